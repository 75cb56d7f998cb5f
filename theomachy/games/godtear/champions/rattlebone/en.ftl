# Rattlebone and the Hexlings

rattlebone = Rattlebone
rattlebone-roll-the-bones = Roll the Bones
    .text = When Rattlebone’s activation ends, roll a die. On a 1 or a 2 you may take one boon or blight from a champion or unit within that many hexes of her and give it to another within as many hexes.
rattlebone-power-hex = Power Hex
    .text = Name one blight for every Hexling within range. All enemy champions within range gain the blights you named.
rattlebone-call-totems = Call Totems
    .text = Take any number of Hexlings off the battlefield, then place them within 2 hexes of Rattlebone.
rattlebone-grasping-curse = Grasping Curse
    .text = Hit effect: the target gains a speed blight or a dodge blight, as you choose.
rattlebone-cursed-ground = Cursed Ground
    .text = Up to two empty hexes within range that are not objective hexes become objective hexes, until the clash phase ends.
rattlebone-deadly-curse = Deadly Curse
    .text = Hit effect: the target gains an accuracy blight or a damage blight, as you choose.

hexlings = Hexlings
    .one = Hexling
hexlings-hex-eaters = Hex Eaters
    .text = If the die of Rattlebone’s Roll the Bones is blank, the Hexlings may gain a boon of your choice.
hexlings-attune-magic = Attune Magic
    .text = Gains a boon of your choice.
hexlings-hex-bolt = Hex Bolt
    .text = Hit effect: the target gains a blight of your choice.
hexlings-purge-magic = Purge Magic
    .text = All boons and blights of the Hexlings move to one friendly champion or unit within range.
