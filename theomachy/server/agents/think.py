"""An agent worker: a process that takes thoughts from the queue in Redis, and as many that think as it is told to."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
from saq import Job, Worker
from saq.job import Status
from saq.queue.redis import RedisQueue
from saq.types import PartialTimersDict

from theomachy.hosting.ports import AgentFailed
from theomachy.server.agents.jobs import DONE, FUNCTION, GONE, HEARTBEAT_S, ORDERS, QUEUE, Answer
from theomachy.server.agents.worker import AgentWorker
from theomachy.server.live.redis_channels import connected
from theomachy.server.logs import write_logs
from theomachy.server.settings import LogFormat

logger = logging.getLogger(__name__)

TOLD_S = 4
"""How often a worker says that it is there; servers believe it for a second longer."""
DEQUEUE_S = 1.0
"""How long a worker waits for a job before it looks whether it is told to end."""
SWEEP_S = 1
"""How often jobs are looked for whose worker has died."""
ABORT_S = 0.1
"""How long a worker that has said nothing for a while is waited for before another has its job."""
RETRY_S = 0.5
"""Before Redis is asked again that could not be reached."""
END_S = 2
"""How long a worker that is told to end may think on; then others take what it thought about."""
TIMERS: PartialTimersDict = {"worker_info": TOLD_S, "sweep": SWEEP_S, "abort": 1, "schedule": 1}


class ThoughtQueue(RedisQueue):
    """saq's queue for a worker whose Redis may go and come back: it waits, and says so once."""

    def __init__(self, url: str) -> None:
        super().__init__(connected(url), QUEUE)
        self._complained = False

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        try:
            job = await super().dequeue(timeout, poll_interval)
        except GONE as error:
            self._complain(error)
            await asyncio.sleep(RETRY_S)
            return None
        if self._complained:
            self._complained = False
            logger.warning("Redis can be reached again")
        return job

    async def update(self, job: Job, **kwargs: Any) -> None:
        try:
            await super().update(job, **kwargs)
        except GONE as error:
            self._complain(error)

    async def retry(self, job: Job, error: str | None) -> None:
        try:
            await super().retry(job, error)
        except GONE as gone:
            self._complain(gone)

    async def finish(
        self, job: Job, status: Status, *, result: Any = None, error: str | None = None, **kwargs: Any
    ) -> None:
        try:
            await super().finish(job, status, result=result, error=error, **kwargs)
            await self.redis.publish(DONE, job.key)
        except GONE as gone:
            self._complain(gone)

    async def sweep(self, lock: int = SWEEP_S, abort: float = ABORT_S) -> list[str]:
        return await super().sweep(lock, ABORT_S)

    def _complain(self, error: Exception) -> None:
        if not self._complained:
            self._complained = True
            logger.warning("Redis cannot be reached: %r; trying again until it answers", error)


class Minds:
    """The processes that think."""

    def __init__(self, number: int) -> None:
        self._workers = [AgentWorker() for _ in range(number)]
        self._threads = ThreadPoolExecutor(number, "agent")
        self._free: asyncio.Queue[AgentWorker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def think(self, context: Any, *, order: str) -> dict[str, str]:
        """A job. What goes wrong with it is an answer, too: it would go wrong again."""
        done = asyncio.Event()
        beating = asyncio.create_task(_beat(context["job"], done))
        try:
            asked, worker = ORDERS.decode(order), await self._free.get()
            thinking = asyncio.get_running_loop().run_in_executor(self._threads, worker.answer, asked)
            thinking.add_done_callback(lambda _: self._free.put_nowait(worker))
            answer = Answer(await asyncio.shield(thinking))  # a process thinks on, whatever becomes of the job
        except AgentFailed as error:
            answer = Answer(error=str(error))
        finally:
            done.set()
            await beating  # what it writes must not come after the answer
        told: dict[str, str] = msgspec.to_builtins(answer)
        return told

    def close(self) -> None:
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


async def _beat(job: Job, done: asyncio.Event) -> None:
    """Say that a job is still thought about."""
    while not done.is_set():
        with suppress(TimeoutError):
            async with asyncio.timeout(HEARTBEAT_S / 4):
                await done.wait()
        if not done.is_set():
            await job.update()


def think(redis: str, workers: int, log_format: LogFormat) -> None:
    """Think for all servers that share a Redis, until told to end."""
    write_logs(log_format)
    logging.getLogger("saq").setLevel(logging.CRITICAL)  # what goes wrong is said here, and once
    asyncio.run(_think(redis, workers))


async def _think(redis: str, workers: int) -> None:
    queue, minds = ThoughtQueue(redis), Minds(workers)
    worker = Worker(
        queue,
        [(FUNCTION, minds.think)],
        concurrency=workers,
        timers=TIMERS,
        dequeue_timeout=DEQUEUE_S,
        shutdown_grace_period_s=END_S,
        metadata={"slots": workers},
    )
    try:
        await worker.start()
    finally:
        minds.close()
        with suppress(*GONE):
            await queue.redis.delete(queue.namespace(f"worker_info:{worker.id}"))  # nobody waits for it any more
            await queue.redis.aclose()
