"""Work that costs seconds of CPU, in processes of its own: they hold up neither a table nor a server that is to end."""

import asyncio
import os
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from logging import getLogger
from multiprocessing.connection import Connection
from time import process_time
from typing import Any, TypeVar, TypeVarTuple, cast, get_args

import msgspec

from theomachy.hosting.ports import AgentFailed, Busy, HeavyQueue
from theomachy.kernel import Reason, Refused, refuse
from theomachy.play import optional
from theomachy.server.agents.pool import unheard
from theomachy.server.agents.work_queue import WorkQueue
from theomachy.server.agents.worker import READY, AgentWorker, leave_with_the_server
from theomachy.server.edge.callers import CpuBudget, caller

logger = getLogger(__name__)

HEAVY_TIMEOUT_S = 40.0
"""After this time a process is given up that works on something; the longest records take some 10 s."""
FIRST_PACE_S = 2.0
"""How long a piece of work is taken to last before the first is done."""

NICENESS = 5
"""How far heavy work stands back behind serving, where a machine is short of cores: somebody waits for it."""

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class HeavyJob:
    """Something to be worked out, for whoever asks from one address."""

    seconds = 0.0

    def __init__(self, function: Callable[..., Any], args: Any) -> None:
        self.host, self.work = caller.get().address, (function, args)
        self.answer: asyncio.Task[Any] | None = None
        """Set once it is begun."""

    def in_share(self, share: float) -> "HeavyJob":
        return self


class Done(msgspec.Struct, frozen=True):
    """What a process says to a job."""

    cpu_s: float
    result: bytes = b""
    """Pickled."""
    refused: Reason | None = None
    failed: str = ""
    """What was raised that is no refusal."""


class HeavyPool:
    """A process for each queue, begun when it is first needed."""

    def __init__(self, budget: CpuBudget) -> None:
        self._budget = budget
        names: tuple[HeavyQueue, ...] = get_args(HeavyQueue)
        self._workers = {name: AgentWorker(do_heavy_work) for name in names}
        self._threads = ThreadPoolExecutor(len(names), "heavy")
        self._queues = {name: WorkQueue([self._at(worker)], FIRST_PACE_S) for name, worker in self._workers.items()}

    async def __call__(self, queue: HeavyQueue, function: Callable[[*Ts], T], /, *args: *Ts) -> T:
        """Cancelled while it waits, it is not begun; later, it is done all the same, since it is almost paid for."""
        job, waiting = HeavyJob(function, args), self._queues[queue]
        try:
            return cast(T, await waiting.answer(job, unheard))
        except Busy:
            raise refuse("live-busy", retry_after=waiting.clears_s) from None
        except asyncio.CancelledError:
            if job.answer is None:
                raise
            return cast(T, await job.answer)

    def _at(self, worker: AgentWorker) -> Callable[[HeavyJob], Any]:
        """Where a job is done: in a process, asked in a thread."""

        async def work(job: HeavyJob) -> Any:
            job.answer = asyncio.current_task()
            loop = asyncio.get_running_loop()
            try:
                done = await loop.run_in_executor(self._threads, worker.ask, job.work, HEAVY_TIMEOUT_S)
            except AgentFailed as error:
                logger.warning("%s was abandoned: %s", job.work[0].__name__, error)
                raise refuse("live-not-worked-out") from None
            assert isinstance(done, Done)
            self._budget.charge(done.cpu_s)
            if done.refused is not None:
                raise Refused(done.refused)
            if done.failed:
                raise RuntimeError(done.failed)
            return pickle.loads(done.result)

        return work

    def close(self) -> None:
        """Nothing more is worked out; whoever waits for it is refused."""
        for worker in self._workers.values():
            worker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


# In the other process


def do_heavy_work(pipe: Connection) -> None:
    """Work out what is asked, one thing after the other."""
    leave_with_the_server()
    optional.set_keeper(pipe.send)
    with suppress(AttributeError, OSError):  # not on every machine
        os.nice(NICENESS)
    with suppress(EOFError, OSError):  # once nobody is left to ask
        pipe.send(READY)
        while True:
            pipe.send(_done(*pipe.recv()))


def _done(function: Callable[..., Any], args: Any) -> Done:
    began = process_time()
    try:
        result = pickle.dumps(function(*args))
    except Refused as no:
        return Done(process_time() - began, refused=no.reason)
    except Exception as error:  # the process goes on to the next job; the host is told
        logger.exception("%s failed", function.__name__)
        return Done(process_time() - began, failed=repr(error)[:1000])
    return Done(process_time() - began, result)
