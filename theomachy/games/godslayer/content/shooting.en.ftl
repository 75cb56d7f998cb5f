# Shooting and magic: sight, missiles, templates, magic attacks, spells. Model, target and card are ids; whoever looks at
# a scene hears their names. Events are told in the past tense.

## Questions

gs-ask-shot = { $seat }, whom will { $by } shoot at?
    .none = Nobody
gs-ask-blast = { $seat }, whom will { $by } attack with magic?
    .none = Nobody
gs-ask-spell-place = { $seat }, where will { $by } cast it?
gs-ask-raise = { $seat }, whom will { $by } raise?
gs-ask-raise-at = { $seat }, where will { $by } rise?
    .none = Nowhere: there is no room
gs-ask-sustain = { $seat }, which spell will { $by } sustain?
    .keep = { $a } ({ $b })
    .none = None: all of them end

## Rolls

gs-roll-direction = { $seat } rolls for the direction.
gs-roll-casting = { $seat } rolls to cast.
gs-roll-healing = { $seat } rolls for healing.

## Lines of sight

gs-line-is-free = in sight
gs-line-is-blocked = out of sight

## What happened: shooting and magic attacks

gs-shoots = { $card } shot: { $weapon }.
    .brief = { $weapon }
gs-blasts = { $card } attacked with magic: { $weapon }.
    .brief = { $weapon }
gs-shot-lost = { $target } was out of range of { $model }: the attack was lost.
    .brief = out of range
    .fails = yes
gs-covered = { $n ->
        [1] { $model } was screened: +1 DEF.
       *[other] { $model } was in cover: +{ $n } DEF.
    }
    .brief = { $n ->
        [1] screened
       *[other] in cover
    }
gs-goes-astray = The shot of { $model } went astray, towards { $target }.
    .brief = astray: { $target }
    .fails = yes
gs-deviates = { $what } missed { $target } and deviated by { $n } { $n ->
        [one] inch
       *[other] inches
    }.
    .brief = { $n }″ off
    .fails = yes
gs-explodes = { $what } came down: a template { $across } inches across.
    .brief = { $what }
gs-haze = The ground was covered, { $across } inches across.
    .brief = { $across }″ across

## What happened: spells

gs-spell = { $card } cast a spell: { $spell }.
    .brief = { $spell }
gs-spell-at = { $card } cast a spell on { $target }: { $spell }.
    .brief = { $spell }
gs-spell-through = { $card } cast a spell through { $through }: { $spell }.
    .brief = { $spell }
gs-spell-succeeds = { $card } succeeded with { $spell }: { $total } against { $needed }.
    .brief = success
    .rolls = yes
gs-spell-fails = { $card } failed with { $spell }: { $total } against { $needed }.
    .brief = failure
    .fails = yes
    .rolls = yes
gs-sustains = { $card } sustained a spell: { $spell }.
    .brief = { $spell } sustained

## Why not

gs-nobody-can-attack = Nobody in { $card } can make this attack: whoever could has fumbled, is down or stationary, or was not attacked.
gs-all-engaged = Everyone in { $card } who could shoot is engaged.
gs-nobody-in-sight = { $card } has no enemy in sight.
gs-not-in-sight = { $model } has no line of sight to { $target }.
gs-no-such-spell = “{ $key }” is not a spell of { $card }.
gs-needs-no-target = This spell has no target: { $spell }.
gs-under-this-spell = This spell is already on { $card }: { $spell }.
gs-caster-engaged = { $card } is engaged and cannot cast.
gs-cannot-channel = { $card } is knocked down or stationary and cannot channel.
gs-no-channeller = “{ $key }” is not an attachment of { $card } that channels spells.
gs-cannot-rise = “{ $key }” is not a destroyed member of this unit.
gs-nobody-to-raise = Only a unit of the dead that has lost someone can be raised, not { $card }.
gs-not-beside-its-unit = Whoever is raised must stand in formation with { $card }.
gs-not-sustained = “{ $key }” is not one of the spells in play that { $card } sustains.
