"""People at a table: what they say to each other, another match, and who looks on."""

import asyncio

import pytest

from tests.hosting.dial import Table
from tests.hosting.hosts import Hosts, Witness, enter, leave, soon
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewLesson, NewMatch, agree, agree_lesson
from theomachy.hosting.memory import in_memory
from theomachy.hosting.participant import Participant
from theomachy.hosting.remarks import REMARK_EVERY_S, REMARKS_AT_ONCE
from theomachy.hosting.rematches import decline, rematch
from theomachy.hosting.rows import SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches, tables
from theomachy.hosting.timing import TimeControl
from theomachy.kernel import Refused
from theomachy.kernel.chance import promise_of

# Phrases


def test_what_is_said_is_heard_by_all_and_kept(hosts: Hosts):
    async def story(a: MatchService, b: MatchService) -> None:
        laid = agree(NewMatch("scathe", ["me", "friend"]), "ann", a.clock.now())
        await matches.add(a.store, *laid)
        await matches.take_seat(a.store, laid.match.id, 1, "ben", a.clock.now())
        here, there = await a.match(laid.match.id), await b.match(laid.match.id)
        ann, ben = Witness(here, "ann"), Witness(there, "ben")
        await Participant(a, here, "ann").remark("hello")
        await soon(lambda: ann.remarks == ben.remarks == ["hello"])
        await Participant(b, there, "ben").remark("good-luck")
        await soon(lambda: ann.remarks == ben.remarks == ["hello", "good-luck"])
        assert [(one.number, one.seat) for one in await tables.remarks(a.store, laid.match.id)] == [(1, 0), (2, 1)]
        assert [one.phrase for one in await tables.remarks(a.store, laid.match.id, 1)] == ["good-luck"]
        with pytest.raises(Refused):
            await Participant(a, here, "onlooker").remark("hello")

    hosts(story)


def test_nobody_talks_without_a_pause():
    async def story() -> None:
        table = await Table.laid()
        ann = table.participant(0)
        for _ in range(REMARKS_AT_ONCE):
            await ann.remark("ouch")
        with pytest.raises(Refused) as no:
            await ann.remark("ouch")
        assert no.value.reason.id == "live-talks-fast"
        await table.participant(1).remark("sorry")
        table.dial.go(REMARK_EVERY_S)
        await ann.remark("thanks")

    asyncio.run(story())


# Another match


async def over(service: MatchService, *seats: str) -> LiveMatch:
    """A match of ann with others, given up by the first seat."""
    laid = agree(NewMatch("scathe", [*seats]), "ann", service.clock.now())
    await matches.add(service.store, *laid)
    if laid.seats[1].invite:
        await matches.take_seat(service.store, laid.match.id, 1, "ben", service.clock.now())
    live = await service.match(laid.match.id)
    await sit_down(*((service, live, guest) for guest in sorted({seat.guest for seat in live.seats if seat.guest})))
    await enter(service, live, Entry("resign", 0))
    return live


def people(seats: list[SeatRow]) -> list[str]:
    return [seat.guest or seat.agent for seat in seats]


def test_there_is_one_rematch_however_many_ask(hosts: Hosts):
    """Both at the same moment, at two hosts: one new table, sides swapped, and each hears where it is."""

    async def story(a: MatchService, b: MatchService) -> None:
        here = await over(a, "me", "friend")
        there = await b.match(here.id)
        ann, ben = Witness(here, "ann"), Witness(there, "ben")
        found = await asyncio.gather(
            rematch(a, "ann", here.id, swap=True),
            rematch(b, "ben", here.id, swap=True),
            rematch(a, "ann", here.id, swap=True),
        )
        ids = {laid.match.id for laid in found}
        assert len(ids) == 1
        assert {tuple(people(laid.seats)) for laid in found} == {("ben", "ann")}
        assert not any(seat.invite for seat in found[0].seats)
        await soon(lambda: {ann.next, ben.next} == ids)
        assert len(await matches.own_matches(a.store, "ann", 9)) == 2
        assert (await rematch(b, "ben", here.id, swap=True)).match.id in ids, "also afterwards"

    hosts(story)


def test_a_rematch_is_known_to_whoever_comes_later(hosts: Hosts):
    async def story(a: MatchService, b: MatchService) -> None:
        here = await over(a, "me", "friend")
        laid = await rematch(a, "ann", here.id, swap=True)
        later = await b.match(here.id)
        assert later.rematch.next is not None
        assert (later.rematch.next.id, later.rematch.next.host) == (laid.match.id, "ann")

    hosts(story)


def test_a_rematch_can_be_declined(hosts: Hosts):
    """The seat is open then: to whoever has the link, and to the one who declined, if they think better of it."""

    async def story(a: MatchService, b: MatchService) -> None:
        here = await over(a, "me", "friend")
        there = await b.match(here.id)
        Witness(here, "ann"), Witness(there, "ben")
        with pytest.raises(Refused) as no:
            await decline(b, "ben", here.id)
        assert no.value.reason.id == "live-no-rematch"
        laid = await rematch(a, "ann", here.id, swap=True)
        waiting = Witness(await a.match(laid.match.id), "ann")
        await decline(b, "ben", here.id)
        await soon(lambda: here.rematch.declined == there.rematch.declined == [1])
        await soon(lambda: people(waiting.live.seats) == ["", "ann"] and waiting.seats > 0)
        assert waiting.live.seats[0].invite
        assert (await rematch(b, "ben", here.id, swap=True)).match.id == laid.match.id
        await soon(lambda: people(waiting.live.seats) == ["ben", "ann"])
        await soon(lambda: here.rematch.declined == there.rematch.declined == [])

    hosts(story)


def test_who_sits_at_the_rematch_has_accepted_it(hosts: Hosts):
    async def story(a: MatchService, b: MatchService) -> None:
        here = await over(a, "me", "friend")
        laid = await rematch(a, "ann", here.id, swap=True)
        await a.sit(await a.match(laid.match.id), "ben", promise_of("1" * 32))
        with pytest.raises(Refused) as no:
            await decline(b, "ben", here.id)
        assert no.value.reason.id == "live-rematch-accepted"

    hosts(story)


def test_a_seat_that_another_has_taken_is_gone():
    async def story() -> None:
        service = MatchService(in_memory())
        live = await over(service, "me", "friend")
        laid = await rematch(service, "ann", live.id, swap=True)
        await decline(service, "ben", live.id)
        seat = (await matches.seats(service.store, laid.match.id))[0]
        await service.join(seat.invite or "", "eve")
        with pytest.raises(Refused) as no:
            await rematch(service, "ben", live.id, swap=True)
        assert no.value.reason.id == "live-seat-taken"

    asyncio.run(story())


def test_after_the_rematch_comes_the_next():
    """Who asks at the first table again is led to where the others are."""

    async def story() -> None:
        service = MatchService(in_memory())
        first = await over(service, "me", "friend")
        second = (await rematch(service, "ann", first.id, swap=True)).match.id
        live = await service.match(second)
        await sit_down((service, live, "ann"), (service, live, "ben"))
        await enter(service, live, Entry("resign", 0))
        third = await rematch(service, "ben", first.id, swap=True)
        assert third.match.follows == second
        assert people(third.seats) == ["ann", "ben"]

    asyncio.run(story())


@pytest.mark.parametrize("seats", [("me", "me"), ("me", "squire")])
def test_alone_there_is_another_match_at_once_and_as_many_as_one_likes(seats: tuple[str, str]):
    async def story() -> None:
        service = MatchService(in_memory())
        live = await over(service, *seats)
        made = [await rematch(service, "ann", live.id, swap=True) for _ in range(2)]
        assert made[0].match.id != made[1].match.id
        expected = ["ann", "ann"] if seats[1] == "me" else ["squire", "ann"]
        assert people(made[0].seats) == expected
        assert live.rematch.next is None

    asyncio.run(story())


def test_a_match_that_goes_on_has_no_rematch():
    async def story() -> None:
        table = await Table.laid()
        for guest, why in (("ann", "live-not-over"), ("eve", "live-no-seat")):
            with pytest.raises(Refused) as no:
                await rematch(table.service, guest, table.live.id, swap=True)
            assert no.value.reason.id == why

    asyncio.run(story())


def test_a_clock_goes_along_to_the_next_match():
    async def story() -> None:
        table = await Table.laid(TimeControl(bank=600, increment=10))
        await enter(table.service, table.live, Entry("resign", 0))
        laid = await rematch(table.service, "ann", table.live.id, swap=True)
        assert laid.match.control == TimeControl(bank=600, increment=10)

    asyncio.run(story())


def test_a_lesson_begins_anew():
    async def story() -> None:
        service = MatchService(in_memory())
        laid = agree_lesson(NewLesson("scathe", "scathe"), "ann", service.clock.now())
        await matches.add(service.store, *laid)
        assert (await rematch(service, "ann", laid.match.id, swap=False)).match.lesson == "scathe"

    asyncio.run(story())


# Onlookers


def test_who_looks_on_is_known_by_name_and_told_sparingly():
    async def story() -> None:
        table = await Table.laid()
        await table.service.rename("eve", "Eve")
        live = table.live
        player, onlooker = Witness(live, "ann"), Witness(live, "eve")
        leave(live, onlooker)
        async with table.service.watched_by(live, onlooker):
            assert live.presence.onlookers == {"eve": "Eve"}
            await soon(lambda: player.seats == 1)
            await table.service.rename("eve", "Evelyn")
            assert live.presence.onlookers == {"eve": "Evelyn"}
        assert live.presence.onlookers == {}

    asyncio.run(story())
