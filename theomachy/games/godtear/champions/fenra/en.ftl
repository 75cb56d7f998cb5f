# Fenra and the Chainless Curs

fenra = Fenra
fenra-pack-alpha = Pack Alpha
    .text = For every enemy follower that Fenra knocks out, a model of your side at most 3 hexes from her may move 1 hex, but no model twice in the same activation.
fenra-call-of-the-hunt = Call of the Hunt
    .text = A friendly model within range, other than Fenra, moves up to 3 hexes.
fenra-bark-at-the-moon = Bark at the Moon
    .text = All friendly followers within range may move, by up to 2 hexes each.
fenra-the-wolf-is-loose = The Wolf is Loose
    .text = Hit effect: Fenra moves toward the target, by up to 2 hexes.
fenra-feral-bite = Feral Bite
    .text = May have up to three targets, all in one hex. Has 1 extra damage die for every hex next to the target with friendly followers in it.
fenra-shatterstorm = Shatterstorm
    .text = Targets followers only: up to two, in any hexes within range. Has 1 extra damage die for every hex next to the target with friendly followers in it.

chainless-curs = Chainless Curs
    .one = Chainless Cur
chainless-curs-gang-up = Gang Up
    .text = A Chainless Cur’s skill has 3 extra accuracy dice against a small follower if more followers stand in the user’s hex than in that of the target.
chainless-curs-makeshift-plating = Makeshift Plating
    .text = Gains a protection boon.
chainless-curs-corner-them = Corner Them
    .text = Hit effect: every Chainless Cur at most 2 hexes from the target is placed in a hex of your choice next to it.
chainless-curs-snarl = Snarl
    .text = Hit effect: all followers in the target’s hex are moved, by up to 1 hex each.
chainless-curs-maim-and-encircle = Maim and Encircle
    .text = Hit effect: one Chainless Cur of your choice may move 1 hex.
