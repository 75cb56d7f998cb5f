"""Helena and the Rallied Peasants: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import Units, choose_unit
from theomachy.games.godtear.rules.effects import friends, why_not_granted
from theomachy.games.godtear.rules.values import is_near, skill_of
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Use, card_task
from theomachy.kernel import Procedure, Reason

CHARGE, DEVOTION = 3, 2
"""Ranges of Lead the Charge and of the Peasants' devotion in hexes."""


def banner_bearer(t: Godtear, me: Unit) -> int:
    """Return the hex where Helena scores as a guardian's banner would, or OFF while she is knocked out.

    She has no banner of her own, and so no claim. GT-END-02, GT-F11.
    """
    return OFF if me.knocked_out else t.models[me.members[0]].place


def call_to_arms(t: Godtear, use: Use) -> Procedure[None]:
    """Let the followers of all friendly champions in range, her own too, recruit. GT-SKL-09, GT-C32."""
    champions = tuple(unit.members[0] for unit in friends(t, use) if unit.sheet.champion)
    verbs.schedule(t, CardTask("helena:to-arms", use.unit, champions, use=use))
    yield from ()


@card_task("helena:to-arms")
def to_arms(t: Godtear, task: CardTask) -> Procedure[None]:
    """Make the next recruit action of one of these units, until all are complete or the player has had enough.

    GT-A3, GT-B17, GT-C41.
    """
    me, use = t.units[task.unit], task.skill_used
    units = [t.units[t.units[t.models[number].unit].partner] for number in task.models]
    able = [unit for unit in units if why_not_granted(t, unit, "recruit") is None]
    if not able:
        return
    choice = Units(t, able, me.seat, rest=partial(why_not_armed, t, task), may=t.setup.rulings.call_to_arms == "up to")
    unit = yield from choose_unit(me.seat, "gt-ask-friend", choice, use.skill, "GT-C41")
    if unit is not None:
        verbs.schedule(t, task)
        yield from actions.recruit(t, unit)


def why_not_armed(t: Godtear, task: CardTask, unit: Unit) -> Reason | None:
    """Return why a unit does not recruit by Call to Arms: its champion was out of range, or it cannot. GT-C41."""
    if unit.sheet.champion:
        return Reason("gt-not-for-champions", "GT-TRN-05", {"unit": unit.name})
    champion, reach = t.units[unit.partner], skill_of(t, task.skill_used).range
    if champion.members[0] not in task.models:
        return Reason("gt-out-of-range", "GT-SKL-04", {"target": champion.name, "range": reach})
    return why_not_granted(t, unit, "recruit")


def lead_the_charge(t: Godtear, use: Use) -> Procedure[None]:
    """Let each Rallied Peasant in range of the hex where Helena has stopped move. GT-F3."""
    me, here = t.units[use.unit], t.models[use.user].place
    peasants = t.standing(t.units[me.partner])
    near = tuple(model.number for model in peasants if DISTANCE[here][model.place] <= CHARGE)
    verbs.schedule(t, EachMoves(me.number, models=near, hexes=1, seat=me.seat))
    yield from ()


def devoted_dodge(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return the extra dodge of a Rallied Peasant near its own Helena, knocked out or not. GT-C15, GT-C33."""
    return 1 if target.unit == me.number and is_near(t, t.units[me.partner], target.place, DEVOTION) else 0


def devoted_protection(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return devoted_dodge(t, me, use, target)
