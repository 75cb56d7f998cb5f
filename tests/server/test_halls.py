"""Two processes over one database: what one of them writes the other shows."""

from collections.abc import Callable
from contextlib import suppress

import msgspec
import pytest

from tests.server.halls import Story, Witness, alike, enter, soon
from theomachy.kernel import Ask, Refused
from theomachy.server import before, pages, wire
from theomachy.server.hall import Hall, Table
from theomachy.server.room import Change, Entry


class Blind(Witness):
    def see(self, change: Change) -> None:
        raise ValueError("cannot be shown")


async def new(hall: Hall, *seats: str) -> str:
    for guest in ("host", "guest"):
        await hall.store.guest(guest)
    order = pages.NewMatch("scathe", list(seats), preset="random")
    row, rows = before.agree(order, "host")
    await hall.store.add(row, rows)
    return row.id


async def begun(hall: Hall, *seats: str) -> str:
    match = await new(hall, *(seats or ("me", "me")))
    await hall.sit(await hall.table(match), "host", "0" * 32)
    return match


def first(table: Table) -> Entry:
    ask = table.room.requests[0]
    assert isinstance(ask, Ask)
    return Entry("answer", ask.seat, ask.keys()[0])


def asked(table: Table, seat: int) -> list[str]:
    """The keys that a seat may answer now."""
    return next((ask.keys() for ask in table.room.requests if isinstance(ask, Ask) and ask.seat == seat), [])


def test_what_one_writes_the_other_shows(halls: Callable[[Story], None]):
    async def story(here: Hall, there: Hall) -> None:
        match = await begun(here)
        a, b = await here.table(match), await there.table(match)
        witness = Witness(b)
        for _ in range(12):
            await enter(here, a, first(a))
        await soon(lambda: witness.seen == list(range(2, 14)))
        assert alike(a, b)
        assert a.room.chronicle == b.room.chronicle

    halls(story)


def test_whoever_was_slower_changes_nothing_and_sees_what_happened(halls: Callable[[Story], None]):
    """Two answers to one question at once: one is committed, the other refused as stale, and both halls agree."""

    async def story(here: Hall, there: Hall) -> None:
        match = await begun(here)
        a, b = await here.table(match), await there.table(match)
        witness = Witness(b)
        async with b.lock:  # deaf for the moment
            await enter(here, a, first(a))
            with pytest.raises(Refused) as no:
                await there.enter(b, first(b))
        assert no.value.reason.id == "live-stale"
        assert witness.whole == [2], "they are shown the table as it is"
        assert alike(a, b)
        await enter(there, b, first(b))
        await soon(lambda: a.room.n == 3)
        assert alike(a, b)
        assert await here.store.length(match) == 3

    halls(story)


def test_a_friend_sits_down_in_the_other_hall(halls: Callable[[Story], None]):
    async def story(here: Hall, there: Hall) -> None:
        match = await new(here, "me", "friend")
        a, b = await here.table(match), await there.table(match)
        witness = Witness(a, "host")
        invite = a.seats[1].invite
        assert invite
        await there.join(invite, "guest")
        await soon(lambda: a.seats_of("guest") == [1])
        await soon(lambda: witness.seats)
        await here.sit(a, "host", "1" * 32)
        await there.sit(b, "guest", "2" * 32)
        await soon(lambda: a.room.n == 1)
        assert alike(a, b)
        assert a.room.agreement.nonces == b.room.agreement.nonces == ("1" * 32, "2" * 32)

    halls(story)


def test_two_owls_at_one_table(halls: Callable[[Story], None]):
    """Both halls ask their Owl; the quicker one is heard, and the match goes on."""

    async def story(here: Hall, there: Hall) -> None:
        match = await new(here, "novice", "me")
        a, b = await here.table(match), await there.table(match)
        Witness(a, "host"), Witness(b)
        await here.sit(a, "host", "0" * 32)
        for _ in range(4):
            await soon(lambda: asked(a, 1) or a.room.over)
            async with a.lock:
                with suppress(Refused):  # there, the Owl was quicker
                    await here.enter(a, Entry("answer", 1, asked(a, 1)[0]))
        for table in (a, b):
            table.onlookers.clear()  # no Owl goes on
        await soon(lambda: a.driver is None and b.driver is None)
        await soon(lambda: a.room.n == b.room.n)
        assert alike(a, b)

    halls(story)


def test_what_cannot_be_written_has_not_happened(halls: Callable[[Story], None], monkeypatch: pytest.MonkeyPatch):
    """The disk is full: the answer is taken out of the room again, and the same question is asked."""

    async def story(here: Hall, there: Hall) -> None:
        match = await begun(here)
        a = await here.table(match)
        witness = Witness(a)
        before = [a.room.request_id(request) for request in a.room.requests]

        async def full(*_: object) -> None:
            raise OSError("No space left on device")

        monkeypatch.setattr(here.store, "append", full)
        with pytest.raises(OSError, match="No space"):
            await enter(here, a, first(a))
        monkeypatch.undo()
        assert witness.seen == witness.whole == []
        assert [a.room.request_id(request) for request in a.room.requests] == before
        await enter(here, a, first(a))
        assert witness.seen == [2]

    halls(story)


def test_a_match_of_other_rules_is_left_alone(halls: Callable[[Story], None]):
    """Its record can be watched for ever; but nobody plays on by rules that it was not begun with."""

    async def story(here: Hall, there: Hall) -> None:
        match = await begun(here)
        row = await here.store.match(match)
        assert row is not None
        row.rules = "0"
        with pytest.raises(Refused) as no:
            await there._load(row)
        assert no.value.reason.id == "live-other-rules"

    halls(story)


def test_messages_are_strict():
    """What a client may say is written down in wire.py, field by field, and nothing else is heard."""
    for said in wire.ToServer.__args__:  # type: ignore[attr-defined]
        assert said.__struct_config__.forbid_unknown_fields
    assert msgspec.json.decode(b'{"type":"ping","id":1}', type=wire.ToServer) == wire.Ping(1)


def test_what_cannot_be_shown_to_one_is_written_and_shown_to_the_others(halls: Callable[[Story], None]):
    async def story(hall: Hall, _: Hall) -> None:
        table = await hall.table(await begun(hall))
        blind, witness = Blind(table), Witness(table)
        await enter(hall, table, first(table))
        assert witness.seen == [table.room.n] == [await hall.store.length(table.id)]
        assert blind not in table.onlookers

    halls(story)
