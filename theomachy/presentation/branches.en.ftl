### Playing on from a moment of a match.

live-no-step = There is no step { $given }; the last one is { $most }.
live-no-branch = You have no such variation of this match.
branch-older = This match was played by version { $found } of the rules, and the rules now are version { $needed }. It can be watched, but not played on.
branch-over = The match is over here. Choose an earlier moment to play on from.
branch-nobody = Somebody has to play: take a seat yourself.
branch-name-long = A name has at most { $most } characters.
branch-many = { $most } variations of one match are kept at most. Delete one first.
verified-origin = It goes on from another match: its first { $n } decisions and their dice are that match's own.

## Terminal

trouble-from-has-it = a saved game has its own; leave this out with --from
trouble-at-alone = this goes with --from
trouble-from-over = the game is over after { $given } answers; choose fewer
trouble-from-resume = --resume goes on with a saved game, --from begins a new one in the middle of it; choose one
flag-from = Begin a new game in the middle of a saved one, with new dice.
flag-at = With --from: begin after this many answers. By default, begin where the saved game ends.
table-played-on = A new game: it goes on from here with new dice.
