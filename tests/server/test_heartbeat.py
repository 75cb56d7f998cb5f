"""Servers hear each other's hearts; lines between them break and are made again. No network, no clock."""

import asyncio
from collections.abc import AsyncGenerator, Iterable, Sequence
from typing import Any

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from tests.hosting.hosts import soon
from theomachy.hosting.notices import Attendance, Notice, Partitioned, Rejoined, Wrote
from theomachy.server.live import peer_connection
from theomachy.server.live.heartbeat import BEAT_S, SILENT_S, Heartbeat
from theomachy.server.live.news import ChannelNews
from theomachy.server.live.peer_connection import Line, PeerConnection, Said
from theomachy.server.live.pubsub import PubSub, PubSubChannels


class Fragile(Line, MemoryChannelsBackend):
    """A line that breaks when a test says so."""

    whole = True
    made = 0

    async def on_startup(self) -> None:
        self.check()
        type(self).made += 1
        await MemoryChannelsBackend.on_startup(self)

    async def publish_all(self, said: Sequence[Said]) -> None:
        self.check()
        for data, channels in said:
            await MemoryChannelsBackend.publish(self, data, channels)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        async for event in MemoryChannelsBackend.stream_events(self):
            self.check()
            yield event

    def check(self) -> None:
        if not type(self).whole:
            raise ConnectionError("broken")


@pytest.fixture
def line(monkeypatch: pytest.MonkeyPatch) -> type[Fragile]:
    monkeypatch.setattr(peer_connection, "RETRY_S", 0.0)
    monkeypatch.setattr(Fragile, "whole", True)
    monkeypatch.setattr(Fragile, "made", 0)
    return Fragile


class Ears:
    """A server's news of one match, and what its heart tells there."""

    def __init__(self, link: PeerConnection, channels: ChannelsPlugin) -> None:
        self.news = ChannelNews(channels)
        self.heart = Heartbeat(channels, link, self.news)
        self.heard: list[Notice] = []
        self.task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async with self.news.subscribe("m") as news:
            async for notice in news:
                self.heard.append(notice)


def told(story: Any) -> None:
    async def run() -> None:
        link = PeerConnection("a test", Fragile)
        async with ChannelsPlugin(link, arbitrary_channels_allowed=True) as channels:
            ears = Ears(link, channels)
            await asyncio.sleep(0)
            await asyncio.wait_for(story(ears, link), 60)
            ears.task.cancel()

    asyncio.run(run())


def beats(ears: Ears, start_s: float, seconds: float, *, others: Iterable[str] = ()) -> float:
    """Time goes by, beat by beat; this server hears itself, and others."""
    now_s = start_s
    while now_s < start_s + seconds:
        now_s += BEAT_S
        for node in (ears.news.node, *others):
            ears.heart.hear(node, now_s)
        ears.heart.beat(now_s)
    return now_s


def test_who_falls_silent_is_gone_and_asked_again_when_it_comes_back(line: type[Fragile]):
    async def story(ears: Ears, link: PeerConnection) -> None:
        now_s = beats(ears, ears.heart._last_beat_s, 3, others=["b"])
        assert ears.heart.others == 1
        now_s = beats(ears, now_s, SILENT_S - 1)
        assert ears.heart.others == 1
        now_s = beats(ears, now_s, 3)
        assert ears.heart.others == 0
        await soon(lambda: ears.heard == [Attendance("b")])
        beats(ears, now_s, 1, others=["b"])
        await soon(lambda: ears.heard == [Attendance("b"), Rejoined()])

    told(story)


def test_who_dies_before_its_heart_was_heard_is_gone_all_the_same(line: type[Fragile]):
    """It had only said who looks at a match: its tables wait for it no longer than for others."""

    async def story(ears: Ears, link: PeerConnection) -> None:
        here = Attendance("b", {"a guest": ""})
        ears.news.publish("m", here)
        await soon(lambda: ears.heard == [here])
        assert ears.heart.others == 1
        beats(ears, ears.heart._last_beat_s, 2 * SILENT_S)
        assert ears.heart.others == 0
        await soon(lambda: ears.heard == [here, Attendance("b")])

    told(story)


def test_news_of_another_version_are_left_out(line: type[Fragile], caplog: pytest.LogCaptureFixture):
    """While servers are brought up to date one by one, some tell what others do not know; what follows is heard."""

    async def story(ears: Ears, link: PeerConnection) -> None:
        ears.news._channels.publish('{"type": "unheard-of"}', "theomachy-match-m")
        ears.news.publish("m", Wrote(5))
        await soon(lambda: ears.heard == [Wrote(5)])
        assert "news of another server cannot be read" in caplog.text

    told(story)


def test_who_was_held_up_itself_loses_nobody(line: type[Fragile]):
    """What the others said meanwhile is still to be read."""

    async def story(ears: Ears, link: PeerConnection) -> None:
        now_s = beats(ears, ears.heart._last_beat_s, 1, others=["b"])
        ears.heart.beat(now_s + 10 * SILENT_S)
        assert ears.heart.others == 1
        assert link.up

    told(story)


def test_a_line_that_breaks_is_told_and_made_again(line: type[Fragile]):
    async def story(ears: Ears, link: PeerConnection) -> None:
        now_s = beats(ears, ears.heart._last_beat_s, 1, others=["b"])
        line.whole = False
        ears.news.publish("m", Wrote(1))
        await soon(lambda: not link.up)
        now_s = beats(ears, now_s, 3 * SILENT_S)
        await soon(lambda: Partitioned() in ears.heard)
        assert ears.heart.others == 1, "nobody can be heard: nobody is gone for that"
        line.whole = True
        await soon(lambda: link.up)
        beats(ears, now_s, 1)
        await soon(lambda: ears.heard[-1] == Rejoined())
        ears.news.publish("m", Wrote(2))
        await soon(lambda: ears.heard[-1] == Wrote(2))
        assert ears.heart.others == 1

    told(story)


def test_while_it_is_broken_nobody_is_told_more_than_they_can_hear(line: type[Fragile]):
    """One who is busy with other things is told once."""

    async def story(ears: Ears, link: PeerConnection) -> None:
        line.whole = False
        link.lose("a test")
        await soon(lambda: not link.up)
        ears.task.cancel()
        await asyncio.wait([ears.task])
        async with ears.news.subscribe("m"):
            beats(ears, ears.heart._last_beat_s, 20)
            assert [subscriber.qsize for subscriber in ears.news._subscribers] == [1]

    told(story)


def test_a_server_that_does_not_hear_itself_makes_its_line_anew(line: type[Fragile]):
    async def story(ears: Ears, link: PeerConnection) -> None:
        now_s = ears.heart._last_beat_s
        for _ in range(int(SILENT_S / BEAT_S) + 2):
            now_s += BEAT_S
            ears.heart.beat(now_s)
        await soon(lambda: line.made == 2 and link.up)

    told(story)


async def to_the_end(heard: AsyncGenerator[Any, None]) -> None:
    async for _ in heard:
        pass


def test_a_process_that_hears_nothing_is_sent_away_by_the_hub(tmp_path):
    async def story() -> None:
        path = str(tmp_path / "hub")
        server = await PubSub().open(path)
        lines = [PubSubChannels(path), PubSubChannels(path)]
        for line in lines:
            await line.on_startup()
        heard = lines[0].stream_events()
        await lines[1].publish(b"first", ["a", "b"])
        assert [await anext(heard), await anext(heard)] == [("a", b"first"), ("b", b"first")]
        own = lines[1].stream_events()
        for _ in range(20):
            await lines[1].publish(b"." * 500_000, ["a"])
            assert len((await anext(own))[1]) >= 5
        with pytest.raises((asyncio.IncompleteReadError, ConnectionError)):
            await to_the_end(heard)
        server.close()

    asyncio.run(asyncio.wait_for(story(), 60))
