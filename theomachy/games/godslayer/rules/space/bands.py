"""GS-LOS-02, GS-TER-08, GS-TER-09: lines of sight in a narrow band, and what is true of all of them.

Positions are given along the line in the middle of the band: how far ahead, and how far to the side. Where no edge of a
forest or of an obstacle comes into the band, all lines are inside or outside as that line is.
"""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from theomachy.exact import total
from theomachy.geometry.plane import INCH

BLOCKED = 1000.0 * INCH
"""A length beyond every table, in plane units."""
HAIR = 1
"""Distance within a base at which lines end, so that they do not only graze what touches it, in plane units."""
ROUNDING = 1e-6
"""Lengths up to this count as nothing, both for parts of an edge and for gaps between edges that meet."""

Spot: TypeAlias = tuple[float, float]
"""A point as seen along a line: how far ahead, and how far to the side."""
Side: TypeAlias = tuple[Spot, Spot]
"""An edge of a polygon, or a part of a line."""


class Ray(NamedTuple):
    """A line with its start, its direction and its length."""

    x: float
    y: float
    dx: float
    dy: float
    far: float


class Band(NamedTuple):
    """The band in which all lines of a square run, as seen along the line in its middle.

    It goes from `begin` to `end` and lies between two lines. `low` and `high` are their offsets to the side at 0, and
    the rises are how much these grow for each step ahead.
    """

    begin: float
    end: float
    low: float = 0.0
    low_rise: float = 0.0
    high: float = 0.0
    high_rise: float = 0.0

    def side(self, spot: Spot) -> int:
        """Return the side of the band on which a point is, 1 or -1, or 0 if it is on neither."""
        ahead, aside = spot
        return (aside > self.high + self.high_rise * ahead) - (aside < self.low + self.low_rise * ahead)


class Along(NamedTuple):
    """All that a line passes, as seen along it."""

    forests: list[list[Spot]]
    discs: list[tuple[Spot, int]]
    shapes: list[tuple[list[Spot], bool]]
    """Corners of each shape, and True if the shape is closed."""


def spots(ray: Ray, points: Sequence[tuple[float, float]]) -> list[Spot]:
    x, y, dx, dy, _ = ray
    return [(dx * (px - x) + dy * (py - y), dx * (py - y) - dy * (px - x)) for px, py in points]


def least(line: Along, band: Band | None) -> float:
    """Return how much forest every line in a band passes at least.

    It is `BLOCKED` if all lines are blocked or pass a whole piece.
    """
    if band is None:
        return 0.0
    if blocked(line, band):
        return BLOCKED
    deep = 0.0
    for forest in line.forests:
        course = list(parts(forest, band))
        if any(begin > band.begin + 1 and end < band.end - 1 for begin, end in passed_whole(course)):
            return BLOCKED
        deep += total([part.end - part.begin for part in course if part.inside])
    return deep


def blocked(line: Along, band: Band) -> bool:
    """Return True if all lines in a band pass through one obstacle.

    The band reaches a little into both bases, because a line that only grazes an obstacle does not pass through it.
    GS-LOS-02, GS-LOS-06.
    """
    band = band._replace(begin=band.begin - HAIR, end=band.end + HAIR)
    begin, end, low, low_rise, high, high_rise = band
    for (ahead, aside), r in line.discs:
        nearest = min(max(ahead, begin), end)
        off = ahead - nearest
        half = sqrt(max(0.0, r * r - off * off))
        if aside - half < low + low_rise * nearest and high + high_rise * nearest < aside + half:
            return True
    for corners, closed in line.shapes:
        if crossed(corners, closed, band) or (closed and any(part.inside for part in parts(corners, band))):
            return True
    return False


def trouble(line: Along, far: float) -> float:
    """Return where a line is blocked or nearly so, as a part of its way from 0 to 1.

    It is the place of an obstacle, or the average place of the forest edges on the way, or the middle.
    """
    if not far:
        return 0.5
    for (ahead, aside), r in line.discs:
        if 0 < ahead < far and abs(aside) < r:
            return ahead / far
    for corners, closed in line.shapes:
        for ahead in passings(corners, closed):
            if -HAIR < ahead < far + HAIR:
                return min(1.0, max(0.0, ahead / far))
    edges = [ahead / far for forest in line.forests for ahead in passings(forest) if 0 < ahead < far]
    return total(edges) / len(edges) if edges else 0.5


def crossed(corners: list[Spot], closed: bool, band: Band) -> bool:
    """Return True if an outline reaches from one side of a band to the other, past corners within the band."""
    sides = list(sides_of(corners, closed))
    since, begin, end = 0, 0.0, 0.0
    for one, other in [*sides, *sides] if closed else sides:
        here, there = band.side(one), band.side(other)
        if here:
            since, begin, end = here, band.end, band.begin
        if near := nearby(one, other, band):
            begin, end = min(begin, near[0]), max(end, near[1])
        if since * there < 0 and begin > band.begin and end < band.end:
            return True
    return False


def sides_of(corners: list[Spot], closed: bool = True) -> Iterator[Side]:
    return zip(corners, [*corners[1:], corners[0]] if closed else corners[1:], strict=False)


class Part(NamedTuple):
    """A part of a band, and whether it is inside a polygon."""

    begin: float
    end: float
    inside: bool


def parts(corners: list[Spot], band: Band) -> Iterator[Part]:
    """Yield in order the parts of a band into which no edge of a polygon comes."""
    sides = list(sides_of(corners))
    near = sorted([close for side in sides if (close := nearby(*side, band)) is not None])
    passed = passings(corners)
    begin = band.begin
    for first, last in [*near, (band.end, band.end)]:
        end = min(first, band.end)
        if end - begin > ROUNDING:
            middle = (begin + end) / 2
            yield Part(begin, end, sum([ahead < middle for ahead in passed]) % 2 == 1)
        begin = max(begin, last)


def passed_whole(course: list[Part]) -> Iterator[tuple[float, float]]:
    """Yield where a band is inside between parts that are outside.

    Each is given from the end of the one part to the beginning of the other.
    """
    outside: float | None = None
    within = False
    for part in course:
        if part.inside:
            within = outside is not None
        else:
            if within and outside is not None:
                yield outside, part.begin
            outside, within = part.end, False


def nearby(one: Spot, other: Spot, band: Band) -> tuple[float, float] | None:
    """Return from where to where an edge is in a band, or None if it is not."""
    (ahead, aside), (beyond, off) = one, other
    _, _, low, low_rise, high, high_rise = band
    above, above_then = aside - low - low_rise * ahead, off - low - low_rise * beyond
    below, below_then = high + high_rise * ahead - aside, high + high_rise * beyond - off
    if (above < 0 and above_then < 0) or (below < 0 and below_then < 0):
        return None
    first, last = 0.0, 1.0
    for now, then in ((above, above_then), (below, below_then)):
        if now < 0:
            first = max(first, now / (now - then))
        elif then < 0:
            last = min(last, now / (now - then))
    if first > last + ROUNDING:
        return None
    reach = ahead + (beyond - ahead) * first, ahead + (beyond - ahead) * last
    return min(reach), max(reach)


def passings(corners: list[Spot], closed: bool = True) -> list[float]:
    """Return how far along the middle line it crosses each edge."""
    return [
        ahead + (beyond - ahead) * aside / (aside - off)
        for (ahead, aside), (beyond, off) in sides_of(corners, closed)
        if (aside >= 0) != (off >= 0)
    ]
