"""Two hosts of one match, and who looks at it there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import msgspec

from tests.hosting.dial import Sundial
from tests.hosting.hosts import Witness, enter, soon
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import InlineThinker, MemoryNews, in_memory
from theomachy.hosting.ports import Busy, Thought, Waits
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.kernel import Ask


@asynccontextmanager
async def looks(service: MatchService, live: LiveMatch, guest: str) -> AsyncIterator[Witness]:
    """A guest looks at a match as a server lets them."""
    witness = Witness(live, guest, comes=False)
    async with service.watched_by(live, witness):
        yield witness


class Thinking(InlineThinker):
    """Thinks when a test says so, and counts."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.may_end = asyncio.Event()
        self.busy = False

    async def decide(self, thought: Thought, waits: Waits) -> str:
        self.asked.append(thought)
        waits(3)
        await self.may_end.wait()
        if self.busy:
            raise Busy
        return await super().decide(thought, waits)


class Pair:
    """Two hosts of one match; the first in the alphabet is the first here."""

    def __init__(self, *seats: str, clock: Sundial | None = None, game: str = "scathe") -> None:
        news = MemoryNews()
        here = in_memory(clock)
        self.thinkers = [Thinking(), Thinking()]
        self.news = sorted([news, news.beside()], key=lambda one: one.node)
        ports = [
            msgspec.structs.replace(here, news=news, thinker=thinker)
            for news, thinker in zip(self.news, self.thinkers, strict=True)
        ]
        self.services = [MatchService(own) for own in ports]
        self.order = NewMatch(game, list(seats))

    async def begin(self) -> tuple[LiveMatch, LiveMatch]:
        a, b = self.services
        laid = agree(self.order, "ann", a.clock.now())
        await matches.add(a.store, *laid)
        if laid.seats[1].invite:
            await matches.take_seat(a.store, laid.match.id, 1, "ben", a.clock.now())
        here, there = await a.match(laid.match.id), await b.match(laid.match.id)
        people = sorted({seat.guest for seat in await matches.seats(a.store, here.id) if seat.guest})
        await sit_down(*((a, here, guest) for guest in people))
        await soon(lambda: there.log.n == here.log.n)
        return here, there

    async def close(self) -> None:
        for service in self.services:
            await service.close()


async def asked_agent(service: MatchService, live: LiveMatch) -> None:
    """Answer for people until an agent is asked."""
    while live.agent_asked is None:
        ask = live.log.requests[0]
        assert isinstance(ask, Ask)
        await enter(service, live, Entry("answer", ask.seat, ask.keys()[0]))


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))  # type: ignore[arg-type]
