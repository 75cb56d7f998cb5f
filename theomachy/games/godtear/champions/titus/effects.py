"""Titus and the Glory Seekers: what the language of effects does not say."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.rules.choosing import Units, choose_token, choose_unit, tokens
from theomachy.games.godtear.rules.effects import give_token
from theomachy.games.godtear.rules.skills import granted_skill
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.rules.walking import move
from theomachy.games.godtear.state import Godtear, Model, Unit
from theomachy.games.godtear.tasks import CardTask, EachMoves, EachPlaced, Use, card_task
from theomachy.kernel import Procedure, Reason

CHALLENGE, LASH = 2, 3
"""Ranges of Challenge and of I'll Kill You All in hexes."""


def superiority_dodge(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return 1 if target.unit == me.number and not t.units[use.unit].sheet.champion else 0


def superiority_protection(t: Godtear, me: Unit, use: Use, target: Model) -> int:
    return superiority_dodge(t, me, use, target)


def path_of_destruction(t: Godtear, use: Use) -> Procedure[None]:
    """Schedule a skill, a move of one hex and another skill, each of which may be left out. GT-A5."""
    verbs.schedule(
        t,
        CardTask("titus:path-skill", use.unit),
        CardTask("titus:path-step", use.unit),
        CardTask("titus:path-skill", use.unit),
    )
    yield from ()


@card_task("titus:path-skill")
def path_skill(t: Godtear, task: CardTask) -> Procedure[None]:
    yield from granted_skill(t, t.units[task.unit])


@card_task("titus:path-step")
def path_step(t: Godtear, task: CardTask) -> Procedure[None]:
    unit = t.units[task.unit]
    yield from move(t, unit.seat, t.models[unit.members[0]], 1)


def challenge_why_not(t: Godtear, unit: Unit, user: Model) -> Reason | None:
    if challenged(t, unit, user):
        return None
    return Reason("gt-no-target", "GT-SKL-10", {"unit": unit.name, "range": CHALLENGE})


def challenged(t: Godtear, unit: Unit, user: Model) -> list[Unit]:
    """Return the enemies within range that can gain blights. GT-KO-07, GT-C17."""
    return [
        enemy
        for enemy in t.units
        if enemy.seat != unit.seat and not enemy.knocked_out
        if is_near(t, enemy, user.place, CHALLENGE)
    ]


def challenge(t: Godtear, use: Use) -> Procedure[None]:
    """Give an enemy two different blights, and Titus one that the opponent chooses."""
    me, user = t.units[use.unit], t.models[use.user]
    choice = Units(t, challenged(t, me, user), 1 - me.seat, user.place, CHALLENGE)
    enemy = yield from choose_unit(me.seat, "gt-ask-enemy", choice, use.skill, "GT-SKL-10")
    assert enemy is not None
    first = yield from choose_token(me.seat, tokens("any blight"), by=use.skill)
    rest = [token for token in tokens("any blight") if token != first]
    second = yield from choose_token(me.seat, rest, by=use.skill)
    for kind, sign in (first, second):
        give_token(t, enemy, kind, sign)
    kind, sign = yield from choose_token(1 - me.seat, tokens("any blight"), by=use.skill)
    give_token(t, me, kind, sign)


def ill_kill_you_all(t: Godtear, use: Use) -> Procedure[None]:
    """Move all followers of the target's unit that are within range."""
    user, unit = t.models[use.user], t.units[t.models[use.targets[-1]].unit]
    near = tuple(model.number for model in t.standing(unit) if DISTANCE[user.place][model.place] <= LASH)
    verbs.schedule(t, EachMoves(use.unit, models=near, hexes=1, seat=t.units[use.unit].seat))
    yield from ()


def rapid_deployment(t: Godtear, me: Unit, model: Model) -> Procedure[None]:
    if model.unit == me.number:
        yield from move(t, me.seat, model, 2)


def outflank(t: Godtear, use: Use) -> Procedure[None]:
    """Place each Glory Seeker next to the target in a hex beside it."""
    me, target = t.units[use.unit], t.models[use.targets[-1]]
    if target.place != OFF:
        near = tuple(model.number for model in t.standing(me) if DISTANCE[model.place][target.place] == 1)
        verbs.schedule(t, EachPlaced(me.number, models=near, hexes=1, may=False, aim=target.place, seat=me.seat))
    yield from ()
