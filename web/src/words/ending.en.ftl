### The end of a match.

ending-rounds = Points by round
ending-scored = { $who }: { $n }
ending-weighing = Looking back over the match…
ending-ribbon = Chance to win over the whole match
ending-points = Turning points
ending-point = Turning point { $n }: { $text } { $who }: { $gain }, to { $chance } per cent. Watch from here.
ending-step = Step { $step }
ending-dice = dice
ending-choice = choice
ending-what = { $mine ->
    [true] What each turning point did to your chance to win, in percentage points. Open one to watch from there.
   *[other] What each turning point did to the chance of { $who } to win, in percentage points. Open one to watch from there.
}
ending-against = Next: the { $level }
ending-home = Home
