"""News between processes over Litestar's channels."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from logging import getLogger

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber

from theomachy.hosting.notices import Attendance, Notice, read_notice

logger = getLogger(__name__)


class ChannelNews:
    def __init__(self, channels: ChannelsPlugin) -> None:
        self.node = secrets.token_hex(8)
        self._channels = channels
        self._subscribers: set[Subscriber] = set()
        self.met: Callable[[str], None] = lambda node: None
        """what is done when a server says that somebody looks at a match there"""

    def publish(self, match: str, notice: Notice) -> None:
        self._channels.publish(msgspec.json.encode(notice), _channel(match))

    @asynccontextmanager
    async def subscribe(self, match: str) -> AsyncIterator[AsyncIterator[Notice]]:
        async with self._channels.start_subscription([_channel(match)]) as subscriber:
            self._subscribers.add(subscriber)
            try:
                yield self._notices(subscriber.iter_events())
            finally:
                self._subscribers.discard(subscriber)

    def tell_here(self, notice: Notice, *, often: bool = False) -> None:
        """Let every match of this host hear something. What is told often is not told to one that has yet to hear
        other things."""
        for subscriber in self._subscribers:
            if not (often and subscriber.qsize):
                subscriber.put_nowait(msgspec.json.encode(notice))

    async def _notices(self, events: AsyncIterator[bytes]) -> AsyncIterator[Notice]:
        """What cannot be read is told by a server of another version: it is left out, and what follows is heard."""
        async for event in events:
            try:
                notice = read_notice(event)
            except msgspec.MsgspecError as error:
                logger.warning("news of another server cannot be read and is ignored: %s", error)
                continue
            if isinstance(notice, Attendance) and notice.guests:
                self.met(notice.node)
            yield notice


def _channel(match: str) -> str:
    return f"theomachy-match-{match}"
