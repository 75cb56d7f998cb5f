# The Godbreaker Saga in English, apart from circles, terrain and the table's options. Events are told in the past tense.
# Model, target, marker and terrain are ids; whoever looks at a scene hears their names.

## The game and its seats

game-title = The Godbreaker Saga
game-terms = Letters on the cards
    .U = U: a unit of distance, usually one inch; 0U is touching distance
    .R = R: the rank of the trait; 2R is twice that
    .RU = RU: as many units as the rank of the trait
    .DU = DU: as many units as the model’s die has sides
gb-seat-1 = Red
gb-seat-2 = Blue
gb-seat-3 = Green
gb-seat-4 = Violet
gb-seat-5 = Silver
gb-seat-6 = Teal

## The table

gb-table = Battlefield
gb-circle = Circle
gb-beyond = Beyond the battlefield
gb-shard = Shard
    .symbol = ◈
gb-objective = Objective
    .symbol = ◎
gb-hoard = Hoard
    .symbol = ▣
gb-treasure = treasure
    .symbol = ◆
gb-trophy = trophy
    .symbol = ♜
gb-ready = ready token
    .symbol = ⚑
gb-damage = damage
    .symbol = ✶
gb-waiting = victory points waiting
    .symbol = +
    .brief = +{ $n }
gb-held-1 = held by { gb-seat-1 }
gb-held-2 = held by { gb-seat-2 }
gb-held-3 = held by { gb-seat-3 }
gb-held-4 = held by { gb-seat-4 }
gb-held-5 = held by { gb-seat-5 }
gb-held-6 = held by { gb-seat-6 }
gb-leader = leader
    .symbol = ♔
gb-active = active
    .symbol = ▸
gb-activated = activated
    .symbol = ✓
gb-wild = wild
    .symbol = ~
gb-tame = tame
gb-fallen = casualty
    .symbol = ✗
gb-ascended = ascended
    .symbol = ↑
gb-gone = gone
gb-points = Victory points
    .symbol = ★
gb-rounds = Round
gb-actions = Actions
    .pip = ●
    .gone = ○

shard-1 = { gb-seat-1 }’s shard
shard-2 = { gb-seat-2 }’s shard
shard-3 = { gb-seat-3 }’s shard
shard-4 = { gb-seat-4 }’s shard
shard-5 = { gb-seat-5 }’s shard
shard-6 = { gb-seat-6 }’s shard
objective = Objective 1
objective-2 = Objective 2
objective-3 = Objective 3
objective-4 = Objective 4
objective-5 = Objective 5
objective-6 = Objective 6
objective-7 = Objective 7
hoard-1 = Hoard 1
hoard-2 = Hoard 2
hoard-3 = Hoard 3
hoard-4 = Hoard 4
hoard-5 = Hoard 5
hoard-6 = Hoard 6

## Threats; those of a kind are told apart by numbers

gb-forgotten = Forgotten
    .numbered = { gb-forgotten } { $n }
gb-horror = Horror
    .numbered = { gb-horror } { $n }
gb-spawn = Spawn
    .numbered = { gb-spawn } { $n }
gb-lost = Lost
    .numbered = { gb-lost } { $n }
gb-damned = Damned
    .numbered = { gb-damned } { $n }
gb-betrayer = Betrayer
    .numbered = { gb-betrayer } { $n }
gb-local = Local
    .numbered = { gb-local } { $n }
gb-hunter = Hunter
    .numbered = { gb-hunter } { $n }
gb-follower = Follower
    .numbered = { gb-follower } { $n }
gb-summoned = Summoned
    .numbered = { gb-summoned } { $n }

# The same by the ids that they get when they come.
forgotten = { gb-forgotten }
    .numbered = { gb-forgotten } { $n }
horror = { gb-horror }
    .numbered = { gb-horror } { $n }
spawn = { gb-spawn }
    .numbered = { gb-spawn } { $n }
lost = { gb-lost }
    .numbered = { gb-lost } { $n }
damned = { gb-damned }
    .numbered = { gb-damned } { $n }
betrayer = { gb-betrayer }
    .numbered = { gb-betrayer } { $n }
local = { gb-local }
    .numbered = { gb-local } { $n }
hunter = { gb-hunter }
    .numbered = { gb-hunter } { $n }
follower = { gb-follower }
    .numbered = { gb-follower } { $n }
summoned = { gb-summoned }
    .numbered = { gb-summoned } { $n }

## Cards

gb-move-range = movement range
gb-attack-range = attack range
gb-metals = Metals
gb-traits = Traits
gb-shared = Shared by the shard
gb-flaws = Flaws
gb-nature = What it does
gb-at-rank = rank { $n }
    .brief = { $n }
gb-rolled = { $n } rolled
    .brief = { $n }
gb-mighty = Mighty traits
    .text = Rolled with a d8, at rank 1: Brutal, Deadly, Fleet, Pinning, Ranged, Relentless, Tough, Thunderous.
gb-sinister = Sinister traits
    .text = Rolled with a d6, at rank 2: Brutal, Deadly, Defensive, Fleet, Merciless, Vengeful.
gb-compulsion-cowardly = Cowardly
    .text = While wild, it runs as far as it can from an enemy within 0U. With none there it stays idle.
gb-compulsion-murderous = Murderous
    .text = While wild, it tries to damage the closest enemy.
gb-compulsion-predator = Predator
    .text = It tries to damage the closest Prey.
gb-compulsion-mine = Mine!
    .text = While a hoard stands: it tries to damage the closest carrier of treasure; with none, it goes for treasure that lies about, or for a hoard.
gb-compulsion-avenger = Avenger
    .text = While somebody carries a trophy, it tries to damage the closest who does.
gb-compulsion-broken = For The Broken!
    .text = While a shard stands, it goes for the closest and tries to destroy it.
gb-hoarding = Hoarding
    .text = Where its activation ends within 0U of treasure that lies about, it claims it.
gb-breeding = Trophies
    .text = A trophy lies where it fell. In The Nest a Spawn may crawl out first.
gb-withering = Withering
    .text = It suffers 1 damage as each round starts, and its recovery rolls are challenging. When it falls, a Damned comes in its place.
gb-dread = Dread
    .text = Attack rolls against it are challenging, and so are its recovery rolls.

## A glance

gb-phase-initiative = Initiative Phase
    .brief = Initiative
gb-phase-activation = Activation Phase
    .brief = Activation
gb-phase-wild = Activation of wild models
    .brief = Wild
gb-phase-recovery = Recovery Phase
    .brief = Recovery
gb-phase-resolution = Resolution Phase
    .brief = Resolution
gb-scenario-score = The Score
gb-scenario-nest = The Nest
gb-scenario-tragedy = The Tragedy
gb-scenario-trap = The Trap
gb-scenario-gathering = The Gathering
gb-scenario-clash = The Clash
gb-status-opening = { $scenario } · setting up
gb-status-initiative = { $scenario } · { gb-phase-initiative }
gb-status-activation = { $scenario } · { gb-phase-activation }
gb-status-wild = { $scenario } · { gb-phase-wild }
gb-status-recovery = { $scenario } · { gb-phase-recovery }
gb-status-resolution = { $scenario } · { gb-phase-resolution }
gb-status-priority = Priority: { $seats }
gb-status-last = { $seat } decides for wild models
gb-status-active = { $name } is active
gb-status-level = Tied for the lead at { $points }
gb-status-ahead = { $seat } leads by { $lead }
gb-status-won = { $seat } has won
gb-status-drawn = A draw between { $seats }
gb-status-solo-won = Won with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }
gb-status-solo-lost = Not won: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }

## What is measured

gb-measure = { $units }U
gb-measure-terrain = { $n } + { $more } in terrain = { $units }U
gb-detour = { $units }U, the way round
gb-detour-terrain = { $n } + { $more } in terrain = { $units }U, the way round
gb-no-line = no way there

## Actions, by their names

gb-sunder = Sunder
gb-hand-off = Hand Off
gb-plunder = Plunder
gb-treatment = Treatment
gb-verify = Verify
gb-destroy = Destroy
gb-escape = an escape
gb-vault = a vault
gb-climb = a climb

## Tests, as they are rolled for and as they are told

gb-test-obstacles = Avoid Obstacles
gb-test-destroy = Destroy Marker
gb-test-long = Go Long!
gb-test-ways = Hidden Ways
gb-test-stay = Stay With Me!
gb-test-ruin = Ruin
gb-test-shape = Shape
gb-test-obey = Obey!
gb-test-thunder = Thunder!
gb-test-sound = What’s That Sound?
gb-test-trials = Field Trials
gb-test-hurt = This Will Hurt…

## Other rolls

gb-roll-seniority = Seniority is drawn.
gb-roll-initiative = Leaders roll for the initiative.
gb-roll-attack = The attack rolls.
gb-roll-recovery = A recovery roll.
gb-roll-mighty = A Mighty trait is rolled.
gb-roll-sinister = A Sinister trait is rolled.
gb-roll-hunt = { $seat } rolls for the Hunt.
gb-roll-wild = Chance decides between targets that are equally close.

## Questions: setting up

gb-ask-shard = { $seat }, where do you put your shard?
    .nearest = As near as there is room
gb-ask-objective = { $seat }, where do you put an objective?
    .nearest = As near as there is room
gb-ask-hoard = { $seat }, where do you put a hoard?
    .nearest = As near as there is room
gb-ask-deploy = { $seat }, which godbreaker do you place next?
gb-ask-place = { $seat }, where do you place { $by }?
    .nearest = As near as there is room

## Questions: the round

gb-ask-leader = { $seat }, your leader is gone: who rolls for the initiative?
gb-ask-priority = { $seat }, who is next in priority?
    .seat-1 = { gb-seat-1 }
    .seat-2 = { gb-seat-2 }
    .seat-3 = { gb-seat-3 }
    .seat-4 = { gb-seat-4 }
    .seat-5 = { gb-seat-5 }
    .seat-6 = { gb-seat-6 }
gb-ask-order = { $seat }, where does a Betrayer come next?
gb-ask-activate = { $seat }, whom do you activate?
gb-ask-wild = { $seat }, which wild model is next?
    .rest = All others rest
gb-ask-recovery = { $seat }, who makes a recovery roll next?
gb-ask-mighty = { $seat }, which Mighty trait shall the new threat have?
    .trait = { $a }
    .roll = Roll for it
gb-ask-sinister = { $seat }, which Sinister trait shall the new threat have?
    .trait = { $a }
    .roll = Roll for it
gb-ask-agree-trait = { $seat }, do you agree on this trait for the new threat?
    .trait = Yes: { $a }
    .roll = No: roll for it
gb-ask-spawn = { $seat }, { $by } is about to fall: does a Spawn crawl out?
    .spawn = Yes: place a Spawn
    .pass = No

## Questions: actions
# A piece that Shaping raises is named by both its parts, `shaping:wall-4 as area`, and so by .other.

gb-unspent = { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
gb-ask-action = { $seat }, what does { $by } do?
    .move = Move to { $a }
    .engage = Engage { $a }
    .sunder = Sunder { $a }
    .hand = Hand off to { $a }
    .ready = Make ready and end the activation
    .mysterious = Mysterious: vanish, and appear near somebody
    .despoiling = Despoiling: bring back { $a }
    .ruinous = Ruinous: bring down { $a }
    .summoning = Summoning: call something to its side
    .thunderous = Thunderous: strike all around
    .plunder = Plunder { $a }
    .treatment = Treat { $a }
    .verify = Verify { $a }
    .destroy = Destroy { $a }
    .end = End the activation
    .other = { $a }
as = as
gb-ask-claim = { $seat }, what does { $by } claim?
    .none = Nothing
    .treasure = { $a ->
        [one] { $a } treasure
       *[other] { $a } treasures
    }{ $c ->
        [one] {" "}and { $c } trophy
       *[other] {" "}and { $c } trophies
    }
    .treasure-1 = { $a ->
        [one] { $a } treasure
       *[other] { $a } treasures
    }
    .trophy = { $a ->
        [one] { $a } trophy
       *[other] { $a } trophies
    }
gb-ask-hand = { $seat }, what does { $by } hand off?
    .treasure = { $a ->
        [one] { $a } treasure
       *[other] { $a } treasures
    }{ $c ->
        [one] {" "}and { $c } trophy
       *[other] {" "}and { $c } trophies
    }
    .treasure-1 = { $a ->
        [one] { $a } treasure
       *[other] { $a } treasures
    }
    .trophy = { $a ->
        [one] { $a } trophy
       *[other] { $a } trophies
    }
gb-ask-merciless = { $seat }, whom else does { $by } engage?
    .done = Nobody else
gb-ask-cunning = { $seat }, does { $by } slip away to another place?
    .pass = Stay
gb-ask-juggernaut = { $seat }, whom does { $by } throw?
    .pass = Nobody
gb-ask-push = { $seat }, where does { $by } throw it?
    .pass = Nowhere
gb-ask-vengeful = { $seat }, on whom does { $by } take revenge?
    .pass = On nobody
gb-ask-mysterious = { $seat }, where does { $by } appear?
    .nearest = As near as there is room
gb-ask-shape = { $seat }, where does { $by } raise it?
    .nearest = As near as there is room
gb-ask-hunter = { $seat }, does { $by } drive a Hunter out?
    .hunter = Yes: place a Hunter
    .pass = No

## What happened: setting up

gb-seniority = Seniority: { $seats }.
gb-laid = A piece of terrain was laid: { $kind }, { $rule }.
    .brief = { $kind }
gb-cleared = A piece of terrain is gone: { $kind }.
gb-terrain-falls = A piece of terrain came down to level { $level }: { $kind }.
    .brief = { $kind } gone
gb-marker = A marker was put down: { $kind }.
gb-marker-falls = A marker came down to level { $level }: { $kind }.
gb-marker-destroyed = A marker was destroyed: { $kind }.
    .brief = { $kind } destroyed
gb-hunt = { $seat } rolled { $face } for the Hunt: { $hunt }.
    .rolls = yes
gb-hunt-1 = two Hunters
gb-hunt-2 = a Horror
gb-hunt-3 = five Locals
gb-hunt-4 = a hoard
gb-hunt-5 = an objective
gb-hunt-6 = a Follower, and a Hunter
gb-threat-traits = { $model } has { $traits }.
gb-enters = { $model } came onto the battlefield.
    .brief = { $model } comes

## What happened: the round

gb-round = Round { $round } began.
gb-initiative-roll = { $model } rolled { $face } with D{ $die } for the initiative.
    .rolls = yes
gb-initiative = { $seat } won the initiative with { $result }.
gb-priority = Priority: { $seats }.
gb-activates = { $model } was activated.
gb-idle = { $model } stayed idle.
gb-compelled = { $model } is driven now: { $compulsion }.
gb-recovery-roll = { $model } rolled { $face } with D{ $die } to recover from { $damage } damage.
    .rolls = yes
gb-routed = { $seat } is routed.
    .brief = { $seat } routed

## What happened: actions

gb-moves = { $model } moved { $units }U.
gb-placed = { $model } was set down in a new place.
gb-unstable = { $model } found no room and was placed unstably.
gb-no-room = There is no room for { $model } anywhere on the battlefield.
    .brief = { $model } unstable
gb-engages = { $model } engaged { $target }.
gb-attack-roll = { $model } rolled { $face } with D{ $die } to attack.
    .rolls = yes
gb-attack-roll-challenging = { $model } rolled { $face } with D{ $die } to attack; the roll was challenging, the result { $result }.
    .rolls = yes
gb-no-winner = Nobody won the engagement.
    .brief = no winner
    .fails = yes
gb-wins-engagement = { $model } won the engagement.
    .alone = { $model } wins
    .fails = { $active ->
        [1] { "" }
       *[other] yes
    }
gb-out-of-reach = { $target } was out of { $model }’s reach.
    .brief = { $target } out of reach
gb-uses = { $model } used { $what }.
gb-test-success = { $test }: { $model } rolled { $face } with D{ $die }, a success.
    .brief = success
    .rolls = yes
gb-test-failure = { $test }: { $model } rolled { $face } with D{ $die }, a failure.
    .brief = failure
    .fails = yes
    .rolls = yes
gb-ready-spent = { $model } is no longer ready.

## What happened: models and tokens

gb-hurt = { $model } suffered { $n } damage and now has { $damage }.
    .brief = { $model } ✶+{ $n }
gb-heals = { $model } lost { $n } damage and now has { $damage }.
    .brief = { $model } ✶−{ $n }
gb-triumph = A Triumph: all damage on { $model } is gone.
    .brief = { $model } triumphs
gb-grows = { $model } grew to D{ $die }.
    .brief = { $model } D{ $die }
gb-wanes = { $model } is down to D{ $die }.
    .brief = { $model } D{ $die }
gb-ascends = { $model } ascended!
    .brief = { $model } ascends
gb-falls = { $model } fell and is a casualty.
    .outcome = { $model } falls
gb-removed = { $model } left the battlefield.
    .brief = { $model } leaves
gb-tamed = { $model } is tame now and serves { $seat }.
    .brief = { $model } tame
gb-wild-again = { $model } is wild now.
    .brief = { $model } wild
gb-claims = { $model } claimed a token: { $token }.
    .brief = { $model } { $token }
gb-hands = { $model } handed a token to { $to }: { $token }.
    .brief = { $to } { $token }
gb-token-lies = A token lies on the ground: { $token }.
    .brief = { $token } on the ground

## What happened: victory points

gb-scores-marker = { $seat }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for { $marker }, { $total } in all.
    .brief = { $seat } { $points } VP
gb-scores-carrier = { $seat }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for { $model }, who carries a token ({ $token }); { $total } in all.
    .brief = { $seat } { $points } VP
gb-scores-nearest = { $seat } was nearest to { $model }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }, { $total } in all.
    .brief = { $seat } { $points } VP
gb-scores-loss = { $seat }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for the loss of { $model }, { $total } in all.
    .brief = { $seat } { $points } VP
gb-scores-cure = { $seat }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for the cure of { $model }, { $total } in all.
    .brief = { $seat } { $points } VP
gb-scores-verify = { $seat }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    } for what became of { $model }, { $total } in all.
    .brief = { $seat } { $points } VP
gb-won = { $seat } won the game!
    .brief = { $seat } wins
gb-drawn = The game was drawn.
    .brief = draw
gb-solo-lost = The day was lost, with { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
    .brief = lost
    .fails = yes
gb-solo-inconclusive = Nothing was decided, with { $points } victory points.
    .brief = undecided
    .fails = yes
gb-solo-respectable = A respectable victory, with { $points } victory points!
    .brief = victory
gb-solo-major = A major victory, with { $points } victory points!
    .brief = major victory

## Why not: setup

gb-number-of-circles = { $given ->
        [one] There is { $given } circle
       *[other] There are { $given } circles
    }; there must be { $fewest } to { $most }.
gb-number-of-rounds = { $rounds } rounds cannot be played: a game has 3 to 7.
gb-barricade-too-wide = A barricade is 1U wide at most.

## Why not: places

gb-no-place = That is not a place on the battlefield.
gb-no-end = “{ $key }” cannot be measured from or to.
gb-off-table = Part of the base would hang over the edge.
gb-on-model = { $model } stands there.
gb-there-is-room = There is room where it belongs, so it must go there.
gb-on-marker = There is a marker: { $marker }.
gb-on-barricade = There is a barricade: { $terrain }.
gb-open-air = There is nothing to stand on at level { $level }.
gb-too-far = { $measured ->
        [None] No line leads there
       *[other] It measures { $measured }U
    }; it has to be within { $units }U.
gb-must-touch = It has to touch what it is placed beside, as this table reads 0U.
gb-too-near = It measures { $measured }U; it has to be outside { $units }U.
gb-beyond-move = { $measured ->
        [None] No line leads there
       *[other] { $measured }U away
    }; the move of { $model } reaches { $units }U.
gb-pinned = { $by } pins { $model } down: it may only come closer.

## Why not: actions

gb-no-such-model = “{ $key }” is no model on the battlefield.
gb-no-such-marker = There is no such marker on the battlefield: “{ $key }”.
gb-no-such-terrain = There is no terrain “{ $key }” within 0U.
gb-floor-is-spared = It carries bases above the ground, and at this table such terrain is spared: { $terrain }.
gb-no-such-action = “{ $key }” is not an action of { $model }.
gb-no-such-option = Nothing has to be named here, so leave out “{ $key }”.
gb-not-yours = { $model } is not on your side.
gb-wild-are-driven = Some wild models are still driven to something.
gb-not-wild = “{ $key }” is not a wild model on the battlefield.
gb-wild-may-claim = Some wild model would claim the treasure beside it, so activate them one by one.
gb-wild-is-idle = Nothing drives { $model } to anything now.
gb-has-activated = { $model } has already been activated this round.
gb-slow = { $model } is Slow and has moved already.
gb-careful = { $model } is Careful and has engaged already.
gb-driven-away = { $model } is wild ({ $compulsion }): it has to end its move { $units ->
        [1048576] out of any range
       *[other] { $units }U or more
    } from { $target }, as far as it can.
gb-driven-held = { $model } is wild ({ $compulsion }), but no move leads it away: it stays.
gb-driven-nearer = { $model } is wild ({ $compulsion }): it has to move nearer to { $targets }.
gb-driven-to-engage = { $model } is wild ({ $compulsion }): it has to do damage to { $targets }, within its attack range.
gb-driven-to-destroy = { $model } is wild ({ $compulsion }): it has to destroy { $targets }.
gb-ready-not-agreed = Ready actions are no part of this game: the table did not agree on ready tokens.
gb-not-there = { $target } is not on the battlefield.
gb-not-hostile = { $target } is not an enemy of { $model }.
gb-not-itself = { $model } cannot do that with itself.
gb-not-friendly = { $target } is not a friend of { $model }.
gb-beyond-attack-range = { $measured ->
        [None] No line leads to { $target }
       *[other] { $target } is { $measured }U away
    }; the attack range of { $model } is { $units }U.
gb-engaged-already = { $target } is already engaged.
gb-not-controlled = Your circle does not control this marker: { $marker }.
gb-wild-controls-nothing = { $model } is wild, and wild models control no markers.
gb-not-a-hoard = Only a hoard can be plundered, not { $marker }.
gb-not-beside = { $model } is not within 0U of this marker: { $marker }.
gb-no-tokens = { $model } has no token to hand off.
gb-too-far-to-hand = { $measured ->
        [None] No line leads to { $target }
       *[other] { $target } is { $measured }U away
    }; { $model } can throw { $units }U.
gb-no-casualty = Only a casualty of your own circle can be brought back.
gb-no-shard-here = There is no such shard within 0U.
gb-too-far-to-treat = { $measured ->
        [None] No line leads to { $target }
       *[other] { $target } is { $measured }U away
    }; it can be treated within { $units }U.
gb-too-far-to-verify = { $measured ->
        [None] No line leads to { $target }
       *[other] { $target } is { $measured }U away
    }; { $model } can verify within its attack range, { $units }U.
gb-nobody-to-treat = Only a Lost within 0U can be treated.
gb-nobody-to-verify = Only a Local within attack range can be verified.
gb-cannot-lead = “{ $key }” is not one of your godbreakers on the battlefield, and only they can roll.
gb-no-recovery = “{ $key }” is not one of your damaged models that have not made their recovery rolls.
gb-not-waiting = “{ $key }” is not one of your godbreakers that wait to be placed.
gb-no-betrayer-due = “{ $key }” is not an objective at which a Betrayer is still to come this round.
gb-not-thrown = “{ $key }” took no part in this engage, or was thrown already.
