### Pages one reads: rulebook, muster, replay.

reading-close = Close
reading-copied = Copied

## Rulebook

book-title = Rulebook
book-choose = Every rule has a number, and the table names it whenever it allows or refuses something. Which game?
book-chapters = Chapters
book-others = Other games
book-search = Find a word or a number
book-found = { $count ->
    [0] no clause
    [one] 1 clause
   *[other] { $count } clauses
}
book-clauses = { $count } clauses
book-nothing = Nothing in this book says “{ $query }”.
book-copy = Copy the link to { $id }
book-back = Back to the clause before
book-open = Open in the rulebook
book-no-clause = This rulebook has no { $id }.

## Muster

muster-title = Muster
muster-choose = Choose who comes along. For which game?
muster-games = Other games
muster-list = Your list
muster-nobody = This list is empty.
muster-begin = Pick from the catalogue, or start with a ready-made list.
muster-legal = Legal: ready to play.
muster-undo = Undo
muster-clear = Clear
muster-play = Play with it
muster-gauge = { $label }: { $value } of { $most }
muster-catalogue = Catalogue
muster-search = Find a name or what it does
muster-kind = Kind
muster-order = Sort by
muster-order-fits = what fits
muster-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
muster-all = Show all
muster-none = No cards match.
muster-add = Add { $name }
muster-not = { $name } cannot be added
muster-remove = Take { $name } off the list
muster-here = On your list
muster-put-on = Add to the list
muster-take-off = Take off
muster-card = Card
muster-original = original design
muster-own-figures = * Our own number: the printed one is not public.
muster-share = Share
muster-copy-code = Copy code
muster-copy-link = Copy link
muster-no-code = A code appears as soon as the list is legal.
muster-paste = Paste a code or a list
muster-take = Use it
muster-from = Start from
muster-random = Random

## Replay

replay-title = Replay
replay-events = Chronicle
replay-count = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
replay-time = Moments of the match
replay-moment = Moment
replay-prev = One step back (←)
replay-next = One step on (→)
replay-play = Play (Space)
replay-pause = Pause (Space)
replay-speed = Speed
replay-step = { $step } of { $steps }
replay-step-title = This moment
replay-no-dice = No dice were rolled here.
replay-chances = chance to win
replay-chance = { $name } { $chance } per cent.
replay-turn = Turning point: { $name } gains { $gain } %
replay-card = Card
replay-turn-board = Turn the board round
replay-result = Result
replay-seal-title = The seal
replay-seal = The dice were fixed before the first one fell. Check it for every roll.
replay-verify = Verify the dice
replay-verifying = Verifying …
replay-download = Download the record
replay-not-over = A match can be watched again once it is over.
replay-to-table = To the table
replay-parts = Parts of the replay
replay-tab-board = Board
replay-tab-events = Chronicle
replay-tab-step = Moment
replay-tab-more = More
