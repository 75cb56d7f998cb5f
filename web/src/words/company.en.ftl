# People around a table: names, phrases, clocks, claims, another match.

## Join
join-title = { $host } invites you to a match of { $game }.
join-seat = You play { $seat }.
join-name = What shall we call you?
join-name-text = The others see this name. You can change it at any time under “You”.
join-go = Take the seat

## Phrases
phrases = Say something
phrases-said = Said so far
phrases-none = Nobody has said anything yet.
phrases-mute = Mute the others
phrases-said-by = { $who }: { $text }
table-key-phrases = say something

## Onlookers
watching = Watching
watching-more = { $n } more

## Clocks
clock = Clock
clock-none = No clock
clock-none-text = Take all the time you like. Only if you leave the table for ten minutes on your turn may the others claim the match.
clock-bank = A clock for each
clock-bank-text = Minutes for the whole match. Yours run while you are asked, and some seconds come back with every turn.
clock-turn = By correspondence
clock-turn-text = Everybody has some days for each turn. Nobody has to be there at the same time.
clock-minutes = Minutes each
clock-increment = Seconds back a turn
clock-day-count = Days for each turn
clock-left = Time of { $who }: { $time }
clock-days = { $days } days
clock-hours = { $hours } h
clock-in-minutes = { $n ->
    [one] one minute
   *[other] { $n } minutes
}
clock-in-hours = { $n } hours
clock-in-days = { $n } days

## Claims
claim-away = { $who } is away. In { $time } you may claim the match.
claim-absence = { $who } has been away too long.
claim-clock = { $who } has run out of time.
claim-against = Your time is up. Until you answer, the others may claim the match.
claim-win = Claim the win
claim-draw = Call it a draw
claim-wait = Wait
claim-open = End the match …

## Another match
rematch-ask = { $seats ->
    [2] Rematch, sides swapped
   *[other] Rematch, everybody one seat on
}
rematch-offered = { $seats ->
    [2] { $who } would like a rematch, with sides swapped.
   *[other] { $who } would like another match, with everybody one seat on.
}
rematch-accept = Accept
rematch-decline = Decline
rematch-declined = { $who } does not want a rematch now.
rematch-seat = The rematch was declined. The seat is free: send the link to somebody else, or wait in case they change their mind.
rematch-go = To the rematch
rematch-watch = Watch the rematch
