"""Bounds on where a base can stand. What must be placed is forced aside only if there is no room. GB-PLC-03.

For a square of the table the functions here say with certainty that a base can stand at none of its points, or that it
has to be looked at more closely (see geometry/room.py).
"""

from functools import lru_cache
from math import inf
from typing import NamedTuple

from theomachy.exact import distance, total
from theomachy.games.godbreaker.rules.measuring import CONTACT, Based, levels_of
from theomachy.games.godbreaker.rules.standing import floors
from theomachy.games.godbreaker.state import FIELD, UNIT, Saga
from theomachy.geometry.moving import touching
from theomachy.geometry.patches import Patches, Stretch, joined
from theomachy.geometry.plane import Disc, Shape, overlaps


class Spread(NamedTuple):
    """All points within a distance of a middle, on one level, for a base of this radius."""

    x: int
    y: int
    far: int
    r: int
    level: int


class Ways(NamedTuple):
    """Bounds on the lengths of the ways from a base to all points of a spread, from middle to middle.

    `straight` is True if all of these ways are straight lines.
    """

    least: float
    most: float
    straight: bool


class Full(NamedTuple):
    """The things in the way of a base: all on one level of the table, except one model."""

    bases: tuple[tuple[int, int, int], ...]
    barricades: tuple[Shape, ...]
    floors: tuple[Shape, ...]
    """Terrain that can carry a base, on a level above the ground. GB-ADV-LVL-01."""

    def covers(self, spread: Spread) -> bool:
        """Return True if a base can stand at no point of a spread. GB-PLC-01."""
        x, y, far, r, level = spread
        for bx, by, br in self.bases:
            sure = r + br - far
            if sure > 0 and (bx - x) ** 2 + (by - y) ** 2 < sure * sure:
                return True
        if r > far and any(overlaps(Disc(x, y, r - far), shape) for shape in self.barricades):
            return True
        return level > 0 and not any(overlaps(Disc(x, y, far + 1), shape) for shape in self.floors)


def full(t: Saga, level: int, but: int) -> Full:
    bases = [model for model in t.models if model.where == FIELD and model.level == level and model.number != but]
    markers = [marker for marker in t.markers if marker.level == level]
    return Full(
        (*[(base.x, base.y, base.r) for base in bases], *[(base.x, base.y, base.r) for base in markers]),
        tuple(shape for _, shape in t.ground.barricades_at(level)),
        tuple(floors(t, level)),
    )


# Ranges


def surely_beyond(t: Saga, of: Based, spread: Spread, units: int) -> bool:
    """Return True if a base at no point of a spread is within a range. GB-PLC-02, GB-A-08, GB-A-10."""
    short = -spread.r if units else spread.r
    ways = ways_to(t, of, spread)
    length = ways.least - of.r - short
    if length >= (units + 1) * UNIT:
        return True
    if not units:
        return t.setup.rulings.strict_zero and crow(of, spread) - spread.far - of.r - spread.r > CONTACT + 1
    whole = max(0, int(length // UNIT))
    return ways.straight and whole + least_added(t, of, spread, ways.least - short) > units


def surely_within(t: Saga, of: Based, spread: Spread, units: int) -> bool:
    """Return True if a base at every point of a spread has a part within a range. GB-PLC-02, GB-A-11."""
    ways = ways_to(t, of, spread)
    length = ways.most - of.r - spread.r
    if length >= (units + 1) * UNIT:
        return False
    whole = max(0, int(length // UNIT))
    more = most_added(t, of, spread, ways.most - spread.r) if ways.straight else whole
    return whole + more <= units


def crow(of: Based, spread: Spread) -> float:
    return distance(of.x, of.y, spread.x, spread.y)


def ways_to(t: Saga, of: Based, spread: Spread) -> Ways:
    """Return bounds on the lengths of the ways from a base to all points of a spread.

    Where no wall comes near, a way to one point leads on to all others, so that none of these ways is much longer or
    shorter. GB-MEA-06, GB-ADV-LVL-02, GB-ADV-LVL-06.
    """
    far, apart = crow(of, spread), abs(of.level - spread.level)
    least, most = max(0.0, far - spread.far - 1), far + spread.far + 1
    if t.setup.levels and (apart or len(levels_of(t, of)) > 1):
        return Ways(inf if apart > 1 and len(levels_of(t, of)) == 1 else least, inf, False)
    walls = t.ground.walls.get((of.level, spread.level))
    if walls is None:
        return Ways(least, most, True)
    if any(overlaps(Disc(spread.x, spread.y, spread.far + 1), wall) for wall in walls.shapes):
        return Ways(least, inf, False)
    start, end = (of.x, of.y), (spread.x, spread.y)
    route = walls.route(start, end)
    if route is None:
        return Ways(inf, inf, False)
    straight = len(route.points) == 2 and not touching(start, end, spread.far + 1, walls.shapes)
    return Ways(max(least, route.length - spread.far - 1), route.length + spread.far + 1, straight)


# Area terrain. Where two lines from one point end near each other, they run near each other all the way.


ASIDE = 3
"""Bound on how far a line runs aside, as a multiple of the distance between the ends of two lines.

It holds if that distance is small compared with the length of the line.
"""


def runs_along(of: Based, spread: Spread) -> bool:
    return crow(of, spread) >= max(4 * spread.far, spread.r, 1)


def least_added(t: Saga, of: Based, spread: Spread, stop: float) -> int:
    """Return the fewest units that area terrain adds on any line to a spread. GB-MEA-04.

    Only terrain deep enough inside a piece to lie on all these lines is counted.
    """
    areas = t.ground.areas.get(of.level)
    if areas is None or not runs_along(of, spread):
        return 0
    start, end = (of.x, of.y), (2 * spread.x - of.x, 2 * spread.y - of.y)
    until, aside = min(stop, 2 * crow(of, spread)), ASIDE * spread.far + 2
    deep = [
        stretch
        for shape in areas.shapes
        for stretch in without(
            Patches([shape]).stretches(*start, *end, of.r, until), touching(start, end, aside, [outline(shape)])
        )
    ]
    lengths = [last - first - 2 for first, last in joined(deep)]
    if t.setup.rulings.terrain_per_patch:
        return sum(int(length // UNIT) for length in lengths if length > 0)
    return max(0, int(total(lengths) // UNIT))


def most_added(t: Saga, of: Based, spread: Spread, stop: float) -> int:
    """Return the most units that area terrain can add on any line to a spread. GB-MEA-04."""
    areas = t.ground.areas.get(of.level)
    if areas is None:
        return 0
    if not runs_along(of, spread):
        return max(0, int((stop - of.r) // UNIT))
    start, end = (of.x, of.y), (2 * spread.x - of.x, 2 * spread.y - of.y)
    near = touching(start, end, ASIDE * spread.far + 2, areas.shapes)
    lengths = [min(last, stop) - max(first, of.r) for first, last in near]
    return int((total(length for length in lengths if length > 0) + 2) // UNIT)


@lru_cache(1024)
def outline(shape: Shape) -> Shape:
    """Return the edge of a polygon, without its inside."""
    return Shape.line((*shape.points, shape.points[0]))


def without(stretches: list[Stretch], gaps: list[Stretch]) -> list[Stretch]:
    """Return the parts of some stretches that lie outside the gaps."""
    for begin, end in gaps:
        stretches = [
            part
            for first, last in stretches
            for part in ((first, min(last, begin)), (max(first, end), last))
            if part[0] < part[1]
        ]
    return stretches
