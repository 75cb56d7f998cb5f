"""Two hosts of the same matches: what one of them writes the other shows."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest

from tests.hosting.hosts import Hosts, Witness, alike, enter, leave, soon
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Change, Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.loading import Loader
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.rows import MatchRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Ask, Refused
from theomachy.play.records import RecordEntry, read_record
from theomachy.play.replays import verify
from theomachy.wire import messages as wire


class Blind(Witness):
    def see(self, change: Change) -> None:
        raise ValueError("cannot be shown")


async def new(service: MatchService, *seats: str) -> str:
    order = NewMatch("scathe", list(seats), preset="random")
    laid = agree(order, "host", service.clock.now())
    await matches.add(service.store, *laid)
    return laid.match.id


async def begun(service: MatchService, *seats: str) -> str:
    match = await new(service, *(seats or ("me", "me")))
    await sit_down((service, await service.match(match), "host"))
    return match


def first(live: LiveMatch) -> Entry:
    ask = live.log.requests[0]
    assert isinstance(ask, Ask)
    return Entry("answer", ask.seat, ask.keys()[0])


def asked(live: LiveMatch, seat: int) -> list[str]:
    """The keys that a seat may answer now."""
    return next((ask.keys() for ask in live.log.requests if isinstance(ask, Ask) and ask.seat == seat), [])


def test_what_one_writes_the_other_shows(hosts: Hosts):
    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        a, b = await here.match(match), await there.match(match)
        witness = Witness(b)
        for _ in range(12):
            await enter(here, a, first(a))
        await soon(lambda: witness.seen == list(range(2, 14)))
        assert alike(a, b)
        assert a.log.chronicle == b.log.chronicle

    hosts(story)


def test_whoever_was_slower_changes_nothing_and_sees_what_happened(hosts: Hosts):
    """Two answers to one question at once: one is committed, the other refused as stale, and both hosts agree."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        a, b = await here.match(match), await there.match(match)
        witness = Witness(b)
        async with b.lock:  # deaf for the moment
            await enter(here, a, first(a))
            with pytest.raises(Refused) as no:
                await there.enter(b, first(b))
        assert no.value.reason.id == "live-stale"
        assert witness.seen == [2], "they are shown what happened"
        assert alike(a, b)
        await enter(there, b, first(b))
        await soon(lambda: a.log.n == 3)
        assert alike(a, b)
        assert len(await logs.entries(here.store, match)) == 3

    hosts(story)


def test_a_friend_sits_down_at_the_other_host(hosts: Hosts):
    async def story(here: MatchService, there: MatchService) -> None:
        match = await new(here, "me", "friend")
        a, b = await here.match(match), await there.match(match)
        witness = Witness(a, "host")
        invite = a.seats[1].invite
        assert invite
        await there.join(invite, "guest")
        await soon(lambda: a.seats_of("guest") == [1])
        await soon(lambda: witness.seats)
        await sit_down((here, a, "host"), (there, b, "guest"), nonces=("1" * 32, "2" * 32))
        await soon(lambda: a.log.n == 1)
        assert alike(a, b)
        assert a.log.terms.nonces == b.log.terms.nonces == ("1" * 32, "2" * 32)

    hosts(story)


def test_two_owls_at_one_table(hosts: Hosts):
    """Both hosts ask their Owl; the quicker one is heard, and the match goes on."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await new(here, "novice", "me")
        a, b = await here.match(match), await there.match(match)
        Witness(a, "host"), Witness(b)
        await sit_down((here, a, "host"))
        for _ in range(4):
            await soon(lambda: asked(a, 1) or a.log.over)
            async with a.lock:
                with suppress(Refused):  # there, the Owl was quicker
                    await here.enter(a, Entry("answer", 1, asked(a, 1)[0]))
        for live in (a, b):
            leave(live)  # no Owl goes on
        await soon(lambda: a.idle and b.idle)
        await soon(lambda: a.log.n == b.log.n)
        assert alike(a, b)

    hosts(story)


def test_what_cannot_be_written_has_not_happened(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """The disk is full: the answer is taken out of the match again, and the same question is asked."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        a = await here.match(match)
        witness = Witness(a)
        before = [a.log.request_id(request) for request in a.log.requests]

        async def full(*_: object) -> None:
            raise OSError("No space left on device")

        monkeypatch.setattr(here.store, "write", full)
        with pytest.raises(OSError, match="No space"):
            await enter(here, a, first(a))
        monkeypatch.undo()
        assert witness.seen == witness.whole == []
        assert [a.log.request_id(request) for request in a.log.requests] == before
        await enter(here, a, first(a))
        assert witness.seen == [2]

    hosts(story)


def test_a_match_of_other_rules_is_left_alone(hosts: Hosts):
    """Its record can be watched for ever; but nobody plays on by rules that it was not begun with."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        row = await here.store.read(MatchRow, match)
        assert row is not None
        row = msgspec.structs.replace(row, rules="0")
        with pytest.raises(Refused) as no:
            await Loader(there.store, there.aside, "").load(row)
        assert no.value.reason.id == "live-other-rules"

    hosts(story)


def test_the_log_of_a_match_of_other_rules_is_its_record(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """For those who sat there, with take-backs and all dice: the same lines that its record would have."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        live = await here.match(match)
        for _ in range(6):
            last = first(live)
            await enter(here, live, last)
        await enter(here, live, Entry("undo", last.seat))
        row, whole = await here.store.read(MatchRow, match), read_record(live.log.record(None))
        assert row is not None
        assert await here.closed_record(match, "host") is None

        read = there.store.read

        async def changed(kind: Any, *key: Any) -> Any:
            return msgspec.structs.replace(row, rules="0") if kind is MatchRow else await read(kind, *key)

        monkeypatch.setattr(there.store, "read", changed)
        text = await there.closed_record(match, "host")
        assert text is not None
        kept = read_record(text)
        assert kept.fields == {**whole.fields, "rules": "0", "dice": kept.fields["dice"]}
        assert [bare(entry) for entry in kept.entries] == [bare(entry) for entry in whole.entries]
        assert verify(kept, live.log.game)[0].id == "unverified-rules"
        with pytest.raises(Refused) as no:
            await there.closed_record(match, "somebody else")
        assert no.value.reason.id == "live-other-rules"

    hosts(story)


def bare(entry: RecordEntry) -> tuple[str, str, str]:
    """A line without what only the rules could tell."""
    return entry.who, entry.key, entry.faces


def test_messages_are_strict():
    """What a client may say is written down in wire/messages, field by field, and nothing else is heard."""
    for said in wire.ToServer.__args__:  # type: ignore[attr-defined]
        assert said.__struct_config__.forbid_unknown_fields
    assert msgspec.json.decode(b'{"type":"ping","id":1}', type=wire.ToServer) == wire.Ping(1)


def test_what_cannot_be_shown_to_one_is_written_and_shown_to_the_others(hosts: Hosts):
    async def story(service: MatchService, _: MatchService) -> None:
        live = await service.match(await begun(service))
        blind, witness = Blind(live), Witness(live)
        await enter(service, live, first(live))
        assert witness.seen == [live.log.n] == [len(await logs.entries(service.store, live.id))]
        assert blind not in live.viewers

    hosts(story)
