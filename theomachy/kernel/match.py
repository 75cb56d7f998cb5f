"""A match: a settled state, the tape of what was answered and rolled since the start, and the live procedure.

A generator cannot be copied, but it can be told its story again: a clone takes the last settled state and replays the
few entries of the tape since. Replaying looks at no options and checks nothing.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from random import Random
from typing import Any, Generic

from theomachy.kernel.chance import Chance, Fast
from theomachy.kernel.game import Game, S
from theomachy.kernel.messages import Event, Reason, Refused, refuse
from theomachy.kernel.requests import Ask, Both, Region, Request, Roll

CHANCE, FORCED = -1, -2
"""Authors of tape entries that no seat made: dice, and a lack of choice."""
UNDO, HIDDEN = -3, -4
"""Authors that only the journal has: a seat took something back, or dice fell face down."""

Who = int | tuple[int, ...]
"""A seat, several seats that answered together, or one of the above."""

SAVE_EVERY_STEPS = 16
"""Steps between settled states that are kept: bounds what a clone or an undo has to replay. From its first clone on a
match keeps the last one, too, since the next clone is not far."""


class NoOptions(Exception):
    """A game asked a question that has no answer: a fault of its rules."""


Telling = Generator[Request | None, Any, None]
"""A game being told: its requests, and None each time the state is settled."""


def tell(game: Game[S], state: S) -> Telling:
    """Run the procedures of a game one after the other."""
    while (procedure := game.next_step(state)) is not None:
        yield from procedure
        yield None


def resume(game: Game[S], state: S, tape: Sequence[Any]) -> tuple[Telling, Any]:
    """Tell a settled state the story of a tape, up to its last entry, which is still to be sent in."""
    live, answer = tell(game, state), None
    for entry in tape:
        while live.send(answer) is None:
            answer = None
        answer = entry
    return live, answer


class Match(Generic[S]):
    """A game being played.

    Its driver reads `request` and calls `answer`; dice are rolled and forced answers given without the driver. With
    `listen`, the events of every step are kept in `story`.
    """

    request: Ask[Any] | Roll[Any] | None
    """The open request, to a seat (Ask) or to people with real dice (Roll); None when the game is over."""
    state: S
    """The live state; between two steps it is settled."""
    together: Both | None
    """The questions that several seats are asked at the same time; None where one seat is asked."""

    def __init__(
        self,
        game: Game[S],
        settled: S,
        chance: Chance,
        *,
        tape: Sequence[Any] = (),
        who: Sequence[Who] = (),
        given: Mapping[int, Any] | None = None,
        known: bool = False,
        listen: bool = False,
        before: int = 0,
        epoch: int = 0,
    ) -> None:
        self.game = game
        self.chance = chance
        self.tape: list[Any] = list(tape)
        self.who: list[Who] = list(who)  # beside the tape: who made each entry
        self.steps = [0]  # where on the tape each step began
        self.given: dict[int, Any] = dict(given) if given else {}  # answers to a Both that is still open
        self.journal: list[tuple[int, Any]] = []  # all that ever came and by whom, what was taken back too
        self.epoch = epoch  # grows when dice are taken back, so that nobody knows a coming face
        self.before = before  # steps that came before the settled state: dice are keyed by all of them
        self.story: list[list[Event]] | None = [[]] if listen else None
        self._saves: list[tuple[int, S]] = [(0, settled)]
        self._passing = False  # whether the last of them is kept only until the next
        self._cloned = False
        self._revealing: list[int] = []
        """Positions on the tape of answers that revealed something nobody could know before."""
        self._rebuild(known)

    # Answering

    def answer(self, key: str, seat: int | None = None) -> None:
        """Hand in a decision by its key, or typed faces. A wrong one is Refused with its reason and changes nothing."""
        request = self.request
        if isinstance(request, Ask):
            if seat is not None and seat != request.seat:
                request = self.ask_of(seat)
                if request is None:
                    raise refuse("not-asked", number=seat + 1)
            option = request.option(key)
            if request.choice.blind(option):
                self._revealing.append(len(self.tape))
            self.journal.append((request.seat, option))
            if self.together is None:
                self._take(option, request.seat)
            else:
                self._give(self.together, request.seat, option)
        elif isinstance(request, Roll):
            faces = request.faces(key)
            self.journal.append((HIDDEN if request.secret else CHANCE, faces))
            self._take(faces, CHANCE)
        else:
            raise refuse("match-over")

    @property
    def seats(self) -> range:
        """The seats at this table."""
        return range(len(self.game.setup.seated(self.state.setup)))

    @property
    def events(self) -> list[Event]:
        """All that has happened, if the match is listened to."""
        return [event for step in self.story or () for event in step]

    @property
    def asks(self) -> list[Ask[Any]]:
        """All that is asked now: several things only while seats decide in secret together."""
        if self.together is not None:
            return [ask for ask in self.together.asks if ask.seat not in self.given]
        return [self.request] if isinstance(self.request, Ask) else []

    def ask_of(self, seat: int) -> Ask[Any] | None:
        """Return the open question of a seat, or None."""
        return next((ask for ask in self.asks if ask.seat == seat), None)

    def _give(self, both: Both, seat: int, option: Any) -> None:
        self.given[seat] = option
        if self.asks:
            self._meet(both)
        else:  # all have answered: reveal
            given, self.given, self.together = self.given, {}, None
            try:
                seats = tuple([ask.seat for ask in both.asks])
                self._take(tuple([given[seat] for seat in seats]), seats)
            except BaseException:
                del given[seat]
                self.given = given
                self._meet(self.together)
                raise

    def _take(self, entry: Any, by: Who) -> None:
        tape_length, journal_length = len(self.tape), len(self.journal) - 1  # the answer is in the journal already
        self.tape.append(entry)
        self.who.append(by)
        try:
            self._run(self._live, entry)
        except BaseException:
            del self.journal[journal_length:]
            self._cut(tape_length)
            self._rebuild()
            raise

    def _run(self, live: Telling, answer: Any) -> None:
        """Send an answer in and go on until a seat has to decide."""
        tape, who = self.tape, self.who
        self._live = live
        request: Request | None
        while True:
            try:
                request = live.send(answer)
            except StopIteration:
                request = None
                break
            if isinstance(request, Ask):
                if isinstance(request.options, Region) and request.open:
                    break
                options = request.look()
                if len(options) > 1:
                    self.request = request
                    return
                if request.open:
                    break
                answer, by = options[0], FORCED
            elif isinstance(request, Roll):
                step = self.before + len(self.steps) - 1
                answer, by = self.chance.roll(request, self.epoch, step, self._rolls), CHANCE
                if answer is None:
                    break
                self._rolls += 1
                self.journal.append((HIDDEN if request.secret else CHANCE, answer))
            elif request is None:
                answer = None
                if self.steps[-1] != len(tape):  # a procedure that asked nothing counts to the next step
                    self._settle()
                continue
            else:
                break
            tape.append(answer)
            who.append(by)
        self._meet(request)

    def _meet(self, request: Request | None, known: bool = False) -> None:
        """Show a request, and make sure that it can be answered, unless that is known."""
        if isinstance(request, Both):
            self.together = request
            for ask in request.asks:
                ask.secret = True
                if not known:
                    _check(ask)
            request = self.asks[0]
        elif isinstance(request, Ask) and not known:
            _check(request)
        self.request = request

    def _settle(self) -> None:
        self.steps.append(len(self.tape))
        self._rolls = 0
        if self.story is not None:
            self.state.log = []
            self.story.append(self.state.log)
        if self._cloned or len(self.steps) % SAVE_EVERY_STEPS == 0:
            self._save(self.state.copy())

    def _save(self, settled: S) -> None:
        """Keep the last settled state, instead of one before that was of passing use."""
        if self._passing:
            self._saves.pop()
        self._saves.append((self.steps[-1], settled))
        self._passing = len(self.steps) % SAVE_EVERY_STEPS != 0

    # Going back

    @property
    def settled(self) -> S:
        """The state at the last settled point. Not to be changed."""
        tape_length, (saved_length, state) = self.steps[-1], self._saves[-1]
        if saved_length != tape_length:
            state = state.copy()
            live, answer = resume(self.game, state, self.tape[saved_length:tape_length])
            live.send(answer)  # the last step ends with the last entry
            self._save(state)
        return state

    @property
    def beginning(self) -> S:
        """The state that the match began with. Not to be changed."""
        return self._saves[0][1]

    def why_not_undo(self, seat: int) -> Reason | None:
        """Return why a seat needs the others' consent to take back its last decision, or None if it does not."""
        if seat in self.given:
            return None
        index = self.last_decision(seat)
        if index is None:
            return Reason("nothing-to-undo", args={"number": seat + 1})
        revealing = index in self._revealing  # what it led to was not to be known before
        if revealing or self.who[index] not in (seat, (seat,)):  # alone, nothing is revealed
            return Reason("undo-over-reveal", args={"number": seat + 1})
        since = self.who[index + 1 :]
        if CHANCE in since:
            return Reason("undo-over-roll", args={"number": seat + 1})
        if self.given or any(who != FORCED for who in since):
            return Reason("undo-over-answer", args={"number": seat + 1})
        return None

    def undo(self, seat: int, agreed: bool = False) -> None:
        """Take back a seat's last decision: freely until a roll, a reveal or another seat's answer, else if agreed."""
        why = self.why_not_undo(seat)
        if why and not (agreed and self.last_decision(seat) is not None):
            raise Refused(why)
        self.journal.append((UNDO, seat))
        if seat in self.given:
            del self.given[seat]
            self._meet(self.together)
            return
        index = self.last_decision(seat)
        assert index is not None
        if CHANCE in self.who[index:]:
            self.epoch += 1
        self.given.clear()
        self._cut(index)
        self._rebuild()

    def last_decision(self, seat: int) -> int | None:
        """Return the position on the tape of a seat's last decision, or None."""
        for index in reversed(range(len(self.who) if seat >= 0 else 0)):
            by = self.who[index]
            if by == seat or (isinstance(by, tuple) and seat in by):
                return index
        return None

    def _cut(self, index: int) -> None:
        """Forget the tape from here on."""
        del self.tape[index:], self.who[index:]
        self._revealing = [position for position in self._revealing if position < index]
        while self.steps[-1] > index:
            self.steps.pop()
        while self._saves[-1][0] > self.steps[-1]:
            self._saves.pop()
            self._passing = False

    def _rebuild(self, known: bool = False) -> None:
        """Rebuild the live state and procedure from the last settled state and the tape since.

        The match then goes on until a seat has to decide. Where it is `known` that a seat has to decide at once, the
        options are not listed yet.
        """
        start = self.steps[-1]
        self.state = self.settled.copy()
        self.together = None
        if self.story is not None:
            self.state.log = []
            self.story[len(self.steps) - 1 :] = [self.state.log]
        self._rolls = self.who[start:].count(CHANCE)
        live, answer = resume(self.game, self.state, self.tape[start:])
        if known:
            self._live = live
            while (request := live.send(answer)) is None:
                answer = None
            self._meet(request, known)
        else:
            self._run(live, answer)

    # Other worlds

    def clone(self, seed: int, game: Game[S] | None = None) -> "Match[S]":
        """Return an independent match from here on, with other dice to come. It knows nothing of what lies before.

        `game` may replace what is shown and imagined, but not the rules.
        """
        self._cloned = True
        start, asked = self.steps[-1], isinstance(self.request, Ask)
        past = self.tape[start:], self.who[start:]
        return Match(
            game or self.game, self.settled, Fast(seed), tape=past[0], who=past[1], given=self.given, known=asked
        )

    def imagined(self, seat: int, seed: int) -> "Match[S]":
        """Return a clone as far as a seat can know: what is hidden from it is drawn at random."""
        self._cloned = True
        start = self.steps[-1]
        world = self.game.imagine(self.settled.copy(), seat, Random(seed))
        given = {seat: self.given[seat]} if seat in self.given else None
        return Match(self.game, world, Fast(seed), tape=self.tape[start:], who=self.who[start:], given=given)

    @property
    def result(self) -> tuple[float, ...] | None:
        """Each seat's share of the win; None while the match goes on."""
        return self.game.result(self.state) if self.request is None else None


def _check(ask: Ask[Any]) -> None:
    if not isinstance(ask.options, Region) and not ask.look():
        raise NoOptions(f"{ask.question} by {ask.by or 'seat'} of seat {ask.seat} [{ask.clause}] has no options")


Decide = Callable[[Ask[Any]], Any]


def play_out(game: Game[S], state: S, seats: Sequence[Decide], chance: Chance) -> S:
    """Play a state to its end without tape or checks: the bare loop for simulations and rollouts. Changes the state."""
    send, roll = tell(game, state).send, chance.roll
    answer: Any = None
    try:
        while True:
            request = send(answer)
            if isinstance(request, Ask):
                if isinstance(request.options, Region) and request.open:  # nobody looks before the seat does
                    answer = seats[request.seat](request)
                    continue
                options = request.look()
                answer = options[0] if len(options) == 1 and not request.open else seats[request.seat](request)
            elif isinstance(request, Roll):
                answer = roll(request, 0, 0, 0)
            elif request is None:
                answer = None
            else:
                answer = tuple([seats[ask.seat](ask) for ask in request.asks])
    except StopIteration:
        return state
