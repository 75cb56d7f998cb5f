"""Looks ahead every other time and guesses in between: an opponent to win against while one learns."""

from random import Random

from theomachy.agents.greedy import Greedy
from theomachy.agents.lookahead import Judge
from theomachy.agents.random import RandomAgent
from theomachy.kernel.seats import SeatView


class Novice:
    def __init__(self, judge: Judge, seed: int) -> None:
        self._random = Random(seed)
        self._thinks, self._guesses = Greedy(judge, seed), RandomAgent(seed)

    def decide(self, view: SeatView) -> str:
        return (self._thinks if self._random.random() < 0.5 else self._guesses).decide(view)
