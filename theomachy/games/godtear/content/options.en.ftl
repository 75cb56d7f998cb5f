# What is told about the game before it begins: a line on the home page, presets, starters, and the table's options.
# An option's value is its label, .text what it decides; each of its values is an attribute of its own.

game-line = Plant banners on the fallen tears.
game-players = 2 players

preset-standard = Standard game
    .text = Three champions a side and the scenario Life, with warbands that are ready to play.
preset-first = First game
    .text = One champion each, Titus against Nia: an easy way in.
preset-random = Random
    .text = Chance chooses the scenario and three champions for either side.
preset-duel = Duel
    .text = One champion a side, drawn at random, in a scenario drawn at random.
preset-draft = Draft
    .text = Take champions in turns at the table, three each; nobody gets the same.
preset-snake = Snake draft
    .text = One, two, two, one: both sides may have the same champion.
preset-limited-pool = Limited pool
    .text = A draft from twelve champions that chance puts on the table.

gt-champions = champions
gt-starter-1 = Steel and Thorns
    .text = Titus sweeps followers away while Lily and Halftusk hold the ground.
gt-starter-2 = Fire and Crystal
    .text = Blackjaw burns, Keera hunts champions, Nia raises banners.
gt-starter-3 = Roots and Blades
    .text = Jeen cuts a way, Durthax keeps it, Rattlebone claims it.
gt-starter-4 = The Hunt
    .text = Skullbreaker and Maxen go for champions, Kailinn for all the rest.

## The game

option-scenario = Scenario
    .text = Where objective hexes lie, and what becomes of them at the end of a turn.
    .life = { gt-life }
    .death = { gt-death }
    .change = { gt-change }
    .knowledge = { gt-knowledge }
    .quest = { gt-quest }
    .chaos = { gt-chaos }
    .construction = { gt-construction }
    .plenty = { gt-plenty }
    .trade = { gt-trade }
    .death-2v2 = { gt-death-2v2 }
    .change-2v2 = { gt-change-2v2 }
    .knowledge-2v2 = { gt-knowledge-2v2 }
    .chaos-2v2 = { gt-chaos-2v2 }
    .construction-2v2 = { gt-construction-2v2 }
option-format = Format
    .text = How the champions of both sides are found.
    .free = free choice
    .roster = roster of four, three play
    .draft = draft
    .draft-four = draft four, play three
    .draft-five = draft five, ban one
    .snake = snake draft
    .limited-pool = draft from a limited pool

## Readings of unclear rules: actions

option-own-grants = Actions granted to oneself
    .text = Whether a skill can give its own user an action that this activation has already seen.
    .always = always
    .if-unused = only if unused
option-ultimate-skills = Skills within an ultimate
    .text = Which skills an ultimate that consists of skills may use.
    .unused-skills = each once, unused so far
    .any-skill = any, even twice
option-fae-tokens = Lily’s tokens
    .text = How often Lily lays a token on the ground in an activation.
    .once = once
    .every-action = after every action

## Readings of unclear rules: moves and objective hexes

option-pass-over-objectives = Passing over objective hexes
    .text = Whether followers that move through others may pass over objective hexes.
    .true = allowed
    .false = refused
option-push-onto-banner = Pushed onto a banner
    .text = Whether a champion can be pushed into a hex with a banner of its enemy.
    .true = possible, the banner falls
    .false = the banner is in the way
option-banners-are-moved = Banners moved by skills
    .text = Whether effects that move all models move banners, too.
    .true = banners too
    .false = not banners
option-cannot-be-moved = Models that cannot be moved
    .text = Whether the objective hex under such a model stays with it.
    .with-its-hex = the hex stays, too
    .model-only = the hex may be moved
option-unyielding-knocked-out = Unyielding when knocked out
    .text = Whether Unyielding stops the move that follows a knockout.
    .true = stops it
    .false = does not
option-stays-when-placed = Placed where it stands
    .text = Whether a model that has to be placed may come to the hex where it stands.
    .true = allowed
    .false = it comes to another hex
option-carry-knocked-out = Knocked out on a moving hex
    .text = Whether an objective hex may move under a champion that is knocked out.
    .true = moves and carries it
    .false = cannot move
option-objective-supply = Objective hexes
    .text = How many objective hexes there can be on the battlefield.
    .unlimited = any number
    .n24 = 24, as in the box
option-token-pick-up = Tokens on the ground
    .text = From which hexes a moving model takes the tokens that lie there.
    .every-hex = every hex it enters
    .last-hex = where it stops
option-centaur-enters = Kailinn’s gallop
    .text = Whose small followers she may ride into.
    .both-sides = of both sides
    .enemies = of the enemy

## Readings of unclear rules: skills and knockouts

option-damage-after-push = Damage out of range
    .text = Whether damage is rolled against a target that the hit moved out of range.
    .always = always
    .in-range = only within range
option-targets-named = Several targets
    .text = When the targets of one skill are named.
    .one-by-one = one by one
    .all-at-once = all before the first roll
option-row-counted = Followers counted
    .text = When the models in a hex are counted for the dice of a follower skill.
    .declared = when it is declared
    .each-roll = before each roll
option-claim-again = Claiming again
    .text = What a claim is worth while the champion’s banner is still out.
    .scores = it scores
    .no-steps = moves without steps
    .refused = cannot be made
option-followers-earn-bonus = Class bonus by followers
    .text = Whether knockouts by followers earn the bonus of their champion’s class.
    .true = they do
    .false = the champion’s only
option-own-knockout = One’s own doing
    .text = Who scores when a model is knocked out by its own side.
    .opponent-scores = the opponent
    .nobody = nobody
option-target-knocked-out = Knocked out as a target
    .text = Whether a champion that is knocked out can be a target.
    .true = can be
    .false = cannot be
option-knocked-out-traits = Traits of the knocked out
    .text = Whether a champion’s traits still work while it is knocked out.
    .true = still work
    .false = stop
option-replaced-unit-tokens = Units taken off and put back
    .text = Whether a unit keeps its tokens when a skill takes it off and brings it back.
    .lost = loses them
    .kept = keeps them
option-hexes-between = Hexes between
    .text = How many hexes lie between two models.
    .distance-minus-one = the distance minus 1
    .distance = the whole distance
option-flashing-blade = Flashing Blade
    .text = Whom Kailinn’s Flashing Blade may strike.
    .any-enemy = any enemy
    .followers = followers only
option-twisting-grove = Twisting Grove
    .text = Which banners Durthax may take with it.
    .any-banner = any banner
    .friendly = those of its own side
option-set-up-the-boss = Set Up The Boss!
    .text = How often the trait works.
    .each-skill = once a skill
    .each-target = once for every wounded target
option-second-user = A second Retchling
    .text = Whether a second Retchling that uses Slip and Slide or Slimed needs an action for it.
    .another-action = another action
    .same-action = no, it is the same one
option-call-to-arms = Call to Arms
    .text = Whether the units may stop recruiting before they are complete.
    .up-to = they may
    .to-the-full = they recruit to the full
option-miss-ends = A miss among several targets
    .text = What a miss ends when a skill has several targets.
    .the-skill = the whole skill, by the letter
    .that-target = that target only, as most play it
option-banner-falls = Banners of the knocked out
    .text = Whether a banner leaves the battlefield when its champion is knocked out.
    .true = it leaves
    .false = it stays

## Readings of unclear rules: editions

option-change-dice = Dice in Change
    .text = How many dice the loser of a turn rolls in the scenario Change.
    .four = four
    .one = one (Japanese edition)
option-change-amount = Moves in Change
    .text = Whether the loser must move as many objective hexes as were rolled.
    .up-to = up to that many
    .exactly = exactly that many (Japanese edition)
option-change-models = Models in Change
    .text = Whether models go along with the hex they stand on.
    .carried = they go along
    .left-behind = they stay (Japanese edition)
option-life-no-room = Life without room
    .text = Where a new objective hex lies if none next to another is empty.
    .any-hex = in any empty hex
    .nearest = in the nearest one (Japanese edition)
option-bonus-limit = Bonus actions
    .text = How often a champion or a unit takes a bonus action.
    .activation = once an activation
    .turn = once a turn (Japanese edition)
option-edition = Edition
    .text = Whether the five readings in which the Japanese edition differs are its own, all at once.
    .english = English
    .japanese = Japanese

## Readings of unclear rules: fan-made scenarios

option-plenty-tokens = Tokens of Plenty
    .text = How many status tokens may be laid in one hex in the fan-made scenario Plenty.
    .any-number = any number
    .one-a-hex = one in a hex
option-trade-hexes = Hexes taken in Trade
    .text = Whose objective hex is taken away after scoring in the fan-made scenario Trade.
    .every-banner = every banner’s
    .worth-a-step = only if it scored a step
