"""Lists of matches and campaigns: told from what each entry has left behind, without opening or scanning anything."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, text

from tests.hosting.seating import sit_down
from tests.kit import LANGUAGES
from theomachy import games
from theomachy.hosting.campaigns import NewCampaign
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewLesson, NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.names import made_up
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import guests, logs, matches
from theomachy.kernel import ONLOOKER, Ask, Message, Refused, Region, key_of
from theomachy.presentation.text import Language, Words
from theomachy.server.db.store import SqlStore
from theomachy.server.serving import database
from theomachy.wire import campaigns, desk

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
NONCE = "7" * 32

Story = Callable[[SqlStore], Awaitable[None]]


@asynccontextmanager
async def opened(file: Path) -> AsyncIterator[SqlStore]:
    store = SqlStore(database(str(file)))
    await store.open()
    yield store
    await store.close()


@pytest.fixture
def told(tmp_path: Path) -> Callable[[Story], None]:
    def tell(story: Story) -> None:
        async def go() -> None:
            async with opened(tmp_path / "matches.db") as store:
                await story(store)

        asyncio.run(go())

    return tell


def host_of(store: SqlStore) -> MatchService:
    """A house that has just been opened: it knows no table yet."""
    return MatchService(msgspec.structs.replace(in_memory(), store=store))


async def lay(service: MatchService, game: str = "scathe", seats: tuple[str, ...] = ("me", "me")) -> str:
    laid = agree(NewMatch(game, list(seats)), "host", NOON)
    await matches.add(service.store, *laid)
    return laid.match.id


async def begun(service: MatchService, game: str = "scathe") -> LiveMatch:
    live = await service.match(await lay(service, game))
    await sit_down((service, live, "host"))
    return live


async def answer(service: MatchService, live: LiveMatch, random: Random) -> None:
    ask = live.log.requests[0]
    assert isinstance(ask, Ask)
    options = ask.look()
    some = isinstance(ask.options, Region) and not options
    key = key_of(ask.options.pick(random) if some else random.choice(options))  # type: ignore[union-attr]
    async with live.lock:
        await service.enter(live, Entry("answer", ask.seat, key))


def test_a_list_opens_no_table(told: Callable[[Story], None]):
    """And says what whoever opens it would say."""

    async def story(store: SqlStore) -> None:
        service = host_of(store)
        live = await begun(service)
        for _ in range(3):
            await answer(service, live, Random(1))
        waiting = await lay(service, seats=("me", "friend"))
        await service.close()
        later = host_of(store)
        found = {info.match: info for info in await desk.matches(later, "host", "en")}
        assert later.open == {}
        assert live.log.match is not None
        status = live.log.game.scene(live.log.match.state, ONLOOKER).status
        words = Words(live.log.game, "en")
        assert found[live.id].text == " ".join(words.say(message) for message in status)
        assert found[live.id].your_turn
        assert found[waiting].text == words.say("live-ready")
        assert not found[waiting].your_turn

    told(story)


def test_it_knows_whose_turn_it_is(told: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        service = host_of(store)
        laid = agree(NewMatch("scathe", ["me", "friend"]), "host", NOON)
        await matches.add(store, *laid)
        assert laid.seats[1].invite
        await service.join(laid.seats[1].invite, "friend")
        live = await service.match(laid.match.id)
        await sit_down((service, live, "host"), (service, live, "friend"))
        asked = live.log.requests[0].seat
        turns = [(await desk.matches(service, guest, "en"))[0].your_turn for guest in ("host", "friend")]
        assert turns == [asked == 0, asked == 1]
        await service.close()

    told(story)


def test_a_line_says_who_is_asked_and_since_when(told: Callable[[Story], None]):
    """Seats tell whose they are; the time is that of the last answer, and names its zone."""

    async def story(store: SqlStore) -> None:
        service = host_of(store)
        live = await begun(service)
        (first,) = await desk.matches(service, "host", "en")
        await answer(service, live, Random(1))
        (info,) = await desk.matches(service, "host", "en")
        assert [seat.mine for seat in info.seats] == [True, True]
        assert [seat.asked for seat in info.seats] == [n in {ask.seat for ask in live.log.requests} for n in (0, 1)]
        assert datetime.fromisoformat(info.since) >= datetime.fromisoformat(first.since) > NOON
        assert datetime.fromisoformat(info.when) == NOON
        await service.close()

    told(story)


def test_a_lesson_is_called_by_its_name(told: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        service = host_of(store)
        await desk.new_lesson(service, "host", NewLesson("scathe", "scathe"))
        (info,) = await desk.matches(service, "host", "ja")
        assert info.lesson == Words(games.game("scathe"), "ja").say("lesson-scathe")
        assert [seat.agent for seat in info.seats].count(True) == 1
        await service.close()

    told(story)


def test_what_is_put_away_stands_last_until_it_is_brought_back(told: Callable[[Story], None]):
    """For whoever has put it away, and for nobody else; and it makes room for others."""

    async def story(store: SqlStore) -> None:
        service = host_of(store)
        laid = agree(NewMatch("scathe", ["me", "friend"]), "host", NOON - timedelta(hours=1))
        await matches.add(store, *laid)
        assert laid.seats[1].invite
        await service.join(laid.seats[1].invite, "friend")
        more = [await lay(service) for _ in range(desk.SHOWN_MATCHES)]
        assert laid.match.id not in [info.match for info in await desk.matches(service, "host", "en") if not info.away]
        for match in more:
            await desk.put_away(service, "host", match, away=True)
        listed = [(info.match, info.away) for info in await desk.matches(service, "host", "en")]
        assert listed[0] == (laid.match.id, False)
        assert sorted(listed[1:]) == sorted((match, True) for match in more)
        await desk.put_away(service, "host", laid.match.id, away=True)
        await desk.put_away(service, "host", laid.match.id, away=True)
        assert [info.away for info in await desk.matches(service, "friend", "en")] == [False]
        await desk.put_away(service, "host", laid.match.id, away=False)
        assert [info.match for info in await desk.matches(service, "host", "en") if not info.away] == [laid.match.id]
        for guest, match in (("stranger", laid.match.id), ("host", "nowhere")):
            with pytest.raises(Refused):
                await desk.put_away(service, guest, match, away=True)
        await service.close()

    told(story)


def test_people_who_are_called_alike_are_told_apart(told: Callable[[Story], None]):
    """And whoever took an agent's name when that could be done has another."""

    async def story(store: SqlStore) -> None:
        service = host_of(store)
        laid = agree(NewMatch("scathe", ["me", "friend"]), "host", NOON)
        await matches.add(store, *laid)
        assert laid.seats[1].invite
        await service.join(laid.seats[1].invite, "friend")
        await guests.rename(store, "host", "Ann", datetime.now(UTC))
        own = made_up("friend", Language("en"))
        for name, shown in (("Ben", ["Ann", "Ben"]), ("Аnn", ["Ann (1)", "Аnn (2)"]), ("The Owl", ["Ann", own])):
            await guests.rename(store, "friend", name, datetime.now(UTC))
            (info,) = await desk.matches(service, "host", "en")
            assert [seat.who for seat in info.seats] == shown
        await service.close()

    told(story)


def test_other_rules_are_said_without_opening(told: Callable[[Story], None]):
    async def story(store: SqlStore) -> None:
        service = host_of(store)
        live = await begun(service)
        await store.database.write(lambda connection: connection.execute(text("update matches set rules = '0'")))
        later = host_of(store)
        (info,) = await desk.matches(later, "host", "en")
        assert info.match == live.id
        assert "closed: it was played by version 0 of the rules" in info.text
        await service.close()

    told(story)


@asynccontextmanager
async def watched(url: str) -> AsyncIterator[tuple[SqlStore, list[str]]]:
    """Another way to the same database, and all that is asked there: nobody else asks anything."""
    store, asked = SqlStore(url), list[str]()

    def look(_: Any, __: Any, statement: str, *more: Any) -> None:
        asked.append(statement)

    event.listen(store.database._reading, "before_cursor_execute", look)
    yield store, asked
    await store.close()


def test_many_matches_are_told_with_as_many_questions_as_one(told: Callable[[Story], None]):
    """What is put away, matches, seats, names, how they stand and since when; campaigns, and how many of their matches
    are counted."""

    async def story(store: SqlStore) -> None:
        for _ in range(3):
            service = host_of(store)
            await begun(service)
            await campaigns.new_campaign(service, "host", NewCampaign("Winter", "godbreaker", ["me", "me"]))
            await service.close()
            async with watched(store.database.url) as (later, asked):
                await desk.matches(host_of(later), "host", "en")
                assert len(asked) == 6
                await campaigns.campaigns(host_of(later), "host", "en")
                assert len(asked) == 10

    told(story)


def test_nothing_is_scanned_for_a_list(told: Callable[[Story], None]):
    """SQLite says how it would look: by an index in every table that grows."""

    async def story(store: SqlStore) -> None:
        service = host_of(store)
        await begun(service)
        await campaigns.new_campaign(service, "host", NewCampaign("Winter", "godbreaker", ["me", "me"]))
        await service.close()
        async with watched(store.database.url) as (later, asked):
            await desk.matches(host_of(later), "host", "en")
            await campaigns.campaigns(host_of(later), "host", "en")
        for statement in asked:
            plan = await store.database.read(lambda connection, s=statement: plan_of(connection, s))  # type: ignore[misc]
            for table in ("matches", "seats", "entries", "campaigns", "chapters", "guests", "put_away"):
                assert f"SCAN {table}" not in plan, (statement, plan)

    told(story)


def plan_of(connection: Any, statement: str) -> str:
    found = connection.exec_driver_sql(f"explain query plan {statement}", ("x",) * statement.count("?"))
    return "\n".join(row.detail for row in found)


@pytest.mark.parametrize("game", games.names())
def test_what_an_entry_leaves_behind_says_the_same_in_every_language(game: str, told: Callable[[Story], None]):
    """Messages go into the database and come back: no name and no number is lost on the way."""

    async def story(store: SqlStore) -> None:
        service, random = host_of(store), Random(2)
        live = await begun(service, game)
        for _ in range(25):
            if live.log.over or not isinstance(live.log.requests[0], Ask):
                break
            await answer(service, live, random)
            kept = (await logs.states(store, [live.id]))[live.id]
            assert kept is not None
            assert kept.summary is not None
            assert kept.summary.asked == [request.seat for request in live.log.requests]
            for lang in LANGUAGES:
                assert said(live, lang, kept.summary.status) == said(live, lang, live.log.summary().status)
        await service.close()

    told(story)


def said(live: LiveMatch, lang: str, status: list[Message]) -> list[str]:
    words = Words(live.log.game, lang)
    return [words.say(message) for message in status]
