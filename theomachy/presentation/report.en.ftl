### Reports of the lab. “In 100” is a share of games: +5 in 100 is five more games won of a hundred.

lab-no-study = { $folder } is no study: study.toml and games.parquet are not there, nor is a journal of games
lab-part = { $folder } was not played to its end: this is about { $games } of { $total } games.
report-part = { $games } of { $total } games
lab-unreadable = the tables of { $folder } cannot be read
lab-no-studies = There is no finished study in { $folder }.
lab-no-lab = This server has no studies to show.
lab-no-row = The study has no game { $number }.
lab-other-version = This game was played with other rules or other cards than are here now, so it cannot be played again.
lab-changed = This game was played with changed cards, so it cannot be watched at a table of ours.
lab-compare-what = name two studies, or one with --cells A,B
lab-no-cell = there is no cell { $cell }; the study has 0 to { $last }
lab-no-card = “{ $card }” is no card of this study; there are { $known }
lab-even-what = { $card } was tried at fewer than two costs: a study of its own needs change = [{"{"}{"}"}, …] with several

report-kicker = From the lab · { $game }
report-played = { $games ->
    [one] One game
   *[other] { $games } games
} on { $deals ->
    [one] one deal
   *[other] { $deals } deals
}, armies and dice drawn by the study and not chosen by people
report-strongest = { $card } wins { $value } more in 100.
report-weakest = { $card } wins { $value } fewer.
report-weakest-alone = { $card } wins { $value } fewer in 100.
report-ahead = { $one } beats { $other }: { $share }.
report-nothing = Nothing stands out.
report-nothing-text = No card, no agent and no seat is surely better than another in these games. More games may tell.
report-interval = ({ $low } to { $high })
report-in-100 = { $value } in 100
report-percent = { $value }{"\u00A0"}%

report-tile-games = games
report-tile-seat = first seat wins
report-tile-draws = without a winner
report-tile-rounds = rounds a game
report-tile-decisions = decisions a game
report-tile-back = winners who came back

report-strengths = How strong is each card?
report-strengths-kind = How strong is each card? { $kind }
report-strengths-answer = { $best } is the strongest: a side that has it wins { $more } games more in a hundred than with an average card in its place { $more-interval }. { $worst } is the weakest: { $less } fewer { $less-interval }. { $found } of { $total } surely differ from the average.
report-strengths-none = None of the { $total } surely differs from an average card in its place.
report-player = Both sides were played by the same agent, { $player }.
report-strengths-method = Armies are drawn at random, so that nobody’s choice of what to bring is in the figures. A side’s share of the win is fitted (least squares) by how many copies of each card it has more than its opponent, and by its seat; games of one deal count as one cluster (errors by Bell and McCaffrey). The average card in its place is what the fit says of an average card of the same cost where armies are drawn to a sum of points, and of any other card where they are drawn to a number. Bars are 95 % intervals. A triangle marks what is sure after Holm’s correction for looking at all cards at once.
report-axis-strength = games won more or less, in 100

report-agents = Is it the card or the player?
report-agents-answer = { $card } comes apart most: { $from } in the hands of { $one }, { $to } in those of { $other }. Above the line a card is stronger with { $other }, below it with { $one }: if { $other } plays better, cards above are hard to play and worth it, cards below easy.
report-agents-same = No card is surely stronger in one hand than in another.
report-agents-method = Every agent plays itself, so both sides are as good. Each card’s strength is worked out from the games of each agent alone; a name stands where the two surely differ (Holm).
report-axis-by = strength with { $value }, in 100
report-scenario = Does the scenario matter?
report-setup = Does the set-up matter?
report-options = Do table options matter?
report-axis-answer = First seat, length and draws by { $axis ->
    [scenario] scenario
    [setup] set-up
   *[options] table option
}. { $card ->
    [none] No card is surely stronger in one than in another.
   *[other] { $card } varies most: from { $from } ({ $one }) to { $to } ({ $other }).
}
report-value = Value
report-usual = as usual

report-matchups = Who beats whom?
report-matchups-kind = Who beats whom? { $kind }
report-matchups-answer = The clearest: { $one } wins { $share } { $interval } of { $games } games against { $other }. { $found } of { $total } matchups are surely uneven.
report-matchups-none = None of the { $total } matchups is surely uneven.
report-matchups-method = Each square is how often sides with the card of the row won against sides with the card of the column, in percent; a draw counts half. Intervals are Wilson’s, with as many games as they count for where games of one deal hang together. A dot marks what is sure after Holm’s correction for all squares.

report-seats = Does it matter where one sits?
report-seats-answer = { $how ->
    [more] The first seat has an edge: it wins { $share } { $interval }.
    [less] The first seat is at a disadvantage: it wins { $share } { $interval }.
   *[even] The first seat wins { $share } { $interval }: no edge that is sure.
} { $mover ->
    [none] { "" }
   *[other] Whoever is the first to decide wins { $mover } { $mover-interval }.
}
report-seats-method = A draw counts half. Every deal is played from both seats, so that no army and no agent is in this edge.
report-axis-edge = beyond an even part of the wins, in 100
report-first-mover = First to decide

report-course = How long is a game, and how often does it turn?
report-course-answer = A game takes { $rounds ->
    [none] { $decisions } decisions
   *[other] { $rounds } rounds and { $decisions } decisions
}. { $draws } of the games have no winner. { $back ->
    [none] { "" }
   *[other] { $back } of the winners had once a chance of a quarter or less; the lead changes { $leads } times in a game.
}
report-course-method = The chance to win is what the judge of the game says at the ends of rounds, or of steps where there are no rounds. A comeback is a win from 25 % or less. Swing is the sum of all changes of that chance.
report-axis-rounds = rounds
report-axis-lowest = the winner’s least chance, in %
report-swing = swing of the chance to win
report-lead-changes = changes of the lead
report-mean = Mean
report-tenths = From a tenth to nine tenths
report-rounds = rounds
report-steps = steps
report-decisions = decisions

report-abilities = What is used, and what is not?
report-abilities-answer = Most used: { $ability } ({ $card }), { $uses } times in a game of a side that has it. { $seldom ->
    [0] Everything is used in more than one game of twenty.
    [one] One ability is used in less than one game of twenty.
   *[other] { $seldom } abilities are used in less than one game of twenty.
}
report-abilities-method = Uses in a game are counted for sides that had the card. “Used at all” is the part of these sides that used it once or more.
report-axis-uses = uses a game, of sides that have the card

report-changed = What did the changes do?
report-changed-answer = { $change }: { $card } goes from { $from } to { $to }, a difference of { $more } { $interval } games in a hundred.
report-changed-method = The strength of the changed card in the games with the change, less its strength in those without. Different games, so the errors add up.
report-axis-changed = difference of strength, in 100

report-even-cost = What should it cost?
report-even-answer = { $card } would be even at a cost of { $cost } { $interval }.
report-even-open = The costs that were tried do not tell at which one { $card } would be even.
report-even-method = The card’s strength at each cost that was played, and where the line through them crosses nothing. The interval is Fieller’s: it is open on a side where the line might be level.
report-axis-cost = cost

report-about = About this study
report-about-text = Everything above follows from the rows of this study, and they from this file: the same file and the same versions give the same games.
report-versions = Versions
report-numbers = The numbers
report-method = How it was worked out
report-file = The study
report-head-card = Card
report-head-cost = Cost
report-head-sides = Sides
report-head-strength = Strength, in 100
report-head-share = Wins with it
report-head-sure = Sure
report-head-against = Against
report-head-games = Games
report-head-ability = Ability
report-head-uses = Uses a game
report-head-used = Used at all
report-head-change = Change
report-head-before = Before
report-head-after = After
report-head-more = Difference
report-head-seat = Seat
report-yes = yes
report-no = no
report-any = any

report-kind-hero = Heroes
report-kind-champion = Champions
report-kind-follower = Followers
report-kind-warband = Warbands
report-kind-faction = Factions
report-kind-profile = Profiles
report-kind-warrior = Warriors
report-kind-trait = Traits
report-kind-item = Items
report-kind-spell = Spells
report-kind-list = Ready lists
report-kind-warlord = Warlords
report-kind-character = Characters
report-kind-unit = Units
report-kind-creature = Creatures
report-kind-attachment = Attachments
report-kind-war-machine = War machines
report-kind-shard = Shards
report-kind-metal = Metals
report-kind-flaw = Flaws
report-kind-agent = Agents

## Two sets of games

compare-title = { $one } and { $other }
compare-games = { $one } and { $other } games, { $pairs } deals in both.
compare-measure = Measure
compare-effect = Effect
compare-agent = share of { $agent }
compare-first-seat = first seat’s share
compare-draws = without a winner
compare-rounds = rounds
compare-decisions = decisions
compare-comebacks = winners who came back
compare-swing = swing
compare-test = Of the first of these a sequential test on pairs says, between no difference and { $gain } in 100:
compare-low = after { $pairs } pairs, no difference (log likelihood ratio { $ratio })
compare-high = after { $pairs } pairs, the difference is there (log likelihood ratio { $ratio })
compare-open = { $pairs } pairs do not tell yet (log likelihood ratio { $ratio })

## Terminal

cli-lab-report = Put a finished study into one HTML file that needs nothing else.

    Both languages are in it. With --png its charts are pictures, too; with --json its numbers are printed.

    Example:

    - theomachy lab report studies/scathe-heroes --out heroes.html
cli-lab-compare = Compare two studies, or two cells of one study.

    Examples:

    - theomachy lab compare before after
    - theomachy lab compare scathe-options --cells 0,1
cli-lab-even = Estimate the cost that would make a card even, from a study that tried several costs.

    Example:

    - theomachy lab even scathe-high-mage high-mage
cli-lab-measured = Print the strengths of a study’s cards in the format of content/measured.toml, from which the muster shows them.
cli-lab-list = List the finished studies of a folder.
flag-folder = The folder of a finished study.
flag-folders = One or two folders of finished studies.
flag-report-out = The file to write; by default report.html in the study’s folder.
flag-png = A folder to write the charts to as pictures.
flag-cells = Two cells of the study, such as 0,1.
flag-card = The id of a card.
flag-list-folder = The folder of the studies.
flag-studies = A folder of finished studies to show at /lab.
report-written = { $file } is written.
report-pictures = { $count ->
    [one] One picture is
   *[other] { $count } pictures are
} in { $folder }.
list-study = { $name }  { $games ->
    [one] one game
   *[other] { $games } games
}, { $game }
