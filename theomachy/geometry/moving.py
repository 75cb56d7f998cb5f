"""A base that moves along a path of points: whether its way is free, what stops it where, and what it costs.

    >>> field = Field(40000, 40000, [Disc(10000, 5000, 1250)], [])
    >>> field.free([(5000, 2500), (15000, 2500)], 1250), field.free([(5000, 2501), (15000, 2501)], 1250)
    (True, False)
    >>> field.stop([(5000, 5000), (15000, 5000)], 1250)
    Stop(at=(7500, 5000), by=Disc(x=10000, y=5000, r=1250), length=2500)

All of it is exact to the grid: a way that cuts into something by one unit is not free, one that touches it is.
"""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from math import sqrt
from typing import Literal, NamedTuple, TypeAlias

from theomachy.exact import distance, total
from theomachy.geometry.discs import Disc, Point, length
from theomachy.geometry.patches import Patches, Stretch, joined
from theomachy.geometry.shapes import Edge, Shape, crosses, inside, nearer, overlaps

Obstacle: TypeAlias = Disc | Shape | Literal["edge"]


class Stop(NamedTuple):
    """The place where a base stops, the obstacle that stops it, and the length of its way, each leg rounded up."""

    at: Point
    by: Obstacle
    length: int


class RoughGround(NamedTuple):
    """Ground on which each unit of the way costs more, from where a base touches it."""

    shape: Shape
    factor: int | Fraction


class Field:
    """The obstacles of a base: other bases, shapes, and the edge of a table whose corner is at (0, 0)."""

    def __init__(self, width: int, height: int, discs: Iterable[Disc], shapes: Iterable[Shape]) -> None:
        self.width = width
        self.height = height
        self.discs = tuple(discs)
        self.shapes = tuple(shapes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Field) and self._all() == other._all()

    def __hash__(self) -> int:
        return hash(self._all())

    def _all(self) -> tuple[int, int, tuple[Disc, ...], tuple[Shape, ...]]:
        return self.width, self.height, self.discs, self.shapes

    def fits(self, base: Disc) -> bool:
        """Return True if a base can stand here. It may touch others."""
        return self.underneath(*base) is None

    def free(self, path: Sequence[Point], r: int) -> bool:
        """Return True if a base of radius r can move along a path."""
        return all(self.obstacle(a, b, r) is None for a, b in pairwise(path))

    def stop(self, path: Sequence[Point], r: int) -> Stop | None:
        """Return the place where a base of radius r must stop on a path, as far along as the grid allows, or None."""
        paid = 0
        for a, b in pairwise(path):
            by = self.obstacle(a, b, r)
            if by is not None:
                end, by = self._last_free(a, b, r, by)
                return Stop(end, by, paid + length(a, end))
            paid += length(a, b)
        return None

    def obstacle(self, a: Point, b: Point, r: int) -> Obstacle | None:
        """Return something in the way of a base that moves straight from a to b; None if the way is free."""
        if a == b:
            return self.underneath(*a, r)
        (ax, ay), (bx, by) = a, b
        x0, x1 = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
        y0, y1 = (ay - r, by + r) if ay < by else (by - r, ay + r)
        if x0 < 0 or y0 < 0 or x1 > self.width or y1 > self.height:
            return "edge"
        leg = (ax, ay, bx, by)
        for disc in self.discs:
            x, y, own = disc
            if x0 - own < x < x1 + own and y0 - own < y < y1 + own and nearer(x, y, (r + own) ** 2, leg):
                return disc
        for shape in self.shapes:
            left, top, right, bottom = shape.box
            if x0 <= right and x1 >= left and y0 <= bottom and y1 >= top and _sweeps(leg, r, shape):
                return shape
        return None

    def underneath(self, x: int, y: int, r: int) -> Obstacle | None:
        """Return something that a base would overlap here; None if it can stand."""
        if x < r or y < r or x + r > self.width or y + r > self.height:
            return "edge"
        for disc in self.discs:
            other_x, other_y, own = disc
            dx, dy, close = x - other_x, y - other_y, r + own
            if dx * dx + dy * dy < close * close:
                return disc
        for shape in self.shapes:
            left, top, right, bottom = shape.box
            near = x - r <= right and x + r >= left and y - r <= bottom and y + r >= top
            if near and overlaps(Disc(x, y, r), shape):
                return shape
        return None

    def _last_free(self, a: Point, b: Point, r: int, by: Obstacle) -> tuple[Point, Obstacle]:
        """Return the last place that a base reaches on a blocked leg, found by halving, and what stops it there."""
        (ax, ay), (bx, by_) = a, b
        far = length(a, b)
        good, bad, last = 0, far, a
        while bad - good > 1:
            middle = (good + bad) // 2
            point = ax + round((bx - ax) * middle / far), ay + round((by_ - ay) * middle / far)
            obstacle = self.obstacle(a, point, r)
            if obstacle is None:
                good, last = middle, point
            else:
                bad, by = middle, obstacle
        return last, by


class LastingField(Field):
    """A field for many searches, which caches the obstacles of each leg and of each standing base.

    The cache is dropped when it has grown too large.
    """

    MOST = 1 << 14

    def __init__(self, width: int, height: int, discs: Iterable[Disc], shapes: Iterable[Shape]) -> None:
        super().__init__(width, height, discs, shapes)
        self._legs: dict[tuple[Point, Point, int], Obstacle | None] = {}
        self._places: dict[tuple[int, int, int], Obstacle | None] = {}

    def obstacle(self, a: Point, b: Point, r: int) -> Obstacle | None:
        key = (a, b, r)
        if key not in self._legs:
            if len(self._legs) >= self.MOST:
                self._legs.clear()
            self._legs[key] = super().obstacle(a, b, r)
        return self._legs[key]

    def underneath(self, x: int, y: int, r: int) -> Obstacle | None:
        key = (x, y, r)
        if key not in self._places:
            if len(self._places) >= self.MOST:
                self._places.clear()
            self._places[key] = super().underneath(x, y, r)
        return self._places[key]


def cost(path: Sequence[Point], r: int, grounds: Sequence[RoughGround]) -> int:
    """Return the cost of a path for a base of radius r: each leg rounded up, and what the ground adds rounded once.

    Ground counts while any part of the base touches it; of several kinds, the dearest counts.
    """
    paid = sum([length(a, b) for a, b in pairwise(path)])
    if not grounds:
        return paid
    factors = sorted({ground.factor for ground in grounds})
    added = 0.0
    for a, b in pairwise(path):
        before: int | Fraction = 1
        for factor in factors:  # everything this dear or dearer, less what was counted already
            dear = [ground.shape for ground in grounds if ground.factor >= factor]
            added += float(factor - before) * total(end - begin for begin, end in touching(a, b, r, dear))
            before = factor
    return paid + round(added)


def touching(a: Point, b: Point, r: int, shapes: Iterable[Shape]) -> list[Stretch]:
    """Return the stretches of a leg on which a base of radius r touches a shape: distances from a, not rounded."""
    return joined(list(_stretches(a, b, r, shapes)))


def touches(a: Point, b: Point, r: int, shapes: Iterable[Shape]) -> bool:
    """Return True if a base of radius r touches one of these shapes on its way from a to b."""
    return any(_stretches(a, b, r, shapes))


def _stretches(a: Point, b: Point, r: int, shapes: Iterable[Shape]) -> Iterator[Stretch]:
    """Yield the stretches where the base's middle is on a shape, and where it is beside an edge of one."""
    near = [shape for shape in shapes if _meets(a, b, r, shape)] if a != b else []
    if not near:
        return
    yield from Patches(near).stretches(*a, *b)
    if not r:
        return
    (ax, ay), (bx, by) = a, b
    far = distance(ax, ay, bx, by)
    x0, x1 = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
    y0, y1 = (ay - r, by + r) if ay < by else (by - r, ay + r)
    for shape in near:
        for edge in shape.edges:
            px, py, qx, qy = edge
            if (px < x0 and qx < x0) or (px > x1 and qx > x1) or (py < y0 and qy < y0) or (py > y1 and qy > y1):
                continue
            if stretch := _beside(a, b, far, r, edge):
                yield stretch


def _meets(a: Point, b: Point, r: int, shape: Shape) -> bool:
    """Return False if a base on its way clearly misses a shape.

    It does if the boxes around both do not meet, or if the shape lies to one side by more than rounding errors.
    """
    (ax, ay), (bx, by) = a, b
    left, top, right, bottom = shape.box
    x0, x1 = (ax, bx) if ax < bx else (bx, ax)
    y0, y1 = (ay, by) if ay < by else (by, ay)
    if x0 - r > right or x1 + r < left or y0 - r > bottom or y1 + r < top:
        return False
    dx, dy = bx - ax, by - ay
    sides = [dx * (y - ay) - dy * (x - ax) for x, y in shape.points]
    nearest, reach = max(min(sides), -max(sides)), r + 1
    return nearest <= 0 or nearest * nearest <= reach * reach * (dx * dx + dy * dy)


def _beside(a: Point, b: Point, far: float, r: int, edge: Edge) -> Stretch | None:
    """Return the stretch of a leg that is at most r away from an edge, round its ends and along it, or None."""
    (ax, ay), (bx, by) = a, b
    ux, uy = (bx - ax) / far, (by - ay) / far
    px, py, qx, qy = edge
    begin_aside, end_aside = (px - ax) * uy - (py - ay) * ux, (qx - ax) * uy - (qy - ay) * ux
    if min(begin_aside, end_aside) > r + 1 or max(begin_aside, end_aside) < -r - 1:
        return None  # all of it lies to one side, by more than rounding does
    marks = []
    for x, y, aside in ((px - ax, py - ay, begin_aside), (qx - ax, qy - ay, end_aside)):
        if (room := r * r - aside * aside) >= 0:
            along, half = x * ux + y * uy, sqrt(room)
            marks += [along - half, along + half]
    ex, ey = qx - px, qy - py
    size = sqrt(ex * ex + ey * ey)
    nx, ny = -ey / size, ex / size
    approach = ux * nx + uy * ny
    if approach:
        start = (ax - px) * nx + (ay - py) * ny
        for side in (r, -r):
            mark = (side - start) / approach
            if 0 <= (ax + mark * ux - px) * ex + (ay + mark * uy - py) * ey <= size * size:
                marks.append(mark)
    if not marks:
        return None
    begin, end = max(0.0, min(marks)), min(far, max(marks))
    return (begin, end) if begin < end else None


def _sweeps(leg: Edge, r: int, shape: Shape) -> bool:
    """Return True if a base that moves along a leg overlaps a shape on its way.

    Shapes that lie all to one side, and edges that are far off, are skipped.
    """
    ax, ay, bx, by = leg
    if not r:
        return crosses((ax, ay), (bx, by), shape) or inside((ax, ay), shape)
    r2, dx, dy = r * r, bx - ax, by - ay
    sides = [dx * (y - ay) - dy * (x - ax) for x, y in shape.points]
    nearest = max(min(sides), -max(sides))
    if nearest > 0 and nearest * nearest >= r2 * (dx * dx + dy * dy):
        return False
    x0, x1 = (ax - r, bx + r) if ax < bx else (bx - r, ax + r)
    y0, y1 = (ay - r, by + r) if ay < by else (by - r, ay + r)
    for edge in shape.edges:
        px, py, qx, qy = edge
        if (px < x0 and qx < x0) or (px > x1 and qx > x1) or (py < y0 and qy < y0) or (py > y1 and qy > y1):
            continue
        if (
            nearer(px, py, r2, leg)
            or nearer(qx, qy, r2, leg)
            or nearer(ax, ay, r2, edge)
            or nearer(bx, by, r2, edge)
            or _cross(leg, edge)
        ):
            return True
    return inside((ax, ay), shape)


def _cross(a: Edge, b: Edge) -> bool:
    """Return True if two edges cross outright."""
    return _are_on_both_sides(a, b) and _are_on_both_sides(b, a)


def _are_on_both_sides(a: Edge, b: Edge) -> bool:
    """Return True if the ends of edge b lie on opposite sides of the line through edge a."""
    ax, ay, bx, by = a
    dx, dy = bx - ax, by - ay
    return (dx * (b[1] - ay) - dy * (b[0] - ax)) * (dx * (b[3] - ay) - dy * (b[2] - ax)) < 0
