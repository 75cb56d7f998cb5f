"""Styx and the Abyssal Hounds: what the language of effects does not say."""

from functools import partial

import msgspec

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NAMES, OFF, adjacent
from theomachy.games.godtear.rules.actions import champion_of
from theomachy.games.godtear.rules.attack import damage, hit, steps, wound
from theomachy.games.godtear.rules.choosing import Units, choose_hex, choose_model, choose_unit
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import How, lose_banner, movable, small, why_held
from theomachy.games.godtear.rules.objectives import shift, ways, why_not_shift, why_not_to, within
from theomachy.games.godtear.rules.reasons import Whom, down, no_objective, too_far
from theomachy.games.godtear.rules.skills import enemies, name_targets
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.rules.walking import Walks, move
from theomachy.games.godtear.state import PROTECTION, Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Use, card_task
from theomachy.kernel import Procedure, Reason

REAPING, NIGH, APPARITION = 2, 2, 3
"""Ranges of The Reaping, Hour is Nigh and Apparition in hexes."""
PACK, PACK_MOVE = 4, 2
DRAG, DRAGGED = 2, 2
"""Range of Drag in hexes, and how many small followers it moves."""
HOUNDS = 2
BITES, BITE_DICE = 3, 2
"""Hit rolls of Triple Bite, and damage dice for each hit. GT-C23."""


# Styx


def haunting(t: Godtear, me: Unit, model: Model) -> bool:
    """Return True if a knocked out model is Styx, whom no player moves. GT-B11."""
    return model.unit == me.number


def the_reaping_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if reapable(t, unit, user):
        return None
    return Reason("gt-no-target", "GT-SKL-10", {"unit": unit.name, "range": REAPING})


def the_reaping(t: Godtear, use: Use) -> Procedure[None]:
    """Knock out an enemy with all that follows, except for the steps. GT-C28."""
    me, user = t.units[use.unit], t.models[use.user]
    why = Whom(t, ("champion", "follower"), 1 - me.seat, -1, (user.place,), REAPING, partial(down, t, clause="GT-C28"))
    model = yield from choose_model(t, me.seat, "gt-ask-model", reapable(t, me, user), use.skill, "GT-C28", why)
    assert model is not None
    yield from wound(t, model, t.units[model.unit].sheet.health - model.wounds, use, "GT-C28")


def reapable(t: Godtear, me: Unit, user: Model) -> list[Model]:
    """Return the enemies near Styx that are not knocked out yet."""
    near = [model for model in enemies(t, me.seat, False) if DISTANCE[user.place][model.place] <= REAPING]
    return [model for model in near if not t.units[model.unit].knocked_out]


def reaped(t: Godtear, me: Unit, model: Model, use: Use | None) -> int:
    """Return what cancels the steps of a knockout by the Reaping. GT-C28."""
    by_reaping = use is not None and use.unit == me.number and use.skill == "the-reaping"
    return -steps(t, model, None) if by_reaping else 0


def hour_is_nigh_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if doomed(t, unit, user):
        return None
    return Reason("gt-no-target", "GT-SKL-10", {"unit": unit.name, "range": NIGH})


def hour_is_nigh(t: Godtear, use: Use) -> Procedure[None]:
    """Give an enemy a protection blight. GT-C17."""
    me, user = t.units[use.unit], t.models[use.user]
    choice = Units(t, doomed(t, me, user), 1 - me.seat, user.place, NIGH)
    enemy = yield from choose_unit(me.seat, "gt-ask-enemy", choice, use.skill, "GT-SKL-10")
    assert enemy is not None
    give_token(t, enemy, PROTECTION, -1)


def doomed(t: Godtear, me: Unit, user: Model) -> list[Unit]:
    """Return the enemies near Styx that can gain blights. GT-KO-07, GT-C17."""
    return [
        enemy
        for enemy in t.units
        if enemy.seat != me.seat and not enemy.knocked_out and is_near(t, enemy, user.place, NIGH)
    ]


def apparition_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if summoned(t, unit, user):
        return None
    return Reason("gt-no-objective-to-move", "GT-SKL-10", {"unit": unit.name, "range": APPARITION})


def apparition(t: Godtear, use: Use) -> Procedure[None]:
    """Move an objective hex nearer with all that is on it. GT-B7, GT-B10, GT-B13, GT-B14."""
    me, user = t.units[use.unit], t.models[use.user]
    near, why = partial(summoned, t, me, user), partial(why_not_summoned, t, me, user)
    start = yield from choose_hex(me.seat, "gt-ask-shift", near, use.skill, "GT-B13", why)
    to, why_not = partial(nearer, t, me, user, start), partial(why_not_nearer, t, user, start)
    end = yield from choose_hex(me.seat, "gt-ask-shift-to", to, use.skill, "GT-B13", why_not)
    yield from shift(t, start, end, "GT-B13")


def why_not_summoned(t: Godtear, me: Unit, user: Model, place: int) -> Reason | None:
    """Return why Apparition does not move the objective hex of a hex. GT-B7, GT-B10, GT-B13, GT-B14."""
    if why := no_objective(t, place, "GT-B13") or too_far(place, (user.place,), APPARITION):
        return why
    return why_not_shift(t, me.seat, place) or Reason("gt-nowhere-nearer", "GT-B7", {"hex": NAMES[place]})


def why_not_nearer(t: Godtear, user: Model, start: int, place: int) -> Reason | None:
    """Return why Apparition does not move an objective hex to a hex. GT-B7, GT-B13."""
    return why_not_to(t, start, place) or Reason("gt-not-toward", "GT-MOV-07", {"hex": NAMES[place]})


def summoned(t: Godtear, me: Unit, user: Model) -> list[int]:
    """Return the objective hexes near Styx that can come nearer."""
    return [place for place in within(t, user.place, APPARITION) if nearer(t, me, user, place)]


def nearer(t: Godtear, me: Unit, user: Model, start: int) -> list[int]:
    far = DISTANCE[user.place]
    return [place for place in ways(t, me.seat, start) if far[place] < far[start]]


# Drag


def drag(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Move small followers of either side toward the Hounds when their activation ends. GT-B1."""
    if active.number == me.number:
        verbs.schedule(t, CardTask("styx:drag-next", me.number, amount=DRAGGED, seat=me.seat))
    yield from ()


@card_task("styx:drag-next")
def drag_next(t: Godtear, task: CardTask) -> Procedure[None]:
    """Move the next small follower one hex nearer to a Hound, if the player wants to.

    The task's models are those that were moved.
    """
    me = t.units[task.unit]
    able = [model for model in t.models if model.number not in task.models and draggers(t, me, model)]
    if not task.amount or not able:
        return
    by = f"{me.sheet.id}-drag"
    hounds = tuple(hound.place for hound in t.standing(me))
    why = Whom(t, ("follower",), starts=hounds, reach=DRAG, rest=partial(why_no_drag, t, task))
    model = yield from choose_model(t, me.seat, "gt-ask-model", able, by, "GT-B1", why, may=True)
    if model is None:
        return
    verbs.schedule(t, CardTask(task.does, me.number, (*task.models, model.number), task.amount - 1, seat=task.seat))
    why = Whom(t, unit=me.number, starts=(model.place,), reach=DRAG, rest=partial(why_no_way_toward, model))
    hound = yield from choose_model(t, me.seat, "gt-ask-user", draggers(t, me, model), by, "GT-B7", why)
    assert hound is not None
    yield from move(t, me.seat, model, 1, "toward", hound.place, least=1)


def why_no_drag(t: Godtear, task: CardTask, model: Model) -> Reason | None:
    """Return why the Hounds do not move a follower in range, or None if it is alike. GT-KO-06, GT-B7, GT-B10."""
    named = {"target": t.called(model)}
    if not small(t, model):
        return Reason("gt-small-followers-only", "GT-SKL-14", named)
    if model.number in task.models:
        return Reason("gt-chosen-already", "GT-F3", named)
    return why_held(t, model, task.seat) or why_no_way_toward(model, model)


def why_no_way_toward(model: Model, hound: Model) -> Reason:
    """Return the reason against a move that no hex next to the model allows. GT-B7."""
    return Reason("gt-nowhere-nearer", "GT-B7", {"hex": NAMES[model.place]})


def draggers(t: Godtear, me: Unit, model: Model) -> list[Model]:
    """Return the Hounds near a small follower toward which it can be moved. GT-KO-06, GT-B7, GT-B10."""
    if model.place == OFF or not small(t, model):
        return []
    near = [hound for hound in t.standing(me) if DISTANCE[hound.place][model.place] <= DRAG]
    if not near or not movable(t, model, me.seat):
        return []
    how: How = "push" if model.seat != me.seat else "move"
    return [hound for hound in near if len(Walks(t, model, 1, how, "toward", hound.place).options()) > 1]


# Skills of the Hounds


def pack_hunters_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    named = {"unit": unit.name, "partner": t.units[unit.partner].name, "range": PACK}
    if pack(t, unit):
        return None
    return Reason("gt-partner-too-far", "GT-SKL-14", named)


def pack_hunters(t: Godtear, use: Use) -> Procedure[None]:
    """Let each Hound near Styx move. GT-F3."""
    me = t.units[use.unit]
    verbs.schedule(t, EachMoves(me.number, models=tuple(pack(t, me)), hexes=PACK_MOVE, seat=me.seat))
    yield from ()


def pack(t: Godtear, me: Unit) -> list[int]:
    """Return the numbers of the Hounds near Styx, who may be knocked out. GT-C15."""
    here = champion_of(t, me).place
    return [hound.number for hound in t.standing(me) if here != OFF and DISTANCE[here][hound.place] <= PACK]


def torn_to_shreds_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    return None if between_them(t, unit) else why_no_shreds(unit, user)


def why_no_shreds(unit: Unit, model: Model) -> Reason:
    """Return the reason against a banner without both Hounds next to it."""
    return Reason("gt-not-both-beside-banner", "GT-SKL-14", {"unit": unit.name})


def torn_to_shreds(t: Godtear, use: Use) -> Procedure[None]:
    """Remove a banner that both Hounds are next to. GT-F15."""
    me = t.units[use.unit]
    why = Whom(t, ("banner",), 1 - me.seat, rest=partial(why_no_shreds, me))
    banner = yield from choose_model(t, me.seat, "gt-ask-banner", between_them(t, me), use.skill, "GT-SKL-10", why)
    assert banner is not None
    yield from lose_banner(t, banner, "GT-F15")


def between_them(t: Godtear, me: Unit) -> list[Model]:
    """Return the enemy banners with both Hounds beside them."""
    hounds = t.standing(me)
    return [
        banner
        for unit in t.units
        if unit.seat != me.seat and unit.banner >= 0 and len(hounds) == HOUNDS
        if (banner := t.models[unit.banner]).place != OFF
        if all(adjacent(hound.place, banner.place) for hound in hounds)
    ]


def triple_bite(t: Godtear, use: Use) -> Procedure[Use]:
    """Make three hit rolls at one target, then one damage roll with two dice for each hit.

    GT-C1, GT-C14, GT-C23. It is all resolved here, so that no target is left for later.
    """
    me = t.units[use.unit]
    (number,) = yield from name_targets(t, use, me.seat)
    target = t.models[number]
    verbs.name_target(t, me, target)
    use = msgspec.structs.replace(use, targets=(number,), hexes=(target.place,))
    hits = 0
    for _ in range(BITES):
        margin = yield from hit(t, use, target)
        hits += margin is not None
    if not hits:
        return use
    use = msgspec.structs.replace(use, damage=BITE_DICE * hits)
    down, before = t.units[target.unit].knocked_out, target.wounds
    wounds = yield from damage(t, use, target, 0)
    yield from wound(t, target, wounds, use, "GT-DMG-04")
    hurt = not down and (target.place == OFF or target.wounds > before)
    return msgspec.structs.replace(use, wounded=(number,)) if hurt else use
