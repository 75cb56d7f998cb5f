"""Lines without width past walls: the shortest way from one point to another that crosses none of them.

    >>> walls = Walls([Shape.line([(7620, -5080), (7620, 5080)])])
    >>> walls.route((0, 0), (15240, 0))
    Route(points=((0, 0), (7620, -5080), (15240, 0)), length=18316)

A line may touch a corner and slide along an edge. Walls that touch each other leave no gap between them: where a line
touches or slides, it has walls to its left or to its right, never to both.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush
from math import inf, isqrt
from typing import NamedTuple, TypeAlias

from theomachy.geometry.discs import Point, squared
from theomachy.geometry.shapes import Shape, crosses

LENGTH_FRACTION_BITS = 32
"""Lengths are compared with this many bits below a unit, so that adding them up loses nothing that matters."""

MAX_STARTS = 64
"""Number of starting places whose first steps are cached."""

LEFT, RIGHT = 1, 2
Touch: TypeAlias = tuple[int, int, int]
"""A stretch of a line from one distance to another, and the sides that touch something: LEFT, RIGHT, both, neither."""
Step: TypeAlias = tuple[Point, int, int, int]
"""A next corner: where it is, how far, on which side the walls are there, and on which sides they may be before it."""
Try: TypeAlias = tuple[int, tuple[Point, ...], int, int, int]
"""A line to look at: its length if the rest were straight; its points; on which side of it the walls are at its last
corner, and at the one before; its length so far."""


class Route(NamedTuple):
    """A line of legs and its length, rounded down once."""

    points: tuple[Point, ...]
    length: int


class Leg(NamedTuple):
    """A leg that crosses nothing, with the walls that it slides along at its beginning, at its end, and all the way."""

    begins: int
    ends: int
    slides: bool


OPEN = Leg(0, 0, False)


class Walls:
    """Shapes that a line may not cross."""

    def __init__(self, shapes: Iterable[Shape]) -> None:
        self.shapes = tuple(shapes)
        self.corners = sorted({point for shape in self.shapes for point in shape.points})
        self._arms = {corner: [arm for shape in self.shapes for arm in _arms(corner, shape)] for corner in self.corners}
        self._legs: dict[tuple[Point, Point], Leg | None] = {}
        self._onward: dict[Point, list[Step]] = {}
        self._starts: dict[Point, list[Step]] = {}

    def crossed(self, a: Point, b: Point) -> bool:
        """Return True if the line from a to b crosses a wall, or slips through where two walls touch."""
        return self._leg(a, b) is None

    def route(self, a: Point, b: Point, most: int | None = None) -> Route | None:
        """Return the shortest line of legs from a to b that crosses no wall, at most `most` long, or None.

        Of equally long ones, it is the one with the smallest list of corners.
        """
        return next(self.routes(a, b, most), None)

    def routes(self, a: Point, b: Point, most: int | None = None) -> Iterator[Route]:
        """Yield all shortest lines of legs from a to b that cross no wall, in the order of their corners."""
        if self._leg(a, b) is not None:
            far = isqrt(squared(*a, *b))
            if most is None or far <= most:
                yield Route((a, b), far)
            return
        best: dict[tuple[Point, int], int] = {}
        shortest = None
        tries: list[Try] = []
        longest = inf if most is None else (most + 1) << LENGTH_FRACTION_BITS  # what is surely longer is not looked at
        self._go_on(tries, (a,), 0, LEFT | RIGHT, b, longest)
        while tries:
            guess, points, side, passed, far = heappop(tries)
            if shortest is not None and guess > shortest:
                return
            before, here = points[-2:]
            if best.get((here, side), far) < far:
                continue
            # only now, when nothing shorter is left, is the leg looked at
            leg = self._known(before, here) if before in self._arms and here in self._arms else self._leg(before, here)
            if leg is None or leg.begins & ~passed or leg.ends & ~side or (leg.slides and not passed & side):
                continue
            if here == b:
                shortest = guess
                yield Route(points, far >> LENGTH_FRACTION_BITS)
            else:
                best[here, side] = far
                self._go_on(tries, points, far, side, b, longest)

    def _go_on(self, tries: list[Try], points: tuple[Point, ...], far: int, side: int, b: Point, most: float) -> None:
        """Add the next tries: the end, and every corner, passed with its walls to the left or to the right."""
        here = points[-1]
        whole = far + _up(here, b)
        if whole <= most and self.clear(here, b, side):
            heappush(tries, (whole, (*points, b), LEFT | RIGHT, side, whole))
        steps = self._steps_known(here) if len(points) > 1 else self._first_steps(here)
        for there, step, beside, leaving in steps:
            if side & leaving and there != b and there not in points:
                further = far + step
                guess = further + isqrt(squared(*there, *b) << 2 * LENGTH_FRACTION_BITS)
                if guess <= most:
                    heappush(tries, (guess, (*points, there), beside, side, further))

    def _steps(self, here: Point, sides: tuple[int, ...]) -> list[Step]:
        """Return the corners that may come after a point, as far as the walls at either end tell."""
        steps = []
        for there in self.corners:
            leaving = sum(side for side in sides if self.clear(here, there, side))
            if there != here and leaving:
                step = _up(here, there)
                steps += [(there, step, side, leaving) for side in (LEFT, RIGHT) if self.clear(there, here, side ^ 3)]
        return steps

    def _first_steps(self, start: Point) -> list[Step]:
        """Return the first steps from a start, cached because many ways begin at one start."""
        if start not in self._starts:
            if len(self._starts) >= MAX_STARTS:
                self._starts.clear()
            self._starts[start] = self._steps(start, (LEFT | RIGHT,))
        return self._starts[start]

    def _steps_known(self, corner: Point) -> list[Step]:
        if corner not in self._onward:
            self._onward[corner] = self._steps(corner, (LEFT, RIGHT))
        return self._onward[corner]

    def arms(self, corner: Point) -> Sequence[Point]:
        """Return the directions in which walls lead away from a corner."""
        return self._arms.get(corner, ())

    def clear(self, corner: Point, to: Point, side: int) -> bool:
        """Return True if a line that leaves a corner has the walls there on this side of it, or straight ahead."""
        dx, dy = to[0] - corner[0], to[1] - corner[1]
        if side == LEFT:
            return all(dx * y - dy * x >= 0 for x, y in self.arms(corner))
        return side != RIGHT or all(dx * y - dy * x <= 0 for x, y in self.arms(corner))

    def _known(self, a: Point, b: Point) -> Leg | None:
        if (a, b) not in self._legs:
            self._legs[a, b] = self._leg(a, b)
        return self._legs[a, b]

    def _leg(self, a: Point, b: Point) -> Leg | None:
        """Return the straight leg from a to b, or None if it crosses a wall or touches walls on both sides."""
        (ax, ay), (bx, by) = a, b
        x0, x1 = (ax, bx) if ax < bx else (bx, ax)
        y0, y1 = (ay, by) if ay < by else (by, ay)
        touches: list[Touch] = []
        for shape in self.shapes:
            left, top, right, bottom = shape.box
            if x0 <= right and x1 >= left and y0 <= bottom and y1 >= top:
                if crosses(a, b, shape):
                    return None
                touches += _touches(a, b, shape)
        if not touches:
            return OPEN
        whole = squared(*a, *b)
        runs = _joined(touches)
        if any(beside == LEFT | RIGHT for _, _, beside in runs):
            return None
        begins = sum(beside for begin, _, beside in runs if begin == 0)
        ends = sum(beside for _, end, beside in runs if end == whole)
        return Leg(begins, ends, any(begin == 0 and end == whole for begin, end, _ in runs))


def _up(a: Point, b: Point) -> int:
    """Return a length in fine units, rounded up.

    The rest of a path is rounded down, so that it is never guessed too long.
    """
    d2 = squared(*a, *b) << 2 * LENGTH_FRACTION_BITS
    return isqrt(d2 - 1) + 1 if d2 else 0


def _arms(corner: Point, shape: Shape) -> Iterator[Point]:
    """Yield the directions in which the edges of a shape lead away from a point on it."""
    x, y = corner
    for ax, ay, bx, by in shape.edges:
        if (bx - ax) * (y - ay) == (by - ay) * (x - ax) and (x - ax) * (x - bx) <= 0 and (y - ay) * (y - by) <= 0:
            yield from ((u - x, v - y) for u, v in ((ax, ay), (bx, by)) if (u, v) != corner)


def _touches(a: Point, b: Point, shape: Shape) -> Iterator[Touch]:
    """Yield the stretches where a line that does not cross a shape touches it between its ends, or slides along it."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    whole = dx * dx + dy * dy
    for x, y, u, v in shape.edges:
        s, t = dx * (y - ay) - dy * (x - ax), dx * (v - ay) - dy * (u - ax)
        if s and t:
            continue
        p, q = dx * (x - ax) + dy * (y - ay), dx * (u - ax) + dy * (v - ay)
        if s or t:
            mark = q if s else p
            if 0 < mark < whole:
                yield mark, mark, LEFT if s + t > 0 else RIGHT
        elif (begin := max(0, min(p, q))) < (end := min(whole, max(p, q))):
            yield begin, end, (LEFT if (p < q) == (shape.turn > 0) else RIGHT) if shape.closed else 0


def _joined(touches: list[Touch]) -> list[Touch]:
    """Join touches that follow each other without a break."""
    runs: list[Touch] = []
    for begin, end, beside in sorted(touches):
        if runs and begin <= runs[-1][1]:
            before = runs[-1]
            runs[-1] = before[0], max(end, before[1]), beside | before[2]
        else:
            runs.append((begin, end, beside))
    return runs
