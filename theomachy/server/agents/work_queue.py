"""A queue for agents that think: fair, bounded, and hurried where many wait."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from math import ceil
from time import monotonic
from typing import Generic, Protocol, TypeVar, cast

from theomachy.hosting.ports import Busy, Waits
from theomachy.server.agents.queue import FairQueue, Ticket
from theomachy.server.agents.worker import Order

QUEUE_AIM_S = 10.0
"""Where many wait, all think in a share of their time, so that nobody waits much longer than this."""
MIN_TIME_SHARE = 0.1
QUEUE_TIMEOUT_S = 20.0
"""How long a thought waits for its turn; one that would have to wait longer is refused at once."""
MAX_QUEUE_LENGTH = 200
"""Thoughts that wait in one queue, however quick they are."""
PACE_WEIGHT = 0.2
"""How much the last thought counts for how long one takes of late."""


class Asked(Protocol):
    """What can wait in a queue."""

    @property
    def host(self) -> str:
        """Who it is done for. Hosts take turns."""
        ...

    @property
    def seconds(self) -> float:
        """How long it takes, if that is by time; else 0."""
        ...

    def in_share(self, share: float) -> "Asked":
        """The same, to be done in a share of its time."""
        ...


A = TypeVar("A", bound=Asked)
R = TypeVar("R")


Worker = Callable[[A], Awaitable[R]]
"""Does one thing at a time, wherever that is."""
Mind = Worker[Order, str]
"""Thinks about one order at a time."""


class WorkQueue(Generic[A, R]):
    """Minds that are alike, and the queue for them: whichever is free takes the next thought."""

    def __init__(self, minds: Sequence[Worker[A, R]] = (), pace_s: float = 0.0) -> None:
        self._minds = [*minds]
        self._free = [*minds]
        self._queue = FairQueue[Worker[A, R]]()
        self._pace_s = pace_s
        """how long a thought takes of late"""

    async def answer(self, order: A, waits: Waits) -> R:
        """Busy if no mind is free in time; whatever it raises if it has no answer."""
        ticket = Ticket[Worker[A, R]](order.host, waits, order.seconds)
        mind = await self._turn(ticket)
        began = monotonic()
        answer = asyncio.ensure_future(mind(cast(A, order.in_share(ticket.share))))
        answer.add_done_callback(lambda answer: self._done(mind, answer, monotonic() - began))
        return await asyncio.shield(answer)  # who asked may go; the mind is busy all the same

    @property
    def size(self) -> int:
        """How many think at once."""
        return len(self._minds)

    def resize(self, minds: Sequence[Worker[A, R]]) -> None:
        """From now on these minds think. One that is not among them any more ends what it thinks about."""
        self._free = [mind for mind in minds if mind in self._free or mind not in self._minds]
        self._minds = [*minds]
        self._go_on()

    async def _turn(self, ticket: Ticket[Worker[A, R]]) -> Worker[A, R]:
        """A mind, once it is the ticket's turn."""
        self._queue.add(ticket)
        self._go_on()
        try:
            await asyncio.wait([ticket.turn], timeout=QUEUE_TIMEOUT_S)
        except asyncio.CancelledError:
            self._leave(ticket)
            raise
        if ticket.turn.done() and (mind := ticket.turn.result()) is not None:
            return mind
        self._leave(ticket)
        raise Busy

    def _leave(self, ticket: Ticket[Worker[A, R]]) -> None:
        """A ticket waits no longer; a mind that was already given to it is the next one's."""
        self._queue.remove(ticket)
        if ticket.turn.done() and (mind := ticket.turn.result()) is not None:
            self._give_back(mind)
        self._go_on()

    def _go_on(self) -> None:
        """Give minds to those next in line, send those away who would wait in vain, and tell the others."""
        while self._free and (ticket := self._queue.next()) is not None:
            ticket.take(self._free.pop(), self._share(ticket.seconds))
        for ticket in self._queue.order()[self._room :]:
            self._queue.remove(ticket)
            ticket.turn.set_result(None)
        self._queue.tell_places()

    def _share(self, seconds: float) -> float:
        """How much of its time a thought has: all of it, unless the queue would wait too long."""
        asked = len(self._queue.order()) + len(self._minds)
        fair_s = QUEUE_AIM_S * len(self._minds) / asked
        return min(1.0, max(MIN_TIME_SHARE, fair_s / seconds)) if seconds else 1.0

    @property
    def _room(self) -> int:
        """How many may wait: at the pace of late the last of them has their turn in time."""
        if not (self._pace_s and self._minds):
            return MAX_QUEUE_LENGTH if self._minds else 0
        return min(MAX_QUEUE_LENGTH, int(QUEUE_TIMEOUT_S * len(self._minds) / self._pace_s))

    @property
    def length(self) -> int:
        return len(self._queue.order())

    @property
    def waited_s(self) -> float:
        """How long the first in line has waited."""
        now = monotonic()
        return max((now - ticket.since_s for ticket in self._queue.order()), default=0.0)

    @property
    def clears_s(self) -> int:
        """After how many seconds it makes sense to ask again, at the pace of late."""
        return max(1, ceil(min(QUEUE_TIMEOUT_S, self._pace_s * self.length / max(1, len(self._minds)))))

    def _done(self, mind: Worker[A, R], answer: asyncio.Future[R], took_s: float) -> None:
        if not answer.cancelled():
            answer.exception()  # who asked has heard it, or has gone
        self._pace_s += PACE_WEIGHT * (took_s - self._pace_s)
        self._give_back(mind)
        self._go_on()

    def _give_back(self, mind: Worker[A, R]) -> None:
        if mind in self._minds:
            self._free.append(mind)
