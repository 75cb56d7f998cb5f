# Mournblade and the Knightshades

mournblade = Mournblade
mournblade-undying = Undying
    .text = Knocking out Mournblade is worth 1 step instead of 4. Whenever an enemy is knocked out, he may rally at once.
mournblade-grasping-dead = Grasping Dead
    .text = Take all Knightshades off the battlefield. Then place the whole unit, all three of them, within 3 hexes of Mournblade.
mournblade-grave-summons = Grave Summons
    .text = Mournblade takes a claim action. His banner may go to any objective hex within range that is empty.
mournblade-forward-minions = Forward, Minions!
    .text = Every Knightshade within range may move up to 2 hexes.
mournblade-death-wind = Death Wind
    .text = Mournblade’s banner must be within range. Place it on another objective hex, also within range.
mournblade-raise-dead = Raise Dead
    .text = Each friendly champion within range may rally.
mournblade-soul-cleave = Soul Cleave
    .text = Hit effect: the Knightshades take a recruit action.

knightshades = Knightshades
    .one = Knightshade
knightshades-death-grip = Death Grip
    .text = The speed of an enemy who is next to a Knightshade is 0 for an advance action, whatever tokens it has.
knightshades-careful-master = Careful, Master
    .text = Mournblade, if within range, gains a dodge boon.
knightshades-wheres-master = Where’s Master?
    .text = Mournblade, if within range, may rally, or else move up to 2 hexes.
knightshades-depths-of-sorrow = Depths of Sorrow
    .text = Gains an accuracy boon.
knightshades-deaths-door = Death’s Door
    .text = Has 1 extra accuracy die and 1 extra damage die if the Knightshades have taken a recruit action in this activation.
