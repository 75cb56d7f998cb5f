# Campaigns: matches one after the other, with armies that live on.

## On the command line

cli-campaign = Play a campaign: matches one after the other, with armies that live on.
cli-campaign-new = Begin a campaign, in a file that keeps its whole story.

    Examples:

    - theomachy campaign new godbreaker winter.campaign --name "The long winter" --seats Ann,Ben
    - theomachy campaign new godbreaker owls.campaign --seats Ann,greedy --party random --party random
    - theomachy campaign new godbreaker three.campaign --seats random,random --scenarios score,nest,trap --seed 7
cli-campaign-show = Show a campaign: its armies, how they have grown, and what they have done.

    Example:

    - theomachy campaign show winter.campaign
cli-campaign-play = Play the next match of a campaign, or resume the one that was broken off.

    Examples:

    - theomachy campaign play winter.campaign
    - theomachy campaign play three.campaign --matches 3
flag-name = The name of the campaign; by default the name of its file.
flag-new-seats = Who plays each seat in all matches: the name of a person, or an agent such as greedy or search:64.
flag-new-party = An army, once for each seat; “random” draws one.
flag-new-file = The file of the new campaign.
flag-scenarios = The scenarios in order, starting over after the last; by default all of them, in the order of the rulebook. “random” draws them.
flag-matches = The number of matches to play.
flag-new-seed = A number that decides all dice of all matches.
flag-show-file = A saved game, or a campaign.
flag-play-file = A campaign.

## Its story

campaign-heading = { $title } · { $matches ->
        [0] no match yet
        [one] one match
       *[other] { $matches } matches
    }
campaign-wins = { $wins ->
        [0] no win yet
        [one] one win
       *[other] { $wins } wins
    }
campaign-matches = { $matches ->
        [0] no match played yet
        [one] one match played
       *[other] { $matches } matches played
    }
campaign-gone = Gone for ever: { $names }
campaign-match = Match { $number }
campaign-won = { $names } won.
campaign-shared = Nobody won outright: { $names } tied.
campaign-lost = The day was lost.
campaign-closed = Closed when the rules changed. Everyone goes on as before.
campaign-untold = { $result } It was played under earlier rules, so nobody can say what lived on.
campaign-played-now = Match { $number } is being played: { $answers ->
        [one] one answer
       *[other] { $answers } answers
    } so far …
campaign-agent = { $seat } ({ $name })
campaign-broken-off = Match { $number } was broken off. It is kept, and resumes where it stopped.
campaign-anew = The rules have changed since match { $number } was broken off: it begins again. What was played is kept in { $file }.
campaign-next = Match { $number } comes next:

## What can be wrong

campaign-none = Nothing lives on after a match of this game: { $game }.
campaign-name = A campaign needs a name of one line, at most { $most } characters.
campaign-people = Played by people: { $names }
campaign-agents = Played by agents: { $names }
campaign-near-agent = there is no agent '{ $text }'; did you mean { $near }? A person needs a name that is less like it
campaign-namesakes = “{ $name }” cannot be told from “{ $other }” at a glance: every person needs a name of their own
campaign-player = everyone needs a name of at most { $most } characters
campaign-exists = the file already exists; choose another name
campaign-no-game = it belongs to a game that is not here, “{ $text }”; there are { $known }
campaign-no-scenarios = { $name } has no scenarios to choose from
campaign-no-scenario = There is no scenario “{ $text }”; there are { $known }.
campaign-not-over = The match is not over yet.
campaign-in-the-way = this is the record of another match, where match { $number } of the campaign is to be kept; move it elsewhere
campaign-other-match = This is not match { $number } of the campaign.
campaign-other-game = It is a campaign of another game: { $found } instead of { $needed }.
campaign-other-rules = It is played under version { $found } of the rules; this is version { $needed }.
campaign-not-json = It is not a campaign. Line { $line }: { $error }.
campaign-is-record = This is the record of one match, not a campaign.
campaign-format = It is not a campaign of this kind: “{ $found }” instead of “{ $needed }”.
campaign-field = { $field }: { $error }
campaign-seats = { $field }: { $found } instead of { $needed }, as many as play
live-no-campaign = There is no such campaign.
