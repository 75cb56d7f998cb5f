# The table: crown, request bar, rails, popovers, keys, text view.

table-your-turn = Your turn · { $game }
table-opening = Laying the table…
table-opening-again = No answer from the server. Trying again…
table-old = The server is newer than this page. Nothing is lost.
table-load-again = Load the page again
table-gone = This table does not exist, or there is no seat for you at it.
table-home = Back to the hall
table-tools = Tools
table-parts = Parts of the table
table-close = Close
table-yes = Yes
table-no = No
table-on = On
table-off = Off
table-back = Back

# crown
table-to-act = to act
table-thinking = thinking
table-away = away
table-first-to = first to { $n }
table-of = of { $n }
table-rules = Rulebook
table-ruler = Ruler
table-ruling = Pick two things, or drag from one to the other.
table-ruler-none = No ruler in this game
table-text-view = Text view
table-sound = Sound
table-sound-on = Sound on
table-sound-off = Sound off
table-menu = Menu
table-language = Language
table-theme = Light
table-theme-auto = Match the page
table-theme-dark = Night
table-theme-light = Day
table-motion = Motion
table-motion-full = Full
table-motion-less = Less
table-setup = This table
table-record = Record
table-standing = Standing answers
table-standing-hint = It is sent after a short pause, so nobody can tell it from one you give yourself. Until then you can still answer by hand.
table-standing-ask = Ask me
table-standing-never = Never
table-standing-always = Always
table-standing-at-least = With at least … tokens
table-standing-least = { $name }: minimum tokens
table-standing-soon = Your standing answer follows in a moment.
table-resign = Resign
table-resign-sure = Resign this match? You cannot take that back.
table-resign-yes = Resign
table-leave = Leave
table-leave-hint = Your table waits for you

# forces
table-forces = Forces
table-forces-of = Forces of { $who }
table-forces-none = Nothing here yet.
table-acted = acted
table-bar = { $label }: { $value } of { $most }

# card
table-card = Card
table-acting = Acting
table-card-none = Choose a piece to see its card.
table-card-and-log = Card and chronicle
table-face-down = face down for now
table-original = Our own design

# chronicle
table-chronicle = Chronicle
table-chronicle-empty = Nothing has happened yet.
table-filter = Show
table-filter-all = all
table-filter-rolls = rolls
table-filter-rules = rules
table-new-lines = { $n } new

# request
table-request = Request
table-place = Choose a place
table-place-piece = Choose where to move
table-place-one = Move one of them
table-places = { $n ->
    [0] anywhere
    [one] one suggestion
   *[other] { $n } suggestions
  }
table-ways = { $n } options
table-go-off = Leave the table
table-once = once a game
table-blind = Range is learned when it is paid for.
table-narrowed = { $name }: choose one
table-narrowed-place = Several choices here. Which one?
table-more = { $n } more on the board
table-more-here = { $n } more
table-take-back = Take back
table-ask-back = Ask to take back
table-asked = You asked to take it back. The others decide.
table-plea = { $who } would like to take a move back. Do you agree?
table-plea-waits = Waiting for an answer to your take-back.
table-granted = The take-back was granted.
table-denied = The take-back was not granted.
table-hint-next = next option
table-hint-odds = odds
table-hint-why = why not
table-wait-hint = You can look at cards and odds in the meantime.
table-thinking-hint = The Owl is thinking. You can look at cards in the meantime.
table-thinks = { $who } is thinking
table-watching-hint = You are watching, and see what all sides know.
table-busy-hint = Press Space or click to skip ahead.
table-quiet = There is nothing to decide just now.
table-over-hint = The board stays as it was, and you can still look at the cards.
table-stale = The table has moved on.
table-missed = { $n } events while you were away.
table-other-dice = The dice of this match are not the ones that were promised. Someone may have chosen them.
table-jumped = A lot happened at once. Press R to see it again.

# the line
table-down = The line is down. Your table is safe.
table-down-trying = trying again
table-down-last = Your last answer is safe: it was number { $n }.
table-down-kept = Your answer will be sent as soon as the line is back.
table-down-next = { $s ->
    [0] Trying now.
   *[other] Next try in { $s } s.
  }
table-down-now = Try now

# waiting
table-waiting = Waiting for everyone to sit down
table-waiting-hint = The match starts by itself once every seat is taken.
table-invite-link = Link for a friend
table-copy = Copy
table-copied = Copied

# dice
table-tray-last = last roll
table-tray-sum = last roll:
table-tray-falling = Space: skip
table-tray-tap = Tap to skip
table-tray-empty = No dice rolled yet
table-tray-faces = Dice: { $faces }
table-seal = The seal
table-seal-text = Every throw of this match was fixed before it began: the house sealed its seed, each seat added numbers of its own. Nobody could choose the dice, and after the match everyone can check it. The seal:
table-seal-after = Every throw of this match was fixed before it began. The seed is open now; check it with “Check the dice”. The seal was:
table-seal-own = At this table real dice are thrown and typed in. There is nothing to seal.
table-own-fields = Dice entered: { $n } of { $all }
table-own-face = The die shows { $face }
table-own-clear = Clear { $face } and what follows
table-own-done = Done

# odds and why not
table-percent = { $n } %
table-percent-under = <1 %
table-percent-over = >99 %
table-odds-estimate = estimated
table-odds-others = { $n ->
    [one] one other outcome
   *[other] { $n } other outcomes
  }
table-odds-likeliest = Most likely:
table-odds-cost = Costs
table-odds-next = Then: { $question }
table-not = Not { $what }.

# hot seat
table-hand-over = Hand the table to { $who }
table-hand-over-hint = What comes next is secret. Everyone else, please look away.
table-hold = Press and hold
table-secrets = Show my secrets
table-secrets-help = The others look away, then what only you may see is shown until the next question
table-secrets-of = Show the secrets of { $who }
table-secrets-shown = Only { $who } may look now
table-secrets-hide = Hide the secrets

# the end
table-over = The match is over
table-you-win = You win
table-wins = { $who } wins
table-draw = A draw
table-you-lose = You lose
table-once-more = Again from the same moment
table-again = { $seats ->
    [1] Again
    [2] Again, sides swapped
   *[other] Again, everyone one seat along
}
table-replay = Watch the replay
table-verify = Check the dice
table-look-at-board = Look at the board

# keys
table-keys = All keys
table-key-options = next, previous option
table-key-choose = choose
table-key-walk = walk the board
table-key-why = why not, where the focus is
table-key-measure = measure from anything to anything
table-key-inch = move what you are placing by a whole inch
table-key-turn = turn what you are placing
table-key-odds = odds of the option
table-key-hints = what the coach would do
table-key-card = card
table-key-forces = forces
table-key-chronicle = chronicle
table-key-answer = yes, no
table-key-secrets = my secrets, where several share a screen
table-key-undo = take back
table-key-again = see the last moves again
table-key-space = skip the animation
table-key-zoom = frame the action, zoom
table-key-text = text view and command line
table-key-help = all keys
table-key-back = back

# text view
table-text-board = Board
table-text-ground = Ground
table-text-lies = { $what }: { $left } to { $right } across, { $top } to { $bottom } down
table-text-state = The table
table-text-command = Answer
table-text-go = Send
table-text-chosen = { $label }.
table-text-unknown = “{ $typed }” is not an option. Type an option’s number or the start of its name. Type why or odds before a name to ask about it; hint tells what the coach would do; undo takes your move back.
table-text-not-asked = Nothing is being asked of you just now.
table-text-no-reason = Nothing rules it out, or it is not on the table.
table-text-no-odds = No dice are involved.

# said aloud
table-announce = { $question } { $n ->
    [one] One option: { $options }.
   *[other] { $n } options: { $options }.
  }

# phone
table-tab-board = Board
table-tab-forces = Forces
table-tab-card = Card
table-tab-log = Log
table-tab-more = More

# What the coach would do

hints-ask = Hint
hints-help = What would the coach do?
hints-title = Hints
hints-thinking = The coach is thinking…
hints-worst = { $chance } if it goes badly
hints-note = The chance to win as the coach sees it; the coach knows no more than you do. Choose one, or find a better one.
hints-none = No hints
hints-none-text = Everyone thinks for themselves.
hints-all = Hints for all
hints-all-text = Everyone may ask what the coach would do. Playing alone, you always may.

# what has failed
table-nothing-here = No suggestion here.
agent-stopped = { $who } cannot go on. Nobody has played for it.
agent-stopped-wait = { $who } cannot go on. The players decide what happens now.
agent-take-over = Play that side myself
agent-again = Let it try again
table-faults = Reports of faults
