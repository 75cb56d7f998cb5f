"""An opponent for learners: it looks one step ahead and misjudges what it sees, now more and now less.

It never guesses: a far better option looks better to it, too.
"""

from random import Random

from theomachy.agents.lookahead import Judge, Policy, worths
from theomachy.agents.seats import SeatView


class Novice:
    def __init__(self, judge: Judge, seed: int, error: float, policy: Policy | None = None) -> None:
        self._judge, self._error, self._policy = judge, error, policy
        self._random = Random(seed)

    def decide(self, view: SeatView) -> str:
        random = self._random
        match = view.clone(random.getrandbits(32))
        worth_of = worths(match, view.seat, self._judge, random, self._policy)
        seems = {
            key: worth[view.seat] + self._error * (random.random() + random.random() - 1)
            for key, worth in worth_of.items()
        }
        return max(seems, key=seems.__getitem__)
