"""Durthax and the Treekin: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import choose_model
from theomachy.games.godtear.rules.effects import friends, why_not_granted
from theomachy.games.godtear.rules.entering import is_empty, movable
from theomachy.games.godtear.rules.objectives import within
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.sheets import RollKind
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, Use, card_task, without
from theomachy.kernel import Procedure, Reason

GROVE = 2
"""Range of Twisting Grove in hexes."""
BOUGH_DICE = 8
"""The largest number of damage dice that Bough Strike adds."""


def twisting_grove_why_not(t: Godtear, unit: Unit) -> Reason | None:
    """Return why Twisting Grove cannot be used: no banner to take, or nowhere to put it. None if it can."""
    named = {"unit": unit.name, "range": GROVE}
    if not grove_banners(t, unit):
        friendly = t.setup.rulings.twisting_grove == "friendly"
        return Reason("gt-no-banner-in-range" if friendly else "gt-no-banner-to-place", "GT-C37", named)
    return None if grove_hexes(t, unit) else Reason("gt-nowhere-for-banner", "GT-C37", named)


def twisting_grove(t: Godtear, me: Unit) -> Procedure[None]:
    """Place a banner on another objective hex. GT-C37."""
    here, friendly = (actions.champion_of(t, me).place,), t.setup.rulings.twisting_grove == "friendly"
    why = Whom(t, ("banner",), me.seat if friendly else -1, -1, here, GROVE)
    banner = yield from choose_model(t, me.seat, "gt-ask-banner", grove_banners(t, me), me.id, "GT-C37", why)
    assert banner is not None
    yield from place(t, me.seat, banner, grove_hexes(t, me), here, GROVE)


def grove_banners(t: Godtear, me: Unit) -> list[Model]:
    """Return the banners near Durthax that can be placed.

    Those of either side count unless the table rules otherwise. GT-C37.
    """
    here, friendly = actions.champion_of(t, me).place, t.setup.rulings.twisting_grove == "friendly"
    return [
        banner
        for unit in t.units
        if unit.banner >= 0 and (unit.seat == me.seat or not friendly)
        if (banner := t.models[unit.banner]).place != OFF and DISTANCE[here][banner.place] <= GROVE
        if movable(t, banner, me.seat)
    ]


def grove_hexes(t: Godtear, me: Unit) -> list[int]:
    """Return the empty objective hexes near Durthax."""
    return [place for place in within(t, actions.champion_of(t, me).place, GROVE) if is_empty(t, place)]


def wellspring(t: Godtear, use: Use) -> Procedure[None]:
    """Let every friendly champion in range claim. GT-C10."""
    champions = tuple(unit.members[0] for unit in friends(t, use) if unit.sheet.champion)
    verbs.schedule(t, CardTask("durthax:wellspring-claim", use.unit, champions))
    yield from ()


@card_task("durthax:wellspring-claim")
def wellspring_claim(t: Godtear, task: CardTask) -> Procedure[None]:
    """Let the next champion of Wellspring claim, until none is able or the player has had enough."""
    me = t.units[task.unit]
    waiting = [t.models[number] for number in task.models]
    able = [model for model in waiting if why_not_granted(t, t.units[model.unit], "claim") is None]
    here, reach = (actions.champion_of(t, me).place,), me.sheet.skills["wellspring"].range or 0
    why = Whom(t, ("champion",), me.seat, -1, here, reach, partial(why_no_claim, t, waiting))
    model = yield from choose_model(t, me.seat, "gt-ask-claims", able, me.id, "GT-C10", why, may=True)
    if model is not None:
        verbs.schedule(t, without(task, model.number))
        yield from actions.claim(t, t.units[model.unit])


def why_no_claim(t: Godtear, waiting: list[Model], model: Model) -> Reason | None:
    """Return why a champion in range does not claim by Wellspring, or None if it has claimed. GT-C10, GT-KO-09."""
    return why_not_granted(t, t.units[model.unit], "claim") if model in waiting else None


def bough_strike(t: Godtear, use: Use, target: Model, roll: RollKind, margin: int) -> int:
    """Return a damage die for each point by which the hit roll exceeds the dodge, up to the limit."""
    return min(margin, BOUGH_DICE) if roll == "damage" else 0


def branch_ward(t: Godtear, me: Unit, model: Model, place: int) -> bool:
    """Return True if an enemy may not be placed in a hex, because it is next to a Treekin. GT-B22."""
    if model.seat == me.seat or model.kind == "banner":
        return False
    return any(DISTANCE[treekin.place][place] == 1 for treekin in t.standing(me))


def taking_root(t: Godtear, use: Use) -> Procedure[None]:
    """Place Durthax next to the Treekin that uses the skill."""
    me = t.units[use.unit]
    here = t.models[use.user].place
    yield from place(t, me.seat, actions.champion_of(t, me), NEIGHBOURS[here], (here,), 1)
