"""The lines that are open: what waits for each, and how many there may be."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from theomachy.kernel import Reason, Refused


class TooManyLines(Refused):
    """A guest, an address or a match has all the lines that it may have."""


class Pending(msgspec.Struct, frozen=True):
    """A message that waits for its line."""

    message: bytes
    superseded: bool
    """Whether the next whole table says it, too."""


class Outbox:
    """Messages on their way to one viewer, bounded in bytes. Of whole tables at most one waits."""

    def __init__(self, most_bytes: int) -> None:
        self._most_bytes = most_bytes
        self._pending: deque[Pending] = deque()
        self._filled = asyncio.Event()
        self.dropped = False
        self.when_dropped: Callable[[], None] = lambda: None
        self.bytes = 0
        """that wait or are being sent"""

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        if self.dropped:
            return
        if table:
            self._forget_superseded()
        if self.bytes + len(message) > self._most_bytes:
            self.drop()
            return
        self._pending.append(Pending(message, table or news))
        self.bytes += len(message)
        self._filled.set()

    def _forget_superseded(self) -> None:
        kept = [waiting for waiting in self._pending if not waiting.superseded]
        self.bytes -= sum(len(waiting.message) for waiting in self._pending if waiting.superseded)
        self._pending = deque(kept)

    def drop(self) -> None:
        """Nothing more is sent: the viewer has to come back for the whole table."""
        self.bytes -= sum(len(waiting.message) for waiting in self._pending)
        self._pending.clear()
        self.dropped = True
        self._filled.set()
        self.when_dropped()

    async def next(self) -> bytes | None:
        """The next message once there is one; None once the line is dropped. It counts until `sent` is told."""
        while not self._pending:
            if self.dropped:
                return None
            self._filled.clear()
            await self._filled.wait()
        return self._pending.popleft().message

    def sent(self, message: bytes) -> None:
        self.bytes -= len(message)


class Lines:
    """All lines of this process, counted by whom they belong to."""

    def __init__(self) -> None:
        self._open: set[Outbox] = set()
        self._counts: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    @property
    def bytes(self) -> int:
        return sum(outbox.bytes for outbox in self._open)

    @contextmanager
    def opened(self, outbox: Outbox) -> Iterator[None]:
        self._open.add(outbox)
        try:
            yield
        finally:
            self._open.discard(outbox)

    @contextmanager
    def counted(self, key: str, most: int) -> Iterator[None]:
        """One line more that belongs to a guest, an address or a match, or TooManyLines."""
        if self._counts[key] >= most:
            raise TooManyLines(Reason("live-too-many-lines", args={"most": most}))
        self._counts[key] += 1
        try:
            yield
        finally:
            self._counts[key] -= 1
            if not self._counts[key]:
                del self._counts[key]
