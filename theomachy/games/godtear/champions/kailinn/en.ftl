# Kailinn and the Virtues

kailinn = Kailinn
kailinn-centaur = Centaur
    .text = Kailinn can never enter an objective hex. In her activation she may enter hexes with small followers; if her movement ends in one, move each of them to an adjacent hex.
kailinn-impaling-horn = Impaling Horn
    .text = Kailinn moves up to 1 hex. Then an enemy follower of your choice within range may be given wounds until it is knocked out. For this knockout you get 2 extra steps instead of the maelstrom’s 1.
kailinn-powerful-leap = Powerful Leap
    .text = Place Kailinn in a hex up to 2 hexes away.
kailinn-thundering-hooves = Thundering Hooves
    .text = Kailinn moves up to 1 hex. Then one friendly champion within range moves up to 1 hex.
kailinn-brutal-charge = Brutal Charge
    .text = If Kailinn has taken an advance action in this activation, this skill is a bonus action.
kailinn-flashing-blade = Flashing Blade
    .text = May have two followers as targets, if they are in different hexes.

virtues = Virtues
    .one = Virtue
virtues-harmonious = Harmonious
    .text = When a Virtue has used a skill, the other Virtue may use it too, at once and as part of the same action.
virtues-patience = Patience
    .text = Kailinn, if within range, gains a boon of your choice.
virtues-compassion = Compassion
    .text = This Virtue moves up to 1 hex. Then one friendly follower within range moves up to 1 hex.
virtues-serenity = Serenity
    .text = The unit gains a dodge boon. This Virtue may move up to 2 hexes.
virtues-justice = Justice
    .text = Has 1 extra damage die if the Virtues have taken an advance action in this activation.
