# Godslayer in English: seats, the table, marks and what a glance tells. Every chapter has its words in a file of its own.

## The game and its seats

game-title = Godslayer
gs-seat-1 = Red
gs-seat-2 = Blue
gs-seat-3 = Green
gs-seat-4 = Violet
gs-seat-5 = Silver
gs-seat-6 = Teal
gs-seat-7 = Pink
gs-seat-8 = Brown

## The table

gs-table = Table
gs-warband = Warband
gs-secret = Secret marker
    .symbol = ?
gs-smoke = Haze
gs-thorn-ground = Thorns
gs-items = Items
gs-spells = Spells

## Marks of cards

gs-warband-leader = warband leader
    .symbol = ♔
gs-active = active
    .symbol = ▸
gs-activated = activated
    .symbol = ✓
gs-fleeing = fleeing
    .symbol = ←
gs-frightened = frightened
    .symbol = !
gs-hidden = in hiding
    .symbol = ?
gs-at-marker-1 = at marker 1
gs-at-marker-2 = at marker 2
gs-at-marker-3 = at marker 3
gs-at-marker-4 = at marker 4
gs-at-marker-5 = at marker 5
gs-scattered = out of formation
    .symbol = ∴
gs-style-offensive = fights offensively
gs-style-powerful = fights powerfully
gs-style-charge = has the bonus of a charge

## Marks of models and markers

gs-role-leader = leader
    .symbol = ♙
gs-role-musician = musician
    .symbol = ♪
gs-role-machine = machine
gs-down = knocked down
    .symbol = ↓
gs-still = stationary
    .symbol = ■
gs-fumbled = fumbled
gs-seriously-wounded = seriously wounded
    .symbol = ✶
gs-carries-relic = carries the relic
    .symbol = ◆
gs-fallen = destroyed
    .symbol = ✗
gs-safe = got away
    .symbol = ↑
gs-bare = nobody there

## Beside the table

gs-kills = Kill points
    .symbol = ★
gs-scored = Scenario points
    .symbol = ◎
gs-rounds = Round
gs-movement = Tokens left for movement
    .pip = ●
    .gone = ○

## A glance

gs-phase-initiation = Initiation phase
    .brief = Initiation
gs-phase-activation = Activation phase
    .brief = Activation
gs-status-setting-up = { $scenario } · setting up
gs-status-initiation = { $scenario } · round { $round } of { $most } · { gs-phase-initiation }
gs-status-activation = { $scenario } · round { $round } of { $most }
gs-status-turn = { $seat }’s turn
gs-status-active = Active: { $name }
gs-status-level = Tied at { $points }
gs-status-ahead = { $seats } ahead by { $lead }
gs-status-holds-out = The defenders hold out
gs-status-overrun = The defenders are overrun
gs-status-won = { $seat } has won
gs-status-team-won = { $seats } have won
gs-status-drawn = A draw between { $seats }

## Tests of courage

gs-test-bravery = A test of bravery
gs-test-fear = A test against fear
gs-test-horror = A test against horror
gs-test-rally = A test to rally

## Why not: a position that was typed

gs-off-the-table = { $model } stands beyond the edge of the table.
gs-overlaps = { $model } and { $other } overlap.
