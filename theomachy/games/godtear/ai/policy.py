"""Policy of a sensible player: how an action that was begun is carried through without thinking about it.

Agents look ahead with it to the next quiescent state, where the judge speaks; the benchmark's players that seek fights
use it too. It knows no more than distances and the chances of single rolls.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

from theomachy.dice import Odds
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF, PLACES, place_of
from theomachy.games.godtear.menu import Action, ActionKind
from theomachy.games.godtear.rules.choosing import DONE
from theomachy.games.godtear.rules.dice import DIE
from theomachy.games.godtear.rules.skills import Targets
from theomachy.games.godtear.rules.values import accuracy_dice, dodge, skill_of
from theomachy.games.godtear.rules.walking import Walk, Walks
from theomachy.games.godtear.state import Godtear, Model
from theomachy.kernel import Ask, key_of

CHAMPION, FOLLOWER = 4.0, 1.5
"""Worth of a strike against a champion and against a follower."""
FIGHT: tuple[ActionKind, ...] = ("rally", "recruit", "claim")
"""Actions that come before others, best first."""
SKILLS: tuple[ActionKind, ...] = ("skill", "bonus")


def is_quiescent(t: Godtear) -> bool:
    """Return True if nothing has been begun that is still to be carried through."""
    return not t.agenda and (t.activation is None or bool(t.activation.taken))


def is_between(t: Godtear) -> bool:
    """Return True if the unit that acted is done and no other unit has begun."""
    return not t.agenda and t.activation is None


def policy(t: Godtear, ask: Ask[Any]) -> str:
    """Return the key of a sensible answer."""
    keys = ask.look()
    if len(keys) == 1:
        return key_of(keys[0])
    if isinstance(ask.options, Walks):
        return str(best_walk(t, ask.seat, ask.options.model, keys))
    if isinstance(ask.options, Targets):
        return best_target(t, ask.options)
    match ask.question:
        case "gt-ask-action":
            return str(best_action(t, keys))
        case "gt-ask-user":
            return str(max(keys, key=lambda key: crowd(t, key)))
        case "gt-ask-place" | "gt-ask-recruit" | "gt-ask-deploy-hex":
            return nearest_to(goals(t, ask.seat, champion=False), keys)
    return str(keys[0])


def best_action(t: Godtear, actions: Sequence[Action]) -> Action:
    """Return what must be done, else a claim, an attack, an advance, or anything else."""
    unit = t.units[t.activation.unit] if t.activation is not None else t.units[0]
    skills = unit.sheet.skills

    def rank(action: Action) -> int:
        if action.kind in FIGHT:
            return FIGHT.index(action.kind)
        if action.name in skills and skills[action.name].type == "enemy":
            return 4 if skills[action.name].damage else 5
        return 6 if action.kind == "advance" else 7 if action.kind in SKILLS else 9

    return min(actions, key=rank)


def crowd(t: Godtear, key: str) -> int:
    """Return how many models stand in the hex that a key names; 1 if it names none."""
    place = place_of(key)
    return len(t.hexes.get(place, ())) if place is not None else 1


# Movement


def goals(t: Godtear, seat: int, champion: bool) -> list[int]:
    """Return where a side wants to be: beside free objective hexes to claim, or at the enemy.

    Only champions in the plot phase go for objective hexes.
    """
    if champion and t.phase == "plot":
        beside = [near for place in t.objectives if place not in t.hexes for near in NEIGHBOURS[place]]
        if beside:
            return beside
    return [
        t.models[number].place
        for unit in t.units
        if unit.seat != seat and not unit.knocked_out
        for number in unit.members
        if t.models[number].place != OFF
    ]


def best_walk(t: Godtear, seat: int, model: Model, walks: Sequence[Walk]) -> Walk:
    """Return the walk to the nearest goal for own models, and the walk farthest from it for the enemy's."""
    aims = goals(t, model.seat, model.kind == "champion")
    if not aims:
        return walks[0]
    far = DISTANCE[min(aims, key=DISTANCE[model.place].__getitem__)]
    steps = [far[walk.end] for walk in walks]
    return walks[steps.index(min(steps) if model.seat == seat else max(steps))]


def nearest_to(aims: list[int], keys: Sequence[str]) -> str:
    """Return the hex nearest to a goal: to the one that is nearest to the first hex."""
    hexes = [key for key in keys if key in PLACES]
    if not aims or not hexes:
        return keys[0]
    far = DISTANCE[min(aims, key=DISTANCE[PLACES[hexes[0]]].__getitem__)]
    steps = [far[PLACES[key]] for key in hexes]
    return hexes[steps.index(min(steps))]


# Targets


@cache
def chance(dice: int, needed: int) -> float:
    """Return the chance that a number of dice totals this much or more. GT-HIT-02."""
    return float(Odds.total([DIE] * dice).at_least(needed)) if dice else float(needed <= 0)


def best_target(t: Godtear, choice: Targets) -> str:
    """Return the target with the largest product of worth and chance to be hit."""
    use, keys = choice.use, choice.options()
    models = {model.id: model for model in t.models}

    def gain(key: str) -> float:
        if key == DONE:
            return 0.0
        target = models[key]
        unit = t.units[target.unit]
        worth = 0.1 if unit.knocked_out else CHAMPION if target.kind == "champion" else FOLLOWER
        if unit.sheet.champion and skill_of(t, use).damage:
            worth *= 1 + target.wounds / unit.sheet.health
        return worth * chance(accuracy_dice(t, use, target), dodge(t, use, target))

    return max(keys, key=gain)
