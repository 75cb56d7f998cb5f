# Blackjaw and the Unburnt Reavers

blackjaw = Blackjaw
blackjaw-wildfire = Wildfire
    .text = Once Blackjaw has knocked out a follower in his activation, he may take a bonus action in it.
blackjaw-fire-storm = Fire Storm
    .text = Targets followers only: up to five, in any hexes within range.
blackjaw-hotfoot = Hotfoot
    .text = One friendly champion or unit within range gains a speed boon.
blackjaw-evil-eye = Evil Eye
    .text = Targets followers only. Hit effect: the target gains a protection blight.
blackjaw-kick = Kick
    .text = Targets followers only.
blackjaw-fiery-axe = Fiery Axe
    .text = May have up to three targets, all in one hex.
blackjaw-fireball = Fireball
    .text = May have up to three targets, all in one hex.

unburnt-reavers = Unburnt Reavers
    .one = Unburnt Reaver
unburnt-reavers-fearsome = Fearsome
    .text = Small enemies within 3 hexes of an Unburnt Reaver have 1 accuracy die fewer for all their skills while there are fewer than three models in their hex.
unburnt-reavers-rush = Rush
    .text = Choose a hex. Every Unburnt Reaver there may move up to 2 hexes.
unburnt-reavers-intimidation = Intimidation
    .text = Hit effect: the target gains a dodge blight.
unburnt-reavers-war-cry = War Cry
    .text = Gains an accuracy boon.
unburnt-reavers-cleaving-strike = Cleaving Strike
