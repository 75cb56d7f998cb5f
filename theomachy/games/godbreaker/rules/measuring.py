"""GB-MEA: distances in whole units, with what area terrain adds and the way round impassable barricades."""

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
    """All that has a place: a model, a marker, a token, a place to be."""

    @property
    def level(self) -> int: ...


B = TypeVar("B", bound=Based)
ZERO = 0
FAR_UNITS = 200
"""More units than any table measures."""
MAX_LINES = 1024
"""Lines of which it is kept where they are on area terrain."""


def distance(a: Based, b: Based) -> int:
    """Between the middles, rounded down to the grid."""
    dx, dy = a.x - b.x, a.y - b.y
    return isqrt(dx * dx + dy * dy)


def gap(a: Based, b: Based) -> int:
    """Between the nearest points of two bases, as the crow flies. GB-MEA-01, GB-A-03"""
    return max(0, distance(a, b) - a.r - b.r)


def way_gap(t: Saga, a: Based, b: Based) -> float:
    """The same along the shortest way round what no measure may cross; without end if there is no way. GB-MEA-06"""
    walls = t.ground.walls.get((a.level, b.level))
    if walls is None:
        return gap(a, b)
    route = walls.route((b.x, b.y), (a.x, a.y))  # from what many places are held against
    return max(0, route.length - a.r - b.r) if route is not None else inf


def spot_of(model: Model) -> At:
    """Where a model stands, whatever level it may count as being on. GB-ADV-LVL-06"""
    return At(model.x, model.y, model.r, model.level)


# Measures


def measure(t: Saga, a: Based, b: Based, most: int = FAR_UNITS) -> int | None:
    """The range from one base to another in whole units, None if it is out of any range; it is the first that measures.
    What is certainly more than `most` may be None, too.

    GB-MEA-01 to 06, GB-A-03 to 06, GB-ADV-LVL-02, GB-ADV-LVL-03
    """
    if t.setup.levels:
        return measure_over_levels(t, a, b, most)
    return measure_line(t, a, b, a.r, b.r, a.level, b.level, most)


def measure_over_levels(t: Saga, a: Based, b: Based, most: int) -> int | None:
    """Whoever measures may shift its own level, if it is Unbound, to what serves it best; never that of another.

    GB-ADV-LVL-06, GB-A-65
    """
    ranges = [measure_line(t, a, b, a.r, b.r, own, b.level, most) for own in levels_of(t, a)]
    return min([units for units in ranges if units is not None], default=None)


def levels_of(t: Saga, of: Based) -> range:
    """The levels that something may count as being on. GB-ADV-LVL-06"""
    reach = rank(t, of, "unbound") if isinstance(of, Model) else 0
    return range(max(0, of.level - reach), of.level + reach + 1)


def measure_line(
    t: Saga, a: Based, b: Based, skip: int, short: int, from_level: int, to_level: int, most: int = FAR_UNITS
) -> int | None:
    """Whole units along the line between two middles, without the first `skip` and the last `short` of it (less than
    nought: so much further)."""
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
    """The shortest way; of equally short ones that with less terrain, then that across fewer barricades. GB-A-06"""
    routes = list(walls.routes((a.x, a.y), (b.x, b.y), most))
    if len(routes) < 2:
        return routes[0] if routes else None

    def worse(route: Route) -> tuple[int, int]:
        terrain = added(t, route.points, skip, short, from_level, to_level)
        return terrain, len(barricades_across(t, route.points, from_level, to_level))

    return min(routes, key=worse)


def measure_route(t: Saga, route: Route, skip: int, short: int, from_level: int, to_level: int) -> int:
    """The same along a way with corners. GB-MEA-06, GB-A-06"""
    length = max(0, route.length - skip - short)
    return length // UNIT + added(t, route.points, skip, short, from_level, to_level)


def added(t: Saga, points: Sequence[Point], skip: int, short: int, from_level: int, to_level: int) -> int:
    """Whole units that lie in area terrain: of all stretches together, or of each. Of a line between two levels the
    first half counts on the one, the second on the other. GB-MEA-04, GB-A-04, GB-ADV-LVL-03, GB-A-65"""
    lengths = stretches(t, points, skip, short, from_level, to_level)
    if t.setup.rulings.terrain_per_patch:
        return sum(round(length) // UNIT for length in lengths)
    return round(total(lengths)) // UNIT


def stretches(t: Saga, points: Sequence[Point], skip: int, short: int, from_level: int, to_level: int) -> list[float]:
    """The lengths inside area terrain, one after the other."""
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
    """Where a line is on area terrain. Whoever looks ahead measures the same lines again and again."""
    return areas.stretches(ax, ay, bx, by, start, stop)


def within(t: Saga, a: Based, b: Based, units: int) -> bool:
    """GB-MEA-05"""
    dx, dy = a.x - b.x, a.y - b.y
    far = (units + 1) * UNIT + a.r + b.r
    if dx * dx + dy * dy >= far * far:  # too far as the crow flies
        return False
    if surely(t, a, b, a.r + b.r, units):
        return True
    distance = measure(t, a, b, units)
    return distance is not None and distance <= units


def surely(t: Saga, a: Based, b: Based, less: int, units: int) -> bool:
    """Whether a range holds even if all of the line lies in area terrain, so that nobody has to look."""
    if t.ground.walls or a.level != b.level:
        return False
    return 2 * (max(0, distance(a, b) - less) // UNIT) <= units


def beside(t: Saga, a: Based, b: Based) -> bool:
    """Within 0U. GB-MEA-05"""
    return within(t, a, b, ZERO)


def closest(t: Saga, to: Based, others: Iterable[B]) -> list[B]:
    """Those that are closest in whole units: all that are equally close. GB-MEA-07, GB-A-14"""
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
    """Whether a base at this spot lies wholly within a range of another; at 0U its nearest point decides.

    GB-PLC-02, GB-A-08, GB-A-10
    """
    if units <= 0:
        if t.setup.rulings.strict_zero:
            return gap(spot, of) <= CONTACT and beside(t, of, spot)
        return beside(t, of, spot)
    distance = measure_line(t, of, spot, of.r, -spot.r, of.level, spot.level, units)
    return distance is not None and distance <= units


CONTACT = 10
"""Bases this near touch each other."""


def shifted_within(t: Saga, model: Model, spot: At, units: int) -> bool:
    """Whether a model placed at this spot stays within a range of where it stands. GB-A-09"""
    if surely(t, model, spot, 0, units):
        return True
    distance = shift(t, model, spot, units)
    return distance is not None and distance <= units


def shift(t: Saga, model: Model, spot: Based, most: int = FAR_UNITS) -> int | None:
    """How far a model would be placed from where it stands, in whole units. GB-A-09, GB-ADV-LVL-06"""
    if not t.setup.levels:
        return measure_line(t, model, spot, 0, 0, model.level, spot.level, most)
    distances = [measure_line(t, model, spot, 0, 0, level, spot.level, most) for level in levels_of(t, model)]
    return min([units for units in distances if units is not None], default=None)


def placed_outside(t: Saga, spot: At, of: Based, units: int) -> bool:
    """No part of the base within the range. GB-PLC-02, GB-A-11"""
    return not within(t, spot, of, units)


# Barricades and markers


def behind(t: Saga, of: Based) -> tuple[str, ...]:
    """The barricades within 0U of a base. GB-ENG-05, GB-A-07"""
    disc = Disc(of.x, of.y, of.r)
    return tuple(id for id, shape in t.ground.barricades_at(of.level) if shape_gap(disc, shape) < UNIT)


def vaulted(t: Saga, start: At, end: At) -> list[str]:
    """The barricades that the way between two places crosses: the way that a range is measured along.

    GB-MOV-05, GB-A-06, GB-A-07, GB-A-15
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
    """The points that a measure runs along, from middle to middle. GB-MEA-06"""
    walls = t.ground.walls.get((a.level, b.level))
    route = route_round(t, walls, a, b, skip, short, a.level, b.level) if walls is not None else None
    return route.points if route is not None else ((a.x, a.y), (b.x, b.y))


def controller(t: Saga, marker: Marker) -> int | None:
    """The seat with more godbreakers within 0U of a marker than there are other models. GB-ELE-02"""
    near = [model for model in t.models if model.where == FIELD and beside(t, model, marker)]
    for seat in range(t.players):
        own = sum(model.seat == seat and model.godbreaker for model in near)
        if own > len(near) - own:
            return seat
    return None
