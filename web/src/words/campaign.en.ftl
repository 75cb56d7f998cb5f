### Campaigns: matches one after the other, with armies that live on.

campaigns = Campaigns
campaign-mine = Your campaigns
campaign-new = A new campaign
campaign-about = Match after match with the same circles: whoever triumphs grows, and what grew stays.
campaign-name = Its name
campaign-name-hint = The long winter
campaign-order = The order of battles
campaign-order-text = Press to put a battle at the end or to leave it out. After the last one they begin again.
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
campaign-no-deeds = Nothing is told yet.
campaign-not-yet = The first match is still to be played.
campaign-file = Save the campaign as a file
campaign-back = On with the campaign
campaign-colon = :{" "}
