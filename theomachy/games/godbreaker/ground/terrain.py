"""Terrain, and the same terrain made ready for measuring. GB-BAT-02 to 05"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

from theomachy.geometry.paths import Walls
from theomachy.geometry.plane import Patches, Point, Shape

Rule = Literal["open", "area", "barricade", "impassable"]
"""What is agreed of a piece: nothing but looks, area terrain, a barricade, an impassable one. GB-BAT-02"""

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
"""What terrain looks like."""


class Terrain(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of terrain on the battlefield."""

    id: str
    kind: Kind
    rule: Rule
    outline: tuple[Point, ...]
    level: int = 0
    of: str = ""
    """the area that it belongs to, and with which it is removed. GB-A-32"""

    @property
    def number(self) -> int:
        """What its id begins with: `3-wall` is the third."""
        return int(self.id.partition("-")[0])


@lru_cache(4096)
def shape_of(piece: Terrain) -> Shape:
    return Shape.polygon(piece.outline)


class Ground:
    """The terrain of a battlefield by level; built anew when terrain comes or goes."""

    __slots__ = ("areas", "barricades", "shapes", "walls", "walls_of")

    def __init__(self, terrain: Sequence[Terrain]) -> None:
        self.shapes: dict[str, Shape] = {piece.id: shape_of(piece) for piece in terrain}
        levels = sorted({0, *(piece.level for piece in terrain)})
        self.areas: dict[int, Patches] = {}
        """area terrain, where a level has any"""
        self.barricades: dict[int, tuple[tuple[str, Shape], ...]] = {}
        """barricades of both kinds"""
        self.walls_of: dict[int, tuple[Shape, ...]] = {}
        """impassable barricades"""
        self.walls: dict[tuple[int, int], Walls] = {}
        """what no measure may cross between two levels, where there is anything"""
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
def ground_of(terrain: tuple[Terrain, ...]) -> Ground:
    """The same one as long as terrain is the same: what was measured on it is known."""
    return Ground(terrain)
