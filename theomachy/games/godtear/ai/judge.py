"""Winning chances by seat: who leads this turn, who is stronger for the turns to come, and what the points make of it.

Two weighted sums, each through a logistic curve, give the chance to win the turn in progress and any later turn. From
there on it is arithmetic: turns are worth 1, 2, 3, 2 and 1, and five points win (GT-LAD-14, GT-END-07). The weights are
data.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import msgspec

from theomachy.exact import dot, exp
from theomachy.games.godtear.battlefield import DISTANCE, OFF
from theomachy.games.godtear.phases import FIGHTING
from theomachy.games.godtear.rules.ending import banner_points
from theomachy.games.godtear.rules.values import POINTS_TO_WIN, TURN_POINTS
from theomachy.games.godtear.state import NO_TOKENS, Godtear
from theomachy.play.judges import HOPE, Sums, Weights, hopeful


class Features(NamedTuple):
    """The advantages of player 1 over player 2."""

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
    settled: float
    """Winner of the turn, 1.0 for player 1 or -1.0, once no unit is left to act in it; else 0.0."""


class Hopes(NamedTuple):
    """Values of a side that do not depend on those of the other. A style of play may weigh them.

    How near the champions of both sides are to each other is equal for both, so that it cancels out in all features.
    """

    hunt: float
    """Nearness of the side to its enemies."""
    harm: float
    """Losses of its enemies, as a part of all that they brought."""
    loss: float
    """Losses of the side itself, as a part of all that it brought."""
    hold: float
    """Points for its own banners."""


HOPES = Hopes._fields
FEATURES = tuple(field.replace("_", " ") for field in Features._fields)
"""Their names in files of weights."""
TURN, LATER = "turn", "later"
SUMS: Sums = {TURN: FEATURES, LATER: FEATURES, HOPE: HOPES}

Judge = Callable[[Godtear], tuple[float, float]]

CLOSE = tuple(1 / (1 + steps) for steps in range(40))
"""Worth of each distance in hexes."""
BESIDE, THREAT = CLOSE[1], CLOSE[2]
"""An objective hex that is as near may be claimed, an enemy that is as near may be struck."""
Hexes: TypeAlias = int
"""Some hexes, each a bit."""


def features(t: Godtear) -> Features:
    mine, theirs = Side(), Side()
    add_up(t, (mine, theirs))
    fighting = t.phase in FIGHTING
    return Features(
        lead=lead(t),
        banners=float(banner_points(t, 0) - banner_points(t, 1)) if fighting else 0.0,
        claims=mine.claims - theirs.claims,
        waiting_champions=mine.waiting_champions - theirs.waiting_champions,
        waiting_followers=mine.waiting_followers - theirs.waiting_followers,
        threats=mine.threats - theirs.threats,
        to_act=0.0 if not fighting else 1.0 if t.active == 0 else -1.0,
        champions=mine.champions - theirs.champions,
        health=mine.health - theirs.health,
        followers=mine.followers - theirs.followers,
        ultimates=mine.ultimates - theirs.ultimates,
        tokens=float(mine.tokens - theirs.tokens),
        near_objectives=mine.near_objectives - theirs.near_objectives,
        near_enemies=mine.near_enemies - theirs.near_enemies,
        followers_near_enemies=mine.followers_near_enemies - theirs.followers_near_enemies,
        first=1.0 if t.first == 0 else -1.0,
        settled=settled(t) if t.phase == "scoring" else 0.0,
    )


def lead(t: Godtear) -> float:
    """Return the spaces that the turn token is on player 1's side of the midline."""
    steps = 10.5 - t.turn_token
    return steps if t.north == 0 else -steps


def settled(t: Godtear) -> float:
    """Return 1.0 if player 1 wins a turn in which only banners are still to score, else -1.0. GT-END-02 to 06."""
    return 1.0 if lead(t) + banner_points(t, 0) - banner_points(t, 1) > 0 else -1.0


class Side(msgspec.Struct, gc=False):
    """The totals of one side, as `add_up` counts them."""

    champions: float = 0.0
    health: float = 0.0
    """Parts of the champions' health that are left, added up."""
    ultimates: float = 0.0
    waiting_champions: float = 0.0
    claims: float = 0.0
    near_objectives: float = 0.0
    near_enemies: float = 0.0
    followers: float = 0.0
    """Sum, over all follower units, of the share of its models that a unit has left."""
    waiting_followers: float = 0.0
    followers_near_enemies: float = 0.0
    threats: float = 0.0
    tokens: int = 0


def add_up(t: Godtear, sides: tuple[Side, Side]) -> None:
    """Add up what both sides have, and how near they are to hexes with enemies and to free objective hexes."""
    models, fighting, plotting = t.models, t.phase in FIGHTING, t.phase == "plot"
    free = hexes([place for place in t.objectives if place not in t.hexes])
    standing, held = [], [0, 0]
    for unit in t.units:
        places = [models[number].place for number in unit.members]
        standing.append((unit, places))
        if not unit.knocked_out:
            held[unit.seat] |= hexes(places)
    for unit, places in standing:
        side, sheet, enemies = sides[unit.seat], unit.sheet, held[1 - unit.seat]
        waits = fighting and not unit.activated
        if unit.tokens != NO_TOKENS:
            side.tokens += sum(unit.tokens)
        if not sheet.champion:
            number, near, foe = 0, 0.0, 0.0
            for place in places:
                if place != OFF:
                    close = nearest(place, enemies)
                    number, near = number + 1, near + close
                    foe = close if close > foe else foe
            side.followers += number / sheet.count
            side.followers_near_enemies += near / sheet.count
            if waits and number:
                side.waiting_followers += 1
                side.threats += foe >= THREAT
            continue
        side.ultimates += not unit.ultimate_used
        if unit.knocked_out or places[0] == OFF:
            continue
        side.champions += 1
        side.health += 1 - models[unit.members[0]].wounds / sheet.health
        foe, objective = nearest(places[0], enemies), nearest(places[0], free)
        side.near_enemies += foe
        side.near_objectives += objective
        if waits:
            side.waiting_champions += 1
            side.threats += foe >= THREAT
            side.claims += plotting and objective >= BESIDE


def hopes(t: Godtear) -> tuple[Hopes, Hopes]:
    """Return the hopes of each side."""
    sides = Side(), Side()
    add_up(t, sides)
    units = [len([unit for unit in t.units if unit.seat == seat]) or 1 for seat in (0, 1)]
    near = [2 * (side.near_enemies + side.followers_near_enemies) / of for side, of in zip(sides, units, strict=True)]
    lost = [1 - (side.health + side.followers) / of for side, of in zip(sides, units, strict=True)]
    held = [float(banner_points(t, seat)) if t.phase in FIGHTING else 0.0 for seat in (0, 1)]
    return Hopes(near[0], lost[1], lost[0], held[0]), Hopes(near[1], lost[0], lost[1], held[1])


BITS = [*[1 << place for place in range(len(DISTANCE))], 0]
"""Bits of hexes by place; the last one is that of OFF."""


def hexes(places: Iterable[int]) -> Hexes:
    bits = 0
    for place in places:
        bits |= BITS[place]
    return bits


@cache
def rings(place: int) -> tuple[tuple[Hexes, float], ...]:
    """Return the hexes around a hex, ring by ring, with the worth of that distance."""
    row = DISTANCE[place]
    by_steps = [hexes([other for other, far in enumerate(row) if far == steps]) for steps in range(max(row) + 1)]
    return tuple(zip(by_steps, CLOSE, strict=False))


@lru_cache(1 << 12)
def nearest(place: int, others: Hexes) -> float:
    """Return how near the nearest of some hexes is: 1 for the hex itself, less with every step.

    Answers are cached, as most hexes stay the same from one look to the next.
    """
    if others:
        for ring, close in rings(place):
            if ring & others:
                return close
    return 0.0


def winning(one: int, two: int, turn: int, now: float, later: float) -> float:
    """Return player 1's chance to win the game with these points.

    `now` is the chance to win this turn, `later` that to win any turn after it.
    """
    worth = TURN_POINTS[turn - 1]
    won = 1.0 if one + worth >= POINTS_TO_WIN else winning(one + worth, two, turn + 1, later, later)
    lost = 0.0 if two + worth >= POINTS_TO_WIN else winning(one, two + worth, turn + 1, later, later)
    return now * won + (1 - now) * lost


def logistic(value: float) -> float:
    return 1 / (1 + exp(30.0 if value < -30.0 else -30.0 if value > 30.0 else -value))


def judge_with(weights: Weights) -> Judge:
    """Return a judge with given weights."""
    now, then, wish = weights[TURN], weights[LATER], weights[HOPE]
    hoping = any(wish)

    def judge(t: Godtear) -> tuple[float, float]:
        if t.result is not None:
            return t.result
        values = features(t)
        turn, future = logistic(dot(now, values)), logistic(dot(then, values))
        over = t.phase == "scenario" or t.phase == "next turn"
        chance = winning(*t.points, t.turn + over, future if over else turn, future)
        if not hoping:
            return chance, 1 - chance
        one, two = hopes(t)
        return hopeful(chance, dot(wish, one)), hopeful(1 - chance, dot(wish, two))

    return judge


def lessons(states: Sequence[Godtear]) -> list[tuple[str, Features, float]]:
    """Return what the two sums should have said of the states of one game: who won the turn and the next one."""
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
