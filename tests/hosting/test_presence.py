"""Two hosts of the same matches: who is at a table, wherever they sit, and which host lets agents think."""

import asyncio

from tests.hosting.dial import Sundial
from tests.hosting.hosts import Hosts, soon
from tests.hosting.pair import Pair, asked_agent, looks, told
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import DRIVER, LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.notices import Attendance, Notice
from theomachy.hosting.seat_claims import ABSENCE_S, away_since, claims_of
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import logs, matches
from theomachy.wire.view import view_of

# Who is there


def test_players_at_two_hosts_are_both_there(hosts: Hosts):
    async def story(a: MatchService, b: MatchService) -> None:
        laid = agree(NewMatch("scathe", ["me", "friend"]), "ann", a.clock.now())
        await matches.add(a.store, *laid)
        await matches.take_seat(a.store, laid.match.id, 1, "ben", a.clock.now())
        here, there = await a.match(laid.match.id), await b.match(laid.match.id)
        async with looks(a, here, "ann") as ann:
            async with looks(b, there, "ben"):
                await soon(lambda: all(live.is_here(seat) for live in (here, there) for seat in live.seats))
                heard = ann.seats
            await soon(lambda: not here.is_here(here.seats[1]))
            assert ann.seats > heard, "who is there is told to whoever sits elsewhere"
            assert set(here.presence.left_at) == set(there.presence.left_at) == {"ben"}
        await soon(lambda: there.presence.present == here.presence.present == set())

    hosts(story)


def test_a_line_that_moves_to_another_host_is_not_away():
    async def story() -> None:
        pair = Pair("me", "friend")
        here, there = await pair.begin()
        a, b = pair.services
        async with looks(a, here, "ann"), looks(b, there, "ann"):
            await soon(lambda: there.presence.node in here.presence.elsewhere)
        await soon(lambda: there.presence.present == set())
        async with looks(b, there, "ann"):
            old = looks(a, here, "ann")
            await old.__aenter__()
            await soon(lambda: here.presence.node in there.presence.elsewhere)
            left = dict(there.presence.left_at), dict(here.presence.left_at)
            await old.__aexit__(None, None, None)
            await soon(lambda: here.presence.node not in there.presence.elsewhere)
            assert here.presence.present == there.presence.present == {"ann"}
            assert (there.presence.left_at, here.presence.left_at) == left, "she did not leave"
        await pair.close()

    told(story)


def test_absence_is_counted_wherever_it_is_claimed():
    """A host that opens the match later knows from the other how long somebody has been away."""

    async def story() -> None:
        dial = Sundial()
        pair = Pair("me", "friend", clock=dial)
        a, b = pair.services
        here, there = await pair.begin()
        asked = here.people_asked[0]
        absent = here.seats[asked].guest or ""
        waiting = next(seat.guest for seat in here.seats if seat.guest != absent) or ""
        async with looks(a, here, absent):
            dial.go(5)
        left = dial.now()
        await soon(lambda: away_since(there, asked) == left)
        b.forget(there.id)
        dial.go(ABSENCE_S - 1)
        later = await b.match(here.id)
        await soon(lambda: away_since(later, asked) == left)
        dial.go(1)
        async with looks(b, later, waiting):
            assert [claim.at <= dial.now() for claim in claims_of(later, waiting)] == [True]
            async with looks(a, here, absent):
                await soon(lambda: not claims_of(later, waiting))
        await pair.close()

    told(story)


def test_onlookers_of_all_hosts_are_counted_and_named():
    async def story() -> None:
        pair = Pair("me", "me")
        a, b = pair.services
        here, there = await pair.begin()
        await a.rename("eve", "Eve")
        await b.rename("zoe", "Zoe")
        async with looks(a, here, "eve"), looks(b, there, "zoe"), looks(b, there, "yan") as yan:
            await soon(lambda: here.presence.onlookers == {"eve": "Eve", "zoe": "Zoe", "yan": ""})
            await soon(lambda: there.presence.onlookers == here.presence.onlookers)
            await soon(lambda: not there.presence.to_show)
            heard = yan.seats
            await b.rename("eve", "Evelyn")
            await soon(lambda: here.presence.onlookers["eve"] == there.presence.onlookers["eve"] == "Evelyn")
            assert yan.seats > heard
        await soon(lambda: here.presence.onlookers == there.presence.onlookers == {})
        await pair.close()

    told(story)


def test_a_player_has_the_same_name_at_all_hosts():
    async def story() -> None:
        pair = Pair("me", "me")
        a, b = pair.services
        here, there = await pair.begin()
        await a.rename("ann", "Ann")
        async with looks(b, there, "ann") as witness:
            await b.rename("ann", "Anna")
            await soon(lambda: here.sitting.names == there.sitting.names == {"ann": "Anna"})
            assert witness.seats
        await pair.close()

    told(story)


def test_many_onlookers_are_told_together():
    """A thousand who come at once are not told a thousand times."""

    async def story() -> None:
        pair = Pair("me", "me")
        _, b = pair.services
        here, there = await pair.begin()
        heard: list[Notice] = []

        async def listen() -> None:
            async with pair.news[0].subscribe(here.id) as news:
                async for notice in news:
                    heard.append(notice)

        ear = asyncio.create_task(listen())
        await asyncio.sleep(0)
        crowd = [looks(b, there, f"guest {n}") for n in range(1000)]
        for one in crowd:
            await one.__aenter__()
        await soon(lambda: len(here.presence.onlookers) == 1000)
        assert len([notice for notice in heard if isinstance(notice, Attendance)]) < 10
        ear.cancel()
        await pair.close()

    told(story)


# Which host lets agents think


def test_agents_think_at_one_host_and_at_another_once_that_is_gone():
    async def story() -> None:
        pair = Pair("captain", "me")
        a, b = pair.services
        here, there = await pair.begin()
        await asked_agent(a, here)
        await soon(lambda: there.log.n == here.log.n)
        async with looks(b, there, "ann"):
            await soon(lambda: len(pair.thinkers[1].asked) == 1)
            first = looks(a, here, "eve")
            await first.__aenter__()
            await soon(lambda: len(pair.thinkers[0].asked) == 1)
            assert there.leads is False
            pair.thinkers[0].may_end.set()
            await soon(lambda: there.agent_asked is None)
            pair.thinkers[1].may_end.set()  # what it has thought in vain is not played
            await soon(lambda: not there.tasks.runs(DRIVER))
            assert len(pair.thinkers[1].asked) == 1
            pair.thinkers[0].may_end.clear()
            await asked_agent(b, there)
            await soon(lambda: len(pair.thinkers[0].asked) == 2 or here.agent_asked is None)
            known = len(pair.thinkers[1].asked)
            pair.news[1].publish(there.id, Attendance(pair.news[0].node))  # as when its process has died
            await soon(lambda: len(pair.thinkers[1].asked) > known)
            assert there.leads
            await soon(lambda: there.agent_asked is None)
            await first.__aexit__(None, None, None)
        await pair.close()

    told(story)


def test_both_thoughts_of_one_request_have_its_name():
    async def story() -> None:
        pair = Pair("captain", "me")
        a, b = pair.services
        here, there = await pair.begin()
        await asked_agent(a, here)
        await soon(lambda: there.log.n == here.log.n)
        here.presence.partition()
        there.presence.partition()
        async with looks(a, here, "ann"), looks(b, there, "ann"):
            await soon(lambda: all(thinker.asked for thinker in pair.thinkers))
            requests = {(thinker.asked[0].match, thinker.asked[0].request) for thinker in pair.thinkers}
            assert len(requests) == 1
            assert here.log.request(pair.thinkers[0].asked[0].request) is not None
            before = here.log.n
            for thinker in pair.thinkers:
                thinker.may_end.set()
            await soon(lambda: here.agent_asked is None and there.agent_asked is None)
            written = await logs.entries(a.store, here.id, before)
            assert len({entry.key for entry in written[:1]}) == 1
            assert here.log.n == there.log.n == before + len(written)
        await pair.close()

    told(story)


def test_a_place_in_line_and_an_excuse_are_seen_at_other_hosts():
    async def story() -> None:
        pair = Pair("captain", "me")
        a, b = pair.services
        here, there = await pair.begin()
        await asked_agent(a, here)
        await soon(lambda: there.log.n == here.log.n)
        pair.thinkers[0].busy = True
        async with looks(b, there, "ann"):
            pair.thinkers[1].busy = True
            async with looks(a, here, "eve"):
                view = view_of(b, there, "ann", "en")
                await soon(lambda: there.agents.places == {0: 3} and here.agents.places == {0: 3})
                assert view._seats()[0].queue == 3
                pair.thinkers[0].may_end.set()
                await soon(lambda: there.agent_asked is None and there.agents.places == {})
                await soon(lambda: view._seats()[0].note)
        await pair.close()

    told(story)


def test_standing_answers_are_given_by_one_host():
    async def story() -> None:
        pair = Pair("me", "friend", game="godtear")
        a, b = pair.services
        here, there = await pair.begin()
        seat = here.people_asked[0]
        async with looks(b, there, here.seats[seat].guest or ""):
            await soon(lambda: there.presence.node in here.presence.elsewhere)
            assert (here.leads, there.leads) == (False, True)
            before, written = here.log.n, list[Entry]()

            async def commit(live: LiveMatch, entry: Entry) -> None:
                written.append(entry)

            a._driver._commit = commit
            async with here.lock:
                await a.leave_set_up(here, seat)
            await soon(lambda: here.log.n > before)
            assert not written
        await soon(lambda: here.leads)
        await pair.close()

    told(story)
