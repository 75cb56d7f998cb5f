# Mortans: the words of its cards. Each stands under its id; .text is what it does, .one a single member of a unit. Type, cost in
# ACT, range and duration are not told here: the card shows them apart. ACT are action tokens, LP life points, ″ inches.

gs-mortans = Mortans

## Sub-factions, and what they give while their warlord leads

gs-legions = Legions
    .text = +1 LEAD for bravery and rally tests.
gs-magistratum = Magistratum
    .text = Non-living models heal 1 LP as rounds 3 and 5 begin.
gs-technostratum = Technostratum
    .text = Its areas of effect deviate 1″ less, to a minimum of 1″.

## Warbands to begin with

gs-mortans-160 = Mortans, 160 points
    .text = Legionnaires hold the line, a Necromagus keeps them fearless.
gs-mortans-300 = Mortans, 300 points
    .text = Legion, bombs, a Scorpio, and the dead of the Magistratum.

## Cards

gs-centurion = Centurion
gs-ancestral-pride = Ancestral Pride
    .text = +1 MEL.
gs-lock-shields = Lock Shields
    .text = +1 ARM; cannot be knocked down.
gs-mortifex = Mortifex
gs-bone-sceptre = Bone Sceptre
gs-dread-command = Dread Command
    .text = +1 POW in melee; ignores fear and treats horror as fear.
gs-grave-chill = Grave Chill
    .text = The target has −1 MOV.
gs-princeptor = Princeptor
gs-spathe = Spathe
gs-swordfist = Swordfist
    .text = Ignores 1 point of ARM.
gs-pit-fighter = Pit Fighter
    .text = Its tactic and one counter attack a round cost 1 ACT less, to a minimum of 1.
gs-campaign-veteran = Campaign Veteran
    .text = One more D6 on attack rolls, which counts only for critical hits.
gs-legionnaires = Legionnaires
    .one = Legionnaire
gs-gladius = Gladius
gs-pilum = Pilum
    .text = A hit also gives the target −1 DEF to the end of the turn.
gs-testudo = Testudo
    .text = +2 DEF, +2 ARM.
gs-praetorian-carnifexers = Praetorian Carnifexers
    .one = Praetorian Carnifexer
gs-headsmans-sword = Headsman’s Sword
gs-pommel = Pommel
gs-death-sentence = Death Sentence
    .text = Critical hits deal 2 more direct damage.
gs-necromagus = Necromagus
gs-staffblade = Staffblade
gs-battle-caster = Battle Caster
    .text = May cast while engaged.
gs-non-living-fearless = Non-Living
    .text = Immune to toxic continuous effects; ignores fear and treats horror as fear.
gs-afterlife-lore = Afterlife Lore
    .text = +1 to casting rolls that target friendly non-living models.
gs-mortal-sacrifice = Mortal Sacrifice
    .text = A living friend loses D3 LP as direct damage; the Necromagus heals the same amount.
gs-xisteri-bombers = Xisteri Bombers
    .one = Xisteri Bomber
gs-fire-bomb = Fire Bomb
    .text = Damaged models become subject to Fire.
gs-smoke-bomb = Smoke Bomb
    .text = No damage; leaves a 3″ haze to the end of the round.
gs-short-blade = Short Blade
gs-scorpio = Scorpio
    .one = Scorpio crew
gs-bolt = Bolt
gs-tool = Tool
gs-bonehound = Bonehound
gs-iron-jaws = Iron Jaws
gs-non-living = Non-Living
    .text = Immune to toxic continuous effects.
gs-moloch = Moloch
gs-crushing-claws = Crushing Claws
gs-tail-sweep = Tail Sweep
    .text = Attacks every enemy in melee range, with one attack roll each.
gs-horror = Horror
    .text = Causes horror.
gs-legio-mortum = Legio Mortum
    .one = Legio Mortum soldier
gs-corroded-gladius = Corroded Gladius
gs-fear = Fear
    .text = Causes fear.
gs-eagle-gladius = Eagle Gladius
gs-tower-scutum = Tower Scutum
    .text = A shield: +1 DEF, +2 ARM.
gs-alchemical-stimulant = Alchemical Stimulant
    .text = Once a game: +1 MEL and +1 MOV to the end of the round.
gs-greater-soul-stone = Greater Soul-Stone
    .text = Protection roll 5+: halves the damage of an attack.
gs-aranite-torpor = Aranite Torpor
    .text = −1 MOV, −1 MEL.
gs-knit-the-fallen = Knit the Fallen
    .text = A destroyed member of a friendly non-living unit returns in formation, with 3 LP.
gs-iron-grave = Iron Grave
    .text = +1 DEF; ignores fear and treats horror as fear.
