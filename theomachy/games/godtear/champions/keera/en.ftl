# Keera and the Young Dragons

keera = Keera
keera-by-my-command = By My Command!
    .text = Keera’s enemy skills count their range from a Young Dragon, which must be within 3 hexes of her.
keera-firebrand = Firebrand
    .text = Each enemy champion with a Young Dragon within 2 hexes gains a wound.
keera-royal-summons = Royal Summons
    .text = The Young Dragons may take one action, advance or recruit.
keera-regal-blessing = Regal Blessing
    .text = The Young Dragons gain an accuracy boon if one of them is within range.
keera-vicious-bite = Vicious Bite
    .text = Hit effect: if it is a champion, the target gains a wound.
keera-rain-of-fire = Rain of Fire
    .text = Hit effect: the target gains a protection blight.

young-dragons = Young Dragons
    .one = Young Dragon
young-dragons-flight = Flight
    .text = In an advance action Young Dragons may move through the hexes of other models, but not stop there.
young-dragons-draconic-rage = Draconic Rage
    .text = Gains a damage boon.
young-dragons-roar = Roar
    .text = Hit effect: the target gains a dodge blight.
young-dragons-bite = Bite
    .text = Hit effect: if it is a champion, the target gains a wound.
young-dragons-fiery-breath = Fiery Breath
    .text = Hit effect: the target gains a protection blight.
