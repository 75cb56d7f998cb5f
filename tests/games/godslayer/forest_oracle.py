"""Sight through forests, looked for in another way: very many lines at once, then more about the best of them.

A line is taken by where it leaves the one base and meets the other. What is wrong with it is how much forest too much
it passes, how long it is in a piece that it passes whole, and how deep in what stands between; nought if nothing is.
The search knows nothing of how the game looks for such a line. A line that the game has found is measured with shapely.
"""

from collections.abc import Iterator, Sequence
from math import pi
from random import Random
from typing import Any, NamedTuple

import numpy as np
from shapely.geometry import LineString, Point, Polygon

from theomachy.games.godslayer.rules.space.forest_sight import FOREST, thin, too_deep
from theomachy.games.godslayer.rules.space.line_of_sight import ends, through_forests
from theomachy.geometry.plane import INCH, Disc, Shape, overlap, overlaps
from theomachy.geometry.sight import sight

Array = np.ndarray[Any, np.dtype[np.float64]]
TABLE = 40 * INCH
RADII = (1500, 2000, 2500)
FIRST, BEST, AROUND, ROUNDS = 121, 24, 9, 12
"""Ends that are tried on each base at first, how many of the best lines are looked at again, ends that are tried about
each of them, and how often."""


class Situation(NamedTuple):
    a: Disc
    b: Disc
    forests: tuple[Shape, ...]
    discs: tuple[Disc, ...]
    shapes: tuple[Shape, ...]


# Situations


def situations(seed: int) -> Iterator[Situation]:
    """Two bases, at least one of them at the edge of a wood, and some that stand more or less between: those in which
    no glance tells whether they see each other."""
    random = Random(seed)
    while True:
        made = situation(random)
        if made is not None and is_hard(made):
            yield made


def situation(random: Random) -> Situation | None:
    wood = grown(random)
    one = Disc(*near_edge(random, wood), random.choice(RADII))
    place = near_edge(random, wood) if random.random() < 0.3 else anywhere(random, one)
    other = Disc(*place, random.choice(RADII))
    if overlap(one, other) or not (overlaps(one, wood) or overlaps(other, wood)):
        return None
    bases = [standing(random, one, other) for _ in range(random.randrange(5))]
    walls = [fence(random, one, other) for _ in range(random.choice((0, 0, 0, 1)))]
    discs = [base for base in bases if not overlap(base, one) and not overlap(base, other)]
    shapes = [wall for wall in walls if not overlaps(one, wall) and not overlaps(other, wall)]
    return Situation(one, other, (wood,), tuple(discs), tuple(shapes))


def is_hard(made: Situation) -> bool:
    """Whether neither the depth at which they stand nor the first line past all that stands between decides."""
    a, b, forests, discs, shapes = made
    if too_deep(a, b, forests):
        return False
    line = sight(ends(a), ends(b), discs, shapes).line
    return line is not None and not thin(line, forests)


def game_sees(made: Situation) -> Any:
    """What the game says: the line, or None."""
    a, b, forests, discs, shapes = made
    seen = through_forests(ends(a), ends(b), discs, shapes, forests)
    assert seen is not None
    return seen.line


def grown(random: Random) -> Shape:
    """A wood of about ten corners, some of them turned in."""
    middle, size = TABLE // 2, random.randint(2, 5) * INCH
    corners = random.randint(6, 13)
    return Shape.polygon(
        [
            (round(middle + far * np.cos(turn)), round(middle + far * np.sin(turn)))
            for n in range(corners)
            for turn, far in [(2 * pi * n / corners, size * random.uniform(0.7, 1.1))]
        ]
    )


def near_edge(random: Random, wood: Shape) -> tuple[int, int]:
    """A place about an inch or two from an edge."""
    x0, y0, x1, y1 = random.choice(wood.edges)
    part = random.random()
    x, y, far = round(x0 + (x1 - x0) * part), round(y0 + (y1 - y0) * part), 2 * INCH
    return x + random.randint(-far, far), y + random.randint(-far, far)


def anywhere(random: Random, one: Disc) -> tuple[int, int]:
    far = 8 * INCH
    return one.x + random.randint(-far, far), one.y + random.randint(-far, far)


def standing(random: Random, one: Disc, other: Disc) -> Disc:
    part, aside = random.random(), random.uniform(-1.5, 1.5) * 2000
    dx, dy = other.x - one.x, other.y - one.y
    far = np.hypot(dx, dy)
    x, y = one.x + dx * part - dy / far * aside, one.y + dy * part + dx / far * aside
    return Disc(round(x), round(y), random.choice(RADII))


def fence(random: Random, one: Disc, other: Disc) -> Shape:
    x, y, _ = standing(random, one, other)
    turn, long = random.uniform(0, pi), random.randint(1, 3) * INCH
    c, s = np.cos(turn), np.sin(turn)
    corners = ((-long, -300), (long, -300), (long, 300), (-long, 300))
    return Shape.polygon([(round(x + u * c - v * s), round(y + u * s + v * c)) for u, v in corners])


# Looking for a line


def found(situation: Situation, margin: float) -> bool:
    """Whether a line is found that would still do with bases so much smaller, all else so much larger, and so much less
    of the forest."""
    a, b = situation.a, situation.b
    straight = np.arctan2(b.y - a.y, b.x - a.x)
    turns = np.linspace(-0.75 * pi, 0.75 * pi, FIRST)
    s, u = (grid.ravel() for grid in np.meshgrid(turns, turns))
    step = turns[1] - turns[0]
    for _ in range(ROUNDS):
        wrong = faults(situation, straight + s, straight + pi + u, margin)
        if not wrong.min():
            return True
        best = np.argsort(wrong, kind="stable")[:BEST]
        around = np.linspace(-step, step, AROUND)
        ds, du = (grid.ravel() for grid in np.meshgrid(around, around))
        s, u = (s[best][:, None] + ds).ravel(), (u[best][:, None] + du).ravel()
        step /= 3
    return False


def faults(situation: Situation, one: Array, other: Array, margin: float) -> Array:
    a, b, forests, discs, shapes = situation
    px, py = a.x + (a.r - margin) * np.cos(one), a.y + (a.r - margin) * np.sin(one)
    dx, dy = b.x + (b.r - margin) * np.cos(other) - px, b.y + (b.r - margin) * np.sin(other) - py
    far = np.hypot(dx, dy)
    dx, dy = dx / far, dy / far
    wrong, deep = np.zeros_like(far), np.zeros_like(far)
    for x, y, r in discs:
        ahead, aside = dx * (x - px) + dy * (y - py), dx * (y - py) - dy * (x - px)
        wrong += np.where((ahead > 0) & (ahead < far), np.maximum(0, r + margin - np.abs(aside)), 0)
    for shape in shapes:
        begin, end = stretches(
            list(Polygon(shape.points).buffer(margin, join_style="mitre").exterior.coords)[:-1], px, py, dx, dy, far
        )
        wrong += (end - begin).sum(axis=0)
    for forest in forests:
        begin, end = stretches(forest.points, px, py, dx, dy, far)
        length = end - begin
        deep += length.sum(axis=0)
        wrong += np.where((begin > 1) & (end < far - 1), length, 0).sum(axis=0)
    return wrong + np.maximum(0, deep - (FOREST + 0.5 - margin))


def stretches(
    corners: Sequence[tuple[float, float]], px: Array, py: Array, dx: Array, dy: Array, far: Array
) -> tuple[Array, Array]:
    """Where lines are inside a polygon, one row a stretch; as many rows as there may be."""
    points = np.array(corners, dtype=float)
    x, y = points[:, 0][:, None] - px, points[:, 1][:, None] - py
    ahead, aside = dx * x + dy * y, dx * y - dy * x
    beyond, side = np.roll(ahead, -1, axis=0), np.roll(aside, -1, axis=0)
    with np.errstate(divide="ignore", invalid="ignore"):
        passed = np.where((aside >= 0) != (side >= 0), ahead + (beyond - ahead) * aside / (aside - side), np.inf)
    passed = np.sort(passed, axis=0)
    passed = passed[: len(passed) // 2 * 2]
    begin, end = np.clip(passed[0::2], 0, far), np.clip(passed[1::2], 0, far)
    return begin, end


# Measuring a line


def holds(situation: Situation, line: tuple[tuple[int, int], tuple[int, int]], hair: float = 3) -> bool:
    """Whether a line does, but for the rounding of its ends: from base to base, past all, through an inch of forest."""
    drawn = LineString(line)
    for base, end in ((situation.a, line[0]), (situation.b, line[1])):
        if Point(base.x, base.y).distance(Point(end)) > base.r + hair:
            return False
    if any(drawn.distance(Point(disc.x, disc.y)) < disc.r - hair for disc in situation.discs):
        return False
    if any(drawn.intersection(Polygon(shape.points).buffer(-hair)).length for shape in situation.shapes):
        return False
    parts = [drawn.intersection(Polygon(forest.points)) for forest in situation.forests]
    return sum(part.length for part in parts) <= FOREST + 2 * hair
