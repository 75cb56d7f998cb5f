"""Ways for a base round what stands in its way: short ones, proposed for a person or an agent to take."""

from heapq import heappop, heappush
from itertools import pairwise
from math import sqrt
from typing import TypeAlias

from theomachy.table.discs import Disc, Point, length
from theomachy.table.moving import Field, Obstacle
from theomachy.table.rings import turns

CORNERS = 16
"""A round obstacle is gone round in so many corners, which makes a way at most a hundredth longer."""

Legs: TypeAlias = dict[tuple[Point, Point], Obstacle | None]


def way_round(field: Field, base: Disc, goal: Point, most: int | None = None) -> list[Point] | None:
    """A short free path for a base to a goal, at most so long if that is given; None if none is found.

    It goes round corners set about whatever was found to be in the way, so it grows no larger than it must. Each leg
    passes the exact check.
    """
    start = (base.x, base.y)
    if not field.fits(Disc(*goal, base.r)):
        return None
    legs: Legs = {}
    known: list[Obstacle] = []
    corners: list[Point] = []
    while True:
        met: dict[int, Obstacle] = {}
        path = _shortest(field, base.r, start, goal, corners, legs, met, most)
        new = [thing for thing in met.values() if thing != "edge" and thing not in known]
        if not new:
            return path
        known += new
        corners += [place for thing in new for place in corners_about(field, thing, base.r)]


def corners_about(field: Field, thing: Obstacle, r: int) -> list[Point]:
    """Where a base of radius r turns when it goes round something, as far as it can stand there."""
    if thing == "edge":
        return []
    rounds = [thing] if isinstance(thing, Disc) else [Disc(x, y, 0) for x, y in thing.points]
    c, _ = turns(2 * CORNERS)[1]
    places = []
    for x, y, own in rounds:
        far = (own + r + 2) / c  # outside the circle, so that the legs between corners touch it; 2 for rounding
        places += [(round(x + far * cosine), round(y + far * sine)) for cosine, sine in turns(CORNERS)]
    return [place for place in places if field.fits(Disc(*place, r))]


def _shortest(
    field: Field,
    r: int,
    start: Point,
    goal: Point,
    corners: list[Point],
    legs: Legs,
    met: dict[int, Obstacle],
    most: int | None,
) -> list[Point] | None:
    """The shortest path over these corners. A leg is looked at only when nothing shorter is left to try."""
    best: dict[Point, float] = {}
    tries: list[tuple[float, float, tuple[Point, ...]]] = [(_far(start, goal), _far(start, goal), (start, goal))]
    tries += _further((start,), 0.0, corners, goal)
    tries.sort()
    while tries:
        guess, far, points = heappop(tries)
        if most is not None and guess > most:
            return None
        before, here = points[-2:]
        if best.get(here, far) < far or (here in best and here != goal):
            continue
        if (before, here) not in legs:
            legs[before, here] = field.obstacle(before, here, r)
        thing = legs[before, here]
        if thing is not None:
            met[id(thing)] = thing
            continue
        if here == goal:
            path = list(points)
            return path if most is None or sum(length(a, b) for a, b in pairwise(path)) <= most else None
        best[here] = far
        for item in _further(points, far, corners, goal):
            if item[2][-1] not in best:
                heappush(tries, item)
        heappush(tries, (guess, far + _far(here, goal), (*points, goal)))
    return None


def _further(
    points: tuple[Point, ...], far: float, corners: list[Point], goal: Point
) -> list[tuple[float, float, tuple[Point, ...]]]:
    here = points[-1]
    return [
        (far + step + _far(there, goal), far + step, (*points, there))
        for there in corners
        if there != here and (step := _far(here, there)) >= 0
    ]


def _far(a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return sqrt(dx * dx + dy * dy)
