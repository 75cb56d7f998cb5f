"""Thoughts as jobs: any agent worker on any machine takes them from a queue in Redis.

The queue is saq's, which forgets no job when a worker dies. It knows no fairness, so each server puts only as many
jobs there as workers can take at once; the others wait in line here, as they do for processes of this machine.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from logging import getLogger
from time import monotonic
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status
from saq.queue.redis import RedisQueue

from theomachy import __version__
from theomachy.hosting import thinking
from theomachy.hosting.ports import AgentFailed, Busy, Counsel, Hindsight, Thought, Waits
from theomachy.server.agents.pool import AgentPool, unheard
from theomachy.server.agents.work_queue import QUEUE_TIMEOUT_S, Mind, WorkQueue
from theomachy.server.agents.worker import AGENT_TIMEOUT_S, START_TIMEOUT_S, Order
from theomachy.server.live.redis_channels import connected

logger = getLogger(__name__)

QUEUE = f"theomachy-{__version__}"
"""Servers and workers of one version have a queue: others may know other rules."""
DONE = "theomachy-thoughts"
"""The channel over which a worker says that a job is done."""
FUNCTION = "think"
JOB_TIMEOUT_S = int(START_TIMEOUT_S + AGENT_TIMEOUT_S + 5)
"""A worker that has lost a process begins another before it thinks."""
HEARTBEAT_S = 4
"""A job whose worker has said nothing for so long is given to another."""
MAX_ATTEMPTS = 3
"""How often a job may lose its worker."""
KEPT_S = 60
"""How long an answer is kept for a server that asks the same."""
LOOK_S = 1.0
"""Between two looks at jobs and workers, should nobody say anything."""
GONE = (RedisError, OSError)

ORDERS = msgspec.json.Decoder(Order)


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a worker says to an order."""

    key: str = ""
    error: str = ""


class NoWorker(Exception):
    """There is nobody who would take a job, or no Redis to ask."""


def queue_at(url: str) -> RedisQueue:
    return RedisQueue(connected(url), QUEUE)


def key_of(order: Order) -> str:
    """The same for the same question of a match, whoever asks it: it is thought about once."""
    thought = order.thought
    if isinstance(thought, Thought):
        return f"{thought.match}:{thought.request}:{thought.level}:{order.way}"
    if isinstance(thought, Counsel):
        return f"{thought.match}:{thought.request}:advice"
    record = sha256(thought.record.encode()).hexdigest()[:16]
    return f"{thought.match}:{record}:{thought.start}-{thought.stop}"


class JobAgents:
    """Who looks ahead thinks wherever there is a worker; where there is none, and for all that is quick, in processes
    of this machine."""

    def __init__(self, queue: RedisQueue, channels: ChannelsPlugin, own: AgentPool) -> None:
        self._queue, self._channels, self._own = queue, channels, own
        self._work, self._minds = WorkQueue[Order, str](), list[Mind]()
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)
        self._complained = False

    # As a thinker

    async def decide(self, thought: Thought, waits: Waits) -> str:
        if thinking.takes_time(thought) and self._work.size:
            with suppress(NoWorker):
                return await self._ask(Order(thought), waits)
        return await self._own.decide(thought, waits)

    async def first_look(self, thought: Thought) -> str:
        return await self._own.first_look(thought)

    async def advise(self, counsel: Counsel) -> str:
        if self._work.size:
            with suppress(NoWorker):
                return await self._ask(Order(counsel), unheard)
        return await self._own.advise(counsel)

    async def look_back(self, part: Hindsight) -> str:
        if self._work.size:
            with suppress(NoWorker):
                return await self._ask(Order(part), unheard)
        return await self._own.look_back(part)

    async def _ask(self, order: Order, waits: Waits) -> str:
        try:
            return await self._work.answer(order, waits)
        except Busy:
            if self._work.size:
                raise
            raise NoWorker from None  # they have gone while it waited

    @property
    def queue_length(self) -> int:
        return self._work.length + self._own.queue_length

    @property
    def queue_seconds(self) -> float:
        return max(self._work.waited_s, self._own.queue_seconds)

    # Workers come and go

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(self._watch()), asyncio.create_task(self._listen())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            with suppress(*GONE):
                await self._queue.redis.aclose()

    async def _watch(self) -> None:
        while True:
            try:
                info: Any = await self._queue.info()
                slots = sum((worker["metadata"] or {}).get("slots", 0) for worker in info["workers"].values())
            except GONE:
                slots = 0
            self._resize(slots)
            await asyncio.sleep(LOOK_S)

    def _resize(self, slots: int) -> None:
        if not slots and not self._complained:
            logger.warning("no agent worker is there: agents think in the server's own processes")
        if slots and self._complained:
            logger.warning("agent workers are there: they answer %d requests at once", slots)
        self._complained = not slots
        if slots != self._work.size:
            self._minds += [self._mind() for _ in range(slots - len(self._minds))]
            self._work.resize(self._minds[:slots])

    def _mind(self) -> Mind:
        async def think(order: Order) -> str:
            return await self._think(order)

        return think

    # Jobs

    async def _listen(self) -> None:
        """Workers say which jobs are done."""
        async with self._channels.start_subscription([DONE]) as subscriber:
            async for key in subscriber.iter_events():
                for event in self._waiting.get(key.decode(), ()):
                    event.set()

    async def _think(self, order: Order) -> str:
        """One job, from when it is put into the queue until it is done; AgentFailed, Busy or NoWorker if it is not."""
        key, said = key_of(order), asyncio.Event()
        self._waiting[key].add(said)
        try:
            answer = await self._done(key, order, said)
        except GONE as error:
            raise NoWorker from error
        finally:
            self._waiting[key].discard(said)
            if not self._waiting[key]:
                del self._waiting[key]
        if answer.error or not answer.key:
            raise AgentFailed(answer.error or "no answer")
        return answer.key

    async def _done(self, key: str, order: Order, said: asyncio.Event) -> Answer:
        job = await self._queue.job(key)
        if job is None or job.status != Status.COMPLETE:
            await self._queue.enqueue(_job(key, order))  # not twice, if another server has asked the same
        since = monotonic()
        while True:
            job = await self._queue.job(key)
            if job is not None and job.status in TERMINAL_STATUSES:
                return _answer(job)
            waited = monotonic() - since
            if job is None or not self._work.size:
                raise await self._give_up(job, NoWorker())
            if job.status == Status.QUEUED and waited > QUEUE_TIMEOUT_S:
                raise await self._give_up(job, Busy())
            if waited > QUEUE_TIMEOUT_S + JOB_TIMEOUT_S:
                raise await self._give_up(job, AgentFailed(f"no answer in {waited:.0f} s"))
            said.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await said.wait()

    async def _give_up(self, job: Job | None, why: Exception) -> Exception:
        if job is not None:
            await self._queue.abort(job, repr(why))
        return why


def _job(key: str, order: Order) -> Job:
    return Job(
        FUNCTION,
        kwargs={"order": msgspec.json.encode(order).decode()},
        key=key,
        timeout=JOB_TIMEOUT_S,
        heartbeat=HEARTBEAT_S,
        retries=MAX_ATTEMPTS,
        ttl=KEPT_S,
    )


def _answer(job: Job) -> Answer:
    if job.status != Status.COMPLETE:
        return Answer(error=job.error or job.status)
    return msgspec.convert(job.result, Answer)
