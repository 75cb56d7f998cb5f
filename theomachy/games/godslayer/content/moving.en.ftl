# Moving and charging: questions, events and refusals. Model, target, card and terrain are ids; whoever looks at a scene
# hears their names. Events are told in the past tense; distances are in inches.

## Questions

gs-ask-move = { $seat }, where will { $by } go?
    .to = { $a } → { $b }
    .all = All to { $a }
    .gather = Close ranks
    .done = Done
gs-ask-free-strike = { $seat }, will { $by } strike at the one leaving?
    .none = Let them go
gs-ask-charge-target = { $seat }, whom will { $by } charge?
    .hold = Hold back
gs-ask-charge-move = { $seat }, where will { $by } charge to?
    .to = { $a } → { $b }
    .rush = All of them, as far as they can
    .gather = Close ranks
    .done = Done
gs-ask-counterstrike = { $seat }, an enemy has moved: will { $by } charge?
    .none = Wait
off = leave the table
straight = straight on
gs-roll-slay = { $seat } rolls to see how far it goes on.

## What happened

gs-moves = { $model } moved.
    .brief = Moved
gs-leaves = { $model } left the table.
    .brief = Gone
gs-falls = { $model } fell { $n ->
        [one] one inch
       *[other] { $n } inches
    } deep.
    .brief = Fell
gs-stands-up = { $model } stood up.
    .brief = Stood up
gs-free-strike = { $model } struck at { $target } as it left: { $weapon }.
    .brief = Free strike
gs-charges = { $card } declared { $how }: { $weapon }.
    .brief = Charge!
gs-charge-normal = a charge
gs-charge-long = a long charge
gs-charges-at = { $model } charged { $target }.
    .brief = Charges { $target }
gs-charge-arrives = The charge of { $card } succeeded.
    .brief = Charged home
gs-charge-fails = The charge of { $card } failed.
    .brief = Charge failed
    .fails = yes

## Why not: moving

gs-no-such-move = “{ $key }” is not a way to move.
gs-exhausted = { $card } may spend { $limit ->
        [one] one token
       *[other] { $limit } tokens
    } on movement in a round; { $moved } { $moved ->
        [one] is
       *[other] are
    } spent.
gs-cannot-move = Nobody in { $card } who could move has any MOV left.
gs-lies-down = { $model } is lying on the ground.
gs-move-is-done = An enemy could strike at { $model } on its way: its move is over.
gs-all-have-moved = Everyone in { $card } has moved.
gs-too-far = That is { $needed }″ for { $model }, and it has { $far }″.
gs-way-blocked = { $by } is in the way of { $model }.
gs-no-way = { $model } has no way to get there.
gs-may-not-stop = { $model } may not stop half on { $terrain }.
gs-off-table = { $model } would be off the table there.
gs-no-edge-near = { $model } cannot get to an edge of the table with what is left of its move.
gs-nobody-lies = Nobody in { $card } is on the ground and able to stand up.
gs-nothing-to-gather = The stragglers of { $card } cannot get back into formation now.
gs-in-formation = { $card } is in formation: nobody has to close up.
gs-out-of-formation = { $card } must end in formation: all linked, with 2″ at most from one to the next.
gs-breaks-formation = That would break the formation of { $card }.

## Why not: charging

gs-no-such-charge = “{ $key }” is not a charge: name a melee attack and the kind of charge.
gs-too-late-to-charge = { $card } can no longer charge this round: it has { $what }.
gs-did-charge = charged
gs-did-move = made a movement
gs-did-attack = attacked
gs-did-thaumaturgy = cast a thaumaturgy spell
gs-did-reaction = struck back or struck freely
gs-just-discovered = { $card } was discovered this round and cannot charge.
gs-no-formation = { $card } cannot charge: it is out of formation.
gs-engaged = { $card } cannot charge: it is in melee with { $enemy }.
gs-no-long-charge = { $card } cannot make a long charge: only light cards can, and none that carries the relic.
gs-nobody-to-charge = { $card } can see nobody to charge.
gs-nobody-in-command = Nobody in { $card } is both in the sight and in the LEAD range of { $model }.
gs-beyond-command = { $target } is not in the LEAD range of { $model }.
gs-beyond-lead = { $target } is { $away }″ away from { $model }, whose LEAD range is { $lead }″.
gs-not-of-card = { $target } does not belong to { $card }.
gs-stands-already = { $model } already stands on the table.
gs-must-charge = { $model } must charge, or nobody would.
gs-has-not-moved = { $target } has not moved just now.
gs-charge-blocked = { $by } is in the way of { $model }: the charge would stop there and fail.
gs-charge-jumps = { $model } would jump down from { $terrain } on this way and lie there: no charge goes down it.
gs-charge-straight = { $model } charges in a straight line.
gs-target-not-reached = From there { $model } does not reach { $target }.
gs-has-not-run = { $model } has yet to charge.
gs-charge-all-the-way = Nobody in { $card } reached a target: all go as far as they can.
