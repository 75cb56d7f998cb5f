"""Channels over Redis."""

from collections.abc import Sequence

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from theomachy.server.live.peer_connection import Line, Said

TIMEOUT_S = 3.0
"""A Redis that takes longer does not answer."""


def connected(url: str) -> Redis:
    """A client that complains at once: whoever asks knows better what to do then than to try again."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_timeout=TIMEOUT_S, socket_connect_timeout=TIMEOUT_S)


class RedisChannels(Line, RedisChannelsPubSubBackend):
    """Over connections of its own."""

    def __init__(self, url: str) -> None:
        RedisChannelsPubSubBackend.__init__(self, redis=connected(url))

    async def publish_all(self, said: Sequence[Said]) -> None:
        """Without Litestar's script, which is there for several channels at once."""
        together = self._redis.pipeline(transaction=False)
        for data, channels in said:
            for channel in channels:
                together.publish(channel, data)
        await together.execute()

    async def on_startup(self) -> None:
        await self._redis.ping()

    async def on_shutdown(self) -> None:
        await RedisChannelsPubSubBackend.on_shutdown(self)
        await self._redis.aclose()
