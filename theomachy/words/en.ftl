# The house's own words: what the kernel says, and what stands on the terminal's table.

## Answers that are refused

not-asked = Seat { $number } is asked nothing now.
match-over = The game is over.
not-a-key = { $key } is no answer.
no-such-option = “{ $key }” is not one of the options.
wrong-number-of-dice = { $given ->
        [one] { $given } face was
       *[other] { $given } faces were
    } given; the roll has { $needed ->
        [one] { $needed } die
       *[other] { $needed } dice
    }.
no-such-face = No die here shows “{ $face }”; it shows { $faces }, or name a side from d1 to d{ $sides }.
dice-ran-out = More dice are rolled than were given ({ $question }).
dice-left-over = Dice were given that nobody rolled: { $dice }.
bad-nonce = “{ $nonce }” is no nonce: it has 32 digits from 0 to f.
bad-notation = Line { $line } of the position cannot be read: “{ $text }”.

## Take-backs

nothing-to-undo = Seat { $number } has nothing to take back.
undo-over-roll = Dice have been rolled since.
undo-over-answer = Somebody else has decided since.
undo-over-reveal = The answers have been revealed.

## Records

record-format = Line { $line }: this is no record of a game: it begins “{ $found }” instead of “{ $needed }”.
record-header = Line { $line }: “{ $field }” does not belong in the head of a record.
record-field-missing = Line { $line }: the head of the record has no “{ $field }”.
record-header-changed = Line { $line }: the head of the record has been changed.
record-cut = Line { $line }: the record breaks off here.
record-order = Line { $line }: “{ $found }” stands where { $needed } should; a line is missing or in the wrong place.
record-line-changed = Line { $line }: this line has been changed, or belongs to another record.
record-other-game = Line { $line }: the record is of { $found }, not of { $needed }.
record-other-rules = Line { $line }: played by version { $found } of the rules; this is version { $needed }.
record-other-content = Line { $line }: played with other content ({ $found }; here it is { $needed }).
record-of-one-seat = Line { $line }: this is what seat { $number } may know of a running game, so it cannot be replayed.
record-setup = Line { $line }: the setup is not legal: { $error }.
record-dice = Line { $line }: “{ $found }” says nothing about dice that can be used.
record-commitment = Line { $line }: the seed is not the one that was promised.
record-not-legal = Line { $line }: this could not be answered: { $error }.
record-other-dice = Line { $line }: the dice are written as “{ $found }”; replayed, they are “{ $needed }”.
record-die-not-from-seed = Line { $line }: the dice are written as “{ $found }”; the seed demands “{ $needed }”.
record-other-state = Line { $line }: replayed, the game stands differently here.
record-result = Line { $line }: the result says “{ $found }”; replayed it is { $needed }.
record-disagrees = Line { $line }: the two records disagree: “{ $found }” here, “{ $needed }” there.

verified-answers = { $n ->
        [one] One answer was legal
       *[other] All { $n } answers were legal
    }.
verified-digests = Replayed, the game stands the same after every line.
verified-result = The result is right.
verified-commitment = The seed is the one that was promised before the game.
verified-dice = { $n ->
        [one] One die follows
       *[other] All { $n } dice follow
    } from the seed.
unverified-dice = The dice were typed in by the players, so no seed can vouch for them.
verified-mine = Your own record agrees with it in all { $n } lines.

## The terminal's table

table-welcome = { $game } · type a number or a key; ? for help
table-resumed = The game goes on where it was saved.
table-secret-for = This is for { $seat } alone: everybody else looks away. Press Enter when ready.
table-secret-done = Noted. { $seat } has decided.
table-not-number = There is no choice { $number }: they go from 1 to { $most }.
table-several = “{ $text }” could be { $keys }: which?
table-card-which = Whose card? { $known }
table-rule-none = The rulebook has no clause “{ $clause }”.
table-why-usage = Say what you want to know about: why { $example }
table-allowed = It is possible: choice { $number }, “{ $words }”.
table-allowed-place = It is possible.
table-nothing-asked = Nothing is being asked now.
table-odds-until = until the next decision
table-odds-estimate = estimated from a sample
table-odds-none = Nothing is known beforehand about this choice.
table-odds-title = The next die reaches…
table-taken-back = Taken back: { $seat } decides anew.
table-agree = { $seat }, do you agree that { $asker } takes the last decision back? { $why } (y/n)
table-disagreed = { $seat } does not agree; the game goes on.
table-saved = Saved: { $file }
table-saved-on = Kept: the game is in { $file }. It goes on with
table-not-saved = Not saved.
table-save-usage = Say where: save FILE
table-save-over = { $file } is there already. Overwrite it? (y/n)
table-save-failed = { $file } cannot be written: { $error }.
table-offer-save = Save the game? Enter for { $file }, another name, or n
table-over-prompt = Enter leaves; save FILE, log, board and undo still work
table-goodbye = Goodbye.
table-roll-faces = Type what came up{ $dice ->
        [one] { "" }
       *[other] , { $dice } dice with spaces between
    }: { $faces }.
table-roll-sides = Or the side of a plain d{ $sides }: d{ $side } counts as { $face }.
table-roll-any = Or “roll”, and the table rolls for you.
table-original = original design, not official
table-log-empty = Nothing has happened yet.

table-help = A number answers, or a key such as { $example }, or an unmistakable part of a key. Besides:
    .why = KEY: why something is not possible, with its rule
    .odds = N or KEY: what a choice leads to, exactly; alone: what the next die can reach
    .card = NAME: a card in full
    .board = draw the table again
    .log = all that has happened; log 9: the last nine lines
    .rule = CLAUSE or WORD: look it up in the rulebook
    .undo = take the last decision back; beyond dice or others’ answers they must agree
    .save = FILE: keep the game, to be played on with --resume
    .quit = leave; offers to save, and so do Ctrl-C and Ctrl-D
