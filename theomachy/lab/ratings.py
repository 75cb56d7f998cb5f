"""Ratings from the games of a round robin: Plackett and Luce's model, as openskill has it."""

from collections.abc import Sequence
from functools import partial
from random import Random

import msgspec

from theomachy.lab.rows import Row
from theomachy.lab.tally import percentile
from theomachy.lab.workers import spread

RESAMPLES = 200
"""Times that the games are drawn anew for the intervals."""


class Result(msgspec.Struct, frozen=True):
    """The deal, agents and shares of a game: all that a rating needs."""

    deal: int
    agents: tuple[str, ...]
    shares: tuple[float, ...]


class Rating(msgspec.Struct):
    """The strength of an agent (mu), its uncertainty (sigma), and a cautious value (ordinal: mu less three sigma)."""

    mu: float
    sigma: float
    ordinal: float
    low: float
    """The lower end of the interval that holds mu in 95 % of all draws of the games."""
    high: float


def result_of(row: Row) -> Result:
    return Result(row.deal, row.agents, row.shares)


def rate(agents: Sequence[str], results: Sequence[Result], seed: int, workers: int) -> dict[str, Rating]:
    """Rate agents by their games, in the order played, with bootstrap intervals.

    Deals are drawn anew, each with all its games: those are not independent of each other.
    """
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    draw = partial(_redrawn, tuple(agents), tuple(deals.values()), seed)
    draws = [mus for some in spread(draw, range(RESAMPLES if deals else 0), min(workers, RESAMPLES)) for mus in some]
    ratings = {}
    for index, (name, (mu, sigma)) in enumerate(strengths(agents, results).items()):
        mus = [drawn[index] for drawn in draws] or [mu]
        low, high = percentile(mus, 0.025), percentile(mus, 0.975)
        ratings[name] = Rating(*(round(value, 3) for value in (mu, sigma, mu - 3 * sigma, low, high)))
    return ratings


def strengths(agents: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Return mu and sigma of each agent after these games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    now = {name: model.rating(name=name) for name in agents}
    for result in results:
        rated = model.rate([[now[name]] for name in result.agents], ranks=[1 - share for share in result.shares])
        now.update((name, team[0]) for name, team in zip(result.agents, rated, strict=True))
    return {name: (rating.mu, rating.sigma) for name, rating in now.items()}


def _redrawn(agents: tuple[str, ...], deals: tuple[list[Result], ...], seed: int, number: int) -> list[float]:
    """Return mu of each agent after deals that are drawn anew."""
    drawn = Random(f"{seed} bootstrap {number}").choices(deals, k=len(deals))
    return [mu for mu, _ in strengths(agents, [result for deal in drawn for result in deal]).values()]
