"""Hosts without a server around them: two in one process that share what they keep and tell each other news."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from theomachy.hosting.entries import Change, Entry
from theomachy.hosting.live import LiveMatch, Viewer
from theomachy.hosting.memory import MemoryNews, PlainClock, in_memory
from theomachy.hosting.ports import Ports
from theomachy.hosting.remarks import Remark
from theomachy.hosting.service import MatchService
from theomachy.kernel import Reason
from theomachy.server.agents.pool import AgentPool
from theomachy.server.db.store import SqlStore
from theomachy.server.live.news import ChannelNews

PATIENCE_S = 60
"""How long a test waits for what is sure to happen, however busy the machine is."""


def leave(live: LiveMatch, *viewers: Viewer) -> None:
    """Let some viewers of a match go, or all of them."""
    for viewer in viewers or live.viewers:
        live.go(viewer, datetime.now(UTC))


class Witness:
    """Somebody who looks at a match."""

    def __init__(self, live: LiveMatch, guest: str = "", *, comes: bool = True) -> None:
        self.live, self.guest = live, guest
        self.seen: list[int] = []
        self.whole: list[int] = []
        self.seats = self.orders = 0
        self.remarks: list[str] = []
        self.warned: list[Reason] = []
        self.next = ""
        if comes:
            live.come(self)

    def see(self, change: Change) -> None:
        self.seen.append(self.live.log.n)

    def see_all(self) -> None:
        self.whole.append(self.live.log.n)

    def see_seats(self) -> None:
        self.seats += 1

    def see_orders(self) -> None:
        self.orders += 1

    def see_remarks(self, remarks: Sequence[Remark]) -> None:
        self.remarks += [remark.phrase for remark in remarks]

    def see_rematch(self) -> None:
        assert self.live.rematch.next is not None
        self.next = self.live.rematch.next.id

    def see_warning(self, why: Reason) -> None:
        self.warned.append(why)

    def leave(self) -> None:
        leave(self.live, self)


Story = Callable[[MatchService, MatchService], Awaitable[None]]
Hosts = Callable[[Story], None]


@asynccontextmanager
async def in_database(url: str) -> AsyncIterator[tuple[Ports, Ports]]:
    """The ports of two servers over one database."""
    async with ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True) as channels:
        stores, pools = [SqlStore(url) for _ in range(2)], [AgentPool(1) for _ in range(2)]
        await stores[0].open()
        clock = PlainClock()
        both = [
            Ports(store, ChannelNews(channels), pool, clock, asyncio.to_thread)
            for store, pool in zip(stores, pools, strict=True)
        ]
        try:
            yield both[0], both[1]
        finally:
            for store, pool in zip(stores, pools, strict=True):
                pool.close()
                await store.close()


@asynccontextmanager
async def in_lists() -> AsyncIterator[tuple[Ports, Ports]]:
    """The ports of two hosts that keep everything in the same lists."""
    news = MemoryNews()
    here = msgspec.structs.replace(in_memory(), news=news)
    yield here, msgspec.structs.replace(in_memory(), store=here.store, news=news.beside())


async def in_two_hosts(url: str, story: Story) -> None:
    async with in_database(url) if url else in_lists() as ports:
        both = [MatchService(own) for own in ports]
        await story(*both)
        for service in both:
            await service.close()


def tell(url: str, story: Story) -> None:
    """A story that happens in two hosts over one database; over the same lists if no database is named."""
    asyncio.run(in_two_hosts(url, story))


async def enter(service: MatchService, live: LiveMatch, entry: Entry) -> None:
    async with live.lock:
        await service.enter(live, entry)


async def soon(done: Callable[[], Any]) -> None:
    for _ in range(PATIENCE_S * 100):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def alike(a: LiveMatch, b: LiveMatch) -> bool:
    one, other = a.log, b.log
    assert one.match is not None
    assert other.match is not None
    ids = [log.request_id(request) for log in (one, other) for request in log.requests]
    half = len(ids) // 2
    return one.n == other.n and one.match.state.digest() == other.match.state.digest() and ids[:half] == ids[half:]
