# The usual places: set-up that is left to what a good player usually does.

usual-place = The usual place
usual-answer = The usual choice
usual-all = All that is left
usual-all-help = Sets up everything that is left, up to the first turn. Take it back in one go.
usual-running = The rest goes to its usual places. You can take it back in one go.

table-key-usual = The usual place for this piece
table-key-usual-all = The usual places for all that is left

set-up = Set-up
set-up-usual = In the usual places
set-up-usual-text = The match begins with the first turn. You can still take the set-up back and do it yourself.
set-up-own = By hand
set-up-own-text = You place every piece yourself, with the usual places one press away.
