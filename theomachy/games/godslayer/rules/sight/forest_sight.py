"""GS-TER-08, GS-TER-09: lines that pass through an inch of forest at most.

Of a line from one base to another only the part between the two counts. All such lines are a square of two numbers:
where on its front the one base is left, and where on its front the other is met. Of a small square within it the line
in the middle tells about all others, which lie within a hair of it: where it is further than that from every edge of a
forest, or of what stands between, so are they. So squares of which no line can do are left out, those of which the
middle line does are the answer, and all others are cut in two, down to squares whose lines the grid of the table cannot
tell apart.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import sqrt
from typing import NamedTuple, TypeAlias

from theomachy.exact import distance
from theomachy.geometry.patches import joined
from theomachy.geometry.plane import INCH, Disc, Patches, Point, Shape, gap, inside, overlaps, shape_gap

Sightline: TypeAlias = tuple[Point, Point]

FOREST = INCH
"""How much forest one sees through. GS-TER-08"""
ENOUGH = FOREST + 0.5
"""The same before it is rounded."""
OUTSIDE = 0.3
"""How much the end of a line that is outside all woods matters: little, but for what stands between."""
SMALLEST = 0.25
"""Units of the plane that the lines of a square may be apart when nothing more is told apart."""


def thin(line: Sightline, forests: tuple[Shape, ...]) -> bool:
    """Whether a line of sight may pass these forests. GS-TER-08, GS-TER-09"""
    return depth(line, forests) <= FOREST


def depth(line: Sightline, forests: tuple[Shape, ...]) -> int:
    """How much forest a line passes; more than any table measures if it passes a whole piece."""
    (ax, ay), (bx, by) = line
    whole = distance(ax, ay, bx, by)
    total = 0.0
    for forest in forests:
        for begin, end in Patches([forest]).stretches(ax, ay, bx, by):
            if begin > 1 and end < whole - 1:
                return 1000 * INCH
            total += end - begin
    return round(total)


def too_deep(a: Disc, b: Disc, forests: tuple[Shape, ...]) -> bool:
    """Whether no line can do, because both together stand too deep in the wood and too far apart: a glance before lines
    are looked for."""
    if gap(a, b) <= FOREST:
        return False
    return sum([edge(disc, forest) for disc in (a, b) for forest in forests]) > FOREST


def edge(disc: Disc, forest: Shape) -> int:
    """How deep in a forest a base stands, rounded down; 0 if some of it is outside. GS-TER-10"""
    return shape_gap(disc, outline(forest)) if inside((disc.x, disc.y), forest) else 0


@lru_cache(maxsize=256)
def outline(forest: Shape) -> Shape:
    return Shape.line([*forest.points, forest.points[0]])


# All lines between two bases


class Between(NamedTuple):
    """Two bases, and what a line from one to the other passes. A line is two numbers, which say where each base is left
    or met: the tangents of half the angles from the line between the middles."""

    a: Disc
    b: Disc
    forests: Sequence[Shape]
    discs: Sequence[Disc]
    shapes: Sequence[Shape]
    at_a: float
    at_b: float
    """how much it matters where exactly each base is left or met"""


class Square(NamedTuple):
    """Lines about the one in the middle, so much more or less at either end."""

    s: float
    u: float
    ds: float
    du: float


class Ray(NamedTuple):
    """A line: from where, in which direction, how far."""

    x: float
    y: float
    dx: float
    dy: float
    far: float


class Hair(NamedTuple):
    """How far from a line others are at most: at its beginning and at its end, and between as much more or less."""

    first: float
    last: float


NONE = Hair(0.0, 0.0)

Spot: TypeAlias = tuple[float, float]
"""A point as it is seen along a line: how far ahead, and how far to the side."""


def thin_line(
    a: Disc, b: Disc, forests: Sequence[Shape], discs: Sequence[Disc], shapes: Sequence[Shape]
) -> Sightline | None:
    """A line between two bases past all that stands between, which may pass the forests that these stand in; None if
    there is none. The same both ways. GS-LOS-09, GS-TER-08"""
    if b < a:
        line = thin_line(b, a, forests, discs, shapes)
        return (line[1], line[0]) if line is not None else None
    matters = [1.0 if any(overlaps(base, forest) for forest in forests) else OUTSIDE for base in (a, b)]
    lines = Between(a, b, forests, discs, [*shapes, *links(discs)], *matters)
    far = distance(a.x, a.y, b.x, b.y)
    lean = (b.r - a.r) / far
    widest = sqrt((1 + lean) / (1 - lean))
    squares: list[tuple[float, float, Square]] = []
    new = [Square(0.0, 0.0, widest, 1 / widest)]
    while new:
        for square in new:
            ray = ray_of(lines, square)
            about, hair = along(lines, ray), spread(lines, square)
            surely = least(about, hair)
            if surely > ENOUGH:
                continue
            deep = least(about, NONE)
            if deep <= ENOUGH:
                return ends(ray)
            if max(hair) > SMALLEST:
                heappush(squares, (deep, surely, square))
        new = halves(lines, heappop(squares)[-1]) if squares else []
    return None


def links(discs: Sequence[Disc]) -> Iterator[Shape]:
    """Between the middles of bases that touch: what passes there passes one of them."""
    for n, one in enumerate(discs):
        for other in discs[:n]:
            if (other.x - one.x) ** 2 + (other.y - one.y) ** 2 <= (other.r + one.r) ** 2:
                yield Shape.line([(one.x, one.y), (other.x, other.y)])


def ray_of(lines: Between, square: Square) -> Ray:
    """The line in the middle of a square, from the front of one base to the front of the other."""
    a, b = lines.a, lines.b
    dx, dy = b.x - a.x, b.y - a.y
    far = sqrt(dx * dx + dy * dy)
    vx, vy = dx / far, dy / far
    ahead, left = turn(square.s)
    back, right = turn(square.u)
    x, y = a.x + a.r * (vx * ahead - vy * left), a.y + a.r * (vy * ahead + vx * left)
    wx, wy = b.x - b.r * (vx * back + vy * right) - x, b.y - b.r * (vy * back - vx * right) - y
    whole = sqrt(wx * wx + wy * wy)
    return Ray(x, y, wx / whole, wy / whole, whole) if whole else Ray(x, y, vx, vy, 0.0)


def turn(half: float) -> tuple[float, float]:
    """Cosine and sine of the angle of whose half this is the tangent."""
    square = half * half
    return (1 - square) / (1 + square), 2 * half / (1 + square)


def ends(ray: Ray) -> Sightline:
    return (round(ray.x), round(ray.y)), (round(ray.x + ray.dx * ray.far), round(ray.y + ray.dy * ray.far))


def spread(lines: Between, square: Square) -> Hair:
    return Hair(arc(lines.a.r, square.s, square.ds), arc(lines.b.r, square.u, square.du))


def arc(r: int, half: float, more: float) -> float:
    """How far from the middle of its front the ends of an arc are at most."""
    nearest = max(0.0, abs(half) - more)
    return 2 * r * more / (1 + nearest * nearest)


def halves(lines: Between, square: Square) -> list[Square]:
    """A square cut in two where it is widest, and where that matters."""
    s, u, ds, du = square
    if arc(lines.a.r, s, ds) * lines.at_a >= arc(lines.b.r, u, du) * lines.at_b:
        return [Square(s - ds / 2, u, ds / 2, du), Square(s + ds / 2, u, ds / 2, du)]
    return [Square(s, u - du / 2, ds, du / 2), Square(s, u + du / 2, ds, du / 2)]


# What the line in the middle tells about all within a hair


class Along(NamedTuple):
    """All that a line passes, as it is seen along it."""

    far: float
    forests: list[list[Spot]]
    discs: list[tuple[Spot, int]]
    shapes: list[tuple[list[Spot], bool]]
    """and whether they are closed"""


def along(lines: Between, ray: Ray) -> Along:
    def spots(points: Sequence[Point]) -> list[Spot]:
        return [(dx * (px - x) + dy * (py - y), dx * (py - y) - dy * (px - x)) for px, py in points]

    x, y, dx, dy, far = ray
    discs = [(spot, disc.r) for disc in lines.discs for spot in spots([(disc.x, disc.y)])]
    shapes = [(spots(shape.points), shape.closed) for shape in lines.shapes]
    return Along(far, [spots(forest.points) for forest in lines.forests], discs, shapes)


def least(line: Along, hair: Hair) -> float:
    """How much forest a line within a hair of this one passes at least; more than any table measures if all of them are
    blocked or pass a whole piece."""
    if blocked(line, hair):
        return 1000.0 * INCH
    far, shorter, total = line.far, hair.first + hair.last, 0.0
    for forest in line.forests:
        passed = sure_stretches(forest, far, hair)
        if any(begin > 1 + shorter and end < far - 1 - shorter for begin, end in passed.whole):
            return 1000.0 * INCH
        total += passed.length
    return total * max(0.0, far - shorter) / far if far else 0.0


def blocked(line: Along, hair: Hair) -> bool:
    """Whether all lines within a hair of this one pass through the same thing. GS-LOS-02"""
    far = line.far
    for (ahead, aside), r in line.discs:
        if 0 < ahead < far and abs(aside) + hair.first + (hair.last - hair.first) * ahead / far < r:
            return True
    for spots, closed in line.shapes:
        if crossed(spots, closed, far, hair) or (closed and sure_stretches(spots, far, hair).length > 0):
            return True
    return False


def crossed(spots: list[Spot], closed: bool, far: float, hair: Hair) -> bool:
    """Whether all lines within a hair pass from one side of the same edge to the other."""
    for one, other in edges_of(spots, closed):
        near = nearby(one, other, far, hair)
        if near is not None and near.through and near.begin > 0 and near.end < far:
            return True
    return False


def edges_of(spots: list[Spot], closed: bool = True) -> Iterator[tuple[Spot, Spot]]:
    return zip(spots, [*spots[1:], spots[0]] if closed else spots[1:], strict=False)


class Passed(NamedTuple):
    """What is sure of a polygon on the way of all lines within a hair: how much of it is inside; and where it is
    inside, with a part before and a part behind that is outside: from the end of that before to the beginning of that
    behind."""

    length: float
    whole: list[tuple[float, float]]


def sure_stretches(spots: list[Spot], far: float, hair: Hair) -> Passed:
    """Between places where an edge is near, a line is either inside all the way or outside, and so are all others."""
    edges = list(edges_of(spots))
    close = [nearby(one, other, far, hair) for one, other in edges]
    unsure = joined([(edge.begin, edge.end) for edge in close if edge is not None])
    passings = [t for one, other in edges if (t := passing(one, other)) is not None]
    length, whole = 0.0, []
    outside: float | None = None  # where the last part ends that is surely outside
    within = False
    begin = 0.0
    for before, behind in [*unsure, (far, far)]:
        first, last = max(begin, 0.0), min(before, far)
        if first < last:
            middle = (first + last) / 2
            if sum(t < middle for t in passings) % 2:
                length += last - first
                within = True
            else:
                if within and outside is not None:
                    whole.append((outside, first))
                outside, within = last, False
        begin = max(begin, behind)
    return Passed(length, whole)


class Near(NamedTuple):
    """Where a line may be within a hair of an edge, and whether this passes all that is so near from one side to the
    other."""

    begin: float
    end: float
    through: bool


def nearby(one: Spot, other: Spot, far: float, hair: Hair) -> Near | None:
    """None if it is nowhere so near."""
    (ahead, aside), (beyond, side) = one, other
    first, last = hair
    most = first if first > last else last
    if (aside > most and side > most) or (aside < -most and side < -most):
        return None
    if first != last:  # as much as counts from the beginning of the edge to its end
        start, stop = (ahead, beyond) if ahead < beyond else (beyond, ahead)
        place = min(far, stop + most) if last > first else max(0.0, start - most)
        most = first + (last - first) * min(far, max(0.0, place)) / far if far else most
    if aside > side:
        ahead, aside, beyond, side = beyond, side, ahead, aside
    if aside > most or side < -most:
        return None
    rise = side - aside
    low = ahead if aside >= -most else ahead + (beyond - ahead) * (-most - aside) / rise
    high = beyond if side <= most else ahead + (beyond - ahead) * (most - aside) / rise
    through = aside < -most and side > most
    return Near(low - most, high + most, through) if low < high else Near(high - most, low + most, through)


def passing(one: Spot, other: Spot) -> float | None:
    """How far along the line an edge is passed; None if it is not."""
    (ahead, aside), (beyond, side) = one, other
    if (aside >= 0) == (side >= 0):
        return None
    return ahead + (beyond - ahead) * aside / (aside - side)
