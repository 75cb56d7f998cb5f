# Banebrood: the words of its cards. Each stands under its id; .text is what it does, .one a single member of a unit. Type, cost in
# ACT, range and duration are not told here: the card shows them apart. ACT are action tokens, LP life points, ″ inches.

gs-banebrood = Banebrood

## Sub-factions, and what they give while their warlord leads

gs-reavers = Reavers
    .text = +1 POW for charge attacks against models in cover or in a forest.
gs-beastspawn = Beastspawn
    .text = +1″ charge movement.

## Warbands to begin with

gs-banebrood-160 = Banebrood, 160 points
    .text = Mongrels and an Ursapine that charge wherever the Gorelord points.
gs-banebrood-300 = Banebrood, 300 points
    .text = Gut-Hackers and two Ursapines: few blows, all of them heavy.

## Cards

gs-gorelord = Gorelord
gs-bellow = Bellow
    .text = The target receives no ordered tactics.
gs-blood-frenzy = Blood Frenzy
    .text = +1 POW in melee, −1 DEF.
gs-banelord = Banelord
gs-goad = Goad
    .text = +1 MOV, −1 DEF.
gs-bisotaur-shaman = Bisotaur Shaman
gs-fetish-staff = Fetish Staff
gs-bison-horns = Bison Horns
gs-instinctive-wisdom = Instinctive Wisdom
    .text = +1 MAG against enemy spells.
gs-hide-of-the-herd = Hide of the Herd
    .text = +1 ARM.
gs-reaver-tyrant = Reaver Tyrant
gs-tyrants-cleaver = Tyrant’s Cleaver
gs-painkiller = Painkiller
    .text = Normal damage it suffers is reduced by 1 each time.
gs-drive-them-on = Drive Them On
    .text = +2″ charge movement.
gs-horn-brayer = Horn-Brayer
gs-cleaver = Cleaver
gs-fallow-shaman = Fallow Shaman
gs-antler-staff = Antler Staff
gs-maldire-mongrels = Maldire Mongrels
    .one = Maldire Mongrel
gs-hacking-weapons = Hacking Weapons
gs-diseased-bite = Diseased Bite
    .text = A model that is hit becomes subject to Plague.
gs-feeding-rush = Feeding Rush
    .text = +2″ charge movement.
gs-gut-hackers = Gut-Hackers
    .one = Gut-Hacker
gs-gut-axe = Gut-Axe
gs-eviscerate = Eviscerate
    .text = Critical hits deal 2 more direct damage.
gs-ursapine = Ursapine
gs-claws = Claws
gs-poison-spines = Poison Spines
    .text = A model within 1″ that hits it in melee becomes subject to Poison.
gs-pestbringer = Pestbringer
gs-rotting-corpse = Rotting Corpse
    .text = No damage; models that are hit become subject to Plague.
gs-morning-star = Morning Star
    .text = Ignores the bonus of shields.
gs-reaver-tribesmen = Reaver Tribesmen
    .one = Reaver Tribesman
gs-hand-weapon = Hand Weapon
gs-skulleater = Skulleater
gs-jawbone-club = Jawbone Club
gs-marrow-feast = Marrow Feast
    .text = Heals 1 LP as its standard activation begins.
gs-balescorch-cyclops = Balescorch Cyclops
gs-tree-trunk = Tree Trunk
    .text = A critical hit also knocks the target down.
gs-scorching-glare = Scorching Glare
    .text = Damaged models become subject to Fire.
gs-infector-blades = Infector Blades
    .text = Damaged models become subject to Plague.
gs-twin-gore-axes = Twin Gore Axes
    .text = Two attack rolls against the same target.
gs-hornplate-armor = Hornplate Armor
    .text = +1 ARM.
gs-disruption-totem = Disruption Totem
    .text = Enemies within 6″ have −2 on casting rolls.
gs-boneswell = Boneswell
    .text = +1 ARM.
gs-limbwither = Limbwither
    .text = The target becomes subject to Withering Curse.
gs-beastclaw = Beastclaw
    .text = +1 POW in melee.
gs-houndlegs = Houndlegs
    .text = +1 MOV.
