"""Takes the option that the judge likes best one step ahead."""

from random import Random

from theomachy.agents.lookahead import Judge, worths
from theomachy.kernel.seats import SeatView


class Greedy:
    def __init__(self, judge: Judge, seed: int) -> None:
        self._judge = judge
        self._random = Random(seed)

    def decide(self, view: SeatView) -> str:
        worth_of = worths(view.clone(self._random.getrandbits(32)), view.seat, self._judge, self._random)
        return max(worth_of, key=lambda key: worth_of[key][view.seat])
