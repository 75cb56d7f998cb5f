"""A match that is open in this process, with the people around it."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from logging import getLogger
from typing import Any, Protocol

from theomachy.features.ai import usual_answer
from theomachy.features.auto_answers import auto_answers_of
from theomachy.hosting.entries import Change
from theomachy.hosting.log import MatchLog
from theomachy.hosting.ports import Orders
from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.hosting.talk import Breath, Remark
from theomachy.hosting.timing import TimeControl, Timing
from theomachy.kernel import Ask, Match, Reason
from theomachy.play.auto_answers import StandingOrder, ordered_answer
from theomachy.play.onlookers import as_onlooker
from theomachy.play.optional import attempt, situation
from theomachy.play.runs import Runs

logger = getLogger(__name__)

GIVEN_UP = "live-owl-stopped"
"""The note on the seat of an agent that cannot go on by itself."""

SET_UP = "set-up"
"""The window of the order that leaves the rest of a seat's set-up to what is usual."""


class Viewer(Protocol):
    """A person who looks at a match."""

    guest: str

    def see(self, change: Change) -> None:
        """An entry was written."""
        ...

    def see_seats(self) -> None:
        """A person came, went or sat down, or an agent thinks."""
        ...

    def see_orders(self) -> None:
        """What they decide in advance has changed."""
        ...

    def see_remarks(self, remarks: Sequence[Remark]) -> None:
        """A person has said something."""
        ...

    def see_rematch(self) -> None:
        """The same people may play another match, or one of them declines it."""
        ...

    def see_warning(self, why: Reason) -> None:
        """They were away for so long that others might soon have ended the match."""
        ...

    def see_all(self) -> None:
        """More has happened than can be told step by step."""
        ...

    def leave(self) -> None:
        """It could not be shown: come back for the whole table."""
        ...


class LiveMatch:
    """Changed only under its lock."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], log: MatchLog, opened: datetime, node: str = "") -> None:
        self.row, self.seats, self.log = row, seats, log
        self.opened = opened
        """since when it is known who looks at it"""
        self.node = node
        """what other hosts know this one by"""
        self.names: dict[str, str] = {}
        """by guest: of those who sit here"""
        self.onlookers_here: dict[str, str] = {}
        """the same of those who only look on, at this host"""
        self.elsewhere: dict[str, dict[str, str]] = {}
        """by host: who looks there; for each guest the name of an onlooker"""
        self.announced: dict[str, str] = {}
        """who looks here, as other hosts were told it last"""
        self.cut = False
        """whether other hosts cannot be heard"""
        self.onlookers_told: dict[str, str] = {}
        """the same as viewers were told it last"""
        self.timing: Timing | None = None
        """since when people have been asked, and what their clocks showed then"""
        self.left_at: dict[str, datetime] = {}
        """by guest: when a player's last line was closed"""
        self.remarks: list[Remark] = []
        """the last ones"""
        self.breath: dict[str, Breath] = {}
        """by guest: how much they may still say"""
        self.next: MatchRow | None = None
        """the match that the same people play after this one"""
        self.declined: list[int] = []
        """seats of those who do not want to play it"""
        self.campaign = ""
        """the one that it belongs to"""
        self.branch: BranchRow | None = None
        """where it goes on from, if it is a variation"""
        self.shown = log.n
        """entries that its viewers have seen"""
        self.version = 0
        """grows whenever something changes that can be seen"""
        self.shared: dict[object, object] = {}
        """what viewers who see the same have made once"""
        self.torn = False
        """whether it holds something that could not be written, and could not be told anew either"""
        self.missed = False
        """whether another host has told of something that could not be looked up"""
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.places: dict[int, int] = {}
        """by seat of an agent that is asked: its place in line, 0 while it thinks"""
        self.places_told: dict[int, int] = {}
        """the same as viewers were told it last"""
        self.excuses: dict[int, Reason] = {}
        """by seat: why an agent has played its first look"""
        self.given_up = ""
        """The id of the request at which an agent has given up: people decide how it goes on. Empty for none."""
        self.orders: Orders = {}
        """what the seats have decided in advance: each for its own player's eyes"""
        self.runs = Runs()
        """what the seats have decided in one go"""
        self._usual: tuple[str, str | None] = "", None
        """the last request that was looked at, and what is usually answered to it"""
        self._public: tuple[str, Match[Any] | None] = "", None
        """The last request that was asked at a shared screen, and the match as an onlooker knows it."""
        self.answering: dict[str, asyncio.Task[None]] = {}
        """by the id of a request: who waits to give a standing answer to it"""
        self.driver: asyncio.Task[None] | None = None
        self.teller: asyncio.Task[None] | None = None
        """who tells of places in line, after a pause"""
        self.usher: asyncio.Task[None] | None = None
        """who tells who looks on, after a pause"""
        self.ear: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """All that goes on for it."""
        tasks = (self.driver, self.teller, self.usher, self.ear, *self.answering.values())
        return [task for task in tasks if task is not None]

    @property
    def idle(self) -> bool:
        return not (self.viewers or self.driver or self.answering)

    def seats_of(self, guest: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.guest == guest]

    # Who is there

    def here(self, seat: SeatRow) -> bool:
        here = any(seat.guest == viewer.guest for viewer in self.viewers)
        return bool(seat.agent) or here or any(seat.guest in guests for guests in self.elsewhere.values())

    @property
    def present(self) -> set[str]:
        """Players who look at it, at any host."""
        there = {guest for guests in self.elsewhere.values() for guest in guests}
        return ({viewer.guest for viewer in self.viewers} | there) & {seat.guest for seat in self.seats if seat.guest}

    @property
    def guests_here(self) -> dict[str, str]:
        """All who look at it at this host; the names of those who only look on."""
        return {viewer.guest: self.onlookers_here.get(viewer.guest, "") for viewer in self.viewers}

    @property
    def onlookers(self) -> dict[str, str]:
        """By guest: the names of those who only look on, at any host."""
        seated = {seat.guest for seat in self.seats}
        hosts = (self.onlookers_here, *self.elsewhere.values())
        return {guest: name for guests in hosts for guest, name in guests.items() if guest not in seated}

    @property
    def leads(self) -> bool:
        """Whether this host answers where no person has to: of those with viewers it has the first name, or there is
        none, or it cannot hear the others. Two that lead do no harm: what is written first counts."""
        hosts = [*self.elsewhere, *([self.node] if self.viewers else [])]
        return self.cut or min(hosts, default=self.node) == self.node

    # What is asked

    @property
    def control(self) -> TimeControl | None:
        """The clock that people play by, if they do."""
        return self.row.control

    @property
    def people_asked(self) -> list[int]:
        """The seats of people that are asked something."""
        seats = [request.seat for request in self.log.requests if request.seat is not None]
        return [seat for seat in seats if self.seats[seat].guest is not None]

    @property
    def agent_asked(self) -> Ask[object] | None:
        """What an agent is asked now, if one is."""
        agents = {seat.number for seat in self.seats if seat.agent}
        asks = (request for request in self.log.requests if isinstance(request, Ask))
        return next((ask for ask in asks if ask.seat in agents), None)

    def has_given_up(self, seat: int) -> bool:
        """Return whether an agent waits for people to decide how it goes on, at any host."""
        return seat in self.excuses and self.excuses[seat].id == GIVEN_UP and bool(self.seats[seat].agent)

    def decides(self, guest: str) -> bool:
        """Return whether a guest may decide for an agent: people who sit here may, or the host where nobody does."""
        people = {seat.guest for seat in self.seats if seat.guest}
        return guest in people or (not people and guest == self.row.host)

    @contextmanager
    def thinks(self, seat: int) -> Iterator[None]:
        """An agent is asked for a while; that it is done is told with what it answers."""
        self.places[seat] = 0
        try:
            yield
        finally:
            self.places.pop(seat, None)

    # Standing answers

    def ordered(self, ask: Ask[object]) -> bool:
        """Whether a seat wants a question to be answered for it. What was taken back it answers itself, and so does a
        learner; while a seat asks to take something back nobody goes on."""
        order, log = self.orders.get((ask.seat, ask.question), StandingOrder()), self.log
        if log.teaching or log.takeback_request is not None:
            return False
        return self.sets_up(ask.seat) or (order.how != "ask" and not log.taken_back)

    def standing_answer(self, ask: Ask[object]) -> str | None:
        """What a seat has ordered to be answered to a question, if anything that it may answer."""
        if not self.ordered(ask) or self.log.match is None:
            return None
        if self.sets_up(ask.seat):
            return self.usual(ask)
        match, order = self.log.match, self.orders[ask.seat, ask.question]
        give = partial(ordered_answer, auto_answers_of(self.log.game), match.state, ask, order)
        return attempt("standing", situation(match, ask.seat), give, None, key=f"{order.how} {order.least}")

    # Set-up

    def sets_up(self, seat: int) -> bool:
        """Whether a seat has left the rest of its set-up to what is usual."""
        return self.orders.get((seat, SET_UP), StandingOrder()).how == "always"

    def usual(self, ask: Ask[object]) -> str | None:
        """What is usually answered to a question of set-up; None to any other, and while a lesson teaches. Looked up
        once for each."""
        if self.log.match is None or self.log.teaching:
            return None
        id = self.log.request_id(ask)
        if self._usual[0] != id:
            where = situation(self.log.match, ask.seat)
            look_up = partial(usual_answer, self.known(self.log.match, ask), ask)
            self._usual = id, attempt("usual", where, look_up, None)
        return self._usual[1]

    # Several people at one screen

    def shares_screen(self, seat: int) -> bool:
        """Return whether a seat's guest plays other seats too, so that several people may look at one screen."""
        guest = self.seats[seat].guest
        return guest is not None and len(self.seats_of(guest)) > 1

    def known(self, match: Match[Any], ask: Ask[object]) -> Match[Any]:
        """Return the match from which help with a question comes: odds, ways, hints and the usual answer.

        At a shared screen it is what an onlooker may know, unless the question is a secret, which only its seat sees.
        """
        if ask.secret or not self.shares_screen(ask.seat):
            return match
        id = self.log.request_id(ask)
        if self._public[0] != id or self._public[1] is None:
            self._public = id, as_onlooker(match)
        return self._public[1] or match

    # Telling

    def tell(self, change: Change) -> None:
        self.shown, self.places_told = self.log.n, dict(self.places)
        self._each(lambda viewer: viewer.see(change))

    def show(self) -> None:
        self.shown, self.places_told = self.log.n, dict(self.places)
        self._each(lambda viewer: viewer.see_all())

    def tell_seats(self) -> None:
        self.places_told, self.onlookers_told = dict(self.places), dict(self.onlookers)
        self._each(lambda viewer: viewer.see_seats())

    def tell_orders(self, seats: set[int]) -> None:
        """To those who sit there, and to nobody else."""
        guests = {self.seats[seat].guest for seat in seats}
        self._each(lambda viewer: viewer.see_orders() if viewer.guest in guests else None)

    def tell_remarks(self, remarks: Sequence[Remark]) -> None:
        self._each(lambda viewer: viewer.see_remarks(remarks))

    def tell_rematch(self) -> None:
        self._each(lambda viewer: viewer.see_rematch())

    def _each(self, show: Callable[[Viewer], None]) -> None:
        """What is written is written, even if a viewer cannot be shown it."""
        self.version += 1
        for viewer in list(self.viewers):
            try:
                show(viewer)
            except Exception:  # what is written is written: this viewer comes back
                logger.exception("match %s cannot be shown to a viewer", self.id)
                viewer.leave()
