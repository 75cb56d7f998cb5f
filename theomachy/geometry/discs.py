"""Round bases on a plane of whole numbers: how far apart they are, and whether they overlap or touch.

A unit of the plane is a hundredth of a millimetre, so that inches and millimetres are both whole:

    >>> INCH, Disc(0, 0, 1250), gap(Disc(0, 0, 1250), Disc(5030, 0, 1250)) // INCH
    (2540, Disc(x=0, y=0, r=1250), 0)

Every question with a yes or a no is answered exactly. Lengths are rounded once, in the function that tells them.
"""

from math import isqrt
from typing import NamedTuple, Protocol, TypeAlias

INCH = 2540
CONTACT = 10
"""Bases this near to each other are in contact: no hand sets them closer."""

Point: TypeAlias = tuple[int, int]


class Disc(NamedTuple):
    """A round base by its middle and radius. With radius 0 it is a point."""

    x: int
    y: int
    r: int


class Round(Protocol):
    """Anything with a round base: a disc, or a model that stands on one."""

    @property
    def x(self) -> int: ...
    @property
    def y(self) -> int: ...
    @property
    def r(self) -> int: ...


def squared(ax: int, ay: int, bx: int, by: int) -> int:
    """Return the squared distance of two points."""
    return (bx - ax) ** 2 + (by - ay) ** 2


def length(a: Point, b: Point) -> int:
    """Return the length of a leg of a path that is paid for, rounded up."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    d2 = dx * dx + dy * dy
    return isqrt(d2 - 1) + 1 if d2 else 0


def gap(a: Round, b: Round) -> int:
    """Return the distance from edge to edge, never below 0, rounded down."""
    return max(0, isqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) - a.r - b.r)


def overlap(a: Disc, b: Disc) -> bool:
    """Return True if two bases share ground. Touching is no overlap."""
    ax, ay, ar = a
    bx, by, br = b
    return (bx - ax) ** 2 + (by - ay) ** 2 < (ar + br) ** 2


def in_contact(a: Round, b: Round) -> bool:
    return within(a, b, CONTACT)


def within(a: Round, b: Round, far: int) -> bool:
    """Return True if the nearest points of two bases are at most `far` apart. Exact: a hair more is too far."""
    return (b.x - a.x) ** 2 + (b.y - a.y) ** 2 <= (a.r + b.r + far) ** 2 if far >= 0 else False


def completely_within(inner: Disc, outer: Disc, far: int) -> bool:
    """Return True if every point of one base is at most `far` from the other base."""
    room = far + outer.r - inner.r
    return room >= 0 and (outer.x - inner.x) ** 2 + (outer.y - inner.y) ** 2 <= room * room


def on_table(disc: Disc, width: int, height: int) -> bool:
    """Return True if no part of a base hangs over the edge of a table whose corner is at (0, 0)."""
    x, y, r = disc
    return r <= x <= width - r and r <= y <= height - r
