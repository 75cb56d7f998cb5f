"""Jeen and the Golden Shrikes: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NAMES, NEIGHBOURS, OFF, adjacent
from theomachy.games.godtear.rules.choosing import choose_hex, choose_token, tokens
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.entering import movable, why_held
from theomachy.games.godtear.rules.reasons import too_far
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import EachMoves, Use
from theomachy.kernel import Procedure, Reason

OVERRUN = 2
"""Range of Overrun, and how far it moves her friends, in hexes."""


def martial_discipline(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Let Jeen gain a boon when an enemy's skill has wounded her and she is still on her feet."""
    by_enemy = use is not None and t.units[use.unit].seat != me.seat
    if model.unit == me.number and by_enemy and not me.knocked_out:
        kind, sign = yield from choose_token(me.seat, tokens("dodge boon or protection boon"), may=True, by=me.id)
        if sign:
            give_token(t, me, kind, sign)


def overrun(t: Godtear, use: Use) -> Procedure[None]:
    """Let every other friend in range of the hex where Jeen has stopped move. GT-B9."""
    me, here = t.units[use.unit], t.models[use.user].place
    near = tuple(
        model.number
        for model in t.models
        if model.seat == me.seat and model.number != use.user and model.place != OFF
        if DISTANCE[here][model.place] <= OVERRUN
        if model.kind != "banner" or t.setup.rulings.banners_are_moved
    )
    verbs.schedule(t, EachMoves(me.number, models=near, hexes=OVERRUN, seat=me.seat))
    yield from ()


def polearm_sweep_bars(t: Godtear, use: Use, model: Model) -> Reason | None:
    """Return why a model is not the next target, or None: it does not stand next to the first target's hex."""
    if not use.hexes or adjacent(use.hexes[0], model.place):
        return None
    named = {"target": t.called(model), "hex": NAMES[use.hexes[0]]}
    return Reason("gt-not-beside-first-hex", "GT-SKL-14", named)


def drive_back(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Move the enemy followers of one hex beside the Shrikes when their activation ends."""
    if active.number != me.number:
        return
    places = sorted({place for shrike in t.standing(me) for place in NEIGHBOURS[shrike.place] if driven(t, me, place)})
    if places:
        why = partial(why_not_driven, t, me)
        where = yield from choose_hex(me.seat, "gt-ask-hex", places, me.id, "GT-B1", why)
        verbs.schedule(t, EachMoves(me.number, models=driven(t, me, where), hexes=1, seat=me.seat))


def why_not_driven(t: Godtear, me: Unit, place: int) -> Reason | None:
    """Return why the Shrikes drive nobody out of a hex, or None. GT-B1, GT-B10."""
    enemies = [model for model in t.at(place) if model.seat != me.seat and model.kind == "follower"]
    if not enemies:
        return Reason("gt-no-enemy-followers-there", "GT-B1", {"hex": NAMES[place]})
    return too_far(place, [shrike.place for shrike in t.standing(me)], 1, "GT-B1") or why_held(t, enemies[0], me.seat)


def driven(t: Godtear, me: Unit, place: int) -> tuple[int, ...]:
    """Return the numbers of the enemy followers in a hex that can be moved."""
    return tuple(
        model.number
        for model in t.at(place)
        if model.seat != me.seat and model.kind == "follower" and movable(t, model, me.seat)
    )
