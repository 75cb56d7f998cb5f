"""Takes the option that the judge likes best one step ahead."""

from random import Random

from theomachy.agents.lookahead import Judge, Policy, worths
from theomachy.agents.seats import SeatView


class Greedy:
    def __init__(self, judge: Judge, seed: int, policy: Policy | None = None) -> None:
        self._judge, self._policy = judge, policy
        self._random = Random(seed)

    def decide(self, view: SeatView) -> str:
        match = view.clone(self._random.getrandbits(32))
        worth_of = worths(match, view.seat, self._judge, self._random, self._policy)
        return max(worth_of, key=lambda key: worth_of[key][view.seat])
