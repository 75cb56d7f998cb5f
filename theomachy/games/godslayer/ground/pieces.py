"""Pieces of terrain that can be laid, any number of each. GS-SET-02, GS-TER-01 to 12.

Their attributes are fixed here, before anything is set up. They are measured in inches, and turned by steps of 15
degrees.
"""

from collections.abc import Iterable
from functools import cache
from math import isqrt

import msgspec

from theomachy.games.godslayer.ground.terrain import Going, Terrain
from theomachy.geometry.plane import INCH, Point, Shape
from theomachy.geometry.turning import turned

Door = tuple[Point, Point]


class Sort(msgspec.Struct, frozen=True):
    """The attributes of all pieces of a kind. GS-TER-01."""

    going: Going = "open"
    height: float = 0
    """Height in inches. GS-LOS-04."""
    forest: bool = False
    stands: bool = False
    """True if models can stand on it. GS-A-85."""
    slope: bool = False


SORTS: dict[str, Sort] = {
    # open. GS-TER-02
    "grass": Sort(),
    "road": Sort(),
    "yard": Sort(),
    # difficult. GS-TER-03, GS-TER-06, GS-TER-07
    "forest": Sort("difficult", 4, forest=True),
    "scrub": Sort("difficult"),
    "marsh": Sort("difficult"),
    "stream": Sort("difficult"),
    "field": Sort("difficult"),
    "rubble": Sort("difficult"),
    # impassable. GS-TER-05, GS-TER-06
    "lake": Sort("impassable"),
    "lava": Sort("impassable"),
    "rock": Sort("impassable", 2),
    "cliff": Sort("impassable", 4),
    # heights. GS-TER-11, GS-A-85
    "hill": Sort(height=3, stands=True, slope=True),
    "steep-hill": Sort("difficult", 3, stands=True, slope=True),
    "boulder": Sort(height=1, stands=True),
    # obstacles that models with a higher sight value step over. GS-MOV-04
    "hedge": Sort(height=1),
    "wall": Sort(height=1),
    "house": Sort(height=3),
}


class Piece(msgspec.Struct, frozen=True):
    """A piece that can be laid, with its middle at (0, 0)."""

    id: str
    kind: str
    across: int
    """Largest extent in inches, rounded."""
    outline: tuple[Point, ...]
    doors: tuple[Door, ...] = ()
    """Openings in the walls of a building. GS-TER-12."""

    @property
    def sort(self) -> Sort:
        return SORTS[self.kind]


GROWN: dict[str, tuple[str, ...]] = {
    "forest": (
        "50,4 41,24 22,33 4,44 -19,38 -37,31 -50,9 -46,-14 -31,-33 -9,-41 14,-37 36,-29 47,-12",
        "49,-6 44,16 28,36 2,40 -23,43 -43,26 -49,2 -39,-22 -18,-36 8,-44 31,-33",
    ),
    "scrub": ("47,8 34,32 8,43 -21,38 -46,22 -48,-7 -29,-31 -4,-45 27,-40 44,-17",),
    "marsh": (
        "50,-3 42,19 19,29 -8,36 -33,30 -49,11 -45,-12 -24,-29 3,-34 28,-31 45,-20",
        "48,9 30,34 1,39 -30,36 -48,14 -44,-9 -30,-24 -7,-40 19,-36 41,-15",
    ),
    "field": ("-46,-32 44,-34 48,30 2,36 -45,33",),
    "rubble": ("46,-9 39,18 14,41 -13,37 -40,24 -47,-5 -34,-30 -8,-43 22,-38",),
    "lake": (
        "50,2 40,22 17,33 -12,36 -37,27 -50,5 -42,-17 -17,-32 13,-35 39,-22",
        "47,-11 44,14 24,31 -5,28 -31,38 -48,18 -46,-8 -26,-27 1,-33 29,-34",
    ),
    "lava": ("49,7 25,24 -4,21 -30,35 -49,16 -40,-11 -15,-25 12,-22 37,-33",),
    "rock": ("48,-4 31,27 3,36 -28,30 -47,9 -38,-22 -10,-37 24,-31",),
    "cliff": ("48,-12 45,9 22,17 -6,12 -29,18 -48,8 -44,-13 -18,-20 9,-14 30,-21",),
    "hill": (
        "50,0 44,21 27,36 3,43 -24,38 -44,22 -50,-2 -42,-24 -22,-39 4,-42 29,-36 45,-19",
        "49,8 33,29 9,35 -18,32 -41,20 -50,-4 -37,-24 -13,-34 15,-33 39,-18",
    ),
    "steep-hill": ("47,5 36,29 11,41 -16,39 -39,25 -48,-3 -36,-28 -11,-42 18,-38 40,-21",),
    "boulder": ("45,10 20,42 -25,40 -48,5 -30,-38 15,-45 42,-22",),
    "grass": ("49,-5 38,22 12,38 -19,36 -43,20 -49,-8 -30,-31 0,-40 30,-34",),
    "yard": ("-40,-35 40,-35 40,35 -40,35",),
}
"""Outlines in hundredths of their extent; some kinds have two for variety."""


def _grown(kind: str, *sizes: int) -> Iterable[Piece]:
    for number, across in enumerate(sizes):
        corners = GROWN[kind][number % len(GROWN[kind])].split()
        points = [tuple(map(int, corner.split(","))) for corner in corners]
        outline = tuple((round(x * across * INCH / 100), round(y * across * INCH / 100)) for x, y in points)
        yield Piece(f"{kind}-{across}", kind, across, outline)


def _strip(id: str, across: int, width: float, *line: tuple[float, float]) -> Piece:
    """Return a piece in the form of a bent line with a width."""
    points = [(round(x * INCH), round(y * INCH)) for x, y in line]
    return Piece(f"{id}-{across}", id.split("-")[0], across, Shape.thick(points, round(width * INCH)).points)


def _strips() -> Iterable[Piece]:
    yield _strip("road", 12, 2.5, (-6, 0.5), (-2, -0.5), (2, 0), (6, -0.5))
    yield _strip("road", 16, 2.5, (-8, -0.5), (-3, 0.5), (3, 0), (8, 1))
    yield _strip("stream", 12, 2, (-6, -0.5), (-2, 0.75), (2, -0.25), (6, 0.5))
    yield _strip("stream", 16, 2, (-8, 0.5), (-4, -0.75), (0, 0.5), (4, -0.5), (8, 0.25))
    for long in (4, 6, 8):
        yield _strip("wall", long, 0.5, (-long / 2, 0), (long / 2, 0))
    yield _strip("wall-corner", 6, 0.5, (-2, 2), (-2, -2), (2, -2))
    yield _strip("hedge", 6, 0.75, (-3, 0.25), (0, -0.25), (3, 0.25))
    yield _strip("hedge", 8, 0.75, (-4, 0.25), (-1, -0.25), (1.5, 0.25), (4, -0.25))


def _house(wide: int, deep: int, *doors: str) -> Piece:
    """Return a house whose doors are in the middle of walls and wide enough for every base. GS-TER-12."""
    x, y, half = wide * INCH // 2, deep * INCH // 2, round(1.25 * INCH)
    openings: dict[str, Door] = {
        "top": ((-half, -y), (half, -y)),
        "bottom": ((-half, y), (half, y)),
        "left": ((-x, -half), (-x, half)),
        "right": ((x, -half), (x, half)),
    }
    outline = ((-x, -y), (x, -y), (x, y), (-x, y))
    return Piece(f"house-{wide}", "house", wide, outline, tuple(openings[door] for door in doors))


CATALOGUE: dict[str, Piece] = {
    piece.id: piece
    for pieces in (
        _grown("grass", 8, 12),
        _grown("yard", 8, 12),
        _grown("forest", 6, 8, 10, 12),
        _grown("scrub", 6, 8, 10),
        _grown("marsh", 8, 10, 12),
        _grown("field", 8, 12),
        _grown("rubble", 6, 8),
        _grown("lake", 6, 8, 10),
        _grown("lava", 8),
        _grown("rock", 4, 6),
        _grown("cliff", 8),
        _grown("hill", 8, 10, 12),
        _grown("steep-hill", 8, 10),
        _grown("boulder", 3, 4),
        _strips(),
        (_house(6, 5, "top", "bottom"), _house(8, 6, "top", "right"), _house(10, 8, "left", "right", "bottom")),
    )
    for piece in pieces
}


@cache
def outline(piece: str, turn: int) -> tuple[Point, ...]:
    """Return the outline of a piece turned around its middle."""
    return tuple(turned(point, turn) for point in CATALOGUE[piece].outline)


def placed(piece: str, number: int, x: int, y: int, turn: int = 0) -> Terrain:
    """Return a piece of the catalogue as it lies on the table; its number makes its id. GS-TER-01."""
    entry = CATALOGUE[piece]
    sort = entry.sort
    return Terrain(
        f"{number}-{entry.kind}",
        entry.kind,
        tuple((x + dx, y + dy) for dx, dy in outline(piece, turn)),
        sort.going,
        round(sort.height * INCH),
        sort.forest,
        sort.stands,
        sort.slope,
        tuple((_shifted(start, x, y, turn), _shifted(end, x, y, turn)) for start, end in entry.doors),
    )


def _shifted(point: Point, x: int, y: int, turn: int) -> Point:
    dx, dy = turned(point, turn)
    return x + dx, y + dy


def extent(piece: str) -> int:
    """Return the largest distance of a corner from the middle, in units of the plane."""
    return max(isqrt(x * x + y * y) + 1 for x, y in CATALOGUE[piece].outline)
