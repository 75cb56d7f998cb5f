"""One step ahead: what the judge says of each option once the step has settled.

Dice are averaged, and every seat that has something to choose on the way chooses what is best for itself.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple, TypeAlias

from theomachy.exact import total
from theomachy.features.ai import ai_of
from theomachy.kernel import Ask, Both, Fast, Game, Match, Region, Roll, key_of
from theomachy.kernel.match import resume
from theomachy.kernel.requests import Faces
from theomachy.play.outcomes import outcomes, ways

Worth: TypeAlias = Sequence[float]
"""The chance to win, by seat."""
Judge: TypeAlias = Callable[[Any], Worth]
Policy: TypeAlias = Callable[[Any, Ask[Any]], str]
Clock: TypeAlias = Callable[[], float]
"""A clock that agents with a time limit look at, in seconds."""

MAX_CASES = 24
"""Ways for dice to fall that are all looked at; of more, this many are drawn."""
COURSES_TRIED = 4
"""Ways for dice to fall that are looked at where an action is carried through by a plan."""
STEP_CASES = MAX_CASES * MAX_CASES
"""Ways for all dice of one step to fall that a bounded look tries: enough for any two rolls."""
SECRETS_TRIED = 8
"""Guesses at what others choose in secret at the same time."""


def worths(
    match: Match[Any], seat: int, judge: Judge, random: Random, policy: Policy | None = None
) -> dict[str, Worth]:
    """Return the worth of each option that a seat has now, by key. The default policy is the game's newest."""
    ask = match.ask_of(seat)
    assert ask is not None
    policy = policy or ai_of(match.game).policy
    if policy is not None and not match.together:
        return carried_through(match, ask, judge, random, policy)
    step = Step(match, judge, random)
    look = step.together if match.together else step.after
    return {key_of(option): look(ask, option) for option in ask.look()}


def carried_through(match: Match[Any], ask: Ask[Any], judge: Judge, random: Random, policy: Policy) -> dict[str, Worth]:
    """Return the worth of each option, by key, if everybody goes on by a policy until the game is at rest.

    Where there are too many options to list, the policy's answer is added. Where dice fall, some of the ways they might
    fall are tried: the same ones for every option.
    """
    options = {key_of(option): option for option in ask.look()}
    if isinstance(ask.options, Region):
        planned = policy(match.state, ask)
        options.setdefault(planned, ask.option(planned))
    seeds = [random.getrandbits(32) for _ in range(COURSES_TRIED)]
    worth_of: dict[str, Worth] = {}
    cache, position = Cache(), Position.of(match)
    for key, option in options.items():
        course = Course(position, option, judge, policy, cache)
        worth = course.run(Fast(seeds[0]))
        if course.rolled:
            worth = mean([(1, worth), *[(1, course.run(Fast(seed))) for seed in seeds[1:]]])
        worth_of[key] = worth
    return worth_of


class Cache:
    """The quiescent states that one decision has met, by fingerprint.

    Different options, and one option with different dice, often lead to equal states.
    """

    def __init__(self) -> None:
        self.answers: dict[bytes, str] = {}
        """The policy's answer to the question in a state."""
        self.worths: dict[bytes, Worth] = {}
        """The worth of a state after which no more dice are rolled."""


class Position(NamedTuple):
    """A point of a match: a settled state, and the answers and rolls since."""

    game: Game[Any]
    settled: Any
    tape: Sequence[Any]

    @classmethod
    def of(cls, match: Match[Any]) -> "Position":
        """Return the present position of a match."""
        return cls(match.game, match.settled, match.tape[match.steps[-1] :])


class Course:
    """An option that is carried through by a policy, as often as wanted and with other dice each time.

    The part before any dice happens once more in the second run; all further runs begin at the last settled state
    before the dice.
    """

    def __init__(
        self, position: Position, option: Any, judge: Judge, policy: Policy, cache: Cache | None = None
    ) -> None:
        self.game, self.judge, self.policy, self.cache = position.game, judge, policy, cache or Cache()
        self.fingerprint = ai_of(self.game).fingerprint
        self.may_rest = ai_of(self.game).horizon or self.game.is_quiescent
        self.settled, self.tape = position.settled, [*position.tape, option]
        self.certain = 0
        """Number of tape entries up to the last settled state before any dice."""
        self.rolled = False
        """True once any dice were rolled."""
        self.read: tuple[Any, ...] = ()
        """The values read off the dice of the present run."""
        self.known: dict[tuple[Any, ...], Roll[Any] | Worth] = {}
        """The next roll, or the worth at the end, by the values read off the dice before it."""

    def run(self, chance: Fast) -> Worth:
        """Return the worth of the option with these dice. Runs in which the dice read alike have equal worths."""
        read: tuple[Any, ...] = ()
        fallen: list[Faces] = []
        while isinstance(known := self.known.get(read), Roll):
            fallen.append(chance.roll(known))
            read += (known.read(fallen[-1]),)
        if known is None:
            known = self._play(chance, fallen)
            self.known[self.read] = known
        return known

    def _play(self, chance: Fast, fallen: list[Faces]) -> Worth:
        """Play until the game is at rest, with dice that have fallen and then with others, and judge the state."""
        if self.certain:
            self._go_ahead()
        self.read = ()
        cache, faces, world = self.cache, iter(fallen), self.settled.copy()
        here = b""  # fingerprint of a quiescent state until something is asked or rolled there
        visited: list[bytes] = []  # fingerprints of the quiescent states since the last dice
        procedure, answer = resume(self.game, world, self.tape)

        try:
            while True:
                request = procedure.send(answer)

                if request is None:
                    if self.fingerprint is not None and self.game.is_quiescent(world):
                        here = self.fingerprint(world)
                        if here in cache.worths:
                            return cache.worths[here]
                        visited.append(here)
                    if self.may_rest(world):
                        break
                    answer = None
                    if not self.rolled:
                        self.certain = len(self.tape)

                elif isinstance(request, Roll):
                    answer, self.rolled = next(faces, ()) or chance.roll(request), True
                    self.known[self.read] = request
                    self.read += (request.read(answer),)
                    here, visited = b"", []

                else:
                    answer = self._answer(world, request, here)
                    here = b""
                    if not self.rolled:
                        self.tape.append(answer)
        except StopIteration:  # the game is over
            pass

        worth = self.judge(world)
        cache.worths.update(dict.fromkeys(visited, worth))
        return worth

    def _answer(self, world: Any, request: Ask[Any] | Both, here: bytes) -> Any:
        """Return the policy's answer, from the cache where the quiescent state `here` was met before."""
        if isinstance(request, Both):
            return tuple([ask.option(self.policy(world, ask)) for ask in request.asks])
        key = self.cache.answers.get(here) or self.policy(world, request)
        if here:
            self.cache.answers[here] = key
        return request.option(key)

    def _go_ahead(self) -> None:
        """Go to the last settled state before any dice: only a second run has use for it."""
        world, past = self.settled.copy(), self.tape[: self.certain]
        procedure, answer = resume(self.game, world, past)
        procedure.send(answer)  # the last of the entries ends a step
        self.settled, self.tape, self.certain = world, self.tape[self.certain :], 0


class Step:
    """A step in progress, from its settled beginning."""

    def __init__(self, match: Match[Any], judge: Judge, random: Random, cases: int | None = None) -> None:
        """Remember the step; `cases` bounds the ways for all its dice to fall that are tried.

        A bound is needed where many dice are rolled one after another, such as the heroes on display in a draft. None
        tries up to MAX_CASES at each roll.
        """
        self.game, self.settled, self.tape = match.game, match.settled, match.tape[match.steps[-1] :]
        self.judge, self.random, self.cases = judge, random, cases

    def after(self, ask: Ask[Any], option: Any) -> Worth:
        return self.worth([*self.tape, option])

    def together(self, mine: Ask[Any], option: Any) -> Worth:
        """Return the worth of a secret that is revealed with others': the mean over guesses at the others' choices."""
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
        """Return the worth of the settled state that this tape leads to."""
        return self._worth(tape, self.cases)

    def _worth(self, tape: list[Any], cases_left: int | None) -> Worth:
        world = self.settled.copy()
        live, answer = resume(self.game, world, tape)
        while (request := live.send(answer)) is not None:
            if isinstance(request, Ask):
                options = request.look()
                if request.open:
                    seat = request.seat
                    return max(
                        [self._worth([*tape, option], cases_left) for option in options], key=lambda worth: worth[seat]
                    )
                answer = options[0]
            elif isinstance(request, Roll):
                most = MAX_CASES if cases_left is None else min(MAX_CASES, cases_left)
                if ways(request) > most:
                    cases = [(tuple(map(self.random.choice, request.dice)), 1) for _ in range(most)]
                else:
                    cases = outcomes(request)
                left = None if cases_left is None else max(1, cases_left // len(cases))
                return mean([(weight, self._worth([*tape, faces], left)) for faces, weight in cases])
            else:
                answer = tuple([self.random.choice(ask.look()) for ask in request.asks])
            tape = [*tape, answer]
        return self.judge(world)


def mean(cases: Sequence[tuple[int, Worth]]) -> Worth:
    """Return the weighted mean, seat by seat."""
    whole = sum(weight for weight, _ in cases)
    return [total(weight * worth[seat] for weight, worth in cases) / whole for seat in range(len(cases[0][1]))]
