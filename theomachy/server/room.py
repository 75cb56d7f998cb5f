"""A match as one process knows it: the live match, told from its log entry by entry."""

from collections.abc import Sequence
from typing import Any

import msgspec

from theomachy.kernel import Ask, Event, Game, Match, Reason, Roll, Seeded, Typed, refuse
from theomachy.kernel.lessons import Lesson, play_opening
from theomachy.kernel.records import fallen, shares_after, write_record
from theomachy.kernel.requests import Faces
from theomachy.kernel.saves import Save, restore, save
from theomachy.server.wire import Deed

SAVE_EVERY = 20
"""Entries between two saves."""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log."""

    deed: Deed
    seat: int | None = None
    key: str = ""


class Change(msgspec.Struct, frozen=True):
    """What an entry changed: from where on the chronicle is new, and which dice fell."""

    entry: Entry
    cut: int
    add: list[Event]
    rolls: list[tuple[Roll[Any], Faces]]
    faces: str

    def told(self) -> str:
        return msgspec.json.encode(Told(self.cut, self.add)).decode()


class Told(msgspec.Struct, frozen=True):
    """The same as the database keeps it."""

    cut: int
    add: list[Event]


class Point(msgspec.Struct, frozen=True):
    """A save on the way, with what a room has to know besides."""

    save: Save
    told: int
    """lines of the chronicle at its settled state"""
    tape: int
    """entries of the tape before it"""
    undos: int


class Sealed(Seeded):
    """Dice that were settled before the match, and that can be heard falling."""

    heard: list[tuple[Roll[Any], Faces]]

    def roll(self, roll: Roll[Any], epoch: int, step: int, number: int) -> Faces:
        faces = super().roll(roll, epoch, step, number)
        self.heard.append((roll, faces))
        return faces


class Agreement(msgspec.Struct, frozen=True):
    """What was agreed before the match."""

    id: str
    game: Game[Any]
    setup: str
    dice: str
    server_seed: bytes
    nonces: tuple[str, ...] = ()
    lesson: Lesson | None = None

    @property
    def commitment(self) -> str:
        """The hash of the server's seed, known before anybody sits down."""
        return Seeded(self.server_seed).commitment

    def beginning(self) -> Any:
        """The state that the match begins with."""
        return self.game.new(msgspec.json.decode(self.setup, type=self.game.Setup))

    def chance(self) -> Seeded:
        source = (Typed if self.dice == "typed" else Sealed)(self.server_seed, self.nonces)
        if isinstance(source, Sealed):
            source.heard = []
        return source


class Room:
    """Whoever changes a room holds its lock, and commits each entry before anybody hears of it."""

    def __init__(self, agreement: Agreement) -> None:
        self.agreement, self.game = agreement, agreement.game
        self.match: Match[Any] | None = None
        self.n = 0
        self.chronicle: list[Event] = []
        self.rolls: list[tuple[Roll[Any], Faces]] = []
        """The last dice that fell."""
        self.plea: int | None = None
        self.agreed: list[int] = []
        """Seats that grant what is asked for, while others are still to be heard."""
        self.resigned: int | None = None
        self.undos = 0
        self.taken_back = False
        """Whether what is asked now is asked again, because it was taken back."""
        self.whole = True
        """Whether the match knows all from its start, so that anything can be taken back."""
        self._tape = 0
        self._base: list[Event] = []

    # From the log

    def retell(self, entries: Sequence[Entry], point: Point | None = None, told: Sequence[Told] = ()) -> None:
        """Play entries again: all, or those after a saved point, of which `told` is what was told before."""
        if point is not None:
            for part in told:
                self.chronicle[part.cut :] = part.add
            self._base = self.chronicle[: point.told]
            self.match = restore(self.game, point.save, self.agreement.chance(), listen=True)
            self.n, self.undos, self._tape, self.whole = len(told), point.undos, point.tape, False
            self.chronicle = [*self._base, *self.match.events]
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: Entry) -> Change:
        """Carry an entry out, or Refused with the reason and nothing changed."""
        before = len(self.chronicle)
        rolls: list[tuple[Roll[Any], Faces]] = []
        journal = len(self.match.journal) if self.match is not None else 0
        if entry.deed == "start":
            self._start()
        else:
            if self.match is None:
                raise refuse("live-not-begun")
            if self.over:
                raise refuse("match-over")
            self._heard.clear()
            if entry.deed == "roll" and isinstance(request := self.match.request, Roll):
                rolls.append((request, request.faces(entry.key)))
            self._carry_out(self.match, entry)
        assert self.match is not None
        if entry.deed == "agree" and entry.seat is not None:
            self.agreed.append(entry.seat)
        else:
            self.plea, self.agreed = entry.seat if entry.deed == "plea" else None, []
        if entry.deed in ("start", "answer", "roll", "undo"):
            self.taken_back = entry.deed == "undo"
        self.n += 1
        told = [*self._base, *self.match.events]
        cut = _common(self.chronicle, told) if entry.deed == "undo" else before
        self.chronicle = told
        rolls += self._heard
        self.rolls = rolls or self.rolls
        return Change(entry, cut, told[cut:], rolls, fallen(self.match, journal))

    @property
    def _heard(self) -> list[tuple[Roll[Any], Faces]]:
        chance = self.match.chance if self.match is not None else None
        return chance.heard if isinstance(chance, Sealed) else []

    def _start(self) -> None:
        if self.match is not None:
            raise refuse("live-begun")
        self.match = Match(self.game, self.agreement.beginning(), self.agreement.chance(), listen=True)
        if self.lesson is not None:
            play_opening(self.match, self.lesson.opening)

    def _carry_out(self, match: Match[Any], entry: Entry) -> None:
        seat = entry.seat
        if entry.deed == "answer":
            if not isinstance(match.request, Ask):
                raise refuse("live-dice-first")
            match.answer(entry.key, seat)
        elif entry.deed == "roll":
            if not isinstance(match.request, Roll):
                raise refuse("live-no-dice")
            match.answer(entry.key)
        elif entry.deed == "undo":
            assert seat is not None
            match.undo(seat, agreed=True)
            self.undos += 1
        elif entry.deed == "resign":
            self.resigned = seat
        elif entry.deed in ("agree", "deny") and self.plea is None:
            raise refuse("live-no-plea")

    # To be saved

    def point(self) -> Point:
        assert self.match is not None
        step = len((self.match.story or [[]])[-1])
        return Point(save(self.match), len(self.chronicle) - step, self._tape + self.match.steps[-1], self.undos)

    def record(self, viewer: int | None) -> str:
        """The record of the match; once it is over the whole of it."""
        assert self.match is not None
        return write_record(self.match, viewer, self.resigned)

    # How it stands

    @property
    def lesson(self) -> Lesson | None:
        return self.agreement.lesson

    @property
    def teaching(self) -> bool:
        """Whether it is a lesson with steps still to be taken."""
        return self.lesson is not None and self.match is not None and self.lesson.step(self.match) is not None

    @property
    def over(self) -> bool:
        return self.match is not None and (self.match.request is None or self.resigned is not None)

    @property
    def shares(self) -> list[float] | None:
        """How much of the win each seat got, once it is over."""
        if self.match is None or not self.over:
            return None
        if self.resigned is None:
            return list(self.match.result or ())
        return shares_after(self.resigned, len(self.match.seats))

    @property
    def requests(self) -> list[Ask[Any] | Roll[Any]]:
        """All that is asked now."""
        if self.match is None or self.over:
            return []
        return [self.match.request] if isinstance(self.match.request, Roll) else [*self.match.asks]

    def request_id(self, request: Ask[Any] | Roll[Any]) -> str:
        """Stays while the request stands; never comes again."""
        assert self.match is not None
        seat = request.seat if isinstance(request, Ask) else "dice"
        return f"{self._tape + len(self.match.tape)}.{self.undos}.{seat}"

    def request(self, id: str) -> Ask[Any] | Roll[Any] | None:
        return next((request for request in self.requests if self.request_id(request) == id), None)

    def why_not_undo(self, seat: int) -> Reason | None:
        if self.match is None:
            return Reason("live-not-begun")
        if self.teaching:
            return Reason("lesson-no-undo")
        return Reason("match-over") if self.over else self.match.why_not_undo(seat)

    def remembers(self, seat: int) -> bool:
        """Whether the last decision of a seat can be taken back without telling the match from its start."""
        match = self.match
        return self.whole or (match is not None and (seat in match.given or match.last_decision(seat) is not None))


def _common(old: Sequence[Event], new: Sequence[Event]) -> int:
    """How many events both begin with."""
    return next((at for at, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
