"""Stores of each kind."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from theomachy.hosting.keyvalue.store import KeyValueStore
from theomachy.hosting.keyvalue.texts import MemoryTexts
from theomachy.hosting.store.verbs import Store
from theomachy.server.db.store import SqlStore

Story = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    if not url:
        yield KeyValueStore(MemoryTexts())
        return
    store = SqlStore(url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def stored(url: str) -> Callable[[Story], None]:
    def tell(story: Story) -> None:
        async def go() -> None:
            async with opened(url) as store:
                await story(store)

        asyncio.run(go())

    return tell
