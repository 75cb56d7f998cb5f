"""Hints for the seat that is asked: the best options, their outcomes, their risks, and the reasons.

The coach sees what the seat sees: it looks at imagined worlds, and says the same in all worlds that look alike. A first
look ranks the options; the best few are played on by quick players until the reply is over, or, where a game has no
activations, for a few decisions, with the same dice for each. The outcomes are judged, and the judge's grounds are
compared: the reason for an option is what it brings more than the others do.
"""

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any

import msgspec

from theomachy.agents.lookahead import STEP_CASES, Position, Step, Worth, mean, worths
from theomachy.agents.planner import Planner
from theomachy.agents.seats import SeatView
from theomachy.coach.evaluation import as_shares
from theomachy.exact import total
from theomachy.features.ai import ai_of
from theomachy.kernel import Match, refuse

HINTS = 3
"""Options that are named."""
LOOKED_AT = 5
"""Options that are looked at more closely."""
WORLDS, FEW_WORLDS = 12, 4
"""Number of worlds in which an option is tried, and the number that is tried however long it takes."""
SECONDS = 2.0
"""After this time no further world is looked at."""
REPLIES = 4
"""Decisions after an option that are looked at where a game has no activations."""
WORST = 4
"""One of this many worlds goes badly: the outcome of an option there is its risk."""
MIN_GROUND = 0.02
"""Least weight of a ground that is worth saying, in the measure of the judge's sums."""
MAX_GAINS, MAX_LOSSES = 2, 1
"""Largest numbers of grounds that are told for an option, and against it."""
VICTORY = "victory"
"""The ground where a match would be over."""
WON = 10.0
"""Weight of a whole win, in the measure of the judge's sums."""
DIGITS = 4
"""Digits of a chance to win, as it is told."""


class HintGround(msgspec.Struct, frozen=True):
    """Something that an option brings, or costs, compared with the other good ones."""

    name: str
    """The ground; players read the message `ground-NAME`."""
    gain: bool


class Hint(msgspec.Struct, frozen=True):
    key: str
    chance: float | None
    """Chance to win, as a share; None where a judge knows nothing of the option."""
    worst: float | None
    """Chance to win if it goes badly: the mean of the worst quarter of the worlds; None where none is known."""
    grounds: list[HintGround]


class Outlook(msgspec.Struct):
    """The results of an option in some worlds: each seat's chance to win, and the grounds for the asked seat."""

    key: str
    worlds: list[Worth]

    @property
    def mean(self) -> Worth:
        return mean([(1, world) for world in self.worlds])


def hints(view: SeatView, seed: int = 0) -> list[Hint]:
    """Return the best options of a seat's question, the best first, or refuse where nobody can tell."""
    random = Random(seed)
    match, seat = view.clone(random.getrandbits(32)), view.seat
    ask = match.ask_of(seat)
    if ask is None or not ai_of(match.game).judges:
        raise refuse("hint-no-judge")
    if (usual := view.consult(ai_of(match.game).deployment)) is not None:  # of which a judge knows nothing
        return [Hint(usual, None, None, [HintGround("usual", True)])]
    eyes = Eyes(match, seat)
    first = worths(match, seat, eyes.judge, random)
    ranked = sorted(first, key=lambda key: -first[key][seat])[:LOOKED_AT]
    if match.together or len(ranked) == 1:
        outlooks = [Outlook(key, [first[key]]) for key in ranked]
    else:
        seeds = [random.getrandbits(32) for _ in range(WORLDS)]
        look, start = eyes.play_on if eyes.planner is None else eyes.plan, perf_counter()
        worlds: list[dict[str, Worth]] = []
        for number in seeds:
            if len(worlds) >= FEW_WORLDS and perf_counter() - start > SECONDS:
                break
            worlds.append(look(view, ranked, number))
        outlooks = [Outlook(key, [world[key] for world in worlds]) for key in ranked]
    outlooks.sort(key=lambda outlook: -outlook.mean[seat])
    return [eyes.hint(outlook, outlooks) for outlook in outlooks[:HINTS]]


class Eyes:
    """The judge of a game as one seat needs it: with the chances to win it says what speaks for that seat."""

    def __init__(self, match: Match[Any], seat: int) -> None:
        game = match.game
        self.seat, self.seats = seat, len(match.seats)
        fair, grounds = ai_of(game).judge_of(ai_of(game).coach), ai_of(game).grounds
        self.names = [*(grounds(match.state, seat) if grounds is not None else ()), VICTORY]

        def judge(state: Any) -> Worth:
            result = game.result(state)
            parts = grounds(state, seat).values() if grounds is not None else ()
            over = 0.0 if result is None else WON * (result[seat] - 1 / len(result))
            return [*as_shares(fair(state)), *parts, over]

        self.judge = judge
        policy = ai_of(game).policy if ai_of(game).is_between is not None else None
        self.planner = None if policy is None else Planner(judge, 0, policy, WORLDS)

    def plan(self, view: SeatView, keys: Sequence[str], seed: int) -> dict[str, Worth]:
        """Return the worth of each option in one imagined world, once the reply to it is over."""
        world = view.clone(seed)
        ask, position = world.ask_of(self.seat), Position.of(world)
        assert ask is not None
        assert self.planner is not None
        return {key: self.planner.plan(position, ask.option(key), seed) for key in keys}

    def play_on(self, view: SeatView, keys: Sequence[str], seed: int) -> dict[str, Worth]:
        """Return the worth of each option in one imagined world, after all seats have played on for a few decisions."""
        return {key: self._played_on(view.clone(seed), key, Random(seed)) for key in keys}

    def _played_on(self, match: Match[Any], key: str, random: Random) -> Worth:
        match.answer(key, self.seat)
        for _ in range(REPLIES):
            for ask in match.asks:
                worth_of = worths(match, ask.seat, self.judge, random)
                match.answer(max(worth_of, key=lambda key: worth_of[key][ask.seat]), ask.seat)
        if match.request is None:
            return self.judge(match.state)
        return Step(match, self.judge, random, STEP_CASES).worth(match.tape[match.steps[-1] :])

    def hint(self, outlook: Outlook, others: Sequence[Outlook]) -> Hint:
        chances = sorted(world[self.seat] for world in outlook.worlds)
        worst = chances[: max(1, len(chances) // WORST)]
        chance, bad = outlook.mean[self.seat], total(worst) / len(worst)
        return Hint(outlook.key, round(chance, DIGITS), round(bad, DIGITS), self._grounds(outlook, others))

    def _grounds(self, outlook: Outlook, others: Sequence[Outlook]) -> list[HintGround]:
        """Return the grounds that speak for an option, compared with the others, and those that speak against it."""
        rest = [(1, other.mean) for other in others if other is not outlook] or [(1, outlook.mean)]
        gains = [own - other for own, other in zip(outlook.mean, mean(rest), strict=True)][self.seats :]
        ranked = sorted(zip(gains, self.names, strict=True))
        best = [HintGround(name, True) for gain, name in reversed(ranked[-MAX_GAINS:]) if gain > MIN_GROUND]
        worst = [HintGround(name, False) for gain, name in ranked[:MAX_LOSSES] if gain < -MIN_GROUND]
        return best + worst
