"""Places round a point, nearest first: where something goes that does not fit where it should be."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from math import pi

from theomachy.geometry.discs import Point


def nearest_place(
    wanted: Point, legal: Callable[[Point], bool], step: int, directions: int, farthest: int
) -> Point | None:
    """Return the legal place nearest to the wanted one, on rings a step apart and in the order of angles, or None."""
    return next((place for place in rings(wanted, step, directions, farthest) if legal(place)), None)


def rings(middle: Point, step: int, directions: int, farthest: int) -> Iterator[Point]:
    """Yield the middle, then the places on rings round it, each ring from the lowest angle on."""
    yield middle
    x, y = middle
    for radius in range(step, farthest + 1, step):
        for cosine, sine in turns(directions):
            yield round(x + radius * cosine), round(y + radius * sine)


@lru_cache
def turns(directions: int) -> tuple[tuple[float, float], ...]:
    """Return cosine and sine of this many angles all round, from 0 on.

    Only sums and products are used, so that they are alike on every machine.
    """
    angle = 2 * pi / directions
    halves = 0
    while angle > 0.1:
        angle, halves = angle / 2, halves + 1
    sine = cosine = 0.0
    term = 1.0
    for n in range(1, 16):
        cosine += term if n % 4 == 1 else -term if n % 4 == 3 else 0.0
        sine += 0.0 if n % 2 else term if n % 4 == 2 else -term
        term *= angle / n
    for _ in range(halves):
        cosine, sine = cosine * cosine - sine * sine, 2 * cosine * sine
    points = [(1.0, 0.0)]
    for _ in range(directions - 1):
        c, s = points[-1]
        points.append((c * cosine - s * sine, c * sine + s * cosine))
    return tuple(points)
