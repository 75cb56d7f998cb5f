# Troglodytes: the words of its cards. Each stands under its id; .text is what it does, .one a single member of a unit. Type, cost in
# ACT, range and duration are not told here: the card shows them apart. ACT are action tokens, LP life points, ″ inches.

gs-troglodytes = Troglodytes

## Sub-factions, and what they give while their warlord leads

gs-trolloth = Trolloth
    .text = Ignores 1 point of each damage roll from an area of effect or a fall.
gs-shadow-trolls = Shadow Trolls
    .text = At the end of its standard activation it may move 1″ for free, without free strikes.
gs-gnolls = Gnolls
    .text = Takes bravery tests only after losing two thirds of its models in a turn instead of half.

## Warbands to begin with

gs-troglodytes-160 = Troglodytes, 160 points
    .text = A Hammerfist and a troll that heal while runts swarm about them.
gs-troglodytes-300 = Troglodytes, 300 points
    .text = Twelve runts, horned riders, and a nightmare out of the shadow.

## Cards

gs-hammerfist = Hammerfist
gs-regeneration = Regeneration
    .text = Heals 1 LP as its standard activation begins.
gs-crushing-advance = Crushing Advance
    .text = +1 POW in melee.
gs-ground-slam = Ground Slam
    .text = Each member of the target within 2″ of the Hammerfist is knocked down on 5+.
gs-grondagh-filthling = Grondagh Filthling
gs-rusty-pick = Rusty Pick
gs-swarm-them = Swarm Them
    .text = +1 MEL against enemies that the receiver outnumbers two to one or more.
gs-lighteater = Lighteater
gs-shadow-claw = Shadow Claw
gs-reaver-runts = Reaver Runts
    .one = Reaver Runt
gs-hooked-knife = Hooked Knife
gs-thrown-darts = Thrown Darts
gs-scatter = Scatter
    .text = It may spend 1 ACT on movement without free strikes.
gs-grayhorns = Grayhorns
    .one = Grayhorn
gs-ram-lance = Ram Lance
gs-horn-gore = Horn Gore
gs-trample = Trample
    .text = Charge attacks that deal damage also knock the target down.
gs-obsidian-nightmare = Obsidian Nightmare
gs-heavy-flail = Heavy Flail
    .text = Ignores the bonus of shields.
gs-longshadows = Longshadows
    .one = Longshadow
gs-mental-grasp = Mental Grasp
gs-shadow-blade = Shadow Blade
gs-feral-troll = Feral Troll
gs-huge-fists = Huge Fists
gs-lords-morning-star = Lord’s Morning Star
    .text = Ignores the bonus of shields.
gs-black-iron-plate = Black Iron Plate
    .text = +1 ARM.
gs-gloom-lantern = Gloom Lantern
    .text = Once a game: places a 3″ haze within 6″ to the end of the round.
gs-veil-of-dusk = Veil of Dusk
    .text = Places a 3″ haze.
gs-lightrend = Lightrend
    .text = A spell attack; a damaged model is knocked down.
gs-grasping-dark = Grasping Dark
    .text = The target is stationary.
