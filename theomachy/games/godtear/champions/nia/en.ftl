# Nia and the Quartzlings

nia = Nia
nia-rock-concert = Rock Concert
    .text = Nia may take a bonus action if all three Quartzlings are on the battlefield as her activation begins.
nia-geode = Geode
    .text = Only in the plot phase. Choose a Quartzling that is alone in its hex and next to an objective hex: an objective hex takes its place. If this lies within 2 hexes of Nia, she may take a claim action there.
nia-crystal-mirror = Crystal Mirror
    .text = Choose a boon that any champion or unit within range has. Then one friendly champion or unit within range gains the same boon.
nia-meditation = Meditation
    .text = Gains an accuracy boon.
nia-march = March
    .text = Nia moves up to 1 hex.
nia-crystal-glare = Crystal Glare
    .text = Choose a blight that any champion or unit within range has. Then one enemy champion or unit within range gains the same blight.
nia-erosion = Erosion
    .text = Hit effect: the target gains a protection blight.
nia-blinding-light = Blinding Light
    .text = Hit effect: the target gains an accuracy blight.

quartzlings = Quartzlings
    .one = Quartzling
quartzlings-rock-formation = Rock Formation
    .text = Whenever Nia’s banner is taken off the battlefield, the Quartzlings may take a recruit action at once, in the end phase too.
quartzlings-calcify = Calcify
    .text = If this Quartzling is alone in its hex and next to an objective hex, an objective hex takes its place.
quartzlings-shimmer = Shimmer
    .text = Hit effect: the target gains a speed blight.
quartzlings-rolling-stones = Rolling Stones
    .text = Every Quartzling may move in a straight line, by up to 3 hexes.
quartzlings-stones-throw = Stone’s Throw
