# The words of Scathe. Names of heroes stand under their ids.
# Attributes: .brief is an event in a word or two, for forecasts; .symbol and .pip draw a token; those of a question
# are its options, by the first part of their keys.

## The game and its seats

game-title = Scathe
sc-red = Red
sc-blue = Blue

## The heroes

defender = Defender
fighter = Fighter
priest = Priest
apprentice = Apprentice
rogue = Rogue
pikeman = Pikeman
bard = Bard
crossbowman = Crossbowman
alchemist = Alchemist
war-drummer = War Drummer
ranger = Ranger
spellsword = Spellsword
warrior = Warrior
sage = Sage
hunter = Hunter
battlemage = Battlemage
druid = Druid
berserker = Berserker
frost-witch = Frost Witch
storm-shaman = Storm Shaman
knight = Knight
high-mage = High Mage
earth-golem = Earth Golem
flame-dragon = Flame Dragon
paladin = Paladin
necromancer = Necromancer
iron-colossus = Iron Colossus

## The table

sc-front = front
sc-back = back
sc-party = party
sc-display = on display
sc-deck = deck
sc-discards-pile = discards
sc-round = round
sc-name = name
sc-cost = cost
sc-health = health
    .symbol = ♥
sc-dice-left = dice
    .pip = ⬢
    .gone = ⬡
sc-dice = dice
    .pip = ⬢
sc-inspire = inspire
    .symbol = ✦
    .price = { $n } inspire
sc-health-left = health
    .symbol = ♥
sc-armor = armor
    .symbol = ▣
sc-taunt = taunt
    .symbol = ⚑
sc-physical = physical
    .symbol = ↑
sc-magic = magic
    .symbol = ✶
sc-cripple = cripple
    .symbol = ↓
sc-fatigue = fatigue
    .symbol = ↓
    .price = fatigue: cripple +{ $n }
sc-used = used
sc-fatigued = fatigued
sc-dead = dead
sc-kept = kept for the other player

## A glance

sc-status-draft-order = Who chooses first?
sc-status-draft = The draft
sc-status-rows = The parties take their places
sc-status-first-turn = Who goes first?
sc-status-turn = { $seat } to move

## The parts of an ability

sc-part-attack-melee = melee { $n }
    .brief = { $n }
sc-part-attack-melee-row = melee { $n } to a row
    .brief = { $n } row
sc-part-attack-ranged = ranged { $n }
    .brief = { $n }
sc-part-attack-ranged-row = ranged { $n } to a row
    .brief = { $n } row
sc-part-attack-magic = magic { $n }
    .brief = { $n }
sc-part-attack-magic-row = magic { $n } to a row
    .brief = { $n } row
sc-part-heal-self = heal self { $n }
    .brief = { $n }
sc-part-heal-ally = heal ally { $n }
    .brief = { $n } ally
sc-part-heal-all = heal all { $n }
    .brief = { $n } all
sc-part-taunt-self = taunt +{ $n }
    .brief = +{ $n }
sc-part-taunt-ally = ally taunt +{ $n }
    .brief = +{ $n } ally
sc-part-taunt-all = all taunt +{ $n }
    .brief = +{ $n } all
sc-part-armor-self = armor +{ $n }
    .brief = +{ $n }
sc-part-armor-ally = ally armor +{ $n }
    .brief = +{ $n } ally
sc-part-armor-all = all armor +{ $n }
    .brief = +{ $n } all
sc-part-physical-self = physical +{ $n }
    .brief = +{ $n }
sc-part-physical-ally = ally physical +{ $n }
    .brief = +{ $n } ally
sc-part-physical-all = all physical +{ $n }
    .brief = +{ $n } all
sc-part-magic-self = magic +{ $n }
    .brief = +{ $n }
sc-part-magic-ally = ally magic +{ $n }
    .brief = +{ $n } ally
sc-part-magic-all = all magic +{ $n }
    .brief = +{ $n } all
sc-part-cripple = cripple { $n }
    .brief = { $n }
sc-part-inspire = inspire +{ $n }
    .brief = +{ $n }
sc-part-collect = collect { $n }
    .brief = { $n }

## Questions, and their options

sc-ask-pick = { $seat }, whom do you take into your party?
    .pass = Pass: nobody on display fits
sc-ask-rows = { $seat }, who stands in front, and who behind?
    .other = front: { $a } · back: { $b }
sc-ask-action = { $seat }, what do you do with your { $dice }?
    .use = Use ability { $b }, with { $c } extra inspire
    .use-2 = { $b ->
        [0] Take the die, but use no ability
       *[other] Use ability { $b }
    }
    .mourn = Honour { $a }: inspire +1
    .discard = Discard the die
sc-ask-target = { $seat }, whom does { $by } attack?
sc-ask-centre = { $seat }, whom does { $by } aim at? Everyone in that row is hit.
sc-ask-ally = { $seat }, whom does { $by } help?
sc-ask-cripple = { $seat }, whom does { $by } cripple?

sc-roll-turn = { $seat } rolls a die for the turn.
sc-roll-first = { $seat } rolls to see who goes first.
sc-roll-reveal = A hero is drawn from the deck.

## What happened: before the battle

sc-rolled-off = { sc-red } rolls { $red }, { sc-blue } rolls { $blue }.
    .rolls = yes
sc-rolled-alike = Both roll { $red }, so both roll again.
    .rolls = yes
sc-chooses-first = { $seat } chooses first.
sc-revealed = { $hero } is revealed.
    .brief = reveals { $hero }
sc-reshuffled = The discards go back into the deck: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } to draw from.
sc-picked = { $seat } takes the { $hero }.
sc-discarded-display = { $heroes ->
        [one] { $heroes } hero nobody took is
       *[other] { $heroes } heroes nobody took are
    } discarded.
sc-gave-back = Nothing that is left would fit: { $seat } gives { $hero } back to the discards.
sc-passed = { $seat } can take nobody and passes.
sc-draft-over = Both parties are complete.
sc-lined-up = { $seat }’s party lines up: { $front } in front, { $back } behind.
sc-goes-first = { $seat } goes first in every round.

## What happened: turns

sc-rolled = { $seat } rolls a { $face }.
    .rolls = yes
sc-uses = { $hero } uses ability { $ability }.
sc-fatigues = { $hero } acts again with ability { $ability } and is fatigued.
sc-wakes-nothing = { $hero } takes the die but cannot use an ability with it.
    .brief = no ability
sc-mourns = The die is laid on the fallen { $hero }.
sc-discards = { $seat } discards the die.
    .brief = nothing
sc-round-over = Round { $round } is over; all dice go back.
sc-won = { $seat } wins the battle!
    .brief = { $seat } wins
sc-drawn = The battle is a draw.
    .brief = a draw

## What happened: tokens and health

sc-inspired = { $n ->
        [0] No inspire is left for { $seat }.
       *[other] { $seat } gains { $n } inspire.
    }
    .brief = inspire +{ $n }
sc-spends-inspire = { $seat } spends { $n } inspire.
sc-gets-armor = { $hero } gains { $n } armor.
    .brief = { $hero } armor +{ $n }
sc-gets-taunt = { $hero } gains { $n } taunt.
    .brief = { $hero } taunt +{ $n }
sc-gets-physical = { $hero } strikes harder: physical +{ $n }.
    .brief = { $hero } physical +{ $n }
sc-gets-magic = { $hero }’s magic grows: +{ $n }.
    .brief = { $hero } magic +{ $n }
sc-gets-cripple = { $hero } is crippled by { $n }.
    .brief = { $hero } cripple +{ $n }
sc-loses-armor = { $hero } loses { $n } armor.
    .brief = { $hero } armor −{ $n }
sc-loses-taunt = { $hero } loses { $n } taunt.
    .brief = { $hero } taunt −{ $n }
sc-loses-physical = { $hero }’s strength fades: physical −{ $n }.
    .brief = { $hero } physical −{ $n }
sc-loses-magic = { $hero }’s magic fades: −{ $n }.
    .brief = { $hero } magic −{ $n }
sc-loses-cripple = { $hero } shakes off { $n } cripple.
    .brief = { $hero } cripple −{ $n }
sc-healed = { $n ->
        [0] { $hero } needs no healing.
       *[other] { $hero } is healed by { $n }.
    }
    .brief = { $n ->
        [0] { "" }
       *[other] { $hero } ♥ +{ $n }
    }
sc-melee = melee
sc-ranged = ranged
sc-spell = magic
sc-hits = { $by } hits { $hero }: { $attack } { $power }{ $buff ->
        [0] { "" }
       *[other] { " " }+{ $buff }
    }{ $taunt ->
        [0] { "" }
       *[other] , taunt −{ $taunt }
    }{ $armor ->
        [0] { "" }
       *[other] , armor −{ $armor }
    }. { $n } damage, { $left } health left.
    .brief = { $hero } ♥ −{ $n }
sc-hits-in-vain = { $by } hits { $hero }: { $attack } { $power }{ $buff ->
        [0] { "" }
       *[other] { " " }+{ $buff }
    }{ $taunt ->
        [0] { "" }
       *[other] , taunt −{ $taunt }
    }{ $armor ->
        [0] { "" }
       *[other] , armor −{ $armor }
    }. No damage.
    .brief = { $hero } unharmed
sc-wounded = { $hero } takes { $n } damage.
    .brief = { $hero } ♥ −{ $n }
sc-unharmed = { $hero } is hit, but unharmed.
    .brief = { $hero } unharmed
sc-slain = { $hero } falls!
    .brief = { $hero } falls

## Why not: parties

sc-no-such-hero = { $number ->
        [1] Party 1:
        [2] Party 2:
       *[other] Heroes:
    } there is no hero called “{ $hero }”.
sc-hero-twice = { $number ->
        [1] Party 1: { $hero } is there twice
        [2] Party 2: { $hero } is there twice
       *[other] { $hero } can be in a party only once
    }, and each hero exists once.
sc-hero-in-both = { $hero } is in both parties, and each hero exists once.
sc-party-cost = { $number ->
        [1] Party 1
        [2] Party 2
       *[other] The party
    } costs { $cost }; it must cost exactly { $needed }.
sc-too-many-rows = { $number ->
        [1] Party 1:
        [2] Party 2:
       *[other] Rows:
    } { $rows } rows; there are two, front and back.
sc-row-full = { $number ->
        [1] Party 1:
        [2] Party 2:
       *[other] Rows:
    } { $heroes } heroes in one row; a row holds { $most }.
sc-one-row = Name the front row, a slash, and the back row: defender,fighter/priest,ranger.
sc-not-in-party = { $hero } is not in your party.
sc-in-two-places = { $hero } can stand in one place only.
sc-without-row = { $hero } stands in neither row, and your whole party takes part.
sc-rows-spelled = Within a row the heroes keep the order of the party; this is written { $right }.
sc-bad-round-limit = A round limit of { $limit } makes no sense; 0 is no limit.

## Why not: the draft

sc-not-on-display = { $hero } is not on display.
sc-kept-for-other = { $hero } is kept for the other player until you have chosen from the new display.
sc-above-twelve = With { $hero } the party would cost { $cost }, above 12.
sc-stuck-at-eleven = With { $hero } the party would cost 11, and no hero costs 1.
sc-may-not-pass = There is someone on display you can take, so you may not pass.

## Why not: turns

sc-no-such-action = “{ $key }” is not something to do with a die: write use:hero:ability, mourn:hero or discard.
sc-not-your-hero = { $hero } is not one of your heroes.
sc-hero-dead = { $hero } is dead.
sc-hero-alive = { $hero } is alive, so there is nobody to mourn.
sc-hero-fatigued = { $hero } already has two dice and is fatigued until the round ends.
sc-no-such-ability = { $hero } has six abilities; there is no number { $ability }.
sc-must-use-ability = The die is enough for at least one of { $hero }’s abilities, so you must use one.
sc-level-too-low = { $level ->
        [0] The die is not enough for any of { $hero }’s abilities, even with all your inspire.
       *[other] Even with all your inspire the die only reaches { $hero }’s ability { $level }, not { $ability }.
    }
sc-pointless-inspire = { $hero } needs no more inspire, and at this table none may be wasted.
sc-inspire-for-nothing = The die uses no ability of { $hero }, so inspire would do nothing.
sc-not-so-much-inspire = { $most ->
        [0] This use of { $hero } takes all your inspire; none is left to add.
       *[other] You have only { $most } more inspire to add for { $hero }.
    }
sc-inspire-beyond-six = { $most ->
        [0] { $hero } acts at level 6 already, and no inspire lifts it higher.
       *[other] { $most } more inspire lifts { $hero } to level 6, and nothing lifts it higher.
    }
sc-dead-hero-has-die = { $hero } already has a die; at this table a dead hero takes only one.
sc-fell-with-die = { $hero } fell with a die on it and takes no more this round.

## Why not: targets

sc-not-an-enemy = { $hero } is not an enemy.
sc-not-an-ally = { $hero } is not an ally.
sc-not-oneself = { $hero } is the one helping; at this table you must choose another ally.
sc-behind-front-row-melee = { $hero } stands behind the front row, where melee does not reach, and has no taunt.
sc-behind-front-row-cripple = { $hero } stands behind the front row and has no taunt; at this table cripple reaches no farther than melee.
sc-behind-front-row-magic = { $hero } stands behind the front row, where magic does not reach.
