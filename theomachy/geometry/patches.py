"""Ground: several polygons taken as one, and how much of a straight line lies on it."""

from collections.abc import Iterable
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import TypeAlias

from theomachy.exact import total
from theomachy.geometry.discs import Point
from theomachy.geometry.shapes import Shape, inside

Stretch: TypeAlias = tuple[float, float]


class Patches:
    """Several polygons as one piece of ground. Where they overlap, they count once."""

    __slots__ = ("shapes",)

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self.shapes = tuple(shape for shape in shapes if shape.closed)

    def covers(self, point: Point) -> bool:
        return any(inside(point, shape) for shape in self.shapes)

    def stretch(self, ax: int, ay: int, bx: int, by: int, start: float = 0.0, stop: float | None = None) -> int:
        """Return the length of the line from a towards b that lies on this ground, rounded to the grid once.

        Only the part from `start` to `stop` counts: distances from a along the line. `stop` may lie beyond b; without
        it the line ends at b. Running along an outer edge counts as off this ground.
        """
        return round(total(end - begin for begin, end in self.stretches(ax, ay, bx, by, start, stop)))

    def stretches(
        self, ax: int, ay: int, bx: int, by: int, start: float = 0.0, stop: float | None = None
    ) -> list[Stretch]:
        """Return the stretches of the line from a towards b on this ground: distances from a, not rounded."""
        dx, dy = bx - ax, by - ay
        far = sqrt(dx * dx + dy * dy)
        if not self.shapes or not far:
            return []
        if stop is None:
            stop = far
        px, py, qx, qy = ax + dx * start / far, ay + dy * start / far, ax + dx * stop / far, ay + dy * stop / far
        if qx < px:
            px, qx = qx, px
        if qy < py:
            py, qy = qy, py
        met: list[tuple[list[int], list[int]]] = []
        along = False
        for shape in self.shapes:
            left, top, right, bottom = shape.box
            if qx < left or px > right or qy < top or py > bottom:
                continue
            sides = [dx * (y - ay) - dy * (x - ax) for x, y in shape.points]
            if max(sides) >= 0 >= min(sides):
                met.append((sides, [dx * (x - ax) + dy * (y - ay) for x, y in shape.points]))
                along = along or 0 in sides
        if not met:
            return []
        stretches = joined([run for sides, aheads in met for run in _runs(sides, aheads, far, 0)])
        if along:  # a line along an edge is on the ground only where there is ground to either side of it
            stretches = _both(stretches, joined([run for sides, aheads in met for run in _runs(sides, aheads, far, 1)]))
        return [(max(begin, start), min(end, stop)) for begin, end in stretches if begin < stop and end > start]

    def coverage(self, width: int, height: int) -> Fraction:
        """Return the exact share of a table that is this ground."""
        return _covered(self.shapes, width, height) / (width * height)


def _runs(sides: list[int], aheads: list[int], far: float, least: int) -> list[Stretch]:
    """Return the stretches of a line inside a polygon, from the sides on which neighbouring corners lie.

    With a least side of 0 corners on the line count as left of it, with 1 as right of it.
    """
    crossings = []
    last, before = sides[-1], aheads[-1]
    for side, ahead in zip(sides, aheads, strict=True):
        if (side >= least) != (last >= least):
            crossings.append((ahead * last - before * side) / (last - side) / far)
        last, before = side, ahead
    crossings.sort()
    return list(zip(crossings[::2], crossings[1::2], strict=True))


def joined(stretches: list[Stretch]) -> list[Stretch]:
    """Join stretches that overlap."""
    united: list[Stretch] = []
    for begin, end in sorted(stretches):
        if united and begin <= united[-1][1]:
            united[-1] = united[-1][0], max(end, united[-1][1])
        else:
            united.append((begin, end))
    return united


def _both(a: list[Stretch], b: list[Stretch]) -> list[Stretch]:
    return [(max(p, r), min(q, s)) for p, q in a for r, s in b if max(p, r) < min(q, s)]


def _covered(shapes: tuple[Shape, ...], width: int, height: int) -> Fraction:
    """Return the area that the union of shapes covers on a table.

    Between two heights at which nothing begins, ends or crosses, the union is a row of trapezoids, so the width covered
    half-way up times the height is exact.
    """
    edges = sorted({edge for shape in shapes for edge in shape.edges})
    walls = [(0, 0, 0, height), (width, 0, width, height)]
    levels = {Fraction(0), Fraction(height)}
    levels.update(Fraction(y) for _, ay, _, by in edges for y in (ay, by) if 0 < y < height)
    for n, a in enumerate(edges):
        for b in (*edges[n + 1 :], *walls):
            if (y := _meeting(a, b)) is not None and 0 < y < height:
                levels.add(y)
    total = Fraction(0)
    heights = sorted(levels)
    for low, high in pairwise(heights):
        middle = (low + high) / 2
        rows: list[tuple[Fraction, Fraction]] = []
        for shape in shapes:
            xs = sorted(_at(edge, middle) for edge in shape.edges if (edge[1] > middle) != (edge[3] > middle))
            rows += zip(xs[::2], xs[1::2], strict=True)
        end = Fraction(0)
        for first, last in sorted(rows):
            begin = max(first, end)
            end = max(end, min(last, Fraction(width)))
            if begin < end:
                total += (end - begin) * (high - low)
    return total


def _at(edge: tuple[int, int, int, int], y: Fraction) -> Fraction:
    ax, ay, bx, by = edge
    return ax + (bx - ax) * (y - ay) / (by - ay)


def _meeting(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> Fraction | None:
    """Return the height at which two edges cross outright, or None."""
    px, py, qx, qy = a
    rx, ry, sx, sy = b
    if max(px, qx) < min(rx, sx) or max(rx, sx) < min(px, qx) or max(py, qy) < min(ry, sy) or max(ry, sy) < min(py, qy):
        return None
    s = (qx - px) * (ry - py) - (qy - py) * (rx - px)
    t = (qx - px) * (sy - py) - (qy - py) * (sx - px)
    if not (s < 0 < t or t < 0 < s):
        return None
    return ry + Fraction((sy - ry) * s, s - t)
