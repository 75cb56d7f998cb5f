"""Agents that think in processes of their own, so that they stall neither a match nor the server."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from theomachy.hosting import thinking
from theomachy.hosting.ports import Busy, Thought, Waits
from theomachy.server.agents.queue import FairQueue, Ticket
from theomachy.server.agents.worker import AgentWorker, Order, Work

QUEUE_AIM_S = 10.0
"""Where many wait, all think in a share of their time, so that nobody waits much longer than this."""
MIN_TIME_SHARE = 0.1
QUEUE_TIMEOUT_S = 20.0
"""How long a thought waits for its turn; one that would have to wait longer is refused at once."""
MAX_QUEUE_LENGTH = 200
"""Thoughts that wait in one queue, however quick they are."""
PACE_WEIGHT = 0.2
"""How much the last thought counts for how long one takes of late."""


class AgentPool:
    """Some processes for those who look ahead, and one for what needs no looking ahead: a novice does not wait in line
    behind titans, and neither does a first look."""

    def __init__(self, workers: int = 2, work: Work | None = None) -> None:
        self._threads = ThreadPoolExecutor(workers + 1, "agent")
        self._search = Lane([AgentWorker(work) for _ in range(workers)], self._threads)
        self._quick = Lane([AgentWorker(work)], self._threads)

    async def decide(self, thought: Thought, waits: Waits) -> str:
        lane = self._search if thinking.takes_time(thought) else self._quick
        return await lane.answer(Order(thought), waits)

    @property
    def queue_length(self) -> int:
        return self._search.length + self._quick.length

    @property
    def queue_seconds(self) -> float:
        return max(self._search.waited_s, self._quick.waited_s)

    async def first_look(self, thought: Thought) -> str:
        return await self._quick.answer(Order(thought, "first look"), _unheard)

    def close(self) -> None:
        for lane in (self._search, self._quick):
            lane.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _unheard(place: int, share: float = 1.0) -> None:
    """A first look is so quick that nobody has to know how it stands."""


class Lane:
    """Processes that are alike, and the queue for them: whichever is free takes the next thought."""

    def __init__(self, workers: Sequence[AgentWorker], threads: ThreadPoolExecutor) -> None:
        self._workers, self._threads = workers, threads
        self._free = list(workers)
        self._queue = FairQueue[AgentWorker]()
        self._pace_s = 0.0
        """how long a thought takes of late"""

    async def answer(self, order: Order, waits: Waits) -> str:
        """Busy if no process is free in time, AgentFailed if it has no answer."""
        ticket = Ticket[AgentWorker](order.thought.host, waits, thinking.seconds(order.thought))
        worker = await self._turn(ticket)
        began = monotonic()
        hurried = order._replace(share=ticket.share)
        answer = asyncio.get_running_loop().run_in_executor(self._threads, worker.answer, hurried)
        answer.add_done_callback(lambda answer: self._done(worker, answer, monotonic() - began))
        return await asyncio.shield(answer)  # who asked may go; the process is busy all the same

    async def _turn(self, ticket: Ticket[AgentWorker]) -> AgentWorker:
        """A process, once it is the ticket's turn."""
        self._queue.add(ticket)
        self._go_on()
        try:
            await asyncio.wait([ticket.turn], timeout=QUEUE_TIMEOUT_S)
        except asyncio.CancelledError:
            self._leave(ticket)
            raise
        if ticket.turn.done() and (worker := ticket.turn.result()) is not None:
            return worker
        self._leave(ticket)
        raise Busy

    def _leave(self, ticket: Ticket[AgentWorker]) -> None:
        """A ticket waits no longer; a process that was already given to it is the next one's."""
        self._queue.remove(ticket)
        if ticket.turn.done() and (worker := ticket.turn.result()) is not None:
            self._free.append(worker)
        self._go_on()

    def _go_on(self) -> None:
        """Give processes to those next in line, send those away who would wait in vain, and tell the others."""
        while self._free and (ticket := self._queue.next()) is not None:
            ticket.take(self._free.pop(), self._share(ticket.seconds))
        for ticket in self._queue.order()[self._room :]:
            self._queue.remove(ticket)
            ticket.turn.set_result(None)
        self._queue.tell_places()

    def _share(self, seconds: float) -> float:
        """How much of its time a thought has: all of it, unless the queue would wait too long."""
        asked = len(self._queue.order()) + len(self._workers)
        fair_s = QUEUE_AIM_S * len(self._workers) / asked
        return min(1.0, max(MIN_TIME_SHARE, fair_s / seconds)) if seconds else 1.0

    @property
    def _room(self) -> int:
        """How many may wait: at the pace of late the last of them has their turn in time."""
        if not self._pace_s:
            return MAX_QUEUE_LENGTH
        return min(MAX_QUEUE_LENGTH, int(QUEUE_TIMEOUT_S * len(self._workers) / self._pace_s))

    @property
    def length(self) -> int:
        return len(self._queue.order())

    @property
    def waited_s(self) -> float:
        """How long the first in line has waited."""
        now = monotonic()
        return max((now - ticket.since_s for ticket in self._queue.order()), default=0.0)

    def _done(self, worker: AgentWorker, answer: asyncio.Future[str], took_s: float) -> None:
        if not answer.cancelled():
            answer.exception()  # who asked has heard it, or has gone
        self._pace_s += PACE_WEIGHT * (took_s - self._pace_s)
        self._free.append(worker)
        self._go_on()

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
