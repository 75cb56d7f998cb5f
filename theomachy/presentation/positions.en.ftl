# Positions as texts: what is wrong with one, and the commands for them.

position-too-long = Line { $line }: the text has { $given } characters; a position has { $most } at most.
position-empty = Line { $line }: here is no position. Its first line would be: position godtear 1
position-many-answers = Line { $line }: this is one answer too many; { $most } are the most. Let the position begin later.
position-unseen = Line { $line }: “?” stands for what one seat may not know, so it belongs into a view. A position tells everything.
position-broken-link = Line { $line }: this link is cut or changed, so nothing can be read from it. Copy all of it.
position-no-kind = Line { $line }: “{ $word }” is no beginning. The first word is “position”, or “view” for what one seat may see.
position-no-game = Line { $line }: there is no game “{ $word }”; there are { $known }.
position-other-version = Line { $line }: this is version { $found } of the form; version { $needed } can be read here.
position-word-too-many = Line { $line }: “{ $word }” is too much. The line reads: position { $game_name } 1
position-no-viewer = Line { $line }: “{ $word }” says not whose view it is. The line reads: view { $game_name } 1 seat 2 (of { $most }), or: view { $game_name } 1 onlooker
position-no-state = Line { $line }: nothing follows. The next line would be: { $form }
position-unreadable = Line { $line }: “{ $word }” cannot be read here. Such a line reads: { $form }
position-unreadable-near = Line { $line }: “{ $word }” cannot be read here; perhaps “{ $near }” is meant. Such a line reads: { $form }
position-unreadable-plain = Line { $line }: “{ $word }” cannot be read here.
position-not-legal = Line { $line }: this cannot be: { $error }
position-since = Line { $line }: “{ $word }” is not a seat and its answer. Such a line reads: > 1 pass dice 3 4
position-no-faces = Line { $line }: after “dice” and after each “|” stand the faces of a roll, as in: dice 3 4 | 1
position-dice = Line { $line }: these dice cannot have fallen: { $error }
position-dice-left = Line { $line }: nothing was rolled for “{ $word }”; take these dice away.
position-dice-missing = Line { $line }: before “{ $word }” there is a roll, so its faces must be told. Dice of this roll: { $faces }.
position-over = Line { $line }: the game is over, so “{ $word }” answers nothing. Take the line away.
position-not-asked = Line { $line }: seat { $word } is not asked here. Asked is seat { $right }.
position-answer = Line { $line }: “{ $word }” is no answer: { $error } Possible is, among others: { $right }
position-stuck = The game cannot go on from this position: something is missing, or stands where it cannot.
view-not-written = This game hides something, but cannot write a view of it.
position-good = ✓ A position of { $title }, { $n } characters.
position-good-view = ✓ A view of { $title }, { $n } characters.
position-play-file = to play, the position must lie in a file, since you type your answers here
position-play-view = a view leaves out what is hidden, so it cannot be played on as it stands; play on from a position
position-play-over = in this position the game is over

cli-position = Show, check and play positions: short texts, as docs/positions.md describes them.
cli-position-show = Draw a position or a view, and say what is asked.

    Examples:

    - theomachy position show charge.txt
    - pbpaste | theomachy position show -
cli-position-check = Check a position or a view: say what is wrong in which line, or print it in its usual form.

    Ends with 2 if it cannot be read.

    Example:

    - theomachy position check charge.txt
    - theomachy position check charge.txt --link
cli-position-draw = Draw a position or a view as a picture, an SVG with names in your language.

    Example:

    - theomachy position draw charge.txt --out charge.svg
cli-position-play = Play on from a position, at one screen or against agents. Its dice are fresh: nobody knows them.

    Example:

    - theomachy position play charge.txt --level captain
flag-draw-out = Write the picture to this file, and not to the standard output.
flag-link = Print the link form: the text, packed, as it stands behind # in an address.
flag-position = A text with a position or a view; - for the standard input.
