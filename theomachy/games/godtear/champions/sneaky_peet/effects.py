"""Sneaky Peet and the Sneaky Stabbers: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NEIGHBOURS, adjacent
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.rules.effects import why_not_again, why_not_granted
from theomachy.games.godtear.rules.entering import ClosedHexes, How
from theomachy.games.godtear.rules.placing import place
from theomachy.games.godtear.rules.skills import name_targets, strike
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Procedure, Reason


def gang_boss(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    """Return a die for each Sneaky Stabber next to the target, for Peet's own skills. GT-C22."""
    if use.unit != me.number:
        return 0
    return sum(1 for model in t.standing(t.units[me.partner]) if adjacent(model.place, target.place))


def pounce(t: Godtear, use: Use) -> Procedure[Use]:
    """Name the target, let Peet be placed beside it, then resolve the strike. GT-B12, GT-C1.

    The strike is resolved here, so that no target is left for later.
    """
    seat, user = t.units[use.unit].seat, t.models[use.user]
    (number,) = yield from name_targets(t, use, seat)
    target = t.models[number]
    yield from place(t, seat, user, NEIGHBOURS[target.place], (target.place,), 1, may=True)
    return (yield from strike(t, use, target))


def backstab(t: Godtear, use: Use) -> Procedure[None]:
    """Give a champion a wound. If that knocks it out, there is no damage roll (GT-C3)."""
    target = t.models[use.targets[-1]]
    if target.kind == "champion":
        yield from wound(t, target, 1, use, "GT-C7")


def small_and_sneaky(t: Godtear, me: Unit, model: Model, how: How, ground: ClosedHexes) -> ClosedHexes:
    """Return the ground that lets them pass over models and banners in any movement, but not stop there. GT-B4."""
    over = ground.closed if t.setup.rulings.pass_over_objectives else ground.closed - set(t.objectives)
    return ClosedHexes(ground.closed - over, ground.through | over)


def sneak_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why Sneak cannot be used: its recruit action has been taken in this activation. GT-A4."""
    return why_not_again(t, unit, "recruit")


def sneak(t: Godtear, use: Use) -> Procedure[None]:
    """Remove the user, then make a recruit action. GT-KO-10, GT-A4, GT-C16.

    Any Stabber may leave and any may use the skill, so the user is always the one that leaves.
    """
    me = t.units[use.unit]
    verbs.remove(t, t.models[use.user], "GT-KO-10")
    if why_not_granted(t, me, "recruit", use.skill) is None:
        yield from actions.recruit(t, me)
