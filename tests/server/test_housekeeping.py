"""How long something is kept is the host's to say: what is too old goes, and nothing else."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from inspect import signature
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from tests.hosting.hosts import soon
from tests.hosting.pair import looks
from theomachy.cli import app
from theomachy.cli.hosting import serve
from theomachy.hosting.attendance import ANSWER_PAUSE_S
from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import MemoryNews, PlainClock, in_memory
from theomachy.hosting.notices import Attendance, Notice, WhoLooks
from theomachy.hosting.ports import News
from theomachy.hosting.rows import CampaignRow, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import campaigns, guests, logs, matches, tables
from theomachy.play.auto_answers import StandingOrder
from theomachy.server import housekeeping
from theomachy.server.db.retention import Retention, Tidied
from theomachy.server.db.store import SqlStore
from theomachy.server.housekeeping import CALM_ROUNDS, ROUND_S, Housekeeping, tidy
from theomachy.server.serving import database
from theomachy.server.settings import Keeping

TODAY = datetime(2026, 6, 1, 12, tzinfo=UTC)
KEEP = Keeping(matches=30, unfinished=10, guests=20)


class Calendar(PlainClock):
    """A clock that stands still unless it is told otherwise. Whoever sleeps wakes at once, later by so much."""

    def __init__(self) -> None:
        self.at = TODAY
        self.jumps: list[float] = []
        """what comes on top of the next pauses, in seconds"""
        self.rounds = 0
        self.most = 1
        self.answered: Callable[[], bool] = lambda: True
        """whether other servers have said who looks at a match, however busy they are"""

    def now(self) -> datetime:
        return self.at

    def ago(self, days: float) -> "Calendar":
        self.at = TODAY - timedelta(days=days)
        return self

    async def sleep(self, seconds: float) -> None:
        if seconds == ROUND_S:
            self.rounds += 1
            if self.rounds > self.most:
                await asyncio.Event().wait()
            self.at += timedelta(seconds=seconds + (self.jumps.pop(0) if self.jumps else 0))
        await said_and_heard()
        if seconds == ANSWER_PAUSE_S:
            await soon(self.answered)  # every question has been put by now
            await said_and_heard()


async def said_and_heard() -> None:
    """Let what is said in the same loop be heard."""
    for _ in range(3):
        await asyncio.sleep(0)


class House:
    """A store with a calendar, and matches that are as old as one likes."""

    def __init__(self, store: SqlStore, calendar: Calendar) -> None:
        self.store, self.calendar, self.kept = store, calendar, Retention(store.database)

    async def match(self, id: str, days: float, *, over: bool, made: float | None = None, guest: str = "ann") -> None:
        self.calendar.ago(days if made is None else made)
        await matches.add(self.store, *rows(id, self.calendar.now(), guest))
        await self._play(id, days, over=over)

    async def chapter(self, campaign: str, number: int, id: str, days: float, *, over: bool) -> None:
        self.calendar.ago(days)
        match, seats = rows(id, self.calendar.now(), "ann")
        new = CampaignRow(campaign, "Winter", "godbreaker", "1", "{}", "{}", "ann", self.calendar.now())
        if number == 1:
            await campaigns.begin(self.store, new, match, seats)
        else:
            await campaigns.go_on(self.store, new, number, match, seats)
        await self._play(id, days, over=over)

    async def _play(self, id: str, days: float, *, over: bool) -> None:
        self.calendar.ago(days)
        ending = Ending("record", [1.0, 0.0]) if over else None
        await logs.append(
            self.store, id, 1, Change(Entry("start"), ChronicleEdit(0, []), [], ""), self.calendar.now(), ending=ending
        )
        await tables.stand(self.store, id, [0], "counter", StandingOrder("never"))
        self.calendar.ago(0)

    async def there(self, *ids: str) -> list[str]:
        return [id for id in ids if await self.store.read(MatchRow, id) is not None]

    async def tidy(self, keep: Keeping = KEEP) -> Tidied:
        return await tidy(self.kept, keep, TODAY, self.calendar)


def rows(id: str, made: datetime, guest: str) -> tuple[MatchRow, list[SeatRow]]:
    match = MatchRow(id, "scathe", "1", "c", "{}", "seeded", b"s" * 32, guest, made)
    return match, [SeatRow(id, 0, guest=guest), SeatRow(id, 1, invite=f"{id}-1")]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[House]:
    calendar = Calendar()
    store = SqlStore(url)
    await store.open()
    try:
        yield House(store, calendar)
    finally:
        await store.close()


Story = Callable[[House], Awaitable[None]]


@pytest.fixture
def told(store_url: str) -> Callable[[Story], None]:
    def tell(story: Story) -> None:
        async def go() -> None:
            async with opened(store_url) as house:
                await story(house)

        asyncio.run(asyncio.wait_for(go(), 90))

    return tell


def test_a_match_goes_when_nobody_has_touched_it_for_so_long(told: Callable[[Story], None]):
    async def story(house: House) -> None:
        await house.match("won long ago", 31, over=True)
        await house.match("won", 29, over=True)
        await house.match("left long ago", 11, over=False)
        await house.match("left", 9, over=False)
        await house.match("slow", 1, over=False, made=400)
        assert await house.kept.outdated(KEEP, TODAY) == Tidied(matches=2)
        assert await house.tidy() == Tidied(matches=2)
        assert await house.there("won long ago", "won", "left long ago", "left", "slow") == ["won", "left", "slow"]
        assert await logs.record(house.store, "won long ago") is None
        assert await logs.entries(house.store, "won long ago") == []
        assert await tables.orders(house.store, "won long ago") == {}
        assert await house.tidy() == Tidied(), "and that is all"

    told(story)


def test_0_is_for_ever(told: Callable[[Story], None]):
    async def story(house: House) -> None:
        await house.match("won", 9999, over=True)
        await house.match("left", 9999, over=False)
        await guests.rename(house.store, "nobody", "Nobody", house.calendar.now())
        assert await house.tidy(Keeping(0, 0, 0)) == Tidied()
        assert await house.tidy(Keeping(10**17, 10**17, 10**17)) == Tidied(), "and so is more than anybody counts"
        assert await house.tidy(Keeping(0, 1, 0)) == Tidied(matches=1)
        assert await house.there("won", "left") == ["won"]

    told(story)


def test_the_matches_of_a_campaign_stay_with_it(told: Callable[[Story], None]):
    async def story(house: House) -> None:
        await house.chapter("winter", 1, "w1", 300, over=True)
        await house.chapter("winter", 2, "w2", 5, over=False)
        await house.chapter("autumn", 1, "a1", 300, over=True)
        await house.chapter("autumn", 2, "a2", 200, over=False)
        assert await house.kept.outdated(KEEP, TODAY) == Tidied(campaigns=1, matches=2)
        assert await house.tidy() == Tidied(matches=2)
        assert await house.there("w1", "w2", "a1", "a2") == ["w1", "w2"]
        assert await house.store.read(CampaignRow, "autumn") is None
        assert [chapter.match for chapter in await campaigns.chapters(house.store, "winter")] == ["w1", "w2"]

    told(story)


def test_guests_go_who_sit_nowhere(told: Callable[[Story], None]):
    async def story(house: House) -> None:
        for name, days in (("gone", 21), ("new", 19), ("ann", 300), ("back", 300)):
            house.calendar.ago(days)
            await guests.rename(house.store, name, name, house.calendar.now())
        await house.match("m1", 300, over=True, guest="host of an old match")
        await house.match("m2", 5, over=True, guest="ann")
        house.calendar.ago(1)
        await guests.rename(house.store, "back", "Back again", house.calendar.now())
        found = await house.tidy()
        assert found == Tidied(matches=1, guests=2)
        known = await guests.names(house.store, ["gone", "new", "ann", "back", "host of an old match"])
        assert list(known) == ["new", "ann", "back"]

    told(story)


def test_it_goes_in_batches(told: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("theomachy.server.db.retention.MATCHES_A_BATCH", 3)

    async def story(house: House) -> None:
        for number in range(8):
            await house.match(f"m{number}", 100, over=True)
        assert len(await house.kept.old_matches(KEEP, TODAY, ())) == 3
        assert await house.tidy() == Tidied(matches=8, guests=1)

    told(story)


def test_what_somebody_looks_at_stays(told: Callable[[Story], None]):
    async def story(house: House) -> None:
        for id in ("m1", "m2"):
            await house.match(id, 100, over=True)
        await house.chapter("winter", 1, "w1", 100, over=True)
        await house.chapter("winter", 2, "w2", 100, over=False)
        forgotten: list[str] = []
        await tidy(house.kept, KEEP, TODAY, house.calendar, used, forgotten.append)
        assert forgotten == ["m1"]
        assert await house.there("m1", "m2", "w1") == ["m2", "w1"], "with a match its whole campaign stays"

    async def used(matches: list[str]) -> set[str]:
        return {"m2", "w1"}.intersection(matches)

    told(story)


def test_behind_what_is_looked_at_the_rest_is_found(told: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("theomachy.server.db.retention.MATCHES_A_BATCH", 2)

    async def story(house: House) -> None:
        for id in ("m1", "m2", "m3"):
            await house.match(id, 100, over=True)
        await tidy(house.kept, KEEP, TODAY, house.calendar, used)
        assert await house.there("m1", "m2", "m3") == ["m1", "m2"]

    async def used(matches: list[str]) -> set[str]:
        return {"m1", "m2"}.intersection(matches)

    told(story)


class Overheard(MemoryNews):
    """News between servers, with all that was said."""

    def __init__(self, said: list[tuple[str, Notice]]) -> None:
        super().__init__()
        self.said = said

    def beside(self) -> "Overheard":
        other = Overheard(self.said)
        other._ears = self._ears
        return other

    def publish(self, match: str, notice: Notice) -> None:
        self.said.append((match, notice))
        super().publish(match, notice)

    def answered(self) -> bool:
        """Whether each question who looks at a match has been followed by who does."""
        told = {match: n for n, (match, notice) in enumerate(self.said) if isinstance(notice, Attendance)}
        return all(told.get(match, 0) > n for n, (match, notice) in enumerate(self.said) if notice == WhoLooks())


async def rounds(house: House, number: int, news: News | None = None, lines: Iterable[int | None] = ()) -> None:
    """Let the house be kept for so many rounds. `lines`: what its line to other servers is, each time it is looked at;
    at last there are none."""
    news, line = news or MemoryNews(), iter(lines)
    service = MatchService(msgspec.structs.replace(in_memory(house.calendar), store=house.store, news=news))
    house.calendar.rounds, house.calendar.most = 0, number
    keeping = Housekeeping(house.kept, service, house.calendar, KEEP, lambda: next(line, 0))
    task = asyncio.create_task(keeping.run())
    while house.calendar.rounds <= number:
        await asyncio.sleep(0.001)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await service.close()


def test_what_somebody_looks_at_at_another_server_stays(told: Callable[[Story], None]):
    """Until they have gone; then it goes, and does not stay open there either."""

    async def story(house: House) -> None:
        news = Overheard([])
        house.calendar.answered = news.answered
        other = MatchService(msgspec.structs.replace(in_memory(house.calendar), store=house.store, news=news.beside()))
        house.calendar.ago(100)
        laid = [agree(NewMatch("scathe", ["me", "me"]), "ann", house.calendar.now()) for _ in range(2)]
        house.calendar.ago(0)
        for one in laid:
            await matches.add(house.store, *one)
        looked_at, left = [await other.match(one.match.id) for one in laid]
        async with looks(other, looked_at, "eve"):
            await rounds(house, 1, news, [1, 1, 1, 1])
            assert await house.there(looked_at.id, left.id) == [looked_at.id]
            await soon(lambda: list(other.open) == [looked_at.id])
        await rounds(house, 1, news, [1, 1])
        assert await house.there(looked_at.id) == []
        await soon(lambda: not other.open)
        await other.close()

    told(story)


@pytest.mark.parametrize("lines", [[None], [1, None], [1, 2]], ids=["cut off", "cut off meanwhile", "for a moment"])
def test_while_other_servers_cannot_be_heard_nothing_is_deleted(
    lines: list[int | None], told: Callable[[Story], None], caplog: pytest.LogCaptureFixture
):
    async def story(house: House) -> None:
        await house.match("m1", 100, over=True)
        await rounds(house, 1, lines=lines)
        assert await house.there("m1") == ["m1"]
        await rounds(house, 1, lines=[2, 2])
        assert await house.there("m1") == []

    told(story)
    assert caplog.messages.count("housekeeping: postponed to the next round: other servers cannot be heard") == 1


def test_a_server_tidies_up_by_itself(told: Callable[[Story], None], caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.INFO, housekeeping.__name__)

    async def story(house: House) -> None:
        await house.match("m1", 100, over=True)
        await rounds(house, 1)
        assert await house.there("m1") == []

    told(story)
    assert "housekeeping: deleted 1 matches and 1 guests" in caplog.messages


@pytest.mark.parametrize("hours", [24 * 365, -24 * 365, 5, -5])
def test_a_clock_that_jumps_deletes_nothing(
    hours: int, told: Callable[[Story], None], caplog: pytest.LogCaptureFixture
):
    """Until it has agreed with itself for a day: what is old by a wrong clock may be new."""

    async def story(house: House) -> None:
        await house.match("m1", 3, over=True)
        house.calendar.jumps = [hours * 3600.0]
        await rounds(house, CALM_ROUNDS)
        assert await house.there("m1") == ["m1"]
        house.calendar.ago(0)
        house.calendar.jumps = [hours * 3600.0, *[0.0] * 5, -hours * 3600.0]
        await rounds(house, CALM_ROUNDS + 5)
        assert await house.there("m1") == ["m1"], "and set right again it is as it was"

    told(story)
    assert sum("the clock has jumped" in message for message in caplog.messages) == 3


def test_a_locked_database_is_tidied_later(told: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch):
    async def story(house: House) -> None:
        await house.match("m1", 100, over=True)
        calls = []

        async def failing(*_: object) -> list[str]:
            calls.append(1)
            raise RuntimeError("no")

        with monkeypatch.context() as patch:
            patch.setattr(Retention, "old_campaigns", failing)
            await rounds(house, 2)
        assert len(calls) == 2, "it goes on trying"
        assert await house.there("m1") == ["m1"]
        await rounds(house, 1)
        assert await house.there("m1") == []

    told(story)


# By hand


def test_tidy_by_hand(tmp_path: Path):
    file = tmp_path / "matches.db"

    async def fill() -> None:
        async with opened(database(str(file))) as house:
            await house.match("m1", 300, over=False)

    asyncio.run(fill())
    flags = ["tidy", "--data", str(file), "--keep-guests", "1"]
    asked = CliRunner().invoke(app, [*flags, "--dry-run", "--lang", "en"])
    assert asked.output == "1 match and 0 guests would be deleted.\n"
    done = CliRunner().invoke(app, [*flags, "--lang", "en"])
    assert done.output == "1 match and 1 guest deleted.\n"
    again = CliRunner().invoke(app, [*flags, "--lang", "ja"])
    assert again.output == "対戦0件と客0人を削除しました。\n"


@pytest.mark.parametrize("flags", [["--keep-matches", "-1"], ["--keep-guests", "soon"], ["--data", "no-such-file.db"]])
def test_tidy_says_what_is_wrong(flags: list[str]):
    found = CliRunner().invoke(app, ["tidy", *flags, "--lang", "en"])
    assert found.exit_code == 2
    assert flags[0] in found.stderr or flags[1] in found.stderr


def test_the_flags_say_what_is_usual():
    usual = Keeping()
    flags = signature(serve).parameters
    told = [flags[name].default for name in ("keep_matches", "keep_unfinished", "keep_guests")]
    assert told == [str(usual.matches), str(usual.unfinished), str(usual.guests)]
