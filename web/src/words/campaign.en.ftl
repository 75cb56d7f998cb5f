### Campaigns: matches one after the other, with armies that live on.

campaigns = Campaigns
campaign-mine = Your campaigns
campaign-new = A new campaign
campaign-new-of = A new campaign of { $game }
campaign-about = Match after match with the same circles: those who triumph grow, and keep what they have gained.
campaign-name = Name
campaign-name-hint = The long winter
campaign-order = The order of battles
campaign-order-text = Press a battle to leave it out, or to put it at the end. After the last one they start over.
campaign-shuffle = Shuffle
campaign-begin = Begin the campaign
campaign-no-game = No game here has armies that live on.
campaign-count = { $n ->
    [0] no match played yet
    [one] one match played
   *[other] { $n } matches played
}
campaign-matches = Matches
campaign-match = Match { $n }
campaign-running = being played
campaign-play = Play match { $n }
campaign-go-on = Go on with match { $n }
campaign-watch = Watch match { $n }
campaign-open-seat = A seat is open.
campaign-copy = Copy the link for a friend
campaign-copied = Copied
campaign-wins = { $n ->
    [one] one win
   *[other] { $n } wins
}
campaign-gone = Gone for ever:
campaign-chronicle = Chronicle
campaign-everybody = Everybody
campaign-comma = ,{" "}
campaign-no-deeds = Nothing to tell yet.
campaign-not-yet = The first match has yet to be played.
campaign-file = Save the campaign as a file
campaign-back = Back to the campaign
campaign-colon = :{" "}
