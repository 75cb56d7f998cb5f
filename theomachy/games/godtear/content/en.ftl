# The words of Godtear, apart from its champions, who have their words with them.
# Attributes: .brief, .outcome and .alone are an event in a word or two, for forecasts; .symbol and .pip draw a token, .fence a hex that has
# something on its ground; those of a question are its options, by the first part of their keys.
# Names of champions are singular and names of units plural: verbs that follow them stand in the past tense.

## The game and its seats

game-title = Godtear
gt-one = Red
gt-two = Blue
gt-north = the north side
gt-south = the south side

## The table

gt-hex = hex
    .symbol = ·
gt-deployment-north = deployment hex of the north side
    .symbol = ˄
gt-deployment-south = deployment hex of the south side
    .symbol = ˅
gt-warband = warband
gt-pool = champions to pick
gt-banner = banner
    .symbol = ⚑
of-banner = { $owner }’s banner
gt-objective = objective hex
    .symbol = ⬡
    .fence = [│]
gt-token-here = token on the ground
    .symbol = ✧
gt-stack = stack
    .symbol = ⬡×
gt-cursed = until the clash phase ends
gt-models = models
gt-active = active
    .symbol = ▸
gt-activated = done
    .symbol = ✓
gt-out = knocked out
    .symbol = ✗
gt-ultimate-spent = ultimate used
    .symbol = ◌

gt-points = points
    .pip = ★
    .gone = ☆
gt-turn = turn
gt-actions = actions
    .pip = ●
    .gone = ○
gt-ladder = ladder
gt-token-of-warband = warband token

## A glance

gt-status-pool = The pool is drawn
gt-status-roll-off = Who goes first?
gt-status-pick-order = Who picks first?
gt-status-draft = The draft
gt-status-ban = Each side bans a champion
gt-status-choose-three = Each side chooses three champions
gt-status-side = { $scenario } · sides
gt-status-deploy = { $scenario } · deployment
gt-status-plot = { $scenario } · plot phase
gt-status-clash = { $scenario } · clash phase
gt-status-scoring = { $scenario } · end phase
gt-status-scenario = { $scenario } · end phase
gt-status-next-turn = { $scenario } · end phase
gt-status-ahead = { $seat } leads by { $steps }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
gt-status-won = { $seat } has won

gt-life = Life
gt-death = Death
gt-change = Change
gt-knowledge = Knowledge
gt-quest = Quest
gt-chaos = Chaos
gt-construction = Construction
gt-plenty = Plenty ({ gt-fan-made })
gt-trade = Trade ({ gt-fan-made })
gt-death-2v2 = { gt-death } 2v2 ({ gt-fan-made })
gt-change-2v2 = { gt-change } 2v2 ({ gt-fan-made })
gt-knowledge-2v2 = { gt-knowledge } 2v2 ({ gt-fan-made })
gt-chaos-2v2 = { gt-chaos } 2v2 ({ gt-fan-made })
gt-construction-2v2 = { gt-construction } 2v2 ({ gt-fan-made })
gt-fan-made = fan-made

## Cards

gt-class = class
gt-class-slayer = slayer
    .text = 1 step more for an enemy champion that it knocks out.
gt-class-maelstrom = maelstrom
    .text = 1 step more for an enemy follower that it knocks out.
gt-class-shaper = shaper
    .text = 1 step more for a claim.
gt-class-guardian = guardian
    .text = 1 step more for its banner in the end phase.
gt-size = size
gt-small = small followers
    .text = Up to three of them share a hex, and more of them in it roll more dice.
gt-large = large followers
    .text = Each has a hex to itself.
gt-trait = traits
gt-ultimate-skill = ultimate skill, once a game
gt-plot = plot phase
    .brief = Plot
gt-clash = clash phase
    .brief = Clash
gt-end = end phase
    .brief = End
gt-speed = speed
gt-speed-plot = plot speed
gt-speed-clash = clash speed
gt-dodge = dodge
gt-protection = protection
gt-health = health
    .symbol = ♥
gt-count = models
gt-type-self = self
gt-type-friendly = friendly
gt-type-area = area
gt-type-enemy = enemy
gt-range = range { $n }
gt-accuracy-dice = accuracy { $n }
gt-damage-dice = damage { $n }

## Status tokens

gt-none = none
gt-kind-speed = speed
gt-kind-dodge = dodge
gt-kind-protection = protection
gt-kind-accuracy = accuracy
gt-kind-damage = damage
gt-speed-boon = speed boon
    .symbol = speed+
gt-speed-blight = speed blight
    .symbol = speed−
gt-dodge-boon = dodge boon
    .symbol = dodge+
gt-dodge-blight = dodge blight
    .symbol = dodge−
gt-protection-boon = protection boon
    .symbol = prot+
gt-protection-blight = protection blight
    .symbol = prot−
gt-accuracy-boon = accuracy boon
    .symbol = acc+
gt-accuracy-blight = accuracy blight
    .symbol = acc−
gt-damage-boon = damage boon
    .symbol = dmg+
gt-damage-blight = damage blight
    .symbol = dmg−

## Questions before the battle

gt-ask-pick-order = { $seat }, who picks first?
    .me = I do
    .opponent = My opponent does
gt-ask-pick = { $seat }, which champion do you take?
gt-ask-ban = { $seat }, which of your opponent’s champions do you ban?
gt-ask-three = { $seat }, which three champions do you play?
gt-ask-side = { $seat }, which side do you take?
    .north = The north side: the upper rows
    .south = The south side: the lower rows
gt-ask-deploy = { $seat }, which champion and followers do you deploy next?
gt-ask-deploy-hex = { $seat }, where do you deploy this one: { $by }?

## Questions: activations

gt-ask-activate = { $seat }, whom do you activate?
gt-ask-action = { $seat }, what next for { $by }?
    .advance = Advance
    .skill = { $a }
    .bonus = { $a } as the bonus action
    .trait = { $a }
    .claim = Claim: raise the banner on an empty objective hex nearby
    .rally = Rally: get up again, all wounds removed
    .recruit = Recruit: one follower comes back
    .end = End the activation
gt-ask-advance = { $seat }, where does { $by } advance?
    .via = { $a } by way of { $b }
gt-ask-next = { $seat }, who is next?
    .done = Nobody else
gt-ask-claim = { $seat }, where does { $by } raise the banner?
gt-ask-recruit = { $seat }, where do the { $by } recruit?
gt-ask-recruits = { $seat }, how many { $by } come back?
    .other = { $a }
gt-ask-granted = { $seat }, one more action for { $by }?
    .advance = Advance
    .recruit = Recruit: one follower comes back
    .claim = Claim: raise the banner on an empty objective hex
    .rally = Rally: get up again, all wounds removed
    .done = No
gt-ask-claims = { $seat }, which champion claims next?
    .done = Nobody else

## Questions: skills

gt-ask-user = { $seat }, who uses { $by }?
    .done = Nobody
gt-ask-skill = { $seat }, which skill does { $by } use now?
    .done = None
gt-ask-target = { $seat }, who is the target of { $by }?
    .done = Nobody else
gt-ask-model = { $seat }, whom do you choose for { $by }?
    .done = Nobody
gt-ask-friend = { $seat }, which of your own do you choose for { $by }?
    .done = Nobody
gt-ask-enemy = { $seat }, which enemy do you choose for { $by }?
gt-ask-banner = { $seat }, which banner do you choose for { $by }?
    .done = No other
gt-ask-hex = { $seat }, which hex do you choose for { $by }?
gt-ask-move = { $seat }, where does { $by } move?
    .via = { $a } by way of { $b }
gt-ask-knockout-move = { $seat }, { $by } is knocked out: where do you move it?
    .via = { $a } by way of { $b }
gt-ask-place = { $seat }, where do you place this one: { $by }?
gt-ask-take-off = { $seat }, who leaves the battlefield for { $by }?
    .done = Nobody else
gt-ask-regroup = { $seat }, who leaves the battlefield for { $by }? There is room for { $room } more to come back.
    .done = Nobody else
gt-ask-accuracy-die = { $seat }, who leaves the battlefield to give { $by } one more accuracy die?
    .done = Nobody
gt-ask-damage-die = { $seat }, who leaves the battlefield to give { $by } one more damage die?
    .done = Nobody
gt-ask-wounds = { $seat }, how many wounds does { $by } give?
    .other = { $a }
gt-ask-heal = { $seat }, how many wounds does { $by } remove?
    .other = { $a }
gt-ask-token = { $seat }, which status token do you choose for { $by }?
    .speed-boon = Speed boon: 1 hex more
    .dodge-boon = Dodge boon: 1 more needed to hit
    .protection-boon = Protection boon: 1 wound fewer
    .accuracy-boon = Accuracy boon: 1 die more to hit
    .damage-boon = Damage boon: 1 die more for damage
    .speed-blight = Speed blight: 1 hex less
    .dodge-blight = Dodge blight: 1 less needed to hit
    .protection-blight = Protection blight: 1 wound more
    .accuracy-blight = Accuracy blight: 1 die fewer to hit
    .damage-blight = Damage blight: 1 die fewer for damage
    .none = None
gt-ask-token-from = { $seat }, whose token does { $by } take?
    .done = None
gt-ask-token-to = { $seat }, to whom does { $by } give it?
gt-ask-lay-token = { $seat }, where do you lay a status token for { $by }?
    .done = Nowhere
gt-ask-move-or-boon = { $seat }, what does { $by } make of it?
    .move = Move 1 hex
    .boon = Gain a boon
    .done = Nothing

## Questions: the end phase

gt-ask-new-objective = { $seat }, where do you lay a new objective hex?
    .done = Nowhere
gt-ask-lost-objective = { $seat }, which objective hex do you take away?
gt-ask-stack = { $seat }, which objective hex gets another one on top?
gt-ask-shift = { $seat }, which objective hex moves?
    .done = No more of them
gt-ask-shift-to = { $seat }, where does it move?
gt-ask-first = { $seat }, who is first player in the next turn?
    .me = I am
    .opponent = My opponent is

## Rolls

gt-roll-pool = A champion is drawn for the pool.
gt-roll-first = { $seat } rolls to see who goes first.
gt-roll-hit = { $seat } rolls to hit.
gt-roll-damage = { $seat } rolls for damage.
gt-roll-scenario = { $seat } rolls for the scenario.
gt-roll-bones = { $seat } rolls the bones.
gt-roll-remedy = { $seat } rolls to see what the remedy is good for.

## What happened: before the battle

gt-drawn = { $champion } is in the pool.
gt-goes-first = { gt-one } rolled { $one }, { gt-two } rolled { $two }: { $seat } goes first.
    .rolls = yes
gt-rolled-alike = Both rolled { $one }, so both roll again.
    .rolls = yes
gt-picks-first = { $seat } picks first.
gt-picked = { $seat } took { $champion }.
gt-banned = { $champion } is banned for { $seat }.
gt-mustered = { $seat } plays { $champions }.
gt-took-side = { $seat } took { $side }.
gt-deployed = { $unit } deployed at { $hex }.

## What happened: turns and activations

gt-turn-begins = Turn { $turn } begins with the plot phase; { $seat } is first player.
gt-clash-begins = The clash phase begins.
gt-activates = { $seat } activated { $unit }.
gt-bonus-action = { $unit } took a bonus action.
gt-bonus-granted = { $unit } may take a bonus action.
    .brief = bonus action
gt-done = The activation of { $unit } is over.
gt-moved = { $unit } moved from { $start } to { $hex }.
gt-placed = { $unit } came to { $hex }.
gt-recruited = { $unit } recruited a follower at { $hex }.
gt-removed = { $unit } lost a follower.
gt-claimed = { $unit } raised the banner at { $hex }.
    .brief = banner at { $hex }
gt-banner-removed = The banner of { $unit } left the battlefield.
    .brief = banner of { $unit } gone
gt-rallied = { $unit } rallied and stands again, without a wound.
    .brief = stands again

## What happened: skills

gt-ultimate = { $unit } used the ultimate skill, which comes once a game.
gt-uses = { $unit } used { $skill } from { $hex }.
gt-uses-trait = { $unit } used { $trait }.
gt-targets = The target: { $target } at { $hex }.
gt-hit = A hit: { $unit } rolled { $total } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $needed } needed.
    .alone = hit
    .rolls = yes
gt-missed = A miss: { $unit } rolled { $total } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }, { $needed } needed.
    .brief = miss
    .fails = yes
    .rolls = yes
gt-damage = Damage: { $unit } rolled { $total } with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }; protection takes off { $needed }.
    .rolls = yes
gt-bones-rolled = { $unit } rolled a { $total } with the bones.
    .brief = bones { $total }
    .rolls = yes
gt-remedy-rolled = { $unit } rolled a { $total } for the remedy.
    .brief = remedy { $total }
    .rolls = yes
gt-wounded = { $unit } took { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
    .brief = { $unit } ♥−{ $wounds }
gt-healed = { $unit } healed { $wounds ->
        [one] { $wounds } wound
       *[other] { $wounds } wounds
    }.
    .brief = { $unit } ♥+{ $wounds }
gt-unharmed = { $unit } took no wound.
    .brief = { $unit } unharmed
gt-knocked-out = { $unit } fell, knocked out!
    .outcome = { $unit } knocked out
gt-token = { $unit } gained a token: { $token }.
    .brief = { $unit } { $token }
gt-token-ignored = { $unit } already held this token: { $token }.
    .brief = { $unit } unchanged
gt-tokens-cancel = Boon and blight of { $kind } cancelled out on { $unit }.
    .brief = { $unit } { $kind } cancelled out
gt-token-gone = { $unit } lost a token: { $token }.
gt-tokens-lost = { $unit } lost all status tokens.
gt-token-laid = { $seat } laid a token at { $hex }: { $token }.

## What happened: objective hexes, the ladder, the end phase

gt-objective-laid = An objective hex was laid at { $hex }.
    .brief = objective at { $hex }
gt-objective-gone = The objective hex at { $hex } is gone.
gt-objective-moved = The objective hex at { $start } moved to { $hex }.
gt-steps = The turn token went { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } toward { $seat }.
    .brief = { $seat } +{ $steps }
gt-banners-score = Banners on objective hexes: { gt-one } { $one }, { gt-two } { $two }.
gt-turn-won = { $seat } won turn { $turn }: { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
gt-warband-token = { $seat }’s warband token went { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } toward the midline.
gt-scenario-rolled = { $seat } rolled { $total } for the scenario.
    .rolls = yes
gt-scenario-dice = { $seat } rolled { $faces } for the scenario.
    .rolls = yes
gt-game-won = { $seat } wins the game!
    .brief = { $seat } wins

## Why not: setup

gt-no-such-scenario = There is no scenario called “{ $scenario }”.
gt-no-warbands = In the format “{ $format }” both warbands must be named.
gt-warbands-are-drafted = In the format “{ $format }” champions are drafted at the table: leave the warbands out.
gt-warbands-differ = The warbands have { $one } and { $two } champions; both must have the same number.
gt-warband-size = { $number ->
        [1] Warband 1 has { $champions } champions
        [2] Warband 2 has { $champions } champions
       *[other] Champions: { $champions }
    }; a warband may have one to { $most }.
gt-roster-size = Each roster has { $champions } champions; it must have { $needed }.
gt-no-such-champion = { $number ->
        [1] Warband 1: there
        [2] Warband 2: there
       *[other] There
    } is no champion called “{ $champion }” here.
gt-champion-twice = { $number ->
        [1] Warband 1: { $champion } is there already.
        [2] Warband 2: { $champion } is there already.
       *[other] { $champion } is in your warband already.
    }
gt-champion-gone = { $champion } is in the other warband already.
gt-no-deployment-hex = You cannot deploy in { $hex }: it is not one of your deployment hexes.
gt-no-room-to-deploy = There is no room in { $hex }.
gt-no-room-for-others = With this one in { $hex }, there would be no room for some of those still to come.
gt-three-of-these = “{ $key }” does not name three of these champions: { $champions }.
gt-comes-with-champion = { $unit }: deployed together with { $champion }, so name the champion.
gt-deployed-already = { $unit } is already deployed.
gt-points-do-not-fit = Victory points { $one } and { $two }: the turns won so far give { $total } together.

## Why not: activations

gt-no-such-unit = There is no champion or unit called “{ $key }” at this table.
gt-not-your-unit = { $unit }: not in your warband.
gt-has-activated = { $unit }: already activated this phase.
gt-must-rally = { $unit }: knocked out, so the first action must be to rally.
gt-must-recruit = { $unit }: nobody on the battlefield, so the first action must be to recruit.
gt-no-such-action = “{ $key }” is not an action of { $unit }.
gt-not-for-champions = Champions cannot take this action.
gt-not-for-followers = Followers cannot take this action.
gt-action-taken = { $unit } already took this action.
gt-unspent = { $left ->
        [one] 1 action left
       *[other] { $left } actions left
    }
gt-no-actions-left = { $unit } already took both actions.
gt-bonus-taken = { $unit } already took a bonus action.
gt-no-bonus-skill = { $skill } cannot be a bonus action now: neither the card nor another skill allows it.
gt-only-as-bonus = { $skill } can only be a bonus action now.
gt-other-phase = { $skill } is on the other side of the card, for the other phase.
gt-only-in-plot = { $skill } is for the plot phase only.
gt-only-in-clash = { $skill } is for the clash phase only.
gt-ultimate-used = The ultimate skill comes once a game, and { $unit } already used it.
gt-trait-used = { $unit } already used this trait in this activation.
gt-all-bound = All the { $unit } on the battlefield stand on objective hexes, where Thorn Wall lets nobody advance.
gt-bound = { $unit } in { $hex }: on an objective hex, where Thorn Wall lets nobody advance.
gt-claim-only-in-plot = Claims are made in the plot phase only.
gt-no-banner = { $unit } has no banner.
gt-banner-is-out = { $unit } already has a banner on the battlefield, and at this table that rules out another claim.
gt-nothing-to-claim = There is no empty objective hex next to { $unit }.
gt-rally-next-time = { $unit } was knocked out in this activation, and rallies the next time it activates.
gt-not-knocked-out = { $unit } is not knocked out, so there is nothing to rally from.
gt-unit-is-full = All { $size } of the { $unit } are on the battlefield.
gt-no-room-to-recruit = There is no room for another of the { $unit }, neither next to the champion nor in a deployment hex.
gt-recruits-beside-champion = { $hex } is not next to { $champion }, and as long as there is room there, recruits come next to their champion.
gt-recruits-beside-recruits = { $hex } is next to neither { $champion } nor any follower that this skill has brought.
gt-recruits-in-deployment = There is no room next to { $champion }, so recruits come in a deployment hex of their side, and { $hex } is none.
gt-already-claim = { $unit } already claimed in this activation, and no action is taken twice.
gt-already-recruit = { $unit } already recruited in this activation, and no action is taken twice.
gt-already-advance = { $unit } already advanced in this activation, and no action is taken twice.
gt-is-knocked-out = { $unit } is knocked out.
gt-not-given = “{ $key }” is not an action that { $unit } may take here.
gt-not-in-list = “{ $key }” is none of these: { $keys }.
gt-no-such-skill = “{ $key }” is no skill that { $unit } has in this phase.

## Why not: skills

gt-nobody-there = None of the { $unit } are on the battlefield.
gt-no-target = There is no target within range { $range }.
gt-no-champion-near = There is no enemy champion within range { $range } that is not knocked out.
gt-nobody-commanded = There are no { $partner } within 3 hexes of { $unit } to carry out her commands.
gt-no-target-from = There is no target within range { $range } of any { $partner } that { $unit } commands.
gt-nobody-has-all = No single one of the { $unit } fulfils everything that { $skill } asks for.
gt-none-of-unit-there = None of the { $unit } stand in { $hex }.
gt-no-enemy-beside = No enemy stands next to any of the { $unit }.
gt-no-second-user = None of the { $unit } in another hex can use this skill a second time now.
gt-partner-too-far = Not within range { $range }: { $partner }.
gt-not-on-objective = None of the { $unit } are on an objective hex.
gt-no-such-model = There is no “{ $model }” on the battlefield.
gt-banner-no-target = A banner cannot be a target.
gt-not-an-enemy = { $target }: on your own side, so not a target.
gt-name-a-model = Name a model here, not “{ $key }”.
gt-name-the-unit = Name the champion or unit itself here: { $unit }.
gt-name-one-of = Name one of the { $unit } here, not all of them.
gt-named-by-hex = Models that may share a hex are named by their hex: { $hex }.
gt-nobody-in-hex = Nobody stands in { $hex }.
gt-not-of-unit = { $target }: not one of the { $unit }.
gt-no-banners = Banners cannot be chosen here: { $target }.
gt-banners-only = Only banners can be chosen here, not { $target }.
gt-champions-only = Only champions can be chosen here, not { $target }.
gt-followers-only = Only followers can be chosen here, not { $target }.
gt-small-followers-only = Only small followers can be chosen here, not { $target }.
gt-on-the-other-side = { $target }: only models of { $seat } can be chosen here.
gt-chosen-already = { $target }: already chosen for this.
gt-not-next = { $target }: not one of those left to choose from: { $keys }.
gt-down-and-still = { $unit } is knocked out, and can be neither moved nor placed.
gt-holds-still = { $unit }: cannot be moved by the enemy here.
gt-must-be-placed = The card lets none of the { $unit } stay where they are.
gt-no-room-to-come-back = There is no room for one more to come back.
gt-no-wounds = { $unit } has no wounds.
gt-another-unit = This is for others than { $unit }.
gt-gives-to-others = { $target } gives the token, and cannot be the one who gets it.
gt-no-tokens = { $unit } has no status token.
gt-not-beside = None of the { $unit } stand next to { $target }.
gt-first-users-hex = The first of the { $unit } to use the skill stands in { $hex }; the second must be in another hex.
gt-not-alone = { $unit } in { $hex }: not alone there.
gt-target-knocked-out = { $target } is knocked out, and at this table no longer a target.
gt-out-of-range = { $target }: out of range ({ $range }).
gt-out-of-range-from = { $target }: out of range ({ $range }) of all { $partner } that are under command.
gt-targeted-already = { $target } has already been a target of this skill.
gt-one-for-all = All { $target } in this hex are alike; one of them stands for all.
gt-one-of-each = The skill has one target of each unit, and of the { $target } that is { $model }.
gt-not-in-first-hex = { $target }: not in { $hex }, where the first target was and the others have to be.
gt-not-beside-first-hex = { $target }: not next to { $hex }, where the first target was.
gt-same-hex = A target of this skill was in { $hex }; each has to be in another hex.
gt-nothing-to-turn = None of the { $unit } can be turned: it takes one that is alone in a hex next to an objective hex, off the deployment hexes.
gt-supply-gone = All { $supply } objective hexes are on the battlefield.
gt-nobody-to-take-off = None of the { $unit } are on the battlefield.
gt-nobody-alone-in-range = Within range { $range } there is no hex with just one of the { $unit } where the champion may be placed.
gt-no-boon-to-copy = { $partner } has no boon.
gt-no-empty-hex = There is no empty hex next to { $unit }.
gt-no-empty-objective-in-range = There is no objective hex with room within range { $range }.
gt-no-objective-to-move = No objective hex within range { $range } can move.
gt-no-objective-moves-near = No objective hex within range { $range } of { $unit } can move.
gt-no-objective-there = There is no objective hex in { $hex }.
gt-moved-already = The objective hex in { $hex } has moved already.
gt-stacked-already = The objective hex in { $hex } already got another one on top.
gt-knocked-out-on-it = { $unit } lies knocked out on the objective hex in { $hex }, which therefore cannot move.
gt-held-in-place = { $unit } cannot be moved by the enemy, nor can the objective hex in { $hex }.
gt-nowhere-to-shift = No hex next to { $hex } is open to an objective hex.
gt-nowhere-nearer = From { $hex } there is no open hex that is nearer.
gt-no-room-for-objective = There is no hex within range { $range } where an objective hex may lie.
gt-no-banner-in-range = There is no banner of your side within range { $range }.
gt-own-banner-too-far = The banner of { $unit } is not within range { $range }.
gt-not-both-beside-banner = Both { $unit } must be next to the same enemy banner.
gt-no-banner-to-place = There is no banner within range { $range }.
gt-nowhere-for-banner = There is no empty objective hex within range { $range }.
gt-no-enemy-followers-there = There are no enemy followers in { $hex }.

## Why not: hexes

gt-no-such-hex = “{ $hex }” is not a hex: write row and column, such as 5,6.
gt-too-far-from = It is more than { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } from { $starts } to { $hex }.
gt-stands-there = The model stands in { $hex } already, and has to be placed in another hex.
gt-must-move = The model has to leave { $hex }.
gt-not-this-way = { $hex } can be reached, but not by this way.
gt-objective-there = There is an objective hex in { $hex } already.
gt-deployment-hex = { $hex } is a deployment hex, where no objective hex may lie.
gt-not-beside-objective = No objective hex touches { $hex }.
gt-nearer-hex = Other open hexes are nearer to an objective hex than { $hex }.
gt-far-from-objectives = No objective hex is within { $range ->
        [one] { $range } hex
       *[other] { $range } hexes
    } of { $hex }.
gt-no-die-for-hex = { $hex } touches { $touched ->
        [one] { $touched } objective hex
       *[other] { $touched } objective hexes
    }, and no die that is left shows this number: { $dice }.
gt-token-there = A token lies in { $hex } already.
gt-too-far = { $steps ->
        [0] The model can move 0 hexes now, and so not to { $hex }.
        [one] It is more than { $steps } hex to { $hex }.
       *[other] It is more than { $steps } hexes to { $hex }.
    }
gt-not-reached = { $steps ->
        [one] { $steps } step is
       *[other] { $steps } steps are
    } not enough to reach { $hex }: something is in the way.
gt-not-toward = Not every step to { $hex } comes nearer.
gt-not-away = Not every step to { $hex } goes farther away.
gt-not-straight = There is no straight way to { $hex }.
gt-no-followers-on-objectives = Followers cannot enter { $hex }: it is an objective.
gt-banner-in-the-way = There is a banner in { $hex }.
gt-hex-full = There is no more room in { $hex }.
gt-hex-taken = Someone already stands in { $hex }.
gt-no-centaur-on-objectives = { $unit } never enters an objective hex such as { $hex }.
gt-followers-held = { $unit } in { $hex } cannot be moved by the enemy, so they cannot make room.
gt-followers-hemmed-in = { $unit } in { $hex } have no adjacent hexes to make room in.
gt-warded = No enemy may be placed or recruited in { $hex }: it is warded.
