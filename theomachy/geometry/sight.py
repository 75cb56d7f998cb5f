"""Lines of sight between two bases past other bases, polygons and lines. A sliver is enough.

    >>> one, other = Disc(0, 0, 1250), Disc(12700, 0, 1250)
    >>> sight(one, other, [Disc(6000, 10, 1250)])
    Sight(line=((0, -1250), (12700, -1250)), blockers=())
    >>> sight(one, other, [Disc(6000, 0, 1260)])
    Sight(line=None, blockers=(Disc(x=6000, y=0, r=1260),))

A base sees another if some straight line from a point of the one to a point of the other is *free*: it passes nowhere
through the inside of a blocking base or polygon, and nowhere from one side of a blocking line to the other. It may
touch them and slide along them. What overlaps one of the two bases does not block: that base stands in it.

Clear answers come from rounded numbers with a margin far above what rounding can do; all others are told exactly.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from theomachy.geometry.directions import MARGIN, Line, open_line
from theomachy.geometry.discs import Disc, Point
from theomachy.geometry.shapes import Shape, crosses, overlaps
from theomachy.geometry.tangents import corridor_edges, free_tangent, passes_through, shuts


class Sight(NamedTuple):
    """A free line, as near as the grid shows it; or else what stands between."""

    line: tuple[Point, Point] | None
    blockers: tuple[Disc | Shape, ...] = ()

    @property
    def free(self) -> bool:
        return self.line is not None


def sight(a: Disc, b: Disc, discs: Sequence[Disc], shapes: Sequence[Shape] = ()) -> Sight:
    """Return whether base a sees base b: with a line that proves it, or with everything that stands between."""
    if (b.x - a.x) ** 2 + (b.y - a.y) ** 2 <= (a.r + b.r) ** 2:
        return Sight(((a.x, a.y), (b.x, b.y)))
    bases = discs_between(a, b, discs)
    if middle_free(a, b, bases, shapes):
        return Sight(((a.x, a.y), (b.x, b.y)))
    standing = []
    for shape in shapes:
        if shape_between(a, b, shape):
            if shuts(a, b, shape):
                return Sight(None, (shape,))
            standing.append(shape)
    return _exactly(a, b, bases, standing) if standing else _past_bases(a, b, bases)


def middle_free(a: Disc, b: Disc, bases: Sequence[Disc], shapes: Iterable[Shape]) -> bool:
    """Return True if the line between the middles of two bases is free of bases that stand between, and of shapes."""
    if any(_on_line(a, b, base) for base in bases):
        return False
    start, end = (a.x, a.y), (b.x, b.y)
    return not any(crosses(start, end, shape) for shape in shapes)


def interposing(a: Disc, b: Disc, discs: Sequence[Disc], shapes: Sequence[Shape] = ()) -> list[Disc | Shape]:
    """Return everything that some straight line between two bases passes through, except what overlaps one of them."""
    return [*discs_between(a, b, discs), *(shape for shape in shapes if shape_between(a, b, shape))]


def discs_between(a: Disc, b: Disc, discs: Sequence[Disc]) -> list[Disc]:
    """Return the bases that are partly in the corridor from a to b and overlap neither.

    A disc that grows or shrinks on its way from a to b sweeps the corridor. A base's squared distance from it is a
    quadratic function of the way, whose minimum must be below 0.
    """
    ax, ay, ar = a
    dx, dy, k = b.x - ax, b.y - ay, b.r - ar
    whole = dx * dx + dy * dy - k * k
    between = []
    for disc in discs:
        x, y, r = disc
        x -= ax
        y -= ay
        r += ar
        least = x * dx + y * dy + r * k
        if 0 < least < whole:
            room = x * x + y * y - r * r
            if room >= 0 and least * least > whole * room and 2 * least <= whole + room:
                between.append(disc)
    return between


def shape_between(a: Disc, b: Disc, shape: Shape) -> bool:
    """Return True if a shape is partly in the corridor from a to b and overlaps neither."""
    if (b.x - a.x) ** 2 + (b.y - a.y) ** 2 <= (b.r - a.r) ** 2:  # one lies within the other: there is no corridor
        return False
    x0, x1 = min(a.x - a.r, b.x - b.r), max(a.x + a.r, b.x + b.r)
    y0, y1 = min(a.y - a.r, b.y - b.r), max(a.y + a.r, b.y + b.r)
    left, top, right, bottom = shape.box
    if x1 < left or x0 > right or y1 < top or y0 > bottom or overlaps(a, shape) or overlaps(b, shape):
        return False
    if discs_between(a, b, shape.corners):
        return True
    return any(passes_through(edge, a, b, shape) for edge in corridor_edges(a, b))


def _on_line(a: Disc, b: Disc, base: Disc) -> bool:
    """Return True if a base that stands between two others blocks the line between their middles."""
    dx, dy = b.x - a.x, b.y - a.y
    aside = dx * (base.y - a.y) - dy * (base.x - a.x)
    return aside * aside < base.r * base.r * (dx * dx + dy * dy)


def _past_bases(a: Disc, b: Disc, bases: list[Disc]) -> Sight:
    """Return the sight between two bases past others that all stand between; try the edges of the corridor first."""
    ax, ay, ar = a
    dx, dy = b.x - ax, b.y - ay
    d = sqrt(dx * dx + dy * dy)
    ux, uy = dx / d, dy / d
    lean = (b.r - ar) / d
    upright = sqrt(1 - lean * lean)
    end = d * upright - MARGIN
    left = right = True
    standing = []
    for base in bases:
        x, y, r = base
        x -= ax
        y -= ay
        along, aside = ux * x + uy * y, ux * y - uy * x
        over = r - ar - along * lean  # how far it reaches beyond the left edge of the corridor, and beyond the right
        beyond_left, beyond_right = over + aside * upright, over - aside * upright
        if (
            beyond_left > MARGIN < beyond_right
            and MARGIN < along * upright + aside * lean < end
            and MARGIN < along * upright - aside * lean < end
        ):
            return Sight(None, (base,))
        left = left and beyond_left < -MARGIN
        right = right and beyond_right < -MARGIN
        standing.append((along, aside, r))
    line: Line | None = None
    clear = True
    if left:
        line = lean, upright, ar
    elif right:
        line = -lean, upright, -ar
    else:
        line, clear = open_line(d, ar, b.r, standing)
    if line:
        return Sight(_shown(a, b, line, d, ux, uy))
    return Sight(None, tuple(bases)) if clear else _exactly(a, b, bases, [])


def _shown(a: Disc, b: Disc, line: Line, d: float, ux: float, uy: float) -> tuple[Point, Point]:
    """Return the points where a line leaves the first base and where it meets the second."""
    s, c, p = line
    q = p + d * s
    start = sqrt(max(0.0, a.r * a.r - p * p))
    stop = d * c - sqrt(max(0.0, b.r * b.r - q * q))
    (x, y), (u, v) = (c * start - s * p, s * start + c * p), (c * stop - s * p, s * stop + c * p)
    return (
        (round(a.x + ux * x - uy * y), round(a.y + uy * x + ux * y)),
        (round(a.x + ux * u - uy * v), round(a.y + uy * u + ux * v)),
    )


def _exactly(a: Disc, b: Disc, bases: list[Disc], shapes: list[Shape]) -> Sight:
    tangent = free_tangent(a, b, bases, shapes)
    if tangent is None:
        return Sight(None, (*bases, *shapes))
    dx, dy = b.x - a.x, b.y - a.y
    d = sqrt(dx * dx + dy * dy)
    ux, uy = dx / d, dy / d
    nx, ny = tangent.normal()
    p = nx * (tangent.x - a.x) + ny * (tangent.y - a.y) - tangent.aside
    return Sight(_shown(a, b, (-ux * nx - uy * ny, ux * ny - uy * nx, p), d, ux, uy))
