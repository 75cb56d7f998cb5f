### What the coach advises.

hint-no-judge = Nobody can tell the chances in this game, so there are no hints.
hint-not-agreed = There are no hints at this table: the players did not agree on them.
hint-lesson = A lesson tells you itself what to try.
hint-busy = Too many ask for advice just now. Try again in a moment.
nothing-here = No suggestion here: the program failed at it. You can answer all the same.
of-side = { $name } ({ $side })
of-piece = { $piece }: { $does }
ground-victory = may win the match
    .against = may lose the match
ground-usual = the usual place
live-hints = Hints
live-hints-agreed = all players may ask for them

## Terminal

table-hint-line = { $label }: { $chance } %, if it goes badly { $worst } %
table-hint-plain = { $label }
