"""The cost that would make a card even: where a line through its strengths at several costs meets nothing.

The interval is Fieller's, which holds for a ratio of two uncertain numbers. It is open on a side, or everywhere, where
the strengths do not tell which way the cost pulls.
"""

from collections.abc import Sequence
from math import inf, sqrt

import msgspec

from theomachy.lab.statistics.intervals import Estimate
from theomachy.lab.statistics.strengths import Strength, strength_of
from theomachy.lab.statistics.tables import Cell, Tables, changed_card
from theomachy.lab.tally import Z


class Even(msgspec.Struct, frozen=True):
    """The cost that would make a card even, with its interval.

    `low` and `high` are infinite where the interval has no end; `cost` is None where the tried costs do not tell.
    """

    card: str
    tried: list[tuple[float, Estimate]]
    """The costs that were tried, each with the card's strength at that cost."""
    cost: float | None
    low: float
    high: float


def evens(tables: Tables) -> list[Even]:
    """Return the even costs of all cards that were tried at several costs."""
    cards = {row.card for row in tables.cards}
    tried = {changed_card(cell, cards) for cell in tables.cells.values() if _is_cost(cell)} - {None}
    return [even for card in sorted(map(str, tried)) if (even := even_cost(tables, card)) is not None]


def even_cost(tables: Tables, card: str) -> Even | None:
    """Return the even cost of a card; None if fewer than two costs were tried."""
    cards = {row.card for row in tables.cards}
    of_card = [cell for cell in tables.cells.values() if _is_cost(cell) and changed_card(cell, cards) == card]
    changes = sorted({cell.change for cell in of_card})
    found: dict[float, Strength] = {}
    for part in [*map(tables.of_change, changes), *map(tables.beside, changes[:1])]:
        if (strength := strength_of(part, card)) is not None and strength.points is not None:
            found[strength.points] = strength
    if len(found) < 2:
        return None
    tried = [(cost, found[cost].strength) for cost in sorted(found)]
    return Even(card, tried, *root(tried))


def _is_cost(cell: Cell) -> bool:
    return any(path.rpartition(".")[2] in ("cost", "points") for path in cell.changes)


def root(tried: Sequence[tuple[float, Estimate]]) -> tuple[float | None, float, float]:
    """Return the cost at which a line through the strengths is zero, and the ends of Fieller's interval of it."""
    weights = [1 / max(1e-9, strength.error) ** 2 for _, strength in tried]
    total = sum(weights)
    middle = sum(w * cost for w, (cost, _) in zip(weights, tried, strict=True)) / total
    height = sum(w * strength.value for w, (_, strength) in zip(weights, tried, strict=True)) / total
    spread = sum(w * (cost - middle) ** 2 for w, (cost, _) in zip(weights, tried, strict=True))
    slope = sum(w * (cost - middle) * s.value for w, (cost, s) in zip(weights, tried, strict=True)) / spread
    # the height at the middle and the slope vary independently of each other
    height_variance, slope_variance = 1 / total, 1 / spread
    if abs(slope) < Z * sqrt(slope_variance):
        return None, -inf, inf
    square = slope * slope - Z * Z * slope_variance
    half = sqrt(max(0.0, (slope * height) ** 2 - square * (height * height - Z * Z * height_variance)))
    ends = sorted((-(slope * height) + sign * half) / square for sign in (-1, 1))
    return middle - height / slope, middle + ends[0], middle + ends[1]
