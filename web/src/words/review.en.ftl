### The review of a match: was that me or the dice?

review = Review
review-title = { $title }: review
review-ask = Was that me or the dice?
review-working = Looking at every choice and every roll of this match. That may take up to a minute.
review-progress = { $done } % looked at
review-back = Watch the replay
review-side = Seen by
review-played = { $mine ->
    [true] You played { $share }.
   *[other] { $who } played { $share }.
}
review-dice-took = The dice took { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-dice-gave = The dice gave { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-dice-even = The dice were about even.
review-lead = “Played” is the result without luck: about that many of 100 such matches would be won with these choices.
review-sum = How the result came about
review-start = at the start
review-choices = choices of all
review-dice = dice
review-result = result
review-course = How the match went
review-even = with even dice
review-up = up is good for { $who }
review-ribbon = Every choice and every roll in order
review-moment = Round { $round }: { $text } { $taken }. From { $before } to { $after } per cent.
review-now = { $before } → { $after }
review-chance = chance to win
review-best = the best one there was
review-better = better: { $text }
review-small = A choice that changed little.
review-watch = Watch this step
review-rounds = Round by round
review-round = Round { $round }
review-setup = Setting up
review-ledger = What the dice brought
review-ledger-about = For whoever rolled them, in points of the chance to win.
review-nobody = nobody
review-roll = Roll
review-rolls = Rolls
review-luck = Luck
review-total = All dice
review-turning = Turning points
review-turning-none = No single moment turned this match.
review-tries = Try again
review-tries-about = The costliest choices. Play on from before each of them, against the Owl.
review-tries-none = No choice cost as much as a point.
review-try = Try it against the Owl
review-try-name = Try again, step { $step }
review-cost = the choice cost { $points }
review-stood = { $who } stood at { $share }
review-accuracy = Accuracy
review-accuracy-none = nothing to choose
review-method = How this is measured
review-method-text = After every roll, the chance to win with sensible play on both sides is compared with its mean over all the ways the roll could have fallen. The difference is luck, and on average it is nothing. A choice is charged with what it loses against the best option, by the same look ahead with the same dice. Start, choices and dice add up to the result; what the look ahead did not foresee counts with the choices. Accuracy of a choice is 103.17 × e^(−0.0435 × points lost) − 3.17, as on lichess; choices count by what was at stake. Questions of deployment are left out.
