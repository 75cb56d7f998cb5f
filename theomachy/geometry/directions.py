"""Directions in which a line of sight may run, by rounded numbers with a margin.

The first base is at (0, 0), the second at (d, 0). A line is given by the sine and cosine of its direction and by its
offset to the left of (0, 0).

          .-.
         ( x )               x is a blocker to the left
     .-.  `-'       .-.
    ( a )----------( b )-->  a line from a to b that touches x
     `-'            `-'
    (0, 0)         (d, 0)

A free line can be moved to its left until it leaves one of the two bases, or touches the right side of a blocker. So it
is enough to look, for each base and blocker, at the lines that touch it: a range of directions, out of which every
other blocker cuts a piece.
"""

from collections.abc import Sequence
from math import sqrt
from typing import TypeAlias

MARGIN = 1e-6
"""Units by which a rounded length must be off to be clear."""
MIN_SINE_RANGE = 1e-9
"""Directions whose sines are this close are too close for rounded numbers."""

Blocker: TypeAlias = tuple[float, float, int]
"""The x, y and radius of a base that stands between the two."""
Line: TypeAlias = tuple[float, float, float]
"""The sine and cosine of a line's direction, and its offset to the left of (0, 0)."""
Range: TypeAlias = tuple[float, float, float, float]
"""Directions from one to another, counter-clockwise: sine and cosine of the first, sine and cosine of the last."""


def open_line(d: float, ar: int, br: int, between: Sequence[Blocker]) -> tuple[Line | None, bool]:
    """Return a line past all blockers, if there clearly is one, and whether the answer is clear."""
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
    """Return a line that passes `aside` to the left of (x, y), in one of these directions, past all other blockers.

    `own` is the number of the blocker at (x, y), which does not block.
    """
    for n, (bx, by, r) in enumerate(between):
        if n == own:
            continue
        left: list[Range] = []
        for way in ranges:
            sine, cosine, last_sine, last_cosine = way
            always_behind_a = bx * cosine + by * sine > 0 and bx * last_cosine + by * last_sine > 0
            always_before_b = (d - bx) * cosine > by * sine and (d - bx) * last_cosine > by * last_sine
            if always_behind_a and always_before_b:
                _passing(way, x - bx, y - by, aside, r, left, doubts)
                continue
            for part, is_behind_a in _halves(way, bx, by):  # only a blocker behind a and before b is in the way
                for piece, is_behind_b in _halves(part, bx - d, by):
                    if is_behind_a and not is_behind_b:
                        _passing(piece, x - bx, y - by, aside, r, left, doubts)
                    else:
                        left.append(piece)
        ranges = left
        if not ranges:
            return None
    sine, cosine, last_sine, last_cosine = max(ranges, key=lambda way: way[2] - way[0])
    sine, cosine = sine + last_sine, cosine + last_cosine
    size = sqrt(sine * sine + cosine * cosine)
    sine, cosine = sine / size, cosine / size
    return sine, cosine, y * cosine - x * sine + aside


def _holds(line: Line, own: int, d: float, between: Sequence[Blocker]) -> bool:
    """Return True if a line clearly passes through no blocker but its own, which it touches."""
    sine, cosine, offset = line
    return all(
        n == own
        or abs(y * cosine - x * sine - offset) > r + MIN_SINE_RANGE
        or not 0 < x * cosine + y * sine < d * cosine
        for n, (x, y, r) in enumerate(between)
    )


def _passing(way: Range, gx: float, gy: float, aside: int, r: int, left: list[Range], doubts: list[Range]) -> None:
    """Add to `left` the directions of a range in which a line passes at least r away to one side or the other.

    In a direction the distance to the left is gy·cosine - gx·sine + aside: it falls where gx·cosine + gy·sine > 0.
    """
    sine, cosine, last_sine, last_cosine = way
    first, last = gx * cosine + gy * sine, gx * last_cosine + gy * last_sine
    if (first < 0 < last) or (last < 0 < first):
        for part, _ in _halves(way, gx, gy):
            _passing_once(part, gx, gy, aside, r, left, doubts)
    else:
        _passing_once(way, gx, gy, aside, r, left, doubts)


def _passing_once(way: Range, gx: float, gy: float, aside: int, r: int, left: list[Range], doubts: list[Range]) -> None:
    """Add to `left` what `_passing` adds, for a range in which the distance to the left only falls or only rises."""
    sine, cosine, last_sine, last_cosine = way
    first, last = gy * cosine - gx * sine + aside, gy * last_cosine - gx * last_sine + aside
    if (first >= r and last >= r) or (first <= -r and last <= -r):
        left.append(way)
        return
    falls = first > last
    high, low = (first, last) if falls else (last, first)
    if high > r:
        edge = _direction(gx, gy, r - aside, falls)
        piece = (sine, cosine, *edge) if falls else (*edge, last_sine, last_cosine)
        (left if piece[2] - piece[0] > MIN_SINE_RANGE else doubts).append(piece)
    elif high > r - MARGIN:
        doubts.append(way)
    if low < -r:
        edge = _direction(gx, gy, -r - aside, falls)
        piece = (*edge, last_sine, last_cosine) if falls else (sine, cosine, *edge)
        (left if piece[2] - piece[0] > MIN_SINE_RANGE else doubts).append(piece)
    elif low < MARGIN - r:
        doubts.append(way)


def _meeting(ranges: list[Range], gx: float, gy: float, aside: int, r: int, doubts: list[Range]) -> list[Range]:
    """Return the directions in which a line passes at most r away."""
    meeting: list[Range] = []
    for way in ranges:
        for part, falls in _halves(way, gx, gy):
            sine, cosine, last_sine, last_cosine = part
            first, last = gy * cosine - gx * sine + aside, gy * last_cosine - gx * last_sine + aside
            if (first > r and last > r) or (first < -r and last < -r):
                if min(abs(first), abs(last)) < r + MARGIN:
                    doubts.append(part)
                continue
            if abs(first) > r:
                sine, cosine = _direction(gx, gy, (r if first > 0 else -r) - aside, falls)
            if abs(last) > r:
                last_sine, last_cosine = _direction(gx, gy, (r if last > 0 else -r) - aside, falls)
            piece = sine, cosine, last_sine, last_cosine
            (meeting if last_sine - sine > MIN_SINE_RANGE else doubts).append(piece)
    return meeting


def _direction(gx: float, gy: float, h: float, falls: bool) -> tuple[float, float]:
    """Return sine and cosine of the direction in which gy·cosine - gx·sine is h, where it falls or where it rises."""
    d2 = gx * gx + gy * gy
    n = d2 - h * h
    w = sqrt(n) if n > 0.5 else 0.0  # n is whole, but for rounding
    if not falls:
        w = -w
    return (gy * w - gx * h) / d2, (gy * h + gx * w) / d2


def _halves(way: Range, gx: float, gy: float) -> list[tuple[Range, bool]]:
    """Cut a range in two where gx·cosine + gy·sine is 0 inside it, and tell for each part whether it is above 0."""
    sine, cosine, last_sine, last_cosine = way
    first, last = gx * cosine + gy * sine, gx * last_cosine + gy * last_sine
    if first >= 0 and last >= 0:
        return [(way, True)]
    if first <= 0 and last <= 0:
        return [(way, False)]
    size = sqrt(gx * gx + gy * gy)
    cut = (-gx / size, gy / size) if gy > 0 else (gx / size, -gy / size)
    return [((sine, cosine, *cut), first > 0), ((*cut, last_sine, last_cosine), last > 0)]
