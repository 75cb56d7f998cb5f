# Morrigan and the Cold Bones

morrigan = Morrigan
morrigan-frost-forged = Frost Forged
    .text = Boons of any kind count as 2 for Morrigan instead of 1.
morrigan-flash-freeze = Flash Freeze
    .text = Every enemy champion and unit within range gains a dodge blight and a speed blight.
morrigan-forward-minions = Forward, Minions!
    .text = Every one of the Cold Bones within range may move up to 2 hexes.
morrigan-frosty-glance = Frosty Glance
    .text = Hit effect: the target gains a protection blight, and Morrigan may move 1 hex toward it.
morrigan-snowballs-chance = Snowball’s Chance
    .text = If the damage roll gives the target a wound or more, it is given further wounds until it is knocked out.
morrigan-iceblade = Iceblade
    .text = Hit effect: a target with a speed blight, an accuracy blight or a damage blight gains a wound.
morrigan-icebolt = Icebolt
    .text = Hit effect: the target gains an accuracy blight.

cold-bones = Cold Bones
    .one = Cold Bones
cold-bones-brain-freeze = Brain Freeze
    .text = When an enemy has used a skill that knocked out any of the Cold Bones, it gains a dodge blight.
cold-bones-so-cool-mistress = So Cool, Mistress!
    .text = Morrigan, if within range, gains an accuracy boon or a speed boon, as you choose.
cold-bones-chill-out = Chill Out
    .text = Has 1 extra accuracy die for every one of the Cold Bones next to the target. Hit effect: the target gains a damage blight.
cold-bones-intense-cold = Intense Cold
    .text = Gains a damage boon.
cold-bones-snowblade-fight = Snowblade Fight!
    .text = Has 1 extra accuracy die for every one of the Cold Bones next to the target.
