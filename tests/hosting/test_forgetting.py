"""What nobody looks at any more does not stay in memory for ever, and what is deleted stays open nowhere."""

import asyncio

import pytest

from tests.hosting.hosts import Witness, enter, in_two_hosts, soon
from tests.hosting.seating import sit_down
from theomachy.hosting import service as hosting
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.notices import AgentsChanged
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import branches, matches
from theomachy.kernel import Refused


async def begun(service: MatchService) -> LiveMatch:
    laid = agree(NewMatch("scathe", ["me", "me"], "random"), "host", service.clock.now())
    await matches.add(service.store, *laid)
    live = await service.match(laid.match.id)
    await sit_down((service, live, "host"))
    return live


def test_a_match_that_is_over_is_forgotten_once_nobody_looks():
    """With the next one that is opened; whoever comes back finds it as it was."""

    async def story() -> None:
        service = MatchService(in_memory())
        over, watched, running = [await begun(service) for _ in range(3)]
        Witness(watched)
        for live in (over, watched):
            await enter(service, live, Entry("resign", 0))
        await begun(service)
        assert over.id not in service.open
        assert {watched.id, running.id} <= service.open.keys()
        again = await service.match(over.id)
        assert again is not over
        assert again.log.chronicle == over.log.chronicle
        await service.close()

    asyncio.run(story())


def test_of_matches_that_go_on_the_newest_are_kept(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hosting, "MAX_IDLE_MATCHES", 2)

    async def story() -> None:
        service = MatchService(in_memory())
        lives = [await begun(service) for _ in range(5)]
        assert [live.id for live in lives[2:]] == list(service.open)
        await service.close()

    asyncio.run(story())


def test_what_was_deleted_by_hand_is_closed_when_something_is_to_be_written(store_url: str):
    """Whoever deletes by hand can tell no server. The player is told that there is no such match."""

    async def story(here: MatchService, there: MatchService) -> None:
        live = await begun(here)
        witnesses = [Witness(live), Witness(await there.match(live.id))]
        await branches.delete(here.store, live.id)
        here.news.publish(live.id, AgentsChanged())  # whoever looks who sits there finds no seats
        await asyncio.sleep(0.01)
        with pytest.raises(Refused) as no:
            await enter(here, live, Entry("resign", 0))
        assert no.value.reason.id == "live-no-match"
        await soon(lambda: live.id not in there.open)
        assert not any(witness in witness.live.viewers for witness in witnesses)
        with pytest.raises(Refused):
            await here.match(live.id)

    asyncio.run(in_two_hosts(store_url, story))
