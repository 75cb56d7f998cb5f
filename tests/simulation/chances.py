"""The chances of one simulated match: how long everything takes, and what fails how often."""

from random import Random
from typing import NamedTuple


class Weather(NamedTuple):
    """The shares of everything that goes wrong in one simulated match."""

    kills: float
    """Share of the moments at which a host is killed."""
    cuts: float
    """Share of the moments at which a host and all others stop to hear each other for a while."""
    outages: float
    """Share of the moments at which the store is gone for a while."""
    jumps: float
    """Share of the moments at which all clocks jump."""
    failures: float
    """Share of the calls to the store that fail."""
    doubles: float
    """Share of the notices that arrive twice."""
    thoughts: float
    """Share of the thoughts of agents that fail, or end in nonsense."""
    slow: float
    """Share of the entries that take long to be written, so that much else happens meanwhile."""
    pace_s: float
    """Mean pause between two actions of people."""


CALM = Weather(0, 0, 0, 0, 0, 0, 0, 0, 1.0)


def weather(random: Random) -> Weather:
    """Draw how rough a match is: some faults never happen in it, so that others meet a match that still goes on."""

    def share(most: float) -> float:
        return random.choice((0.0, most / 4, most))

    pace_s = random.choice((0.02, 0.2, 1.0))
    return Weather(
        kills=share(0.06),
        cuts=share(0.06),
        outages=share(0.04),
        jumps=share(0.04),
        failures=share(0.06),
        doubles=share(0.2),
        thoughts=share(0.4),
        slow=share(0.5),
        pace_s=pace_s,
    )


def delay_s(random: Random) -> float:
    """Draw how long a call takes: mostly a moment, now and then long enough for everything else to overtake it."""
    return random.expovariate(500.0) if random.random() < 0.97 else random.uniform(0.05, 1.0)
