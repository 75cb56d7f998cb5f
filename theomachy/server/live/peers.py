"""How a server hears others of the same matches: over Redis, over the hub of its machine, or not at all, alone."""

import asyncio
import re
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from signal import SIGTERM

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from theomachy.kernel import refuse
from theomachy.server.live.heartbeat import Heartbeat
from theomachy.server.live.news import ChannelNews
from theomachy.server.live.peer_connection import PeerConnection
from theomachy.server.live.pubsub import PubSub, PubSubChannels
from theomachy.server.processes import Place, Ready

REDIS_SCHEMES = ("redis://", "rediss://", "unix://")
EXTRA = ("redis", "saq")
"""The packages of the extra `redis`."""
HUB_NAME = "theomachy-hub"
"""What a list of processes calls the hub, where the system lets it."""


def check_redis(url: str) -> None:
    """Refused if it is no URL of a Redis, or if what speaks to one is not installed."""
    shown = re.sub(r"//.*@", "//…@", url)  # no password in anybody's log
    if not url.startswith(REDIS_SCHEMES):
        raise refuse("serve-bad-redis", text=shown)
    if not all(map(find_spec, EXTRA)):
        raise refuse("serve-no-redis")
    from redis.asyncio.connection import parse_url  # an extra

    try:
        parse_url(url)
    except ValueError:
        raise refuse("serve-bad-redis", text=shown) from None


class PeerNetwork:
    def __init__(self, redis: str, place: Place) -> None:
        self.link = _link_of(redis, place)
        self.channels = ChannelsPlugin(self.link or MemoryChannelsBackend(), arbitrary_channels_allowed=True)
        self.news = ChannelNews(self.channels)

    @property
    def line(self) -> int | None:
        """How often the line to the others was made, 0 where there are none; None while they cannot be heard."""
        if self.link is None:
            return 0
        return self.link.times if self.link.up else None

    @property
    def cut(self) -> bool:
        """Whether there may be others that cannot be heard."""
        return self.line is None

    @asynccontextmanager
    async def heard(self) -> AsyncIterator[None]:
        async with self.channels:
            beating = asyncio.create_task(self._beat())
            try:
                yield
            finally:
                beating.cancel()
                await asyncio.wait([beating])

    async def _beat(self) -> None:
        if self.link is not None:
            await Heartbeat(self.channels, self.link, self.news).run()


def _link_of(redis: str, place: Place) -> PeerConnection | None:
    if redis:
        from theomachy.server.live.redis_channels import RedisChannels  # an extra

        return PeerConnection("Redis", lambda: RedisChannels(redis))
    if place.processes > 1:
        return PeerConnection("the hub", lambda: PubSubChannels(_hub_path(place)))
    return None


def _hub_path(place: Place) -> str:
    return str(Path(place.folder) / "hub")


def be_hub(place: Place, ready: Ready) -> None:
    """The process that the others of one server hear each other by, until it is told to end."""
    if sys.platform == "linux":
        with suppress(OSError):
            Path("/proc/self/comm").write_text(HUB_NAME)

    async def run() -> None:
        told = asyncio.Event()
        asyncio.get_running_loop().add_signal_handler(SIGTERM, told.set)
        path = Path(_hub_path(place))
        path.unlink(missing_ok=True)  # of one that has died
        server = await PubSub().open(str(path))
        ready()
        await told.wait()
        server.close()

    asyncio.run(run())
