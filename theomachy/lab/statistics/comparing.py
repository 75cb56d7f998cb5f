"""Comparison of two sets of games that differ in cards, options or agents.

It tells how much larger each measure is in the second set, and how soon a sequential test on pairs would have known.
"""

from collections.abc import Callable, Iterable
from functools import partial
from math import sqrt

import msgspec

from theomachy.lab.sequential import Sequential, Shares, Verdict
from theomachy.lab.statistics.course import BEHIND
from theomachy.lab.statistics.intervals import Estimate, estimate
from theomachy.lab.statistics.tables import GameRow, Tables, by_deal

EVEN_OR_BETTER = Shares(0.5, 0.525)
"""The shares that the test decides between by default: no difference, or five more wins in a hundred games."""


class Difference(msgspec.Struct, frozen=True):
    """A number in one set of games and in another, and how much larger it is in the other."""

    one: Estimate
    other: Estimate
    more: Estimate


class Measure(msgspec.Struct, frozen=True):
    name: str
    difference: Difference
    effect: float
    """The difference in standard deviations of a game (Cohen's d)."""


class Comparison(msgspec.Struct, frozen=True):
    """A comparison of two sets of games.

    `measures` tell how they differ; `test` tells which is ahead on the deals that both played.
    """

    one: str
    other: str
    games: tuple[int, int]
    measures: list[Measure]
    pairs: int
    """The number of deals that both sets have played."""
    test: Verdict | None


def difference(one: Estimate, other: Estimate) -> Difference:
    """Return the difference of two independent estimates."""
    return Difference(one, other, estimate(other.value - one.value, sqrt(one.error**2 + other.error**2)))


Read = Callable[[GameRow], float | None]


def compare(one: Tables, other: Tables, names: tuple[str, str], shares: Shares = EVEN_OR_BETTER) -> Comparison:
    """Compare two sets of games, deal by deal where both played the same deals."""
    reads = _reads(one, other)
    measures = [measure for name, read in reads.items() if (measure := _measure(name, one, other, read)) is not None]
    common = {game.deal for game in one.games} & {game.deal for game in other.games}
    subject = next(iter(reads.values()), None)
    test = _test(one, other, subject, shares) if subject is not None and common else None
    return Comparison(*names, (len(one.games), len(other.games)), measures, len(common), test)


def _reads(one: Tables, other: Tables) -> dict[str, Read]:
    """Return the measures that two sets can be compared by, by name.

    They are the shares of agents that play in both and of the first seat, and how long and how undecided games are.
    """
    reads: dict[str, Read] = {}
    alike = {agent for game in one.games for agent in game.agents} & {a for game in other.games for a in game.agents}
    mixed = any(len(set(game.agents)) > 1 for game in (*one.games, *other.games))
    for agent in sorted(alike) if mixed else ():
        reads[f"agent {agent}"] = partial(_of_agent, agent)
    reads["first-seat"] = lambda game: game.shares[0]
    reads["draws"] = lambda game: float(game.winner is None)
    reads["rounds"] = lambda game: game.rounds
    reads["decisions"] = lambda game: game.decisions
    reads["comebacks"] = lambda game: None if game.lowest is None else float(game.lowest <= BEHIND)
    reads["swing"] = lambda game: game.swing
    return reads


def _of_agent(agent: str, game: GameRow) -> float | None:
    own = [share for share, name in zip(game.shares, game.agents, strict=True) if name == agent]
    return sum(own) / len(own) if own else None


def _values(tables: Tables, read: Read) -> list[tuple[int, float]]:
    return [(game.deal, value) for game in tables.games if (value := read(game)) is not None]


def _measure(name: str, one: Tables, other: Tables, read: Read) -> Measure | None:
    first, second = _values(one, read), _values(other, read)
    if len(first) < 2 or len(second) < 2:
        return None
    means = mean_by_deal(first), mean_by_deal(second)
    deals = [dict(_deal_means(values)) for values in (first, second)]
    common = sorted(deals[0].keys() & deals[1].keys())
    if len(common) > 1 and len(common) == len(deals[0]) == len(deals[1]):
        more = mean_by_deal([(deal, deals[1][deal] - deals[0][deal]) for deal in common])
    else:
        more = difference(*means).more
    return Measure(name, Difference(*means, more), _effect(more.value, [value for _, value in first + second]))


def _deal_means(values: Iterable[tuple[int, float]]) -> Iterable[tuple[int, float]]:
    deals: dict[int, list[float]] = {}
    for deal, value in values:
        deals.setdefault(deal, []).append(value)
    return ((deal, sum(group) / len(group)) for deal, group in deals.items())


def mean_by_deal(values: list[tuple[int, float]]) -> Estimate:
    """Return a mean over games, with an error that allows for correlated games of one deal."""
    groups, count = by_deal(values), len(values)
    mean = sum(value for _, value in values) / count
    squares = sum((sum(group) - len(group) * mean) ** 2 for group in groups)
    if len(groups) < 2:
        return Estimate(mean, mean, mean)
    return estimate(mean, sqrt(squares * len(groups) / (len(groups) - 1)) / count, len(groups) - 1)


def _effect(more: float, values: list[float]) -> float:
    mean = sum(values) / len(values)
    deviation = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    return more / deviation if deviation else 0.0


def _test(one: Tables, other: Tables, read: Read, shares: Shares) -> Verdict:
    """Test a measure on the deals that both sets played: a deal's two means make a pair."""
    first, second = (dict(_deal_means(_values(tables, read))) for tables in (one, other))
    test = Sequential(shares)
    for deal in sorted(first.keys() & second.keys()):
        point = 0.5 + (second[deal] - first[deal]) / 2
        test.add(point)
        test.add(point)
        if test.settled:
            break
    return test.verdict
