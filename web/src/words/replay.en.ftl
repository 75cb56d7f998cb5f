### Replay: playing on from a moment, variations, what else there was, what one takes along.

replay-variation = Variation
replay-from-step = from step { $step }
replay-back = Back to the match it goes on from
replay-tab-branch = Play on
replay-else = What else?
replay-else-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
replay-else-taken = played
replay-else-all = Show all { $count }
replay-else-fewer = Show fewer
replay-else-differently = Play this step differently
replay-else-wait = Looking it up …
replay-else-places = Any other place within reach would have done, too.
replay-else-only = There was nothing else.
replay-else-then = The table before this step

## Playing on

play-on = Play on from here
play-on-text = A new match that begins as the table stands after step { $step }. The dice from here on are new. This match stays as it is.
play-on-side = Your side
play-on-all = { $seats ->
    [2] both
   *[other] all of them
}
play-on-name = Name (optional)
play-on-begin = Play on
play-on-over = The match is over here. Choose an earlier moment to play on.

variations = Variations
variations-none = Play on from any moment, and what comes of it is kept here.
variation-unnamed = From step { $step }
variation-show = Go to step { $step }
variation-rename = Rename { $name }
variation-delete = Delete { $name }
variation-keep = Save the name
variation-sure = Delete it for good?
variation-yes = Delete
variation-no = Keep it

## To take along

replay-keep = Share and save
replay-keep-link = Copy a link to this moment
replay-keep-picture = Save a picture of the board
replay-keep-copied = The link is on your clipboard.
replay-keep-not-copied = Your browser did not let us. Copy the address of this page instead.
replay-keep-drawn = The picture is among your downloads.
replay-keep-not-drawn = Your browser could not draw the picture.
replay-keep-caption = step { $step } of { $steps }
