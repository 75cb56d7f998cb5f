"""Intervals of 95 %, and tests of whether values differ from zero, also of many values at once."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist

import msgspec

from theomachy.lab.tally import Z, wilson

NORMAL = NormalDist()
SURE = 0.05
"""Below this a corrected probability counts as found."""


class Estimate(msgspec.Struct, frozen=True):
    """A value with its 95 % interval; `chance` is how likely one as far from nothing would be if there were nothing."""

    value: float
    low: float
    high: float
    chance: float = 1.0

    @property
    def error(self) -> float:
        """The standard error, as far as the interval tells it."""
        return (self.high - self.low) / (2 * Z)


def student(freedom: float) -> float:
    """Return half the width of a 95 % interval in standard errors, if the error is estimated (Cornish and Fisher)."""
    if freedom < 1:
        return 12.7
    cubic, quintic = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return min(12.7, Z + cubic / freedom + quintic / freedom**2)


def estimate(value: float, error: float, freedom: float = 1e9) -> Estimate:
    half = student(freedom) * error
    return Estimate(value, value - half, value + half, two_sided(Z * value / half) if half else 1.0)


def two_sided(deviations: float) -> float:
    """Return the probability that a normal value is at least this many deviations from its mean."""
    return 2 * NORMAL.cdf(-abs(deviations))


def holm(chances: Sequence[float]) -> list[float]:
    """Correct probabilities for being tested together (Holm): one in 20 families has a finding by mistake."""
    order = sorted(range(len(chances)), key=chances.__getitem__)
    corrected, largest = [1.0] * len(chances), 0.0
    for rank, index in enumerate(order):
        largest = max(largest, min(1.0, (len(chances) - rank) * chances[index]))
        corrected[index] = largest
    return corrected


class Clustered(msgspec.Struct, frozen=True):
    """Shares of games, summed by the deal that they were played on: games of one deal are not independent."""

    games: int
    points: float
    squares: float
    """The sum of squares of each deal's deviation from the mean, summed over the games of the deal first."""

    @property
    def share(self) -> float:
        return self.points / self.games


def clustered(deals: Iterable[Sequence[float]]) -> Clustered:
    """Sum up the shares of each deal."""
    kept = [(len(shares), sum(shares)) for shares in deals if shares]
    games, points = sum(n for n, _ in kept), sum(total for _, total in kept)
    mean = points / games if games else 0.0
    return Clustered(games, points, sum((total - n * mean) ** 2 for n, total in kept))


def design_effect(tables: Iterable[Clustered]) -> float:
    """Return how many games count as one, compared with games that are independent of each other.

    It is taken over a whole table, since a single cell has too few deals to tell.
    """
    squares = expected = 0.0
    for table in tables:
        if table.games > 1:
            squares += table.squares
            expected += table.games * table.share * (1 - table.share)
    return max(0.05, squares / expected) if expected > 0 and squares > 0 else 1.0


def share_estimate(table: Clustered, effect: float, even: float = 0.5) -> Estimate:
    """Return a share with Wilson's interval, and the chance of one as far from `even` if all were even."""
    counted = table.games / effect
    if not counted:
        return Estimate(even, 0.0, 1.0)
    low, high = wilson(table.share * counted, counted)
    return Estimate(table.share, low, high, two_sided((table.share - even) / sqrt(even * (1 - even) / counted)))
