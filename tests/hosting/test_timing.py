"""Clocks, and what may be claimed when somebody runs out of time or stays away."""

import asyncio
from datetime import timedelta

import msgspec
import pytest

from tests.hosting.dial import Sundial, Table
from tests.hosting.hosts import Witness, enter
from theomachy.games import game
from theomachy.hosting.campaigns import NewCampaign, agree_campaign
from theomachy.hosting.entries import Entry
from theomachy.hosting.matchmaking import NewMatch, again, agree
from theomachy.hosting.seat_claims import ABSENCE_S, CAMPAIGN_ABSENCE_S, claims, claims_of
from theomachy.hosting.store import logs
from theomachy.hosting.timing import TimeControl
from theomachy.kernel import Refused
from theomachy.play.records import read_record
from theomachy.play.replays import verify

MINUTE = 60.0

# Clocks


def test_time_runs_for_who_is_asked_and_comes_back_with_the_turn():
    async def story() -> None:
        table = await Table.laid(TimeControl(bank=600, increment=10))
        first = table.asked
        table.dial.go(30)
        assert await table.hand_over() == first
        assert (table.left(first), table.left(table.asked)) == (600 - 30 + 10, 600)
        table.dial.go(7)
        second = await table.hand_over()
        assert (table.left(first), table.left(second)) == (580, 603)

    asyncio.run(story())


def test_clocks_survive_a_restart():
    """What they showed is written with every entry, and time runs on."""

    async def story() -> None:
        table = await Table.laid(TimeControl(bank=600))
        table.dial.go(100)
        first = await table.hand_over()
        table = await table.reopened()
        assert table.left(first) == 500
        table.dial.go(50)
        second = await table.hand_over()
        assert (table.left(first), table.left(second)) == (500, 550)

    asyncio.run(story())


def test_days_are_whole_again_with_every_turn():
    async def story() -> None:
        table = await Table.laid(TimeControl(days=2))
        day = 86_400
        table.dial.go(day)
        first = await table.hand_over()
        assert table.left(first) == 2 * day
        assert claims(table.live)[0].at == table.dial.now() + timedelta(days=2)
        assert {claim.why for claim in claims(table.live)} == {"clock"}, "nobody has to be there"

    asyncio.run(story())


def test_what_is_taken_back_gives_the_increment_back_but_not_the_time():
    async def story() -> None:
        table = await Table.laid(TimeControl(bank=600, increment=10))
        table.dial.go(30)
        first = await table.hand_over()
        await enter(table.service, table.live, Entry("undo", first))
        assert table.asked == first
        assert table.left(first) == 570
        await table.hand_over()
        assert table.left(first) == 580

    asyncio.run(story())


@pytest.mark.parametrize(
    "clock",
    [
        TimeControl(),
        TimeControl(bank=10),
        TimeControl(bank=10**6),
        TimeControl(bank=600, increment=-1),
        TimeControl(bank=600, days=1),
        TimeControl(days=31),
        TimeControl(increment=5),
    ],
)
def test_clocks_that_nobody_could_play_by_are_refused(clock: TimeControl):
    with pytest.raises(Refused) as no:
        agree(NewMatch("scathe", ["me", "friend"], clock=clock), "ann", Sundial().now())
    assert no.value.reason.id == "live-bad-clock"


def test_each_match_of_a_campaign_has_the_clock_that_was_agreed():
    """A campaign takes what a new match takes; the next match is laid by the same agreement."""
    clock = TimeControl(bank=600, increment=5)
    order = NewCampaign("Winter", "godbreaker", ["me", "friend"], clock=clock, hints=True)
    _, (match, seats) = agree_campaign(order, "ann", Sundial().now())
    following, _ = again(match, seats, "ann", Sundial().now(), swap=False)
    for row in (match, following):
        assert msgspec.json.decode(row.clock or "", type=TimeControl) == clock
        assert row.hints
    with pytest.raises(Refused) as no:
        agree_campaign(msgspec.structs.replace(order, seats=["me", "squire"]), "ann", Sundial().now())
    assert no.value.reason.id == "live-clock-alone"


@pytest.mark.parametrize("seats", [["me", "squire"], ["me", "me"], ["friend", "squire"]])
def test_a_clock_is_for_several_people(seats: list[str]):
    with pytest.raises(Refused) as no:
        agree(NewMatch("scathe", seats, clock=TimeControl(bank=600)), "ann", Sundial().now())
    assert no.value.reason.id == "live-clock-alone"


# Claims


@pytest.mark.parametrize(("draw", "result"), [(False, "resigned {} clock"), (True, "drawn {} clock")])
def test_who_has_run_out_of_time_may_lose_by_a_claim(draw: bool, result: str):
    """Nothing ends by itself; the record of what was claimed holds like any other."""

    async def story() -> None:
        table = await Table.laid(TimeControl(bank=60))
        slow, other = table.asked, 1 - table.asked
        table.dial.go(59)
        assert await table.refused(other) == "live-no-claim"
        table.dial.go(1)
        assert await table.refused(slow) == "live-no-claim", "nobody claims against themselves"
        assert not table.live.log.over
        await table.participant(other).claim(table.live.log.n, draw=draw)
        assert await table.refused(other) == "match-over", "there is nothing left to be claimed"
        half = [0.5, 0.5]
        assert table.left(slow) == 0, "nothing comes back with that"
        assert table.live.log.shares == (half if draw else [float(seat == other) for seat in (0, 1)])
        record = read_record(await logs.record(table.service.store, table.live.id) or "")
        assert record.result == result.format(slow + 1)
        assert "verified-result" in [held.id for held in verify(record, game("scathe"))]
        assert (await table.reopened()).live.log.over

    asyncio.run(story())


def test_who_answers_before_the_claim_has_time_again():
    async def story() -> None:
        table = await Table.laid(TimeControl(bank=60, increment=5))
        table.dial.go(100)
        slow = await table.hand_over()
        assert table.left(slow) == 5
        assert await table.refused(1 - slow) == "live-no-claim"

    asyncio.run(story())


def test_who_stays_away_may_lose_by_a_claim_without_a_clock():
    async def story() -> None:
        table = await Table.laid()
        away, waiting = table.asked, 1 - table.asked
        guest = table.guest(away)
        witness = Witness(table.live, guest, comes=False)
        async with table.service.watched_by(table.live, witness):
            table.dial.go(2 * ABSENCE_S)
            assert claims(table.live) == [], "who is here may think for ever"
        table.dial.go(ABSENCE_S - 1)
        assert await table.refused(waiting) == "live-no-claim"
        table.dial.go(1)
        assert claims_of(table.live, "somebody else") == []
        await table.participant(waiting).claim(table.live.log.n, draw=False)
        record = read_record(await logs.record(table.service.store, table.live.id) or "")
        assert record.result == f"resigned {away + 1} absence"

    asyncio.run(story())


def test_who_comes_back_before_is_told_what_might_have_been():
    async def story() -> None:
        table = await Table.laid()
        away, waiting = table.asked, 1 - table.asked
        table.dial.go(5 * MINUTE)
        witness = Witness(table.live, table.guest(away), comes=False)
        async with table.service.watched_by(table.live, witness):
            assert [why.args for why in witness.warned] == [{"minutes": 5, "most": 10}]
            table.dial.go(10 * MINUTE)
            assert await table.refused(waiting) == "live-no-claim"
        async with table.service.watched_by(table.live, witness):
            assert len(witness.warned) == 1, "a line that breaks for a moment is no absence"

    asyncio.run(story())


def test_who_waits_has_to_wait_at_the_table():
    """After a restart nobody knows who has been away: ten minutes are counted anew."""

    async def story() -> None:
        table = await Table.laid()
        table.dial.go(60 * MINUTE)
        table = await table.reopened()
        assert await table.refused(1 - table.asked) == "live-no-claim"
        table.dial.go(ABSENCE_S)
        await table.participant(1 - table.asked).claim(table.live.log.n, draw=True)
        assert table.live.log.shares == [0.5, 0.5]

    asyncio.run(story())


def test_a_campaign_waits_for_days():
    async def story() -> None:
        table = await Table.laid()
        table.live.campaign = "saga"
        table.dial.go(CAMPAIGN_ABSENCE_S - 1)
        assert await table.refused(1 - table.asked) == "live-no-claim"
        table.dial.go(1)
        await table.participant(1 - table.asked).claim(table.live.log.n, draw=False)
        assert table.live.log.over

    asyncio.run(story())


def test_an_agent_costs_nobody_anything_and_claims_nothing():
    async def story() -> None:
        table = await Table.laid(seats=("me", "squire"))
        assert claims_of(table.live, "ann") == []
        table.dial.go(2 * ABSENCE_S)
        if table.live.people_asked:
            assert await table.refused(0) == "live-no-claim"

    asyncio.run(story())
