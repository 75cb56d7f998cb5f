"""The usual places: set-up that is left to what is usual goes on by itself until the first turn, and comes back in one
go."""

import asyncio
from datetime import UTC, datetime

import pytest

from tests.hosting.hosts import Hosts, enter, soon
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Entry, take_back
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.participant import Participant
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches, tables
from theomachy.kernel import Refused


async def begun(here: MatchService, seats: tuple[str, str] = ("me", "me"), preset: str = "first") -> LiveMatch:
    """A small match of Godtear that has begun: one champion a side."""
    match, rows = agree(NewMatch("godtear", [*seats], preset), "host", datetime(2026, 1, 1, tzinfo=UTC))
    await matches.add(here.store, match, rows)
    live = await here.match(match.id)
    if "friend" in seats:
        await here.join(next(row.invite for row in rows if row.invite), "guest")
        await sit_down((here, live, "host"), (here, live, "guest"))
    else:
        await sit_down((here, live, "host"))
    return live


def asked(live: LiveMatch) -> tuple[int, str]:
    (ask,) = live.log.requests
    assert ask.seat is not None
    return ask.seat, ask.question


async def leave(here: MatchService, live: LiveMatch, guest: str) -> None:
    (ask,) = live.log.requests
    await Participant(here, live, guest).leave_set_up(live.log.request_id(ask))


def test_the_rest_of_ones_own_set_up_is_answered(hosts: Hosts):
    """The other seat is still asked; once the first turn has begun nobody answers for whoever is asked."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        first, question = asked(live)
        assert question == "gt-ask-side"
        await leave(here, live, "host")
        await soon(lambda: asked(live)[0] != first)
        assert asked(live)[1] == "gt-ask-deploy-hex", "there is one champion a side: nobody asks which"
        assert live.orders.sets_up(first)
        assert not live.orders.sets_up(1 - first)
        await leave(here, live, "host")
        await soon(lambda: asked(live)[1] == "gt-ask-activate" and not live.orders.pending)
        assert not live.orders.sets_up(asked(live)[0]), "of the other one it ends when they are asked"
        assert await tables.orders(here.store, live.id) == live.orders.orders

    hosts(story)


def test_all_of_it_comes_back_in_one_go(hosts: Hosts):
    """What was answered in one go is taken back by one entry, the order with it."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here, ("me", "squire"))
        me = Participant(here, live, "host")
        (ask,) = live.log.requests
        if ask.seat == 1:  # the Owl has won the roll
            await enter(here, live, Entry("answer", 1, "south"))
            while asked(live)[0] == 1:
                key = live.orders.usual(live.log, live.log.requests[0])
                await enter(here, live, Entry("answer", 1, key))
        start = live.log.length
        await leave(here, live, "host")
        await soon(lambda: live.log.length > start and not live.orders.pending)
        n = live.log.n
        await me.take_back(n, ask=True)
        assert live.log.n == n + 1
        assert live.log.length == start
        assert asked(live)[0] == 0
        assert not live.orders.sets_up(0)
        await asyncio.sleep(0.1)
        assert live.log.length == start, "what was taken back is asked again"

    hosts(story)


def test_what_was_decided_by_hand_comes_back_by_itself(hosts: Hosts):
    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        await leave(here, live, "host")
        await leave_other(here, live)
        await soon(lambda: asked(live)[1] == "gt-ask-activate" and not live.orders.pending)
        seat, before = asked(live)[0], live.log.length
        (ask,) = live.log.requests
        await enter(here, live, Entry("answer", seat, ask.keys()[0]))
        await Participant(here, live, "host").take_back(live.log.n, ask=False)
        assert live.log.length == before

    async def leave_other(here: MatchService, live: LiveMatch) -> None:
        first = asked(live)[0]
        await soon(lambda: asked(live)[0] != first or asked(live)[1] == "gt-ask-activate")
        if asked(live)[1] != "gt-ask-activate":
            await leave(here, live, "host")

    hosts(story)


def test_with_a_friend_only_what_is_free_comes_back(hosts: Hosts):
    """What the other one has answered meanwhile is not taken back without asking."""

    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here, ("me", "friend"), "standard")
        first = asked(live)[0]
        guests = ("host", "guest")
        await leave(here, live, guests[first])
        await soon(lambda: asked(live)[0] != first)
        await leave(here, live, guests[1 - first])
        await soon(lambda: asked(live)[1] == "gt-ask-activate" and not live.orders.pending)
        last = max(range(2), key=lambda seat: live.log.decided(seat)[-1])
        before = live.log.decided(last)
        other = live.log.decided(1 - last)
        await Participant(here, live, guests[last]).take_back(live.log.n, ask=False)
        assert live.log.decided(1 - last) == other
        assert live.log.decided(last) == [place for place in before if place < other[-1]]

    hosts(story)


def test_nothing_is_usual_once_it_is_set_up(hosts: Hosts):
    async def story(here: MatchService, _: MatchService) -> None:
        live = await begun(here)
        while (key := live.orders.usual(live.log, live.log.requests[0])) is not None:
            await enter(here, live, Entry("answer", asked(live)[0], key))
        with pytest.raises(Refused) as no:
            await leave(here, live, "host")
        assert no.value.reason.id == "not-set-up"

    hosts(story)


def test_an_undo_of_several_decisions_is_told_again(hosts: Hosts):
    """Another host, and the record of a match that cannot go on, tell the same."""

    async def story(here: MatchService, there: MatchService) -> None:
        live = await begun(here)
        seat = asked(live)[0]
        for _ in range(3):
            (ask,) = live.log.requests
            assert ask.seat == seat
            await enter(here, live, Entry("answer", seat, live.orders.usual(live.log, ask) or ""))
        await enter(here, live, take_back(seat, 3))
        other = await there.match(live.id)
        assert other.log.match is not None
        assert live.log.match is not None
        assert other.log.match.state.digest() == live.log.match.state.digest()
        assert other.log.head == live.log.head

    hosts(story)
