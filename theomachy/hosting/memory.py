"""Ports filled with what is in memory: a host that forgets everything when it ends. Tests host whole matches so."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from typing import ParamSpec, TypeVar

from theomachy.hosting.keyvalue.store import KeyValueStore
from theomachy.hosting.keyvalue.texts import MemoryTexts
from theomachy.hosting.notices import Notice
from theomachy.hosting.ports import Clock, Counsel, Hindsight, Ports, Thought, Waits
from theomachy.hosting.thinking import advise, first_look, look_back, think

P = ParamSpec("P")
T = TypeVar("T")


Ear = asyncio.Queue[Notice]


class MemoryNews:
    """Between hosts in one process."""

    def __init__(self) -> None:
        self.node = secrets.token_hex(8)
        self._ears: dict[str, set[Ear]] = defaultdict(set)

    def beside(self) -> "MemoryNews":
        """The news of another host of the same matches."""
        other = MemoryNews()
        other._ears = self._ears
        return other

    def publish(self, match: str, notice: Notice) -> None:
        for ear in self._ears[match]:
            ear.put_nowait(notice)

    @asynccontextmanager
    async def subscribe(self, match: str) -> AsyncIterator[AsyncIterator[Notice]]:
        ear: Ear = asyncio.Queue()
        self._ears[match].add(ear)
        try:
            yield _heard(ear)
        finally:
            self._ears[match].discard(ear)


async def _heard(ear: Ear) -> AsyncIterator[Notice]:
    while True:
        yield await ear.get()


class InlineThinker:
    """Agents that think here and now, while everything else waits."""

    async def decide(self, thought: Thought, waits: Waits) -> str:
        waits(0)
        return think(thought)

    async def first_look(self, thought: Thought) -> str:
        return first_look(thought)

    async def advise(self, counsel: Counsel) -> str:
        return advise(counsel)

    async def look_back(self, part: Hindsight) -> str:
        return look_back(part)


class PlainClock:
    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


async def inline(function: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> T:
    """Here and now."""
    return function(*args, **more)


def in_memory(clock: Clock | None = None) -> Ports:
    """A host of one process."""
    clock = clock or PlainClock()
    return Ports(KeyValueStore(MemoryTexts()), MemoryNews(), InlineThinker(), clock, inline)
