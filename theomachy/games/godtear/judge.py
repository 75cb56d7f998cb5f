"""Winning chances by seat: who leads this turn, who is stronger for the turns to come, and what the points make of it.

Two weighted sums, each through a logistic curve, give the chance to win the turn in progress and any later turn. From
there on it is arithmetic: turns are worth 1, 2, 3, 2 and 1, and five points win (GT-LAD-14, GT-END-07). The weights are
data.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import exp

from theomachy.games.godtear.battlefield import DISTANCE, NEIGHBOURS, OFF
from theomachy.games.godtear.rules.ending import POINTS_TO_WIN, TURN_POINTS, banner_points
from theomachy.games.godtear.state import Godtear
from theomachy.kernel.judges import Sums, Weights

FEATURES = (
    "lead",
    "banners",
    "claims",
    "waiting champions",
    "waiting followers",
    "threats",
    "to act",
    "champions",
    "health",
    "followers",
    "ultimates",
    "tokens",
    "near objectives",
    "near enemies",
    "followers near enemies",
    "first",
)
TURN, LATER = "turn", "later"
SUMS: Sums = {TURN: FEATURES, LATER: FEATURES}

Judge = Callable[[Godtear], tuple[float, float]]

CLOSE = tuple(1 / (1 + steps) for steps in range(40))
"""What a distance is worth."""


def features(t: Godtear) -> list[float]:
    """What player 1 has more than player 2, one number for each of FEATURES."""
    one, two = side(t, 0), side(t, 1)
    one[0], two[0] = lead(t), 0.0
    return [a - b for a, b in zip(one, two, strict=True)]


def lead(t: Godtear) -> float:
    """Spaces that the turn token is on player 1's side of the midline."""
    steps = 10.5 - t.turn_token
    return steps if t.north == 0 else -steps


def side(t: Godtear, seat: int) -> list[float]:
    """What one side has; the lead is left to fill in."""
    theirs = [
        t.models[number].place
        for unit in t.units
        if unit.seat != seat and not unit.knocked_out
        for number in unit.members
        if t.models[number].place != OFF
    ]
    claims = waiting_champions = waiting_followers = threats = champions = health = 0.0
    followers = ultimates = tokens = near_objectives = near_enemies = followers_near = 0.0
    fighting = t.phase in ("plot", "clash")
    objectives = [place for place in t.objectives if place not in t.hexes]
    for unit in t.units:
        if unit.seat != seat:
            continue
        places = [t.models[number].place for number in unit.members if t.models[number].place != OFF]
        waiting = fighting and not unit.activated
        tokens += sum(unit.tokens)
        if unit.sheet.champion:
            ultimates += not unit.ultimate_used
            if unit.knocked_out or not places:
                continue
            place = places[0]
            champions += 1
            health += 1 - t.models[unit.members[0]].wounds / unit.sheet.health
            waiting_champions += waiting
            near_enemies += nearest(place, theirs)
            near_objectives += nearest(place, objectives)
            if t.phase == "plot" and waiting and any(near in objectives for near in NEIGHBOURS[place]):
                claims += 1
        else:
            followers += len(places) / unit.sheet.count
            waiting_followers += waiting and bool(places)
            followers_near += sum([nearest(place, theirs) for place in places]) / unit.sheet.count
        threats += waiting and any(DISTANCE[place][enemy] <= 2 for place in places for enemy in theirs)
    return [
        0.0,
        float(banner_points(t, seat)) if fighting else 0.0,
        claims,
        waiting_champions,
        waiting_followers,
        threats,
        float(fighting and t.active == seat),
        champions,
        health,
        followers,
        ultimates,
        float(tokens),
        near_objectives,
        near_enemies,
        followers_near,
        float(t.first == seat),
    ]


def nearest(place: int, others: list[int]) -> float:
    """How near the nearest of some hexes is: 1 for the same hex, less with every step."""
    row = DISTANCE[place]
    return CLOSE[min([row[other] for other in others])] if others else 0.0


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
        found = features(t)
        turn = logistic(sum([w * x for w, x in zip(now, found, strict=True)]))
        future = logistic(sum([w * x for w, x in zip(then, found, strict=True)]))
        (one, two), number = t.points, t.turn
        if t.phase in ("scenario", "next turn"):
            chance = later((one, two), number + 1, future)
        else:
            worth = TURN_POINTS[number - 1]
            won, lost = (one + worth, two), (one, two + worth)
            chance = turn * later(won, number + 1, future) + (1 - turn) * later(lost, number + 1, future)
        return chance, 1 - chance

    return judge


def lessons(states: Sequence[Godtear]) -> list[tuple[str, list[float], float]]:
    """What the two sums should have said of the states of one game: who won the turn, and who won the next one."""
    winners: dict[int, float] = {}
    for before, after in pairwise(states):
        if after.points != before.points:
            winners[before.turn] = float(after.points[0] > before.points[0])
    found = []
    for t in states:
        if t.phase in ("plot", "clash"):
            seen = features(t)
            found += [(TURN, seen, winners[t.turn])] if t.turn in winners else []
            found += [(LATER, seen, winners[t.turn + 1])] if t.turn + 1 in winners else []
    return found
