# Sneaky Peet and the Sneaky Stabbers

sneaky-peet = Sneaky Peet
sneaky-peet-gang-boss = Gang Boss
    .text = Every Sneaky Stabber next to the target gives Sneaky Peet’s skills 1 extra accuracy die.
sneaky-peet-pounce = Pounce
    .text = Once the target is chosen, you may place Sneaky Peet in a hex next to it. Then roll to hit.
sneaky-peet-leap = Leap
    .text = Sneaky Peet may be placed in a hex at most 2 hexes away.
sneaky-peet-backstab = Backstab
    .text = Hit effect: if it is a champion, the target gains a wound.
sneaky-peet-plot-revenge = Plot Revenge
    .text = One friendly champion or unit within range gains an accuracy boon.
sneaky-peet-annoy = Annoy
    .text = Hit effect: move the target toward Sneaky Peet, by up to 2 hexes.

sneaky-stabbers = Sneaky Stabbers
    .one = Sneaky Stabber
sneaky-stabbers-small-and-sneaky = Small and Sneaky
    .text = Sneaky Stabbers can move through the hexes of other models, but not stop there.
sneaky-stabbers-sprint = Sprint
    .text = Choose a Sneaky Stabber. It may move up to 3 hexes.
sneaky-stabbers-let-me-do-it = Let Me Do It!
sneaky-stabbers-sneak = Sneak
    .text = One Sneaky Stabber leaves the battlefield. After that the unit takes a recruit action.
sneaky-stabbers-irritate = Irritate
    .text = Hit effect: the target gains an accuracy blight.
