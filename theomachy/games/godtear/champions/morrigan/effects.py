"""Morrigan and the Cold Bones: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.rules.attack import wound
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.one_by_one import followers_move
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.state import ACCURACY, DAMAGE, DODGE, PROTECTION, SPEED, Godtear, Model, Unit
from theomachy.games.godtear.tasks import Attack, CardTask, SkillDone, Use, card_task
from theomachy.kernel import Procedure

FREEZE, FORWARD, PACE = 3, 4, 2
"""Ranges of Flash Freeze and Forward Minions, and how far the Cold Bones move, in hexes."""
BITTER = (SPEED, ACCURACY, DAMAGE)
"""Kinds of tokens; a blight of any of them makes Iceblade add a wound."""


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
    """Return 1 if a unit is Morrigan and has a boon of this kind, which so counts 2; else 0. GT-C36."""
    return 1 if unit == me.number and me.tokens[kind] > 0 else 0


# Skills of Morrigan


def flash_freeze(t: Godtear, use: Use) -> Procedure[None]:
    """Give two blights to every enemy champion and unit in range. GT-C17, GT-C18."""
    me, here = t.units[use.unit], t.models[use.user].place
    for enemy in [unit for unit in t.units if unit.seat != me.seat and is_near(t, unit, here, FREEZE)]:
        give_token(t, enemy, DODGE, -1)
        give_token(t, enemy, SPEED, -1)
    yield from ()


def forward_minions(t: Godtear, use: Use) -> Procedure[None]:
    """Let the Cold Bones move that are in range before the first of them moves."""
    followers_move(t, use, FORWARD, PACE)
    yield from ()


def snowballs_chance(t: Godtear, use: Use) -> Procedure[None]:
    """Give a target that was wounded and still stands all the wounds it has left. GT-C1."""
    for number in use.wounded:
        target = t.models[number]
        yield from wound(t, target, t.units[target.unit].sheet.health - target.wounds, use, "GT-C7")


def iceblade(t: Godtear, use: Use) -> Procedure[None]:
    """Wound a target that has a speed, accuracy or damage blight. GT-C7."""
    target = t.models[use.targets[-1]]
    if any(t.units[target.unit].tokens[kind] < 0 for kind in BITTER):
        yield from wound(t, target, 1, use, "GT-C7")


# Brain Freeze


def brain_freeze(t: Godtear, me: Unit, model: Model, use: Use | None) -> Procedure[None]:
    """Give a blight to an enemy whose skill has knocked out Cold Bones, one when the skill is over. GT-C13."""
    if model.unit != me.number or use is None or t.units[use.unit].seat == me.seat:
        return
    blight = CardTask("morrigan:freeze", use.unit, (use.user,), skill=use.skill)
    if blight not in t.agenda:
        verbs.schedule(t, *[verbs.next_task(t) for _ in range(tasks_left(t, use))], blight)
    yield from ()


def tasks_left(t: Godtear, use: Use) -> int:
    """Return how many tasks are on the agenda up to the end of this use of a skill."""
    ends = [
        number
        for number, task in enumerate(t.agenda, 1)
        if isinstance(task, Attack | SkillDone)
        if (task.use.user, task.use.skill) == (use.user, use.skill)
    ]
    return ends[0] if ends else 0


@card_task("morrigan:freeze")
def freeze(t: Godtear, task: CardTask) -> Procedure[None]:
    give_token(t, t.units[task.unit], DODGE, -1)
    yield from ()
