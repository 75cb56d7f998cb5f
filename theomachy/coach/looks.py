"""How the coach looks at a moment: what each option was worth, and what each way for the dice to fall would have been.

Both are the chance to win by the judge whose chances come true (`Ai.coach`), once what was begun has come to rest with
sensible play on all sides. All options meet the same dice, and so do all falls: they are compared, not the luck that
comes after them.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from theomachy.agents.lookahead import Course, Met, Position, Step, Worth, mean, worths
from theomachy.exact import total
from theomachy.kernel import Fast, Game, Match, Roll, refuse
from theomachy.kernel.chance import outcomes, ways
from theomachy.kernel.requests import Faces

Shares = list[float]
"""The chance to win by seat, of those who play against others: together 1."""

MAX_FALLS = 36
"""Ways for dice to fall that are all looked at; of more, some are drawn."""
DRAWN_FALLS = 24
FALL_COURSES = 3
"""How often what follows a fall is looked at where more dice are rolled on the way."""
SECOND_COURSES = 8
"""How often the choice and the best option are compared once more, with dice that did not help to find the best."""


class Options(NamedTuple):
    """What the options of a decision were worth."""

    best: str
    before: Shares
    """with the best option"""
    after: Shares
    """with the one that was chosen"""
    stake: float
    """by how much the worst one was worse than the best for whoever chose"""


class Fall(NamedTuple):
    """What a roll was worth."""

    before: Shares
    """the mean of all ways for it to fall"""
    after: Shares
    """of the way it fell"""


def as_shares(chances: Sequence[float]) -> Shares:
    """A judge may see the chance of each seat with its own eyes, and then they do not add up to 1."""
    whole = total(chances) if len(chances) > 1 else 1.0
    return [chance / (whole or 1.0) for chance in chances]


class Look:
    """The judge and the policy by which a game is looked at."""

    def __init__(self, game: Game[Any]) -> None:
        if not game.ai.judges:
            raise refuse("review-no-judge")
        fair = game.ai.judge_of(game.ai.coach)
        self.judge: Callable[[Any], Worth] = lambda state: as_shares(fair(state))
        self.policy = game.ai.policy

    def options(self, match: Match[Any], seat: int, chosen: str, seed: int) -> Options:
        """What a seat could have chosen, and what it chose."""
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
        before, after = (self._follow(match, ask.option(key), seeds, Met()) for key in (best, chosen))
        if before[seat] <= after[seat]:  # it only seemed to be better
            best, before = chosen, after
        return Options(best, before, after, max(stake, before[seat] - after[seat]))

    def fall(self, match: Match[Any], roll: Roll[Any], faces: Faces, seed: int) -> Fall:
        """How dice could have fallen, and how they fell. A roll is known by what is read off it."""
        random = Random(seed)
        if ways(roll) <= MAX_FALLS:
            cases = outcomes(roll)
        else:
            cases = [(tuple(map(random.choice, roll.dice)), 1) for _ in range(DRAWN_FALLS)]
        seeds = [random.getrandbits(32) for _ in range(FALL_COURSES)]
        met = Met()
        worth_of: dict[Any, Shares] = {}
        for one in (faces, *(case for case, _ in cases)):
            if (read := roll.read(one)) not in worth_of:
                worth_of[read] = self._follow(match, one, seeds, met)
        return Fall(
            list(mean([(weight, worth_of[roll.read(case)]) for case, weight in cases])), worth_of[roll.read(faces)]
        )

    def _follow(self, match: Match[Any], entry: Any, seeds: Sequence[int], met: Met) -> Shares:
        """What an option or a fall leads to, with each of these dice to come."""
        if self.policy is None:
            step = Step(match, self.judge, Random(seeds[0]))
            return list(step.worth([*step.tape, entry]))
        course = Course(Position.of(match), entry, self.judge, self.policy, met)
        cases: list[tuple[int, Worth]] = []
        for seed in seeds:
            cases.append((1, course.run(Fast(seed))))
            if not course.rolled:
                break
        return list(mean(cases))
