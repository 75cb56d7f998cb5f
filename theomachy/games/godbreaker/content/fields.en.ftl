# Terrain and battlefields of The Godbreaker Saga: what lies there, ready-made fields, and how players lay their own.
# Pieces of the catalogue and rules stand under their own ids, as keys name them: `forest-6 as area`.

## What it looks like

gb-terrain-forest = Forest
    .numbered = { gb-terrain-forest } { $n }
gb-terrain-scrub = Scrub
    .numbered = { gb-terrain-scrub } { $n }
gb-terrain-rubble = Rubble
    .numbered = { gb-terrain-rubble } { $n }
gb-terrain-water = Shallow water
    .numbered = { gb-terrain-water } { $n }
gb-terrain-canal = Canal
    .numbered = { gb-terrain-canal } { $n }
gb-terrain-ruin = Ruin
    .numbered = { gb-terrain-ruin } { $n }
gb-terrain-grass = Grass
    .numbered = { gb-terrain-grass } { $n }
gb-terrain-yard = Paved yard
    .numbered = { gb-terrain-yard } { $n }
gb-terrain-road = Road
    .numbered = { gb-terrain-road } { $n }
gb-terrain-wall = Wall
    .numbered = { gb-terrain-wall } { $n }
gb-terrain-hedge = Hedge
    .numbered = { gb-terrain-hedge } { $n }
gb-terrain-fence = Fence
    .numbered = { gb-terrain-fence } { $n }
gb-terrain-rock = Rocks
    .numbered = { gb-terrain-rock } { $n }
gb-terrain-floor = Upper floor
    .numbered = { gb-terrain-floor } { $n }

## What it counts as

gb-rule-open = scenery
    .numbered = { gb-rule-open } { $n }
gb-rule-area = area terrain
    .numbered = { gb-rule-area } { $n }
gb-rule-barricade = barricade
    .numbered = { gb-rule-barricade } { $n }
gb-rule-impassable = impassable barricade
    .numbered = { gb-rule-impassable } { $n }
open = { gb-rule-open }
area = { gb-rule-area }
barricade = { gb-rule-barricade }
impassable = { gb-rule-impassable }

## The catalogue

forest-6 = { gb-terrain-forest }, 6U
forest-8 = { gb-terrain-forest }, 8U
forest-10 = { gb-terrain-forest }, 10U
scrub-4 = { gb-terrain-scrub }, 4U
scrub-6 = { gb-terrain-scrub }, 6U
scrub-8 = { gb-terrain-scrub }, 8U
rubble-4 = { gb-terrain-rubble }, 4U
rubble-6 = { gb-terrain-rubble }, 6U
rubble-8 = { gb-terrain-rubble }, 8U
water-6 = { gb-terrain-water }, 6U
water-8 = { gb-terrain-water }, 8U
water-10 = { gb-terrain-water }, 10U
ruin-6 = { gb-terrain-ruin }, 6U
ruin-8 = { gb-terrain-ruin }, 8U
grass-6 = { gb-terrain-grass }, 6U
grass-8 = { gb-terrain-grass }, 8U
grass-10 = { gb-terrain-grass }, 10U
yard-6 = { gb-terrain-yard }, 6U
yard-10 = { gb-terrain-yard }, 10U
road-8 = { gb-terrain-road }, 8U
road-12 = { gb-terrain-road }, 12U
canal-8 = { gb-terrain-canal }, 8U
canal-12 = { gb-terrain-canal }, 12U
wall-2 = { gb-terrain-wall }, 2U
wall-4 = { gb-terrain-wall }, 4U
wall-6 = { gb-terrain-wall }, 6U
wall-8 = { gb-terrain-wall }, 8U
wall-corner-5 = { gb-terrain-wall } with a corner, 5U
wall-corner-6 = { gb-terrain-wall } with a corner, 6U
hedge-4 = { gb-terrain-hedge }, 4U
hedge-6 = { gb-terrain-hedge }, 6U
hedge-corner-6 = { gb-terrain-hedge } with a corner, 6U
fence-6 = { gb-terrain-fence }, 6U
rock-4 = { gb-terrain-rock }, 4U
rock-6 = { gb-terrain-rock }, 6U
rock-bend-6 = Bent ridge of rocks, 6U
round-2 = Round patch of rubble, 2U
round-4 = Round patch of rubble, 4U
round-6 = Round patch of rubble, 6U
round-8 = Round patch of rubble, 8U
house-6 = Ruin with walls, 6U
house-8 = Ruin with walls, 8U
house-10 = Ruin with walls, 10U
floor-4 = { gb-terrain-floor }, 4U
floor-6 = { gb-terrain-floor }, 6U
floor-8 = { gb-terrain-floor }, 8U

## Ready-made battlefields

gb-field-meadow = Long Meadow
    .text = Open grass between woods and water. Gentle ground for a first game.
gb-field-town = Fallen Town
    .text = Four houses around a square; two of them still have walls that nothing can pass.
gb-field-canal = Old Canal
    .text = Water cuts the field in two, and a single bridge joins the halves.
gb-field-pass = Stone Pass
    .text = Impassable ridges force every path through the middle.
gb-field-marsh = Drowned Marsh
    .text = Pools and reeds slow every step; hardly a wall to hide behind.
gb-field-gardens = Walled Gardens
    .text = Clipped hedges around a grove, much the same from every side.
gb-field-colonnade = Colonnade
    .text = Halls with roofs to stand on and a tower of two floors, if levels are used.
gb-field-delta = River Delta
    .text = Three arms of a river, fields and fences between them.
gb-field-quarry = Forgotten Quarry
    .text = A pit of rubble ringed by rocks, with two sheds that can be climbed if levels are used.
gb-field-citadel = Broken Citadel
    .text = Four great houses around a bare yard; two are towers if levels are used.
gb-field-wildwood = Wildwood
    .text = Woods in all corners and rocks between them; room for four circles and more.

gb-no-such-field = There is no battlefield “{ $name }”. There are: { $known }.
gb-field-for-others = { $field } is not meant for { $players ->
        [one] one player
       *[other] { $players } players
    }.

## Laying terrain

gb-ask-piece = { $seat }, which piece of terrain do you lay, and what does it count as?
    .as = { $a }: { $b }
    .enough = Enough terrain
gb-ask-rule = { $seat }, an unusual piece: what does it count as?
    .as = { $a }: { $b }
gb-ask-lay = { $seat }, where do you lay it?
gb-piece-too-long = { $model } can raise pieces of up to { $units }U, and this one measures { $across }U: { $piece }.
gb-never-impassable = This piece cannot count as an impassable barricade, since the table did not agree on that: { $piece }.
gb-no-such-piece = There is no piece “{ $key }”.
gb-enough-pieces = With { $most } pieces on the battlefield, only what is still missing may be laid.
gb-enough-barricades = There are { $most } barricades already; no more are allowed here.
gb-enough-area = With this piece more than { $most } percent of the ground would be area terrain.
gb-little-bare-ground = Too little bare ground is left for a piece { $units }U across.
gb-middle-not-bare = The middle of a piece has to lie on bare ground.
gb-terrain-off-table = It would hang over the edge of the battlefield.
gb-barricades-overlap = One barricade cannot lie on another.
gb-barricade-on-marker = A barricade cannot lie on a marker.

## How much there has to be

gb-too-little-area = Only { $percent } percent of the ground is area terrain; it takes { $least }.
gb-too-much-area = { $percent } percent of the ground is area terrain; { $most } is the limit.
gb-too-little-terrain = Only { $percent } percent of the ground has terrain, scenery included; it takes { $least }.
gb-too-few-barricades = There { $number ->
        [one] is one barricade
       *[other] are { $number } barricades
    }; it takes { $least }.
gb-too-many-barricades = There are { $number } barricades; { $most } is the limit here.
