"""Grimgut and the Retchlings: what the language of effects does not say."""

from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NAMES, NEIGHBOURS, adjacent
from theomachy.games.godtear.rules.actions import come_back, fallen, recruit_places, why_not_recruit_there
from theomachy.games.godtear.rules.activation import normal_left
from theomachy.games.godtear.rules.attack import SMALL_STEPS
from theomachy.games.godtear.rules.choosing import choose_hex, choose_model, distinct
from theomachy.games.godtear.rules.placing import places_for, why_not_place
from theomachy.games.godtear.rules.reasons import Whom
from theomachy.games.godtear.rules.skills import ended, in_reach, use_skill, why_not_by
from theomachy.games.godtear.rules.values import skill_of
from theomachy.games.godtear.sheets import Skill
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import ActionDone, Attack, CardTask, TokensBack, Use, card_task
from theomachy.kernel import Procedure, Reason

RECRUITS = 5
"""Number of recruit actions that New Spew grants."""


# New Spew


def new_spew(t: Godtear, use: Use) -> Procedure[None]:
    """Remove all Retchlings, then let the unit make five recruit actions. GT-A3, GT-KO-10, GT-C16."""
    unit, kept = t.units[t.units[use.unit].partner], t.setup.rulings.replaced_unit_tokens == "kept"
    back = [TokensBack(unit.number, unit.tokens)] if kept else []
    for model in t.standing(unit):
        verbs.remove(t, model, "GT-KO-10")
    verbs.schedule(t, CardTask("grimgut:retchling", unit.number, amount=RECRUITS), *back)
    yield from ()


@card_task("grimgut:retchling")
def retchling(t: Godtear, task: CardTask) -> Procedure[None]:
    """Make the next recruit action of New Spew, if there is room.

    The task's models are the Retchlings that have come back.
    """
    unit = t.units[task.unit]
    if not task.amount or not spewed(t, task):
        return
    model, places = fallen(t, unit), partial(spewed, t, task)
    why = partial(why_not_spewed_there, t, task)
    where = yield from choose_hex(unit.seat, "gt-ask-recruit", places, unit.id, "GT-RCT-02", why)
    verbs.schedule(t, CardTask(task.does, unit.number, (*task.models, model.number), task.amount - 1))
    yield from come_back(t, unit, where, 1)


def spewed(t: Godtear, task: CardTask) -> list[int]:
    """Return the hexes where a recruit may come; with New Spew also those next to Retchlings that came before.

    GT-RCT-02, GT-RCT-04, GT-B17.
    """
    unit = t.units[task.unit]
    if len(t.standing(unit)) == len(unit.members):
        return []
    beside = [near for number in task.models for near in NEIGHBOURS[t.models[number].place]]
    return list(dict.fromkeys([*recruit_places(t, unit), *places_for(t, fallen(t, unit), beside)]))


def why_not_spewed_there(t: Godtear, task: CardTask, place: int) -> Reason | None:
    """Return why a Retchling cannot come to a hex by New Spew. GT-RCT-02, GT-RCT-04, GT-B17."""
    unit = t.units[task.unit]
    if any(adjacent(t.models[number].place, place) for number in task.models):
        return why_not_place(t, fallen(t, unit), place)
    why = why_not_recruit_there(t, unit, place)
    beside = why is not None and why.id == "gt-recruits-beside-champion" and task.models
    return Reason("gt-recruits-beside-recruits", "GT-RCT-02", why.args) if why and beside else why


# Flu Spew and Goo Spew


def spew_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    """Return why a spew cannot be used, or None. An enemy must be next to a Retchling.

    The distance to Grimgut does not matter. GT-C20.
    """
    use = Use(unit.number, user.number, "flu-spew")
    if spewed_on(t, use):
        return None
    return Reason("gt-no-enemy-beside", "GT-SKL-11", {"unit": t.units[unit.partner].name})


def flu_spew_bars(t: Godtear, use: Use, model: Model) -> Reason | None:
    return None if is_spewed_on(t, use, model) else why_not_spewed(t, use, model)


def goo_spew_bars(t: Godtear, use: Use, model: Model) -> Reason | None:
    return flu_spew_bars(t, use, model)


def spew_on(t: Godtear, use: Use) -> Procedure[None]:
    """Attack the next target, until each has been attacked. The player chooses the order. GT-C4, GT-C20."""
    seat, left = t.units[use.unit].seat, [] if ended(t, use) else spewed_on(t, use)
    why = Whom(t, ("champion", "follower"), 1 - seat, rest=partial(why_not_spewed, t, use))
    model = yield from choose_model(t, seat, "gt-ask-target", left, use.skill, "GT-HIT-03", why)
    if model is not None:
        verbs.schedule(t, Attack(use.unit, targets=(model.number,), use=use, how="named", seat=seat))


def why_not_spewed(t: Godtear, use: Use, model: Model) -> Reason | None:
    """Return why an enemy is not the next target of a spew. GT-C4, GT-C14, GT-C20."""
    unit, partner = t.units[model.unit], t.units[t.units[use.unit].partner].name
    named = {"target": unit.name, "unit": partner, "range": 0}
    if any(t.models[number].unit == model.unit for number in use.targets):
        return Reason("gt-targeted-already", "GT-C4", named)
    if unit.knocked_out and not t.setup.rulings.target_knocked_out:
        return Reason("gt-target-knocked-out", "GT-C14", named)
    first = [other for other in spewed_on(t, use) if other.unit == model.unit]
    if first:
        return Reason("gt-one-of-each", "GT-C20", {**named, "model": first[0].id})
    return Reason("gt-not-beside", "GT-C20", named)


def spewed_on(t: Godtear, use: Use) -> list[Model]:
    """Return the targets that are left: one model of each champion or unit."""
    unit, user = t.units[use.unit], t.models[use.user]
    return [model for model in in_reach(t, unit, user, skill_of(t, use)) if is_spewed_on(t, use, model)]


def is_spewed_on(t: Godtear, use: Use, model: Model) -> bool:
    """Return True if a model may be the next target of a spew.

    It is the first model of its champion or unit that is next to a Retchling, and no model of that champion or unit has
    been a target yet.
    """
    if any(t.models[number].unit == model.unit for number in use.targets):
        return False
    retchlings = t.standing(t.units[t.units[use.unit].partner])
    members = t.standing(t.units[model.unit])
    beside = [member for member in members if any(adjacent(member.place, other.place) for other in retchlings)]
    return bool(beside) and beside[0] is model


# The Retchlings


def wretched(t: Godtear, me: Unit, model: Model, use: Use | None) -> int:
    """Return what takes away a Retchling's own step. A maelstrom keeps its extra step. GT-F4, GT-LAD-11."""
    return -SMALL_STEPS if model.unit == me.number else 0


def first_user(t: Godtear, use: Use) -> Procedure[None]:
    """Note in the activation the id of the Retchling that has used Slip and Slide or Slimed."""
    verbs.note(t, t.units[use.unit], t.models[use.user].id)
    yield from ()


def slip_and_slide_why_not(t: Godtear, unit: Unit) -> Reason | None:
    return why_not_again(t, unit, "slip-and-slide")


def slip_and_slide(t: Godtear, me: Unit) -> Procedure[None]:
    yield from again(t, me, "slip-and-slide")


def slimed_why_not(t: Godtear, unit: Unit) -> Reason | None:
    return why_not_again(t, unit, "slimed")


def slimed(t: Godtear, me: Unit) -> Procedure[None]:
    yield from again(t, me, "slimed")


def why_not_again(t: Godtear, unit: Unit, skill: str) -> Reason | None:
    """Return why a second Retchling cannot use a skill, or None.

    It needs an action of the unit, as the first one did, unless the table rules otherwise. GT-C40.
    """
    if skill not in unit.sheet.sides[t.phase]:
        return Reason("gt-other-phase", "GT-SET-08", {"skill": f"{unit.sheet.id}-{skill}"})
    if t.setup.rulings.second_user == "another action" and not normal_left(t):
        return Reason("gt-no-actions-left", "GT-C40", {"unit": unit.name})
    return None if others(t, unit, skill) else Reason("gt-no-second-user", "GT-SKL-14", {"unit": unit.name})


def again(t: Godtear, me: Unit, skill: str) -> Procedure[None]:
    """Let a Retchling in another hex use a skill that another has just used.

    It takes another action of the unit or is part of the first, as the table rules. GT-C40.
    """
    by = f"{me.sheet.id}-{skill}"
    why = Whom(t, unit=me.number, rest=partial(why_not_other, t, me, me.sheet.skills[skill]))
    user = yield from choose_model(t, me.seat, "gt-ask-user", others(t, me, skill), by, "GT-SKL-05", why)
    if t.setup.rulings.second_user == "another action":
        verbs.take_action(t, skill, bonus=False)
        verbs.schedule(t, ActionDone(me.number, skill))
    if user is not None:
        yield from use_skill(t, me, me.sheet.skills[skill], user)


def why_not_other(t: Godtear, me: Unit, skill: Skill, model: Model) -> Reason:
    """Return why a Retchling cannot be the second user of a skill: it cannot use it, or is in the first user's hex."""
    here = Reason("gt-first-users-hex", "GT-C40", {"hex": NAMES[model.place], "unit": me.name})
    return why_not_by(t, me, model, skill) or here


def others(t: Godtear, me: Unit, skill: str) -> list[Model]:
    """Return the Retchlings that can use a skill after the first user, if there was one.

    They stand in other hexes than the first user.
    """
    now = verbs.the_activation(t)
    first = [model for model in t.standing(me) if model.id in now.taken]
    if skill not in now.taken or not first:
        return []
    return [
        model
        for model in distinct(t, t.standing(me))
        if model.place != first[0].place and why_not_by(t, me, model, me.sheet.skills[skill]) is None
    ]
