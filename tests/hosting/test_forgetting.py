"""What nobody looks at any more does not stay in memory for ever."""

import asyncio

import pytest

from tests.hosting.hosts import Witness, enter
from tests.hosting.seating import sit_down
from theomachy.hosting import service as hosting
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.service import MatchService


async def begun(service: MatchService) -> LiveMatch:
    await service.store.guest("host")
    laid = agree(NewMatch("scathe", ["me", "me"], "random"), "host", service.clock.now())
    await service.store.add(*laid)
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
