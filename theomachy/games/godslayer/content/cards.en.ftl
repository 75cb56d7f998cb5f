# What is on cards of several factions: continuous effects, sub-classes of items, categories and sets of spells.
# The words of a faction's own cards lie beside them, in factions/.

## Continuous effects

gs-fire = Fire
    .text = 1 direct damage when it takes hold, and whenever it does not end.
gs-poison = Poison
    .text = −1 MEL, −1 MIS.
gs-plague = Plague
    .text = 1 direct damage when it takes hold, and whenever it does not end; −1 MOV.
gs-dread-vision = Dread Vision
    .text = −2 LEAD.
gs-withering-curse = Withering Curse
    .text = −1 ARM, −1 MAG.

## Sub-classes of items

gs-slot-sword = swords
gs-slot-one-handed-sword = one-handed swords
gs-slot-bow = bows
gs-slot-axe = axes
gs-slot-hammer = hammers
gs-slot-morning-star = morning stars
gs-slot-paired-weapons = paired weapons
gs-slot-two-handed-spear-or-sword = two-handed spears and swords
gs-slot-large-shield = large shields
gs-slot-helm-or-bracers = helms and bracers
gs-slot-armor = armour
gs-slot-potion = potions
gs-slot-talisman = talismans
gs-slot-artifact = artifacts
gs-slot-totem = totems

## Categories and sets of spells

gs-category-logos = Logos
gs-category-necromancy = Necromancy
gs-category-nature = Nature
gs-category-mutation = Mutations
gs-category-shadow = Shadow
gs-set-logos-of-the-gods = Logos of the Gods
gs-set-logos-of-healing = Logos of Healing
gs-set-logos-of-fate = Logos of Fate
gs-set-rites-of-torpor = Rites of Torpor
gs-set-rites-of-bone = Rites of Bone
gs-set-old-songs = Old Songs
gs-set-song-of-briars = Song of Briars
gs-set-mutations-of-might = Mutations of Might
gs-set-mutations-of-the-beast = Mutations of the Beast
gs-set-shrouds = Shrouds
