"""A match that is open in this process, with the people around it."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from logging import getLogger
from typing import Protocol

from theomachy.hosting.entries import Change
from theomachy.hosting.log import MatchLog
from theomachy.hosting.ports import Orders
from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.kernel import Ask, Reason
from theomachy.play.auto_answers import StandingOrder, ordered_answer

logger = getLogger(__name__)


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

    def see_all(self) -> None:
        """More has happened than can be told step by step."""
        ...

    def leave(self) -> None:
        """It could not be shown: come back for the whole table."""
        ...


class LiveMatch:
    """Changed only under its lock."""

    def __init__(self, row: MatchRow, seats: list[SeatRow], log: MatchLog) -> None:
        self.row, self.seats, self.log = row, seats, log
        self.names: dict[str, str] = {}
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
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.places: dict[int, int] = {}
        """by seat of an agent that is asked: its place in line, 0 while it thinks"""
        self.places_told: dict[int, int] = {}
        """the same as viewers were told it last"""
        self.excuses: dict[int, Reason] = {}
        """by seat: why an agent has played its first look"""
        self.orders: Orders = {}
        """what the seats have decided in advance: each for its own player's eyes"""
        self.answering: dict[str, asyncio.Task[None]] = {}
        """by the id of a request: who waits to give a standing answer to it"""
        self.driver: asyncio.Task[None] | None = None
        self.teller: asyncio.Task[None] | None = None
        """who tells of places in line, after a pause"""
        self.ear: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """All that goes on for it."""
        return [task for task in (self.driver, self.teller, self.ear, *self.answering.values()) if task is not None]

    @property
    def idle(self) -> bool:
        return not (self.viewers or self.driver or self.answering)

    def seats_of(self, guest: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.guest == guest]

    def here(self, seat: SeatRow) -> bool:
        return bool(seat.agent) or any(seat.guest == viewer.guest for viewer in self.viewers)

    @property
    def present(self) -> set[str]:
        """Players who are here. Who looks on besides is nobody's business."""
        return {viewer.guest for viewer in self.viewers} & {seat.guest for seat in self.seats if seat.guest}

    @property
    def agent_asked(self) -> Ask[object] | None:
        """What an agent is asked now, if one is."""
        agents = {seat.number for seat in self.seats if seat.agent}
        asks = (request for request in self.log.requests if isinstance(request, Ask))
        return next((ask for ask in asks if ask.seat in agents), None)

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
        return order.how != "ask" and not log.taken_back and not log.teaching and log.takeback_request is None

    def standing_answer(self, ask: Ask[object]) -> str | None:
        """What a seat has ordered to be answered to a question, if anything that it may answer."""
        if not self.ordered(ask) or self.log.match is None:
            return None
        order = self.orders[ask.seat, ask.question]
        return ordered_answer(self.log.game.auto_answers, self.log.match.state, ask, order)

    # Telling

    def tell(self, change: Change) -> None:
        self.shown, self.places_told = self.log.n, dict(self.places)
        self._each(lambda viewer: viewer.see(change))

    def show(self) -> None:
        self.shown, self.places_told = self.log.n, dict(self.places)
        self._each(lambda viewer: viewer.see_all())

    def tell_seats(self) -> None:
        self.places_told = dict(self.places)
        self._each(lambda viewer: viewer.see_seats())

    def tell_orders(self, seats: set[int]) -> None:
        """To those who sit there, and to nobody else."""
        guests = {self.seats[seat].guest for seat in seats}
        self._each(lambda viewer: viewer.see_orders() if viewer.guest in guests else None)

    def _each(self, show: Callable[[Viewer], None]) -> None:
        """What is written is written, even if a viewer cannot be shown it."""
        self.version += 1
        for viewer in list(self.viewers):
            try:
                show(viewer)
            except Exception:
                logger.exception("match %s cannot be shown to a viewer", self.id)
                viewer.leave()
