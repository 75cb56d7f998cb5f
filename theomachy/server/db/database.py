"""Work for the connections of a database. It is done in threads, so that it holds up no event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from logging import getLogger
from typing import TypeVar

from sqlalchemy import Connection

from theomachy.hosting.store.verbs import NotKept
from theomachy.kernel import Reason
from theomachy.server.db.connections import MAX_READERS, is_fault, is_lost, kind_of, to_read, to_write
from theomachy.server.db.writer import Writer

logger = getLogger(__name__)

T = TypeVar("T")


class Database:
    """A database as one process uses it. One queue writes, and several connections beside it read."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.write = Writer(to_write(url))
        self._reading = to_read(url)
        self._unreadable = ""
        """The kind of fault that the last read met; empty if it met none."""
        self._threads = ThreadPoolExecutor(MAX_READERS, thread_name_prefix="reader")

    async def hold(self) -> None:
        """Connect now and stay connected, so that a program that wants the database alone sees that it is in use."""
        await self.write(lambda connection: None)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some reading, all of it as the database stood at one moment. NotKept if the database does not answer."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._look, work)

    def _look(self, work: Callable[[Connection], T]) -> T:
        try:
            result = self._look_again(work)
        except Exception as error:
            if not is_fault(error):
                raise
            raise self._fault(error) from None
        self._unreadable = ""
        return result

    def _look_again(self, work: Callable[[Connection], T]) -> T:
        """Read, and read again over a new connection if the one from the pool was broken."""
        try:
            return self._look_once(work)
        except Exception as error:
            if not is_lost(error):
                raise
        return self._look_once(work)

    def _look_once(self, work: Callable[[Connection], T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    def _fault(self, error: Exception) -> NotKept:
        """Return the refusal for a fault. The log tells it when it begins, not each time."""
        kind = kind_of(error)
        if kind != self._unreadable:
            logger.error("the database cannot be read: %s", getattr(error, "orig", None) or error)
        self._unreadable = kind
        return NotKept(Reason("live-not-read", args={"why": f"live-store-{kind}"}))

    async def close(self) -> None:
        """Write what still waits, and close all connections."""
        await self.write.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._reading.dispose()
