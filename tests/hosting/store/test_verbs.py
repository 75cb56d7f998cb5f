"""The promises that every store keeps: over SQLite, over PostgreSQL, in memory and in the storage of a browser."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.hosting.store.conftest import opened
from theomachy.hosting.entries import ChronicleEdit, SavePoint, Summary
from theomachy.hosting.keyvalue.store import KeyValueStore
from theomachy.hosting.keyvalue.texts import MemoryTexts, Texts
from theomachy.hosting.rows import (
    ArmyListRow,
    EntryLine,
    EntryRow,
    EntryState,
    GuestName,
    GuestRow,
    MatchResult,
    MatchRow,
    OwnMatchRow,
    RecordRow,
    ReviewRow,
    SaveRow,
    SeatRow,
)
from theomachy.hosting.store.verbs import Add, Behind, Change, Drop, Edit, NotKept, Put, Store
from theomachy.kernel import Event, Message, Reason
from theomachy.kernel.saves import Save

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
Story = Callable[[Store], Awaitable[None]]
Stored = Callable[[Story], None]


def guest(id: str, name: str = "") -> GuestRow:
    return GuestRow(id, name, NOON, NOON)


def match(id: str, follows: str | None = None, host: str = "ann") -> MatchRow:
    return MatchRow(id, "scathe", "1", "c", "{}", "seeded", b"\x00\xff" * 16, host, NOON, follows=follows)


def entry(match: str, number: int, summary: Summary | None = None) -> EntryRow:
    told = ChronicleEdit(0, [Event("sc-moves", "SC-1", {"n": number})])
    return EntryRow(match, number, "answer", 0, f"key {number}", "4 5", told, NOON + timedelta(hours=number), summary)


BEGUN: tuple[Change, ...] = (Put(guest("ann")), Put(guest("ben")), Add(match("m1")), Add(match("m2")))


def test_rows_come_back_as_they_were_written(stored: Stored):
    """Numbers, bytes, times, texts in any script, and nothing in a field that may have nothing."""
    summary = Summary([1, None], [Message("sc-turn", "SC-1", {"n": 3})])
    point = SavePoint(Save("state \u9a0e\u58eb", 1, 0, []), 2, 3, 4, "head", 5)
    rows = [
        guest("ann", "\u00c4nn"),
        match("m1", "m0"),
        SeatRow("m1", 0, "ann", invite="x7Q"),
        SeatRow("m1", 1, None, "captain+bold"),
        OwnMatchRow("ann", NOON + timedelta(microseconds=1), "m1", True),
        entry("m1", 1, summary),
        entry("m1", 2),
        SaveRow("m1", 2, point),
        RecordRow("m1", "line\n\u9a0e\u58eb\n" * 100),
        ArmyListRow("l1", "ann", "scathe", "Knights", "knight", NOON),
    ]

    async def story(store: Store) -> None:
        await store.write(*map(Add, rows))
        for row in rows:
            assert await store.read(type(row), *(getattr(row, field) for field in row.KEY)) == row
        assert await store.read(SeatRow, "m1", 9) is None

    stored(story)


def test_a_view_reads_some_fields(stored: Stored):
    async def story(store: Store) -> None:
        await store.write(*BEGUN, Add(entry("m1", 1)))
        assert await store.read(GuestName, "ann") == GuestName("ann", "")
        assert await store.select(EntryLine, match="m1") == [EntryLine("answer", 0, "key 1")]
        assert await store.select(MatchResult, id=["m1", "m9"]) == [MatchResult("m1", "")]

    stored(story)


def test_rows_are_selected_by_the_beginning_of_their_key(stored: Stored):
    """In the order of their numbers; from one on, up to one, and only the last; and by several beginnings."""

    async def story(store: Store) -> None:
        await store.write(*BEGUN, *(Add(entry("m1", n)) for n in (12, 2, 1, 100)), Add(entry("m2", 7)))

        async def numbers(**where: object) -> list[int]:
            return [row.number for row in await store.select(EntryState, **where)]  # type: ignore[arg-type]

        assert await numbers(match="m1") == [1, 2, 12, 100]
        assert await numbers(match="m1", after=2) == [12, 100]
        assert await numbers(match="m1", upto=12) == [1, 2, 12]
        assert await numbers(match="m1", after=1, upto=12) == [2, 12]
        assert await numbers(match="m1", last=2) == [12, 100]
        assert await numbers(match="m1", upto=12, last=2) == [2, 12]
        assert await numbers(match="m1", after=100) == []
        assert sorted(await numbers(match=["m2", "m1"])) == [1, 2, 7, 12, 100]
        assert await numbers(match=[]) == []
        assert await numbers(match="m9") == []

    stored(story)


def test_rows_are_selected_by_an_index(stored: Stored):
    """Rows are selected by a value that several share, by one that is unique, and by further fields."""
    chairs = [SeatRow("m1", 0, "ann"), SeatRow("m1", 1, None, invite="x7Q"), SeatRow("m2", 0, "ann", "squire")]

    async def story(store: Store) -> None:
        await store.write(*BEGUN, *map(Add, chairs))
        assert sorted(row.match for row in await store.select(SeatRow, guest="ann")) == ["m1", "m2"]
        assert await store.select(SeatRow, guest="ann", agent="squire") == [chairs[2]]
        assert await store.select(SeatRow, invite=["x7Q", "y8R"]) == [chairs[1]]
        await store.write(Edit(SeatRow, ("m1", 0), {"guest": "ben", "invite": "y8R"}))
        await store.write(Put(SeatRow("m1", 1, "ben")), Drop(SeatRow, {"match": "m2"}))
        assert await store.select(SeatRow, guest="ann") == []
        assert len(await store.select(SeatRow, guest="ben")) == 2
        assert [row.number for row in await store.select(SeatRow, invite=["x7Q", "y8R"])] == [0]

    stored(story)


def test_the_last_of_each_series(stored: Stored):
    async def story(store: Store) -> None:
        await store.write(*BEGUN, *(Add(entry("m1", n)) for n in (9, 10)), Add(entry("m2", 3)))
        assert {row.match: row.number for row in await store.last(EntryState, "m2", "m9", "m1")} == {"m1": 10, "m2": 3}
        assert [row.number for row in await store.last(EntryState, "m1")] == [10]
        assert await store.last(EntryState, "m9") == []
        assert await store.last(EntryState) == []

    stored(story)


BROKEN: dict[str, Change] = {
    "a taken key": Add(entry("m1", 1)),
    "a taken unique value": Add(match("m3", "m1")),
    "a missing parent": Add(entry("m9", 1)),
    "a missing guest": Add(match("m4", host="eve")),
    "a missing row": Edit(SeatRow, ("m1", 1), {"nonce": "n"}),
    "another value": Edit(SeatRow, ("m1", 0), {"guest": "ben"}, {"guest": None}),
    "a unique value that is taken meanwhile": Edit(MatchRow, ("m1",), {"follows": "m1"}),
}


@pytest.mark.parametrize("why", BROKEN)
def test_a_condition_that_does_not_hold_leaves_everything_as_it_was(why: str, stored: Stored):
    """A write that fails takes everything written with it back, before it and after it."""

    async def story(store: Store) -> None:
        await store.write(*BEGUN, Add(entry("m1", 1)), Add(SeatRow("m1", 0, "ann")))
        await store.write(Edit(MatchRow, ("m2",), {"follows": "m1"}))
        with pytest.raises(Behind):
            await store.write(
                Put(guest("ann", "Anew")),
                Drop(SeatRow, {"match": "m1"}),
                Add(entry("m2", 1)),
                BROKEN[why] if why != "another value" else Edit(MatchRow, ("m1",), {"hints": True}, {"result": "won"}),
                Add(ReviewRow("m1", "review")),
            )
        with pytest.raises(Behind):
            await store.write(BROKEN[why])
        assert await store.read(GuestName, "ann") == GuestName("ann", "")
        assert len(await store.select(SeatRow, match="m1")) == 1
        assert await store.select(EntryLine, match="m2") == []
        assert await store.read(ReviewRow, "m1") is None

    stored(story)


def test_changes_see_the_changes_before_them(stored: Stored):
    """In their order: what is added can be edited, referred to and dropped by the same write."""

    async def story(store: Store) -> None:
        await store.write(
            Put(guest("ann")),
            Add(match("m1")),
            Add(SeatRow("m1", 0)),
            Edit(SeatRow, ("m1", 0), {"guest": "ann"}, {"guest": None}),
            Edit(SeatRow, ("m1", 0), {"agent": "squire"}, {"guest": "ann"}),
        )
        assert await store.read(SeatRow, "m1", 0) == SeatRow("m1", 0, "ann", "squire")
        with pytest.raises(Behind):
            await store.write(Add(entry("m1", 1)), Add(entry("m1", 1)))
        assert await store.select(EntryLine, match="m1") == []

    stored(story)


def test_a_put_may_change_only_some_fields(stored: Stored):
    """A guest's name stays when they are seen again, and a row that may change nothing stays as it is."""

    async def story(store: Store) -> None:
        await store.write(Put(guest("ann", "Ann")))
        later = GuestRow("ann", "", NOON + timedelta(1), NOON + timedelta(1))
        await store.write(Put(later, ("seen",)))
        assert await store.read(GuestRow, "ann") == GuestRow("ann", "Ann", NOON, NOON + timedelta(1))
        await store.write(Put(later, ()))
        assert (await store.select(GuestName, id="ann"))[0].name == "Ann"
        await store.write(Put(later))
        assert await store.read(GuestRow, "ann") == later

    stored(story)


def test_all_rows_but_the_last_are_dropped(stored: Stored):
    async def story(store: Store) -> None:
        await store.write(*BEGUN, *(Add(entry("m1", n)) for n in (1, 2, 11)), Add(entry("m2", 1)))
        await store.write(
            Drop(EntryRow, {"match": "m1"}, but_last=True), Drop(EntryRow, {"match": "m9"}, but_last=True)
        )
        assert [row.number for row in await store.select(EntryState, match=["m1"])] == [11]
        assert [row.number for row in await store.select(EntryState, match="m2")] == [1]

    stored(story)


# Two who write at once

STEPS = st.lists(st.tuples(st.integers(0, 1), st.integers(0, 2)), min_size=1, max_size=12)


@pytest.mark.parametrize("kind", ["memory", "sqlite"])
@given(steps=STEPS)
def test_of_two_writers_one_is_behind_and_nothing_is_half_written(
    kind: str, tmp_path_factory: pytest.TempPathFactory, steps: Sequence[tuple[int, int]]
):
    """Writers append to logs whose length they think they know. Each number is written once, with what goes with it."""
    url = f"sqlite:///{tmp_path_factory.mktemp('two') / 'matches.db'}" if kind == "sqlite" else ""

    async def go() -> None:
        async with opened(url) as store:
            await store.write(*BEGUN)
            written: dict[str, list[str]] = {"m1": [], "m2": []}

            async def append(writer: str, match: str, number: int) -> bool:
                seat = SeatRow(match, number, invite=f"{match} {number} {writer}")
                try:
                    await store.write(Add(seat), Put(ReviewRow(match, f"{writer} {number}")), Add(entry(match, number)))
                except Behind:
                    return False
                return True

            for which, ahead in steps:
                match = ("m1", "m2")[which]
                number = max(1, len(written[match]) + 1 - ahead)
                done = await asyncio.gather(*(append(writer, match, number) for writer in ("ann", "ben", "cleo")))
                assert sum(done) == (ahead == 0 or not written[match])
                written[match] += [name for name, one in zip(("ann", "ben", "cleo"), done, strict=True) if one]
            for match, names in written.items():
                chairs = await store.select(SeatRow, match=match)
                assert [seat.invite for seat in chairs] == [f"{match} {n} {name}" for n, name in enumerate(names, 1)]
                assert len(await store.select(EntryLine, match=match)) == len(names)
                review = await store.read(ReviewRow, match)
                assert (review.text if review else "") == (f"{names[-1]} {len(names)}" if names else "")

    asyncio.run(go())


class Crowded(MemoryTexts):
    """Texts that somebody else changes between a look and a commit, as another tab of a browser may."""

    def __init__(self) -> None:
        super().__init__()
        self.meanwhile: list[Change] = []

    async def commit(self, texts: Texts, found: Texts) -> bool:
        meanwhile, self.meanwhile = self.meanwhile, []
        if meanwhile:
            other = MemoryTexts()
            other._texts = self._texts
            await KeyValueStore(other).write(*meanwhile)
        return await super().commit(texts, found)


@pytest.mark.parametrize(
    ("change", "meanwhile", "behind"),
    [
        (Add(entry("m1", 1)), Add(entry("m1", 1)), True),
        (Add(entry("m1", 1)), Drop(MatchRow, {"id": "m1"}), True),
        (Edit(MatchRow, ("m1",), {"hints": True}, {"result": ""}), Edit(MatchRow, ("m1",), {"result": "won"}), True),
        (Edit(MatchRow, ("m1",), {"hints": True}), Edit(MatchRow, ("m1",), {"lesson": "first"}), False),
        (Put(guest("ann", "Ann"), ("name",)), Edit(GuestRow, ("ann",), {"seen": NOON + timedelta(1)}), False),
    ],
)
def test_another_tab_writes_between_the_look_and_the_commit(change: Change, meanwhile: Change, behind: bool):
    """A change that still can be made is made of the newer rows; any other is Behind."""

    async def go() -> None:
        texts = Crowded()
        store = KeyValueStore(texts)
        await store.write(*BEGUN)
        texts.meanwhile = [meanwhile]
        if behind:
            with pytest.raises(Behind):
                await store.write(change)
            return
        await store.write(change)
        guest, match = await store.read(GuestRow, "ann"), await store.read(MatchRow, "m1")
        assert guest is not None
        assert match is not None
        assert (guest.name, guest.seen, match.hints, match.lesson) in (
            ("Ann", NOON + timedelta(1), False, None),
            ("", NOON, True, "first"),
        )

    asyncio.run(go())


class Full(MemoryTexts):
    """Texts that find no room."""

    async def commit(self, texts: Texts, found: Texts) -> bool:
        raise NotKept(Reason("live-not-kept"))


def test_a_store_without_room_keeps_nothing():
    """The write is refused, and whoever reads finds what was there before."""

    async def go() -> None:
        texts = Full()
        store = KeyValueStore(texts)
        with pytest.raises(NotKept):
            await store.write(*BEGUN)
        assert await store.read(GuestRow, "ann") is None

    asyncio.run(go())


def test_a_disk_without_room_keeps_nothing(tmp_path_factory: pytest.TempPathFactory):
    """A write that does not fit is refused as a whole; smaller ones and reading go on."""

    async def go() -> None:
        async with opened(f"sqlite:///{tmp_path_factory.mktemp('full') / 'matches.db'}") as store:
            await store.write(*BEGUN)
            database = store.database  # type: ignore[attr-defined]
            pages = await database.write(lambda connection: connection.exec_driver_sql("pragma page_count").scalar())
            limit = f"pragma max_page_count = {pages + 1}"
            await database.write(lambda connection: connection.exec_driver_sql(limit).scalar())
            long = [Add(ArmyListRow(f"l{n}", "ann", "scathe", "Long", "knight " * 1000, NOON)) for n in range(50)]
            with pytest.raises(NotKept):
                await store.write(Put(guest("ann", "Ann")), *long)
            assert await store.select(ArmyListRow, guest="ann") == []
            assert await store.read(GuestName, "ann") == GuestName("ann", "")

    asyncio.run(go())
