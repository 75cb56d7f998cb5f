"""GT-ENT: which hexes a model may enter, and what comes of it.

It moves or it is placed (GT-MOV-01): see `walking.py` and `placing.py`. No model has to stay near another (GT-MOV-10).
"""

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NAMES, OFF
from theomachy.games.godtear.rules.reasons import taken
from theomachy.games.godtear.rules.windows import anyone, opened, own
from theomachy.games.godtear.state import Godtear, Model
from theomachy.kernel import Procedure, Reason

How: TypeAlias = Literal["advance", "move", "push", "place"]
"""The way in which a model comes to a hex: an advance, its side's effect, an enemy's, or placing."""

ROOM = 3
"""Small followers of one unit that a hex holds at most. GT-ENT-03."""


class ClosedHexes(NamedTuple):
    """The hexes that are closed to a model, and those that it may pass but not stop in."""

    closed: set[int]
    through: set[int]


def ground(t: Godtear, model: Model, how: How) -> ClosedHexes:
    """Return the ground for a model. GT-ENT-02 to 07.

    It is as when the model has left its own hex, to which it may come back.
    """
    unit, closed = t.units[model.unit], set(t.hexes)
    closed.discard(model.place)
    if model.kind == "champion" and crushes(t, how):
        closed.difference_update(enemy_banners(t, model.seat))
    elif model.kind == "follower":
        if unit.sheet.small:
            closed.difference_update([mate.place for mate in t.standing(unit) if len(t.hexes[mate.place]) < ROOM])
        closed.update(t.objectives)
    usual = ClosedHexes(closed, set())
    bend = own(t, unit, "ground") if model.kind != "banner" else None
    return bend(t, unit, model, how, usual) if bend else usual


def joins(t: Godtear, model: Model, place: int) -> bool:
    """Return True if a small follower may join one or two of its unit, to stop or to pass.

    GT-ENT-03, GT-FOL-01, GT-B3.
    """
    there = t.hexes.get(place, ())
    return len(there) < ROOM and t.models[there[0]].unit == model.unit


def crushes(t: Godtear, how: How) -> bool:
    """Return True if a champion may enter the hexes of enemy banners. GT-ENT-04, GT-B5, GT-B6, GT-F8."""
    return how != "push" or t.setup.rulings.push_onto_banner


def enemy_banners(t: Godtear, seat: int) -> list[int]:
    """Return the hexes of banners that are not of this seat."""
    models = t.models
    return [
        banner.place
        for unit in t.units
        if unit.seat != seat and unit.banner >= 0 and (banner := models[unit.banner]).place != OFF
    ]


def movable(t: Godtear, model: Model, seat: int) -> bool:
    """Return True if effects of a seat may move or place a model. GT-KO-06, GT-B10."""
    if model.kind == "champion" and t.units[model.unit].knocked_out:
        return False
    return not anyone(t, "firm", model, seat)


def why_held(t: Godtear, model: Model, seat: int) -> Reason | None:
    """Return why effects of a seat may not move or place a model, or None. GT-KO-06, GT-B10."""
    if movable(t, model, seat):
        return None
    down = model.kind == "champion" and t.units[model.unit].knocked_out
    named = {"unit": t.called(model)}
    return Reason("gt-down-and-still", "GT-KO-06", named) if down else Reason("gt-holds-still", "GT-B10", named)


def why_not_enter(t: Godtear, model: Model, place: int, how: How) -> Reason | None:
    """Return why a model may not stop in a hex, or None. GT-ENT-02 to 07."""
    land = ground(t, model, how)
    if place == model.place or (place not in land.closed and place not in land.through):
        return None
    args = {"hex": NAMES[place]}
    there = [t.models[number] for number in t.hexes.get(place, ())]
    bars = own(t, t.units[model.unit], "bars") if model.kind != "banner" else None
    if bars and (barred := bars(t, t.units[model.unit], model, place)):
        reason: Reason = barred
        return reason
    if place in t.objectives and model.kind == "follower" and (not there or joins(t, model, place)):
        return Reason("gt-no-followers-on-objectives", "GT-ENT-07", args)
    if there and there[0].unit == model.unit and small(t, model):
        return Reason("gt-hex-full", "GT-ENT-03", args)
    if there and there[0].kind == "banner":
        pushed = model.kind == "champion" and there[0].seat != model.seat
        return taken(t, place, "GT-B6" if pushed else "GT-ENT-05")
    return taken(t, place)


def small(t: Godtear, model: Model) -> bool:
    return model.kind == "follower" and t.units[model.unit].sheet.small


def is_empty(t: Godtear, place: int) -> bool:
    """Return True if no model is in a hex. GT-ENT-02, GT-F12."""
    return place not in t.hexes


# Arrival


def arrive(t: Godtear, model: Model, entered: Sequence[int]) -> Procedure[None]:
    """Resolve the hexes that a model has entered, and after that the windows of fallen banners.

    Tokens that lie there are for a model on its feet, when its movement has ended. GT-B19, GT-SCN-PLENTY-07.
    """
    crushed = [
        there
        for place in entered
        for there in t.at(place)
        if there.kind == "banner" and model.kind == "champion" and there.seat != model.seat
    ]
    for banner in crushed:
        verbs.remove_banner(t, banner, "GT-ENT-04")
    settle = own(t, t.units[model.unit], "stops")
    if settle and model.kind != "banner":
        yield from settle(t, t.units[model.unit], model)
    if t.tokens and model.kind != "banner" and not t.units[model.unit].knocked_out:
        picked = entered if t.setup.rulings.token_pick_up == "every hex" else [model.place]
        for place in picked:
            if place in t.tokens:
                for kind, sign in verbs.pick_up(t, place):
                    verbs.give(t, t.units[model.unit], kind, sign, "GT-B19")
    for banner in crushed:
        yield from opened(t, "banner gone", banner)


def lose_banner(t: Godtear, banner: Model, clause: str) -> Procedure[None]:
    """Remove a banner. It is worth no steps. GT-F15."""
    verbs.remove_banner(t, banner, clause)
    yield from opened(t, "banner gone", banner)
