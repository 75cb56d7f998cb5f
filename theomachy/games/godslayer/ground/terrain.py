"""Terrain, and its shapes made ready for measuring. GS-TER-01 to 12."""

from collections.abc import Sequence
from functools import lru_cache
from math import ceil
from typing import Literal

import msgspec

from theomachy.exact import distance
from theomachy.geometry.moving import RoughGround as Rough
from theomachy.geometry.plane import INCH, Disc, Point, Shape, inside, overlaps

Going = Literal["open", "difficult", "impassable"]
"""Effects of terrain on movement. GS-TER-02 to 05."""


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of terrain on the table; its attributes are fixed before the battle. GS-TER-01."""

    id: str
    kind: str
    """Kind of the piece in the catalogue, which says how it looks."""
    outline: tuple[Point, ...]
    going: Going = "open"
    height: int = 0
    """Height in plane units; 0 if it is flat. GS-LOS-04."""
    forest: bool = False
    """True for a forest. GS-TER-07 to 10."""
    stands: bool = False
    """True if models can stand on it, such as a hill or a boulder. GS-A-85."""
    slope: bool = False
    """True if it can be climbed from any side by any model."""
    doors: tuple[tuple[Point, Point], ...] = ()
    """Openings in the walls of a building, whose inside is ordinary ground. GS-TER-12."""

    @property
    def number(self) -> int:
        """The number in the id, such as 3 in `3-forest`; no other piece of the table has it."""
        return int(self.id.removesuffix(f"-{self.kind}"))

    @property
    def sight_value(self) -> int:
        """The height in inches, rounded up. GS-LOS-04, GS-A-29."""
        return ceil(self.height / INCH)

    @property
    def building(self) -> bool:
        return bool(self.doors)


class Piece(msgspec.Struct, frozen=True):
    """A piece of terrain with its shapes."""

    terrain: Terrain
    shape: Shape
    """All ground of the piece."""
    walls: tuple[Shape, ...]
    """Shapes that stop bases and sight: the outline, or the walls of a building without its doors."""
    sight_value: int


class Ground:
    """The terrain of a table; built anew when terrain is laid."""

    __slots__ = ("_barriers", "_no_end", "forests", "heights", "objects", "pieces", "rough")

    def __init__(self, terrain: Sequence[Terrain]) -> None:
        self.pieces: dict[str, Piece] = {laid.id: _piece(laid) for laid in terrain}
        pieces = self.pieces.values()
        self.objects: tuple[Piece, ...] = tuple(
            piece for piece in pieces if piece.terrain.height and not piece.terrain.forest
        )
        """Pieces with a sight value; forests have rules of their own."""
        self.forests: tuple[Piece, ...] = tuple(piece for piece in pieces if piece.terrain.forest)
        self.heights: tuple[Piece, ...] = tuple(piece for piece in pieces if piece.terrain.stands)
        self.rough: tuple[tuple[Piece, Rough], ...] = tuple(
            (piece, Rough(piece.shape, 2)) for piece in pieces if piece.terrain.going == "difficult"
        )
        self._barriers: dict[int, list[Shape]] = {}
        self._no_end: dict[int, list[Shape]] = {}

    def elevation(self, x: int, y: int) -> int:
        """Return the sight value of the terrain on which the middle of a base stands. GS-LOS-07."""
        return _elevation(self, x, y)

    def height(self, x: int, y: int) -> int:
        """Return the real height of the terrain at a place in plane units, for falls. GS-A-29."""
        return max([piece.terrain.height for piece in self.heights if lies_on(x, y, piece.shape)], default=0)

    def barriers(self, sight_value: int) -> list[Shape]:
        """Return the shapes that a model of this sight value may not cross. GS-MOV-04, GS-TER-05, GS-A-85."""
        if sight_value not in self._barriers:
            self._barriers[sight_value] = [
                wall
                for piece in self.pieces.values()
                if piece.terrain.going == "impassable"
                or (piece.sight_value >= sight_value and not passable(piece.terrain))
                for wall in piece.walls
            ]
        return self._barriers[sight_value]

    def no_end(self, sight_value: int) -> list[Shape]:
        """Return the shapes that a model of this sight value may cross, but not stop on. GS-MOV-04."""
        if sight_value not in self._no_end:
            self._no_end[sight_value] = [
                piece.shape
                for piece in self.objects
                if piece.terrain.going != "impassable"
                and piece.sight_value < sight_value
                and not piece.terrain.stands
                and not piece.terrain.building
            ]
        return self._no_end[sight_value]

    def dear(self, open_to: Sequence[str] = ()) -> list[Rough]:
        """Return difficult ground, on which every inch costs two; some kinds may be open to a model. GS-TER-03."""
        return [dear for piece, dear in self.rough if piece.terrain.kind not in open_to]

    def in_forest(self, disc: Disc) -> bool:
        """Return True if a base touches a forest. GS-TER-10."""
        return any(overlaps(disc, piece.shape) for piece in self.forests)


@lru_cache(maxsize=1 << 14)
def _elevation(ground: Ground, x: int, y: int) -> int:
    """Return the elevation of a place.

    It is cached, since every line of sight asks for the elevation of every model.
    """
    return max([piece.sight_value for piece in ground.heights if lies_on(x, y, piece.shape)], default=0)


def lies_on(x: int, y: int, shape: Shape) -> bool:
    """Return True if a point lies on a piece; the box is compared first, since most points lie outside it."""
    left, top, right, bottom = shape.box
    return left < x < right and top < y < bottom and inside((x, y), shape)


def passable(terrain: Terrain) -> bool:
    """Return True if models of any sight value can enter it: a forest, or a hill with slopes."""
    return terrain.forest or (terrain.stands and terrain.slope)


def _piece(terrain: Terrain) -> Piece:
    shape = Shape.polygon(terrain.outline)
    return Piece(terrain, shape, _walls(terrain) if terrain.building else (shape,), terrain.sight_value)


def _walls(terrain: Terrain) -> tuple[Shape, ...]:
    """Return the outline of a building as lines, with the doors left out."""
    walls = []
    corners = terrain.outline
    for a, b in zip(corners, (*corners[1:], corners[0]), strict=True):
        cuts = sorted([_along(a, b, start), _along(a, b, end)] for start, end in terrain.doors if _on(a, b, start, end))
        done = 0
        whole = _length(a, b)
        for near, far in [sorted(cut) for cut in cuts]:
            if near > done:
                walls.append(Shape.line([_point(a, b, done, whole), _point(a, b, near, whole)]))
            done = far
        if done < whole:
            walls.append(Shape.line([_point(a, b, done, whole), b]))
    return tuple(walls)


def _length(a: Point, b: Point) -> int:
    return round(distance(*a, *b))


def _along(a: Point, b: Point, p: Point) -> int:
    """Return the distance from the start of an edge to a point along it."""
    return round(((p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])) / _length(a, b))


def _on(a: Point, b: Point, *points: Point) -> bool:
    """Return True if points lie on an edge, apart from rounding."""
    far = _length(a, b)
    return all(
        abs((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) <= 2 * far
        and -2 <= _along(a, b, (x, y)) <= far + 2
        for x, y in points
    )


def _point(a: Point, b: Point, far: int, whole: int) -> Point:
    return a[0] + round((b[0] - a[0]) * far / whole), a[1] + round((b[1] - a[1]) * far / whole)
