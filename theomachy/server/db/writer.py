"""All that this process writes: one thread, one connection, one thing after the other.

All that waits is written in one transaction, so that many answers share one wait for the disk. If that cannot be done,
each is tried by itself, and fails by itself. Nobody hears of success before it is on the disk.
"""

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from logging import getLogger
from queue import Empty, SimpleQueue
from threading import Thread
from typing import NamedTuple, TypeVar

from sqlalchemy import Connection, Engine

from theomachy.hosting.store.verbs import NotKept
from theomachy.kernel import Reason
from theomachy.server.db.connections import is_conflict, is_fault, is_lost, kind_of

logger = getLogger(__name__)

T = TypeVar("T")
Tell = Callable[[], None]

SWITCH_INTERVAL_S = 0.0005
"""How long a busy event loop keeps the interpreter from the thread that writes. That thread lets go of it with every
statement; with the five milliseconds that are usual an answer waits several times as long."""
MAX_TRIES = 5
"""How often something is written again that was in the way of what another server wrote."""
MAX_JOBS_TOGETHER = 100
"""Jobs in one transaction at most: the last to come does not wait for all others."""


class Job(NamedTuple):
    """Something to be written, and the future that waits for it."""

    loop: asyncio.AbstractEventLoop
    write: Callable[[Connection], Tell]
    """may be called again if what was written with it could not be; returns what tells of success"""
    fail: Callable[[Exception], None]


class Writer:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None
        self._committing = False
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread: Thread | None = None
        self.fault = ""
        """what kept the last job from being written; empty if it was"""

    async def __call__(self, work: Callable[[Connection], T]) -> T:
        """Carry out some work in a transaction; NotKept if the database does not take it. What was begun is ended even
        if nobody waits any more: afterwards it is written or it is not."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def write(connection: Connection) -> Tell:
            return partial(done.set_result, work(connection))

        self._begin()
        self._jobs.put(Job(loop, write, done.set_exception))
        try:
            return await asyncio.shield(done)
        except asyncio.CancelledError:
            await asyncio.wait([done])
            done.exception()
            raise

    def _begin(self) -> None:
        if self._thread is None:
            sys.setswitchinterval(min(sys.getswitchinterval(), SWITCH_INTERVAL_S))
            self._thread = Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()

    async def close(self) -> None:
        """What waits is written before."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        self._engine.dispose()

    # In the thread

    def _run(self) -> None:
        jobs, open = self._next()
        while open:
            self._carry_out(jobs)
            jobs, open = self._next()
        self._carry_out(jobs)
        self._hang_up()

    def _next(self) -> tuple[list[Job], bool]:
        """All that waits, or what comes next; and whether there will be more."""
        jobs = [self._jobs.get()]
        with suppress(Empty):
            while jobs[-1] is not None and len(jobs) < MAX_JOBS_TOGETHER:
                jobs.append(self._jobs.get_nowait())
        return [job for job in jobs if job is not None], jobs[-1] is not None

    def _carry_out(self, jobs: list[Job], tries: int = MAX_TRIES) -> None:
        if not jobs:
            return
        try:
            callbacks = self._transact(jobs)
        except Exception as error:  # noqa: BLE001 - every job is told its own way
            self._failed(jobs, error, tries - 1)
        else:
            self._written()
            for job, tell in zip(jobs, callbacks, strict=True):
                _call(job, tell)

    def _transact(self, jobs: list[Job]) -> list[Tell]:
        """A connection that was kept may be broken by now. Nothing is written then, unless it broke in the commit."""
        kept, self._committing = self._connection is not None, False
        try:
            return self._write(jobs)
        except Exception as error:
            if not (kept and is_lost(error)) or self._committing:
                raise
        self._hang_up()
        return self._write(jobs)

    def _write(self, jobs: list[Job]) -> list[Tell]:
        if self._connection is None:
            self._connection = self._engine.connect()
        with self._connection.begin():
            callbacks = [job.write(self._connection) for job in jobs]
            self._committing = True
        return callbacks

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _failed(self, jobs: list[Job], error: Exception, tries: int) -> None:
        """A fault of the database is everybody's; anything else is the fault of one of them, or of another server."""
        conflict = is_conflict(error) and tries > 0
        if conflict or (not is_fault(error) and len(jobs) > 1):
            for job in jobs:
                self._carry_out([job], tries)
            return
        if is_fault(error):
            self._hang_up()  # to begin anew with the next job
            error = self._fault(error)
        for job in jobs:
            _call(job, partial(job.fail, error))

    # What is said about the database: when it begins to fail, and when it works again

    def _fault(self, error: Exception) -> NotKept:
        kind = kind_of(error)
        if kind != self.fault:
            logger.error("the database cannot be written: %s", getattr(error, "orig", None) or error)
        self.fault = kind
        return NotKept(Reason("live-not-kept", args={"why": f"live-store-{kind}"}))

    def _written(self) -> None:
        if self.fault:
            logger.warning("the database can be written again")
        self.fault = ""


def _call(job: Job, tell: Tell) -> None:
    with suppress(RuntimeError):  # nobody waits any more: the loop has ended
        job.loop.call_soon_threadsafe(tell)
