# Nordgaard: the words of its cards. Each stands under its id; .text is what it does, .one a single member of a unit. Type, cost in
# ACT, range and duration are not told here: the card shows them apart. ACT are action tokens, LP life points, ″ inches.

gs-nordgaard = Nordgaard

## Sub-factions, and what they give while their warlord leads

gs-nordgaard-clans = Clans of Nordgaard
    .text = +1 ARM against free strikes.
gs-guilds = Guilds
    .text = Re-rolls failed expiry tests.
gs-skannfyrd = Skannfyrd
    .text = Enemies have −1 when they roll for an enemy tactic against it.

## Warbands to begin with

gs-nordgaard-160 = Nordgaard, 160 points
    .text = A Scarjarl, tough warriors, a bear, and something to drink.
gs-nordgaard-300 = Nordgaard, 300 points
    .text = Warsmith and Valkyrie lead three units that are hard to kill.

## Cards

gs-scarjarl = Scarjarl
gs-tenacious = Tenacious
    .text = The first time it would be destroyed, a protection roll of 5+ leaves it in play with 1 LP.
gs-blood-oath = Blood Oath
    .text = +1 POW in melee.
gs-war-cry = War Cry
    .text = The target has −1 MEL.
gs-warsmith = Warsmith
gs-shatter = Shatter
    .text = The target has −2 ARM.
gs-earth-tremor = Earth Tremor
    .text = Members of the target within 3″ of each other are each knocked down on 5+.
gs-valkyrie = Valkyrie
gs-valkyrie-spear = Valkyrie Spear
gs-ride-them-down = Ride Them Down
    .text = The charge bonus to POW is +2 instead of +1.
gs-prayer = Prayer
    .text = Once a round, a friendly model in LEAD range heals D3 LP.
gs-prayer-heal = Prayer of Healing
    .text = A friendly model heals D3 LP.
gs-fjell-warriors = Fjell Warriors
    .one = Fjell Warrior
gs-bearded-axe = Bearded Axe
gs-leatherskin = Leatherskin
    .text = Normal damage it suffers is reduced by 1 each time.
gs-shield-wall = Shield Wall
    .text = +1 DEF and +1 ARM against missile attacks and charge attacks.
gs-skannfyrd-kinswords = Skannfyrd Kinswords
    .one = Skannfyrd Kinsword
gs-kinsword = Sword of the Kin
gs-disdain-for-pain = Disdain for Pain
    .text = Normal damage it suffers is reduced by 1 each time.
gs-kin-fury = Fury of the Kin
    .text = +1 POW in melee, −1 DEF.
gs-fimbul-toughborns = Fimbul Toughborns
    .one = Fimbul Toughborn
gs-crossbow = Crossbow
gs-hatchet = Hatchet
gs-brewer-of-odrorir = Brewer of Odrorir
gs-ladle-mace = Ladle-mace
gs-brews = Brews
    .text = One brew a round for a friendly model or unit within 3″.
gs-stout = Stout
    .text = +1 ARM.
gs-firewater = Firewater
    .text = +1 POW in melee.
gs-clearmead = Clearmead
    .text = Re-rolls one failed LEAD test.
gs-einherjer = Einherjer
    .one = Einherjer
gs-rune-axe = Rune Axe
gs-fearless = Fearless
    .text = Ignores fear; treats horror as fear.
gs-rune-ward = Rune Ward
    .text = Protection roll 5+: ignore the damage of an attack.
gs-frost-bear = Frost Bear
gs-maul = Maul
gs-jarls-great-axe = Jarl’s Great Axe
    .text = A quick chop or a heavy cleave.
gs-axe-chop = Axe Chop
gs-axe-cleave = Axe Cleave
gs-rune-hammer = Rune Hammer
    .text = A critical hit also knocks the target down.
gs-runes-of-the-forefathers = Runes of the Forefathers
    .text = Protection roll 4+: halves all damage of an attack.
gs-bear-mead = Bear Mead
    .text = Once a game: fearless and +1 POW in melee to the end of the round.
