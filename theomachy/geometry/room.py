"""Room on a table: a point where something may be, or the certainty that there is none.

    >>> find_room((0, 0, 99, 99), lambda x, y, far: x + far < 60, lambda point: point == (63, 5))
    (63, 5)

A square of the grid is dropped as soon as none of its points can do; all others are quartered, down to single points,
which are tried. So no point is passed over: where nothing is found, there is nothing. What is nearly full of obstacles
is dropped in large squares, and the largest gaps are found first.
"""

from collections import deque
from collections.abc import Callable
from math import isqrt

from theomachy.geometry.discs import Point
from theomachy.geometry.shapes import Box

MAX_SQUARES = 200_000
"""Number of squares after which the search gives up: far more than bounds that close in on every point leave."""


def find_room(
    box: Box, hopeless: Callable[[int, int, int], bool], legal: Callable[[Point], bool], most: int = MAX_SQUARES
) -> Point | None:
    """Return a legal point of a box, its edges included, or None if it has none.

    `hopeless(x, y, far)` returns True if no point at most `far` from this one is legal. It may return False when
    unsure.
    """
    left, top, right, bottom = box
    if left > right or top > bottom:
        return None
    side = 1 << max(right - left, bottom - top).bit_length()
    squares = deque([(left, top, side)])
    for _ in range(most):
        if not squares:
            return None
        x, y, side = squares.popleft()
        half = side // 2
        middle = x + half, y + half
        if legal(middle):
            return middle
        if half and not hopeless(*middle, isqrt(side * side // 2) + 1):
            squares.extend((u, v, half) for u in (x, x + half) for v in (y, y + half) if u <= right and v <= bottom)
    return None
