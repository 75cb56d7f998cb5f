"""Battlefields: their size, the laying of pieces, and the share of the ground that terrain has to cover. GB-BAT."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import Literal

from theomachy.games.godbreaker.ground.pieces import CATALOGUE, UNIT, outline
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain, shape_of
from theomachy.geometry.covering import covered as table_covered
from theomachy.geometry.plane import Disc, overlaps, shape_on_table, shapes_overlap
from theomachy.geometry.turning import turned
from theomachy.kernel import Reason

OBJECTIVE_RADIUS = 2000
"""The radius of the objective marker in the middle. GB-SCN-01."""
BARRICADES: tuple[Rule, ...] = ("barricade", "impassable")

Coverage = Literal["both", "scenario quarter"]
AREA_PERCENT: dict[Coverage, tuple[int, int]] = {"both": (30, 45), "scenario quarter": (25, 50)}
"""The least and the greatest share of the ground that may be area terrain, in percent. GB-A-70."""
MIN_TERRAIN_PERCENT: dict[Coverage, int] = {"both": 50, "scenario quarter": 25}
"""The least share of the ground that has any terrain, scenery included, in percent. GB-A-70."""
MIN_BARRICADES, MAX_BARRICADES = 3, 6
"""The least number of barricades on any battlefield, and the greatest on the smallest one. GB-A-70, GB-A-96."""

SIZES = {24: 1, 30: 3, 36: 4}
"""The side lengths of battlefields in units, each with the least number of players for it. GB-A-92."""


def size(players: int) -> tuple[int, int]:
    """Return the width and height of the battlefield for a number of players. GB-BAT-01, GB-A-92."""
    side = max(side for side, fewest in SIZES.items() if fewest <= players) * UNIT
    return side, side


def most_barricades(width: int) -> int:
    """Return the greatest number of barricades: two more on each larger battlefield. GB-A-96."""
    return MAX_BARRICADES + 2 * sum(side * UNIT < width for side in SIZES)


# Laying pieces

SHAPING = tuple(CATALOGUE[f"{kind}-{across}"] for kind in ("wall", "round") for across in (2, 4, 6, 8))
"""The pieces that the trait Shaping can raise. GB-A-33."""


def extent(piece: str) -> int:
    """Return the largest extent of a piece in units. GB-A-33."""
    return CATALOGUE[piece].across


def placed(
    piece: str, number: int, x: int, y: int, turn: int = 0, rule: Rule | None = None, level: int = 0, of: str = ""
) -> Terrain:
    """Return a piece of the catalogue as it lies on the battlefield, by its usual rule if none is given.

    The number begins its id.
    """
    entry = CATALOGUE[piece]
    corners = tuple((x + dx, y + dy) for dx, dy in outline(piece, turn))
    return Terrain(f"{number}-{entry.kind}", entry.kind, rule or entry.rules[0], corners, level, of)


def with_walls(
    piece: str, number: int, x: int, y: int, turn: int = 0, rule: Rule | None = None, level: int = 0
) -> tuple[Terrain, ...]:
    """Return a piece as it lies, together with the barricades that belong to it. GB-BAT-02, GB-A-32.

    If there are barricades, the given rule is theirs.
    """
    walls = CATALOGUE[piece].walls
    whole = placed(piece, number, x, y, turn, None if walls else rule, level)
    parts = [whole]
    for n, (wall, across, down, more) in enumerate(walls, 1):
        dx, dy = turned((round(across * UNIT), round(down * UNIT)), turn)
        parts.append(placed(wall, number + n, x + dx, y + dy, (turn + more) % 360, rule, level, whole.id))
    return tuple(parts)


def next_number(terrain: Iterable[Terrain]) -> int:
    """Return the lowest number above those of all pieces, for the next one."""
    return 1 + max((piece.number for piece in terrain), default=0)


def why_not_lay(
    terrain: Iterable[Terrain], piece: Terrain, width: int, height: int, markers: Sequence[Disc] | None = None
) -> Reason | None:
    """Return why a piece cannot lie where it is, or None. GB-PLC-01.

    Without `markers`, a barricade on the ground has to keep clear of the objective marker in the middle only.
    """
    shape = shape_of(piece)
    if not shape_on_table(shape, width, height):
        return Reason("gb-terrain-off-table", "GB-PLC-01", {})
    if piece.rule not in BARRICADES:
        return None
    for other in terrain:
        if other.rule in BARRICADES and other.level == piece.level and shapes_overlap(shape_of(other), shape):
            return Reason("gb-barricades-overlap", "GB-PLC-01", {"terrain": other.id})
    if markers is None:
        markers = [Disc(width // 2, height // 2, OBJECTIVE_RADIUS)] if piece.level == 0 else []
    if any(overlaps(marker, shape) for marker in markers):
        return Reason("gb-barricade-on-marker", "GB-PLC-01", {})
    return None


# Coverage

CELL_SIDE = UNIT // 4
"""The side of the squares in which coverage is counted: a quarter unit. GB-A-70.

A square is covered if its middle is.
"""


@lru_cache(4096)
def cells(piece: Terrain, width: int, height: int) -> int:
    """Return the squares of a table that a piece covers, as the bits of a number, row by row."""
    return table_covered(shape_of(piece), width, height, CELL_SIDE)


def covered(terrain: Iterable[Terrain], width: int, height: int) -> int:
    """Return the squares that pieces on the ground cover together, as the bits of a number."""
    squares = 0
    for piece in terrain:
        if piece.level == 0:
            squares |= cells(piece, width, height)
    return squares


def coverage(terrain: Sequence[Terrain], width: int, height: int) -> tuple[float, float]:
    """Return the shares of the ground that are area terrain and that are terrain of any kind. GB-A-70."""
    squares = (width // CELL_SIDE) * (height // CELL_SIDE)
    areas = covered([piece for piece in terrain if piece.rule == "area"], width, height)
    return areas.bit_count() / squares, covered(terrain, width, height).bit_count() / squares


def coverage_faults(terrain: Sequence[Terrain], size: tuple[int, int], ruling: Coverage = "both") -> list[Reason]:
    """Return the faults of a battlefield's terrain as a whole. GB-A-70, GB-A-96."""
    areas, everything = [100 * share for share in coverage(terrain, *size)]
    number = sum(piece.rule in BARRICADES for piece in terrain)
    (least, most), least_of_all, most_walls = (
        AREA_PERCENT[ruling],
        MIN_TERRAIN_PERCENT[ruling],
        most_barricades(size[0]),
    )
    faults = []
    if areas < least:
        faults.append(Reason("gb-too-little-area", "GB-A-70", {"percent": int(areas), "least": least}))
    if areas > most:
        faults.append(Reason("gb-too-much-area", "GB-A-70", {"percent": ceil(areas), "most": most}))
    if everything < least_of_all:
        faults.append(Reason("gb-too-little-terrain", "GB-A-70", {"percent": int(everything), "least": least_of_all}))
    if number < MIN_BARRICADES:
        faults.append(Reason("gb-too-few-barricades", "GB-A-70", {"number": number, "least": MIN_BARRICADES}))
    if number > most_walls:
        faults.append(Reason("gb-too-many-barricades", "GB-A-96", {"number": number, "most": most_walls}))
    return faults
