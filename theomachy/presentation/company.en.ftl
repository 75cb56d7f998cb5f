# People at a table: what they are called, what they can say to each other, how long they may take.

made-up-name = { $epithet } { $animal }
epithet-1 = Ardent
epithet-2 = Bold
epithet-3 = Brave
epithet-4 = Calm
epithet-5 = Clever
epithet-6 = Daring
epithet-7 = Eager
epithet-8 = Fierce
epithet-9 = Gentle
epithet-10 = Golden
epithet-11 = Lucky
epithet-12 = Merry
epithet-13 = Noble
epithet-14 = Patient
epithet-15 = Quick
epithet-16 = Quiet
epithet-17 = Silver
epithet-18 = Steady
epithet-19 = Sly
epithet-20 = Valiant
epithet-21 = Wandering
epithet-22 = Watchful
epithet-23 = Wily
epithet-24 = Wise
animal-1 = Badger
animal-2 = Bear
animal-3 = Beaver
animal-4 = Boar
animal-5 = Crane
animal-6 = Deer
animal-7 = Dolphin
animal-8 = Eagle
animal-9 = Falcon
animal-10 = Fox
animal-11 = Goat
animal-12 = Hare
animal-13 = Hawk
animal-14 = Hedgehog
animal-15 = Heron
animal-16 = Horse
animal-17 = Ibex
animal-18 = Lion
animal-19 = Lynx
animal-20 = Marten
animal-21 = Otter
animal-22 = Panther
animal-23 = Raven
animal-24 = Salmon
animal-25 = Seal
animal-26 = Stag
animal-27 = Stork
animal-28 = Swan
animal-29 = Tiger
animal-30 = Tortoise
animal-31 = Wolf
animal-32 = Wren

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It’s your turn.
phrase-moment = One moment, please.
phrase-back = I’m back.
phrase-nice-roll = Nice roll!
phrase-well-played = Well played!
phrase-ouch = Ouch!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-again = Shall we play again?
phrase-must-go = I have to go.

live-talks-fast = That was a lot at once. Wait a moment before you say more.
live-bad-clock = A clock has { $least } minute to { $most } hours for the whole match and at most { $increment } minutes more a turn, or 1 to { $days } days for each turn.
live-clock-alone = A clock needs two people: the Owl would never hurry you.
live-no-claim = There is nothing to claim: they still have time, or they are back.
live-was-away = You were away for { $minutes } minutes on your turn. After { $most } minutes the others may claim the match.
live-was-away-long = It has been your turn for a while. After { $days } days the others may claim a match of a campaign.
live-resigned-clock = { $seat } ran out of time.
live-resigned-absence = { $seat } did not come back.
live-drawn-clock = A draw: { $seat } ran out of time.
live-drawn-absence = A draw: { $seat } did not come back.
live-clock = Clock
live-clock-bank =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s a turn
    }
live-clock-days =
    { $days ->
        [one] 1 day a turn
       *[other] { $days } days a turn
    }
