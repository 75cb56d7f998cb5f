# Shayle and Landslide

shayle = Shayle
shayle-runecaller = Runecaller
    .text = When Shayle has taken an action in his activation and Landslide stands within 3 hexes of him, you may place it, up to 2 hexes away from its hex.
shayle-avalanche = Avalanche
    .text = As many objective hexes as you like within 3 hexes of Landslide move up to 1 hex, one after another. Each goes to an empty hex that is not an objective hex, and carries along the models on it.
shayle-stone-strength = Stone Strength
    .text = Landslide, if within range, gains a protection boon or a damage boon, as you choose.
shayle-runeweaving = Runeweaving
    .text = Hit effect: one of the target’s boons moves to another champion or unit within range, friend or foe.
shayle-tremor = Tremor
    .text = Every enemy champion and unit within range loses all its boons.
shayle-stone-spikes = Stone Spikes
    .text = Hit effect: the target gains a speed blight.

landslide = Landslide
    .one = Landslide
landslide-rubble = Rubble
    .text = When Landslide is knocked out, an objective hex takes its place, except on a deployment hex.
landslide-eruption = Eruption
    .text = Every champion and unit next to Landslide, friend or foe, gains a protection blight.
landslide-earthquake = Earthquake
    .text = Hit effect: a champion is moved up to 2 hexes. If the target is a follower, all followers of its unit are each moved up to 2 hexes.
landslide-boulder-bash = Boulder Bash
    .text = Hit effect: the target gains a dodge blight.
