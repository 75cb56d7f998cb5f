# Fighting: melee, counter attacks, damage, criticals and fumbles, protection. Model, target and card are ids; whoever
# looks at a scene hears their names. Events are told in the past tense.

## Questions

gs-ask-style = { $seat }, how will { $by } fight this turn?
    .offensive = Offensive: +1 MEL
    .powerful = Powerful: +1 POW
gs-ask-target = { $seat }, whom will { $by } strike?
    .none = Nobody
gs-ask-new-target = { $seat }, the target is gone: whom will { $by } strike instead?
    .none = Nobody
gs-ask-counter = { $seat }, will { $by } strike back?
    .none = No
gs-ask-protection = { $seat }, what protects { $by }?
    .halve = Halve the damage on { $a }+
    .ignore = Ignore the damage on { $a }+
    .survive = Survive with one life point on { $a }+
gs-ask-attack-again = { $seat }, { $by } missed: drink the Waters of Foretelling and roll again?
    .again = Roll again
    .keep = Keep the roll

## Rolls

gs-roll-attack = { $seat } rolls to hit.
gs-roll-damage = { $seat } rolls for damage.
gs-roll-protection = { $seat } rolls for protection.

## What happened

gs-attacks = { $card } attacked: { $weapon }.
    .brief = { $weapon }
gs-counters = { $card } struck back: { $weapon }.
    .brief = Struck back
gs-style = { $card } { $style ->
        [offensive] fought offensively
        [powerful] fought powerfully
       *[charge] had the bonus of a charge
    } from now to the end of the turn.
    .brief = { $style ->
        [offensive] +1 MEL
        [powerful] +1 POW
       *[charge] +1 MEL, +1 POW
    }
gs-attack = { $model } struck at { $target } ({ $weapon }): { $total } against { $needed }, { $result ->
        [critical] a critical hit
        [hit] a hit
        [fumble] a fumble
       *[miss] a miss
    }.
    .brief = { $result ->
        [critical] critical hit
        [hit] hit
        [fumble] fumble
       *[miss] miss
    }
    .fails = { $result ->
        [critical] { "" }
        [hit] { "" }
       *[miss] yes
    }
    .rolls = yes
gs-fumbles = { $model } fumbled and cannot attack again this round.
    .brief = { $model } fumbles
gs-damage = Damage to { $model }: { $power } against ARM { $armour }; { $n } in all.
    .rolls = yes
gs-protected = { $model } rolled { $face } where { $value } was needed, and was protected.
    .brief = protected
    .rolls = yes
gs-unprotected = { $model } rolled { $face } where { $value } was needed; nothing protected it.
    .rolls = yes
gs-wounded = { $model } lost { $n ->
        [one] 1 life point
       *[other] { $n } life points
    } and has { $left } left.
    .brief = { $model } ♥−{ $n }
gs-heals = { $model } regained { $n ->
        [one] 1 life point
       *[other] { $n } life points
    } and has { $left } now.
    .brief = { $model } ♥+{ $n }
gs-destroyed = { $model } was destroyed.
    .outcome = { $model } destroyed
gs-returns = { $model } came back.
    .brief = { $model } back
gs-knocked-down = { $model } was knocked down.
    .brief = { $model } down
gs-stationary = { $model } cannot move.
    .brief = { $model } stationary

## Why not

gs-no-such-weapon = { $card } can make no such attack here.
gs-has-fumbled = Whoever in { $card } could make this attack has fumbled this round.
gs-nobody-in-reach = Nobody is within reach of { $weapon }.
gs-beyond-reach = { $weapon } of { $model } reaches { $reach }″, and { $target } is { $away }″ away.
gs-no-such-model = “{ $key }” is neither a card nor a model in this battle.
gs-name-somebody = Name a card or a model.
gs-not-this-card = { $model } can only strike at { $card } now, and { $target } does not belong to it.
gs-other-height = { $target } stands too high or too low for { $weapon } of { $model }.
gs-no-such-protection = “{ $key }” does not protect { $model } from this.
gs-is-fleeing = { $card } is fleeing and can do nothing else.
gs-will-flee = { $card } is about to flee and does not strike back.
gs-own-activation = At this table { $card } cannot react while acting.
