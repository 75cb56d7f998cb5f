"""Whatever becomes of an agent that thinks, its match goes on."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from tests.hosting.hosts import Witness, enter, leave, soon
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import DRIVER, PLACES, LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import InlineThinker, in_memory, inline
from theomachy.hosting.ports import Aside, Busy, Clock, Thinker, Thought
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.hosting.thinking import first_look
from theomachy.kernel import Ask
from theomachy.wire.view import view_of


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

    async def decide(self, thought: Thought, waits: Callable[[int], None]) -> str:
        self.asked += 1
        raise self.error("gone")

    async def first_look(self, thought: Thought) -> str:
        if not self.looks and self.asked < 3:
            raise self.error("not even that")
        return await super().first_look(thought)


class Slow(InlineThinker):
    def __init__(self) -> None:
        self.thinking = asyncio.Event()
        self.may_end = asyncio.Event()

    async def decide(self, thought: Thought, waits: Callable[[int], None]) -> str:
        self.thinking.set()
        await self.may_end.wait()
        return await super().decide(thought, waits)


async def against_agent(thinker: Thinker, clock: Clock, aside: Aside = inline) -> tuple[MatchService, LiveMatch]:
    """Scathe, with an agent that is asked, somebody in the other seat, and nobody looking yet."""
    service = MatchService(msgspec.structs.replace(in_memory(), thinker=thinker, clock=clock, aside=aside))
    laid = agree(NewMatch("scathe", ["captain", "me"]), "host", clock.now())
    await matches.add(service.store, *laid)
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


@pytest.mark.parametrize("error", [RuntimeError, asyncio.CancelledError])
def test_a_first_look_that_fails_is_taken_aside(error: type[BaseException]):
    """Away from the event loop, in the host itself."""
    looked: list[str] = []

    async def aside(look: Any, *args: Any) -> Any:
        looked.append(look.__name__)
        return look(*args)

    async def story() -> None:
        thinker = Failing(error, looks=False)
        service, live = await against_agent(thinker, Hasty(), aside)
        looked.clear()
        Witness(live, "host")
        service.drive(live)
        await soon(lambda: live.agent_asked is None)
        assert looked[0] == "first_look"
        await service.close()

    told(story)


def test_what_fails_altogether_is_tried_again():
    """Its driver stays, and asks again after a while."""
    failed = 0

    async def aside(look: Any, *args: Any) -> Any:
        nonlocal failed
        if look is first_look and failed < 2:
            failed += 1
            raise asyncio.CancelledError
        return look(*args)

    async def story() -> None:
        service, live = await against_agent(Failing(RuntimeError, looks=False), Hasty(), aside)
        Witness(live, "host")
        service.drive(live)
        await soon(lambda: live.agent_asked is None)
        assert failed == 2
        await service.close()

    told(story)


def test_what_cannot_be_written_is_tried_again(monkeypatch: pytest.MonkeyPatch):
    """A store that is gone for a while, or cancels what it was to write, ends no driver."""

    async def story() -> None:
        service, live = await against_agent(InlineThinker(), Hasty())
        errors: list[BaseException] = [OSError("No space left on device"), asyncio.CancelledError()]
        write = service.store.write

        async def flawed(*args: Any) -> None:
            if errors:
                raise errors.pop()
            await write(*args)

        monkeypatch.setattr(service.store, "write", flawed)
        Witness(live, "host")
        service.drive(live)
        await soon(lambda: live.agent_asked is None)
        assert not errors
        await service.close()

    told(story)


class InLine(InlineThinker):
    """Lets everybody wait at certain places in line, as long as it is told to."""

    def __init__(self, *places: int) -> None:
        self.places, self.move_on = places, asyncio.Semaphore(0)

    async def decide(self, thought: Thought, waits: Callable[[int], None]) -> str:
        for place in self.places:
            waits(place)
            await self.move_on.acquire()
        return await super().decide(thought, waits)


class Pausing(Hasty):
    """A clock whose pauses end when it is told to."""

    def __init__(self) -> None:
        self.go_on = asyncio.Semaphore(0)

    async def sleep(self, seconds: float) -> None:
        await self.go_on.acquire()


def test_places_in_line_are_told_sparingly():
    """The first at once, what changes meanwhile after a pause, and what has not changed not at all."""

    async def story() -> None:
        thinker, clock = InLine(7, 6, 5, 4), Pausing()
        service, live = await against_agent(thinker, clock)
        witness = Witness(live, "host")
        service.drive(live)
        await soon(lambda: witness.seats == 1)
        assert live.agents.places == {0: 7}
        for place in (6, 5, 4):
            thinker.move_on.release()
            await soon(lambda place=place: live.agents.places == {0: place})
        assert witness.seats == 1
        clock.go_on.release()
        await soon(lambda: witness.seats == 2)
        assert not live.agents.to_show
        clock.go_on.release()
        await soon(lambda: not live.tasks.runs(PLACES))
        assert witness.seats == 2
        await service.close()

    told(story)


class Crowded(InlineThinker):
    """Has no time for anybody."""

    async def decide(self, thought: Thought, waits: Callable[[int], None]) -> str:
        raise Busy


def test_an_agent_that_cannot_be_had_in_time_says_so_in_every_language():
    async def story() -> None:
        service, live = await against_agent(Crowded(), Hasty())
        Witness(live, "host")
        service.drive(live)
        await soon(lambda: live.agent_asked is None)
        assert notes(service, live) == ["busy: played its first instinct", "混雑のため、ひと目で指しました"]
        live.agents.move(0, 3)
        assert notes(service, live) == ["third in line", "順番待ち3番目"]
        await service.close()

    told(story)


def notes(service: MatchService, live: LiveMatch) -> list[str]:
    """What is said of the first seat, by language."""
    live.tell_seats()
    return [
        msgspec.json.decode(view_of(service, live, "host", lang).seats())["seats"][0]["note"] for lang in ("en", "ja")
    ]


def test_nobody_thinks_while_nobody_looks():
    async def story() -> None:
        thinker = Slow()
        service, live = await against_agent(thinker, Hasty())
        service.drive(live)
        assert not live.tasks.runs(DRIVER)
        Witness(live, "host")
        service.drive(live)
        await thinker.thinking.wait()
        assert set(live.agents.places) == {0}
        before = live.log.n
        leave(live)
        thinker.may_end.set()
        await soon(lambda: not live.tasks.runs(DRIVER))
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
        assert not live.tasks.runs(DRIVER)
        service.drive(live)
        assert not live.tasks.runs(DRIVER)

    told(story)
