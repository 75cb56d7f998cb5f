# Circles: traits, metals, flaws, what is asked while they grow, and what can be wrong with them.
# R is the rank of a trait, D the die value. Names that people gave stand as they were given.

## Traits, flaws, metals

gb-kind-shard = Shard
gb-kind-metal = Godbreaker
gb-kind-die = Die
gb-kind-trait = Trait
gb-kind-alloy = Alloy
gb-kind-flaw = Flaw

gb-trait-defensive = Defensive
    .text = While inactive, it rerolls its attack rolls of R or less.
gb-trait-healer = Healer
    .text = Friends inside its movement range reroll recovery rolls of R or less.
gb-trait-inspired = Inspired
    .text = While active, it rerolls its tests of R or less.
gb-trait-mysterious = Mysterious
    .text = Special action: a test; success: place it within RU of any other model.
gb-trait-vengeful = Vengeful
    .text = Hurt by attack damage, it may deal R damage to an enemy in its attack range as the engage ends.
gb-trait-brutal = Brutal
    .text = Its attack damage is 2R higher.
gb-trait-juggernaut = Juggernaut
    .text = While active, as an engage ends, it may place an engaged model within 2RU of where that model stands.
gb-trait-pinning = Pinning
    .text = While inactive, enemies within RU may move only if they end closer to it.
gb-trait-relentless = Relentless
    .text = It loses R damage as the Recovery Phase begins.
gb-trait-tough = Tough
    .text = Attack damage against it is 2R lower, but at least 1.
gb-trait-cunning = Cunning
    .text = While active, after the attack rolls, it may be placed within RU of where it stands.
gb-trait-deadly = Deadly
    .text = While active, it rerolls its attack rolls of R or less.
gb-trait-fleet = Fleet
    .text = Its movement range is 2RU longer.
gb-trait-merciless = Merciless
    .text = While active, it may engage up to R more opponents at once.
gb-trait-ranged = Ranged
    .text = Its attack range is DU longer for each rank.
gb-trait-despoiling = Despoiling
    .text = Special action: bring back a casualty of its circle, at most D6, D8 or D10; a failed test loses it again.
gb-trait-ruinous = Ruinous
    .text = Special action: a test; success: R damage to all in a piece of terrain nearby, which is removed; failure: 3 − R damage to itself.
gb-trait-shaping = Shaping
    .text = Special action: a test; success: lay a new piece of terrain beside it, R damage to all in it; failure: 3 − R damage to itself.
gb-trait-summoning = Summoning
    .text = Special action: place a new D8, D10 or D12 beside it; a test makes it tame, else it is wild.
gb-trait-thunderous = Thunderous
    .text = Special action: R damage to all others within RU, then a test; success: again, within 2RU; failure: R damage to itself.
gb-trait-unbound = Unbound
    .text = It may shift its level by up to R before a range is measured.
gb-flaw-brittle = Brittle
    .text = Whenever it suffers damage, it suffers 1 more.
gb-flaw-careful = Careful
    .text = It engages once in an activation at most.
gb-flaw-prey = Prey
    .text = Wild models that can reach it hunt it.
gb-flaw-slow = Slow
    .text = It moves once in an activation at most.
gb-flaw-unlucky = Unlucky
    .text = On its challenging rolls a 4 counts as 0, too.
gb-metal-copper = Copper
gb-metal-iron = Iron
gb-metal-mercury = Mercury
gb-metal-gold = Gold

## Choosing a circle

shard-defensive = { gb-trait-defensive } shard
    .title = Shard
shard-healer = { gb-trait-healer } shard
    .title = Shard
shard-inspired = { gb-trait-inspired } shard
    .title = Shard
shard-mysterious = { gb-trait-mysterious } shard
    .title = Shard
shard-vengeful = { gb-trait-vengeful } shard
    .title = Shard
shard-brutal = { gb-trait-brutal } shard
    .title = Shard
shard-juggernaut = { gb-trait-juggernaut } shard
    .title = Shard
shard-pinning = { gb-trait-pinning } shard
    .title = Shard
shard-relentless = { gb-trait-relentless } shard
    .title = Shard
shard-tough = { gb-trait-tough } shard
    .title = Shard
shard-cunning = { gb-trait-cunning } shard
    .title = Shard
shard-deadly = { gb-trait-deadly } shard
    .title = Shard
shard-fleet = { gb-trait-fleet } shard
    .title = Shard
shard-merciless = { gb-trait-merciless } shard
    .title = Shard
shard-ranged = { gb-trait-ranged } shard
    .title = Shard
shard-despoiling = { gb-trait-despoiling } shard
    .title = Shard
shard-ruinous = { gb-trait-ruinous } shard
    .title = Shard
shard-shaping = { gb-trait-shaping } shard
    .title = Shard
shard-summoning = { gb-trait-summoning } shard
    .title = Shard
shard-thunderous = { gb-trait-thunderous } shard
    .title = Shard
metal-copper = { gb-metal-copper }
    .title = Godbreaker
metal-iron = { gb-metal-iron }
    .title = Godbreaker
metal-mercury = { gb-metal-mercury }
    .title = Godbreaker
metal-gold = { gb-metal-gold }
    .title = Godbreaker
die-8 = Larger die
    .title = Die
trait-defensive = { gb-trait-defensive }
    .title = Trait
trait-healer = { gb-trait-healer }
    .title = Trait
trait-inspired = { gb-trait-inspired }
    .title = Trait
trait-mysterious = { gb-trait-mysterious }
    .title = Trait
trait-vengeful = { gb-trait-vengeful }
    .title = Trait
trait-brutal = { gb-trait-brutal }
    .title = Trait
trait-juggernaut = { gb-trait-juggernaut }
    .title = Trait
trait-pinning = { gb-trait-pinning }
    .title = Trait
trait-relentless = { gb-trait-relentless }
    .title = Trait
trait-tough = { gb-trait-tough }
    .title = Trait
trait-cunning = { gb-trait-cunning }
    .title = Trait
trait-deadly = { gb-trait-deadly }
    .title = Trait
trait-fleet = { gb-trait-fleet }
    .title = Trait
trait-merciless = { gb-trait-merciless }
    .title = Trait
trait-ranged = { gb-trait-ranged }
    .title = Trait
trait-despoiling = { gb-trait-despoiling }
    .title = Trait
trait-ruinous = { gb-trait-ruinous }
    .title = Trait
trait-shaping = { gb-trait-shaping }
    .title = Trait
trait-summoning = { gb-trait-summoning }
    .title = Trait
trait-thunderous = { gb-trait-thunderous }
    .title = Trait
alloy-copper = { gb-metal-copper } alloy
    .title = Alloy
alloy-iron = { gb-metal-iron } alloy
    .title = Alloy
alloy-mercury = { gb-metal-mercury } alloy
    .title = Alloy
alloy-gold = { gb-metal-gold } alloy
    .title = Alloy
flaw-brittle = { gb-flaw-brittle }
    .title = Flaw
flaw-careful = { gb-flaw-careful }
    .title = Flaw
flaw-prey = { gb-flaw-prey }
    .title = Flaw
flaw-slow = { gb-flaw-slow }
    .title = Flaw
flaw-unlucky = { gb-flaw-unlucky }
    .title = Flaw
gb-alloy = Alloy
    .text = A second metal: a trait of it, and a flaw.
gb-godbreakers = godbreakers
gb-gains = traits gained
gb-large-dice = D8
gb-starter-1 = The Ashen (all trades)
    .text = Healing, a steady wall and a long shot: something of every metal.
gb-starter-2 = The Salt Road (archers)
    .text = Every one of them can shoot: keep your distance and let the iron hold the line.
gb-starter-3 = The Unbowed (brawlers)
    .text = Iron that gives no ground: walk in, throw them about, and get up again.
gb-starter-4 = The Broken Hymn (callers)
    .text = Calls creatures and the dead, breaks the ground and thunders. Bold, and never safe.
gb-starter-5 = The Quiet Storm (runners)
    .text = The fastest feet on the table: strike, slip away, and be elsewhere.
gb-starter-6 = The Lantern Oath (keepers)
    .text = Guards its own: healers behind, iron in front, and walls raised where they are wanted.

## Keys name them by their ids

defensive = { gb-trait-defensive }
healer = { gb-trait-healer }
inspired = { gb-trait-inspired }
mysterious = { gb-trait-mysterious }
vengeful = { gb-trait-vengeful }
brutal = { gb-trait-brutal }
juggernaut = { gb-trait-juggernaut }
pinning = { gb-trait-pinning }
relentless = { gb-trait-relentless }
tough = { gb-trait-tough }
cunning = { gb-trait-cunning }
deadly = { gb-trait-deadly }
fleet = { gb-trait-fleet }
merciless = { gb-trait-merciless }
ranged = { gb-trait-ranged }
despoiling = { gb-trait-despoiling }
ruinous = { gb-trait-ruinous }
shaping = { gb-trait-shaping }
summoning = { gb-trait-summoning }
thunderous = { gb-trait-thunderous }
unbound = { gb-trait-unbound }
brittle = { gb-flaw-brittle }
careful = { gb-flaw-careful }
prey = { gb-flaw-prey }
slow = { gb-flaw-slow }
unlucky = { gb-flaw-unlucky }
copper = { gb-metal-copper }
iron = { gb-metal-iron }
mercury = { gb-metal-mercury }
gold = { gb-metal-gold }

## Growing

gb-ask-metal = { $seat }, which metal is { $by } made of?
    .metal = { $a }
gb-ask-name = { $seat }, what is the new godbreaker called? Any name will do: name:Rook
    .name = { $a }
gb-ask-gain = { $seat }, how does { $by } gain a trait?
    .new = { $a }, at rank 1
    .raise = { $a }, one rank higher
    .crucible = The crucible: a die for a trait of { $a }
gb-ask-crucible = { $seat }, what does { $by } take from the crucible?
    .new = { $a }, at rank 1
    .raise = { $a }, one rank higher
    .alloy = The alloy: a trait of { $a }, and a flaw
gb-ask-alloy-trait = { $seat }, which trait comes to { $by } with the alloy?
    .new = { $a }, at rank 1
gb-ask-flaw = { $seat }, which flaw comes to { $by } with the alloy?
    .flaw = { $a }
gb-roll-crucible = the crucible

## What is wrong with a circle

gb-whose = { $number ->
        [1] Circle 1:
        [2] Circle 2:
        [3] Circle 3:
        [4] Circle 4:
        [5] Circle 5:
        [6] Circle 6:
       *[other] The circle:
    }
gb-circle-too-long = { gb-whose } its text is too long; at most { $most } characters.
gb-no-shard = { gb-whose } it needs a shard: the name of a trait before the first semicolon.
gb-one-shard = { gb-whose } a shard has one trait, so “{ $word }” (character { $at }) is too much.
gb-no-such-shard = { gb-whose } there is no trait called “{ $trait }” for its shard here.
gb-no-metal = { gb-whose } godbreaker { $place } (character { $at }) needs a metal: copper, iron, mercury or gold.
gb-no-such-word = { gb-whose } “{ $word }” (character { $at }, godbreaker { $place }) is neither a die nor a trait nor a flaw.
gb-circle-size = { gb-whose } { $godbreakers } godbreakers; there must be { $needed }.
gb-no-name = { gb-whose } every godbreaker needs a name.
gb-name-small = { gb-whose } the name “{ $name }” must begin with a capital.
gb-name-too-long = { gb-whose } “{ $name }” is too long; at most { $most } characters.
gb-name-sign = { gb-whose } “{ $name }” has a sign that no name can have: { $sign }
gb-name-spaces = { gb-whose } “{ $name }” has spaces that a text cannot tell back.
gb-name-of-former = { $name } has just left the circle, and the chronicle would take one for the other.
gb-name-twice = { gb-whose } two are called { $name }.
gb-no-such-die = { gb-whose } { $name } has D{ $die }; there are D6, D8, D10 and D12.
gb-no-such-trait = { gb-whose } { $name } cannot have the trait { $trait } here.
gb-rank = { gb-whose } { $name } has { $trait } at rank { $rank }; ranks go from 1 to { $most }.
gb-too-many-traits = { gb-whose } { $name } has { $traits } traits; { $most } are the limit.
gb-traits-unsorted = { gb-whose } the traits of { $name } are out of order.
gb-no-such-metal = { gb-whose } { $name }: there is no metal called “{ $metal }”.
gb-metal-twice = { gb-whose } { $name } has { $metal } twice.
gb-no-such-flaw = { gb-whose } { $name }: there is no flaw called “{ $flaw }”.
gb-flaw-twice = { gb-whose } { $name } has the flaw { $flaw } twice.
gb-without-metal = { gb-whose } { $name } has no metal.
gb-alloy-without-trait = { gb-whose } { $name } cannot have become part { $metal } without a trait of it.
gb-alloy-without-flaw = { gb-whose } { $name } is of { $metals } metals; every metal after the first comes with a flaw.
gb-flaw-without-alloy = { gb-whose } { $name } has more flaws ({ $flaws }) than traits that alloys can have given.
gb-new-dice = { gb-whose } its dice are { $dice }; a new circle has two D8 and three D6.
gb-new-gains = { gb-whose } { $name } has gained { $gained } of { $needed } traits and ranks of a new godbreaker.

## What cannot be chosen

gb-no-such-choice = There is no “{ $word }” to choose here.
gb-shard-chosen = The shard has its trait already.
gb-metal-first = Choose a metal first: it begins a godbreaker.
gb-gain-first = The godbreaker begun last still gains { $left ->
        [one] one trait
       *[other] { $left } traits
    }.
gb-flaw-first = The alloy still needs its flaw.
gb-circle-full = The circle has its { $most } godbreakers.
gb-die-first = { $needed } of the five have D{ $die }: this one must, before the next.
gb-die-chosen = This godbreaker has D{ $die } already.
gb-dice-chosen = { $needed } have D{ $die } already.
gb-gains-used = This godbreaker has gained all it can: { $gains }.
gb-top-rank = { $trait } is at rank { $most } already, the highest there is.
gb-alloy-trait-first = What is left to gain must be a trait of { $metal }, for the alloy.
gb-metal-held = { $metal } is part of this godbreaker already.
gb-alloy-needs-gain = An alloy with { $metal } gives a trait of it, and nothing is left to gain.
gb-flaw-held = This godbreaker has the flaw { $flaw } already.
gb-alloy-first = A flaw comes with an alloy only.
gb-no-such-gain = “{ $key }” is not a way to gain a trait.
gb-unbound-needs-levels = Unbound is for battlefields with levels.
gb-other-metal = { $name } has no { $metal }, so { $trait } can only come from the crucible.
gb-trait-known = { $name } has { $trait } already.
gb-trait-unknown = { $name } does not have { $trait }.
gb-four-traits = { $name } has { $most } traits, and that is the limit.

## After a match of a campaign

gb-ask-prize = { $seat }, who has earned the prize, a Triumph?
    .prize = { $a }
    .none = Nobody
gb-ask-return = { $seat }, does { $by } come back?
    .return = Yes: as a D6, with one more trait
    .farewell = No: someone new joins instead
gb-prize = { $seat } gives the prize to { $model }.
gb-returns = { $model } came back from beyond, as a D{ $die }.
gb-farewell = { $model } did not come back.
gb-joins = { $name } joined the circle.
gb-gains-trait = { $name } gained { $trait } at rank { $rank }.
gb-takes-metal = { $name } took on { $metal }.
gb-takes-flaw = { $name } took on the flaw { $flaw }.

## What chronicles and rosters say

gb-deed-grew = triumphed and became D{ $die }
gb-deed-waned = was torn back from death as D{ $die }
gb-deed-ascended = ascended
gb-deed-fell = fell
gb-deed-prize = was given the prize
gb-deed-treasure = { $n ->
        [one] carried treasure home
       *[other] carried { $n } treasures home
    }
gb-deed-trophy = { $n ->
        [one] carried a trophy home
       *[other] carried { $n } trophies home
    }
gb-deed-returned = came back as D{ $die }
gb-deed-left = left for good
gb-deed-joined = joined the circle
gb-deed-gained = gained { $trait } { $rank }
gb-deed-metal = took on { $metal }
gb-deed-flaw = took on the flaw { $flaw }
gb-growth = die
    .brief = D{ $n }
    .text = How strong it is: what it rolls, how far it moves, how much it bears. Two of a new circle begin with D8.
gb-has-shard = shard: { $trait }
gb-of-metals = { $metals }
gb-has-trait = { $trait }{ $rank ->
        [1] {""}
       *[other] {" "}{ $rank }
    }
gb-has-flaw = flaw: { $flaw }
