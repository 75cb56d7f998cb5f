"""Polygons and bent lines on the plane of whole numbers, and how bases and straight lines lie to them.

    >>> wood = Shape.polygon([(0, 0), (5080, 0), (5080, 2540), (0, 2540)])
    >>> overlaps(Disc(6000, 1000, 1000), wood), shape_gap(Disc(7080, 1000, 1000), wood)
    (True, 1000)
    >>> crosses((-1, -1), (2540, 2540), wood), crosses((-1, 1), (1, -1), wood)  # through it; past its corner
    (True, False)

The edge of a polygon is not its inside: touching is no overlap and sliding along is no crossing.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
from math import isqrt
from typing import TypeAlias

from theomachy.exact import distance
from theomachy.geometry.discs import Disc, Point

Edge: TypeAlias = tuple[int, int, int, int]
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, right and bottom edge."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A polygon (closed), whose edges do not cross each other, or a line of one or more legs."""

    points: tuple[Point, ...]
    closed: bool
    box: Box = field(init=False, repr=False, compare=False)
    edges: tuple[Edge, ...] = field(init=False, repr=False, compare=False)
    turn: int = field(init=False, repr=False, compare=False)
    """Twice the area of a polygon; below 0 if its inside lies to the right of its edges."""
    convex: bool = field(init=False, repr=False, compare=False)
    """True for a polygon without dents."""
    corners: tuple[Disc, ...] = field(init=False, repr=False, compare=False)
    """Its points as bases of radius 0."""
    key: int = field(init=False, repr=False, compare=False)
    """Its hash, which is asked for far more often than there are shapes."""

    def __post_init__(self) -> None:
        points = tuple((x, y) for x, y in self.points)
        ring = (*points, *points[:1]) if self.closed else points
        edges = tuple((*a, *b) for a, b in pairwise(ring) if a != b)
        if not edges:
            raise ValueError(f"too few points for a shape: {points}")
        xs, ys = [x for x, _ in points], [y for _, y in points]
        turn = sum(ax * by - bx * ay for ax, ay, bx, by in edges) if self.closed else 0
        object.__setattr__(self, "points", points)
        object.__setattr__(self, "edges", edges)
        object.__setattr__(self, "box", (min(xs), min(ys), max(xs), max(ys)))
        object.__setattr__(self, "turn", turn)
        object.__setattr__(self, "convex", self.closed and not _dented(edges, turn))
        object.__setattr__(self, "corners", tuple([Disc(x, y, 0) for x, y in points]))
        object.__setattr__(self, "key", hash((points, self.closed)))
        if self.closed and not turn:
            raise ValueError(f"a polygon without inside: {points}")

    def __hash__(self) -> int:
        return self.key

    @classmethod
    def polygon(cls, points: Iterable[Point]) -> "Shape":
        return cls(tuple(points), True)

    @classmethod
    def line(cls, points: Iterable[Point]) -> "Shape":
        return cls(tuple(points), False)

    @classmethod
    def thick(cls, points: Iterable[Point], width: int) -> "Shape":
        """Return the polygon around a bent line, half the width to either side, cut off square at its ends."""
        bends = list(points)
        bends = bends[:1] + [b for a, b in pairwise(bends) if a != b]
        return cls.polygon(_outline(bends, width / 2))


def area(shape: Shape) -> int:
    """Return twice the area of a polygon, which is a whole number."""
    return abs(shape.turn)


def shape_on_table(shape: Shape, width: int, height: int) -> bool:
    left, top, right, bottom = shape.box
    return left >= 0 and top >= 0 and right <= width and bottom <= height


# Points and bases


def inside(point: Point, shape: Shape) -> bool:
    """Return True if a point lies within a polygon, not on its edge."""
    return shape.closed and _place(point[0], point[1], shape.edges) > 0


def overlaps(disc: Disc, shape: Shape) -> bool:
    """Return True if a base shares ground with a shape, also from wholly inside it. Touching is no overlap."""
    x, y, r = disc
    left, top, right, bottom = shape.box
    if x + r < left or x - r > right or y + r < top or y - r > bottom:
        return False
    r2, x0, x1, y0, y1 = r * r, x - r, x + r, y - r, y + r
    for edge in shape.edges:
        ax, ay, bx, by = edge
        if (ax < x0 and bx < x0) or (ax > x1 and bx > x1) or (ay < y0 and by < y0) or (ay > y1 and by > y1):
            continue
        if nearer(x, y, r2, edge):
            return True
    return inside((x, y), shape)


def shape_gap(disc: Disc, shape: Shape) -> int:
    """Return the distance from the edge of a base to a shape, 0 if they overlap or touch, rounded down."""
    x, y, r = disc
    if inside((x, y), shape):
        return 0
    return max(0, isqrt(min(_far(x, y, edge) for edge in shape.edges)) - r)


def disc_inside(disc: Disc, shape: Shape) -> bool:
    """Return True if a base lies completely in a polygon. It may touch the edge."""
    x, y, r = disc
    if not shape.closed or _place(x, y, shape.edges) < 0:
        return False
    return not any(nearer(x, y, r * r, edge) for edge in shape.edges)


# Straight lines and other shapes


def crosses(a: Point, b: Point, shape: Shape) -> bool:
    """Return True if the way from a to b passes through a polygon's inside or from one side of a line to the other.

    Touching a corner or an end, or running along an edge, is no crossing.
    """
    (ax, ay), (bx, by) = a, b
    left, top, right, bottom = shape.box
    if (ax < left and bx < left) or (ax > right and bx > right):
        return False
    if (ay < top and by < top) or (ay > bottom and by > bottom):
        return False
    dx, dy = bx - ax, by - ay
    sides = [dx * (y - ay) - dy * (x - ax) for x, y in shape.points]
    if min(sides) >= 0 or max(sides) <= 0:
        return False
    for x, y, u, v in shape.edges:
        s, t = dx * (y - ay) - dy * (x - ax), dx * (v - ay) - dy * (u - ax)
        if (s < 0 < t or t < 0 < s) and (
            ((u - x) * (ay - y) - (v - y) * (ax - x)) * ((u - x) * (by - y) - (v - y) * (bx - x)) < 0
        ):
            return True
    return _passes(a, b, shape) if shape.closed else _switches(a, b, shape.points)


def shapes_overlap(a: Shape, b: Shape) -> bool:
    """Return True if two polygons share ground, a line runs into a polygon, or two lines cross.

    Touching is no overlap.
    """
    if not boxes_meet(a.box, b.box):
        return False
    if b.closed and any(crosses((x, y), (u, v), b) for x, y, u, v in a.edges):
        return True
    if (a.closed or not b.closed) and any(crosses((x, y), (u, v), a) for x, y, u, v in b.edges):
        return True
    # no edge of one within the other: apart, or the same polygon
    return a.closed and b.closed and _corners(a) == _corners(b)


def shapes_gap(a: Shape, b: Shape) -> int:
    """Return the distance between two shapes, 0 if they overlap or touch, rounded down."""
    if shapes_overlap(a, b):
        return 0
    return isqrt(min(min(_far(*point, e) for point in p.points for e in q.edges) for p, q in ((a, b), (b, a))))


def boxes_meet(a: Box, b: Box) -> bool:
    return a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]


# What these are made of


def _dented(edges: tuple[Edge, ...], turn: int) -> bool:
    """Return True if an outline turns away from its inside somewhere."""
    for (ax, ay, bx, by), (_, _, cx, cy) in zip(edges, (*edges[1:], edges[0]), strict=True):
        if ((bx - ax) * (cy - by) - (by - ay) * (cx - bx)) * turn < 0:
            return True
    return False


def _place(x: int, y: int, edges: tuple[Edge, ...]) -> int:
    """Return 1 for a point inside the polygon of these edges, 0 on an edge, -1 outside."""
    place = -1
    for ax, ay, bx, by in edges:
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
            if not side:
                return 0
            if (side > 0) == (by > ay):
                place = -place
        elif (ay == y or by == y) and (bx - ax) * (y - ay) == (by - ay) * (x - ax) and (x - ax) * (x - bx) <= 0:
            return 0
    return place


def _far(x: int, y: int, edge: Edge) -> int:
    """Return the squared distance from a point to an edge, rounded down."""
    ax, ay, bx, by = edge
    dx, dy = bx - ax, by - ay
    ahead, whole = dx * (x - ax) + dy * (y - ay), dx * dx + dy * dy
    if ahead <= 0:
        return int((x - ax) ** 2 + (y - ay) ** 2)
    if ahead >= whole:
        return int((x - bx) ** 2 + (y - by) ** 2)
    return int((dx * (y - ay) - dy * (x - ax)) ** 2 // whole)


def nearer(x: int, y: int, r2: int, edge: Edge) -> bool:
    """Return True if a point is nearer to an edge than this squared distance. Exact."""
    ax, ay, bx, by = edge
    dx, dy = bx - ax, by - ay
    ahead, whole = dx * (x - ax) + dy * (y - ay), dx * dx + dy * dy
    if ahead <= 0:
        return bool((x - ax) ** 2 + (y - ay) ** 2 < r2)
    if ahead >= whole:
        return bool((x - bx) ** 2 + (y - by) ** 2 < r2)
    return bool((dx * (y - ay) - dy * (x - ax)) ** 2 < r2 * whole)


def _passes(a: Point, b: Point, shape: Shape) -> bool:
    """Return True if a way that crosses no edge outright goes inside a polygon between two points that it touches.

    These points are corners on the way, or its ends. They are whole numbers, so half-way between them is exact in
    halves.
    """
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    stops = [(x, y) for x, y in shape.points if not dx * (y - ay) - dy * (x - ax)]
    stops = sorted({a, b, *((x, y) for x, y in stops if 0 < dx * (x - ax) + dy * (y - ay) < dx * dx + dy * dy)})
    doubled = tuple((2 * x, 2 * y, 2 * u, 2 * v) for x, y, u, v in shape.edges)
    return any(_place(x + u, y + v, doubled) > 0 for (x, y), (u, v) in pairwise(stops))


def _switches(a: Point, b: Point, points: tuple[Point, ...]) -> bool:
    """Return True if a way that touches a bent line at inner corners, or slides along its legs, changes sides there."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    whole = dx * dx + dy * dy
    before = now = 0
    for x, y in points + points[1:] if points[0] == points[-1] else points:
        side = dx * (y - ay) - dy * (x - ax)
        if side:
            if before * side < 0:
                return True
            now, before = side, 0
        else:
            before = (before or now) if 0 < dx * (x - ax) + dy * (y - ay) < whole else 0
            now = 0
    return False


def _corners(shape: Shape) -> tuple[Point, ...]:
    """Return the true corners of a polygon, always in the same order, so that the same ground compares equal."""
    points = [(x, y) for x, y, _, _ in shape.edges]
    corners = []
    for n, (x, y) in enumerate(points):
        (px, py), (nx, ny) = points[n - 1], points[(n + 1) % len(points)]
        if (x - px) * (ny - y) - (y - py) * (nx - x):
            corners.append((x, y))
    first = corners.index(min(corners))
    forward = (*corners[first:], *corners[:first])
    return min(forward, (forward[0], *forward[:0:-1]))


def _outline(points: list[Point], half: float) -> Iterator[Point]:
    """Yield the corners along one side of a broad bent line, then those back along its other side."""
    return (point for way in (points, points[::-1]) for point in _beside(way, half))


def _beside(points: list[Point], half: float) -> Iterator[Point]:
    ways = []
    for (ax, ay), (bx, by) in pairwise(points):
        far = distance(ax, ay, bx, by)
        ways.append(((bx - ax) / far, (by - ay) / far))
    for n, (x, y) in enumerate(points):
        (ux, uy), (vx, vy) = ways[max(0, n - 1)], ways[min(n, len(ways) - 1)]
        room = 1 + ux * vx + uy * vy
        if room < 0.5 and ux * vy - uy * vx < 0:  # the outside of a sharp bend is cut off
            for wx, wy in ((ux, uy), (vx, vy)):
                yield round(x - half * wy), round(y + half * wx)
        else:
            room = max(room, 0.5)
            yield round(x - half * (uy + vy) / room), round(y + half * (ux + vx) / room)
