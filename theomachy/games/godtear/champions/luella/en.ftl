# Luella and the Shield Maidens

luella = Luella
luella-momentum = Momentum
    .text = In an advance action Luella may go 1 hex farther than her speed, if the whole way is a straight line.
luella-storm-rider = Storm Rider
    .text = Luella moves up to 2 hexes. Every enemy who is then within range suffers a damage roll of 3 dice.
luella-supercharge = Supercharge
    .text = One friendly champion or unit within range gains a speed boon.
luella-lightning-flash = Lightning Flash
    .text = If Luella has moved 3 hexes or more in this activation, this skill is a bonus action. Hit effect: the target gains a dodge blight.
luella-rolling-thunder = Rolling Thunder
    .text = If Luella has moved 3 hexes or more in this activation, this skill is a bonus action.
luella-arc-lightning = Arc Lightning
    .text = Hit effect: when its damage is dealt with, up to 2 other models in the target’s hex or next to it may suffer a damage roll of 3 dice each.

shield-maidens = Shield Maidens
    .one = Shield Maiden
shield-maidens-protective = Protective
    .text = When their activation ends with a Shield Maiden next to Luella, she gains a protection boon.
shield-maidens-empower = Empower
    .text = Gains a damage boon.
shield-maidens-march = March
    .text = Every Shield Maiden may move 1 hex.
shield-maidens-cleave = Cleave
