"""Chooses uniformly among all options: the base line of strength, and the best finder of bugs."""

from random import Random

from theomachy.agents.seats import SeatView
from theomachy.kernel import Region, key_of


class RandomAgent:
    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def decide(self, view: SeatView) -> str:
        """Return a random option; of a region, every fourth time a random legal place instead of a proposed one."""
        ask = view.ask
        assert ask is not None
        random, region = self._random, ask.options
        if isinstance(region, Region) and (not region.proposes() or random.random() < 0.25):
            return key_of(region.pick(random))
        options = ask.look()
        return key_of(options[int(random.random() * len(options))])
