"""Helena and the Rallied Peasants: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import DONE
from theomachy.games.godtear.rules.effects import friends, why_not_granted
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, Use, card_task
from theomachy.kernel import Ask, Procedure

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
    able = {unit.id: unit for unit in units if why_not_granted(t, unit, "recruit") is None}
    if not able:
        return
    stop = [DONE] if t.setup.rulings.call_to_arms == "up to" else []
    key = yield from Ask(me.seat, "gt-ask-friend", [*able, *stop], use.skill, "GT-C41")
    if key != DONE:
        verbs.schedule(t, task)
        yield from actions.recruit(t, able[key])


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
