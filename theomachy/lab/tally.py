"""Counts of the results of games.

A share is the part of the win that a seat got: a draw of two counts half for each.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt

import msgspec

from theomachy.lab.rows import Row

Z = 1.959963984540054
"""Standard deviations on each side of the middle that hold 95 % of a normal distribution."""


def wilson(points: float, games: float) -> tuple[float, float]:
    """Return Wilson's 95 % interval of a share: the range of the true share, as far as these games can tell."""
    if not games:
        return 0.0, 1.0
    share, spread = points / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - half), min(1.0, middle + half)


class Score(msgspec.Struct):
    """The games, wins, draws and points of a seat or an agent."""

    games: int = 0
    wins: int = 0
    draws: int = 0
    points: float = 0.0

    def add(self, share: float) -> None:
        self.games += 1
        self.points += share
        self.wins += share == 1
        self.draws += 0 < share < 1


class Share(msgspec.Struct):
    """A score with its interval, as it is printed."""

    games: int
    wins: int
    draws: int
    share: float | None
    low: float
    high: float


class Edge(Share):
    """A share of the win, and how far it is beyond an even part."""

    edge: float | None


class AgentShare(Share):
    agent: str


class Length(msgspec.Struct):
    """The mean length of games; None where it was not counted."""

    rounds: float | None
    steps: float | None
    decisions: float | None


class Tally:
    """The count so far."""

    def __init__(self, seats: int, agents: Iterable[str]) -> None:
        self.games = self.draws = self.decisions = self.steps = 0
        self.rounds: int | None = 0
        self.seats = [Score() for _ in range(seats)]
        self.agents = {name: Score() for name in agents}
        self.pairs = {pair: Score() for pair in combinations(self.agents, 2)}
        """Two agents at one table: how often the first came out ahead of the second."""
        self.movers = Score()
        """The seat that was the first to decide alone."""

    def add(self, row: Row) -> None:
        self.games += 1
        self.draws += any(0 < share < 1 for share in row.shares)
        self.decisions += row.decisions
        self.steps += row.steps
        self.rounds = None if self.rounds is None or row.rounds is None else self.rounds + row.rounds
        share_of: dict[str, float] = {}
        for score, name, share in zip(self.seats, row.agents, row.shares, strict=True):
            score.add(share)
            self.agents[name].add(share)
            share_of[name] = share
        for first, other in combinations(share_of, 2):
            won = (share_of[first] > share_of[other]) + (share_of[first] == share_of[other]) / 2
            if (first, other) in self.pairs:
                self.pairs[first, other].add(won)
            else:
                self.pairs[other, first].add(1 - won)
        if row.first is not None:
            self.movers.add(row.shares[row.first])

    def length(self) -> Length:
        def mean(total: int | None) -> float | None:
            return round(total / self.games, 3) if self.games and total is not None else None

        return Length(mean(self.rounds), mean(self.steps), mean(self.decisions))

    def agent_shares(self) -> list[AgentShare]:
        return [AgentShare(*figures(score), name) for name, score in self.agents.items()]

    def first_seat(self) -> Edge:
        return self._edge(self.seats[0])

    def first_mover(self) -> Edge:
        return self._edge(self.movers)

    def _edge(self, score: Score) -> Edge:
        """Return a score's share beyond an even part of the win; a single player has no edge."""
        counted = score.games and len(self.seats) > 1
        edge = round(score.points / score.games - 1 / len(self.seats), 4) if counted else None
        return Edge(*figures(score), edge)


def figures(score: Score) -> tuple[int, int, int, float | None, float, float]:
    """Return the fields of a Share."""
    low, high = wilson(score.points, score.games)
    share = round(score.points / score.games, 4) if score.games else None
    return score.games, score.wins, score.draws, share, round(low, 4), round(high, 4)


def percentile(values: Sequence[float], part: float) -> float:
    """Return the value below which a part of the values lies, interpolated between neighbours."""
    ordered = sorted(values)
    position = part * (len(ordered) - 1)
    below = int(position)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (position - below)
