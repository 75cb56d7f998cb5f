"""GS-TER-08, GS-TER-09: lines that pass through an inch of forest at most.

Only the part of a line between its two bases counts. All lines between two bases form a square of two numbers: where on
its front the one base is left, and where on its front the other is met. The lines of a small square within it run in a
narrow band about the line in the middle. Where no edge of a forest or of an obstacle comes into the band, all its lines
pass the same things as the middle line.

The search leaves out squares of which no line can be free. It ends at a square whose middle line is free. All others
are cut in two, down to squares whose lines the grid of the table cannot tell apart.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from heapq import heappop, heappush
from math import sqrt
from typing import NamedTuple, TypeAlias

from theomachy.exact import distance
from theomachy.games.godslayer.rules.space.bands import Along, Band, Ray, Spot, least, spots, trouble
from theomachy.geometry.plane import INCH, Disc, Patches, Point, Shape, gap, inside, shape_gap

Sightline: TypeAlias = tuple[Point, Point]

FOREST = INCH
"""Depth of forest that a line of sight may pass, in plane units. GS-TER-08."""
ENOUGH = FOREST + 0.5
"""Limit of that depth before it is rounded."""
SMALLEST = 0.25
"""Distance between the lines of a square below which it is not cut further, in plane units."""


def thin(line: Sightline, forests: tuple[Shape, ...]) -> bool:
    """Return True if a line of sight may pass these forests. GS-TER-08, GS-TER-09."""
    return depth(line, forests) <= FOREST


def depth(line: Sightline, forests: tuple[Shape, ...]) -> int:
    """Return how much forest a line passes, or more than any table measures if it passes a whole piece."""
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
    """Return True if two bases stand too deep in forests and too far apart for any line.

    This is a cheap check before lines are searched.
    """
    if gap(a, b) <= FOREST:
        return False
    return sum([edge(disc, forest) for disc in (a, b) for forest in forests]) > FOREST


def edge(disc: Disc, forest: Shape) -> int:
    """Return how deep in a forest a base stands, rounded down, or 0 if part of it is outside. GS-TER-10."""
    return shape_gap(disc, outline(forest)) if inside((disc.x, disc.y), forest) else 0


@lru_cache(maxsize=256)
def outline(forest: Shape) -> Shape:
    return Shape.line([*forest.points, forest.points[0]])


# All lines between two bases


class Between(NamedTuple):
    """All lines between two bases, with the forests and obstacles that they may pass.

    A line is two numbers, which say where each base is left or met: the tangents of half the angles from the line
    between the middles.
    """

    a: Disc
    b: Disc
    forests: Sequence[Shape]
    discs: Sequence[Disc]
    shapes: Sequence[Shape]


class Square(NamedTuple):
    """The lines about one in the middle, given by how much they may differ from it at either end."""

    s: float
    u: float
    ds: float
    du: float


def thin_line(
    a: Disc, b: Disc, forests: Sequence[Shape], discs: Sequence[Disc], shapes: Sequence[Shape]
) -> Sightline | None:
    """Return a line of sight between two bases through the forests in which they stand, or None.

    It goes past all other obstacles, and is the same both ways. GS-LOS-09, GS-TER-08.
    """
    if b < a:
        line = thin_line(b, a, forests, discs, shapes)
        return (line[1], line[0]) if line is not None else None
    lines = Between(a, b, forests, discs, [*chained(shapes), *links(discs)])
    far = distance(a.x, a.y, b.x, b.y)
    lean = (b.r - a.r) / far
    widest = sqrt((1 + lean) / (1 - lean))
    squares: list[tuple[float, float, list[Square]]] = []
    new = [Square(0.0, 0.0, widest, 1 / widest)]
    while new:
        for square in new:
            ray = ray_of(lines, square)
            passed = along(lines, ray)
            surely = least(passed, band_of(lines, square, ray))
            if surely > ENOUGH:
                continue
            deep = least(passed, Band(0.0, ray.far))
            if deep <= ENOUGH:
                return ends(ray)
            if max(arcs(lines, square)) > SMALLEST:
                heappush(squares, (deep, surely, halves(lines, square, trouble(passed, ray.far))))
        new = heappop(squares)[-1] if squares else []
    return None


def links(discs: Sequence[Disc]) -> Iterator[Shape]:
    """Yield the line between the middles of each two bases that touch: a line that crosses it passes one of them.

    A haze may share its middle with the model in it, and nothing is between those two.
    """
    for n, one in enumerate(discs):
        for other in discs[:n]:
            if 0 < (other.x - one.x) ** 2 + (other.y - one.y) ** 2 <= (other.r + one.r) ** 2:
                yield Shape.line([(one.x, one.y), (other.x, other.y)])


def chained(shapes: Sequence[Shape]) -> list[Shape]:
    """Return the shapes, with walls that meet at a corner joined, so that no line passes through the corner."""
    chains: list[list[Point]] = []
    for wall in [list(shape.points) for shape in shapes if not shape.closed]:
        whole = wall
        for chain in [chain for chain in chains if {chain[0], chain[-1]} & {wall[0], wall[-1]}]:
            if whole[0] not in (chain[0], chain[-1]):
                whole = whole[::-1]
            if whole[0] in (chain[0], chain[-1]):
                chains.remove(chain)
                whole = [*(chain if chain[-1] == whole[0] else chain[::-1]), *whole[1:]]
        chains.append(whole)
    return [*[shape for shape in shapes if shape.closed], *map(Shape.line, chains)]


def ray_of(lines: Between, square: Square) -> Ray:
    """Return the line in the middle of a square, from the front of one base to the front of the other."""
    x, y = left_at(lines.a, lines.b, square.s)
    bx, by = left_at(lines.b, lines.a, -square.u)
    dx, dy = bx - x, by - y
    far = sqrt(dx * dx + dy * dy)
    return Ray(x, y, dx / far, dy / far, far) if far else Ray(x, y, 1.0, 0.0, 0.0)


def left_at(base: Disc, other: Disc, half: float) -> tuple[float, float]:
    """Return the point on its front at which a base is left for another."""
    dx, dy = other.x - base.x, other.y - base.y
    far = sqrt(dx * dx + dy * dy)
    square = half * half
    ahead, left = (1 - square) / (1 + square) * base.r / far, 2 * half / (1 + square) * base.r / far
    return base.x + dx * ahead - dy * left, base.y + dy * ahead + dx * left


def ends(ray: Ray) -> Sightline:
    return (round(ray.x), round(ray.y)), (round(ray.x + ray.dx * ray.far), round(ray.y + ray.dy * ray.far))


def arcs(lines: Between, square: Square) -> tuple[float, float]:
    """Return how far the lines of a square begin and end from its middle line at most, along the fronts."""
    return arc(lines.a.r, square.s, square.ds), arc(lines.b.r, square.u, square.du)


def arc(r: int, half: float, more: float) -> float:
    nearest = max(0.0, abs(half) - more)
    return 2 * r * more / (1 + nearest * nearest)


def halves(lines: Between, square: Square, where: float) -> list[Square]:
    """Return the two halves of a square, cut so that their lines are nearer to each other at a part of the way."""
    s, u, ds, du = square
    first, last = arcs(lines, square)
    if first * (1 - where) >= last * where:
        return [Square(s - ds / 2, u, ds / 2, du), Square(s + ds / 2, u, ds / 2, du)]
    return [Square(s, u - du / 2, ds, du / 2), Square(s, u + du / 2, ds, du / 2)]


# Obstacles and bands


def along(lines: Between, ray: Ray) -> Along:
    discs = [(spot, disc.r) for disc in lines.discs for spot in spots(ray, [(disc.x, disc.y)])]
    shapes = [(spots(ray, shape.points), shape.closed) for shape in lines.shapes]
    return Along([spots(ray, forest.points) for forest in lines.forests], discs, shapes)


def band_of(lines: Between, square: Square, ray: Ray) -> Band | None:
    """Return the band in which the lines of a square run, or None if the square is too large for one."""
    a, b = lines.a, lines.b
    s, u, ds, du = square
    first, last = arcs(lines, square)
    back, front, low, high = extent(spots(ray, [left_at(a, b, s + more) for more in (-ds, 0, ds)]), first, a.r)
    near, far, right, left = extent(spots(ray, [left_at(b, a, more - u) for more in (-du, 0, du)]), last, b.r)
    length = near - front
    if length <= 0:
        return None
    sooner_or_later = max(-back, front, ray.far - near, far - ray.far)
    shift = sooner_or_later / length  # by how much of its way a line may be ahead of the one in the middle
    low_rise, high_rise = (right - low) / ray.far, (left - high) / ray.far
    low, high = low - abs(right - low) * shift, high + abs(left - high) * shift
    return Band(front, near, low, low_rise, high, high_rise)


def extent(arc: list[Spot], half: float, r: int) -> tuple[float, float, float, float]:
    """Return how far ahead and to the side an arc reaches, given its tips and its middle.

    Between these points it bends by a limited amount.
    """
    bend = half * half / (8 * r)
    aheads, asides = [ahead for ahead, _ in arc], [aside for _, aside in arc]
    return min(aheads) - bend, max(aheads) + bend, min(asides) - bend, max(asides) + bend
