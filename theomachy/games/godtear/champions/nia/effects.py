"""Nia and the Quartzlings: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, NAMES, NEIGHBOURS
from theomachy.games.godtear.rules import actions
from theomachy.games.godtear.rules.choosing import DONE, Listed, Units, choose_model, choose_token, choose_unit
from theomachy.games.godtear.rules.effects import give_token, given_again, why_not_granted
from theomachy.games.godtear.rules.objectives import why_none_left
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import Use
from theomachy.kernel import Ask, Procedure, Reason

MIRROR, GEODE = 2, 2
"""Ranges of Crystal Mirror and Glare, and of Geode, in hexes."""


def rock_concert(t: Godtear, me: Unit, active: Unit) -> Procedure[None]:
    """Grant Nia a bonus action if all Quartzlings are on the battlefield when she activates."""
    followers = t.units[me.partner]
    if active.number == me.number and len(t.standing(followers)) == len(followers.members):
        verbs.grant_bonus(t, "GT-TRN-08")
    yield from ()


def geode_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if any(calcifies(t, model) for model in t.standing(t.units[unit.partner])):
        return None
    return why_none_left(t) or Reason("gt-nothing-to-turn", "GT-B15", {"unit": t.units[unit.partner].name})


def geode(t: Godtear, use: Use) -> Procedure[None]:
    """Turn a Quartzling into an objective hex, and let Nia claim it if it is within two hexes. GT-A4, GT-C10."""
    me = t.units[use.unit]
    able = [model for model in t.standing(t.units[me.partner]) if calcifies(t, model)]
    why = Whom(t, unit=me.partner, rest=partial(why_no_calcify, t))
    model = yield from choose_model(t, me.seat, "gt-ask-model", able, use.skill, "GT-C10", why)
    assert model is not None
    place = model.place
    become_objective(t, model)
    near = DISTANCE[t.models[use.user].place][place] <= GEODE
    if near and given_again(t, me, "claim") and actions.why_no_claim_at(t, me, (place,)) is None:
        answer = yield from Ask(me.seat, "gt-ask-granted", Listed(["claim", DONE]), me.id, "GT-C10")
        if answer != DONE:
            yield from actions.claim(t, me, (place,))


def calcify_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    return why_no_calcify(t, user)


def calcify(t: Godtear, use: Use) -> Procedure[None]:
    become_objective(t, t.models[use.user])
    yield from ()


def calcifies(t: Godtear, model: Model) -> bool:
    """Return True for a Quartzling that can be turned into an objective hex. GT-B15, GT-B16."""
    return why_no_calcify(t, model) is None


def why_no_calcify(t: Godtear, model: Model) -> Reason | None:
    """Return why a Quartzling cannot be turned into an objective hex, or None. GT-B15, GT-B16.

    It must be alone in its hex, next to an objective hex and not on a deployment hex, with one left in the supply.
    """
    named = {"unit": t.called(model), "hex": NAMES[model.place]}
    if len(t.hexes[model.place]) > 1:
        return Reason("gt-not-alone", "GT-B15", named)
    if model.place in SCENARIOS[t.setup.scenario].closed:
        return Reason("gt-deployment-hex", "GT-B15", named)
    if not any(place in t.objectives for place in NEIGHBOURS[model.place]):
        return Reason("gt-not-beside-objective", "GT-B15", named)
    return why_none_left(t)


def become_objective(t: Godtear, model: Model) -> None:
    place = model.place
    verbs.remove(t, model, "GT-KO-10")
    verbs.lay_objective(t, place, "GT-B15")


def crystal_mirror(t: Godtear, use: Use) -> Procedure[None]:
    """Give a friend a boon that a unit in range has. GT-C19."""
    yield from copy_token(t, use, 1)


def crystal_glare(t: Godtear, use: Use) -> Procedure[None]:
    """Give an enemy a blight that a unit in range has. GT-C19."""
    yield from copy_token(t, use, -1)


def copy_token(t: Godtear, use: Use, sign: int) -> Procedure[None]:
    me = t.units[use.unit]
    near = in_range(t, use)
    shown = sorted({kind for unit in near for kind, token in enumerate(unit.tokens) if token == sign})
    able = [unit for unit in near if (unit.seat == me.seat) == (sign > 0) and not unit.knocked_out]
    if shown and able:
        kind, sign = yield from choose_token(me.seat, [(kind, sign) for kind in shown], by=use.skill)
        choice = Units(t, able, me.seat if sign > 0 else 1 - me.seat, t.models[use.user].place, MIRROR)
        question = "gt-ask-friend" if sign > 0 else "gt-ask-enemy"
        unit = yield from choose_unit(me.seat, question, choice, use.skill, "GT-C19")
        assert unit is not None
        give_token(t, unit, kind, sign)


def in_range(t: Godtear, use: Use) -> list[Unit]:
    here = t.models[use.user].place
    return [unit for unit in t.units if is_near(t, unit, here, MIRROR)]


def rock_formation(t: Godtear, me: Unit, banner: Model) -> Procedure[None]:
    """Let the Quartzlings recruit at once when Nia's banner is removed. GT-C31."""
    if banner.unit == me.partner and why_not_granted(t, me, "recruit") is None:
        answer = yield from Ask(me.seat, "gt-ask-granted", Listed(["recruit", DONE]), me.id, "GT-C31")
        if answer != DONE:
            yield from actions.recruit(t, me)
