"""Whatever becomes of an agent that thinks, its match goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

import msgspec
import pytest

from tests.hosting.hosts import Witness, enter, soon
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import InlineThinker, in_memory
from theomachy.hosting.ports import Clock, Thinker, Thought
from theomachy.hosting.service import MatchService
from theomachy.kernel import Ask


class Hasty:
    """A clock whose pauses are over at once."""

    def now(self) -> datetime:
        return datetime(2026, 1, 1, tzinfo=UTC)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


class Failing(InlineThinker):
    """Never has an answer: fails, or is cancelled by whoever runs it."""

    def __init__(self, error: type[BaseException], looks: bool = True) -> None:
        self.error, self.looks, self.asked = error, looks, 0

    async def decide(self, thought: Thought) -> str:
        self.asked += 1
        raise self.error("gone")

    def first_look(self, thought: Thought) -> str:
        if not self.looks and self.asked < 3:
            raise RuntimeError("not even that")
        return super().first_look(thought)


class Slow(InlineThinker):
    def __init__(self) -> None:
        self.thinking = asyncio.Event()
        self.may_end = asyncio.Event()

    async def decide(self, thought: Thought) -> str:
        self.thinking.set()
        await self.may_end.wait()
        return await super().decide(thought)


async def against_agent(thinker: Thinker, clock: Clock) -> tuple[MatchService, LiveMatch]:
    """Scathe, with an agent that is asked, somebody in the other seat, and nobody looking yet."""
    service = MatchService(msgspec.structs.replace(in_memory(), thinker=thinker, clock=clock))
    laid = agree(NewMatch("scathe", ["captain", "me"]), "host", clock.now())
    await service.store.add(*laid)
    live = await service.match(laid.match.id)
    await sit_down((service, live, "host"))
    while live.agent_asked is None:  # who begins is for the dice to say
        ask = live.log.requests[0]
        assert isinstance(ask, Ask)
        await enter(service, live, Entry("answer", ask.seat, ask.keys()[0]))
    return service, live


def told(story: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(story(), 60))  # type: ignore[arg-type]


@pytest.mark.parametrize("error", [RuntimeError, TimeoutError, asyncio.CancelledError])
def test_an_agent_that_cannot_think_plays_its_first_look(error: type[BaseException]):
    """A thought that was cancelled is no cancelled driver."""

    async def story() -> None:
        thinker = Failing(error)
        service, live = await against_agent(thinker, Hasty())
        Witness(live, "host")
        service.drive(live)
        await soon(lambda: live.agent_asked is None)
        assert thinker.asked > 0
        assert live.log.requests, "and the other is asked"
        await service.close()

    told(story)


def test_what_fails_altogether_is_tried_again():
    async def story() -> None:
        thinker = Failing(RuntimeError, looks=False)
        service, live = await against_agent(thinker, Hasty())
        Witness(live, "host")
        service.drive(live)
        await soon(lambda: live.agent_asked is None)
        assert thinker.asked >= 3
        await service.close()

    told(story)


def test_nobody_thinks_while_nobody_looks():
    async def story() -> None:
        thinker = Slow()
        service, live = await against_agent(thinker, Hasty())
        service.drive(live)
        assert live.driver is None
        Witness(live, "host")
        service.drive(live)
        await thinker.thinking.wait()
        assert live.thinking == {0}
        before = live.log.n
        live.viewers.clear()
        thinker.may_end.set()
        await soon(lambda: live.driver is None)
        assert live.log.n == before + 1, "the answer that was under way counts"
        await service.close()

    told(story)


def test_whoever_comes_back_while_an_old_thought_ends_finds_a_driver():
    async def story() -> None:
        thinker = Slow()
        service, live = await against_agent(thinker, Hasty())
        leaving = Witness(live, "host")
        service.drive(live)
        await thinker.thinking.wait()
        leaving.leave()
        Witness(live, "host")
        service.drive(live)
        thinker.may_end.set()
        await soon(lambda: live.agent_asked is None)
        await service.close()

    told(story)


def test_a_host_that_ends_ends_its_drivers():
    async def story() -> None:
        thinker = Slow()
        service, live = await against_agent(thinker, Hasty())
        Witness(live, "host")
        service.drive(live)
        await thinker.thinking.wait()
        await service.close()
        assert live.driver is None
        service.drive(live)
        assert live.driver is None

    told(story)
