"""A store is a store: the database and the lists keep the same promises."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.keyed.store import KeyedStore
from theomachy.hosting.keyed.texts import MemoryTexts
from theomachy.hosting.memory import PlainClock
from theomachy.hosting.ports import Behind, Store
from theomachy.hosting.rows import ArmyListRow, CampaignRow, ChapterRow, GuestRow, MatchRow, SeatRow
from theomachy.kernel import Event, Message
from theomachy.kernel.saves import Save
from theomachy.play.auto_answers import StandingOrder
from theomachy.server.db.store import SqlStore

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
Story = Callable[[Store], Awaitable[None]]


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    if not url:
        yield KeyedStore(MemoryTexts(), PlainClock().now)
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


def match(id: str, host: str = "ann", hours: int = 0) -> MatchRow:
    return MatchRow(id, "scathe", "1", "c", "{}", "seeded", b"s" * 32, host, NOON + timedelta(hours=hours))


def seats(id: str, *guests: str | None) -> list[SeatRow]:
    return [
        SeatRow(id, number, guest=guest, invite=None if guest else f"{id}-{number}")
        for number, guest in enumerate(guests)
    ]


def change(key: str) -> Change:
    return Change(Entry("answer", 0, key), ChronicleEdit(0, [Event(key)]), [], "")


def test_guests_are_written_down_with_the_first_thing_they_do(stored: Callable[[Story], None]):
    """Whoever only looks is not."""

    async def story(store: Store) -> None:
        assert await store.guest("ann") is None
        assert await store.guest("ann") is None
        await store.rename("ann", "Ann")
        assert await store.guest("ann") == GuestRow("ann", "Ann")
        await store.add(match("m1", "ben"), seats("m1", "cleo", None))
        await store.take_seat("m1", 1, "dora")
        assert not await store.take_seat("m1", 1, "eve")
        names = await store.names(["eve", "dora", "cleo", "ben", "ann"])
        assert list(names.items()) == [("dora", ""), ("cleo", ""), ("ben", ""), ("ann", "Ann")]

    stored(story)


def test_what_somebody_does_leaves_their_name_alone(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await store.rename("ann", "Ann")
        await store.add(match("m1"), seats("m1", "ann", None))
        assert await store.guest("ann") == GuestRow("ann", "Ann")

    stored(story)


def test_matches_with_their_seats(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await store.add(match("m1"), seats("m1", "ann", None))
        await store.add(match("m2", "ben", hours=1), seats("m2", "ben", "ann"))
        found = await store.match("m1")
        assert found is not None
        assert (found.id, found.host, found.server_seed) == ("m1", "ann", b"s" * 32)
        assert await store.match("m3") is None
        assert [row.id for row in await store.matches_of("ann")] == ["m2", "m1"]
        assert [row.id for row in await store.matches_of("ann", 1)] == ["m2"]
        assert await store.matches_of("cleo") == []
        assert await store.seats("m1") == seats("m1", "ann", None)

    stored(story)


def test_what_is_put_away_is_put_away_by_one(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await store.add(match("m1"), seats("m1", "ann", "ben"))
        for away in (True, True):
            await store.put_away("ann", "m1", away=away)
        assert await store.put_away_by("ann") == {"m1"}
        assert await store.put_away_by("ben") == set()
        for away in (False, False):
            await store.put_away("ann", "m1", away=away)
        assert await store.put_away_by("ann") == set()

    stored(story)


def test_army_lists_are_kept_for_a_guest(stored: Callable[[Story], None]):
    """The one changed last first; a guest is known by their lists."""

    def row(id: str, hours: int, guest: str = "ann", game: str = "scathe") -> ArmyListRow:
        return ArmyListRow(id, guest, game, f"List {id}", "knight", NOON + timedelta(hours=hours))

    async def story(store: Store) -> None:
        for one in (row("l1", 1), row("l2", 2), row("l3", 3, game="godtear"), row("l4", 4, "ben")):
            await store.keep_army_list(one)
        assert [one.id for one in await store.army_lists("ann")] == ["l3", "l2", "l1"]
        assert [one.id for one in await store.army_lists("ann", "scathe")] == ["l2", "l1"]
        await store.keep_army_list(msgspec.structs.replace(row("l1", 5), name="Anew"))
        assert [one.name for one in await store.army_lists("ann", "scathe")] == ["Anew", "List l2"]
        await store.drop_army_list("ben", "l1")
        await store.drop_army_list("ann", "l2")
        assert [one.id for one in await store.army_lists("ann")] == ["l1", "l3"]
        assert await store.guest("ben") == GuestRow("ben")

    stored(story)


def test_a_seat_is_taken_once(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await store.add(match("m1"), seats("m1", "ann", None))
        assert await store.invited("m1-1") == SeatRow("m1", 1, invite="m1-1")
        assert await store.invited("m1-2") is None
        assert await store.take_seat("m1", 1, "ben")
        assert not await store.take_seat("m1", 1, "cleo")
        await store.give_nonce("m1", 0, "0" * 32)
        await store.give_nonce("m1", 0, "1" * 32)
        assert [(seat.guest, seat.nonce) for seat in await store.seats("m1")] == [("ann", "0" * 32), ("ben", "")]

    stored(story)


def test_how_matches_stand_is_kept_with_their_last_entries(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        for id in ("m1", "m2", "m3"):
            await store.add(match(id), seats(id, "ann", None))
        early, late = (Summary([seat, None], [Message("sc-turn", "SC-1", {"n": seat})]) for seat in (0, 1))
        await store.append("m1", 1, change("one"), None, None, early)
        await store.append("m1", 2, change("two"), None, None, late)
        await store.append("m2", 1, change("one"), None, None)
        assert await store.summaries(["m1", "m2", "m3"]) == {"m1": late, "m2": None}
        assert await store.seats_at(["m2", "m9"]) == {"m2": seats("m2", "ann", None), "m9": []}

    stored(story)


def test_an_entry_has_one_number(stored: Callable[[Story], None]):
    """Whoever is slower is Behind, and nothing of theirs is written."""

    async def story(store: Store) -> None:
        await store.add(match("m1"), seats("m1", "ann", "ben"))
        await store.append("m1", 1, change("one"), None, None)
        with pytest.raises(Behind):
            await store.append("m1", 1, change("other"), None, Ending("record", [1.0, 0.0]))
        await store.append("m1", 2, change("two"), None, Ending("record", [1.0, 0.0]))
        assert [entry.key for entry in await store.entries("m1")] == ["one", "two"]
        assert await store.entries("m1", 1) == [Entry("answer", 0, "two")]
        assert await store.record("m1") == "record"
        over = await store.match("m1")
        assert over is not None
        assert over.result == "[1.0,0.0]"

    stored(story)


def test_a_save_leaves_something_to_be_taken_back(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await store.add(match("m1"), seats("m1", "ann", "ben"))
        for n in range(1, 45):
            point = SavePoint(Save(f"state {n}", n, 0, []), n, n, 0, "", 0) if n % 20 == 0 else None
            await store.append("m1", n, change(str(n)), point, None)
            found, told = await store.point("m1")
            assert (found is not None) == (n >= 40)
        assert found is not None
        assert found.save.state == "state 20"
        assert [edit.add[0].id for edit in told] == [str(n) for n in range(1, 21)]

    stored(story)


def test_orders_stand_until_others_are_given(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await store.add(match("m1"), seats("m1", "ann", "ann"))
        await store.stand("m1", [0, 1], "counter", StandingOrder("never"))
        await store.stand("m1", [1], "counter", StandingOrder("at-least", 2))
        assert await store.orders("m1") == {
            (0, "counter"): StandingOrder("never"),
            (1, "counter"): StandingOrder("at-least", 2),
        }
        assert await store.orders("m2") == {}

    stored(story)


def test_the_chapters_of_a_campaign(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        row = CampaignRow("c1", "Winter", "godbreaker", "1", "{}", "{}", "ann", NOON)
        await store.add_chapter(ChapterRow("c1", 1, "m1"), match("m1"), seats("m1", "ann", "ben"), row)
        with pytest.raises(Behind):
            await store.add_chapter(ChapterRow("c1", 1, "m2"), match("m2"), seats("m2", "ann", "ben"))
        assert await store.match("m2") is None
        found = await store.campaign("c1")
        assert found is not None
        assert msgspec.structs.replace(found, made=NOON) == row
        assert await store.counted(["c1"]) == {"c1": 0}
        await store.append("m1", 1, change("one"), None, Ending("record", [1.0, 0.0]))
        assert await store.counted(["c1", "c9"]) == {"c1": 1, "c9": 0}
        await store.count(ChapterRow("c1", 1, "m1"), "played")
        assert await store.chapters("c1") == [ChapterRow("c1", 1, "m1", "played")]
        assert (await store.campaign_of("m1"), await store.campaign_of("m9")) == ("c1", "")
        assert [row.id for row in await store.campaigns_of("ben")] == ["c1"]
        assert await store.campaigns_of("cleo") == []

    stored(story)
