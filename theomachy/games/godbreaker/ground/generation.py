"""Generation of a varied battlefield from a seed, with as much terrain as the rules ask for. GB-BAT-02."""

from random import Random

import msgspec

from theomachy.games.godbreaker.ground.battlefield import (
    AREA_PERCENT,
    BARRICADES,
    CELL_SIDE,
    MIN_BARRICADES,
    MIN_TERRAIN_PERCENT,
    Coverage,
    cells,
    most_barricades,
    size,
    why_not_lay,
    with_walls,
)
from theomachy.games.godbreaker.ground.pieces import CATALOGUE, TURNS, UNIT
from theomachy.games.godbreaker.ground.terrain import Rule, Terrain, shape_of
from theomachy.geometry.plane import Shape, shapes_gap
from theomachy.geometry.shapes import boxes_meet


class Country(msgspec.Struct, frozen=True):
    """A kind of country: the pieces of terrain that are found together."""

    areas: tuple[str, ...]
    scenery: tuple[str, ...]
    barricades: tuple[str, ...]
    hard: tuple[str, ...]
    """Pieces used as impassable barricades, in about half of all battlefields. GB-BAT-04."""


COUNTRIES = (
    Country(
        ("forest-10", "forest-8", "forest-6", "scrub-8", "scrub-6", "water-8"),
        ("grass-10", "grass-8"),
        ("hedge-6", "hedge-4", "fence-6"),
        ("rock-6", "rock-4", "rock-bend-6"),
    ),
    Country(
        ("house-10", "house-8", "house-6", "rubble-8", "rubble-6", "ruin-8"),
        ("yard-10", "yard-6", "road-12", "grass-8"),
        ("wall-4", "wall-corner-5"),
        ("wall-6", "wall-4", "wall-corner-6"),
    ),
    Country(
        ("water-10", "water-8", "water-6", "scrub-8", "scrub-6", "scrub-4"),
        ("grass-10", "grass-8", "road-8"),
        ("hedge-corner-6", "fence-6", "hedge-6"),
        ("rock-bend-6", "rock-4"),
    ),
    Country(
        ("scrub-8", "rubble-8", "forest-6", "house-8", "house-6", "scrub-6"),
        ("grass-10", "yard-6", "road-12", "road-8"),
        ("hedge-4", "wall-4", "wall-2", "fence-6"),
        ("wall-6", "rock-6", "wall-corner-5"),
    ),
    Country(
        ("rubble-8", "rubble-6", "rubble-4", "ruin-8", "scrub-6"),
        ("yard-10", "grass-8", "grass-6"),
        ("wall-corner-6", "wall-4"),
        ("rock-6", "rock-bend-6", "rock-4", "wall-6"),
    ),
)

MAX_EXCESS_PERCENT = 10
"""Percent of the ground by which area terrain may exceed the least."""
MIN_BARRICADE_GAP = 2 * UNIT
"""Least gap between two barricades, so that every base can pass."""
GRID_STEP = UNIT // 4
MAX_TRIES = 40
"""Number of places that are tried for a piece before the search becomes less strict."""


def generate(seed: int, players: int, ruling: Coverage = "both", levels: bool = False) -> tuple[Terrain, ...]:
    """Return the battlefield of a seed. GB-BAT-02, GB-A-70, GB-A-92."""
    laying = Laying(Random(f"{seed} {players}"), *size(players))
    laying.areas(*AREA_PERCENT[ruling])
    laying.barricades()
    laying.scenery(MIN_TERRAIN_PERCENT[ruling])
    if levels:
        laying.upper_floors()
    return tuple(sorted(laying.terrain, key=lambda piece: (piece.level, ORDER[piece.rule])))


ORDER: dict[Rule, int] = {"open": 0, "area": 1, "barricade": 2, "impassable": 2}
"""The order in which pieces lie on each other, by rule: lower numbers lie below."""


class Laying:
    """A battlefield on which pieces are laid one after another."""

    def __init__(self, random: Random, width: int, height: int) -> None:
        self.random, self.width, self.height = random, width, height
        self.country = random.choice(COUNTRIES)
        self.hard = random.random() < 0.55
        """True if there may be impassable barricades. GB-BAT-04."""
        self.terrain: list[Terrain] = []
        self.middles: list[tuple[str, int, int, int]] = []
        """All areas that were laid: the piece, the x and y of its middle, and its turn."""
        self.squares = (width // CELL_SIDE) * (height // CELL_SIDE)
        self.covered = 0

    def percent(self, *more: Terrain) -> float:
        """Return the percentage of the ground that is covered, or would be with more pieces."""
        covered = self.covered
        for piece in more:
            covered |= cells(piece, self.width, self.height)
        return 100 * covered.bit_count() / self.squares

    def somewhere(self, piece: str) -> tuple[int, int, int]:
        """Return a random place for a piece, not too near to the edge, and a random turn."""
        margin = CATALOGUE[piece].across * UNIT * 2 // 5
        x = self.random.randrange(margin, self.width - margin, GRID_STEP)
        y = self.random.randrange(margin, self.height - margin, GRID_STEP)
        return x, y, self.random.choice(TURNS)

    def lay(self, *pieces: Terrain) -> None:
        self.terrain += pieces
        for piece in pieces:
            if not piece.level:
                self.covered |= cells(piece, self.width, self.height)

    def walls(self) -> list[Terrain]:
        return [piece for piece in self.terrain if piece.rule in BARRICADES]

    def areas(self, least: int, most: int) -> None:
        """Lay areas that hardly overlap until area terrain covers enough of the ground. GB-A-70."""
        enough = least + 1 + self.random.randrange(MAX_EXCESS_PERCENT)
        crowded = 0
        while self.percent() < enough:
            piece = self.random.choice(self.country.areas)
            place = self.area_place(piece, crowded)
            if place is None:
                crowded += 1
                continue
            walls = CATALOGUE[piece].walls
            if len(self.walls()) + len(walls) > most_barricades(self.width):
                continue
            hard = self.hard and self.random.random() < 0.5
            rule: Rule | None = ("impassable" if hard else "barricade") if walls else None
            laid = with_walls(piece, len(self.terrain) + 1, *place, rule)
            if all(self.fits(part) for part in laid) and self.percent(*laid) <= most:
                self.lay(*laid)
                self.middles.append((piece, *place))

    def area_place(self, piece: str, crowded: int) -> tuple[int, int, int] | None:
        """Return a place for a piece apart from the other areas; None if none was found.

        The required distance shrinks with `crowded`, the number of times that none was found.
        """
        across = CATALOGUE[piece].across
        for _ in range(MAX_TRIES):
            x, y, turn = self.somewhere(piece)
            near = max(4 - crowded, 0) * UNIT // 10
            if all(
                (x - u) ** 2 + (y - v) ** 2 >= ((across + CATALOGUE[other].across) * near) ** 2
                for other, u, v, _ in self.middles
            ):
                return x, y, turn
        return None

    def fits(self, piece: Terrain) -> bool:
        """Return True if a piece may lie where it is; barricades also need room to pass between them. GB-PLC-01."""
        if why_not_lay(self.terrain, piece, self.width, self.height):
            return False
        return piece.rule not in BARRICADES or all(
            other.of == piece.of != "" or apart(shape_of(other), shape_of(piece)) for other in self.walls()
        )

    def barricades(self) -> None:
        """Lay a random number of barricades, or fewer where there is no room. GB-A-70, GB-A-96."""
        number = self.random.randint(MIN_BARRICADES + 1, most_barricades(self.width))
        while len(self.walls()) < number:
            soft = any(wall.rule == "impassable" for wall in self.walls()) and self.random.random() < 0.6
            rule: Rule = "impassable" if self.hard and not soft else "barricade"
            piece = self.random.choice(self.country.hard if rule == "impassable" else self.country.barricades)
            tries = (
                with_walls(piece, len(self.terrain) + 1, *self.somewhere(piece), rule)[0] for _ in range(MAX_TRIES)
            )
            laid = next(filter(self.fits, tries), None)
            if laid is not None:
                self.lay(laid)
            else:
                number = max(MIN_BARRICADES, number - 1)

    def scenery(self, least: int) -> None:
        """Lay scenery on bare ground until terrain of all kinds covers enough. GB-A-70."""
        enough = least + self.random.randrange(6)
        while self.percent() < enough:
            piece = self.random.choice(self.country.scenery)
            tries = [with_walls(piece, len(self.terrain) + 1, *self.somewhere(piece)) for _ in range(6)]
            fitting = [laid for (laid,) in tries if self.fits(laid)]
            if fitting:
                self.lay(
                    max(fitting, key=lambda laid: (cells(laid, self.width, self.height) & ~self.covered).bit_count())
                )

    def upper_floors(self) -> None:
        """Build one or two towers of upper floors on the largest areas. GB-ADV-LVL-01."""
        largest = sorted(self.middles, key=lambda middle: -CATALOGUE[middle[0]].across)
        for number, (_, x, y, turn) in enumerate(largest[: self.random.randint(1, 2)]):
            for level, piece in enumerate(("floor-6", "floor-4")[: 2 - number], 1):
                (floor,) = with_walls(piece, len(self.terrain) + 1, x, y, turn, "open", level)
                if self.fits(floor):
                    self.lay(floor)


def apart(shape: Shape, other: Shape) -> bool:
    """Return True if every base can pass between two barricades."""
    left, top, right, bottom = shape.box
    if not boxes_meet(
        (left - MIN_BARRICADE_GAP, top - MIN_BARRICADE_GAP, right + MIN_BARRICADE_GAP, bottom + MIN_BARRICADE_GAP),
        other.box,
    ):
        return True
    return shapes_gap(shape, other) >= MIN_BARRICADE_GAP
