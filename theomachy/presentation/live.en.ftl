# What the server says to whoever plays in a browser.

live-at-place = { $x }, { $y }
live-mover-to = { $name }: { $place }
live-one-by-one = In a lesson every question is answered by itself.
live-together = All together
live-together-by = { $action }, all together
live-of = { $label } { $value } of { $most }
live-roll = Roll the dice.
live-not-begun = The match has not begun.
live-begun = The match has already begun.
live-dice-first = Roll the dice first.
live-no-dice = There are no dice to roll now.
live-no-plea = Nobody has asked to take anything back.
live-no-match = There is no such match.
live-no-invite = There is no such invitation.
live-own-invite = You are already at this table. Send the link to a friend, or open it in another browser.
live-seat-taken = Someone else already has that seat.
live-no-rematch = Nobody has offered a rematch.
live-rematch-accepted = You have already sat down for the rematch.
live-no-seat = You have no seat at this table.
live-not-yours = That is for somebody else to decide.
live-stale = The table has moved on.
live-promise-lost = The others have already shown their part of the dice, so yours can no longer change. Set up a new table.
live-other-nonce = This is not the part of the dice that you promised.
live-too-long = A message may have { $most } bytes at most.
live-too-fast = Too many messages at once. Wait a moment.
live-not-text = A message is text, not bytes.
live-unreadable = That message could not be read: { $error }
live-fault = Something went wrong on the server. Nothing has changed.
live-no-ruler = Nothing may be measured in this game.
live-no-end = "{ $end }" is neither a piece nor a place that can be measured from.
live-no-language = There is no language "{ $lang }" here.
live-not-asked-about = { $what } has nothing to do with this question.
live-no-game = There is no game "{ $name }".
live-no-preset = There is no preset "{ $name }".
live-no-level = There is no opponent "{ $name }".
live-no-page = There is no such page.
live-not-over = The match is still being played.
live-number-of-armies = One army for each of { $needed } seats is needed, { $given } were given.
live-nobody = Someone has to play: leave a seat for yourself or a friend.
live-no-armies = Armies are fixed in this battle.
live-no-list = You have no such list.
live-list-name = A list needs a name of at most { $most } letters.
live-too-many-lists = You have kept { $most } lists. Delete one first.
live-name-long = A name has { $most } characters at most.
live-name-taken = That name belongs to the house, or looks too much like it. Choose another.
live-bad-request = That request could not be read: { $error }
live-csrf = The page is too old. Load it again.
live-too-many = Too many requests. Wait a moment.
live-not-kept = That could not be saved: { $why }. Nothing has changed. Try again in a moment.
live-not-read = That could not be looked up: { $why }. Try again in a moment.
live-store-full = the disk is full
live-store-locked = somebody else holds the database
live-store-read-only = the database may only be read
live-store-gone = the database cannot be reached
live-store-other = the database does not answer
live-no-method = That cannot be done with this address.
live-closed = This page is not for you.
live-foreign = A line to a table is opened from the pages of this server.
live-too-slow = A request has to arrive within { $most } seconds.
live-too-big = A request may have { $most } bytes at most.
live-not-utf8 = The body of the request is not UTF-8: see byte { $at }.
live-too-many-lines = There are { $most } lines to tables open already, and there may be no more. Close another one.
import-not-over = Only the record of a match that is over can be opened: this one is still being played.
live-not-ready = The database does not answer.
live-other-rules = This match is closed: it was played by version { $found } of the rules, and the rules now are version { $needed }. Its record is kept.

live-you = You
live-open = Open seat
live-nobody-known = Unknown player
live-owl = The Owl, { $level }
    .bare = Owl
live-owl-queue =
    { $place ->
        [1] next in line
        [2] second in line
        [3] third in line
       *[other] number { $place } in line
    }
live-owl-busy = busy: played its first instinct
live-owl-hurried = busy: thinking faster
live-owl-failed = lost the thread: played its first instinct
live-level-novice = novice
    .text = Sees one step ahead, and often misjudges it. Good for learning.
live-level-squire = squire
    .text = Sees one step ahead, and sometimes misjudges it.
live-level-sergeant = sergeant
    .text = Sees one step ahead, and judges it well.
live-level-captain = captain
    .text = Thinks ahead a little.
live-level-master = master
    .text = Thinks ahead for up to two seconds.
live-level-titan = titan
    .text = Thinks ahead for as long as it helps. Be patient.
live-level-measured = { $text } Won { $share } of { $games } matches against the { $below } (95 % interval: { $low } to { $high }).

live-won = { $seat } wins.
live-drawn = A draw.
live-shared = { $seats } share the win.
live-lost = { $seat } has lost.
live-resigned = { $seat } has resigned.
live-ready = Begins when everybody is here
live-took-back = Taken back.

serve-no-client = The client has not been built: run `make client` first.
serve-no-driver = The database cannot be reached: { $error }.
serve-no-data = The database cannot be used: { $error }.
serve-no-url = That is no URL of a database. Such are sqlite:////srv/matches.db and postgresql://user@host/matches.
serve-no-extra = A part is missing: pip install 'theomachy[{ $extra }]'
serve-newer-data = The database was made by a newer version of Theomachy. Serve it with that one, or restore a backup.
serve-no-port = Cannot listen at { $host } port { $port }: { $error }. Choose another with --port.
serve-not-begun = A process of the server could not begin; the log says why.
serve-no-fork = This system cannot run several processes of the server: leave --workers out.
serve-bad-redis = “{ $text }” is no URL of a Redis. Such are redis://127.0.0.1:6379/0 and rediss://:password@host:6379/0.
serve-no-redis = What speaks to Redis is not installed: pip install 'theomachy[redis]'.
serve-no-address = “{ $text }” is no address and no network: { $error }. Such are 127.0.0.1 and 10.0.0.0/8.
