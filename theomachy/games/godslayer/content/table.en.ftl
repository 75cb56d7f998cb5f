# The table of Godslayer: terrain, ready-made tables, laying, sides, priority, deployment and secret deployment.
# Pieces of the catalogue stand under their own ids, as keys name them.

## What it looks like

gs-terrain-grass = Grass
    .numbered = { gs-terrain-grass } { $n }
gs-terrain-road = Road
    .numbered = { gs-terrain-road } { $n }
gs-terrain-yard = Paved yard
    .numbered = { gs-terrain-yard } { $n }
gs-terrain-forest = Forest
    .numbered = { gs-terrain-forest } { $n }
gs-terrain-scrub = Undergrowth
    .numbered = { gs-terrain-scrub } { $n }
gs-terrain-marsh = Marsh
    .numbered = { gs-terrain-marsh } { $n }
gs-terrain-stream = Stream
    .numbered = { gs-terrain-stream } { $n }
gs-terrain-field = Ploughed field
    .numbered = { gs-terrain-field } { $n }
gs-terrain-rubble = Rubble
    .numbered = { gs-terrain-rubble } { $n }
gs-terrain-lake = Lake
    .numbered = { gs-terrain-lake } { $n }
gs-terrain-lava = Lava
    .numbered = { gs-terrain-lava } { $n }
gs-terrain-rock = Rocks
    .numbered = { gs-terrain-rock } { $n }
gs-terrain-cliff = Cliff
    .numbered = { gs-terrain-cliff } { $n }
gs-terrain-hill = Hill
    .numbered = { gs-terrain-hill } { $n }
gs-terrain-steep-hill = Steep hill
    .numbered = { gs-terrain-steep-hill } { $n }
gs-terrain-boulder = Boulder
    .numbered = { gs-terrain-boulder } { $n }
gs-terrain-hedge = Hedge
    .numbered = { gs-terrain-hedge } { $n }
gs-terrain-wall = Wall
    .numbered = { gs-terrain-wall } { $n }
gs-terrain-house = House
    .numbered = { gs-terrain-house } { $n }
gs-door = Door

## The catalogue

grass-8 = { gs-terrain-grass }, 8 inches
grass-12 = { gs-terrain-grass }, 12 inches
yard-8 = { gs-terrain-yard }, 8 inches
yard-12 = { gs-terrain-yard }, 12 inches
forest-6 = { gs-terrain-forest }, 6 inches
forest-8 = { gs-terrain-forest }, 8 inches
forest-10 = { gs-terrain-forest }, 10 inches
forest-12 = { gs-terrain-forest }, 12 inches
scrub-6 = { gs-terrain-scrub }, 6 inches
scrub-8 = { gs-terrain-scrub }, 8 inches
scrub-10 = { gs-terrain-scrub }, 10 inches
marsh-8 = { gs-terrain-marsh }, 8 inches
marsh-10 = { gs-terrain-marsh }, 10 inches
marsh-12 = { gs-terrain-marsh }, 12 inches
field-8 = { gs-terrain-field }, 8 inches
field-12 = { gs-terrain-field }, 12 inches
rubble-6 = { gs-terrain-rubble }, 6 inches
rubble-8 = { gs-terrain-rubble }, 8 inches
lake-6 = { gs-terrain-lake }, 6 inches
lake-8 = { gs-terrain-lake }, 8 inches
lake-10 = { gs-terrain-lake }, 10 inches
lava-8 = { gs-terrain-lava }, 8 inches
rock-4 = { gs-terrain-rock }, 4 inches
rock-6 = { gs-terrain-rock }, 6 inches
cliff-8 = { gs-terrain-cliff }, 8 inches
hill-8 = { gs-terrain-hill }, 8 inches
hill-10 = { gs-terrain-hill }, 10 inches
hill-12 = { gs-terrain-hill }, 12 inches
steep-hill-8 = { gs-terrain-steep-hill }, 8 inches
steep-hill-10 = { gs-terrain-steep-hill }, 10 inches
boulder-3 = { gs-terrain-boulder }, 3 inches
boulder-4 = { gs-terrain-boulder }, 4 inches
road-12 = { gs-terrain-road }, 12 inches
road-16 = { gs-terrain-road }, 16 inches
stream-12 = { gs-terrain-stream }, 12 inches
stream-16 = { gs-terrain-stream }, 16 inches
wall-4 = { gs-terrain-wall }, 4 inches
wall-6 = { gs-terrain-wall }, 6 inches
wall-8 = { gs-terrain-wall }, 8 inches
wall-corner-6 = { gs-terrain-wall } with a corner, 6 inches
hedge-6 = { gs-terrain-hedge }, 6 inches
hedge-8 = { gs-terrain-hedge }, 8 inches
house-6 = { gs-terrain-house }, 6 inches
house-8 = { gs-terrain-house }, 8 inches
house-10 = { gs-terrain-house }, 10 inches

## Ready-made tables

gs-field-glade = Quiet Glade
    .text = Two large woods, two hills and a lake between them: something for everybody.
gs-field-village = Border Village
    .text = Houses with doors, walls and fields along one road; short ways and many corners.
gs-field-mire = Black Mire
    .text = Marshes and water slow every step; only the middle stays dry.
gs-field-heights = Watching Heights
    .text = Hills all around: who takes one looks down on the others.
gs-field-ashlands = Ashlands
    .text = Two streams of lava that nothing passes, cliffs and rubble.
gs-field-clearing = Hidden Clearing
    .text = Woods all around and open ground between them: whoever comes out of the trees is seen.
gs-field-marches = Wide Marches
    .text = A long road past woods, hills and fields. For large tables.
gs-field-vale = River Vale
    .text = A stream runs through the whole table; hills, woods and two farms on its banks. For large tables.

gs-no-such-field = There is no table “{ $name }”. There are: { $known }.
gs-field-of-other-size = { $field } is not made for a table of { $width } by { $height } inches.

## Laying terrain

gs-roll-layer = One die each: the highest lays the terrain, the others choose their sides.
gs-layer = { $seat } won the roll for the terrain.
    .brief = Terrain: { $seat }
gs-ask-piece = { $seat }, which piece of terrain do you lay?
    .enough = Enough terrain
gs-ask-lay = { $seat }, where do you lay it?
gs-laid = { $kind } was laid.
    .brief = { $kind }
gs-no-such-piece = “{ $key }” is not a kind of terrain to lay.
gs-enough-pieces = There are already { $most } pieces on the table, and that is the limit.
gs-no-room-for-piece = There is no room left for this: { $piece }.
gs-middle-not-bare = Terrain that is only for show has to cover bare ground.
gs-terrain-off-table = It would hang over the edge of the table.
gs-terrain-overlaps = It would lie on other terrain: { $terrain }.
gs-no-room-to-pass = Nobody could pass between it and { $terrain }: leave two inches.
gs-side-blocked = More than { $most } percent of the ground along a side would be closed to models.
gs-too-little-terrain = Only { $percent } percent of the table has terrain; it needs { $least }.

## Sides

gs-side-south = south
gs-side-north = north
gs-side-west = west
gs-side-east = east
gs-side-north-west = the western half of the north
gs-side-north-east = the eastern half of the north
gs-side-south-west = the western half of the south
gs-side-south-east = the eastern half of the south
gs-side-west-north = the northern half of the west
gs-side-west-south = the southern half of the west
gs-side-east-north = the northern half of the east
gs-side-east-south = the southern half of the east
gs-side-centre = centre
gs-side = { $seat } took a side: { $side }.
    .brief = { $side }
gs-ask-side = { $seat }, from which side of the table do you come?
    .south = South
    .north = North
    .west = West
    .east = East
    .north-west = The western half of the north
    .north-east = The eastern half of the north
    .south-west = The western half of the south
    .south-east = The eastern half of the south
    .west-north = The northern half of the west
    .west-south = The southern half of the west
    .east-north = The northern half of the east
    .east-south = The southern half of the east
gs-ask-edges = { $seat }, from which two sides do you attack?
    .south = South and north
    .west = West and east

## Priority

gs-roll-priority = { $seat } rolls for priority.
gs-roll-off = A tie: one die each decides.
gs-priority = { $seat } won the priority roll with { $total }.
    .brief = Priority
gs-ask-start = { $seat }, who starts?
    .seat-1 = { gs-seat-1 }
    .seat-2 = { gs-seat-2 }
    .seat-3 = { gs-seat-3 }
    .seat-4 = { gs-seat-4 }
    .seat-5 = { gs-seat-5 }
    .seat-6 = { gs-seat-6 }
    .seat-7 = { gs-seat-7 }
    .seat-8 = { gs-seat-8 }
gs-ask-direction = { $seat }, which way do the turns go round the table?
    .clockwise = Clockwise
    .anticlockwise = Anticlockwise
gs-starts = { $seat } starts.
    .brief = Starts
gs-ask-foretelling = { $seat }, do the Waters of Foretelling of { $by } change the priority roll?
    .keep = Keep the roll
    .again = Roll again
gs-ask-leader = { $seat }, your leader is lost: who leads now?
    .none = Nobody
gs-leads = The warband now follows { $card }.
    .brief = Leads

## Deployment

gs-deployment-regular = regular deployment
gs-deployment-advanced = advanced deployment
gs-deployment-secret = secret deployment
gs-deploys = { $card }: { $how }.
    .brief = { $how }
gs-cannot-begin-hidden = “{ $key }” is not an infantry unit of yours that could still be deployed secretly.
gs-not-to-deploy = “{ $key }” is not one of your cards that are deployed now.
gs-ask-deploy = { $seat }, what do you deploy next?
gs-ask-place = { $seat }, where do you set down { $by }?
    .to = { $a } → { $b }
    .all = All, around { $a }
    .singly = One by one
    .nearest = As near as there is room
gs-enters = { $model } was deployed.
    .brief = Deployed
gs-outside-zone = { $model } would not be completely in its zone.
gs-outside-template = { $model } would not be completely under the template.
gs-place-off-table = { $model } would stand over the edge of the table.
gs-place-on-model = { $model } would stand on { $other }.
gs-place-no-standing = { $model } cannot stand there: { $terrain }.
gs-place-would-engage = { $model } would engage { $target }, which is not allowed on being discovered.
gs-place-formation = { $model } would be out of formation.
gs-place-rest = { $card }: { $n ->
        [one] one model would find no room
       *[other] { $n } models would find no room
    }.
gs-place-singly = { $card } is already being set down one by one.
gs-place-room = There is room for { $card }.

gs-edge-1 = { gs-seat-1 }’s table edge
gs-edge-2 = { gs-seat-2 }’s table edge
gs-edge-3 = { gs-seat-3 }’s table edge
gs-edge-4 = { gs-seat-4 }’s table edge
gs-edge-5 = { gs-seat-5 }’s table edge
gs-edge-6 = { gs-seat-6 }’s table edge
gs-edge-7 = { gs-seat-7 }’s table edge
gs-edge-8 = { gs-seat-8 }’s table edge
gs-zone-1 = { gs-seat-1 }’s deployment zone
gs-zone-2 = { gs-seat-2 }’s deployment zone
gs-zone-3 = { gs-seat-3 }’s deployment zone
gs-zone-4 = { gs-seat-4 }’s deployment zone
gs-zone-5 = { gs-seat-5 }’s deployment zone
gs-zone-6 = { gs-seat-6 }’s deployment zone
gs-zone-7 = { gs-seat-7 }’s deployment zone
gs-zone-8 = { gs-seat-8 }’s deployment zone

## Secret deployment

gs-ask-secret = { $seat }, which unit deploys secretly, thanks to { $by }?
    .none = None
gs-ask-marker = { $seat }, where do you put { $by }?
gs-marker = { $seat } put a marker on the table: { $marker }.
    .brief = Marker
gs-ask-assign = { $seat }, at which marker is { $by }? Nobody else will know.
gs-ask-hidden = { $seat }, what will { $by } do in hiding?
    .reveal = Come out of hiding
    .stay = Stay
    .other = Move { $a }
gs-ask-marker-move = { $seat }, where do you move { $by }?
gs-marker-moves = { $marker } moved.
    .brief = Moved
gs-marker-bare = Nobody is at { $marker }.
    .brief = Nobody
gs-revealed = At marker { $marker }: { $card }.
    .brief = Revealed
gs-hidden-in-round-one = { $card } cannot be revealed in the first round.
gs-no-such-marker = “{ $key }” is not one of your markers.
gs-marker-has-moved = { $marker } has already moved this round.
gs-marker-off-table = { $marker } has to stay on the table.
gs-marker-too-far = { $marker } moves up to { $inches } inches.
gs-marker-impassable = { $marker } cannot move into impassable ground: { $terrain }.
gs-marker-over-model = { $marker } cannot move over { $model }.
gs-marker-near-enemy = { $marker } cannot come nearer than { $inches } inches to { $model }.

marker-a1 = { gs-seat-1 }’s marker 1
marker-a2 = { gs-seat-1 }’s marker 2
marker-a3 = { gs-seat-1 }’s marker 3
marker-a4 = { gs-seat-1 }’s marker 4
marker-a5 = { gs-seat-1 }’s marker 5
marker-a6 = { gs-seat-1 }’s marker 6
marker-b1 = { gs-seat-2 }’s marker 1
marker-b2 = { gs-seat-2 }’s marker 2
marker-b3 = { gs-seat-2 }’s marker 3
marker-b4 = { gs-seat-2 }’s marker 4
marker-b5 = { gs-seat-2 }’s marker 5
marker-b6 = { gs-seat-2 }’s marker 6
marker-c1 = { gs-seat-3 }’s marker 1
marker-c2 = { gs-seat-3 }’s marker 2
marker-c3 = { gs-seat-3 }’s marker 3
marker-c4 = { gs-seat-3 }’s marker 4
marker-c5 = { gs-seat-3 }’s marker 5
marker-c6 = { gs-seat-3 }’s marker 6
marker-d1 = { gs-seat-4 }’s marker 1
marker-d2 = { gs-seat-4 }’s marker 2
marker-d3 = { gs-seat-4 }’s marker 3
marker-d4 = { gs-seat-4 }’s marker 4
marker-d5 = { gs-seat-4 }’s marker 5
marker-d6 = { gs-seat-4 }’s marker 6
marker-e1 = { gs-seat-5 }’s marker 1
marker-e2 = { gs-seat-5 }’s marker 2
marker-e3 = { gs-seat-5 }’s marker 3
marker-e4 = { gs-seat-5 }’s marker 4
marker-e5 = { gs-seat-5 }’s marker 5
marker-e6 = { gs-seat-5 }’s marker 6
marker-f1 = { gs-seat-6 }’s marker 1
marker-f2 = { gs-seat-6 }’s marker 2
marker-f3 = { gs-seat-6 }’s marker 3
marker-f4 = { gs-seat-6 }’s marker 4
marker-f5 = { gs-seat-6 }’s marker 5
marker-f6 = { gs-seat-6 }’s marker 6
marker-g1 = { gs-seat-7 }’s marker 1
marker-g2 = { gs-seat-7 }’s marker 2
marker-g3 = { gs-seat-7 }’s marker 3
marker-g4 = { gs-seat-7 }’s marker 4
marker-g5 = { gs-seat-7 }’s marker 5
marker-g6 = { gs-seat-7 }’s marker 6
marker-h1 = { gs-seat-8 }’s marker 1
marker-h2 = { gs-seat-8 }’s marker 2
marker-h3 = { gs-seat-8 }’s marker 3
marker-h4 = { gs-seat-8 }’s marker 4
marker-h5 = { gs-seat-8 }’s marker 5
marker-h6 = { gs-seat-8 }’s marker 6

# Places: this table is measured in inches, and its sides are called by the compass.

table-place-to-centre = { $far }″ towards the centre
table-place-towards = { $far }″ towards { $name }
table-place-way = { $far }″ away
    .right = { $far }″ to the east
    .lower-right = { $far }″ to the south-east
    .down = { $far }″ to the south
    .lower-left = { $far }″ to the south-west
    .left = { $far }″ to the west
    .upper-left = { $far }″ to the north-west
    .up = { $far }″ to the north
    .upper-right = { $far }″ to the north-east
table-apart = { $name } { $far }″
