# Grimgut and the Retchlings

grimgut = Grimgut
grimgut-spew = Spew
    .text = Retchlings that are recruited in Grimgut’s activation may also come next to a Retchling that was placed earlier in it.
grimgut-buffet = Buffet
    .text = Targets followers only: up to three, in any hexes within range.
grimgut-new-spew = New Spew
    .text = Every Retchling is taken off the battlefield. After that the unit takes five recruit actions.
grimgut-flu-spew = Flu Spew
    .text = Every enemy champion and every enemy unit with a Retchling next to it is a target, once each and however far away. Hit effect: the target gains a damage blight.
grimgut-goo-spew = Goo Spew
    .text = Every enemy champion and every enemy unit with a Retchling next to it is a target, once each and however far away. Hit effect: the target gains a dodge blight.
grimgut-roll = Roll
    .text = Grimgut moves in a straight line, by up to 3 hexes.
grimgut-nom-nom-nom = Nom Nom Nom
    .text = Targets followers only.

retchlings = Retchlings
    .one = Retchling
retchlings-wretched = Wretched
    .text = A Retchling that is knocked out counts for 0 steps.
retchlings-slip-and-slide = Slip and Slide
    .text = One friendly champion or unit within range gains a speed boon. With another action of the same activation, a second Retchling in a different hex may use it, too.
retchlings-slimed = Slimed
    .text = May have up to three targets, all in one hex. With another action of the same activation, a second Retchling in a different hex may use it, too.
