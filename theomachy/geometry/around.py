"""Ways for a base round what stands in its way: short ones, proposed for a person or an agent to take."""

from functools import lru_cache
from heapq import heappop, heappush
from itertools import pairwise
from math import inf, sqrt
from typing import TypeAlias

from theomachy.exact import distance
from theomachy.geometry.discs import Disc, Point, length
from theomachy.geometry.moving import Field, Obstacle
from theomachy.geometry.rings import turns
from theomachy.geometry.shapes import Shape, overlaps

CORNERS_ROUND_A_DISC = 16
"""A round obstacle is gone round in this many corners, which makes a way at most a hundredth longer."""

Legs: TypeAlias = dict[tuple[Point, ...], Obstacle | None]
Try: TypeAlias = tuple[float, float, tuple[Point, ...]]
"""A path to look at: its length if the rest were straight, its length so far, its points."""


@lru_cache(maxsize=1 << 12)
def way_round(field: Field, base: Disc, goal: Point, most: int | None = None) -> tuple[Point, ...] | None:
    """Return a short free path for a base to a goal, at most `most` long; None if none is found.

    The path goes round corners set about the obstacles in its way, so the search grows no larger than it must. Each leg
    passes the exact check. A search asks for equal paths again and again, so they are cached.
    """
    start = (base.x, base.y)
    if not field.fits(Disc(*goal, base.r)):
        return None
    legs: Legs = {}
    discs: list[Disc] = []
    corners: list[Point] = []
    crowded: list[Point] = []
    while True:
        path, met = _shortest(field, base.r, start, goal, corners, legs, most)
        new = [(disc, thing) for thing in met for disc in rounds(thing) if disc not in discs]
        if path is None and not new:  # then those too close to turn between them must be gone round, too
            crowding = dict.fromkeys([field.underneath(*place, base.r) for place in crowded])
            new = [(disc, thing) for thing in crowding if thing for disc in rounds(thing) if disc not in discs]
        if not new:
            return path
        for disc, thing in new:
            places = [*corners_about(disc, base.r), *(gate for other in discs for gate in gates(disc, other, base.r))]
            discs.append(disc)
            inside = corners_inside(disc, base.r, thing)
            for place in places:
                if most is not None and _detour(start, place, goal) > most:
                    continue
                free = place not in inside and field.underneath(*place, base.r) is None
                (corners if free else crowded).append(place)


def _detour(start: Point, place: Point, goal: Point) -> float:
    """Return the length of the way to a goal by a place."""
    (ax, ay), (x, y), (bx, by) = start, place, goal
    return distance(ax, ay, x, y) + distance(x, y, bx, by)


def rounds(thing: Obstacle) -> tuple[Disc, ...]:
    """Return the discs that a path bends round: a base itself, or the corners of a shape."""
    if isinstance(thing, Disc):
        return (thing,)
    return thing.corners if isinstance(thing, Shape) else ()


@lru_cache(maxsize=1 << 9)
def corners_about(disc: Disc, r: int) -> list[Point]:
    """Return the points where a base of radius r turns when it goes round a disc."""
    x, y, own = disc
    c, _ = turns(2 * CORNERS_ROUND_A_DISC)[1]
    far = (own + r + 2) / c  # outside the circle, so that the legs between corners touch it; 2 for rounding
    return [(round(x + far * cosine), round(y + far * sine)) for cosine, sine in turns(CORNERS_ROUND_A_DISC)]


@lru_cache(maxsize=1 << 10)
def corners_inside(disc: Disc, r: int, thing: Obstacle) -> frozenset[Point]:
    """Return those turning points about a disc where the base would overlap the thing that the disc is a corner of."""
    if not isinstance(thing, Shape):
        return frozenset()
    return frozenset([place for place in corners_about(disc, r) if overlaps(Disc(*place, r), thing)])


def gates(a: Disc, b: Disc, r: int) -> list[Point]:
    """Return points where a base of radius r squeezes between two others: before, between and behind them."""
    dx, dy = b.x - a.x, b.y - a.y
    far = distance(*a[:2], *b[:2])
    room = far - a.r - b.r - 2 * r
    if not 0 <= room < r:
        return []
    share = (a.r + r + room / 2) / far
    x, y = a.x + dx * share, a.y + dy * share
    aside = (max(a.r, b.r) + r) / far
    return [(round(x - dy * step), round(y + dx * step)) for step in (-aside, 0.0, aside)]


def _shortest(
    field: Field, r: int, start: Point, goal: Point, corners: list[Point], legs: Legs, most: int | None
) -> tuple[tuple[Point, ...] | None, list[Obstacle]]:
    """Return the shortest path over corners, and the obstacles on legs that looked shorter.

    A leg is checked only when nothing shorter is left to try.
    """
    done: set[Point] = set()
    met: dict[Obstacle, None] = {}
    ahead = [(there, distance(*there, *goal)) for there in (*corners, goal)]
    bound = inf if most is None else most
    tries = _further((start,), 0.0, ahead, done, bound)
    tries.sort()
    while tries:
        _, far, points = heappop(tries)
        before, here = leg = points[-2:]
        if here in done:
            continue
        if leg not in legs:
            legs[leg] = field.obstacle(before, here, r)
        thing = legs[leg]
        if thing is not None:
            met[thing] = None
        elif here == goal:
            fits = most is None or sum(length(a, b) for a, b in pairwise(points)) <= most
            return points if fits else None, list(met)
        else:
            done.add(here)
            for item in _further(points, far, ahead, done, bound):
                heappush(tries, item)
    return None, list(met)


def _further(
    points: tuple[Point, ...], far: float, ahead: list[tuple[Point, float]], done: set[Point], most: float
) -> list[Try]:
    """List the corners not yet passed and the goal, each with its distance from the goal.

    A corner is left out if the path would be too long even with a straight rest.
    """
    x, y = points[-1]
    tries = []
    for there, rest in ahead:
        dx, dy = there[0] - x, there[1] - y
        so_far = far + sqrt(dx * dx + dy * dy)
        if so_far + rest <= most and there not in done:
            tries.append((so_far + rest, so_far, (*points, there)))
    return tries
