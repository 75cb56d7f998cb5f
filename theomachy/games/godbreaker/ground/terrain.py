"""Terrain as it lies on a battlefield, and an index of it for measuring. GB-BAT-02 to 05."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from theomachy.geometry.paths import Walls
from theomachy.geometry.plane import Patches, Point, Shape

Rule = Literal["open", "area", "barricade", "impassable"]
"""The rule agreed for a piece: mere looks, area terrain, a barricade, an impassable one. GB-BAT-02."""

Kind = Literal[
    "forest",
    "scrub",
    "rubble",
    "water",
    "ruin",
    "grass",
    "yard",
    "wall",
    "hedge",
    "fence",
    "rock",
    "road",
    "canal",
    "floor",
]
"""The looks of a piece of terrain."""


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of terrain on the battlefield."""

    id: str
    kind: Kind
    rule: Rule
    outline: tuple[Point, ...]
    level: int = 0
    of: str = ""
    """Id of the area to which it belongs and with which it is removed; empty if there is none. GB-A-32."""

    @property
    def number(self) -> int:
        """The number with which its id begins: 3 for `3-wall`."""
        return int(self.id.partition("-")[0])


@lru_cache(4096)
def shape_of(piece: Terrain) -> Shape:
    return Shape.polygon(piece.outline)


class TerrainIndex:
    """An index of a battlefield's terrain by level, built anew when terrain comes or goes."""

    __slots__ = ("areas", "barricades", "shapes", "walls", "walls_of")

    def __init__(self, terrain: Sequence[Terrain]) -> None:
        self.shapes: dict[str, Shape] = {piece.id: shape_of(piece) for piece in terrain}
        levels = sorted({0, *(piece.level for piece in terrain)})
        self.areas: dict[int, Patches] = {}
        """Area terrain by level; levels without any are missing."""
        self.barricades: dict[int, tuple[tuple[str, Shape], ...]] = {}
        """Barricades of both kinds, with their ids, by level."""
        self.walls_of: dict[int, tuple[Shape, ...]] = {}
        """Impassable barricades by level."""
        self.walls: dict[tuple[int, int], Walls] = {}
        """Walls that no measure may cross between two levels, by those levels; missing where there are none."""
        for level in levels:
            here = [piece for piece in terrain if piece.level == level]
            if areas := [self.shapes[piece.id] for piece in here if piece.rule == "area"]:
                self.areas[level] = Patches(areas)
            self.barricades[level] = tuple(
                (piece.id, self.shapes[piece.id]) for piece in here if piece.rule in ("barricade", "impassable")
            )
            self.walls_of[level] = tuple(self.shapes[piece.id] for piece in here if piece.rule == "impassable")
        for low in levels:
            for high in (low, low + 1):
                if shapes := (*self.walls_of[low], *(self.walls_of.get(high, ()) if high != low else ())):
                    self.walls[low, high] = self.walls[high, low] = Walls(shapes)

    def barricades_at(self, level: int) -> tuple[tuple[str, Shape], ...]:
        return self.barricades.get(level, ())


@lru_cache(32)
def ground_of(terrain: tuple[Terrain, ...]) -> TerrainIndex:
    """Return the Ground of some terrain, cached, so that measurements made on it are kept."""
    return TerrainIndex(terrain)
