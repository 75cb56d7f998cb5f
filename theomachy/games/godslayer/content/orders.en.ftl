# Rounds, turns and activations; tactics, talents, items, tokens; tests and continuous effects. Model, target and card are
# ids; whoever looks at a scene hears their names. Events are told in the past tense.

## Questions

gs-ask-activate = { $seat }, who acts next?
    .pass = Pass: give up this turn
    .end = End the turn
gs-ask-who = { $seat }, who on your team acts?
    .seat-1 = { gs-seat-1 }
    .seat-2 = { gs-seat-2 }
    .seat-3 = { gs-seat-3 }
    .seat-4 = { gs-seat-4 }
    .seat-5 = { gs-seat-5 }
    .seat-6 = { gs-seat-6 }
    .seat-7 = { gs-seat-7 }
    .seat-8 = { gs-seat-8 }
gs-ask-action = { $seat }, what will { $by } do?
    .stand = Stand up
    .move = { $a ->
        [one] Move with 1 token
       *[other] Move with { $a } tokens
    }
    .charge = { $b ->
        [long] Long charge: { $a }
       *[normal] Charge: { $a }
    }
    .charge-1 = Charge: { $a }
    .melee = Strike: { $a }
    .shoot = Shoot: { $a }
    .blast = Magic attack: { $a }
    .cast = Cast { $a }: { $b }
    .cast-1 = Cast { $a }
    .tactic = { $a }: { $b }
    .tactic-1 = { $a }
    .talent = { $b }: { $c }
    .item = Use { $a }
    .assign = Give { $a } a token
    .relic = Take up the relic
    .end = End the activation
gs-ask-again = { $seat }, { $by } failed the test: drink the Clearmead and test again?
    .again = Test again
    .keep = No
gs-ask-expiry = { $seat }, how many tokens will { $by } spend to shake it off?
    .other = { $a ->
        [0] None: 5 or more is needed
        [1] 1 token: 4 or more
        [2] 2 tokens: 3 or more
        [3] 3 tokens: 2 or more
       *[4] 4 tokens: it ends for certain
    }
gs-ask-haze = { $seat }, where will { $by } lay the gloom?

## Rolls

gs-test-receiving = A test to hear an order
gs-test-self = A test to act without a leader
gs-roll-contest = { $seat } rolls in a contest of wills.
gs-roll-affliction = { $seat } rolls to avoid it.
gs-roll-expiry = { $seat } rolls to shake it off.
gs-roll-heal = { $seat } rolls for healing.
gs-roll-sacrifice = { $seat } rolls for what is sacrificed.
gs-roll-shake = { $seat } rolls for who falls.

## What happened: rounds and turns

gs-tokens = action tokens
    .symbol = ●
    .price = { $n } ACT
gs-round = Round { $round } began.
gs-turn = It was { $seat }’s turn.
gs-passes = { $seat } passed.
gs-activates = { $card } was activated.
gs-gains-tokens = { $card } gained { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }.
    .brief = { $card } +{ $n } ACT

## What happened: orders

gs-tactic = { $card } used { $tactic }: { $target }.
    .brief = { $tactic }
gs-tactic-self = { $card } used { $tactic }.
    .brief = { $tactic }
gs-tactic-through = { $card } ordered { $tactic } through { $through }: { $target }.
    .brief = { $tactic }
gs-talent = { $card } used { $talent }: { $target }.
    .brief = { $talent }
gs-uses = { $card } used { $item }.
    .brief = { $item }
gs-falls-short = { $target } was too far away: what { $card } paid is lost.
    .brief = too far
    .fails = yes
gs-contest-won = { $card } prevailed over { $target }, { $total } against { $against }.
    .brief = prevails
    .rolls = yes
gs-contest-lost = { $card } failed to overcome { $target }, { $total } against { $against }.
    .brief = no effect
    .fails = yes
    .rolls = yes
gs-test-passed = { $test }: { $card } rolled { $rolled } with LEAD { $lead }, a success.
    .brief = success
    .rolls = yes
gs-test-failed = { $test }: { $card } rolled { $rolled } with LEAD { $lead }, a failure.
    .brief = failure
    .fails = yes
    .rolls = yes

## What happened: effects

gs-affected = { $effect } took hold of { $model }.
    .brief = { $effect }
gs-effect-ends = { $effect } ended on { $model }.
    .brief = { $effect } ends
gs-avoids = { $model } avoided { $effect } with a { $face }.
    .brief = avoided
    .rolls = yes
gs-expiry-passed = { $card } shook off { $effect } with a { $face }; { $needed } was needed.
    .brief = shaken off
    .rolls = yes
gs-expiry-failed = { $card } rolled { $face } and still suffers { $effect }; { $needed } was needed.
    .brief = goes on
    .fails = yes
    .rolls = yes

## Why not: activations

gs-unspent = { $tokens ->
        [one] 1 token left
       *[other] { $tokens } tokens left
    }
gs-not-acted = { $card } has { $tokens ->
        [0] no tokens
        [one] 1 token
       *[other] { $tokens } tokens
    } and has not acted{ $others ->
        [0] { "" }
        [one] , nor has 1 other
       *[other] , nor have { $others } others
    }
gs-must-activate = Someone must be activated in a turn.
gs-due-next = It is now the turn of { $card }: attachments act directly before or after their parent.
gs-with-its-parent = { $card } can act only directly before or after its parent.
gs-not-yours = { $card } belongs to another player.
gs-was-activated = { $card } has already acted this round.
gs-no-crew = { $card } has no crew left and cannot be activated.
gs-may-not-pass = Only the player who began the round with fewer cards than everyone else may pass: once, before anyone is activated that turn, and never in the first turn.
gs-turn-is-full = { $n ->
        [one] Only one card may be activated this turn.
       *[other] { $n } cards were activated this turn, and that is the limit.
    }
gs-one-unit-a-turn = One unit has already been activated this turn; { $card } would be the second.
gs-no-such-action = “{ $key }” is not an action of { $card }.
gs-action-before-place = Choose an action of { $card } first; the place is asked for after that.
gs-action-before-target = Choose an action of { $card } first, such as an attack, an order or a spell for { $target }.
gs-say-which = “{ $key }” alone says too little: say with what, with whom or how far.
gs-stand-up-first = { $card } must stand up first.
gs-is-stationary = { $card } is stationary and can do nothing.
gs-too-few-tokens = { $card }: { $tokens ->
        [0] no token
        [one] 1 token
       *[other] { $tokens } tokens
    } left; { $needed } { $needed ->
        [one] is
       *[other] are
    } needed.

## Why not: tactics and talents

gs-no-such-tactic = “{ $key }” is not a tactic { $card } can use like that.
gs-one-tactic-a-round = { $card } cannot use a second tactic this round.
gs-no-more-than-before = { $tactic } is still on { $card }, with no fewer tokens.
gs-too-many-tokens = At most { $most } tokens count for this tactic, not { $given }.
gs-target-gone = { $target } is not on the table.
gs-needs-a-model = This is for a single model, not for all of { $card }.
gs-needs-the-unit = This is for a whole unit: choose { $card }.
gs-target-scattered = { $card } is out of formation: choose one of its models, with those around it.
gs-needs-enemy = { $card } is on your side, and this is for enemies.
gs-needs-friend = { $card } is an enemy, and this is for friends.
gs-needs-own-faction = { $card } is an ally of another faction, and this is for friends of your own.
gs-own-attachment = { $card } is an attachment of { $parent } and gains nothing from its tactics.
gs-unseen = { $card } cannot see { $target }.
gs-unit-scattered = { $card } is out of formation and can neither give nor receive orders.
gs-creature = { $card } is a creature and cannot receive orders.
gs-machine = { $card }: the machine receives no tactics, only its crew does.
gs-deaf = { $card } cannot hear orders now.
gs-not-living = { $card } is not among the living.
gs-not-channelled = { $tactic } cannot be passed on: musicians channel only orders to friends.
gs-no-such-link = “{ $key }” cannot pass this on: only cards of your side can, each once.
gs-no-musician = No musician of { $card } is on their feet and in formation.
gs-no-such-talent = “{ $key }” is not a talent of { $card }.
gs-talent-used = { $talent } has already been used this round.

## Why not: items and tokens

gs-no-such-item = “{ $key }” is not an item { $card } can use.
gs-used-up = { $item } is used up.
gs-not-to-itself = { $card } cannot give a token to itself.
gs-no-warlord = { $card } is not a warlord.
gs-cannot-lead = “{ $key }” is not a warlord of yours in play.
gs-token-assigned = { $card } cannot be given a second token this round.
gs-no-point = “{ $key }” is not a place: name its distances from the west and the north side.
gs-point-off-table = That place is not on the table.
gs-no-turn = A turn by { $degrees }° is not possible here.
gs-say-who = Say which model goes to that place.
gs-place-too-far = This is more than { $most }″ away from { $model }.
