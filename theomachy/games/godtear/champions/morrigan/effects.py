"""Morrigan and the Cold Bones: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.one_by_one import followers_move
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.state import ACCURACY, DAMAGE, DODGE, PROTECTION, SPEED, Godtear, Model, Unit
from theomachy.games.godtear.tasks import Attack, CardTask, SkillDone, Use
from theomachy.kernel import Procedure

FREEZE, FORWARD, PACE = 3, 4, 2
"""ranges, and how far the Cold Bones move"""
BITTER = (SPEED, ACCURACY, DAMAGE)
"""blights that let the Iceblade bite deeper"""


# Frost Forged


def frost_forged_speed(t: Godtear, me: Unit, unit: Unit) -> int:
    return forged(me, unit.number, SPEED)


def frost_forged_dodge(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return forged(me, target.unit, DODGE)


def frost_forged_protection(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return forged(me, target.unit, PROTECTION)


def frost_forged_accuracy(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return forged(me, use.unit, ACCURACY)


def frost_forged_damage(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return forged(me, use.unit, DAMAGE)


def forged(me: Unit, unit: int, kind: int) -> int:
    """A boon of hers counts 2: one more than the token itself. GT-C36"""
    return 1 if unit == me.number and me.tokens[kind] > 0 else 0


# Skills of Morrigan


def flash_freeze(t: Godtear, use: Use) -> Procedure[None]:
    """Two blights for every enemy champion and unit in range. GT-C17, GT-C18"""
    me, here = t.units[use.unit], t.models[use.user].place
    for enemy in [unit for unit in t.units if unit.seat != me.seat and is_near(t, unit, here, FREEZE)]:
        give_token(t, enemy, DODGE, -1)
        give_token(t, enemy, SPEED, -1)
    yield from ()


def forward_minions(t: Godtear, use: Use) -> Procedure[None]:
    """Those of the Cold Bones move who are in range before the first of them does."""
    followers_move(t, use, FORWARD, PACE)
    yield from ()


def snowballs_chance(t: Godtear, use: Use) -> Procedure[None]:
    """A target that was wounded and still stands gets all the wounds it has left. GT-C1"""
    for number in use.wounded:
        target = t.models[number]
        yield from wound(t, target, t.units[target.unit].sheet.health - target.wounds, use, "GT-C7")


def iceblade(t: Godtear, use: Use) -> Procedure[None]:
    """A target that is slow, blind or weak gets a wound. GT-C7"""
    target = t.models[use.targets[-1]]
    if any(t.units[target.unit].tokens[kind] < 0 for kind in BITTER):
        yield from wound(t, target, 1, use, "GT-C7")


# Brain Freeze


def brain_freeze(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """An enemy whose skill knocks out Cold Bones gets a blight: one for the skill, when it is over. GT-C13"""
    if model.unit != me.number or use is None or t.units[use.unit].seat == me.seat:
        return
    blight = CardTask("morrigan:freeze", use.unit, (use.user,), skill=use.skill)
    if blight not in t.agenda:
        verbs.schedule(t, *[verbs.next_task(t) for _ in range(tasks_left(t, use))], blight)
    yield from ()


def tasks_left(t: Godtear, use: Use) -> int:
    """How many tasks are on the agenda up to the one that ends this use of a skill."""
    ends = [
        number
        for number, task in enumerate(t.agenda, 1)
        if isinstance(task, Attack | SkillDone)
        if (task.use.user, task.use.skill) == (use.user, use.skill)
    ]
    return ends[0] if ends else 0


def freeze(t: Godtear, task: CardTask) -> Procedure[None]:
    give_token(t, t.units[task.unit], DODGE, -1)
    yield from ()
