"""GS-TER-08, GS-TER-09: lines that pass through an inch of forest at most.

Of a line from one base to another only the part between the two counts. Lines are tried on a grid of their ends, and
the best of them are bettered in ever smaller steps, so that a hair of forest more or less is told apart.
"""

from functools import lru_cache
from math import sqrt
from typing import TypeAlias

from theomachy.geometry.plane import INCH, Disc, Patches, Point, Shape, gap, inside, shape_gap

Sightline: TypeAlias = tuple[Point, Point]

FOREST = INCH
"""How much forest one sees through. GS-TER-08"""
GRID = 4
"""Ends of lines that are tried to either side of the middle."""
SMALLEST = 0.001
"""Where bettering a line stops, as a part of a base's radius."""
BETTERED, HOPELESS = 3, 2 * INCH
"""Lines that are bettered, and how much forest is too much for that."""


def thin(line: Sightline, forests: tuple[Shape, ...]) -> bool:
    """Whether a line of sight may pass these forests. GS-TER-08, GS-TER-09"""
    return depth(line, forests) <= FOREST


def depth(line: Sightline, forests: tuple[Shape, ...]) -> int:
    """How much forest a line passes; more than any table measures if it passes a whole piece."""
    (ax, ay), (bx, by) = line
    whole = sqrt((bx - ax) ** 2 + (by - ay) ** 2)
    total = 0.0
    for forest in forests:
        for begin, end in Patches([forest]).stretches(ax, ay, bx, by):
            if begin > 1 and end < whole - 1:
                return 1000 * INCH
            total += end - begin
    return round(total)


def too_deep(a: Disc, b: Disc, forests: tuple[Shape, ...]) -> bool:
    """Whether no line can do, because both together stand too deep in the wood and too far apart: a glance before lines
    are tried."""
    if gap(a, b) <= FOREST:
        return False
    return sum([edge(disc, forest) for disc in (a, b) for forest in forests]) > FOREST


def edge(disc: Disc, forest: Shape) -> int:
    """How deep in a forest a base stands, rounded down; 0 if some of it is outside. GS-TER-10"""
    return shape_gap(disc, outline(forest)) if inside((disc.x, disc.y), forest) else 0


@lru_cache(maxsize=256)
def outline(forest: Shape) -> Shape:
    return Shape.line([*forest.points, forest.points[0]])


@lru_cache(maxsize=4096)
def thin_lines(a: Disc, b: Disc, forests: tuple[Shape, ...]) -> tuple[Sightline, ...]:
    """Lines between two bases that may pass the forests which these stand in. The same both ways. GS-LOS-09"""
    if b < a:
        return tuple([(q, p) for p, q in thin_lines(b, a, forests)])
    ends = [n / GRID for n in range(-GRID, GRID + 1)]
    tried = {(s, u): depth(line_at(a, b, s, u), forests) for s in ends for u in ends}
    passing = [line_at(a, b, *turn) for turn, deep in tried.items() if deep <= FOREST]
    if not passing:
        promising = [turn for turn in tried if tried[turn] < HOPELESS]
        best = sorted(promising, key=lambda turn: (tried[turn], turn))[:BETTERED]
        lines = [bettered(a, b, turn, forests) for turn in best]
        passing = [line for line in lines if thin(line, forests)]
    return tuple(passing)


def bettered(a: Disc, b: Disc, start: tuple[float, float], forests: tuple[Shape, ...]) -> Sightline:
    """The line with the least forest that is found by small steps from another."""
    step, (s, u) = 1 / GRID, start
    least = depth(line_at(a, b, s, u), forests)
    while step > SMALLEST and least > FOREST:
        around = [(s + i * step, u + j * step) for i in (-1, 0, 1) for j in (-1, 0, 1)]
        depths = [(depth(line_at(a, b, *turn), forests), turn) for turn in around if max(map(abs, turn)) <= 1]
        deep, turn = min(depths)
        if deep < least:
            least, (s, u) = deep, turn
        else:
            step /= 2
    return line_at(a, b, s, u)


def line_at(a: Disc, b: Disc, s: float, u: float) -> Sightline:
    """The line from the front of one base to the front of another; s and u say how far its ends are to the left of the
    line between the middles, as parts of the radius."""
    dx, dy = b.x - a.x, b.y - a.y
    far = sqrt(dx * dx + dy * dy)
    vx, vy = dx / far, dy / far
    ahead, back = sqrt(1 - s * s), sqrt(1 - u * u)
    p = round(a.x + a.r * (vx * ahead - vy * s)), round(a.y + a.r * (vy * ahead + vx * s))
    q = round(b.x - b.r * (vx * back + vy * u)), round(b.y - b.r * (vy * back - vx * u))
    return p, q
