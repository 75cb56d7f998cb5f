"""Rays of a drawing: how far they get, and in which order they stand round a point. Rounded numbers throughout."""

from collections.abc import Iterable
from math import sqrt
from operator import itemgetter
from typing import TypeAlias

from theomachy.exact import distance

Place: TypeAlias = tuple[float, float]
Way: TypeAlias = tuple[float, float]
"""A direction of length 1."""

Part: TypeAlias = tuple[float, float, float, float, float]
"""A thick line from one point to another, which may be the same, and its radius."""

GRAZE_DEPTH = 1e-3
"""A ray that cuts in by less than this slides along."""


class Swollen:
    """Edges and points grown by a radius: where the middle of a base may not be. Without radius: walls for a line.

    Those near a place, nearest first, so that a ray from there need not look at those that it cannot get to.
    """

    def __init__(self, parts: Iterable[Part], x: float, y: float, far: float) -> None:
        self.x, self.y = x, y
        self._by_gap = sorted([(gap, part) for part in parts if (gap := _gap(x, y, part)) < far], key=itemgetter(0))

    @property
    def parts(self) -> list[Part]:
        return [part for _, part in self._by_gap]

    def near(self, x: float, y: float, far: float) -> "Swollen":
        return Swollen(self.parts, x, y, far)

    def covers(self, x: float, y: float) -> bool:
        off = self._off(x, y)
        for gap, part in self._by_gap:
            if gap > off:
                return False
            if _gap(x, y, part) < -GRAZE_DEPTH:
                return True
        return False

    def ray(self, x: float, y: float, way: Way, far: float) -> float:
        """Return the length of a ray from a place up to the first obstacle, at most `far`."""
        u, v = way
        off = self._off(x, y)
        for gap, (px, py, qx, qy, r) in self._by_gap:
            if gap - off > far:
                break
            if r:
                far = _into_round(px - x, py - y, u, v, r, far)
            if px != qx or py != qy:
                if r:
                    far = _into_round(qx - x, qy - y, u, v, r, far)
                far = _into_side(px - x, py - y, qx - px, qy - py, u, v, r, far)
        return far

    def _off(self, x: float, y: float) -> float:
        return distance(x, y, self.x, self.y)


def unit(x: float, y: float) -> Way:
    size = sqrt(x * x + y * y)
    return x / size, y / size


def bearing(way: Way) -> float:
    """Return a number from 0 to 4 that grows with the angle of a direction."""
    x, y = way
    part = y / (abs(x) + abs(y))
    return 2 - part if x < 0 else part if y >= 0 else 4 + part


def angle(a: Way, b: Way) -> float:
    """Return the angle between two directions less than half a turn apart, from chords of its halves."""
    (x, y), times = b, 1
    for _ in range(3):
        x, y = unit(a[0] + x, a[1] + y)
        times *= 2
    chord = distance(*a, x, y)
    return times * chord * (1 + chord * chord / 24)


def _into_round(x: float, y: float, u: float, v: float, r: float, far: float) -> float:
    along = x * u + y * v
    if along <= 0 or along - r >= far:
        return far
    deep, aside = r - GRAZE_DEPTH, x * v - y * u
    inside = deep * deep - aside * aside
    return far if inside <= 0 else min(far, max(0.0, along - sqrt(inside)))


def _into_side(x: float, y: float, ex: float, ey: float, u: float, v: float, r: float, far: float) -> float:
    """Return how far a disc goes along a ray before it meets the side of an edge, at most `far`.

    The edge starts at (x, y), seen from the beginning of the ray, and leads on by (ex, ey).
    """
    size = sqrt(ex * ex + ey * ey)
    nx, ny = -ey / size, ex / size
    start, sink = -(x * nx + y * ny), u * nx + v * ny
    if start < 0:
        start, sink = -start, -sink
    if sink >= 0:
        return far
    ahead = (start - r + GRAZE_DEPTH) / -sink if r else start / -sink
    if ahead < 0 or ahead >= far or (not r and ahead < GRAZE_DEPTH):
        return far
    along = (ahead * u - x) * ex + (ahead * v - y) * ey
    return ahead if 0 < along < size * size else far


def _gap(x: float, y: float, part: Part) -> float:
    px, py, qx, qy, r = part
    ex, ey = qx - px, qy - py
    whole = ex * ex + ey * ey
    share = min(1.0, max(0.0, ((x - px) * ex + (y - py) * ey) / whole)) if whole else 0.0
    return distance(px + share * ex, py + share * ey, x, y) - r
