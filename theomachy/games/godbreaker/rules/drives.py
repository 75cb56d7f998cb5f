"""Moves of driven models: as far off as possible, or nearer to an aim. GB-WLD-03, GB-A-44, GB-A-46.

The moves that players think of are proposed elsewhere (see moving.py). Here no possible move may be missed, since a
model that cannot flee stays, and a model that cannot come nearer may do as it likes.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from math import isqrt, sqrt
from typing import NamedTuple

from theomachy.games.godbreaker.rules.measuring import Based, levels_of, measure, way_gap
from theomachy.games.godbreaker.rules.moving import Start, start_of, why_not_move_to
from theomachy.games.godbreaker.rules.placing import ring
from theomachy.games.godbreaker.rules.room import Spread, full, surely_within
from theomachy.games.godbreaker.rules.standing import levels_from
from theomachy.games.godbreaker.state import UNIT, At, Model, Saga
from theomachy.geometry.plane import Point
from theomachy.geometry.room import find_room

DIRECTIONS = 72
"""Number of directions in which ends of a move are looked for."""
SMALL_STEPS = (UNIT // 4, UNIT // 16, UNIT // 64)
"""Lengths of moves shorter than half a unit, for a model that is hemmed in or pinned."""
MAX_SQUARES = 3000
"""Number of squares that are searched for a still better place where terrain lengthens measures."""
OUT_OF_RANGE = 1 << 20
"""The measure to a place that no line reaches. GB-MEA-06, GB-ADV-LVL-02."""
FEW = 24
"""Largest number of places that are proposed."""


class Flight(NamedTuple):
    """The flight from one enemy."""

    units: int
    """Greatest measure that a move can end with; 0 if no move leads away."""
    spots: tuple[At, ...]
    """Ends of moves with this measure, those with the greatest gap first."""


def flight(t: Saga, model: Model, target: Based) -> Flight:
    """Return how far a model can flee from an enemy, and to which spots. GB-WLD-03, GB-A-46."""
    start, best = start_of(t, model), 0
    found: list[tuple[int, At]] = []
    for spot in sorted(dict.fromkeys(ends_of(t, model, start, (target,))), key=lambda spot: -apart(spot, target)):
        if most(t, spot, target) < max(1, best):
            break
        if why_not_move_to(t, model, spot, start) is None:
            units = range_of(t, spot, target)
            found += [(units, spot)]
            best = max(best, units)
    if not straight(t):
        better = still_farther(t, model, target, best, start)
        while better is not None:
            best = range_of(t, better, target)
            found += [(best, better)]
            better = still_farther(t, model, target, best, start)
    farthest = [spot for units, spot in found if units == best > 0]
    return Flight(best, tuple(sorted(farthest, key=lambda spot: -way_gap(t, spot, target))[:FEW]))


def straight(t: Saga) -> bool:
    """Return True if all measures are straight through open ground, so that the farthest place is at an edge."""
    return not (t.ground.areas or t.ground.walls or t.setup.levels)


def most(t: Saga, spot: At, target: Based) -> int:
    """Return the greatest measure that is possible between two bases as far apart as these."""
    units = max(0, apart(spot, target) - spot.r - target.r) // UNIT
    if straight(t):
        return units
    return OUT_OF_RANGE if t.ground.walls or t.setup.levels else 2 * units


def apart(a: Based, b: Based) -> int:
    return isqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)


def range_of(t: Saga, spot: At, target: Based) -> int:
    units = measure(t, spot, target)
    return OUT_OF_RANGE if units is None else units


def still_farther(t: Saga, model: Model, target: Based, units: int, start: Start) -> At | None:
    """Return an end of a move with a measure of more than `units`; None if a search of the ground finds none."""
    far, taken = (start.units + 1) * UNIT - 1, full(t, model.level, model.number)

    def hopeless(x: int, y: int, around: int) -> bool:
        spread = Spread(x, y, around, model.r, model.level)
        if isqrt((x - model.x) ** 2 + (y - model.y) ** 2) - around > far:
            return True
        if not t.ground.walls and 2 * ((isqrt((x - target.x) ** 2 + (y - target.y) ** 2) + around) // UNIT) <= units:
            return True
        return taken.covers(spread) or surely_within(t, target, spread, units)

    def farther(point: Point) -> bool:
        spot = At(point[0], point[1], model.r, model.level)
        return range_of(t, spot, target) > units and why_not_move_to(t, model, spot, start) is None

    left, top = max(model.r, model.x - far), max(model.r, model.y - far)
    right, bottom = min(t.width - model.r, model.x + far), min(t.height - model.r, model.y + far)
    point = find_room((left, top, right, bottom), hopeless, farther, MAX_SQUARES)
    return At(point[0], point[1], model.r, model.level) if point is not None else None


def approaches(t: Saga, model: Model, aims: Sequence[Based]) -> Iterator[At]:
    """Yield ends of a move that are nearer to one of the aims. GB-A-44."""
    start = start_of(t, model)
    now = [way_gap(t, model, aim) for aim in aims]
    for spot in ends_of(t, model, start, aims):
        if why_not_move_to(t, model, spot, start) is None and any(
            way_gap(t, spot, aim) < before for aim, before in zip(aims, now, strict=True)
        ):
            yield spot


def few_approaches(t: Saga, model: Model, aims: Sequence[Based]) -> list[At]:
    return list(islice(approaches(t, model, aims), FEW))


def ends_of(t: Saga, model: Model, start: Start, aims: Sequence[Based]) -> Iterator[At]:
    """Yield places where a move may end, so dense that none which matters is missed.

    They lie all around at every distance, at the edges of the table, straight to and from the aims, and round the
    models that hold this one.
    """
    far = (start.units + 1) * UNIT - 1
    reached = range(levels_of(t, model)[0] - 1, levels_of(t, model)[-1] + 2)
    levels = [level for level in levels_from(t, model.level) if level in reached]
    for level in levels:
        for aim in aims:
            yield from in_line(model, aim, far, level)
        for distance in (*range(far, UNIT // 2, -UNIT), *SMALL_STEPS):
            yield from ring(model, distance, model.r, level, DIRECTIONS)
        for other, _ in start.pinning:
            away = apart(model, other)
            for distance in (away - 2, (away + other.r + model.r) // 2, other.r + model.r + 2):
                yield from ring(other, distance, model.r, level, DIRECTIONS)
        yield from at_edges(t, model, far, level)


def in_line(model: Model, aim: Based, far: int, level: int) -> Iterator[At]:
    """Yield the farthest places straight towards an aim and straight away from it."""
    dx, dy = model.x - aim.x, model.y - aim.y
    away = max(1.0, sqrt(dx * dx + dy * dy))
    for length in (far, -min(far, away)):
        yield At(model.x + int(dx * length / away), model.y + int(dy * length / away), model.r, level)


def at_edges(t: Saga, model: Model, far: int, level: int) -> Iterator[At]:
    """Yield the corners of the table, and the points on its edges that are as far off as a move goes."""
    xs, ys = (model.r, t.width - model.r), (model.r, t.height - model.r)
    yield from (At(x, y, model.r, level) for x in xs for y in ys)
    for x in xs:
        aside = isqrt(max(0, far * far - (x - model.x) ** 2))
        yield from (At(x, model.y + side, model.r, level) for side in (-aside, aside))
    for y in ys:
        aside = isqrt(max(0, far * far - (y - model.y) ** 2))
        yield from (At(model.x + side, y, model.r, level) for side in (-aside, aside))
