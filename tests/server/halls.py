"""Halls without a server around them: two in one process, with one channel between them as PostgreSQL would be."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from theomachy.server.app import prepare
from theomachy.server.hall import Hall, Table
from theomachy.server.owls import Owls
from theomachy.server.room import Change, Entry
from theomachy.server.store import Store


class Witness:
    """Somebody at a table."""

    def __init__(self, table: Table, guest: str = "") -> None:
        self.table, self.guest = table, guest
        self.seen: list[int] = []
        self.whole: list[int] = []
        self.seats = self.orders = 0
        table.onlookers.add(self)

    def see(self, change: Change) -> None:
        self.seen.append(self.table.room.n)

    def see_all(self) -> None:
        self.whole.append(self.table.room.n)

    def see_seats(self) -> None:
        self.seats += 1

    def see_orders(self) -> None:
        self.orders += 1

    def leave(self) -> None:
        self.table.onlookers.discard(self)


Story = Callable[[Hall, Hall], Awaitable[None]]


async def in_two_halls(url: str, story: Story) -> None:
    """Tell a story that happens in two halls over one database."""
    async with ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True) as channels:
        both = [Hall(Store(url), channels, Owls(1)) for _ in range(2)]
        await story(*both)
        for hall in both:
            await hall.close()
            hall.owls.close()
            await hall.store.close()


def tell(url: str, story: Story) -> None:
    prepare(url)
    asyncio.run(in_two_halls(url, story))


async def enter(hall: Hall, table: Table, entry: Entry) -> None:
    async with table.lock:
        await hall.enter(table, entry)


async def soon(done: Callable[[], Any]) -> None:
    for _ in range(500):
        if done():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it did not happen")


def alike(a: Table, b: Table) -> bool:
    one, other = a.room, b.room
    assert one.match is not None
    assert other.match is not None
    ids = [room.request_id(request) for room in (one, other) for request in room.requests]
    half = len(ids) // 2
    return one.n == other.n and one.match.state.digest() == other.match.state.digest() and ids[:half] == ids[half:]
