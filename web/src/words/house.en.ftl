### The house: head, home, new match, join, account.

house = Theomachy
skip = Skip to the content
rooms = Rooms of the house
play = Play
muster = Muster
rulebook = Rulebook
rules = Rules
you = You
guest = Guest
docs = How to play: the documentation
notices = Third-party software
fan-made = An unofficial fan implementation. Game and character names are trademarks of their owners.
no-such-page = There is no room behind this door.
go-home = Back to the hall
try-again = Try again
error-server = Something went wrong on the server. Your tables are safe.
error-line = The line is down. Your tables are safe.

## Home
motto = Battles among gods, every rule kept.
play-now = Play now
new-match = New match
owl-at-home = { $game } against the Owl, who is always at home. No account needed.
games = Games
players-and-time = { $players } · { $minutes } min
play-game-now = Play { $game } now
set-up-game = Set up a match of { $game }
your-tables = Your tables
wait-for-you = { $n ->
    [one] 1 waits for you
   *[other] { $n } wait for you
}
your-turn = your turn
replay = replay
no-tables = No tables yet. The Owl has time for you.
show-all = Show all { $n }
show-fewer = Show fewer

## New match
game = Game
battle = Battle
armies = Armies
armies-given = Included with the battle
armies-own = Choose your own
army-chosen = In this army
army-starter = A ready army
army-drawn = Drawn at the start, to match the others
army-own = Your own list
army-draw = Draw one
army-muster = Muster
army-paste = List or code
army-legal = Legal
agreements = Agreements
usual-value = { $label } (usual)
as-usual = { $label }: as usual
rulings = Rulings ({ $n })
rulings-changed = { $n } changed
rulings-text = Where a rule can be read in two ways, the table may agree on either. The usual reading is chosen.
rulings-find = Find a rule, a word or a clause
rulings-none = No ruling matches.
seats = Seats
seat-me = Me
seat-me-too = Me too
seat-friend = A friend
seat-owl = The Owl
seat-me-text = You sit here.
seat-me-too-text = Several players at one screen, taking turns.
seat-friend-text = You get a link to send.
seat-add = One more seat
seat-remove = Remove { $seat }’s seat
seat-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}; { $least } to { $most } can play
owl-level = How well the Owl plays
owl-style = How the Owl likes to play
owl-style-none = balanced
owl-style-none-text = Weighs everything as it judges best.
dice = Dice
dice-ours = The house rolls
dice-ours-text = Every throw is fixed and sealed before the match; the seal is opened afterwards.
dice-own = Our own dice
dice-own-text = Roll at your table and type in what they show.
start = Start
start-friend = Start and invite

## Join
joining = The Owl shows you to your seat…

## Account
account = You
name = Name
name-text = Others at the table see it. You stay a guest; we ask for nothing else.
keep = Save
kept = Saved.
language = Language
language-partly = { $language }: { $percent } % of all words are translated; the rest is in English.
theme = Appearance
theme-auto = Dark tables, light pages
theme-dark = Always dark
theme-light = Always light
motion = Motion
motion-full = Full
motion-less = Less
sound = Sound
stripes = Patterned rims to tell sides apart
on = On
off = Off
likes-text = These settings stay in this browser.
