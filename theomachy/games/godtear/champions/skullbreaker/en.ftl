# Skullbreaker and the Tooth Bearers

skullbreaker = Skullbreaker
skullbreaker-out-of-my-way = Out Of My Way!
    .text = Skullbreaker can move through hexes of small followers, but not stop there.
skullbreaker-finisher = Finisher
    .text = Only in the clash phase. Skullbreaker may take up to three skill actions.
skullbreaker-shake-it-off = Shake It Off
    .text = Remove one blight from Skullbreaker.
skullbreaker-hunting-call = Hunting Call
    .text = Every friendly follower unit within range gains an accuracy boon.
skullbreaker-i-smell-blood = I Smell Blood...
    .text = In this activation Jawblade has 4 extra accuracy dice, and one more hit effect: the target gains a wound.
skullbreaker-go-for-the-belly = Go For The Belly!
    .text = In this activation Jawblade has 2 extra damage dice, and one more hit effect: the target is moved up to 2 hexes.
skullbreaker-jawblade = Jawblade
    .text = Afterwards Skullbreaker gains a speed blight.

tooth-bearers = Tooth Bearers
    .one = Tooth Bearer
tooth-bearers-set-up-the-boss = Set Up The Boss!
    .text = After a Tooth Bearer has wounded an enemy, Skullbreaker may move 1 hex or gain a boon of your choice.
tooth-bearers-rush = Rush
    .text = Choose a hex. Every Tooth Bearer there may move up to 2 hexes.
tooth-bearers-feral-howl = Feral Howl
    .text = Has 1 extra accuracy die for every Tooth Bearer next to the target. Hit effect: the target gains a dodge blight.
tooth-bearers-skullcracker = Skullcracker
    .text = Gains a damage boon.
tooth-bearers-club-bash = Club Bash
    .text = Hit effect: the target gains a wound.
