"""One step ahead: what the judge says of each option once the step has settled.

Dice are averaged, and every seat that has something to choose on the way chooses what is best for itself.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from theomachy.exact import total
from theomachy.kernel import Ask, Both, Fast, Game, Match, Region, Roll, key_of
from theomachy.kernel.chance import outcomes, ways
from theomachy.kernel.match import resume
from theomachy.kernel.requests import Faces

Worth: TypeAlias = Sequence[float]
"""The chance to win, by seat."""
Judge: TypeAlias = Callable[[Any], Worth]
Policy: TypeAlias = Callable[[Any, Ask[Any]], str]

MAX_CASES = 24
"""Ways for dice to fall that are all looked at; of more, this many are drawn."""
COURSES_TRIED = 4
"""Ways for dice to fall that are looked at where an action is carried through by a plan."""
SECRETS_TRIED = 8
"""Guesses at what others choose in secret at the same time."""


def worths(
    match: Match[Any], seat: int, judge: Judge, random: Random, policy: Policy | None = None
) -> dict[str, Worth]:
    """The worth of each option that a seat has now, by key. Without a policy the game's newest one is gone by."""
    ask = match.ask_of(seat)
    assert ask is not None
    policy = policy or match.game.ai.policy
    if policy is not None and not match.together:
        return carried_through(match, ask, judge, random, policy)
    step = Step(match, judge, random)
    look = step.together if match.together else step.after
    return {key_of(option): look(ask, option) for option in ask.look()}


def carried_through(match: Match[Any], ask: Ask[Any], judge: Judge, random: Random, policy: Policy) -> dict[str, Worth]:
    """The worth of each option if everybody goes on by a policy until the game is at rest. Where there are too many to
    list, the policy's answer is looked at, too.

    Where dice fall, a few of the ways they might fall are looked at: the same ones for every option.
    """
    options = {key_of(option): option for option in ask.look()}
    if isinstance(ask.options, Region):
        planned = policy(match.state, ask)
        options.setdefault(planned, ask.option(planned))
    seeds = [random.getrandbits(32) for _ in range(COURSES_TRIED)]
    worth_of: dict[str, Worth] = {}
    met, position = Met(), Position.of(match)
    for key, option in options.items():
        course = Course(position, option, judge, policy, met)
        worth = course.run(Fast(seeds[0]))
        if course.rolled:
            worth = mean([(1, worth), *[(1, course.run(Fast(seed))) for seed in seeds[1:]]])
        worth_of[key] = worth
    return worth_of


class Met:
    """What is known of quiescent states that were met in one decision, by their fingerprints: different options, and
    the same with different dice, often lead to the same."""

    def __init__(self) -> None:
        self.plans: dict[bytes, str] = {}
        """what the policy answers to the question there"""
        self.worths: dict[bytes, Worth] = {}
        """what comes of it, where no more dice are rolled"""


class Position(NamedTuple):
    """Where a match stands: a settled state, and what was answered and rolled since."""

    game: Game[Any]
    settled: Any
    tape: Sequence[Any]

    @classmethod
    def of(cls, match: Match[Any]) -> "Position":
        return cls(match.game, match.settled, match.tape[match.steps[-1] :])


class Course:
    """An option that is carried through by a policy, and again with other dice. What happens before any are rolled
    happens once more: all other runs begin at the last settled state before them."""

    def __init__(self, position: Position, option: Any, judge: Judge, policy: Policy, met: Met | None = None) -> None:
        self.game, self.judge, self.policy, self.met = position.game, judge, policy, met or Met()
        self.settled, self.tape = position.settled, [*position.tape, option]
        self.certain = 0
        """entries of the tape up to the last settled state before any dice"""
        self.rolled = False
        """whether any dice were"""
        self.read: tuple[Any, ...] = ()
        """what was read off the dice of this run"""
        self.known: dict[tuple[Any, ...], Roll[Any] | Worth] = {}
        """by what was read off dice: those that are rolled next, or what comes of it"""

    def run(self, chance: Fast) -> Worth:
        """What comes of it with these dice, of which only what is read off them counts."""
        read: tuple[Any, ...] = ()
        fallen: list[Faces] = []
        while isinstance(known := self.known.get(read), Roll):
            fallen.append(chance.roll(known))
            read += (known.read(fallen[-1]),)
        if known is None:
            known = self._run(chance, fallen)
            self.known[self.read] = known
        return known

    def _run(self, chance: Fast, fallen: list[Faces]) -> Worth:
        """What comes of it after dice that have fallen, and others."""
        if self.certain:
            self._go_ahead()
        self.read, dice = (), iter(fallen)
        plan, world, met = self.policy, self.settled.copy(), self.met
        quiescent, fingerprint = self.game.ai.is_quiescent, self.game.ai.fingerprint
        rest = self.game.ai.horizon or quiescent
        here = b""  # the state if it is quiescent, until something is asked or rolled
        since: list[bytes] = []  # such states since dice were rolled
        live, answer = resume(self.game, world, self.tape)
        try:
            while True:
                request = live.send(answer)
                if request is None:
                    if fingerprint is not None and quiescent(world):
                        here = fingerprint(world)
                        if here in met.worths:
                            return met.worths[here]
                        since.append(here)
                    if rest(world):
                        break
                    answer = None
                    if not self.rolled:
                        self.certain = len(self.tape)
                elif isinstance(request, Roll):
                    answer, self.rolled = next(dice, ()) or chance.roll(request), True
                    self.known[self.read] = request
                    self.read += (request.read(answer),)
                    here, since = b"", []
                else:
                    if isinstance(request, Ask):
                        key = met.plans.get(here) or plan(world, request)
                        answer = request.option(key)
                        if here:
                            met.plans[here], here = key, b""
                    else:
                        answer = tuple([ask.option(plan(world, ask)) for ask in request.asks])
                    if not self.rolled:
                        self.tape.append(answer)
        except StopIteration:  # the game is over
            pass
        worth = self.judge(world)
        for state in since:
            met.worths[state] = worth
        return worth

    def _go_ahead(self) -> None:
        """Go to the last settled state before any dice: only who comes again has use for it."""
        world, past = self.settled.copy(), self.tape[: self.certain]
        live, answer = resume(self.game, world, past)
        live.send(answer)  # the last of the entries ends a step
        self.settled, self.tape, self.certain = world, self.tape[self.certain :], 0


class Step:
    """A step in progress, from its settled beginning."""

    def __init__(self, match: Match[Any], judge: Judge, random: Random) -> None:
        self.game, self.settled, self.tape = match.game, match.settled, match.tape[match.steps[-1] :]
        self.judge, self.random = judge, random

    def after(self, ask: Ask[Any], option: Any) -> Worth:
        return self.worth([*self.tape, option])

    def together(self, mine: Ask[Any], option: Any) -> Worth:
        """Of a secret that is revealed with others': the mean over what the others might choose."""
        live, answer = resume(self.game, self.settled.copy(), self.tape)
        while (both := live.send(answer)) is None:
            answer = None
        assert isinstance(both, Both)
        guesses = [
            tuple([option if ask.seat == mine.seat else self.random.choice(ask.look()) for ask in both.asks])
            for _ in range(SECRETS_TRIED)
        ]
        return mean([(1, self.worth([*self.tape, guess])) for guess in guesses])

    def worth(self, tape: list[Any]) -> Worth:
        """The worth of the settled state that this tape leads to."""
        world = self.settled.copy()
        live, answer = resume(self.game, world, tape)
        while (request := live.send(answer)) is not None:
            if isinstance(request, Ask):
                options = request.look()
                if request.open:
                    seat = request.seat
                    return max([self.worth([*tape, option]) for option in options], key=lambda worth: worth[seat])
                answer = options[0]
            elif isinstance(request, Roll):
                if ways(request) > MAX_CASES:
                    cases = [(tuple(map(self.random.choice, request.dice)), 1) for _ in range(MAX_CASES)]
                else:
                    cases = outcomes(request)
                return mean([(weight, self.worth([*tape, faces])) for faces, weight in cases])
            else:
                answer = tuple([self.random.choice(ask.look()) for ask in request.asks])
            tape = [*tape, answer]
        return self.judge(world)


def mean(cases: list[tuple[int, Worth]]) -> Worth:
    """The weighted mean, seat by seat."""
    whole = sum(weight for weight, _ in cases)
    return [total(weight * worth[seat] for weight, worth in cases) / whole for seat in range(len(cases[0][1]))]
