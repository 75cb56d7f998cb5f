"""News between processes over Litestar's channels."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from litestar.channels import ChannelsPlugin


class ChannelNews:
    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels

    def publish(self, match: str, n: int) -> None:
        self._channels.publish({"n": n}, _channel(match))

    @asynccontextmanager
    async def subscribe(self, match: str) -> AsyncIterator[AsyncIterator[int]]:
        async with self._channels.start_subscription([_channel(match)]) as subscriber:
            yield _numbers(subscriber.iter_events())


async def _numbers(events: AsyncIterator[bytes]) -> AsyncIterator[int]:
    async for event in events:
        yield msgspec.json.decode(event)["n"]


def _channel(match: str) -> str:
    return f"match-{match}"
