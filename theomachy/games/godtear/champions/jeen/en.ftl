# Jeen and the Golden Shrikes

jeen = Jeen
jeen-martial-discipline = Martial Discipline
    .text = After an enemy skill has given Jeen 1 wound or more, she may gain a boon: dodge or protection.
jeen-overrun = Overrun
    .text = Jeen moves up to 2 hexes. Then every other friendly model within range moves up to 2 hexes, in any order you like.
jeen-blade-storm = Blade Storm
    .text = May have up to three targets, all in one hex. Afterwards Jeen moves up to 1 hex.
jeen-rapid-strike = Rapid Strike
    .text = Targets followers only. May be used as a bonus action.
jeen-polearm-sweep = Polearm Sweep
    .text = Choose one hex within range, or two that are next to each other. One model in each may be a target.
jeen-sharpen-blade = Sharpen Blade
    .text = Gains a damage boon.
jeen-press-forward = Press Forward
    .text = One friendly champion or unit within range gains a speed boon.

golden-shrikes = Golden Shrikes
    .one = Golden Shrike
golden-shrikes-drive-back = Drive Back
    .text = When their activation ends, choose a hex next to a Golden Shrike. You may move the enemy followers there by up to 1 hex each.
golden-shrikes-sprint = Sprint
    .text = Choose a Golden Shrike. It may move up to 3 hexes.
golden-shrikes-slash-and-dash = Slash and Dash
    .text = Afterwards each Golden Shrike in the user’s hex may move 1 hex.
golden-shrikes-balanced-stance = Balanced Stance
    .text = Gains a dodge boon or a protection boon.
golden-shrikes-press-forward = Press Forward
    .text = One friendly champion or unit within range gains a speed boon.
