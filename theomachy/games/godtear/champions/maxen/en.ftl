# Maxen and the Gearhawks

maxen = Maxen
maxen-scavenger = Scavenger
    .text = If Maxen knocks out an enemy champion, that champion’s banner is taken off the battlefield.
maxen-bird-shot = Bird Shot
    .text = Take up to 3 Gearhawks off the battlefield. Each of them gives this skill 2 extra accuracy dice and 2 extra damage dice.
maxen-march = March
    .text = Maxen moves up to 1 hex.
maxen-tinker = Tinker
    .text = The Gearhawks may take a recruit action at once. They may also gain a boon of your choice.
maxen-piercing-round = Piercing Round
    .text = Each hex between Maxen and the target takes away 1 accuracy die. Hit effect: the target gains a wound.
maxen-shrapnel-shot = Shrapnel Shot
    .text = Each hex between Maxen and the target takes away 1 accuracy die and 1 damage die. Hit effect: move the target away from Maxen, by up to 1 hex.

gearhawks = Gearhawks
    .one = Gearhawk
gearhawks-eagle-eye = Eagle Eye
    .text = When their activation ends, one friendly champion of your choice next to a Gearhawk may gain an accuracy boon.
gearhawks-migration = Migration
    .text = Each Gearhawk may be placed in a hex at most 3 hexes away.
gearhawks-talon-rake = Talon Rake
    .text = Has 1 extra accuracy die for every Gearhawk next to the target. Hit effect: the target gains a protection blight.
gearhawks-dive-bomb = Dive Bomb
    .text = Has 1 extra accuracy die for every Gearhawk next to the target.
