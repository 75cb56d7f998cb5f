"""How the parts of the store come to the database: work for a connection, done where it holds nobody up."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from logging import getLogger
from typing import TypeVar

import msgspec
from sqlalchemy import Connection

from theomachy.hosting.ports import NotKept
from theomachy.kernel import Reason
from theomachy.server.db.connections import MAX_READERS, is_fault, is_lost, kind_of, to_read, to_write
from theomachy.server.db.models import now
from theomachy.server.db.writer import Writer

logger = getLogger(__name__)

R = TypeVar("R", bound=msgspec.Struct)
T = TypeVar("T")


class Access:
    """Writes go through one queue, reads over connections of their own beside it."""

    def __init__(self, url: str, clock: Callable[[], datetime] = now) -> None:
        self.url, self.now = url, clock
        self.write = Writer(to_write(url))
        self._reading = to_read(url)
        self._unreadable = ""
        """what kept the last look from being taken; empty if it was"""
        self._threads = ThreadPoolExecutor(MAX_READERS, thread_name_prefix="reader")

    async def hold(self) -> None:
        """Have a connection from now on, so that one who wants the database alone sees that it is in use."""
        await self.write(lambda connection: None)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up; all of it as it stood at one moment. NotKept if the database does not answer."""
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
        """A connection that was kept for later may be broken: all are, then, and a new one is tried at once."""
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
        """Said in the log when it begins, not each time."""
        kind = kind_of(error)
        if kind != self._unreadable:
            logger.error("the database cannot be read: %s", getattr(error, "orig", None) or error)
        self._unreadable = kind
        return NotKept(Reason("live-not-read", args={"why": f"live-store-{kind}"}))

    async def close(self) -> None:
        await self.write.close()
        await asyncio.to_thread(self._threads.shutdown)
        self._reading.dispose()


def as_row(kind: type[R], row: object) -> R:
    """A row of the database as hosting knows it."""
    return kind(**{name: getattr(row, name) for name in kind.__struct_fields__})
