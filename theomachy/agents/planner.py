"""Thinks whole activations through, its own and the reply, by players who look one step ahead themselves.

A first look ranks the options as a greedy player would. The best few are carried on by quick players, who take at
every decision what the judge likes best after one way for the dice to fall. What the judge says once the reply is over
is what an option was worth in that world. Options meet the same worlds and the same dice, and the worse half of them
drops out whenever all have been tried alike (sequential halving).

Quick players who decide by the policy in the midst of an action are three times as fast, and worse: see docs/agents.md.
So they may look at what a region proposes, too, where an action begins with a choice among places.
"""

from random import Random
from time import perf_counter
from typing import Any

from theomachy.agents.lookahead import Cache, Clock, Course, Judge, Policy, Position, Worth, worths
from theomachy.agents.seats import SeatView
from theomachy.exact import total
from theomachy.features.ai import ai_of
from theomachy.kernel import Ask, Fast, Region, Roll, key_of
from theomachy.kernel.match import resume

BREADTH = 6
"""Options that are thought through."""
ACTIVATIONS = 2
"""Number of activations that are thought through: its own, and the reply."""
QUICK_BREADTH = 8
"""Options that a quick player looks at; of more, this many are drawn."""
REPLIES = 2
"""Replies that are looked at beside the policy's where a look goes on to the end of an activation."""
FEW = 4
"""Number of options that are tried instead where the choice is one among places: looks cost more there."""


class OutOfTime(Exception):
    """The end of the time budget in the midst of a plan."""


class Planner:
    """Thinks until its plans or seconds are spent. There is always an answer, if only the first look's."""

    def __init__(
        self,
        judge: Judge,
        seed: int,
        policy: Policy,
        plans: int | None = None,
        seconds: float | None = None,
        clock: Clock = perf_counter,
        *,
        looks_at_places: bool = False,
    ) -> None:
        if plans is None and seconds is None:
            raise ValueError("a planner needs a budget: plans or seconds")
        self._judge, self._policy, self._random = judge, policy, Random(seed)
        self._plans, self._seconds, self._clock = plans, seconds, clock
        self._looks_at_places = looks_at_places
        """True if quick players look at places: three times as slow, so hints, with their many plans, do without."""
        self._start = 0.0
        self.done = 0
        """Number of plans spent on the last decision."""

    def decide(self, view: SeatView) -> str:
        self._start, self.done = self._clock(), 0
        match, seat = view.clone(self._random.getrandbits(32)), view.seat
        first = worths(match, seat, self._judge, self._random, self._policy)
        ranked = sorted(first, key=lambda key: -first[key][seat])
        if len(ranked) == 1 or match.together:
            return ranked[0]
        ask = match.ask_of(seat)
        assert ask is not None
        breadth = FEW if isinstance(ask.options, Region) else BREADTH
        tried = {key: [first[key][seat]] for key in ranked[:breadth]}
        left = list(tried)
        stages = (len(left) - 1).bit_length()
        for stage in range(1, stages + 1):
            while self._spent < stage / stages:
                try:
                    self._try_all(view, left, tried)
                except OutOfTime:
                    break
            left.sort(key=lambda key: -total(tried[key]) / len(tried[key]))
            left = left[: (len(left) + 1) // 2]
        return left[0]

    @property
    def _spent(self) -> float:
        """The part of the budget that is gone."""
        by_plans = self.done / self._plans if self._plans else 0.0
        by_time = (self._clock() - self._start) / self._seconds if self._seconds else 0.0
        return max(by_plans, by_time)

    def _try_all(self, view: SeatView, left: list[str], tried: dict[str, list[float]]) -> None:
        """Make one plan for each option that is left, in one imagined world with the same dice."""
        seed = self._random.getrandbits(32)
        match = view.clone(seed)
        ask, position = match.ask_of(view.seat), Position.of(match)
        assert ask is not None
        found = [self.plan(position, ask.option(key), seed)[view.seat] for key in left]
        for key, worth in zip(left, found, strict=True):
            tried[key].append(worth)

    def plan(self, position: Position, option: Any, seed: int) -> Worth:
        """Return the worth of an option once the reply is over, with the dice of a seed."""
        game, settled, tape = position.game, position.settled, [*position.tape, option]
        world, random, chance, cache = settled.copy(), Random(seed), Fast(seed), Cache()
        between = ai_of(game).is_between
        assert between is not None
        live, answer = resume(game, world, tape)
        ended, resting = 0, False
        try:
            while True:
                request = live.send(answer)
                if request is None:
                    settled, tape, answer = world.copy(), [], None
                    resting = between(world)
                    continue
                if isinstance(request, Roll):
                    answer = chance.roll(request)
                elif isinstance(request, Ask):
                    if self._seconds is not None and self._clock() - self._start > self._seconds:
                        raise OutOfTime
                    if resting and (request.open or len(request.look()) > 1):
                        ended, resting = ended + 1, False
                        if ended == ACTIVATIONS:
                            break
                        if ai_of(game).horizon is not None:
                            self.done += 1
                            return self._reply(Position(game, settled, tape), world, request, random, cache)
                    answer = request.option(self._quick(Position(game, settled, tape), world, request, random, cache))
                else:
                    answer = tuple([ask.option(self._policy(world, ask)) for ask in request.asks])
                tape.append(answer)
        except StopIteration:  # the game is over
            pass
        self.done += 1
        return self._judge(world)

    def _quick(self, position: Position, world: Any, ask: Ask[Any], random: Random, cache: Cache) -> str:
        """Return the option that looks best at once, after one way for the dice to fall.

        Among many places this is the policy's option in the midst of an action, and wherever a look goes on to the end
        of the activation.
        """
        planned, of_places = self._policy(world, ask), isinstance(ask.options, Region)
        if ai_of(position.game).horizon is not None or (of_places and (not self._looks_at_places or position.tape)):
            return planned
        if not of_places and len(ask.look()) == 1:
            return planned
        found = self._looked(position, ask, planned, FEW if of_places else QUICK_BREADTH, random, cache)
        return max(found, key=lambda key: found[key][ask.seat])

    def _reply(self, position: Position, world: Any, ask: Ask[Any], random: Random, cache: Cache) -> Worth:
        """Return the worth after the next activation, which is the best of a few for the seat that acts."""
        found = self._looked(position, ask, self._policy(world, ask), REPLIES, random, cache)
        return max(found.values(), key=lambda worth: worth[ask.seat])

    def _looked(
        self, position: Position, ask: Ask[Any], planned: str, most: int, random: Random, cache: Cache
    ) -> dict[str, Worth]:
        """Return the worth of the policy's option and of `most` others, by key, with one way for the dice to fall."""
        options = ask.look()
        if len(options) > most:
            options = random.sample(options, most)
        by_key = {planned: ask.option(planned), **{key_of(option): option for option in options}}
        dice = random.getrandbits(32)
        return {
            key: Course(position, option, self._judge, self._policy, cache).run(Fast(dice))
            for key, option in by_key.items()
        }
