"""What many see is made once, and sent to each of them."""

import asyncio
import json
from contextlib import AsyncExitStack

import msgspec
import pytest

from tests.hosting.hosts import enter
from tests.hosting.seating import sit_down
from theomachy import games
from theomachy.hosting import driver
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.kernel import Ask
from theomachy.wire.presenter import Presenter
from theomachy.wire.viewer import WireViewer


class Recorder:
    """A line that keeps what it is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        self.sent.append(message)

    def drop(self) -> None:
        raise AssertionError("something could not be shown")

    @property
    def types(self) -> list[str]:
        return [json.loads(message)["type"] for message in self.sent]


async def laid() -> tuple[MatchService, LiveMatch]:
    """Scathe, at which the host plays both sides."""
    service = MatchService(in_memory())
    table = agree(NewMatch("scathe", ["me", "me"]), "host", service.clock.now())
    await matches.add(service.store, *table)
    live = await service.match(table.match.id)
    await sit_down((service, live, "host"))
    return service, live


async def answer(service: MatchService, live: LiveMatch) -> None:
    ask = live.log.requests[0]
    assert isinstance(ask, Ask)
    await enter(service, live, Entry("answer", ask.seat, ask.keys()[0]))


def test_what_many_see_is_made_once(monkeypatch: pytest.MonkeyPatch):
    """Fifty onlookers come and see a step: one rendering a language, and the bytes of each are those of the others."""
    made: list[str] = []
    around = Presenter._around
    monkeypatch.setattr(driver, "PLACES_PAUSE_S", 3600.0)
    monkeypatch.setattr(Presenter, "_around", lambda self, *more: made.append(self.words.lang) or around(self, *more))

    async def story() -> None:
        service, live = await laid()
        lines = [Recorder() for _ in range(50)]
        async with AsyncExitStack() as stack:
            host = Recorder()
            await stack.enter_async_context(service.watched_by(live, WireViewer(host, service, live, "host", "en")))
            made.clear()
            for number, line in enumerate(lines):
                viewer = WireViewer(
                    line, service, live, f"guest-{number}" if number % 3 else "", ["en", "ja"][number % 2]
                )
                await stack.enter_async_context(service.watched_by(live, viewer))
            assert len(made) == 4, "a scene, and what it will be compared with, for each language"
            made.clear()
            await answer(service, live)
            assert sorted(made) == ["en", "en", "ja"], "the host sees more than those who look on"
        for line in lines:
            assert line.types == ["table", "step"], "who else looks on is told later"
        assert len({(*line.sent,) for line in lines}) == 2
        assert {json.loads(line.sent[0])["lang"] for line in lines} == {"en", "ja"}
        assert host.sent[-1] not in [message for line in lines for message in line.sent]

    asyncio.run(story())


def test_whoever_sits_down_while_looking_on_is_shown_what_they_may_see():
    async def story() -> None:
        service = MatchService(in_memory())
        table = agree(NewMatch("scathe", ["me", "friend"]), "host", service.clock.now())
        await matches.add(service.store, *table)
        live, line = await service.match(table.match.id), Recorder()
        async with service.watched_by(live, WireViewer(line, service, live, "guest", "en")):
            assert not json.loads(line.sent[-1])["seats"][1]["mine"]
            invite = live.seats[1].invite
            assert invite is not None
            await service.join(invite, "guest")
            last = json.loads(line.sent[-1])
            assert (last["type"], last["seats"][1]["mine"]) == ("table", True)
            await sit_down((service, live, "host"), (service, live, "guest"))
            assert json.loads(line.sent[-1])["deed"] == "start"

    asyncio.run(story())


def test_what_changed_meanwhile_is_in_the_table_of_whoever_comes_later():
    async def story() -> None:
        service, live = await laid()
        early, late = Recorder(), Recorder()
        async with service.watched_by(live, WireViewer(early, service, live, "", "en")):
            await answer(service, live)
            async with service.watched_by(live, WireViewer(late, service, live, "", "en")):
                assert json.loads(late.sent[0])["n"] == live.log.n
                await answer(service, live)
            assert early.sent[-1] == late.sent[-1]
            assert json.loads(late.sent[-1])["head"] == live.log.head

    asyncio.run(story())


def test_a_scene_told_by_steps_leaves_out_what_a_whole_table_leaves_out():
    """A scene without chances, as when nobody is left to roll: a patch takes the field away and leaves no empty one."""
    speaker = Presenter(games.game("scathe"), "en")
    scene = msgspec.structs.replace(speaker.first_scene(), chances={})
    whole = json.loads(msgspec.json.encode(speaker.scene(scene)))
    assert json.loads(msgspec.json.encode(speaker.plain_scene(scene))) == whole
    assert "chances" not in whole
