"""Comparisons for reviews: the worth of each option of a decision, and of each way for a roll to fall.

Worth is the chance to win by the judge whose chances come true (`Ai.coach`), once the action has come to rest with
sensible play on all sides. All options meet the same dice, and so do all falls: they are compared, not the luck that
comes after them.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from theomachy.agents.lookahead import STEP_CASES, Cache, Course, Position, Step, Worth, mean, worths
from theomachy.exact import total
from theomachy.features.ai import ai_of
from theomachy.kernel import Fast, Game, Match, Roll, refuse
from theomachy.kernel.requests import Faces
from theomachy.play.outcomes import outcomes, ways

Shares = list[float]
"""The chance to win by seat, of those who play against others: together 1."""

MAX_FALLS = 36
"""Ways for dice to fall that are all looked at; of more, some are drawn."""
DRAWN_FALLS = 24
FALL_COURSES = 3
"""Number of runs after a fall where more dice are rolled on the way."""
SECOND_COURSES = 8
"""Number of runs that compare the choice with the best option again, with dice that did not help to find the best."""


class Options(NamedTuple):
    """The worth of a decision's options."""

    best: str
    before: Shares
    """Chances to win with the best option."""
    after: Shares
    """Chances to win with the chosen option."""
    stake: float
    """The difference between the best and the worst option for the seat that chose."""


class Fall(NamedTuple):
    """The worth of a roll."""

    before: Shares
    """Mean chances to win over all ways for the dice to fall."""
    after: Shares
    """Chances to win after the way they fell."""


def as_shares(chances: Sequence[float]) -> Shares:
    """Scale chances so that they add up to 1: a judge may see each seat's chance with that seat's own eyes."""
    whole = total(chances) if len(chances) > 1 else 1.0
    return [chance / (whole or 1.0) for chance in chances]


class Look:
    """The judge and the policy by which a game is looked at."""

    def __init__(self, game: Game[Any]) -> None:
        if not ai_of(game).judges:
            raise refuse("review-no-judge")
        fair = ai_of(game).judge_of(ai_of(game).coach)
        self.judge: Callable[[Any], Worth] = lambda state: as_shares(fair(state))
        self.policy = ai_of(game).policy

    def options(self, match: Match[Any], seat: int, chosen: str, seed: int) -> Options:
        """Return the worth of the options that a seat had, and of the one it chose."""
        ask = match.ask_of(seat)
        assert ask is not None
        if chosen not in ask.keys():  # any place of a region can be answered
            ask.listed = [*ask.look(), ask.option(chosen)]
        random = Random(seed)
        worth_of = worths(match, seat, self.judge, random, self.policy)
        best = max(worth_of, key=lambda key: (worth_of[key][seat], key == chosen))
        stake = worth_of[best][seat] - min(worth[seat] for worth in worth_of.values())
        if best == chosen or self.policy is None or match.together:
            return Options(best, list(worth_of[best]), list(worth_of[chosen]), stake)
        seeds = [random.getrandbits(32) for _ in range(SECOND_COURSES)]
        before, after = (self._follow(match, ask.option(key), seeds, Cache()) for key in (best, chosen))
        if before[seat] <= after[seat]:  # it only seemed to be better
            best, before = chosen, after
        return Options(best, before, after, max(stake, before[seat] - after[seat]))

    def fall(self, match: Match[Any], roll: Roll[Any], faces: Faces, seed: int) -> Fall:
        """Return the worth of the ways for a roll to fall. Faces that read alike count as one way."""
        random = Random(seed)
        if ways(roll) <= MAX_FALLS:
            cases = outcomes(roll)
        else:
            cases = [(tuple(map(random.choice, roll.dice)), 1) for _ in range(DRAWN_FALLS)]
        seeds = [random.getrandbits(32) for _ in range(FALL_COURSES)]
        cache = Cache()
        worth_of: dict[Any, Shares] = {}
        for one in (faces, *(case for case, _ in cases)):
            if (read := roll.read(one)) not in worth_of:
                worth_of[read] = self._follow(match, one, seeds, cache)
        return Fall(
            list(mean([(weight, worth_of[roll.read(case)]) for case, weight in cases])), worth_of[roll.read(faces)]
        )

    def _follow(self, match: Match[Any], entry: Any, seeds: Sequence[int], cache: Cache) -> Shares:
        """Return the mean worth after an option or a fall, over dice of several seeds."""
        if self.policy is None:
            step = Step(match, self.judge, Random(seeds[0]), STEP_CASES)
            return list(step.worth([*step.tape, entry]))
        course = Course(Position.of(match), entry, self.judge, self.policy, cache)
        cases: list[tuple[int, Worth]] = []
        for seed in seeds:
            cases.append((1, course.run(Fast(seed))))
            if not course.rolled:
                break
        return list(mean(cases))
