### The review of a match: what was played, and what the dice did.

review-not-over = The match is still being played. It can be reviewed once it is over.
review-no-judge = Nobody can tell the chances in this game, so it cannot be reviewed.
review-busy = Too many reviews are being worked out. Try again in a minute.
review-failed = The review could not be worked out. Try again in a minute.
review-points = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] { $points }
}
review-percent = { $share } %
review-most = >99 %
review-least = <1 %

## Terminal

cli-review = Look back at a saved game: what each choice cost, and what the dice did.
flag-review-file = A record or a save of a game that is over.
review-title = { $game }: the review of { $name }
review-working = Looking at every choice and every roll: { $share } %
review-stopped = Stopped. Nothing was kept.
review-side = Seat
review-played = Played
review-start = At the start
review-choices = Choices of all
review-dice = Dice
review-result = Result
review-accuracy = Accuracy
review-cost = Own choices cost
review-ledger = What the dice brought, for whoever rolled them
review-roll = Roll
review-rolls = Rolls
review-luck = Luck
review-nobody = nobody’s
review-rounds = What each round brought
review-round = Round
review-turning = Turning points
review-tries = To try again
review-step = Line
review-what = What happened
review-swing = Gain
review-was-best = { $question } – { $taken } (the best one there was)
review-was-worse = { $question } – { $taken }; better: { $best }
review-fell = { $question } – { $faces }
review-method = Start, choices and dice add up to the result. Luck is the chance to win after a roll, less the mean of all ways it could have fallen, so on average it is nothing. Played is the result without luck. A choice costs what it lost against the best option by the same look ahead. Accuracy is 103.17 × e^(−0.0435 × points lost) − 3.17, each choice by what was at stake.
