"""Tables from seeds: varied, at least a quarter covered by terrain, and equal for both sides. GS-SET-01."""

from collections import Counter
from random import Random

import msgspec

from theomachy.games.godslayer.ground.battlefield import LEAST, coverage, matters, next_number, size, why_not_lay
from theomachy.games.godslayer.ground.pieces import CATALOGUE, extent, placed
from theomachy.games.godslayer.ground.terrain import Terrain
from theomachy.geometry.plane import INCH
from theomachy.geometry.turning import TURNS


class Country(msgspec.Struct, frozen=True):
    """A landscape: the pieces that are found together."""

    large: tuple[str, ...]
    small: tuple[str, ...]
    looks: tuple[str, ...]


COUNTRIES = (
    Country(
        ("forest-12", "forest-10", "forest-8", "hill-10", "lake-8", "scrub-10"),
        ("forest-6", "scrub-6", "hedge-6", "boulder-4", "hedge-8", "rock-4"),
        ("grass-12", "grass-8"),
    ),
    Country(
        ("hill-12", "hill-10", "steep-hill-10", "cliff-8", "forest-10", "scrub-8"),
        ("rock-6", "rock-4", "boulder-4", "boulder-3", "wall-6", "scrub-6"),
        ("grass-12", "grass-8", "road-12"),
    ),
    Country(
        ("house-10", "house-8", "field-12", "field-8", "rubble-8", "forest-8"),
        ("wall-8", "wall-corner-6", "hedge-8", "house-6", "rubble-6", "wall-6"),
        ("yard-12", "yard-8", "road-16", "road-12"),
    ),
    Country(
        ("marsh-12", "marsh-10", "marsh-8", "lake-10", "stream-16", "forest-8"),
        ("stream-12", "scrub-6", "hedge-6", "boulder-3", "lake-6", "rock-4"),
        ("grass-12", "grass-8"),
    ),
    Country(
        ("rubble-8", "lava-8", "steep-hill-8", "cliff-8", "scrub-10", "hill-8"),
        ("rock-6", "rock-4", "rubble-6", "wall-corner-6", "boulder-4", "wall-4"),
        ("yard-12", "grass-8", "road-16"),
    ),
)
SPREAD = 8
"""Percent of the table by which the coverage aimed at may exceed the least."""
GRID = INCH // 2
TRIES = 30
"""Places that are tried before another piece is tried."""


def generate(seed: int, large: bool = False, length: int = 0) -> tuple[Terrain, ...]:
    """Return the table of a seed, on which every piece has its like across the middle. GS-SET-01, GS-SET-02."""
    laying = Laying(Random(f"{seed} {length or large}"), *size(large, length))
    laying.middle()
    laying.until(LEAST + laying.random.randrange(SPREAD), laying.country.large)
    for _ in range(laying.random.randint(1, 3)):
        laying.pair(laying.random.choice(laying.country.small))
    laying.looks()
    return tuple(sorted(laying.terrain, key=matters))


class Laying:
    """A table on which pieces are laid by twos, turned half round the middle."""

    def __init__(self, random: Random, width: int, height: int) -> None:
        self.random, self.width, self.height = random, width, height
        self.country = random.choice(COUNTRIES)
        self.terrain: list[Terrain] = []

    def percent(self) -> float:
        return coverage(self.terrain, self.width, self.height)

    def lay(self, piece: str, x: int, y: int, turn: int) -> bool:
        """Lay a piece and return True, or return False if there is no room for it."""
        laid = placed(piece, next_number(self.terrain), x, y, turn)
        if why_not_lay(self.terrain, laid, self.width, self.height):
            return False
        self.terrain.append(laid)
        return True

    def middle(self) -> None:
        """Lay a large piece in the middle of the table in half of all cases."""
        if self.random.random() < 0.5:
            piece = self.random.choice(self.country.large)
            self.lay(piece, self.width // 2, self.height // 2, self.random.choice(TURNS))

    def pair(self, piece: str) -> bool:
        """Lay a piece and its like across the middle, or return False if there is no room for them."""
        margin = extent(piece)
        for _ in range(TRIES):
            x = self.random.randrange(margin, self.width - margin, GRID)
            y = self.random.randrange(margin, self.height - margin, GRID)
            turn = self.random.choice(TURNS)
            before = len(self.terrain)
            if self.lay(piece, x, y, turn):
                if self.lay(piece, self.width - x, self.height - y, (turn + 180) % 360):
                    return True
                del self.terrain[before:]
        return False

    def until(self, percent: int, pieces: tuple[str, ...]) -> None:
        """Lay pieces until a percentage is covered; smaller ones if there is no room for others. GS-SET-01."""
        crowded = 0
        while self.percent() < percent:
            smaller = tuple(sorted(pieces, key=extent)[: max(2, len(pieces) - crowded)])
            if not self.pair(self.random.choice(self.rarest(smaller))):
                crowded += 1
            if crowded > 2 * len(pieces):
                return self.fill(percent)
        return None

    def rarest(self, pieces: tuple[str, ...]) -> list[str]:
        """Return the pieces whose kind is rarest on the table, so that it is varied."""
        laid = Counter([piece.kind for piece in self.terrain])
        fewest = min([laid[CATALOGUE[piece].kind] for piece in pieces])
        return [piece for piece in pieces if laid[CATALOGUE[piece].kind] == fewest]

    def fill(self, percent: int) -> None:
        """Lay decoration until a percentage is covered; it always has room, since it may lie under anything."""
        while self.percent() < percent:
            self.pair(max(self.country.looks, key=extent))

    def looks(self) -> None:
        """Lay a little decoration."""
        for _ in range(self.random.randint(0, 2)):
            self.pair(self.random.choice(self.country.looks))
