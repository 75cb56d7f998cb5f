"""The catalogue of terrain pieces, of which there are any number each. GB-BAT-02.

They are measured in units, lie on the grid and are turned by steps of 15 degrees.
"""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

import msgspec

from theomachy.games.godbreaker.ground.terrain import Kind, Rule
from theomachy.geometry.plane import INCH, Point, Shape
from theomachy.geometry.turning import TURNS as TURNS
from theomachy.geometry.turning import turned

UNIT = INCH
"""The steps of the grid in a unit. GB-A-01."""
Bend: TypeAlias = tuple[float, float]
"""A point of a bent line, in units."""


class TerrainPiece(msgspec.Struct, frozen=True):
    """A piece of terrain that can be laid, with its middle at (0, 0)."""

    id: str
    kind: Kind
    across: int
    """Largest extent in whole units, the thickness of a wall left aside. GB-A-33."""
    rules: tuple[Rule, ...]
    """The rules that it may count as, the usual one first. GB-BAT-02, GB-A-97."""
    outline: tuple[Point, ...]
    walls: tuple[tuple[str, float, float, int], ...] = ()
    """Barricades that belong to it: the piece, its x and y from the middle in units, and its turn. GB-A-32."""


GROWN: dict[Kind, tuple[str, ...]] = {
    "forest": (
        "49,-1 43,20 25,32 6,32 -9,40 -36,36 -45,23 -49,-1 -43,-15 -32,-27 -14,-40 5,-36 26,-26 44,-17",
        "48,-5 35,14 24,23 7,38 -16,31 -29,23 -48,8 -44,-12 -30,-28 -13,-30 3,-30 27,-38 47,-19",
    ),
    "scrub": (
        "45,1 42,22 17,36 -5,45 -33,40 -39,14 -45,1 -45,-22 -33,-43 -7,-45 18,-28 38,-23",
        "48,5 42,33 21,44 -10,42 -44,35 -45,17 -48,-3 -37,-26 -20,-44 15,-32 32,-10",
    ),
    "rubble": (
        "45,-6 36,21 17,36 -6,41 -29,27 -41,12 -49,-12 -28,-27 -9,-39 19,-41 49,-26",
        "48,-4 44,23 20,47 -8,35 -38,17 -48,-6 -39,-31 -10,-38 16,-47 41,-27",
    ),
    "water": (
        "49,7 44,20 38,31 15,35 -12,35 -38,32 -49,19 -48,7 -40,-10 -26,-18 -15,-30 14,-35 33,-17 44,-9",
        "49,-2 40,15 25,24 13,33 -4,39 -22,40 -45,30 -49,12 -38,-1 -36,-9 -42,-27 -25,-39 -5,-40 18,-35 27,-23 35,-10",
    ),
    "ruin": ("-40,-30 -14,-30 -10,-26 4,-30 40,-28 40,2 36,8 40,30 12,28 6,30 -40,30 -36,6",),
    "grass": (
        "47,-2 40,17 33,35 5,42 -24,33 -32,16 -46,-2 -48,-22 -25,-37 4,-42 25,-35 48,-20",
        "40,-1 29,10 25,30 6,40 -13,41 -38,28 -38,13 -46,-2 -49,-18 -30,-31 -10,-39 10,-41 27,-37 49,-19",
    ),
    "yard": ("-35,-35 35,-35 35,35 -35,35",),
}
"""Outlines in hundredths of their extent, two of some kinds for the sake of variety."""


def _grown(kind: Kind, sizes: Iterable[int], rules: tuple[Rule, ...]) -> Iterable[TerrainPiece]:
    for number, across in enumerate(sizes):
        corners = GROWN[kind][number % len(GROWN[kind])].split()
        points = [tuple(map(int, corner.split(","))) for corner in corners]
        outline = tuple((round(x * across * UNIT / 100), round(y * across * UNIT / 100)) for x, y in points)
        yield TerrainPiece(f"{kind}-{across}", kind, across, rules, outline)


def _discs(sizes: Iterable[int]) -> Iterable[TerrainPiece]:
    for across in sizes:
        outline = tuple(turned((across * UNIT // 2, 0), turn) for turn in TURNS)
        yield TerrainPiece(f"round-{across}", "rubble", across, ("area",), outline)


def _wall(kind: Kind, across: int, rules: tuple[Rule, ...], width: float, *line: Bend, bent: str = "") -> TerrainPiece:
    """Return a barricade or strip along a bent line, with a thickness. GB-BAT-03."""
    points = [(round(x * UNIT), round(y * UNIT)) for x, y in line]
    edge = Shape.thick(points, round(width * UNIT)).points
    return TerrainPiece(f"{kind}-{bent}-{across}" if bent else f"{kind}-{across}", kind, across, rules, edge)


def _walls() -> Iterable[TerrainPiece]:
    wall: tuple[Rule, ...] = ("barricade", "impassable")
    rock: tuple[Rule, ...] = ("impassable", "barricade")
    for long in (2, 4, 6, 8):
        yield _wall("wall", long, wall, 1, (-long / 2, 0), (long / 2, 0))
    for long in (3, 4):
        half = long / 2
        corner: tuple[Bend, ...] = ((-half, half), (-half, -half), (half, -half))
        yield _wall("wall", long + 2, wall, 0.75, *corner, bent="corner")
    for long in (4, 6):
        yield _wall("hedge", long, ("barricade",), 0.75, (-long / 2, 0.25), (0, -0.25), (long / 2, 0.25))
    yield _wall("hedge", 6, ("barricade",), 0.75, (-2, 2), (-2, -1), (-1, -2), (2, -2), bent="corner")
    yield _wall("fence", 6, ("barricade",), 0.5, (-3, 0), (-1, 0.5), (1, 0.25), (3, -0.5))
    yield _wall("rock", 4, rock, 1, (-2, 0.25), (-0.5, -0.25), (0.75, 0), (2, -0.5))
    yield _wall("rock", 6, rock, 1, (-3, -0.5), (-1.5, 0), (0.5, -0.5), (2, 0.5), (3, 0.5))
    yield _wall("rock", 6, rock, 1, (-2.25, 1), (-1, -0.75), (1, -1), (2.25, 0.75), bent="bend")


def _houses() -> Iterable[TerrainPiece]:
    """Yield ruined houses with the remains of their walls."""
    for across, walls in (
        (6, (("wall-corner-5", -0.5, -0.1, 0),)),
        (8, (("wall-corner-5", -1.3, -0.5, 0), ("wall-2", 2.4, 1.4, 90))),
        (10, (("wall-corner-6", -1.5, -0.5, 0), ("wall-4", 2, 2.3, 0))),
    ):
        (ruin,) = _grown("ruin", [across], ("area",))
        yield msgspec.structs.replace(ruin, id=f"house-{across}", walls=walls)


def _strips() -> Iterable[TerrainPiece]:
    """Yield roads and canals that lie across a table."""
    yield _wall("road", 8, ("open",), 2, (-4, 0), (0, -0.5), (4, 0))
    yield _wall("road", 12, ("open",), 2.5, (-6, 0.5), (-2, -0.5), (2, 0), (6, -0.5))
    yield _wall("canal", 8, ("area", "open"), 3, (-4, 0), (4, 0))
    yield _wall("canal", 12, ("area", "open"), 3, (-6, 0), (6, 0))


def _floors() -> Iterable[TerrainPiece]:
    """Yield floors on which models can stand above the ground. GB-ADV-LVL-01."""
    for side, across in ((4, 6), (6, 8), (8, 11)):
        yield TerrainPiece(f"floor-{side}", "floor", across, ("open", "area"), _box(side * UNIT // 2))


def _box(half: int) -> tuple[Point, ...]:
    return (-half, -half), (half, -half), (half, half), (-half, half)


CATALOGUE: dict[str, TerrainPiece] = {
    piece.id: piece
    for pieces in (
        _grown("forest", (6, 8, 10), ("area", "open")),
        _grown("scrub", (4, 6, 8), ("area", "open")),
        _grown("rubble", (4, 6, 8), ("area", "open")),
        _grown("water", (6, 8, 10), ("area", "open")),
        _grown("ruin", (6, 8), ("area", "open")),
        _grown("grass", (6, 8, 10), ("open", "area")),
        _grown("yard", (6, 10), ("open",)),
        _strips(),
        _walls(),
        _discs((2, 4, 6, 8)),
        _houses(),
        _floors(),
    )
    for piece in pieces
}


@cache
def outline(piece: str, turn: int) -> tuple[Point, ...]:
    """Return the outline of a piece turned around its middle."""
    return tuple(turned(point, turn) for point in CATALOGUE[piece].outline)
