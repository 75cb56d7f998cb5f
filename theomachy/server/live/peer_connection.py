"""The line to other processes of the same matches: Litestar's channels over something that may break.

While it is broken nothing is published and nothing is heard, and it is made again and again. Nobody waits for it: what
was missed is looked up in the store.
"""

import asyncio
from abc import abstractmethod
from collections.abc import AsyncGenerator, Callable, Iterable, Sequence
from contextlib import suppress
from logging import getLogger

from litestar.channels.backends.base import ChannelsBackend

logger = getLogger(__name__)

RETRY_S = 0.5
"""Before a line is made again that broke."""

FLUSH_S = 1.0
"""How long what is still to be published is waited for when the server ends."""

Event = tuple[str, bytes]
Said = tuple[bytes, list[str]]
"""Something, and the channels that are to hear it."""


class Line(ChannelsBackend):
    """One line, until it breaks; then it raises whatever it likes."""

    @abstractmethod
    async def publish_all(self, said: Sequence[Said]) -> None:
        """In one go: each trip costs as much as all of them."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self.publish_all([(data, [*channels])])

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []  # what was missed is looked up in the store


class PeerConnection(ChannelsBackend):
    def __init__(self, what: str, make: Callable[[], Line]) -> None:
        """`make` makes a line; `what` it leads over, for the log."""
        self._what, self._make = what, make
        self._line: Line | None = None
        self._channels: set[str] = set()
        self._unsaid: asyncio.Queue[Said] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._heard: asyncio.Queue[Event] = asyncio.Queue()
        self._reader: asyncio.Task[None] | None = None
        self._keeper: asyncio.Task[None] | None = None
        self._complained = False
        self.times = 0
        """that it was made"""

    @property
    def up(self) -> bool:
        return self._line is not None

    async def on_startup(self) -> None:
        await self._connect()
        self._keeper = asyncio.create_task(self._keep())
        self._writer = asyncio.create_task(self._write())

    async def on_shutdown(self) -> None:
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH_S):
                await self._unsaid.join()
        for task in (self._keeper, self._reader, self._writer):
            if task is not None:
                task.cancel()
                await asyncio.wait([task])
        await self._close(self._line)

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """What waits together is said together."""
        self._unsaid.put_nowait((data, [*channels]))

    async def _write(self) -> None:
        while True:
            said = [await self._unsaid.get()]
            while not self._unsaid.empty():
                said.append(self._unsaid.get_nowait())
            if self._line is not None:
                try:
                    await self._line.publish_all(said)
                except Exception as error:  # noqa: BLE001 - drivers of channels raise what they like; the line is made anew
                    self.lose(repr(error))
            for _ in said:
                self._unsaid.task_done()

    async def subscribe(self, channels: Iterable[str]) -> None:
        new = [*channels]
        self._channels.update(new)
        if self._line is not None:
            try:
                await self._line.subscribe(new)
            except Exception as error:  # noqa: BLE001 - drivers of channels raise what they like; the line is made anew
                self.lose(repr(error))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        old = [*channels]
        self._channels.difference_update(old)
        if self._line is not None:
            try:
                await self._line.unsubscribe(old)
            except Exception as error:  # noqa: BLE001 - drivers of channels raise what they like; the line is made anew
                self.lose(repr(error))

    async def stream_events(self) -> AsyncGenerator[Event, None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    def lose(self, why: str) -> None:
        """It is broken: it is made anew."""
        if self._reader is not None:
            self._reader.cancel()
        self._complain(why)

    def _complain(self, why: str) -> None:
        if not self._complained:
            self._complained = True
            logger.warning("other processes cannot be heard over %s: %s; this process goes on alone", self._what, why)

    # Keeping it

    async def _keep(self) -> None:
        while True:
            if self._reader is not None:
                await asyncio.wait([self._reader])
                line, self._line, self._reader = self._line, None, None
                await self._close(line)
            await asyncio.sleep(RETRY_S)
            await self._connect()

    async def _connect(self) -> None:
        line = self._make()
        try:
            await line.on_startup()
            if self._channels:
                await line.subscribe([*self._channels])
        except Exception as error:  # noqa: BLE001 - drivers of channels raise what they like; the line is made anew
            self._complain(repr(error))
            await self._close(line)
            return
        self._line = line
        self.times += 1
        self._reader = asyncio.create_task(self._read(line))
        if self._complained:
            self._complained = False
            logger.warning("other processes can be heard over %s again", self._what)

    async def _read(self, line: Line) -> None:
        try:
            async for event in line.stream_events():
                self._heard.put_nowait(event)
        except Exception as error:  # noqa: BLE001 - drivers of channels raise what they like; the line is made anew
            self._complain(repr(error))

    async def _close(self, line: Line | None) -> None:
        if line is not None:
            with suppress(Exception):
                await line.on_shutdown()
