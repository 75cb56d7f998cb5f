"""Points turned around nought by steps of 15 degrees, alike on every machine.

>>> turned((1000, 0), 90), turned((1000, 0), 45)
((0, 1000), (707, 707))
"""

from math import sqrt

from theomachy.geometry.discs import Point

TURNS = tuple(range(0, 360, 15))
"""The turns of a piece of terrain, in degrees."""

_ROOTS = {0: 1.0, 30: sqrt(3) / 2, 45: sqrt(2) / 2, 60: 0.5, 90: 0.0}
_ROOTS |= {15: (sqrt(6) + sqrt(2)) / 4, 75: (sqrt(6) - sqrt(2)) / 4}


def turned(point: Point, turn: int) -> Point:
    x, y = point
    cosine, sine = _cosine(turn), _cosine(turn - 90)
    return round(x * cosine - y * sine), round(x * sine + y * cosine)


def _cosine(turn: int) -> float:
    """Return the cosine of a turn, by roots alone, so that it is the same on every machine."""
    turn %= 360
    if turn > 180:
        turn = 360 - turn
    return _ROOTS[turn] if turn <= 90 else -_ROOTS[180 - turn]
