"""Agents that think in processes of their own, so that they stall neither a match nor the server."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from theomachy.hosting import thinking
from theomachy.hosting.ports import Counsel, Hindsight, Thought, Waits
from theomachy.server.agents.work_queue import Mind, WorkQueue
from theomachy.server.agents.worker import AgentWorker, Order, Work


class AgentPool:
    """Some processes for those who look ahead, and one for what needs no looking ahead: a novice does not wait in line
    behind titans, and neither does a first look."""

    def __init__(self, workers: int = 2, work: Work | None = None) -> None:
        self._threads = ThreadPoolExecutor(workers + 1, "agent")
        self._workers = [AgentWorker(work) for _ in range(workers + 1)]
        first, *others = [in_thread(worker, self._threads) for worker in self._workers]
        self._search, self._quick = WorkQueue[Order, str](others), WorkQueue[Order, str]([first])

    async def decide(self, thought: Thought, waits: Waits) -> str:
        queue = self._search if thinking.takes_time(thought) else self._quick
        return await queue.answer(Order(thought), waits)

    @property
    def queue_length(self) -> int:
        return self._search.length + self._quick.length

    @property
    def queue_seconds(self) -> float:
        return max(self._search.waited_s, self._quick.waited_s)

    async def first_look(self, thought: Thought) -> str:
        return await self._quick.answer(Order(thought, "first look"), unheard)

    async def advise(self, counsel: Counsel) -> str:
        return await self._search.answer(Order(counsel), unheard)

    async def look_back(self, part: Hindsight) -> str:
        return await self._search.answer(Order(part), unheard)

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def unheard(place: int, share: float = 1.0) -> None:
    """Nobody has to know how it stands: a first look is quick, and a review tells how far it has come."""


def in_thread(worker: AgentWorker, threads: ThreadPoolExecutor) -> Mind:
    """A process of this machine, asked in a thread."""

    async def think(order: Order) -> str:
        return await asyncio.get_running_loop().run_in_executor(threads, worker.answer, order)

    return think
