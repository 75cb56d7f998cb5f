"""Straight lines that touch two things, told exactly: whether such a line is a free line of sight.

Points and radii are whole, so everything about a common tangent of two circles is a + b√n with whole a, b and n:
its sign can be told without rounding. Corners of shapes are circles of radius 0.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from math import sqrt
from typing import NamedTuple, TypeAlias

from theomachy.geometry.discs import Disc, Point
from theomachy.geometry.shapes import Shape

Number: TypeAlias = tuple[int, int]
"""The numbers a and b of a + b√n."""

MARGIN = 1e-6
"""Units by which a rounded length must be off to be decided without exact numbers."""
CLEARLY = 1.0
"""Units by which the rounded crossing of two lines must be off to be decided without exact numbers."""


class Tangent(NamedTuple):
    """A line at given signed distances from two points p and q.

    A distance is positive if the line has the point on its left. Two lines fit; `turn` tells which one is meant.
    """

    x: int
    y: int
    """The point p."""
    aside: int
    """The distance from p."""
    gx: int
    gy: int
    """The vector from q to p."""
    h: int
    """The distance from p less that from q."""
    turn: int
    """1 or -1, the sign of √n in all that is computed for the line."""

    @property
    def scale(self) -> int:
        """The square of the distance between p and q."""
        return self.gx * self.gx + self.gy * self.gy

    @property
    def n(self) -> int:
        """The number under the root."""
        return self.scale - self.h * self.h

    def left(self, x: int, y: int) -> Number:
        """Return the distance of a point to the left of the line, times the scale."""
        vx, vy = x - self.x, y - self.y
        gx, gy, h = self.gx, self.gy, self.h
        return h * (gx * vx + gy * vy) + self.scale * self.aside, self.turn * (gx * vy - gy * vx)

    def ahead(self, x: int, y: int) -> Number:
        """Return the distance of a point along the line, times the scale."""
        vx, vy = x - self.x, y - self.y
        gx, gy, h = self.gx, self.gy, self.h
        return h * (gy * vx - gx * vy), self.turn * (gx * vx + gy * vy)

    def sides(self, points: Iterable[Point]) -> list[int]:
        """Return, for each point, 1 if it lies to the left, -1 if to the right, 0 if on the line."""
        x0, y0, aside, gx, gy, h, turn = self
        scale = gx * gx + gy * gy
        n, lift = scale - h * h, scale * aside
        signs = []
        for x, y in points:
            vx, vy = x - x0, y - y0
            signs.append(sign((h * (gx * vx + gy * vy) + lift, turn * (gx * vy - gy * vx)), n))
        return signs

    def normal(self) -> tuple[float, float]:
        """Return the direction to the left, rounded."""
        gx, gy, h, d2, w = self.gx, self.gy, self.h, self.scale, self.turn * sqrt(self.n)
        return (gx * h - gy * w) / d2, (gy * h + gx * w) / d2


def sign(number: Number, n: int) -> int:
    """Return the sign of a + b√n: -1, 0 or 1."""
    a, b = number
    if a >= 0 and b >= 0:
        return 1 if a or (b and n) else 0
    if a <= 0 and b <= 0:
        return -1 if a or (b and n) else 0
    square = a * a - b * b * n
    if not square:
        return 0
    return 1 if (square > 0) == (a > 0) else -1


def tangents(circles: Sequence[Disc]) -> Iterator[Tangent]:
    """Yield all lines that touch two of these circles."""
    for p, q in combinations(circles, 2):
        gx, gy = p.x - q.x, p.y - q.y
        sides = sorted({(a, b) for a in (p.r, -p.r) for b in (q.r, -q.r)})
        for a, b in sides:
            if 0 < gx * gx + gy * gy >= (a - b) ** 2:
                for turn in (1, -1):
                    yield Tangent(p.x, p.y, a, gx, gy, a - b, turn)


def corridor_edges(a: Disc, b: Disc) -> tuple[Tangent, Tangent]:
    """Return the lines along the left and the right edge of the corridor between two bases that do not touch."""
    gx, gy, h = a.x - b.x, a.y - b.y, a.r - b.r
    return Tangent(a.x, a.y, -a.r, gx, gy, -h, -1), Tangent(a.x, a.y, a.r, gx, gy, h, -1)


def free_tangent(a: Disc, b: Disc, discs: Sequence[Disc], shapes: Sequence[Shape]) -> Tangent | None:
    """Return a line from base a to base b that passes through none of these discs and shapes, or None.

    If there is such a line, it can be moved aside until it touches something and then turned until it touches something
    else. So it is enough to try common tangents.
    """
    corners = (corner for shape in shapes for corner in shape.corners if _in_strip(corner, a, b))
    circles = list(dict.fromkeys((a, b, *discs, *corners)))
    for line in chain(corridor_edges(a, b), tangents(circles)):  # mostly one can look past along an edge
        if _may_be_free(line, a, b, discs) and _is_free(line, a, b, discs, shapes):
            return line
    return None


def _in_strip(corner: Disc, a: Disc, b: Disc) -> bool:
    """Return True if a corner is near enough to the line through two bases to be met between them."""
    dx, dy = b.x - a.x, b.y - a.y
    aside = dx * (corner.y - a.y) - dy * (corner.x - a.x)
    return aside * aside <= max(a.r, b.r) ** 2 * (dx * dx + dy * dy)


def _may_be_free(line: Tangent, a: Disc, b: Disc, discs: Iterable[Disc]) -> bool:
    """Return False if a line, by rounded numbers, clearly misses an end or clearly passes through a disc."""
    nx, ny = line.normal()
    if ny * (b.x - a.x) - nx * (b.y - a.y) <= 0:  # the same line the other way round is looked at, too
        return False
    offset = nx * line.x + ny * line.y - line.aside
    for x, y, r in (a, b):
        if abs(nx * x + ny * y - offset) > r + MARGIN:
            return False
    start, stop = ny * a.x - nx * a.y, ny * b.x - nx * b.y
    return all(not (abs(nx * x + ny * y - offset) < r - MARGIN and start < ny * x - nx * y < stop) for x, y, r in discs)


def _is_free(line: Tangent, a: Disc, b: Disc, discs: Iterable[Disc], shapes: Iterable[Shape]) -> bool:
    n, d2 = line.n, line.scale
    for x, y, r in (a, b):
        left = line.left(x, y)
        if sign((left[0] - r * d2, left[1]), n) > 0 or sign((left[0] + r * d2, left[1]), n) < 0:
            return False
    start, stop = line.ahead(a.x, a.y), line.ahead(b.x, b.y)
    for x, y, r in discs:
        left = line.left(x, y)
        if sign((left[0] - r * d2, left[1]), n) < 0 < sign((left[0] + r * d2, left[1]), n):
            mark = line.ahead(x, y)
            if sign(_difference(mark, start), n) > 0 and sign(_difference(stop, mark), n) > 0:
                return False
    return not any(passes_through(line, a, b, shape) for shape in shapes)


def passes_through(line: Tangent, a: Disc, b: Disc, shape: Shape) -> bool:
    """Return True if a line changes sides of a shape's outline between two bases that it meets."""
    nx, ny = line.normal()
    offset = nx * line.x + ny * line.y - line.aside
    lefts = [nx * x + ny * y - offset for x, y in shape.points]
    if min(lefts) > MARGIN or max(lefts) < -MARGIN:
        return False
    aheads = [ny * x - nx * y for x, y in shape.points]
    if _clearly_met(lefts, aheads, ny * a.x - nx * a.y, ny * b.x - nx * b.y):
        return True
    return _changes_side(line, a, b, shape.points * 2 if shape.closed else shape.points)


def _clearly_met(lefts: list[float], aheads: list[float], start: float, stop: float) -> bool:
    """Return True if a line, by rounded numbers, clearly meets an edge of a shape between two distances.

    `lefts` and `aheads` say how far to the left and ahead the points of the shape are.
    """
    for n in range(1, len(lefts)):
        p, q = lefts[n - 1], lefts[n]
        if p < -CLEARLY < CLEARLY < q or q < -CLEARLY < CLEARLY < p:
            mark = (aheads[n] * p - aheads[n - 1] * q) / (p - q)
            if start + CLEARLY < mark < stop - CLEARLY:
                return True
    return False


def shuts(a: Disc, b: Disc, shape: Shape) -> bool:
    """Return True if one edge of a shape, or a convex shape, shuts the corridor from a to b from side to side."""
    left, right = corridor_edges(a, b)
    if not (passes_through(left, a, b, shape) and passes_through(right, a, b, shape)):
        return False
    if shape.convex:
        return True
    edges = [((x, y), (u, v)) for x, y, u, v in shape.edges]
    return any(_changes_side(left, a, b, edge) and _changes_side(right, a, b, edge) for edge in edges)


def _changes_side(line: Tangent, a: Disc, b: Disc, points: Sequence[Point]) -> bool:
    """Return True if a line between two bases changes from one side of a chain of points to the other."""
    last: tuple[Point, int] | None = None
    touched: Point | None = None
    for point, side in zip(points, line.sides(points), strict=True):
        if not side:
            touched = touched or point
            continue
        if last and last[1] != side:
            before, after = (touched, touched) if touched else (last[0], point)
            if _meets_between(line, a, b, before, after):
                return True
        last, touched = (point, side), None
    return False


def _meets_between(line: Tangent, a: Disc, b: Disc, p: Point, q: Point) -> bool:
    """Return True if the line meets the edge from p to q after base a and before base b.

    Where p and q are equal, the edge is a corner on the line.
    """
    n, start, stop = line.n, line.ahead(a.x, a.y), line.ahead(b.x, b.y)
    u = line.ahead(*p)
    if p == q:
        return sign(_difference(u, start), n) > 0 > sign(_difference(u, stop), n)
    v, s, t = line.ahead(*q), line.left(*p), line.left(*q)
    turn = sign(_difference(s, t), n)

    def after(mark: Number) -> int:
        return turn * sign(_difference(_product(_difference(v, mark), s, n), _product(_difference(u, mark), t, n)), n)

    return after(start) > 0 > after(stop)


def _difference(p: Number, q: Number) -> Number:
    return p[0] - q[0], p[1] - q[1]


def _product(p: Number, q: Number, n: int) -> Number:
    return p[0] * q[0] + p[1] * q[1] * n, p[0] * q[1] + p[1] * q[0]
