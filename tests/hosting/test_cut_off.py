"""Hosts that cannot hear each other, or not in time: nobody is wronged, and what was missed is found."""

import asyncio

from tests.hosting.dial import Sundial
from tests.hosting.hosts import Hosts, enter, soon
from tests.hosting.pair import Pair, asked_agent, looks, told
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import NEWS
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.notices import Partitioned, Rejoined
from theomachy.hosting.seat_claims import ABSENCE_S, away_since, claims_of
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Ask
from theomachy.kernel.chance import promise_of


def test_what_was_written_before_a_host_listened_is_read():
    async def story() -> None:
        pair = Pair("me", "me")
        a, b = pair.services
        here, there = await pair.begin()
        async with looks(b, there, "ann") as ann:
            await soon(lambda: there.presence.node in here.presence.elsewhere)
            there.tasks.cancel(NEWS)
            await soon(lambda: not there.tasks.runs(NEWS))
            n = here.log.n
            ask = here.log.requests[0]
            assert isinstance(ask, Ask)
            await enter(a, here, Entry("answer", ask.seat, ask.keys()[0]))
            there.tasks.begin(NEWS, b._peers.listen, there)
            await soon(lambda: there.log.n == n + 1)
            assert ann.seen[-1] == n + 1
        await pair.close()

    told(story)


def test_while_others_cannot_be_heard_nobody_is_away():
    """A host that does not know who sits elsewhere holds it against nobody, and everybody lets agents think."""

    async def story() -> None:
        dial = Sundial()
        pair = Pair("me", "friend", clock=dial)
        here, there = await pair.begin()
        a = pair.services[0]
        asked = here.people_asked[0]
        waiting = next(seat.guest for seat in here.seats if seat.number != asked) or ""
        async with looks(a, here, waiting):
            await soon(lambda: here.presence.node in there.presence.elsewhere)
            for news in pair.news:
                news.publish(here.id, Partitioned())
            await soon(lambda: here.presence.partitioned and there.presence.partitioned)
            dial.go(2 * ABSENCE_S)
            assert claims_of(here, waiting) == []
            assert here.leads
            assert there.leads
            pair.news[0].publish(here.id, Rejoined())
            await soon(lambda: not (here.presence.partitioned or there.presence.partitioned))
            assert away_since(here, asked) == dial.now()
            assert not there.leads
        await pair.close()

    told(story)


def test_what_was_written_while_nothing_was_heard_is_looked_for(monkeypatch):
    async def story() -> None:
        pair = Pair("me", "friend")
        a, b = pair.services
        here, there = await pair.begin()
        async with looks(b, there, "ben") as ben:
            await soon(lambda: there.presence.node in here.presence.elsewhere)
            heard = pair.news[0].publish
            monkeypatch.setattr(pair.news[0], "publish", lambda match, notice: None)
            await enter(a, here, Entry("plea", 0))
            await a.remark(here, "ann", "hello")
            pair.news[1].publish(there.id, Partitioned())
            await soon(lambda: there.log.n == here.log.n)
            await soon(lambda: ben.remarks == ["hello"])
            await enter(a, here, Entry("deny", 1))
            monkeypatch.setattr(pair.news[0], "publish", heard)
            pair.news[1].publish(there.id, Rejoined())
            await soon(lambda: there.log.n == here.log.n)
        await pair.close()

    told(story)


def test_a_seat_that_is_taken_elsewhere_is_seen(hosts: Hosts):
    async def story(a: MatchService, b: MatchService) -> None:
        laid = agree(NewMatch("scathe", ["me", "friend"]), "ann", a.clock.now())
        await matches.add(a.store, *laid)
        here, there = await a.match(laid.match.id), await b.match(laid.match.id)
        async with looks(a, here, "ann"):
            await b.join(laid.seats[1].invite or "", "ben")
            await soon(lambda: here.seats[1].guest == "ben")
            await b.sit(there, "ben", promise_of("1" * 32))
            await soon(lambda: here.seats[1].commitment)

    hosts(story)


def test_a_host_that_ends_says_so():
    async def story() -> None:
        pair = Pair("captain", "me")
        a, b = pair.services
        here, there = await pair.begin()
        await asked_agent(a, here)
        async with looks(b, there, "ann"):
            gone = looks(a, here, "eve")
            await gone.__aenter__()
            await soon(lambda: not there.leads)
            await a.close()
            await soon(lambda: there.leads and pair.thinkers[1].asked)
        await pair.close()

    told(story)


def test_two_who_open_the_last_nonces_at_once_begin_one_match(hosts: Hosts):
    """Each at their host: neither is told that the table has changed."""

    async def begin(a: MatchService, b: MatchService) -> None:
        laid = agree(NewMatch("scathe", ["me", "friend"]), "ann", a.clock.now())
        await matches.add(a.store, *laid)
        await matches.take_seat(a.store, laid.match.id, 1, "ben", a.clock.now())
        here, there = await a.match(laid.match.id), await b.match(laid.match.id)
        await asyncio.gather(a.sit(here, "ann", promise_of("1" * 32)), b.sit(there, "ben", promise_of("2" * 32)))
        await soon(lambda: all(seat.commitment for live in (here, there) for seat in live.seats))
        promised = [seat.commitment for seat in here.seats]
        await asyncio.gather(
            a.open_nonce(here, "ann", "1" * 32, promised), b.open_nonce(there, "ben", "2" * 32, promised)
        )
        await soon(lambda: here.log.n == there.log.n == 1)
        assert [entry.kind for entry in await logs.entries(a.store, here.id)] == ["start"]

    async def story(a: MatchService, b: MatchService) -> None:
        for _ in range(5):
            await begin(a, b)

    hosts(story)


def test_a_host_that_starts_second_sees_what_the_first_has_started():
    async def story() -> None:
        pair = Pair("me", "me")
        a, b = pair.services
        laid = agree(pair.order, "ann", a.clock.now())
        await matches.add(a.store, *laid)
        here, there = await a.match(laid.match.id), await b.match(laid.match.id)
        await a.sit(here, "ann", promise_of("1" * 32))
        await soon(lambda: all(seat.commitment for seat in there.seats))
        there.tasks.cancel(NEWS)
        await a.open_nonce(here, "ann", "1" * 32, [seat.commitment for seat in here.seats])
        await b.open_nonce(there, "ann", "1" * 32, [seat.commitment for seat in there.seats])
        assert there.log.n == here.log.n == 1
        await pair.close()

    told(story)
