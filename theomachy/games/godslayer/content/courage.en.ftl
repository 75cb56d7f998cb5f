# Courage, war-machines, scenarios and victory. Model, card and marker are ids; whoever looks at a scene hears their
# names. Events are told in the past tense.

## Names

gs-scenario-open-battle = Open Battle
    .text = Kill points decide. A lead of a quarter of the battle level wins; a lead of half is a massacre.
gs-scenario-standing-stones = Standing Stones
    .text = Three stones on the centre line. From the third round on, each scores a point for whoever is alone beside it.
gs-scenario-break-through = Break-through
    .text = The attacker scores what gets across the table, the defender what is destroyed.
gs-scenario-relic = Relic
    .text = Whoever carries the relic at the end earns a quarter of the battle level on top of kill points.
gs-scenario-last-stand = Last Stand
    .text = The defender has three quarters of the points, is surrounded, and wins if enough of them still stand.
gs-stone = Standing stone
    .numbered = Standing stone { $n }
    .symbol = ◎
gs-relic = Relic
    .symbol = ◆
stone-1 = Standing stone 1
stone-2 = Standing stone 2
stone-3 = Standing stone 3
relic = the relic

## What happened: courage

gs-afraid = { $card } took fright at { $by }: −2 MEL as long as they are engaged.
    .brief = afraid
gs-flees = { $card } fled.
    .brief = flees
gs-rallies = { $card } rallied.
    .brief = rallies

## What happened: scenarios

gs-objective = An objective was put on the table: { $marker }.
gs-holds-stone = { $seat } held { $marker }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $total } in all.
    .brief = +{ $points }
gs-takes-up = { $model } took up { $marker }.
    .brief = takes it up
gs-drops = { $model } dropped { $marker }.
    .brief = drops it

## What happened: the end

gs-kill-points = { $seat } had earned { $points ->
        [one] 1 kill point
       *[other] { $points } kill points
    }.
gs-won = { $seat } won the battle!
    .brief = Victory
gs-massacre = { $seat } won the battle: a massacre!
    .brief = Massacre
gs-team-won = The team of { $seat } won the battle!
    .brief = Victory
gs-team-massacre = The team of { $seat } won the battle: a massacre!
    .brief = Massacre
gs-drawn = Nobody won the battle.
    .brief = Drawn

## Why not

gs-machines-do-not-charge = { $card } is a war-machine: neither it nor its crew can charge.
gs-back-to-the-machine = The crew of { $card } must go back to the machine first.
gs-nobody-serves = Nobody in the crew of { $model } is in formation with it.
gs-no-relic = There is no relic in this battle.
gs-relic-carried = { $model } carries the relic.
gs-not-at-relic = Only a living member of { $card } in contact with the relic can take it up.

## Why not: who plays

gs-number-of-warbands = { $given ->
        [one] 1 warband is
       *[other] { $given } warbands are
    } not possible: there must be { $fewest } to { $most }.
gs-table-length = A table is from { $least } to { $most } inches long, not { $given }.
gs-teams = There must be two teams, and a team for each of the { $seats } seats.
gs-two-sides = { $scenario } needs two sides. Form two teams.
gs-level-beyond = A battle level is a number from 0 to { $most }.
gs-number-of-levels = There must be a battle level above 0 for each of the { $seats } seats; { $given } were given.
gs-uneven-levels = All sides must have the same battle level in total: they have from { $least } to { $most } now.
