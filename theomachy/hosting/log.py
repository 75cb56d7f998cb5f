"""A match as one process knows it: the live match, told from its log entry by entry."""

from collections.abc import Sequence
from typing import Any, NamedTuple
from zlib import compress, decompress

import msgspec

from theomachy.hosting.entries import Change, ChronicleEdit, Entry, SavePoint, Summary
from theomachy.hosting.terms import AudibleDice, MatchTerms
from theomachy.kernel import ONLOOKER, Ask, Event, Match, Reason, Refused, Roll, Seeded, refuse
from theomachy.kernel.requests import Faces, say_faces
from theomachy.kernel.saves import restore, save
from theomachy.play.chain import Chain, JournalEntry, fallen, turns
from theomachy.play.lessons import Lesson, play_opening
from theomachy.play.records import BrokenOff, Claimed, write_record
from theomachy.play.replays import go_on
from theomachy.play.runs import decisions

SAVE_EVERY_ENTRIES = 20
"""Entries between two saves."""


_decoder = msgspec.json.Decoder(list[Event])


class _Told(NamedTuple):
    """The beginning of a chronicle: first events as packed text, since they are seldom looked at, then some others."""

    length: int = 0
    packed: bytes = b""
    events: tuple[Event, ...] = ()

    def all(self) -> list[Event]:
        """Return all events in their order."""
        return [*(_decoder.decode(decompress(self.packed)) if self.packed else ()), *self.events]

    def and_then(self, events: Sequence[Event]) -> "_Told":
        """Return a longer beginning."""
        return _Told(self.length + len(events), self.packed, (*self.events, *events))


def _packed(events: Sequence[Event]) -> _Told:
    return _Told(len(events), compress(msgspec.json.encode(events)))


class _Origin(NamedTuple):
    """The moment from which a log can be told again without reading anything."""

    point: SavePoint
    told: _Told
    n: int
    takeback_request: int | None
    takeback_granted: list[int]
    taken_back: bool


class MatchLog:
    """Changed only under the lock of its match; each entry is committed before any viewer hears of it."""

    def __init__(self, terms: MatchTerms) -> None:
        self.terms, self.game = terms, terms.game
        self.match: Match[Any] | None = None
        self.n = 0
        self.rolls: list[tuple[Roll[Any], Faces]] = []
        """The last dice that fell."""
        self.takeback_request: int | None = None
        """The seat that asks the others to let it take something back."""
        self.takeback_granted: list[int] = []
        """Seats that grant it, while others are still to be heard."""
        self.broken_off: BrokenOff | None = None
        """How it ended, if not by its rules."""
        self.undos = 0
        self.taken_back = False
        """Whether what is asked now is asked again, because it was taken back."""
        self.unreadable: Reason | None = None
        """Why the match cannot go on: its last entries cannot be told again. None for a match that can be played."""
        self.whole = True
        """Whether the match knows all from its start, so that anything can be taken back."""
        self._tape = 0
        self._base = _Told()
        """The events that were told before those of the match in memory."""
        self._told = 0
        """The number of all events that were told."""
        self._saved = 0
        """The entry after which a point was last made."""
        self._chain: Chain | None = None
        self._unchained: list[JournalEntry] = []
        """Of the line whose dice are still falling."""
        self._origin: _Origin | None = None
        """The last point that is stored; None for the start of the match."""
        self._entries: list[Entry] = []
        """The entries since."""
        self._kept = 0
        """The number of those that are stored."""
        self._kept_rolls: list[tuple[Roll[Any], Faces]] = []
        """The last dice that are stored."""

    # From the log

    def retell(
        self, entries: Sequence[Entry], point: SavePoint | None = None, edits: Sequence[ChronicleEdit] = ()
    ) -> None:
        """Play entries again: all, or those after a saved point, of which `edits` are what was told before."""
        if point is not None:
            told: list[Event] = []
            for edit in edits:
                told[edit.cut :] = edit.add
            told = told[: point.told]
            self._go_on_from(_Origin(point, _packed(told), len(edits), None, [], taken_back=False))
        for entry in entries:
            self.apply(entry)
        self.keep()

    def _go_on_from(self, origin: _Origin) -> None:
        point = origin.point
        self._origin, self._base = origin, origin.told
        self.match = restore(self.game, point.save, self.terms.chance(), listen=True)
        self.n, self.undos, self._tape, self.whole = origin.n, point.undos, point.tape, False
        self.takeback_request, self.takeback_granted = origin.takeback_request, origin.takeback_granted
        self.taken_back = origin.taken_back
        self._told = self._base.length + len(self.match.events)
        self._saved, self._chain = self.n, self._new_chain(self.match, point.head, point.lines)

    def keep(self, point: SavePoint | None = None) -> None:
        """Note that everything is stored, perhaps with a new point to go on from.

        What is taken back may lie before the last point, so it leads to a new one.
        """
        if point is None and self._entries and self._entries[-1].kind == "undo":
            point = self._point()
        if point is not None:
            asks = self.takeback_request, self.takeback_granted, self.taken_back
            self._origin, self._entries = _Origin(point, self._told_until(point), self.n, *asks), []
        self._kept, self._kept_rolls = len(self._entries), self.rolls

    def _told_until(self, point: SavePoint) -> _Told:
        assert self.match is not None
        return self._base.and_then(self.match.events[: point.told - self._base.length])

    @property
    def chronicle(self) -> list[Event]:
        """All that was told."""
        return [*self._base.all(), *(self.match.events if self.match is not None else [])]

    @property
    def is_ahead(self) -> bool:
        """True if the match holds an entry that is not stored yet."""
        return len(self._entries) > self._kept

    def before(self) -> "MatchLog":
        """Return the match as it was after the last entry that is stored: what came after it has not happened."""
        log = MatchLog(self.terms)
        if self._origin is not None:
            log._go_on_from(self._origin)
        log.retell(self._entries[: self._kept])
        log.rolls = log._kept_rolls = self._kept_rolls
        return log

    def agree(self, terms: MatchTerms) -> None:
        """Take over what was agreed since the log was opened, before the match begins."""
        self.terms = terms

    def apply(self, entry: Entry) -> Change:
        """Carry an entry out, or Refused with the reason and nothing changed."""
        if self.unreadable is not None:
            raise Refused(self.unreadable)
        before = _place(self.match)
        old = self.match.events if self.match is not None and entry.kind == "undo" else []
        rolls: list[tuple[Roll[Any], Faces]] = []
        journal = len(self.match.journal) if self.match is not None else 0
        if entry.kind == "start":
            self._start()
        else:
            if self.match is None:
                raise refuse("live-not-begun")
            if self.over:
                raise refuse("match-over")
            self._heard.clear()
            if entry.kind == "roll" and isinstance(request := self.match.request, Roll):
                rolls.append((request, request.faces(entry.key)))
            self._carry_out(self.match, entry)
        assert self.match is not None
        if entry.kind == "agree" and entry.seat is not None:
            self.takeback_granted.append(entry.seat)
        else:
            self.takeback_request, self.takeback_granted = entry.seat if entry.kind == "plea" else None, []
        if entry.kind in ("start", "answer", "roll", "undo"):
            self.taken_back = entry.kind == "undo"
        self._chain_on(self.match, self.match.journal[journal:])
        self.n += 1
        if entry.kind == "undo":
            new = self.match.events
            kept = _common(old, new)
            edit = ChronicleEdit(self._base.length + kept, new[kept:])
        else:
            edit = ChronicleEdit(self._told, _since(self.match, before))
        self._told = edit.cut + len(edit.add)
        rolls += self._heard
        self.rolls = rolls or self.rolls
        self._entries.append(entry)
        return Change(entry, edit, rolls, fallen(self.match.journal[journal:]))

    @property
    def fallen(self) -> list[str]:
        """The faces of the dice that fell in what was done last, or begun."""
        return [say_faces(faces) for _, faces in self._heard]

    @property
    def _heard(self) -> list[tuple[Roll[Any], Faces]]:
        chance = self.match.chance if self.match is not None else None
        return chance.heard if isinstance(chance, AudibleDice) else []

    def _new_chain(self, match: Match[Any], head: str = "", lines: int = 0) -> Chain:
        assert isinstance(match.chance, Seeded)
        return Chain(match.chance, self.game.id, head, lines)

    def _chain_on(self, match: Match[Any], journal: Sequence[JournalEntry]) -> None:
        """Chain all lines whose dice have fallen."""
        self._unchained += journal
        chain = self._chain = self._chain or self._new_chain(match)
        if not isinstance(match.request, Roll):
            for turn in turns(self._unchained, started=chain.lines > 0):
                chain.add(turn.who, turn.key, fallen(turn.rolls))
            self._unchained = []

    def _start(self) -> None:
        if self.match is not None:
            raise refuse("live-begun")
        if self.terms.opening is not None:
            self.match = go_on(self.terms.opening, self.game, self.terms.chance())
            return
        self.match = Match(self.game, self.terms.beginning(), self.terms.chance(), listen=True)
        if self.lesson is not None:
            play_opening(self.match, self.lesson.opening)

    def _carry_out(self, match: Match[Any], entry: Entry) -> None:
        seat = entry.seat
        if entry.kind == "answer":
            if not isinstance(match.request, Ask):
                raise refuse("live-dice-first")
            match.answer(entry.key, seat)
        elif entry.kind == "roll":
            if not isinstance(match.request, Roll):
                raise refuse("live-no-dice")
            match.answer(entry.key)
        elif entry.kind == "undo":
            assert seat is not None
            for _ in range(entry.times):
                match.undo(seat, agreed=True)
            self.undos += 1
        elif entry.kind in ("resign", "claim", "draw"):
            assert seat is not None
            claimed = msgspec.convert(entry.key, Claimed) if entry.key else None
            self.broken_off = BrokenOff(seat, entry.kind == "draw", claimed)
        elif entry.kind in ("agree", "deny") and self.takeback_request is None:
            raise refuse("live-no-plea")

    # To be saved

    @property
    def point_due(self) -> bool:
        """Whether it is time for a point to go on from. Not while dice fall: their line is not chained yet."""
        return self.n - self._saved >= SAVE_EVERY_ENTRIES and not self._unchained and not self.over

    def point(self) -> SavePoint:
        """Return a point to go on from, which is to be stored with the last entry."""
        self._saved = self.n
        return self._point()

    def _point(self) -> SavePoint:
        assert self.match is not None
        assert self._chain is not None
        step = len((self.match.story or [[]])[-1])
        lines, tape = self._told - step, self._tape + self.match.steps[-1]
        return SavePoint(save(self.match), lines, tape, self.undos, self._chain.head, self._chain.lines)

    def record(self, viewer: int | None) -> str:
        """The record of the match; once it is over the whole of it."""
        assert self.match is not None
        return write_record(self.match, viewer, self.broken_off, self.terms.host)

    # How it stands

    def summary(self) -> Summary:
        """How it stands, for everybody's eyes."""
        assert self.match is not None
        status = self.game.scene(self.match.state, ONLOOKER).status
        return Summary([request.seat for request in self.requests], status)

    @property
    def head(self) -> str:
        """The head of the chain of all that was done and rolled; empty before the match begins."""
        return self._chain.head if self._chain is not None else ""

    @property
    def lesson(self) -> Lesson | None:
        return self.terms.lesson

    @property
    def teaching(self) -> bool:
        """Whether it is a lesson with steps still to be taken."""
        return self.lesson is not None and self.match is not None and self.lesson.step(self.match) is not None

    @property
    def over(self) -> bool:
        return self.match is not None and (self.match.request is None or self.broken_off is not None)

    @property
    def shares(self) -> list[float] | None:
        """How much of the win each seat got, once it is over."""
        if self.match is None or not self.over:
            return None
        if self.broken_off is None:
            return list(self.match.result or ())
        return self.broken_off.shares(len(self.match.seats))

    @property
    def requests(self) -> list[Ask[Any] | Roll[Any]]:
        """All that is asked now."""
        if self.match is None or self.over or self.unreadable is not None:
            return []
        return [self.match.request] if isinstance(self.match.request, Roll) else [*self.match.asks]

    @property
    def length(self) -> int:
        """Of the whole tape."""
        return self._tape + (len(self.match.tape) if self.match is not None else 0)

    def decided(self, seat: int) -> list[int]:
        """Where on the whole tape a seat has decided, as far as is known."""
        return [self._tape + place for place in decisions(self.match, seat)] if self.match is not None else []

    def request_id(self, request: Ask[Any] | Roll[Any]) -> str:
        """Stays while the request stands; never comes again."""
        seat = request.seat if isinstance(request, Ask) else "dice"
        return f"{self.length}.{self.undos}.{seat}"

    def request(self, id: str) -> Ask[Any] | Roll[Any] | None:
        return next((request for request in self.requests if self.request_id(request) == id), None)

    def why_not_undo(self, seat: int) -> Reason | None:
        if self.match is None:
            return Reason("live-not-begun")
        if self.unreadable is not None:
            return self.unreadable
        if self.teaching:
            return Reason("lesson-no-undo")
        return Reason("match-over") if self.over else self.match.why_not_undo(seat)

    def remembers(self, seat: int) -> bool:
        """Whether the last decision of a seat can be taken back without telling the match from its start."""
        match = self.match
        return self.whole or (match is not None and (seat in match.given or match.last_decision(seat) is not None))


def _common(old: Sequence[Event], new: Sequence[Event]) -> int:
    """How many events both begin with."""
    return next((index for index, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))


def _place(match: Match[Any] | None) -> tuple[int, int]:
    """Return how far a match has told its story: the number of its last step, and of the events in it."""
    story = match.story if match is not None else None
    return (len(story) - 1, len(story[-1])) if story else (0, 0)


def _since(match: Match[Any], place: tuple[int, int]) -> list[Event]:
    """Return the events that a match has told since it was at a place in its story."""
    step, told = place
    first, *rest = (match.story or [[]])[step:]
    return [*first[told:], *(event for events in rest for event in events)]
