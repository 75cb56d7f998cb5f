"""Hexes: distance, lines, rings, and boards on which the answers are looked up.

A hex is a pair of axial coordinates: q grows to the east, r to the south-east. Hexes stand on a point, rows run from
west to east, and odd rows begin half a hex further east ("odd-r"). A hex is named by its row and column, from nought:

    >>> here = parse("5,6")
    >>> here, name(step(here, SOUTH_EAST, 2)), distance(here, parse("5,8"))
    (Hex(q=4, r=5), '7,7', 2)

On a board a hex is a place: its number in reading order, cheap to keep and to look up. A walk round a closed hex:

    >>> board = Board.rectangle(12, 14)
    >>> start, shut, end = map(board.place, ("5,6", "5,7", "5,8"))
    >>> walk = reach(board.neighbours, start, 3, closed={shut})
    >>> len(walk.stops), [board.names[place] for place in walk.path(end)]
    (35, ['6,7', '6,8', '5,8'])
"""

import re
from bisect import bisect_right
from collections.abc import Container, Iterable, Sequence
from typing import NamedTuple, TypeAlias


class Hex(NamedTuple):
    q: int
    r: int


EAST, SOUTH_EAST, SOUTH_WEST = Hex(1, 0), Hex(0, 1), Hex(-1, 1)
WEST, NORTH_WEST, NORTH_EAST = Hex(-1, 0), Hex(0, -1), Hex(1, -1)
DIRECTIONS = (EAST, SOUTH_EAST, SOUTH_WEST, WEST, NORTH_WEST, NORTH_EAST)
"""Clockwise from the east: the order of all that goes round a hex."""

NAME = re.compile("(0|-?[1-9][0-9]*),(0|-?[1-9][0-9]*)")


def from_offset(row: int, column: int) -> Hex:
    return Hex(column - row // 2, row)


def to_offset(hexagon: Hex) -> tuple[int, int]:
    """Return the row and the column of a hex."""
    return hexagon.r, hexagon.q + hexagon.r // 2


def name(hexagon: Hex) -> str:
    row, column = to_offset(hexagon)
    return f"{row},{column}"


def parse(text: str) -> Hex:
    """Return the hex of a name. Each hex has one name only: 05,6 is no name."""
    numbers = NAME.fullmatch(text)
    if not numbers:
        raise ValueError(f"not a row and a column, such as 5,6: {text!r}")
    return from_offset(int(numbers[1]), int(numbers[2]))


def step(start: Hex, way: Hex, steps: int = 1) -> Hex:
    """Return the hex some steps away in a direction."""
    return Hex(start.q + way.q * steps, start.r + way.r * steps)


def distance(a: Hex, b: Hex) -> int:
    """Count the steps between two hexes: 0 to the same hex, 1 to an adjacent one."""
    q, r = b.q - a.q, b.r - a.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def neighbours(hexagon: Hex) -> list[Hex]:
    return [step(hexagon, way) for way in DIRECTIONS]


def ring(centre: Hex, radius: int) -> list[Hex]:
    """Return the hexes at exactly this distance, clockwise from the east."""
    if radius == 0:
        return [centre]
    sides = zip(DIRECTIONS, DIRECTIONS[2:] + DIRECTIONS[:2], strict=True)
    return [step(step(centre, corner, radius), along, n) for corner, along in sides for n in range(radius)]


def disc(centre: Hex, radius: int) -> list[Hex]:
    """Return the hexes within this distance, nearest first."""
    return [hexagon for n in range(radius + 1) for hexagon in ring(centre, n)]


def bearing(a: Hex, b: Hex) -> tuple[Hex, int, Hex, int]:
    """Return a way from one hex to another: steps in one direction, and steps in the next one clockwise."""
    q, r = b.q - a.q, b.r - a.r
    for way, turn in zip(DIRECTIONS, DIRECTIONS[1:] + DIRECTIONS[:1], strict=True):
        ahead, aside = q * turn.r - r * turn.q, r * way.q - q * way.r
        if ahead > 0 and aside >= 0:
            return way, ahead, turn, aside
    return EAST, 0, SOUTH_EAST, 0  # the same hex


def direction(a: Hex, b: Hex) -> Hex | None:
    """Return the direction of another hex in a straight line, or None; the same hex lies in no direction."""
    way, ahead, _, aside = bearing(a, b)
    return way if ahead and not aside else None


def line(a: Hex, b: Hex, left: bool = False) -> list[Hex]:
    """Return the hexes from one to another, both included, nearest to the line between their centres.

    Where that line runs along the border of two hexes, the hex to the right of a walker from a to b counts, or the one
    to the left.
    """
    way, ahead, turn, aside = bearing(a, b)
    length = ahead + aside
    hexes = [a]
    for n in range(1, length + 1):
        turns = (2 * n * aside + length - left) // (2 * length)  # n * aside / length rounded, halves up or (left) down
        hexes.append(step(step(a, way, n - turns), turn, turns))
    return hexes


Place: TypeAlias = int
"""A hex of a board: its number in reading order."""
Ways: TypeAlias = Sequence[tuple[Place, ...]]
"""Places that one step may lead to, for each place."""


class Board:
    """A finite set of hexes with all distances and steps in tables."""

    def __init__(self, hexes: Iterable[Hex]) -> None:
        self.hexes = sorted(set(hexes), key=to_offset)
        self.names = [name(hexagon) for hexagon in self.hexes]
        self.places = {hexagon: place for place, hexagon in enumerate(self.hexes)}
        self.distance = [[distance(a, b) for b in self.hexes] for a in self.hexes]
        """Steps between every two places, as the crow flies."""
        self.rays = [[self._ray(hexagon, way) for way in DIRECTIONS] for hexagon in self.hexes]
        """Places in a straight line up to the edge, by starting place and direction."""
        self.neighbours: Ways = [tuple(ray[0] for ray in rays if ray) for rays in self.rays]
        self._nearest = [tuple(sorted(range(len(far)), key=far.__getitem__)) for far in self.distance]
        self._spread = [sorted(far) for far in self.distance]
        self._toward: dict[Place, Ways] = {}
        self._away: dict[Place, Ways] = {}

    @classmethod
    def rectangle(cls, rows: int, columns: int) -> "Board":
        return cls(from_offset(row, column) for row in range(rows) for column in range(columns))

    def _ray(self, hexagon: Hex, way: Hex) -> tuple[Place, ...]:
        ray: list[Place] = []
        while (hexagon := step(hexagon, way)) in self.places:
            ray.append(self.places[hexagon])
        return tuple(ray)

    def place(self, text: str) -> Place:
        """Return the place of a name."""
        hexagon = parse(text)
        if hexagon not in self.places:
            raise ValueError(f"no hex of this board: {text}")
        return self.places[hexagon]

    def within(self, centre: Place, radius: int) -> tuple[Place, ...]:
        """Return the places within a distance, nearest first, then in reading order."""
        return self._nearest[centre][: bisect_right(self._spread[centre], radius)]

    def between(self, a: Place, b: Place) -> tuple[Place, ...] | None:
        """Return the places between two that lie in a straight line; None if they do not."""
        return next((ray[: ray.index(b)] for ray in self.rays[a] if b in ray), None)

    def toward(self, aim: Place) -> Ways:
        """Return the steps that come nearer to a place."""
        if aim not in self._toward:
            far = self.distance[aim]
            self._toward[aim] = [tuple(b for b in near if far[b] < far[a]) for a, near in enumerate(self.neighbours)]
        return self._toward[aim]

    def away(self, aim: Place) -> Ways:
        """Return the steps that go farther from a place."""
        if aim not in self._away:
            far = self.distance[aim]
            self._away[aim] = [tuple(b for b in near if far[b] > far[a]) for a, near in enumerate(self.neighbours)]
        return self._away[aim]


class Reach(NamedTuple):
    """The places that a walk can lead to."""

    stops: list[Place]
    """Places where the walk may end, fewest steps first. The start, which takes none, is always the first."""
    came_from: dict[Place, Place]
    """The place before each place that may be entered, on a shortest way; the start has itself."""

    def path(self, end: Place) -> list[Place]:
        """Return the places entered one after another, up to the end."""
        path = []
        while (before := self.came_from[end]) != end:
            path.append(end)
            end = before
        return path[::-1]


def reach(ways: Ways, start: Place, steps: int, closed: Container[Place] = (), through: Container[Place] = ()) -> Reach:
    """Return the places that up to this many steps lead to.

    A walk never enters closed places and does not stop at places in `through`. The ways are a board's `neighbours`, or
    `toward(aim)` or `away(aim)` if each step must come nearer or go farther.
    """
    came_from = {start: start}
    edge = [start]
    for _ in range(steps):
        beyond = []
        for here in edge:
            for there in ways[here]:
                if there not in came_from and there not in closed:
                    came_from[there] = here
                    beyond.append(there)
        edge = beyond
    return Reach([place for place in came_from if place == start or place not in through], came_from)


def reach_straight(
    board: Board, start: Place, steps: int, closed: Container[Place] = (), through: Container[Place] = ()
) -> Reach:
    """Return the places that up to this many steps in one direction lead to."""
    came_from = {start: start}
    rays = board.rays[start]
    for n in range(steps):
        rays = [ray for ray in rays if n < len(ray) and ray[n] not in closed]
        for ray in rays:
            came_from[ray[n]] = ray[n - 1] if n else start
    return Reach([place for place in came_from if place == start or place not in through], came_from)
