# The house's own words: what the kernel says, and what stands on the terminal's table.

## Answers that are refused

not-asked = Nothing is being asked of seat { $number } now.
match-over = The game is over.
not-set-up = There is nothing to set up now.
not-a-key = { $key } is not an answer.
no-such-option = “{ $key }” is not one of the options.
no-such-window = No such question can be answered in advance.
window-not-so = That question cannot be answered in advance like that.
window-least = “At least” takes a number from 0 to { $most }.
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
bad-nonce = “{ $nonce }” is not a nonce: one has 32 digits from 0 to f.
bad-notation = Line { $line } of the position cannot be read: “{ $text }”.

## Names

name-unseen = That name shows nothing. Choose one that can be seen.
name-long = A name has { $most } characters at most.
name-numbered = A name may not end with a number in brackets: that is how people with the same name are told apart.

## Setups

number-of-seats = { $needed ->
        [one] { $needed } seat is
       *[other] { $needed } seats are
    } needed, { $given ->
        [one] { $given } was
       *[other] { $given } were
    } given.
number-of-seats-between = From { $least } to { $most } can play, not { $given }.

## Take-backs

nothing-to-undo = Seat { $number } has nothing to take back.
undo-over-roll = Dice have been rolled since.
undo-over-answer = Someone else has decided since.
undo-over-reveal = The answers have been revealed.

## Records

record-format = Line { $line }: this is no record of a game: it begins “{ $found }” instead of “{ $needed }”.
record-header = Line { $line }: “{ $field }” does not belong in the head of a record.
record-field-missing = Line { $line }: the head of the record has no “{ $field }”.
record-unreleased = Line { $line }: this record was made before the first release and can no longer be read. Play the match again with this version.
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
record-other-head = Line { $line }: the head of the chain is not the one that follows from the lines above it.
signature-wrong = Line { $line }: the signature is not by the key { $key }.
record-not-legal = Line { $line }: this could not be answered: { $error }.
record-other-dice = Line { $line }: the dice are written as “{ $found }”; replayed, they are “{ $needed }”.
record-die-not-from-seed = Line { $line }: the dice are written as “{ $found }”; the seed demands “{ $needed }”.
record-other-state = Line { $line }: replayed, the game stands differently here.
record-dice-nowhere = Line { $line }: after the dice before them the seed gives “{ $found }” nowhere.
record-nothing-back = Line { $line }: there is no decision of this seat that could be taken back.
record-no-story = Line { $line }: played by other rules and not to its end, so there is no story to be shown.
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
unverified-story = Its story was told by an earlier edition in other words, so it is not compared; the game itself is checked above.
unverified-rules = Played by version { $found } of the rules; this is version { $needed }. Whether its answers were legal, whether each roll belonged where it fell and whether the result follows can be checked no more; its story is as it was told then.
verified-order = { $n ->
        [one] One die is
       *[other] All { $n } dice are
    } such as the seed gives, one after the other.
unverified-draws = { $n ->
        [one] One draw
       *[other] { $n } draws
    } from what was left in a pile cannot be checked without the rules of that day.
verified-mine = Your own record agrees with it in all { $n } lines.
verified-head = The chain of all lines ends in the head that was shown at the table.
verified-signed = Signed with the key { $key }.
verify-signed = Signed: the server with this key vouches for it.
verify-consistent = Consistent: it could have been played so, but nobody vouches that it was.
verify-older = Older rules: its dice may have fallen so, but nobody here can say whether it was played by the rules of its day.
verify-by-hand = Dice given by hand: it could have been played so, if the dice fell so.
trouble-no-key = '{ $text }' is no key: one has 64 hexadecimal digits, as the server shows it
trouble-other-key = It is signed with the key { $found }.
trouble-not-signed = It is not signed.
trouble-no-head = No line of the game has this head.

## The command line
# A command's help is under cli- and its names, the help of a flag or an argument under flag- and its name.

help-usage = Usage: { $usage }
help-commands = Commands
help-play = Play
help-look = Look back and read
help-study = Let agents play
help-host = Run a server
help-translate = Translate
help-arguments = Arguments
help-flags = Options
help-default = { " " }(default: { $value })

cli = Tabletop skirmish games with every rule enforced. Begin with: theomachy play
cli-versions = { $name }: rules { $rules }, content { $content }
cli-play = Play a game: with people at one screen, or against agents.

    Examples:

    - theomachy play { $game } --against random --seed 7
    - theomachy play --setup draft --dice typed --save evening.record
    - theomachy play --party starter-1 --party knight,high-mage,paladin --set death="below zero"
    - theomachy play godtear --party titus,lily --party nia,maxen --set scenario=quest
    - theomachy play --resume evening.record
    - theomachy play --lang ja
cli-learn = Learn a game by playing it, step by step. Without a name, list the lessons.

    Example:

    - theomachy learn { $game }
cli-replay = Watch a saved game, or check it against the rules and its seed.
cli-replay-show = Tell a saved game, and draw the table as it stands at the end or after a number of answers.

    Example:

    - theomachy replay show evening.record --step 12
cli-replay-verify = Check every answer of a saved game against the rules, and every die against the seed.

    Ends with 0 if it is signed, 3 if it is consistent but not signed, 4 if its dice were given by hand.

    Example:

    - theomachy replay verify evening.record
cli-rules = Read a rulebook: all of it, one clause, or the clauses that contain a word.

    Examples:

    - theomachy rules { $game }
    - theomachy rules { $game } SC-ATK-08
    - theomachy rules { $game } taunt
    - theomachy rules coverage

flag-help = Show this page.
flag-version = Show the versions of Theomachy and of its games.
flag-lang = The language to use; by default THEOMACHY_LANG or your locale decides.
flag-game = The name of a game; “theomachy rules” lists them.
flag-lesson = The name of a lesson.
cli-words = Translations: how complete each language is, and what is still missing.

    Examples:

    - theomachy words list
    - theomachy words missing de
cli-words-list = List all languages, and how much of each is translated.
cli-words-missing = List the texts that a language lacks, file by file. Missing texts are shown in English.

    Example:

    - theomachy words missing de
flag-missing-lang = Two letters, such as de, fr or ja.
words-language = { $lang }: { $percent } %
words-missing-file = { $file }{ $n ->
        [0] : the whole text
       *[other] : { $n } missing
    }
words-missing-none = { $lang }: nothing is missing.
words-begin = To begin, write { $file } with any message of the file beside it.
words-partial = { $lang }: { $percent } % of all messages are translated; the rest is in English.
trouble-language-code = { $text } is no code of a language; two letters are, such as de.
flag-rules-game = A game, or the word coverage for the clauses without code or without a test; without it the games are listed.
flag-clause = A clause, a chapter or a word.
flag-tests = The folder of the tests, for rules coverage.
flag-setup = A preset of the game, or a .json file.
flag-party = A party, once for each seat.
flag-set = How to read an unclear rule, or another part of the setup.
flag-against = Agents for the other seats, or one agent for all of them. Without it, people share the screen.
flag-players = The number of players, in games that allow several numbers.
flag-seat = Your seat, when you play against agents.
flag-seed = A number that decides all dice.
flag-dice = Seeded dice, or your own dice, whose faces you type in.
flag-resume = Continue a saved game.
flag-save = Save the game in this file after every answer.
flag-file = A saved game.
flag-fault-file = A report of a failure.
cli-fault = Run a procedure that failed again, from its report. The status is 1 if it still fails.
table-agent-stopped = { $seat } cannot go on by itself: play that side yourselves, or leave with quit.
fault-kept = Something that only helps failed; the game goes on. To see it fail again: theomachy fault { $file }
fault-mended = It does not fail any more ({ $procedure }).
not-a-fault-report = This is no report of a fault: { $error }
flag-step = Show the game as it was after this many answers.

## What can be wrong with a command line

trouble-language = there is no language '{ $text }' here; there are { $known }
trouble-no-command = there is no command '{ $name }'; { $command } --help lists all
trouble-no-command-near = there is no command '{ $name }'; did you mean { $near }?
trouble-no-flag = there is no option { $flag }
trouble-no-flag-near = there is no option { $flag }; did you mean { $near }?
trouble-flag-value = something must follow
trouble-flag-alone = nothing belongs after it
trouble-missing = { $name } is missing
trouble-more-arguments = this is more than can be read: { $more }
trouble-usage = { $error }

trouble-content = a card cannot be used: { $problem }
trouble-no-game = there is no game '{ $text }'; there are { $known }
trouble-other-game = this is a game of { $found }, not of { $needed }
trouble-record-no-game = Line { $line }: there is no game '{ $text }'
trouble-no-agent = there is no agent '{ $text }'; there are { $known }, and your own by module:Class
agent-not-found = the agent { $name } cannot be loaded: { $why }
agent-not-there = the module { $module } has no { $name }
agent-not-made = { $name } cannot be made with a seed: { $why }
agent-undecided = { $name } is no agent: it has no method “decide”
agent-no-style = { $name }: there is no style of play '{ $style }' in this game; there are { $known }
agent-budget = { $name }: an agent thinks about 1 to { $most } possibilities of a decision, and for { $seconds } seconds at most
agent-error = { $name }: a novice errs by 0 to { $most } hundredths of the win
agent-level = '{ $text }' is the name of a level; the agent that plays it here is { $agent }
agent-unstyled = { $name }: only players by the newest judge have a style, and { $plain } is none
trouble-seat-alone = without --against or --level people take all seats
trouble-no-seat = { $name } has seats 1 to { $most }, not { $given }
trouble-too-great = '{ $text }' has too many digits; { $most } are the most
trouble-not-whole = '{ $text }' is not a whole number from { $least } on
trouble-no-port = '{ $text }' is no port; ports are 0 to { $most }
trouble-dice = '{ $text }' is neither seeded nor typed
trouble-log-format = '{ $text }' is neither text nor json
trouble-resume-has-it = a saved game has its own; leave this out with --resume
trouble-no-step = { $file } has { $most } answers, not { $given }
coverage-no-rulebook = there is no rulebook with clauses
coverage-no-code = { $id } is not in the code
coverage-no-test = { $id } has no test that cites it
coverage-no-clause = { $id } is cited, but not in the rulebook
coverage-all = all { $count } clauses have code and tests
trouble-no-tests = there are no tests of games; this is for a checkout of the project
trouble-no-rulebook = { $name } has no rulebook
trouble-no-clause = the rulebook of { $name } has no clause and no word '{ $text }'

trouble-no-preset = '{ $text }' is no preset of { $name } ({ $known }) and no .json file
trouble-no-parties = { $name } has no parties
trouble-number-of-parties = { $needed } parties are needed, one --party for each seat, not { $given }
trouble-ruling-spelled = '{ $text }' should read ruling=value
trouble-no-ruling = { $name } has no ruling '{ $text }'; there are { $known }
trouble-no-ruling-near = { $name } has no ruling '{ $text }'; did you mean { $known }?
trouble-no-rulings = { $name } has no rulings, so no '{ $text }'
trouble-kind = '{ $text }' is not { $kind }
kind-one-of = one of { $values }
kind-either = { $a } or { $b }
kind-bool = true or false
kind-int = a whole number
kind-ints = whole numbers with commas between them
kind-str = a text
kind-null = null
kind-object = a group of names and values in braces
kind-array = a list in brackets
kind-float = a number
kind-other = something else
misread-at = { $field }: { $error }
misread-text = this is no JSON
misread-kind = { $needed } belongs here, not { $found }
misread-missing = the field “{ $field }” is missing
misread-unknown = there is no such field as “{ $field }”
misread-value = “{ $value }” is not possible here
misread-length = there are too many or too few of these
misread-empty = there is nothing in it
misread-name = a name is one line of 1 to { $most } characters that can be seen
misread-other = this cannot be read
misread-json = this is no JSON, from this line on
misread-cut = the file ends too early
misread-deep = brackets stand in each other too deeply

trouble-too-large = the file is too large
trouble-not-text = this is not a text file
trouble-save-over = the file is there already; go on with it by --resume, or name another
trouble-no-folder = there is no such folder
trouble-no-folder-above = there is no folder { $folder } for it
trouble-file = { $code ->
        [ENOENT] no such file or directory
        [EISDIR] is a directory
        [ENOTDIR] not a directory
        [EACCES] permission denied
        [EROFS] this place is read-only
        [ENOSPC] no space is left
       *[other] { $error }
    }

## The terminal's table

list-comma = ,{ " " }
table-percent = { $n } %
table-aside = { " " }({ $words })
table-pile = { $zone }:{ " " }
table-yes = y yes
table-no = n no
table-any-key = KEY

table-welcome = { $game } · type a number or a key; ? for help
table-resumed = The game goes on where it was saved.
table-secret-for = This is for { $seat } alone: everyone else, look away. Press Enter when ready.
table-secrets-hide = Press Enter to hide it again.
table-secrets-none = { $seat } sees nothing that the others do not see.
table-secrets-usage = “secrets” shows one of several people at this screen what only they may see. The seats of people: { $seats }.
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
table-odds-none = Nothing can be known about this choice in advance.
table-odds-title = The next die reaches…
table-taken-back = Taken back: { $seat } decides again.
table-agree = { $seat }, do you agree to let { $asker } take the last decision back? { $why } (y/n)
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
table-face-down = not in this phase
table-original = original design, not official
table-log-empty = Nothing has happened yet.

table-help = A number answers, or a key such as { $example }, or an unmistakable part of a key. Besides:
    .why = KEY: why something is not possible, with its rule
    .odds = N or KEY: what a choice leads to, exactly; alone: what the next die can reach
    .hint = what the coach would do, with the chance to win and why
    .card = NAME: a card in full
    .board = draw the table again
    .pieces = the table in words: every piece with its place and its neighbours
    .measure = A B: how far it is from one piece or place to another; measure B: from whoever acts
    .secrets = what only you may see while the others look away; secrets 2: the same for seat 2
    .log = all that has happened; log 9: the last nine lines
    .rule = CLAUSE or WORD: look it up in the rulebook
    .usual = set this piece up in its usual place; usual all: everything that is left
    .undo = take the last decision back; beyond dice or others’ answers they must agree
    .save = FILE: keep the game, to be played on with --resume
    .quit = leave; offers to save, and so do Ctrl-C and Ctrl-D
table-help-places = A place is typed in units from the left and from the top: 10.5 7. With “to NAME” or “beside NAME” you choose the proposal nearest to a piece; its letter on the board serves as its name.

# Places on a measured table; U is a unit of it.

table-place-same = where it stands
table-place-beside = beside { $name }
table-place-in = in { $name }
table-place-behind = behind { $name }
table-place-centre = near the centre
table-place-to-centre = { $far }U towards the centre
table-place-towards = { $far }U towards { $name }
table-place-way = { $far }U away
    .right = { $far }U to the right
    .lower-right = { $far }U to the lower right
    .down = { $far }U down
    .lower-left = { $far }U to the lower left
    .left = { $far }U to the left
    .upper-left = { $far }U to the upper left
    .up = { $far }U up
    .upper-right = { $far }U to the upper right
table-piece-at = at { $place }
table-piece-nearest = nearest: { $pieces }
table-apart = { $name } { $far }U
table-ground = { $name }: from { $left } to { $right } across, from { $top } to { $bottom } down
table-no-ruler = Nothing may be measured in this game.
table-measure-usage = Say from what to what, by name, letter or place: measure A 10.5 7
table-measured = { $a } – { $b }: { $text }

# sim and arena

cli-sim = Let agents play many games on all cores, and count the wins. The same seed gives the same games.

    Agents that differ change seats: each pair of games has the same setup and the same dice.

    Examples:

    - theomachy sim { $game } --games 1000 --seed 7 --seats greedy,random --json
    - theomachy sim --setup random --set overspend=true --out games.csv
    - theomachy sim --setup random --set overspend=true --out games.csv --resume
cli-arena = Let every agent play every other from all seats, and rate them.

    Examples:

    - theomachy arena { $game } --agents random,greedy-1,search:32 --games 200 --out arena.parquet
    - theomachy arena { $game } --agents search:64,greedy-1 --games 400 --until 0.5,0.58

flag-games = The number of games.
flag-arena-games = The number of games for each group of agents that plays together.
flag-until = Stop once it is clear which share of the wins the first of two agents has, the low one or the high one.
flag-seats = An agent for each seat: random, greedy, search, search:64 (simulations for each decision), search:0.5s.
flag-agents = The agents that meet, such as random,greedy-1,search:32.
flag-swap = Let the agents change seats from game to game, or never (--no-swap). By default, different agents do.
flag-workers = The number of processes that play; by default as many as there are cores.
flag-out = A .csv, .json or .parquet file that gets a row for each game.
flag-sim-resume = Continue the file of --out.
flag-arena-resume = Continue the file of --out.
flag-json = Print one JSON object.
flag-level = An opponent of this strength, as in the browser: novice, squire, sergeant, captain, master or titan.
flag-style = The style in which the opponent plays: cautious, bold or objectives, if the game has them.

trouble-level-agent = { $name } is as strong as its name says; a level goes without --against
trouble-no-level = there is no level '{ $text }'; there are { $known }
trouble-no-style = there is no style of play '{ $text }' in this game; there are { $known }
trouble-style-alone = a style goes with --level; behind the name of an agent it stands as in greedy+bold
trouble-number-against = { $needed ->
        [0] nobody else sits at this table
        [one] one other seat needs one agent, not { $given }
       *[other] { $needed } other seats need one agent for all, or one for each, not { $given }
    }

sim-resume-what = say with --out FILE what is to be gone on with
sim-too-many-workers = { $given } processes are too many; { $most } are the most
sim-part-missing = this needs the package { $part }, which comes with: pip install "theomachy[{ $extra }]"
sim-out-kind = the name of the file must end in one of { $kinds }
sim-out-exists = { $file } is there already; go on with it by --resume, or name another
sim-not-a-table = this is not a table of games like those that would be written now
sim-line = line { $line } cannot be read as the row of a game
sim-differs = these games are of another study: { $column } is “{ $there }” there and “{ $here }” here
sim-differs-deal = these games are of another study: seats change otherwise there, or other agents meet
sim-longer = the file has { $rows } games already, more than { $games }
sim-worker-ended = a working process was ended from outside
sim-other-writer = something else has written to this file meanwhile

sim-title = { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, seed { $seed }
sim-seat = seat
sim-agent = agent
sim-games = games
sim-wins = wins
sim-draws = draws
sim-share = share
sim-interval = 95 %
sim-first-seat = First seat: { $edge } of the win beyond its part ({ $low } to { $high }).
sim-first-mover = First to move: { $edge } ({ $low } to { $high }).
sim-length = A game lasts { $rounds } rounds and { $decisions } decisions.
sim-length-decisions = A game lasts { $decisions } decisions.
sim-speed = { $played ->
        [one] { $played } game
       *[other] { $played } games
    } in { $seconds } s, { $pace } a second.
sim-resumed = { $games ->
        [one] One more game was
       *[other] { $games } more games were
    } in the file before.
progress-unknown = { $played } of { $total } games so far
progress-minutes = { $played } of { $total } games so far; { $minutes ->
        [0] less than a minute
        [one] about one minute
       *[other] about { $minutes } minutes
    } to go
progress-hours = { $played } of { $total } games so far; about { $hours } hours to go
sim-interrupted = Stopped after { $played } of { $total } games.
sim-interrupted-kept = Stopped after { $played } of { $total } games. They are kept: the same command with --resume goes on with { $file }.

arena-too-few = at least { $needed } agents are needed, such as random,greedy
arena-alone = whoever plays alone meets nobody; count with sim, or let more play with --players
arena-twice = { $name } is named twice
arena-uneven = { $games } games cannot be shared evenly between { $seats } seats; { $more } can
arena-until-what = two shares of the wins are needed, the lower one first, such as 0.5,0.58; not { $given }
arena-until-two = only two agents can be let play until it is clear which is better, not { $given }
arena-test-high = { $agent } wins { $high } rather than { $low }: clear after { $pairs } pairs.
arena-test-low = { $agent } wins { $low } rather than { $high }: clear after { $pairs } pairs.
arena-test-open = Whether { $agent } wins { $low } or { $high } is not clear after { $pairs } pairs.
arena-mu = strength
arena-interval = 95 %
arena-sigma = σ
arena-ordinal = worth
arena-pair = pair
arena-against = { $one } – { $other }

table-thinking = { $seat } is thinking …

## Armies and their codes

code-spelled = This is no code of an army: one reads like scathe.knight.paladin.high-mage.hn.
code-typo = There is a slip in this code: its last two letters do not fit the rest.
code-too-long = This is too long for an army: { $most } letters are the most.
code-other-game = This is a code of { $found }, not of { $needed }.

army-near = “{ $text }”: did you mean { $near }?
army-legal = This is a legal army.

cli-army = Check an army, look at its cards, or share it as a code.
cli-army-check = Say whether an army is legal, or everything that is wrong with it.

    Examples:

    - theomachy army check { $game } defender,fighter/priest,ranger,spellsword
    - theomachy army check { $game } knight,paladin,high-mage
    - theomachy army check godtear mine.txt
cli-army-show = Draw the cards of an army.

    Example:

    - theomachy army show godtear titus,nia
cli-army-share = Print the code of an army. Every command takes the code instead of the army.

    Examples:

    - theomachy army share { $game } knight,paladin,high-mage
    - theomachy play --party scathe.knight.paladin.high-mage.hn --party starter-1
flag-army = An army as text, as a code, or a file that holds either.

## The table in the browser

cli-serve = Serve the table in the browser: play against the Owl, at one screen, or with a friend by a link.

    Examples:

    - theomachy serve --open
    - theomachy serve --host 0.0.0.0 --port 80 --data /srv/theomachy.db
flag-mine = Your own record, kept during the match. It is checked that nothing you saw has changed since.
flag-key = The public key of the server that must have signed the record: 64 hexadecimal digits.
flag-head = A head of the chain that was shown at the table, and that the chain of the record must contain.
flag-host = The address to listen on; 0.0.0.0 lets the whole network connect.
flag-port = The port to listen on; 0 takes any free one.
flag-data = Where matches are kept: a file, or the URL of a database. The default is theomachy.db in this folder if it exists, otherwise a file among your own data, which “serve” names when it starts.
flag-redis = The URL of a Redis that connects the servers of one database with each other and with agent workers.
flag-serve-workers = The number of processes that serve at one port.
flag-agent-workers = The number of processes that think for the Owl. With --redis they think only while no agent worker runs; with 0 only agent workers think.
flag-open = Open a browser.
flag-keep-matches = Delete a finished match after this many days; 0 keeps it for ever.
flag-keep-unfinished = Delete an unfinished match this many days after it was last changed; 0 keeps it for ever.
flag-keep-guests = Delete a guest who sits at no table this many days after the last visit; 0 keeps the guest for ever.
flag-dry-run = Only say what would be deleted.
flag-force = Replace the file if it exists.
flag-backup-file = The file to write the copy to.
flag-restore-file = The copy, as “theomachy backup” made it.
flag-move-source = Where matches are kept now: a file, or the URL of a database.
flag-move-target = The URL of an empty database.
cli-think = Let agents think on this machine for all servers that share a Redis. It may be started on any number of machines.
flag-think-workers = The number of processes that think.
think-begun = { $number ->
    [one] One process thinks
   *[other] { $number } processes think
} for whoever asks. Ctrl-C ends it.
cli-tidy = Delete the matches and guests that a server has kept long enough. A server does so itself every hour; this does it now.

    Examples:

    - theomachy tidy --data /srv/theomachy.db --dry-run
    - theomachy tidy --data /srv/theomachy.db --keep-matches 30
cli-backup = Copy a server’s database as it is at one moment. The server may keep running.

    Example:

    - theomachy backup monday.db --data /srv/theomachy.db
cli-restore = Replace a server’s database by a copy. Stop the server first; the old database is kept beside it.

    Example:

    - theomachy restore monday.db --data /srv/theomachy.db
cli-move = Move all matches to another database: from a file to PostgreSQL. Stop the server first.

    All is checked before anything counts. The old database stays as it is.

    Example:

    - theomachy move /srv/theomachy.db postgresql://theomachy@localhost/theomachy
tidy-found = { $matches } { $matches ->
        [one] match
       *[other] matches
    } and { $guests } { $guests ->
        [one] guest
       *[other] guests
    } would be deleted.
tidy-done = { $matches } { $matches ->
        [one] match
       *[other] matches
    } and { $guests } { $guests ->
        [one] guest
       *[other] guests
    } deleted.
backup-made = { $file } is a checked copy.
backup-no-data = There is no file { $file }.
backup-exists = { $file } is there already. Choose another name, or say --force.
backup-failed = The copy cannot be made: { $error }.
backup-unsound = { $file } is no sound database of Theomachy ({ $error }).
move-rows = { $table }: { $rows } of { $total } rows.
move-done = All that { $source } keeps is in { $target } now, row for row. Serve that one from now on: theomachy serve --data { $target }. { $source } is as it was; keep it until you are sure.
move-not-empty = There is something in that database already. Move to an empty one.
move-to-file = That is a file. To copy matches into one, use backup.
move-no-tables = There are no matches of Theomachy in that database.
move-older = The tables are those of an older version. Start this version with them once; that brings them up to date.
move-differs = The table { $table } has not arrived as it was. Nothing was changed.
move-failed = A database does not take part: { $error }. Nothing was changed.
backup-no-file = That database is not kept in a file.
restore-in-use = { $file } is in use. Stop the server first.
restore-done = { $file } is as the copy was.
restore-old = What was there before lies in { $file }.
flag-trusted-proxy = A proxy in front of the server, or a network of proxies; give it once for each. The server believes what it says about the client’s address and about TLS.
flag-address-requests = The most requests in a minute from one address, handshakes and files included.
flag-guest-requests = The most requests in a minute from one guest.
flag-address-cpu = The most seconds of processor time in a minute for requests from one address.
flag-guest-cpu = The most seconds of processor time in a minute for requests from one guest.
flag-connections = The most connections that may be open at once.
flag-address-connections = The most open connections from one address that is not a trusted proxy.
flag-address-lines = The most open lines to tables from one address.
flag-guest-lines = The most open lines to tables from one guest.
flag-onlookers = The most lines of onlookers to one match; players are always let in.
flag-line-bytes = The most bytes that may wait for one line before it is closed as too slow.
flag-metrics-token = A secret that opens /metrics to clients that send it as “Authorization: Bearer …”. This machine may always read /metrics.
flag-log-format = The format of the log: text for people, json for programs.
flag-access-log = Log every request too: its route and status, but neither its path nor its query.

## Lessons

no-such-lesson = There is no such lesson. There are: { $known }.
lesson-no-undo = In a lesson nothing is taken back: a wrong step is not taken in the first place.
