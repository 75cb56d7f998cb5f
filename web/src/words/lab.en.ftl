### The lab: studies, reports, games to be watched.

lab = Lab
lab-lead = Thousands of games between programs, with armies drawn at random, and what they show: every figure with its interval.
lab-none = No study is finished yet.
lab-all = All studies
lab-file = Save the report
lab-home = From the lab
lab-working = Reading the games and drawing the charts. The first time, this takes a few seconds.
lab-games = { $games ->
    [one] one game
   *[other] { $games } games
}
lab-rows = The games
lab-rows-text = Behind every figure are games. Any of them can be played again by the same programs with the same dice, and watched.
lab-order = Order
lab-by-swing = Most back and forth
lab-by-number = By number
lab-watch = Watch
lab-watch-game = Watch game { $n }
lab-playing = Playing…
lab-changed = changed cards
lab-won = { $who } won
lab-drawn = nobody won
lab-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
lab-leads = { $n ->
    [one] the lead changed once
   *[other] the lead changed { $n } times
}
lab-more = Show more of { $n }
