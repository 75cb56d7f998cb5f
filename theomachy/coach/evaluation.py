"""The evaluation of choices and rolls for reviews.

A choice is compared with the best option, and a roll with all ways in which it could have fallen. An option or a fall
is worth each seat's chance to win after it. To find that chance, all seats play on sensibly until the action is over;
the judge whose chances come true (`Ai.coach`) then rates the position. Everything that is compared meets the same later
dice, so that their luck makes no difference.
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
"""The chance to win by seat; together 1."""

MAX_FALLS = 36
"""The most ways for dice to fall that are all evaluated; of more, some are drawn at random."""
DRAWN_FALLS = 24
"""Number of ways that are drawn then."""
RUNS_PER_FALL = 3
"""Number of times that play goes on after a fall, with other dice each time."""
RUNS_PER_RIVAL = 8
"""Number of times that play goes on after the chosen and after the best option when these two are compared."""


class ChoiceWorth(NamedTuple):
    """The worth of a choice, beside that of the best option."""

    best: str
    """Key of the best option; the chosen one if no other is better."""
    with_best: Shares
    """Chances to win with the best option."""
    with_chosen: Shares
    """Chances to win with the chosen option."""
    stake: float
    """Difference between the best and the worst option, as a share of a win for the seat that chose."""


class RollWorth(NamedTuple):
    """The worth of a roll, beside the mean of all ways for it to fall."""

    mean: Shares
    """Mean chances to win over all ways for the dice to fall."""
    after: Shares
    """Chances to win after the way in which they fell."""


def as_shares(chances: Sequence[float]) -> Shares:
    """Scale chances so that they add up to 1: a judge may see each seat's chance with that seat's own eyes."""
    whole = total(chances) if len(chances) > 1 else 1.0
    return [chance / (whole or 1.0) for chance in chances]


class Evaluator:
    """The judge and the policy with which choices and rolls of a game are evaluated."""

    def __init__(self, game: Game[Any]) -> None:
        """Take the game's own judge and policy, or refuse a game without a judge."""
        if not ai_of(game).judges:
            raise refuse("review-no-judge")
        judge = ai_of(game).judge_of(ai_of(game).coach)
        self.judge: Callable[[Any], Worth] = lambda state: as_shares(judge(state))
        self.policy = ai_of(game).policy

    def choice(self, match: Match[Any], seat: int, chosen: str, seed: int) -> ChoiceWorth:
        """Return the worth of a seat's choice, beside that of its best option.

        A first look rates all options. Its winner may only have met kinder dice, so it is compared with the choice
        once more, over more runs and with other dice. If it is no better there, the choice itself counts as the best.
        """
        ask = match.ask_of(seat)
        assert ask is not None
        if chosen not in ask.keys():  # a region proposes a few places, but any place can be chosen
            ask.listed = [*ask.look(), ask.option(chosen)]
        random = Random(seed)
        chances = worths(match, seat, self.judge, random, self.policy)
        best = max(chances, key=lambda key: (chances[key][seat], key == chosen))
        worst = min(chances, key=lambda key: chances[key][seat])
        stake = chances[best][seat] - chances[worst][seat]
        if best == chosen or self.policy is None or match.together:
            return ChoiceWorth(best, list(chances[best]), list(chances[chosen]), stake)

        seeds = [random.getrandbits(32) for _ in range(RUNS_PER_RIVAL)]
        with_best = self._after(match, ask.option(best), seeds, Cache())
        with_chosen = self._after(match, ask.option(chosen), seeds, Cache())
        if with_best[seat] <= with_chosen[seat]:
            return ChoiceWorth(chosen, with_chosen, with_chosen, stake)
        return ChoiceWorth(best, with_best, with_chosen, max(stake, with_best[seat] - with_chosen[seat]))

    def roll(self, match: Match[Any], roll: Roll[Any], faces: Faces, seed: int) -> RollWorth:
        """Return the worth of a roll that fell with these faces, beside the mean of all ways for it to fall.

        Falls that the rules read alike, such as equal sums, are evaluated once.
        """
        random = Random(seed)
        if ways(roll) <= MAX_FALLS:
            falls = outcomes(roll)
        else:
            falls = [(tuple(map(random.choice, roll.dice)), 1) for _ in range(DRAWN_FALLS)]
        seeds = [random.getrandbits(32) for _ in range(RUNS_PER_FALL)]

        cache = Cache()
        chances: dict[Any, Shares] = {}  # by the value that the rules read off a fall
        for fall in (faces, *(fall for fall, _ in falls)):
            value = roll.read(fall)
            if value not in chances:
                chances[value] = self._after(match, fall, seeds, cache)
        weighted = [(weight, chances[roll.read(fall)]) for fall, weight in falls]
        return RollWorth(list(mean(weighted)), chances[roll.read(faces)])

    def _after(self, match: Match[Any], entry: Any, seeds: Sequence[int], cache: Cache) -> Shares:
        """Return the mean chances to win after an option or a fall, over one run of play for each seed.

        A game without a policy is evaluated once, when the step is over. One run is enough where no dice are rolled.
        """
        if self.policy is None:
            step = Step(match, self.judge, Random(seeds[0]), STEP_CASES)
            return list(step.worth([*step.tape, entry]))
        course = Course(Position.of(match), entry, self.judge, self.policy, cache)
        runs: list[tuple[int, Worth]] = []
        for seed in seeds:
            runs.append((1, course.run(Fast(seed))))
            if not course.rolled:
                break
        return list(mean(runs))
