"""Ratings on the scale that players of chess know: who is rated 400 points higher wins ten games for every one lost.

Bradley and Terry's model: the ratings under which what was played was likeliest, a draw being half a win. Unlike
`ratings`, it does not matter in which order the games were played. The first agent is what the others are measured by.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log10
from random import Random
from typing import NamedTuple

from theomachy.lab.ratings import Result
from theomachy.lab.tally import percentile

ANCHOR = 1000
"""The rating of the first agent."""
DECADE = 400
"""Points between two of whom one wins ten times as often."""
DRAWN = 0.1
"""The part of a drawn game that is added for each pair, so that no unbeaten agent gets an infinite rating."""
RESAMPLES = 400
"""Times that the deals are drawn anew for the intervals."""
MAX_ROUNDS, CLOSE = 2000, 1e-6

Wins = dict[tuple[str, str], float]
"""Wins of the first of two agents against the second; a draw counts half."""


class Elo(NamedTuple):
    """A rating, and where it lay in 95 % of all draws of the deals."""

    rating: int
    low: int
    high: int
    games: int


def elo(agents: Sequence[str], results: Iterable[Result], seed: int) -> dict[str, Elo]:
    """Return the ratings of agents by their games of two, with bootstrap intervals.

    Deals are drawn anew, each with all its games: those are not independent of each other.
    """
    by_deal: dict[int, Wins] = {}
    games = dict.fromkeys(agents, 0)
    for result in results:
        won = by_deal.setdefault(result.deal, {})
        one, two = result.agents
        for own, other, share in ((one, two, result.shares[0]), (two, one, result.shares[1])):
            won[own, other] = won.get((own, other), 0.0) + share
            games[own] += 1
    deals, random = list(by_deal.values()), Random(seed)
    found = _ratings(agents, deals)
    draws = [_ratings(agents, random.choices(deals, k=len(deals))) for _ in range(RESAMPLES if deals else 0)] or [found]
    ratings = {}
    for number, name in enumerate(agents):
        drawn = [draw[number] for draw in draws]
        low, high = percentile(drawn, 0.025), percentile(drawn, 0.975)
        ratings[name] = Elo(round(found[number]), round(low), round(high), games[name])
    return ratings


def _ratings(agents: Sequence[str], deals: Iterable[Wins]) -> list[float]:
    """Return the likeliest ratings after some deals (Hunter's minorization)."""
    wins = {pair: DRAWN / 2 for two in combinations(agents, 2) for pair in (two, two[::-1])}
    for deal in deals:
        for pair, won in deal.items():
            wins[pair] += won
    strength = dict.fromkeys(agents, 1.0)
    for _ in range(MAX_ROUNDS):
        before = dict(strength)
        for own in agents:
            others = [other for other in agents if other != own]
            met = [(wins[own, other] + wins[other, own]) / (strength[own] + strength[other]) for other in others]
            strength[own] = sum(wins[own, other] for other in others) / sum(met)
        if all(abs(strength[name] / before[name] - 1) < CLOSE for name in agents):
            break
    return [ANCHOR + DECADE * log10(strength[name] / strength[agents[0]]) for name in agents]
