"""Channels between the processes of one server on one machine, over a socket in a folder that they share.

One process is the hub: whatever one of the others says it repeats to all of them, the one who spoke among them.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterable, Sequence

import msgspec

from theomachy.server.live.peer_connection import Line, Said

MAX_WAITING_BYTES = 1_000_000
"""Of what a process has not read yet; beyond that it is sent away, and looks up what it missed when it is back."""
LENGTH_BYTES = 4


class PubSub:
    def __init__(self) -> None:
        self._listeners: set[asyncio.StreamWriter] = set()

    async def open(self, path: str) -> asyncio.Server:
        return await asyncio.start_unix_server(self._serve, path)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._listeners.add(writer)
        try:
            while True:
                self._repeat(await _frame(reader))
        except (OSError, asyncio.IncompleteReadError):
            pass  # gone
        finally:
            self._listeners.discard(writer)
            writer.close()

    def _repeat(self, said: bytes) -> None:
        for listener in list(self._listeners):
            if listener.transport.get_write_buffer_size() > MAX_WAITING_BYTES:
                self._listeners.discard(listener)
                listener.close()
            else:
                listener.write(_framed(said))


class PubSubChannels(Line):
    """One process's line to the hub. It hears everything: who listens to what is known to whoever asked for it."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._decoder = msgspec.msgpack.Decoder(list[Said])

    async def on_startup(self) -> None:
        self._reader, self._writer = await asyncio.open_unix_connection(self._path)

    async def on_shutdown(self) -> None:
        self._writer.close()

    async def publish_all(self, said: Sequence[Said]) -> None:
        self._writer.write(_framed(msgspec.msgpack.encode(said)))
        await self._writer.drain()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Nothing is to be done."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Nothing is to be done."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            for data, channels in self._decoder.decode(await _frame(self._reader)):
                for channel in channels:
                    yield channel, data


def _framed(said: bytes) -> bytes:
    return len(said).to_bytes(LENGTH_BYTES, "big") + said


async def _frame(reader: asyncio.StreamReader) -> bytes:
    length = int.from_bytes(await reader.readexactly(LENGTH_BYTES), "big")
    return await reader.readexactly(length)
