# Halodynes: the words of its cards. Each stands under its id; .text is what it does, .one a single member of a unit. Type, cost in
# ACT, range and duration are not told here: the card shows them apart. ACT are action tokens, LP life points, ″ inches.

gs-halodynes = Halodynes

## Sub-factions, and what they give while their warlord leads

gs-city-states = City-States
    .text = Once a round a unit re-rolls a failed LEAD test to receive an ordered tactic.
gs-temple-cults = Temple-Cults
    .text = +1 to casting rolls of incantations.
gs-amazons = Amazons
    .text = Moves 1″ further in the first movement action of an activation.

## Warbands to begin with

gs-halodynes-160 = Halodynes, 160 points
    .text = A Demarchon and a priestess behind archers, with Cerberos let loose.
gs-halodynes-300 = Halodynes, 300 points
    .text = A phalanx, archers, ogres, and a priestess with her familiar.

## Cards

gs-demarchon = Demarchon
gs-steady-spears = Steady Spears
    .text = +1 DEF.
gs-strike-as-one = Strike as One
    .text = +1 MEL.
gs-godquester = Godquester
gs-heros-stride = Hero’s Stride
    .text = May spend 5 ACT on movement in a round.
gs-hunters-focus = Hunter’s Focus
    .text = +1 MIS.
gs-measured-fury = Measured Fury
    .text = +1 MEL in melee for each ACT spent on it, at most +2.
gs-follow-me = Follow Me
    .text = The receiver may make one free movement action of up to its MOV.
gs-oracle = Oracle
gs-laurel-staff = Laurel Staff
gs-foresight = Foresight
    .text = Ignores the extra damage of the first critical hit each round.
gs-forewarning = Forewarning
    .text = +2 DEF against missile attacks and charge attacks.
gs-doom-foretold = Doom Foretold
    .text = The target has −1 DEF.
gs-syntarch = Syntarch
gs-twin-kopis = Twin Kopis
gs-counterstrike = Counterstrike
    .text = Whenever an enemy in his sight ends its movement in his LEAD range, he may charge it as a passive activation, with strike rank +1 and without slay movement; not while engaged.
gs-sanctum-priestess = Sanctum Priestess
gs-temple-staff = Temple Staff
gs-archon-aura = Archon Aura
    .text = Friends within 4″ have +1 LEAD when they receive ordered tactics.
gs-sacred-familiar = Sacred Familiar
gs-talons = Talons
gs-spell-conduit = Spell Conduit
    .text = Its parent may channel spells through it.
gs-hoplites = Hoplites
    .one = Hoplite
gs-hoplite-spear = Hoplite Spear
gs-phalanx = Phalanx
    .text = Members within 1″ of another have +2 DEF and +1 ARM; the unit may spend no more than 1 ACT on movement.
gs-sons-of-war = Sons of War
    .one = Son of War
gs-red-blade = Red Blade
gs-battle-rapture = Battle Rapture
    .text = +1″ charge movement; the charge bonus to POW is +2 instead of +1.
gs-amazon-hunters = Amazon Hunters
    .one = Amazon Hunter
gs-short-bow = Short Bow
gs-hunting-knife = Hunting Knife
gs-advanced-deployment = Advanced Deployment
    .text = Deploys up to 8″ beyond its zone.
gs-volley = Volley
    .text = +1 MIS.
gs-cerberos = Cerberos
gs-snapping-heads = Snapping Heads
gs-three-fold-bite = Three-fold Bite
    .text = After a hit, two more attack rolls against the same target with POW 1.
gs-hill-ogres = Hill Ogres
    .one = Hill Ogre
gs-great-club = Great Club
gs-overhead-smash = Overhead Smash
    .text = A critical hit also knocks the target down.
gs-bull-through = Bull Through
    .text = Models that it damages in melee are pushed 1″ straight away.
gs-kopis = Kopis
gs-xiphos = Xiphos
    .text = A quick thrust or a heavy cut.
gs-xiphos-thrust = Xiphos Thrust
    .text = +1 MEL on this attack.
gs-xiphos-cut = Xiphos Cut
gs-scimitars = Scimitars
    .text = Two attack rolls against the same target.
gs-longbow = Longbow
gs-hailbow = Hailbow
    .text = Can also let fly a scattering shot.
gs-hail-shot = Hail Shot
gs-hoplon = Hoplon
    .text = A shield: +2 DEF, +1 ARM.
gs-helm-of-the-gods = Helm of the Gods
    .text = Ignores the extra damage of the first critical hit each round.
gs-wristbands-of-salvation = Wristbands of Salvation
    .text = Protection roll 5+: ignore the damage of an attack.
gs-aurel-collar = Aurel Collar
    .text = +2 MAG against enemy spells.
gs-power-crystal = Power Crystal
    .text = Once a game, in the bearer’s standard activation: +2 ACT.
gs-major-healing-potion = Major Healing Potion
    .text = Once a game: heals D6 LP.
gs-minor-healing-potion = Minor Healing Potion
    .text = Once a game: heals D3 LP.
gs-waters-of-foretelling = Waters of Foretelling
    .text = Once a game: re-rolls a priority roll or an attack roll of the bearer.
gs-aegis-hymn = Aegis Hymn
    .text = +1 ARM, +2 against missile and magic attacks.
gs-searing-light = Searing Light
    .text = A spell attack; damaged models become subject to Fire.
gs-mend-flesh = Mend Flesh
    .text = The target heals D3+1 LP.
gs-divine-rebuke = Divine Rebuke
    .text = The target has −1 MEL.
gs-balm-of-courage = Balm of Courage
    .text = +1 LEAD; ignores fear and treats horror as fear.
gs-threads-of-fate = Threads of Fate
    .text = +1 DEF.
