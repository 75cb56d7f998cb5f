"""Shayle and Landslide: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import BOARD, DISTANCE, NAMES, place_of
from theomachy.games.godtear.rules.actions import champion_of
from theomachy.games.godtear.rules.choosing import Hexes, Units, choose_hex, choose_token, choose_unit
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.objectives import open_hexes, shift, ways, why_not_shift, why_not_to, within
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import no_objective, too_far
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.state import PROTECTION, Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Use, card_task, without
from theomachy.kernel import Ask, Procedure, Reason

RUNES, AVALANCHE, WEAVING, TREMOR, ERUPTION = 3, 3, 3, 2, 1
"""Ranges of Runecaller, Avalanche, Runeweaving, Tremor and Eruption in hexes."""
CALLED, QUAKE = 2, 2
"""Hexes that Runecaller places Landslide and that Earthquake moves models."""


def runecaller(t: Godtear, me: Unit, unit: Unit, action: str) -> Procedure[None]:
    """Let Shayle place Landslide after each action in his activation, if it is near him. GT-A12."""
    now = t.activation
    if now is None or not unit.number == now.unit == me.number:
        return
    for stone in t.standing(t.units[me.partner]):
        if DISTANCE[champion_of(t, me).place][stone.place] <= RUNES:
            near = BOARD.within(stone.place, CALLED)
            yield from place(t, me.seat, stone, near, (stone.place,), CALLED, may=True)


# Avalanche


def avalanche_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if any(ways(t, unit.seat, place) for place in around_landslide(t, unit)):
        return None
    partner = t.units[unit.partner]
    named = {"unit": partner.name, "range": AVALANCHE}
    return Reason("gt-no-objective-moves-near" if t.standing(partner) else "gt-nobody-there", "GT-SKL-10", named)


def avalanche(t: Godtear, use: Use) -> Procedure[None]:
    """Move objective hexes around Landslide with all that is on them. GT-B10, GT-B13, GT-B14."""
    verbs.schedule(t, CardTask("shayle:slide", use.unit, tuple(around_landslide(t, t.units[use.unit]))))
    yield from ()


@card_task("shayle:slide")
def slide(t: Godtear, task: CardTask) -> Procedure[None]:
    """Move the next objective hex, until none can or the player has had enough.

    The task's models are the hexes whose objective hex has not moved. No other objective hex can come to one of these.
    """
    me = t.units[task.unit]
    free = [place for place in task.models if ways(t, me.seat, place)]
    if not free:
        return
    choice = Hexes(free, partial(why_no_slide, t, task), may=True)
    start = place_of((yield from Ask(me.seat, "gt-ask-shift", choice, "avalanche", "GT-B13")))
    if start is None:
        return
    verbs.schedule(t, without(task, start))
    to, why = partial(ways, t, me.seat, start), partial(why_not_to, t, start)
    end = yield from choose_hex(me.seat, "gt-ask-shift-to", to, "avalanche", "GT-B13", why)
    yield from shift(t, start, end, "GT-B13")


def why_no_slide(t: Godtear, task: CardTask, place: int) -> Reason | None:
    """Return why Avalanche does not move the objective hex of a hex. GT-B10, GT-B13, GT-B14."""
    me = t.units[task.unit]
    stones = [stone.place for stone in t.standing(t.units[me.partner])]
    if why := no_objective(t, place, "GT-B13") or too_far(place, stones, AVALANCHE):
        return why
    if place not in task.models:
        return Reason("gt-moved-already", "GT-SKL-10", {"hex": NAMES[place]})
    return why_not_shift(t, me.seat, place)


def around_landslide(t: Godtear, me: Unit) -> list[int]:
    """Return the objective hexes near Landslide, wherever Shayle is."""
    return [place for stone in t.standing(t.units[me.partner]) for place in within(t, stone.place, AVALANCHE)]


# Tokens


def runeweaving(t: Godtear, use: Use) -> Procedure[None]:
    """Move a boon of the target to another champion or unit in range, of either side. GT-C17, GT-C19, GT-KO-07."""
    me, here = t.units[use.unit], t.models[use.user].place
    giver = t.units[t.models[use.targets[-1]].unit]
    boons = [(kind, sign) for kind, sign in enumerate(giver.tokens) if sign > 0]
    if not boons:
        return
    kind, sign = yield from choose_token(me.seat, boons, by=use.skill)
    able = [unit for unit in t.units if unit is not giver and not unit.knocked_out and is_near(t, unit, here, WEAVING)]
    takers = Units(t, able, here=here, reach=WEAVING)
    taker = yield from choose_unit(me.seat, "gt-ask-token-to", takers, me.id, "GT-C19")
    assert taker is not None
    verbs.expire(t, giver, kind, "GT-C19")
    give_token(t, taker, kind, sign)


def tremor(t: Godtear, use: Use) -> Procedure[None]:
    """Remove all boons of the enemies in range. GT-C17."""
    me, here = t.units[use.unit], t.models[use.user].place
    for unit in t.units:
        if unit.seat != me.seat and is_near(t, unit, here, TREMOR):
            for kind, sign in enumerate(unit.tokens):
                if sign > 0:
                    verbs.expire(t, unit, kind, "GT-STA-08")
    yield from ()


# Landslide


def rubble(t: Godtear, me: Unit, model: Model, place: int) -> Procedure[None]:
    """Lay an objective hex where Landslide was knocked out, if the hex is open. GT-C13, GT-B15, GT-B16."""
    if model.unit == me.number and open_hexes(t, (place,)):
        verbs.lay_objective(t, place, "GT-B15")
    yield from ()


def eruption(t: Godtear, use: Use) -> Procedure[None]:
    """Give a blight to each champion and unit next to Landslide, of either side, but once to a unit. GT-C18."""
    here = t.models[use.user].place
    for unit in t.units:
        if unit.number != use.unit and is_near(t, unit, here, ERUPTION):
            give_token(t, unit, PROTECTION, -1)
    yield from ()


def earthquake(t: Godtear, use: Use) -> Procedure[None]:
    """Move the target if it is a champion, else all followers of its unit, however far away. GT-B1."""
    seat, target = t.units[use.unit].seat, t.models[use.targets[-1]]
    if target.kind == "champion":
        yield from move(t, seat, target, QUAKE)
    else:
        shaken = tuple(model.number for model in t.standing(t.units[target.unit]))
        verbs.schedule(t, EachMoves(use.unit, models=shaken, hexes=QUAKE, seat=seat))
