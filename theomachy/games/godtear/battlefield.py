"""GT-SET-11, GT-SET-12: the battlefield, 12 rows of 14 hexes that stand on a point."""

from theomachy.geometry.hex import Board

ROWS, COLUMNS = 12, 14
BOARD = Board.rectangle(ROWS, COLUMNS)
NAMES, DISTANCE, NEIGHBOURS = BOARD.names, BOARD.distance, BOARD.neighbours
PLACES = {name: place for place, name in enumerate(NAMES)}
OFF = -1
"""The place of a model that is not on the battlefield."""


def adjacent(a: int, b: int) -> bool:
    """Return True if two hexes are next to each other. GT-MOV-05, GT-MOV-06."""
    return DISTANCE[a][b] == 1


def place_of(key: str) -> int | None:
    """Return the hex of this name, or None if there is none."""
    return PLACES.get(key)
