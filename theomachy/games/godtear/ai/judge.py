"""Winning chances by seat: who leads this turn, who is stronger for the turns to come, and what the points make of it.

Two weighted sums, each through a logistic curve, give the chance to win the turn in progress and any later turn. From
there on it is arithmetic: turns are worth 1, 2, 3, 2 and 1, and five points win (GT-LAD-14, GT-END-07). The weights are
data.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import msgspec

from theomachy.exact import dot, exp, total
from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF
from theomachy.games.godtear.phases import FIGHTING
from theomachy.games.godtear.rules.ending import banner_points
from theomachy.games.godtear.rules.values import POINTS_TO_WIN, TURN_POINTS
from theomachy.games.godtear.state import Godtear
from theomachy.play.judges import Sums, Weights


class Features(NamedTuple):
    """What player 1 has more than player 2."""

    lead: float
    banners: float
    claims: float
    waiting_champions: float
    waiting_followers: float
    threats: float
    to_act: float
    champions: float
    health: float
    followers: float
    ultimates: float
    tokens: float
    near_objectives: float
    near_enemies: float
    followers_near_enemies: float
    first: float


FEATURES = tuple(field.replace("_", " ") for field in Features._fields)
"""Their names in files of weights."""
TURN, LATER = "turn", "later"
SUMS: Sums = {TURN: FEATURES, LATER: FEATURES}

Judge = Callable[[Godtear], tuple[float, float]]

CLOSE = tuple(1 / (1 + steps) for steps in range(40))
"""What a distance is worth."""
THREAT = CLOSE[2]
"""An enemy that is as near may be struck."""


def features(t: Godtear) -> Features:
    one, two = places_of(t, 0), places_of(t, 1)
    free = [place for place in t.objectives if place not in t.hexes]
    mine, theirs = champions(t, 0, two, free), champions(t, 1, one, free)
    units, others = followers(t, 0, two), followers(t, 1, one)
    fighting = t.phase in FIGHTING
    return Features(
        lead=lead(t),
        banners=float(banner_points(t, 0) - banner_points(t, 1)) if fighting else 0.0,
        claims=mine.claims - theirs.claims,
        waiting_champions=mine.waiting - theirs.waiting,
        waiting_followers=units.waiting - others.waiting,
        threats=mine.threats + units.threats - theirs.threats - others.threats,
        to_act=0.0 if not fighting else 1.0 if t.active == 0 else -1.0,
        champions=mine.standing - theirs.standing,
        health=mine.health - theirs.health,
        followers=units.standing - others.standing,
        ultimates=mine.ultimates - theirs.ultimates,
        tokens=float(mine.tokens + units.tokens - theirs.tokens - others.tokens),
        near_objectives=mine.near_objectives - theirs.near_objectives,
        near_enemies=mine.near_enemies - theirs.near_enemies,
        followers_near_enemies=units.near_enemies - others.near_enemies,
        first=1.0 if t.first == 0 else -1.0,
    )


def lead(t: Godtear) -> float:
    """Spaces that the turn token is on player 1's side of the midline."""
    steps = 10.5 - t.turn_token
    return steps if t.north == 0 else -steps


def places_of(t: Godtear, seat: int) -> list[int]:
    """The hexes of a side's champions and followers that are on their feet."""
    models = t.models
    return [
        place
        for unit in t.units
        if unit.seat == seat and not unit.knocked_out
        for number in unit.members
        if (place := models[number].place) != OFF
    ]


class Champions(msgspec.Struct, gc=False):
    """The champions of a side."""

    standing: float = 0.0
    health: float = 0.0
    """parts of it that are left"""
    ultimates: float = 0.0
    tokens: int = 0
    waiting: float = 0.0
    claims: float = 0.0
    threats: float = 0.0
    near_objectives: float = 0.0
    near_enemies: float = 0.0


def champions(t: Godtear, seat: int, enemies: list[int], objectives: list[int]) -> Champions:
    """Those of a side, and how near they are to hexes with enemies and to free objective hexes."""
    side, fighting, plotting = Champions(), t.phase in FIGHTING, t.phase == "plot"
    for unit in t.units:
        if unit.seat != seat or not unit.sheet.champion:
            continue
        side.tokens += sum(unit.tokens)
        side.ultimates += not unit.ultimate_used
        model = t.models[unit.members[0]]
        if unit.knocked_out or model.place == OFF:
            continue
        side.standing += 1
        side.health += 1 - model.wounds / unit.sheet.health
        near = nearest(model.place, enemies)
        side.near_enemies += near
        side.near_objectives += nearest(model.place, objectives)
        if fighting and not unit.activated:
            side.waiting += 1
            side.threats += near >= THREAT
            side.claims += plotting and any(place in objectives for place in NEIGHBOURS[model.place])
    return side


class Followers(msgspec.Struct, gc=False):
    """The follower units of a side."""

    standing: float = 0.0
    """parts of units"""
    tokens: int = 0
    waiting: float = 0.0
    threats: float = 0.0
    near_enemies: float = 0.0


def followers(t: Godtear, seat: int, enemies: list[int]) -> Followers:
    """Those of a side, and how near they are to hexes with enemies."""
    side, fighting = Followers(), t.phase in FIGHTING
    for unit in t.units:
        if unit.seat != seat or unit.sheet.champion:
            continue
        side.tokens += sum(unit.tokens)
        near = [nearest(model.place, enemies) for model in t.standing(unit)]
        side.standing += len(near) / unit.sheet.count
        side.near_enemies += total(near) / unit.sheet.count
        if near and fighting and not unit.activated:
            side.waiting += 1
            side.threats += max(near) >= THREAT
    return side


def nearest(place: int, others: list[int]) -> float:
    """How near the nearest of some hexes is: 1 for the same hex, less with every step."""
    row = DISTANCE[place]
    return CLOSE[min(map(row.__getitem__, others))] if others else 0.0


def later(points: tuple[int, int], turn: int, chance: float) -> float:
    """Player 1's chance to win the game from the beginning of a turn, if this is the chance to win each turn."""
    one, two = points
    if one >= POINTS_TO_WIN:
        return 1.0
    if two >= POINTS_TO_WIN:
        return 0.0
    worth = TURN_POINTS[turn - 1]
    return chance * later((one + worth, two), turn + 1, chance) + (1 - chance) * later(
        (one, two + worth), turn + 1, chance
    )


def logistic(value: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


def judge_with(weights: Weights) -> Judge:
    """A judge with given weights."""
    now, then = weights[TURN], weights[LATER]

    def judge(t: Godtear) -> tuple[float, float]:
        if t.result is not None:
            return t.result
        values = features(t)
        turn = logistic(dot(now, values))
        future = logistic(dot(then, values))
        (one, two), number = t.points, t.turn
        if t.phase == "scenario" or t.phase == "next turn":
            chance = later((one, two), number + 1, future)
        else:
            worth = TURN_POINTS[number - 1]
            won, lost = (one + worth, two), (one, two + worth)
            chance = turn * later(won, number + 1, future) + (1 - turn) * later(lost, number + 1, future)
        return chance, 1 - chance

    return judge


def lessons(states: Sequence[Godtear]) -> list[tuple[str, Features, float]]:
    """What the two sums should have said of the states of one game: who won the turn, and who won the next one."""
    winners: dict[int, float] = {}
    for before, after in pairwise(states):
        if after.points != before.points:
            winners[before.turn] = float(after.points[0] > before.points[0])
    drawn = []
    for t in states:
        if t.phase in FIGHTING:
            seen = features(t)
            drawn += [(TURN, seen, winners[t.turn])] if t.turn in winners else []
            drawn += [(LATER, seen, winners[t.turn + 1])] if t.turn + 1 in winners else []
    return drawn
