"""Battlefields: their size, how terrain may lie on them, and how much of it they should have. GS-SET-01, GS-SET-02."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from theomachy.games.godslayer.ground.terrain import Terrain
from theomachy.geometry.covering import covered
from theomachy.geometry.plane import INCH, Shape, shape_on_table, shapes_gap, shapes_overlap
from theomachy.geometry.shapes import boxes_meet
from theomachy.kernel import Reason

SIDE, LONG = 48 * INCH, 72 * INCH
LEAST = 25
"""The least percentage of the table that terrain should cover. GS-SET-01."""
BLOCKED = 25
"""The largest percentage of the ground along a side that may be closed to models, so that there is room to deploy."""
DEPTH = 8 * INCH
"""Depth of the ground along a side."""
ROOM = 2 * INCH
"""Gap between two pieces that cannot be crossed by all models, so that every base can pass."""
CELL = INCH // 2
"""Side of the squares by which coverage is counted: a square is covered if its middle is."""


def size(large: bool, length: int = 0) -> tuple[int, int]:
    """Return the width and height of a table; a longer one has its long sides south and north. GS-SET-01.

    A length in inches goes before the usual lengths.
    """
    return length * INCH or (LONG if large else SIDE), SIDE


def matters(piece: Terrain) -> bool:
    """Return True if a piece has rules, and is more than decoration. GS-TER-02."""
    return piece.going != "open" or piece.height > 0


def blocks(piece: Terrain) -> bool:
    """Return True if some models cannot cross a piece. GS-TER-05, GS-MOV-04, GS-A-85."""
    return piece.going == "impassable" or (piece.height > 0 and not piece.forest and not piece.slope)


def closed(piece: Terrain) -> bool:
    """Return True if hardly any model can stand on a piece; a house has room inside."""
    return blocks(piece) and not piece.building


def next_number(terrain: Iterable[Terrain]) -> int:
    """Return a number that no piece of a table has."""
    return 1 + max((piece.number for piece in terrain), default=0)


def why_not_lay(terrain: Sequence[Terrain], piece: Terrain, width: int, height: int) -> Reason | None:
    """Return why a piece cannot lie where it is, or None. GS-SET-02.

    Only decoration may lie under other pieces.
    """
    shape = shape_of(piece)
    if not shape_on_table(shape, width, height):
        return Reason("gs-terrain-off-table", "GS-SET-02", {})
    if not matters(piece):
        return None
    for other in terrain:
        if not matters(other):
            continue
        if shapes_overlap(shape_of(other), shape):
            return Reason("gs-terrain-overlaps", "GS-SET-02", {"terrain": other.id})
        if blocks(piece) and blocks(other) and not apart(shape_of(other), shape):
            return Reason("gs-no-room-to-pass", "GS-SET-02", {"terrain": other.id})
    if closed(piece) and most_blocked((*terrain, piece), width, height) > BLOCKED:
        return Reason("gs-side-blocked", "GS-SET-02", {"most": BLOCKED})
    return None


def apart(shape: Shape, other: Shape) -> bool:
    """Return True if there is room to pass between two pieces."""
    left, top, right, bottom = shape.box
    if not boxes_meet((left - ROOM, top - ROOM, right + ROOM, bottom + ROOM), other.box):
        return True
    return shapes_gap(shape, other) >= ROOM


@lru_cache(4096)
def shape_of(piece: Terrain) -> Shape:
    return Shape.polygon(piece.outline)


# How much there is


@lru_cache(4096)
def cells(piece: Terrain, width: int, height: int) -> int:
    """Return the squares of a table that a piece covers, as the bits of a number, row by row."""
    return covered(shape_of(piece), width, height, CELL)


def coverage(terrain: Iterable[Terrain], width: int, height: int) -> float:
    """Return the percentage of the table that terrain of any kind covers. GS-SET-01."""
    covered = 0
    for piece in terrain:
        covered |= cells(piece, width, height)
    return 100 * covered.bit_count() / ((width // CELL) * (height // CELL))


def too_bare(terrain: Iterable[Terrain], width: int, height: int) -> Reason | None:
    """Return a reason if a table has too little terrain, or None. GS-SET-01."""
    percent = coverage(terrain, width, height)
    if percent < LEAST:
        return Reason("gs-too-little-terrain", "GS-SET-01", {"percent": int(percent), "least": LEAST})
    return None


def most_blocked(terrain: Iterable[Terrain], width: int, height: int) -> float:
    """Return the percentage of the ground that is closed to models along the side with most of it."""
    covered = 0
    for piece in terrain:
        if closed(piece):
            covered |= cells(piece, width, height)
    return max(100 * (covered & side).bit_count() / side.bit_count() for side in sides(width, height))


@lru_cache
def sides(width: int, height: int) -> tuple[int, ...]:
    """Return the squares along each side of a table, as the bits of numbers."""
    boxes = (
        (0, 0, width, DEPTH),
        (0, height - DEPTH, width, height),
        (0, 0, DEPTH, height),
        (width - DEPTH, 0, width, height),
    )
    return tuple(
        covered(Shape.polygon([(left, top), (right, top), (right, bottom), (left, bottom)]), width, height, CELL)
        for left, top, right, bottom in boxes
    )
