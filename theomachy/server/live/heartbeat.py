"""Servers of the same matches tell each other that they live; who falls silent is held to be gone."""

import asyncio
from logging import getLogger
from time import monotonic

from litestar.channels import ChannelsPlugin
from litestar.channels.subscriber import Subscriber

from theomachy.hosting.notices import Attendance, Partitioned, Rejoined
from theomachy.server.live.news import ChannelNews
from theomachy.server.live.peer_connection import PeerConnection

logger = getLogger(__name__)

BEAT_S = 1.0
SILENT_S = 5.0
"""Who has said nothing for so long is gone: others look after its tables."""
CHANNEL = "theomachy-servers"


class Heartbeat:
    def __init__(self, channels: ChannelsPlugin, link: PeerConnection, news: ChannelNews) -> None:
        self._channels, self._link, self._news = channels, link, news
        self._times = link.times
        self._last_beat_s = monotonic()
        self._heard_s: dict[str, float] = {news.node: self._last_beat_s}
        """by server: when it was last heard; this one among them, since what it says comes back"""
        self._gone: set[str] = set()
        news.met = lambda node: self.hear(node, monotonic())  # it may die before its heart was heard once

    @property
    def others(self) -> int:
        """How many other servers there are."""
        return len(self._heard_s) - 1

    async def run(self) -> None:
        """For as long as the server runs."""
        async with self._channels.start_subscription([CHANNEL]) as subscriber:
            listening = asyncio.create_task(self._listen(subscriber))
            try:
                while True:
                    self.beat(monotonic())
                    await asyncio.sleep(BEAT_S)
            finally:
                listening.cancel()

    async def _listen(self, subscriber: Subscriber) -> None:
        async for node in subscriber.iter_events():
            self.hear(node.decode(), monotonic())

    def hear(self, node: str, now_s: float) -> None:
        """A server lives. One that seemed to be gone is asked who is at its tables."""
        self._heard_s[node] = now_s
        if node in self._gone:
            self._gone.discard(node)
            self._news.tell_here(Rejoined())

    def beat(self, now_s: float) -> None:
        """Say that this server lives, and see who has said nothing for long."""
        stalled, self._last_beat_s = now_s - self._last_beat_s > SILENT_S / 2, now_s
        if not self._link.up:
            self._news.tell_here(Partitioned(), often=True)
            return
        if stalled or self._link.times != self._times:  # what others have said meanwhile is still to be read
            self._heard_s = dict.fromkeys(self._heard_s, now_s)
        if self._link.times != self._times:
            self._times = self._link.times
            self._news.tell_here(Rejoined())
        self._channels.publish(self._news.node, CHANNEL)
        for node in [node for node, heard_s in self._heard_s.items() if now_s - heard_s > SILENT_S]:
            self._lose(node, now_s)

    def _lose(self, node: str, now_s: float) -> None:
        if node == self._news.node:
            self._heard_s[node] = now_s
            self._link.lose("this server's own messages do not come back")
            return
        logger.info("server %s is gone: it sends no heartbeat any more", node)
        del self._heard_s[node]
        self._gone.add(node)
        self._news.tell_here(Attendance(node))
