# Warbands: what is counted and printed on cards, and what can be wrong with a warband.
# A refusal says whose warband it is where it is one of several: $number.

## What is counted

gs-points = points
gs-models = models
gs-cards = cards
gs-attached-to = attached to card
gs-trooper = One more trooper
    .text = Makes the unit that was chosen last larger by one model.
gs-leader-mark = Warband leader
    .text = The warlord that was chosen last leads the warband; else the first one does.

## What is printed on cards

gs-MOV = MOV
    .text = Inches that one token of movement gives.
gs-MEL = MEL
    .text = Skill in melee.
gs-MIS = MIS
    .text = Skill with missiles.
gs-MAG = MAG
    .text = Skill in magic, and resistance to enemy spells.
gs-DEF = DEF
    .text = What an attack roll must reach to hit.
gs-ARM = ARM
    .text = What is taken from each damage roll.
gs-LEAD = LEAD
    .text = Morale, and the range of orders in inches.
gs-ACT = ACT
    .text = Action tokens that it generates each round.
gs-life = LP
    .text = Life points.
gs-cost = cost
gs-trooper-cost = each further trooper
gs-dpl = DPL
    .text = How often a warband may field it.
gs-core = core
gs-largest = at most
gs-RNG = RNG
gs-CPL = CPL
gs-kind-warlord = Warlord
gs-kind-character = Character
gs-kind-unit = Unit
gs-kind-creature = Creature
gs-kind-war-machine = War-machine
gs-kind-attachment = Attachment
gs-kind-item = Gear
gs-kind-spell = Spell
gs-class-infantry = infantry
gs-class-light-infantry = light infantry
gs-class-heavy-infantry = heavy infantry
gs-class-cavalry = cavalry
gs-class-light-cavalry = light cavalry
gs-class-heavy-cavalry = heavy cavalry
gs-base-small = small base
gs-base-medium = medium base
gs-base-large = large base
gs-spellcaster = spellcaster
gs-attaches-warlord = to a warlord
gs-attaches-character = to a character
gs-attaches-spellcaster = to a spellcaster
gs-attaches-individual = to an individual model
gs-attaches-unit = to a unit
gs-class-of-card = Card
gs-weapons = Weapons
gs-abilities = Abilities
gs-tactics = Tactics
gs-talents = Special talents
gs-may-take = May take
gs-type-mel = melee
gs-type-mis = missile
gs-type-mag = magic
gs-type-self = self
gs-type-model = model
gs-type-unit = unit
gs-type-enemy = enemy
gs-type-weapon = Weapon
gs-type-armor = Suit of armour
gs-type-concoction = Concoction
gs-type-artifact = Artifact
gs-incantation = incantation
gs-thaumaturgy = thaumaturgy
gs-costs = { $n } ACT
gs-costs-any = any ACT
gs-range = RNG { $n }
gs-range-lead = RNG LEAD
gs-power = POW { $n }
gs-area = AOE { $n }
gs-by-crew = used by the crew
gs-up-to = up to { $n }
gs-until-turn = to the end of the turn
gs-until-round = to the end of the round
gs-until-next = until its next standard activation
gs-until-instant = at once
gs-until-sustained = while sustained
gs-shield = Shield
gs-shield-bonus = +{ $defence } DEF, +{ $armour } ARM
gs-crew = Crew
gs-crew-of = { $n ->
        [one] 1 model
       *[other] { $n } models
    }
gs-spells-any = up to { $n } spells of any { $category } set
gs-spells-one-set = up to { $n } spells of one { $category } set
gs-spells-named-and-any = up to { $n } spells of { $named } and of any { $category } set
gs-spells-named-and-one = up to { $n } spells of { $named } and of one other { $category } set

## What can be wrong

gs-of-warband = { $number ->
        [1] { "Warband 1: " }
        [2] { "Warband 2: " }
        [3] { "Warband 3: " }
        [4] { "Warband 4: " }
       *[other] { "" }
    }
gs-unknown-faction = { gs-of-warband }there is no faction called “{ $word }”.
gs-empty-warband = { gs-of-warband }there is nobody in it.
gs-unknown-profile = { gs-of-warband }entry { $place }: there is no profile called “{ $word }”.
gs-unknown-item = { gs-of-warband }entry { $place }: there is no item and no spell called “{ $word }”.
gs-entry-spelled = { gs-of-warband }entry { $place }: “{ $word }” cannot be read; write *5 for five models, @2 for attached to entry 2, ! for the leader.
gs-over-level = { gs-of-warband }{ $points } points are more than the battle level of { $level }.
gs-other-faction = { gs-of-warband }{ $what } does not belong to { $faction }.
gs-needs-warlord = { gs-of-warband }a warlord must lead it.
gs-too-many-warlords = { gs-of-warband }{ $given } warlords are too many; at a battle level of { $level } there may be { $most }.
gs-one-leader = { gs-of-warband }one warlord is the leader, not { $given }.
gs-leader-is-no-warlord = { gs-of-warband }{ $what } cannot lead: only a warlord can.
gs-over-limit = { gs-of-warband }{ $what } is there { $given } times; { $most } is the limit at this battle level.
gs-unit-size = { gs-of-warband }{ $what } with { $given } models: there must be { $least } to { $most }.
gs-not-a-unit = { gs-of-warband }{ $what } is not a unit and has no other size.
gs-too-few-parents = { gs-of-warband }{ $what } is there { $given } times, and { $parents } could have one.
gs-no-parent = { gs-of-warband }{ $what } must be attached to somebody in the warband.
gs-no-attachment = { gs-of-warband }{ $what } is not an attachment.
gs-wrong-parent = { gs-of-warband }{ $what } cannot be attached to { $parent }.
gs-attached-twice = { gs-of-warband }{ $parent } has { $what } attached already.
gs-item-not-allowed = { gs-of-warband }{ $what } may not take { $item }: its card does not list the sub-class.
gs-too-many-items = { gs-of-warband }{ $what } takes { $given } of { $slot }; its card allows { $most }.
gs-item-twice = { gs-of-warband }{ $what } is there { $given } times; an item may be taken once.
gs-knows-no-spells = { gs-of-warband }{ $what } knows no spells.
gs-too-many-spells = { gs-of-warband }{ $what } has { $given } spells; its card allows { $most }.
gs-spell-not-allowed = { gs-of-warband }{ $what } cannot learn { $spell }.
gs-spell-twice = { gs-of-warband }{ $what } knows { $spell } already.
gs-one-spell-set = { gs-of-warband }{ $what } chooses its spells from one set only.
gs-one-other-spell-set = { gs-of-warband }{ $what } chooses its spells from { $besides } and one other set only.
gs-unarmed = { gs-of-warband }{ $what } has no weapon and cannot attack.
gs-level-too-low = A battle level of { $level } is too low for a warlord with a weapon.
gs-unknown-choice = There is no “{ $word }” to choose.
gs-card-first = Choose a card first: items, spells and troopers belong to the card that was chosen last.
