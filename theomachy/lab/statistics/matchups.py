"""Matchups: shares of the sides with one card, or of one agent, against those with another."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import permutations

import msgspec

from theomachy.lab.statistics.intervals import SURE, Clustered, Estimate, clustered, design_effect, holm, share_estimate
from theomachy.lab.statistics.tables import GameRow, Tables, by_deal

AGENT = "agent"
"""The kind of the matrix whose names are agents."""
MIN_GAMES = 4
"""Matchups of fewer games are left empty."""
MIN_MET = 0.6
"""The least part of its possible matchups that a matrix must have."""
MAX_NAMES = 30
"""The most names of a matrix that can still be read."""


class Matchup(msgspec.Struct, frozen=True):
    """The share of the win that sides with one name got against sides with another."""

    one: str
    other: str
    games: int
    share: Estimate
    chance: float
    """The probability of a share as far from even by chance, corrected for all of the matrix."""

    @property
    def found(self) -> bool:
        return self.chance < SURE


class Matrix(msgspec.Struct, frozen=True):
    kind: str
    """The kind of cards, or `agent`."""
    names: list[str]
    """The names, the most successful first."""
    cells: list[Matchup]
    """The matchups, each in both directions."""


def matrices(tables: Tables) -> list[Matrix]:
    """Return the matrices of agents and of each kind of cards that are not too empty or too large to be read."""
    found = [matrix(tables, AGENT, lambda game, seat: [game.agents[seat - 1]])]
    for kind in tables.kinds:
        found.append(matrix(tables, kind, partial(_cards, tables, kind)))
    return [one for one in found if one is not None]


def _cards(tables: Tables, kind: str, game: GameRow, seat: int) -> list[str]:
    return [row.card for row in tables.hands.get((game.number, seat), []) if row.kind == kind]


def matrix(tables: Tables, kind: str, named: Callable[[GameRow, int], Iterable[str]]) -> Matrix | None:
    """Match each side's names against those of every other side, except equal ones; None if too few have met."""
    met: dict[tuple[str, str], list[tuple[int, float]]] = {}
    for game in tables.games:
        names = {seat: list(named(game, seat)) for seat in range(1, tables.seats + 1)}
        for one, other in permutations(names, 2):
            share = _against(game.shares[one - 1], game.shares[other - 1])
            for a in names[one]:
                for b in names[other]:
                    if a != b:
                        met.setdefault((a, b), []).append((game.deal, share))
    counted = {pair: clustered(by_deal(shares)) for pair, shares in met.items() if len(shares) >= MIN_GAMES}
    names_met = {one for one, _ in counted}
    possible = len(names_met) * (len(names_met) - 1)
    least = 2 if kind == AGENT else 3
    if not least <= len(names_met) <= MAX_NAMES or len(counted) < MIN_MET * possible:
        return None
    effect = design_effect(counted.values())
    ordered = sorted(names_met, key=lambda name: (-_overall(counted, name), name))
    rank = {name: n for n, name in enumerate(ordered)}
    upper = [pair for pair in counted if rank[pair[0]] < rank[pair[1]]]
    chances = dict(zip(upper, holm([share_estimate(counted[pair], effect).chance for pair in upper]), strict=True))
    cells = [
        Matchup(*pair, one.games, share_estimate(one, effect), chances.get(pair, chances.get((pair[1], pair[0]), 1.0)))
        for pair, one in sorted(counted.items(), key=lambda item: (rank[item[0][0]], rank[item[0][1]]))
    ]
    return Matrix(kind, ordered, cells)


def _against(own: float, other: float) -> float:
    """Return the part that a side got of the shares of two sides; half if neither got any."""
    return own / (own + other) if own + other else 0.5


def _overall(counted: dict[tuple[str, str], Clustered], name: str) -> float:
    own = [one for (a, _), one in counted.items() if a == name]
    return sum(one.points for one in own) / sum(one.games for one in own)
