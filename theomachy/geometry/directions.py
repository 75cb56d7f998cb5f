"""Directions in which a line of sight may run, by rounded numbers with a margin.

The first base is at nought, the second at (d, 0). A line is told by the sine and cosine of its direction and by its
offset to the left of nought. A free line can be moved to its left until it leaves one of the two bases, or touches the
right side of a base that stands between. So for each of these it is enough to look at the lines that touch it: a
range of directions, out of which every other base cuts a piece.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

MARGIN = 1e-6
"""By how many units a rounded length must be off to be clear."""
MIN_SINE_RANGE = 1e-9
"""Directions whose sines are this close are too close for rounded numbers."""

Blocker: TypeAlias = tuple[float, float, int]
"""A base that stands between: middle and radius."""
Line: TypeAlias = tuple[float, float, float]
"""Sine, cosine, offset to the left."""
Range: TypeAlias = tuple[float, float, float, float]
"""Directions from one to another, counter-clockwise: sine and cosine of each."""


def open_line(d: float, ar: int, br: int, between: Sequence[Blocker]) -> tuple[Line | None, bool]:
    """A line past all of these, if there clearly is one; and whether the answer is clear."""
    steep, lean = (ar + br) / d, (br - ar) / d
    flat, upright = sqrt(1 - steep * steep), sqrt(1 - lean * lean)
    every: Range = (-steep, flat, steep, flat)
    doubts: list[Range] = []
    touched: list[tuple[float, float, int, list[Range]]] = [
        (0.0, 0.0, ar, [(-steep, flat, lean, upright)]),
        (d, 0.0, br, [(lean, upright, steep, flat)]),
        *((x, y, -r, [every]) for x, y, r in between),
    ]
    for n, (x, y, aside, ranges) in enumerate(touched, -2):
        if n >= 0:
            ranges = _meeting(_meeting(ranges, x, y, aside, ar, doubts), x - d, y, aside, br, doubts)
        line = _touching(x, y, aside, ranges, n, d, between, doubts) if ranges else None
        if line:
            return (line, True) if _holds(line, n, d, between) else (None, False)
    return None, not doubts


def _touching(
    x: float,
    y: float,
    aside: int,
    ranges: list[Range],
    own: int,
    d: float,
    between: Sequence[Blocker],
    doubts: list[Range],
) -> Line | None:
    """A line that passes (x, y) at this distance to the left of it, in one of these directions, past all others."""
    for n, (ox, oy, r) in enumerate(between):
        if n == own:
            continue
        left: list[Range] = []
        for way in ranges:
            s, c, t, e = way
            if ox * c + oy * s > 0 < ox * e + oy * t and (d - ox) * c > oy * s and (d - ox) * e > oy * t:
                _passing(way, x - ox, y - oy, aside, r, left, doubts)
                continue
            for part, behind in _halves(way, ox, oy):  # only who is farther along than a and less far than b blocks
                for piece, beyond in _halves(part, ox - d, oy):
                    if behind and not beyond:
                        _passing(piece, x - ox, y - oy, aside, r, left, doubts)
                    else:
                        left.append(piece)
        ranges = left
        if not ranges:
            return None
    s, c, t, e = max(ranges, key=lambda way: way[2] - way[0])
    s, c = s + t, c + e
    size = sqrt(s * s + c * c)
    s, c = s / size, c / size
    return s, c, y * c - x * s + aside


def _holds(line: Line, own: int, d: float, between: Sequence[Blocker]) -> bool:
    """Whether a line clearly passes through nobody but the one that it touches."""
    s, c, p = line
    return all(
        n == own or abs(y * c - x * s - p) > r + MIN_SINE_RANGE or not 0 < x * c + y * s < d * c
        for n, (x, y, r) in enumerate(between)
    )


def _passing(way: Range, gx: float, gy: float, aside: int, r: int, left: list[Range], doubts: list[Range]) -> None:
    """Adds the directions of a range in which a line passes at least r away to one side or the other.

    In a direction the distance to the left is gy·cosine - gx·sine + aside: it falls where gx·cosine + gy·sine > 0.
    """
    s, c, t, e = way
    first, last = gx * c + gy * s, gx * e + gy * t
    if (first < 0 < last) or (last < 0 < first):
        for part, _ in _halves(way, gx, gy):
            _passing_once(part, gx, gy, aside, r, left, doubts)
    else:
        _passing_once(way, gx, gy, aside, r, left, doubts)


def _passing_once(way: Range, gx: float, gy: float, aside: int, r: int, left: list[Range], doubts: list[Range]) -> None:
    s, c, t, e = way
    first, then = gy * c - gx * s + aside, gy * e - gx * t + aside
    if (first >= r and then >= r) or (first <= -r and then <= -r):
        left.append(way)
        return
    high, low = (first, then) if first > then else (then, first)
    if high > r:
        edge = _direction(gx, gy, r - aside, first > then)
        piece = (s, c, *edge) if first > then else (*edge, t, e)
        (left if piece[2] - piece[0] > MIN_SINE_RANGE else doubts).append(piece)
    elif high > r - MARGIN:
        doubts.append(way)
    if low < -r:
        edge = _direction(gx, gy, -r - aside, first > then)
        piece = (*edge, t, e) if first > then else (s, c, *edge)
        (left if piece[2] - piece[0] > MIN_SINE_RANGE else doubts).append(piece)
    elif low < MARGIN - r:
        doubts.append(way)


def _meeting(ranges: list[Range], gx: float, gy: float, aside: int, r: int, doubts: list[Range]) -> list[Range]:
    """The directions in which a line passes at most r away."""
    meeting: list[Range] = []
    for way in ranges:
        for part, falling in _halves(way, gx, gy):
            s, c, t, e = part
            first, then = gy * c - gx * s + aside, gy * e - gx * t + aside
            if (first > r and then > r) or (first < -r and then < -r):
                if min(abs(first), abs(then)) < r + MARGIN:
                    doubts.append(part)
                continue
            if abs(first) > r:
                s, c = _direction(gx, gy, (r if first > 0 else -r) - aside, falling)
            if abs(then) > r:
                t, e = _direction(gx, gy, (r if then > 0 else -r) - aside, falling)
            (meeting if t - s > MIN_SINE_RANGE else doubts).append((s, c, t, e))
    return meeting


def _direction(gx: float, gy: float, h: float, falling: bool) -> tuple[float, float]:
    """Sine and cosine of the direction in which gy·cosine - gx·sine is h, where it falls or where it rises."""
    d2 = gx * gx + gy * gy
    n = d2 - h * h
    w = sqrt(n) if n > 0.5 else 0.0  # it is whole, but for rounding
    if not falling:
        w = -w
    return (gy * w - gx * h) / d2, (gy * h + gx * w) / d2


def _halves(way: Range, gx: float, gy: float) -> list[tuple[Range, bool]]:
    """A range cut in two where gx·cosine + gy·sine is 0, if it is so inside; and whether it is above 0 in each part."""
    s, c, t, e = way
    first, last = gx * c + gy * s, gx * e + gy * t
    if first >= 0 <= last:
        return [(way, True)]
    if first <= 0 >= last:
        return [(way, False)]
    size = sqrt(gx * gx + gy * gy)
    cut = (-gx / size, gy / size) if gy > 0 else (gx / size, -gy / size)
    return [((s, c, *cut), first > 0), ((*cut, t, e), last > 0)]
