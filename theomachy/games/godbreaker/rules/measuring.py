"""Measuring: distances in whole units, with area terrain and the way round impassable barricades. GB-MEA."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise
from math import inf, isqrt
from typing import Protocol, TypeVar

from theomachy.exact import total
from theomachy.games.godbreaker.rules.values import rank
from theomachy.games.godbreaker.state import FIELD, UNIT, At, Marker, Model, Saga
from theomachy.geometry.patches import Stretch
from theomachy.geometry.paths import Route, Walls
from theomachy.geometry.plane import Disc, Patches, Point, Round, crosses, shape_gap


class Based(Round, Protocol):
    """Anything that has a place: a model, a marker, a token, or a place itself."""

    @property
    def level(self) -> int: ...


B = TypeVar("B", bound=Based)
ZERO = 0
FAR_UNITS = 200
"""A number of units that no measure on any table reaches."""
MAX_LINES = 1024
"""Number of lines whose stretches of area terrain are cached."""


def distance(a: Based, b: Based) -> int:
    """Return the distance between two middles, rounded down to the grid."""
    dx, dy = a.x - b.x, a.y - b.y
    return isqrt(dx * dx + dy * dy)


def gap(a: Based, b: Based) -> int:
    """Return the gap between the nearest points of two bases, in a straight line. GB-MEA-01, GB-A-03."""
    return max(0, distance(a, b) - a.r - b.r)


def way_gap(t: Saga, a: Based, b: Based) -> float:
    """Return the gap between two bases by the shortest way round impassable barricades. GB-MEA-06.

    It is infinite if there is no way.
    """
    walls = t.ground.walls.get((a.level, b.level))
    if walls is None:
        return gap(a, b)
    route = walls.route((b.x, b.y), (a.x, a.y))  # from b, which many calls share: its first legs are cached
    return max(0, route.length - a.r - b.r) if route is not None else inf


def spot_of(model: Model) -> At:
    """Return the place where a model stands, on its real level even if it is Unbound. GB-ADV-LVL-06."""
    return At(model.x, model.y, model.r, model.level)


# Measures


def measure(t: Saga, a: Based, b: Based, most: int = FAR_UNITS) -> int | None:
    """Return the range from one base to another in whole units; None if it is out of any range.

    The first base is the one that measures. A range that is certainly more than `most` may be None, too.

    GB-MEA-01 to 06, GB-A-03 to 06, GB-ADV-LVL-02, GB-ADV-LVL-03.
    """
    if t.setup.levels:
        return measure_over_levels(t, a, b, most)
    return measure_line(t, a, b, a.r, b.r, a.level, b.level, most)


def measure_over_levels(t: Saga, a: Based, b: Based, most: int) -> int | None:
    """Return the shortest range from any level on which the measuring base may count as being.

    A model that is Unbound shifts its own level, never that of another. GB-ADV-LVL-06, GB-A-65.
    """
    ranges = [measure_line(t, a, b, a.r, b.r, own, b.level, most) for own in levels_of(t, a)]
    return min([units for units in ranges if units is not None], default=None)


def levels_of(t: Saga, of: Based) -> range:
    """Return the levels on which a base may count as being. GB-ADV-LVL-06."""
    reach = rank(t, of, "unbound") if isinstance(of, Model) else 0
    return range(max(0, of.level - reach), of.level + reach + 1)


def measure_line(
    t: Saga, a: Based, b: Based, skip: int, short: int, from_level: int, to_level: int, most: int = FAR_UNITS
) -> int | None:
    """Return the whole units along the line between two middles, cut at both ends; None if out of range.

    The first `skip` and the last `short` of the line are not counted; a negative value makes the line longer.
    """
    apart = from_level - to_level
    if apart > 1 or apart < -1:
        return None
    ground = t.ground
    dx, dy = a.x - b.x, a.y - b.y
    length = isqrt(dx * dx + dy * dy) - skip - short
    if length >= (most + 1) * UNIT:
        return None
    if ground.walls:
        walls = ground.walls.get((from_level, to_level))
        if walls is not None:
            route = route_round(t, walls, a, b, skip, short, from_level, to_level, (most + 1) * UNIT + skip + short)
            if route is None:
                return None
            if len(route.points) > 2:
                return measure_route(t, route, skip, short, from_level, to_level)
    if length < UNIT:
        return 0
    if not ground.areas:
        return length // UNIT
    return length // UNIT + added(t, [(a.x, a.y), (b.x, b.y)], skip, short, from_level, to_level)


def route_round(
    t: Saga,
    walls: Walls,
    a: Based,
    b: Based,
    skip: int,
    short: int,
    from_level: int,
    to_level: int,
    most: int | None = None,
) -> Route | None:
    """Return the shortest way; if equal, the one with less terrain, then with fewer barricades. GB-A-06."""
    routes = list(walls.routes((a.x, a.y), (b.x, b.y), most))
    if len(routes) < 2:
        return routes[0] if routes else None

    def worse(route: Route) -> tuple[int, int]:
        terrain = added(t, route.points, skip, short, from_level, to_level)
        return terrain, len(barricades_across(t, route.points, from_level, to_level))

    return min(routes, key=worse)


def measure_route(t: Saga, route: Route, skip: int, short: int, from_level: int, to_level: int) -> int:
    """Return the whole units along a way with corners, cut at both ends. GB-MEA-06, GB-A-06."""
    length = max(0, route.length - skip - short)
    return length // UNIT + added(t, route.points, skip, short, from_level, to_level)


def added(t: Saga, points: Sequence[Point], skip: int, short: int, from_level: int, to_level: int) -> int:
    """Return the whole units that area terrain adds to a line: one for each unit inside.

    The fraction is dropped once for all stretches together, or for each by the table option. Between two levels,
    terrain of the first level counts in the first half of the line, terrain of the second in the other half. GB-MEA-04,
    GB-A-04, GB-ADV-LVL-03, GB-A-65.
    """
    lengths = stretches(t, points, skip, short, from_level, to_level)
    if t.setup.rulings.terrain_per_patch:
        return sum(round(length) // UNIT for length in lengths)
    return round(total(lengths)) // UNIT


def stretches(t: Saga, points: Sequence[Point], skip: int, short: int, from_level: int, to_level: int) -> list[float]:
    """Return the lengths of a line's stretches inside area terrain, in order."""
    if len(points) == 2 and from_level == to_level:
        (ax, ay), (bx, by) = points
        areas, stop = t.ground.areas.get(from_level), isqrt((ax - bx) ** 2 + (ay - by) ** 2) - short
        skip = max(0, skip)
        return [b - a for a, b in in_areas(areas, ax, ay, bx, by, skip, stop)] if areas and stop > skip else []
    legs = [isqrt((x - u) ** 2 + (y - v) ** 2) for (x, y), (u, v) in pairwise(points)]
    stop = sum(legs) - short
    half = stop if from_level == to_level else (skip + stop) // 2
    lengths: list[float] = []
    for level, begin, end in ((from_level, skip, half), (to_level, half, stop)):
        areas, before = t.ground.areas.get(level), 0
        if areas is None or end <= begin:
            continue
        for number, ((a, b), leg) in enumerate(zip(pairwise(points), legs, strict=True), 1):
            start = max(0, begin - before)
            until = end - before if number == len(legs) else min(leg, end - before)
            if until > start:
                lengths += [last - first for first, last in in_areas(areas, *a, *b, start, until)]
            before += leg
    return lengths


@lru_cache(MAX_LINES)
def in_areas(areas: Patches, ax: int, ay: int, bx: int, by: int, start: int, stop: int) -> list[Stretch]:
    """Return the stretches of a line on area terrain, cached, since a search measures equal lines many times."""
    return areas.stretches(ax, ay, bx, by, start, stop)


def within(t: Saga, a: Based, b: Based, units: int) -> bool:
    """Return True if a base is within a range of another. GB-MEA-05."""
    dx, dy = a.x - b.x, a.y - b.y
    far = (units + 1) * UNIT + a.r + b.r
    if dx * dx + dy * dy >= far * far:  # too far as the crow flies
        return False
    if surely(t, a, b, a.r + b.r, units):
        return True
    distance = measure(t, a, b, units)
    return distance is not None and distance <= units


def surely(t: Saga, a: Based, b: Based, less: int, units: int) -> bool:
    """Return True if a range holds even if all of the line lies in area terrain, which spares the measuring."""
    if t.ground.walls or a.level != b.level:
        return False
    return 2 * (max(0, distance(a, b) - less) // UNIT) <= units


def beside(t: Saga, a: Based, b: Based) -> bool:
    """Return True if a base is within 0U of another. GB-MEA-05."""
    return within(t, a, b, ZERO)


def closest(t: Saga, to: Based, others: Iterable[B]) -> list[B]:
    """Return the closest of some things in whole units: all that are equally close. GB-MEA-07, GB-A-14."""
    nearest: list[B] = []
    least: int | None = None
    for other in others:
        units = measure(t, to, other, FAR_UNITS if least is None else least)
        if units is None or (least is not None and units > least):
            continue
        if units != least:
            nearest, least = [], units
        nearest += [other]
    return nearest


# Places


def placed_within(t: Saga, spot: At, of: Based, units: int) -> bool:
    """Return True if a base at this spot lies wholly within a range of another.

    At 0U its nearest point decides. GB-PLC-02, GB-A-08, GB-A-10.
    """
    if units <= 0:
        if t.setup.rulings.strict_zero:
            return gap(spot, of) <= CONTACT and beside(t, of, spot)
        return beside(t, of, spot)
    distance = measure_line(t, of, spot, of.r, -spot.r, of.level, spot.level, units)
    return distance is not None and distance <= units


CONTACT = 10
"""Largest gap, in steps of the grid, at which two bases count as touching."""


def shifted_within(t: Saga, model: Model, spot: At, units: int) -> bool:
    """Return True if a model placed at this spot stays within a range of where it stands. GB-A-09."""
    if surely(t, model, spot, 0, units):
        return True
    distance = shift(t, model, spot, units)
    return distance is not None and distance <= units


def shift(t: Saga, model: Model, spot: Based, most: int = FAR_UNITS) -> int | None:
    """Return in whole units how far a model would be placed from where it stands. GB-A-09, GB-ADV-LVL-06.

    It is None if the spot is out of any range.
    """
    if not t.setup.levels:
        return measure_line(t, model, spot, 0, 0, model.level, spot.level, most)
    distances = [measure_line(t, model, spot, 0, 0, level, spot.level, most) for level in levels_of(t, model)]
    return min([units for units in distances if units is not None], default=None)


def placed_outside(t: Saga, spot: At, of: Based, units: int) -> bool:
    """Return True if no part of a base at this spot is within the range. GB-PLC-02, GB-A-11."""
    return not within(t, spot, of, units)


# Barricades and markers


def behind(t: Saga, of: Based) -> tuple[str, ...]:
    """Return the ids of the barricades within 0U of a base. GB-ENG-05, GB-A-07."""
    disc = Disc(of.x, of.y, of.r)
    return tuple(id for id, shape in t.ground.barricades_at(of.level) if shape_gap(disc, shape) < UNIT)


def vaulted(t: Saga, start: At, end: At) -> list[str]:
    """Return the ids of the barricades that the measuring line between two places crosses.

    GB-MOV-05, GB-A-06, GB-A-07, GB-A-15.
    """
    return barricades_across(t, way(t, start, end), start.level, end.level)


def barricades_across(t: Saga, points: Sequence[Point], from_level: int, to_level: int) -> list[str]:
    return [
        id
        for level in dict.fromkeys((from_level, to_level))
        for id, shape in t.ground.barricades_at(level)
        if any(crosses(a, b, shape) for a, b in pairwise(points))
    ]


def way(t: Saga, a: Based, b: Based, skip: int = 0, short: int = 0) -> Sequence[Point]:
    """Return the points of the line along which a range is measured, from middle to middle. GB-MEA-06."""
    walls = t.ground.walls.get((a.level, b.level))
    route = route_round(t, walls, a, b, skip, short, a.level, b.level) if walls is not None else None
    return route.points if route is not None else ((a.x, a.y), (b.x, b.y))


def controller(t: Saga, marker: Marker) -> int | None:
    """Return the seat whose godbreakers within 0U of a marker outnumber all other models there. GB-ELE-02.

    It is None if no seat controls the marker.
    """
    near = [model for model in t.models if model.where == FIELD and beside(t, model, marker)]
    for seat in range(t.players):
        own = sum(model.seat == seat and model.godbreaker for model in near)
        if own > len(near) - own:
            return seat
    return None
