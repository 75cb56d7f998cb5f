"""The course of games: which seat had an edge, how long games took, and how often they turned."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from theomachy.lab.statistics.intervals import Clustered, Estimate, clustered, design_effect, share_estimate
from theomachy.lab.statistics.tables import GameRow, Tables, by_deal
from theomachy.lab.tally import percentile

BEHIND = 0.25
"""The chance to win below or at which a later winner counts as having come back."""


class Edge(msgspec.Struct, frozen=True):
    """A seat's share of the wins; seat 0 stands for the side that was the first to decide alone."""

    seat: int
    games: int
    share: Estimate


class Spread(msgspec.Struct, frozen=True):
    """The mean and spread of a number over games."""

    mean: float
    low: float
    """The value that a tenth of the games lie below."""
    high: float
    """The value that a tenth of the games lie above."""


class Course(msgspec.Struct, frozen=True):
    games: int
    draws: Estimate
    """The share of games that nobody won alone."""
    edges: list[Edge]
    rounds: dict[int, int]
    """The number of games by their number of rounds."""
    lengths: dict[str, Spread]
    """Spreads of the numbers of rounds, steps and decisions, as far as the game counts them."""
    comebacks: Estimate | None
    """The share of judged winners who once were far behind; None if no winner was judged."""
    lead_changes: Spread | None
    swing: Spread | None
    """The sum of all changes in the chance to win, per game; None if no game was judged."""
    lowest: list[float]
    """The winner's least chance in each judged game."""


def course(tables: Tables) -> Course:
    games, seats = tables.games, tables.seats
    draws = _share(clustered(by_deal((game.deal, float(game.winner is None)) for game in games)))
    lowest = [game.lowest for game in games if game.lowest is not None]
    back = [(game.deal, float(game.lowest <= BEHIND)) for game in games if game.lowest is not None]
    lengths = {name: _spread(games, name) for name in ("rounds", "steps", "decisions")}
    rounds = Counter(game.rounds for game in games if game.rounds is not None)
    return Course(
        games=len(games),
        draws=draws,
        edges=edges(tables) if seats > 1 else [],
        rounds=dict(sorted(rounds.items())),
        lengths={name: spread for name, spread in lengths.items() if spread is not None},
        comebacks=_share(clustered(by_deal(back))) if back else None,
        lead_changes=_spread(games, "lead_changes"),
        swing=_spread(games, "swing"),
        lowest=lowest,
    )


def edges(tables: Tables) -> list[Edge]:
    """Return the edges of every seat, and of the side that was the first to decide alone."""
    even = 1 / tables.seats
    counted: dict[int, Clustered] = {}
    movers = [(game.deal, game.shares[game.first - 1]) for game in tables.games if game.first is not None]
    if movers:
        counted[0] = clustered(by_deal(movers))
    for seat in range(1, tables.seats + 1):
        counted[seat] = clustered(by_deal((game.deal, game.shares[seat - 1]) for game in tables.games))
    return [Edge(seat, one.games, share_estimate(one, design_effect([one]), even)) for seat, one in counted.items()]


def _share(counted: Clustered) -> Estimate:
    return share_estimate(counted, design_effect([counted]))


def _spread(games: Sequence[GameRow], column: str) -> Spread | None:
    values = [value for game in games if (value := getattr(game, column)) is not None]
    if not values:
        return None
    return Spread(sum(values) / len(values), percentile(values, 0.1), percentile(values, 0.9))
