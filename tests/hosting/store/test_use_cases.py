"""A store is a store: the database and the lists keep the same promises."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.rows import (
    ArmyListRow,
    BranchRow,
    CampaignRow,
    ChapterRow,
    GuestName,
    MatchRow,
    ReviewRow,
    SeatRow,
)
from theomachy.hosting.store import army_lists, branches, campaigns, guests, logs, matches, tables
from theomachy.hosting.store.verbs import Behind, Put, Store
from theomachy.kernel import Event, Message, Refused
from theomachy.kernel.saves import Save
from theomachy.play.auto_answers import StandingOrder

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
Story = Callable[[Store], Awaitable[None]]


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
        assert await store.read(GuestName, "ann") is None
        assert await store.read(GuestName, "ann") is None
        await guests.rename(store, "ann", "Ann", NOON)
        assert await store.read(GuestName, "ann") == GuestName("ann", "Ann")
        await matches.add(store, match("m1", "ben"), seats("m1", "cleo", None))
        await matches.take_seat(store, "m1", 1, "dora", NOON)
        assert not await matches.take_seat(store, "m1", 1, "eve", NOON)
        names = await guests.names(store, ["eve", "dora", "cleo", "ben", "ann"])
        assert list(names.items()) == [("dora", ""), ("cleo", ""), ("ben", ""), ("ann", "Ann")]

    stored(story)


def test_what_somebody_does_leaves_their_name_alone(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await guests.rename(store, "ann", "Ann", NOON)
        await matches.add(store, match("m1"), seats("m1", "ann", None))
        assert await store.read(GuestName, "ann") == GuestName("ann", "Ann")

    stored(story)


def test_matches_with_their_seats(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", None))
        await matches.add(store, match("m2", "ben", hours=1), seats("m2", "ben", "ann"))
        found = await store.read(MatchRow, "m1")
        assert found is not None
        assert (found.id, found.host, found.server_seed) == ("m1", "ann", b"s" * 32)
        assert await store.read(MatchRow, "m3") is None
        assert [row.id for row in await matches.own_matches(store, "ann", 30)] == ["m2", "m1"]
        assert [row.id for row in await matches.own_matches(store, "ann", 1)] == ["m2"]
        assert await matches.own_matches(store, "cleo", 30) == []
        assert await matches.seats(store, "m1") == seats("m1", "ann", None)

    stored(story)


def test_what_is_put_away_is_put_away_by_one(stored: Callable[[Story], None]):
    """A match that a guest has put away is in their list of those, and in everybody else's list of the others."""

    async def story(store: Store) -> None:
        row = match("m1")
        await matches.add(store, row, seats("m1", "ann", "ben"))
        for away in (True, True, False, False):
            await matches.put_away(store, "ann", row, away=away)
            assert [bool(await matches.own_matches(store, "ann", 9, away=there)) for there in (away, not away)] == [
                1,
                0,
            ]
            assert await matches.own_matches(store, "ben", 9) == [row]

    stored(story)


def test_army_lists_are_kept_for_a_guest(stored: Callable[[Story], None]):
    """The one changed last first; a guest is known by their lists."""

    def row(id: str, hours: int, guest: str = "ann", game: str = "scathe") -> ArmyListRow:
        return ArmyListRow(id, guest, game, f"List {id}", "knight", NOON + timedelta(hours=hours))

    async def story(store: Store) -> None:
        for one in (row("l1", 1), row("l2", 2), row("l3", 3, game="godtear"), row("l4", 4, "ben")):
            await army_lists.keep(store, one, NOON)
        assert [one.id for one in await army_lists.army_lists(store, "ann")] == ["l3", "l2", "l1"]
        assert [one.id for one in await army_lists.army_lists(store, "ann", "scathe")] == ["l2", "l1"]
        await army_lists.keep(store, msgspec.structs.replace(row("l1", 5), name="Anew"), NOON)
        assert [one.name for one in await army_lists.army_lists(store, "ann", "scathe")] == ["Anew", "List l2"]
        await army_lists.drop(store, "ben", "l1")
        await army_lists.drop(store, "ann", "l2")
        assert [one.id for one in await army_lists.army_lists(store, "ann")] == ["l1", "l3"]
        assert await store.read(GuestName, "ben") == GuestName("ben")

    stored(story)


def test_a_seat_is_taken_once(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", None))
        assert await matches.invited(store, "m1-1") == SeatRow("m1", 1, invite="m1-1")
        assert await matches.invited(store, "m1-2") is None
        assert await matches.take_seat(store, "m1", 1, "ben", NOON)
        assert not await matches.take_seat(store, "m1", 1, "cleo", NOON)
        await matches.give_nonce(store, "m1", 0, "0" * 32)
        await matches.give_nonce(store, "m1", 0, "1" * 32)
        assert [(seat.guest, seat.nonce) for seat in await matches.seats(store, "m1")] == [
            ("ann", "0" * 32),
            ("ben", ""),
        ]

    stored(story)


def test_how_matches_stand_is_kept_with_their_last_entries(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        for id in ("m1", "m2", "m3"):
            await matches.add(store, match(id), seats(id, "ann", None))
        early, late = (Summary([seat, None], [Message("sc-turn", "SC-1", {"n": seat})]) for seat in (0, 1))
        await logs.append(store, "m1", 1, change("one"), NOON, None, None, early)
        await logs.append(store, "m1", 2, change("two"), NOON, None, None, late)
        await logs.append(store, "m2", 1, change("one"), NOON, None, None)
        states = await logs.states(store, ["m1", "m2", "m3"])
        assert {id: (state.number, state.summary) for id, state in states.items()} == {"m1": (2, late), "m2": (1, None)}
        assert await matches.seats_at(store, ["m2", "m9"]) == {"m2": seats("m2", "ann", None), "m9": []}

    stored(story)


def test_an_entry_has_one_number(stored: Callable[[Story], None]):
    """Whoever is slower is Behind, and nothing of theirs is written."""

    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ben"))
        await logs.append(store, "m1", 1, change("one"), NOON, None, None)
        with pytest.raises(Behind):
            await logs.append(store, "m1", 1, change("other"), NOON, None, Ending("record", [1.0, 0.0]))
        await logs.append(store, "m1", 2, change("two"), NOON, None, Ending("record", [1.0, 0.0]))
        assert [entry.key for entry in await logs.entries(store, "m1")] == ["one", "two"]
        assert await logs.entries(store, "m1", 1) == [Entry("answer", 0, "two")]
        assert await logs.record(store, "m1") == "record"
        over = await store.read(MatchRow, "m1")
        assert over is not None
        assert over.result == "[1.0,0.0]"

    stored(story)


def test_a_save_leaves_something_to_be_taken_back(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ben"))
        for n in range(1, 45):
            point = SavePoint(Save(f"state {n}", n, 0, []), n, n, 0, "", 0) if n % 20 == 0 else None
            await logs.append(store, "m1", n, change(str(n)), NOON, point, None)
            found, told = await logs.point(store, "m1")
            assert (found is not None) == (n >= 40)
        assert found is not None
        assert found.save.state == "state 20"
        assert [edit.add[0].id for edit in told] == [str(n) for n in range(1, 21)]

    stored(story)


def test_orders_stand_until_others_are_given(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ann"))
        await tables.stand(store, "m1", [0, 1], "counter", StandingOrder("never"))
        await tables.stand(store, "m1", [1], "counter", StandingOrder("at-least", 2))
        assert await tables.orders(store, "m1") == {
            (0, "counter"): StandingOrder("never"),
            (1, "counter"): StandingOrder("at-least", 2),
        }
        assert await tables.orders(store, "m2") == {}

    stored(story)


def test_the_chapters_of_a_campaign(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        row = CampaignRow("c1", "Winter", "godbreaker", "1", "{}", "{}", "ann", NOON)
        await campaigns.begin(store, row, match("m1"), seats("m1", "ann", "ben"))
        with pytest.raises(Behind):
            await campaigns.go_on(store, row, 1, match("m2"), seats("m2", "ann", "ben"))
        assert await store.read(MatchRow, "m2") is None
        found = await store.read(CampaignRow, "c1")
        assert found is not None
        assert msgspec.structs.replace(found, made=NOON) == row
        assert await campaigns.finished(store, ["c1"]) == Counter()
        await logs.append(store, "m1", 1, change("one"), NOON, None, Ending("record", [1.0, 0.0]))
        assert await campaigns.finished(store, ["c1", "c9"]) == Counter(c1=1)
        await campaigns.count(store, ChapterRow("c1", 1, "m1", "played"))
        assert await campaigns.chapters(store, "c1") == [ChapterRow("c1", 1, "m1", "played")]
        assert (await campaigns.campaign_of(store, "m1"), await campaigns.campaign_of(store, "m9")) == ("c1", "")
        assert [row.id for row in await campaigns.own_campaigns(store, "ben", 30)] == ["c1"]
        assert await campaigns.own_campaigns(store, "cleo", 30) == []

    stored(story)


def test_variations_are_kept_for_the_guest_who_laid_them(stored: Callable[[Story], None]):
    """They come by their steps, the oldest first. With one goes everything that belongs to its match."""

    async def story(store: Store) -> None:
        for id, guest, step, hours in (
            ("m1", "ann", 2, 1),
            ("m2", "ann", 1, 2),
            ("m3", "ann", 1, 1),
            ("m4", "ben", 1, 1),
        ):
            row = match(id, guest, hours)
            branch = BranchRow(id, "m0", step, f"What if {id}", guest, row.made)
            await branches.add(store, branch, f"before {id}", row, seats(id, guest, guest))
        assert [branch.match for branch in await branches.branches(store, "m0", "ann")] == ["m3", "m2", "m1"]
        assert await branches.opening(store, "m3") == "before m3"
        await branches.rename(store, "m2", "Anew")
        assert [branch.name for branch in await branches.branches(store, "m0", "ann")] == [
            "What if m3",
            "Anew",
            "What if m1",
        ]
        await logs.append(store, "m2", 1, change("one"), NOON)
        await tables.remark(store, "m2", 0, "hello")
        await branches.delete(store, "m2")
        assert [branch.match for branch in await branches.branches(store, "m0", "ann")] == ["m3", "m1"]
        assert await store.read(MatchRow, "m2") is None
        assert await logs.entries(store, "m2") == []
        assert await matches.seats(store, "m2") == []
        assert {row.id for row in await matches.own_matches(store, "ann", 9)} == {"m1", "m3"}
        await branches.rename(store, "m2", "Gone")

    stored(story)


def test_a_seat_that_is_given_up_is_open(stored: Callable[[Story], None]):
    """Unless the guest has promised a nonce. The match leaves the list of the guest, but not of its host."""

    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ben"))
        await matches.promise(store, "m1", 0, "a hash")
        assert not await matches.give_up_seat(store, "m1", 0, "ann", "new-0")
        assert await matches.give_up_seat(store, "m1", 1, "ben", "new-1")
        assert not await matches.give_up_seat(store, "m1", 1, "ben", "new-2")
        assert await matches.own_matches(store, "ben", 9) == []
        assert await matches.invited(store, "new-1") == SeatRow("m1", 1, invite="new-1")
        assert await matches.take_seat(store, "m1", 1, "ben", NOON)
        assert [row.id for row in await matches.own_matches(store, "ben", 9)] == ["m1"]

    stored(story)


def test_an_agents_seat_is_played_by_another(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), [SeatRow("m1", 0, "ann"), SeatRow("m1", 1, agent="squire")])
        assert not await matches.replace_agent(store, "m1", 0, None, "captain")
        assert await matches.replace_agent(store, "m1", 1, None, "captain")
        assert await matches.replace_agent(store, "m1", 1, "ann", "")
        assert not await matches.replace_agent(store, "m1", 1, None, "captain")
        assert await matches.seats(store, "m1") == seats("m1", "ann", "ann")

    stored(story)


def test_one_match_follows_another(stored: Callable[[Story], None]):
    """Of two people who ask for a rematch at once the second is Behind, and writes nothing."""

    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ben"))
        await matches.add(store, msgspec.structs.replace(match("m2"), follows="m1"), seats("m2", "ann", "ben"))
        with pytest.raises(Behind):
            await matches.add(store, msgspec.structs.replace(match("m3"), follows="m1"), seats("m3", "ann", "eve"))
        following = await matches.followed_by(store, "m1")
        assert following is not None
        assert following.id == "m2"
        assert await guests.names(store, ["eve"]) == {}

    stored(story)


def test_reviews_and_records_come_back_as_they_were(stored: Callable[[Story], None]):
    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ben"))
        for text in ("first \u9a0e\u58eb", "second"):
            await store.write(Put(ReviewRow("m1", text)))
            assert await store.read(ReviewRow, "m1") == ReviewRow("m1", text)

    stored(story)


def test_remarks_are_counted_at_each_table(stored: Callable[[Story], None]):
    """People who speak at once are all heard. Nobody speaks at a table that is gone."""

    async def story(store: Store) -> None:
        await matches.add(store, match("m1"), seats("m1", "ann", "ben"))
        await asyncio.gather(*(tables.remark(store, "m1", seat, "hello") for seat in (0, 1, 0)))
        assert [remark.number for remark in await tables.remarks(store, "m1")] == [1, 2, 3]
        assert [remark.number for remark in await tables.remarks(store, "m1", 2)] == [2, 3]
        with pytest.raises(Refused):
            await tables.remark(store, "m9", 0, "hello")

    stored(story)
