"""Faults of the kind that hosting must never have, planted one by one: the simulation finds each of them."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tests.simulation.world import simulate
from theomachy.hosting import peers, service
from theomachy.hosting.attendance import Watchers
from theomachy.hosting.core.clock import MatchClock
from theomachy.hosting.core.presence import Presence
from theomachy.hosting.driver import Driver
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.log import MatchLog
from theomachy.hosting.participant import Participant
from theomachy.hosting.service import MatchService

SEEDS = 300
"""Matches of the made-up game that are tried until the fault is found."""


def found() -> str:
    """Return how the first match that breaks has broken; empty if none does."""
    for seed in range(SEEDS):
        try:
            simulate("mini", seed)
        except Exception as error:  # noqa: BLE001 - whatever is noticed
            return f"{type(error).__name__}: {error}"
    return ""


Plant = Callable[[pytest.MonkeyPatch], None]


def announces_before_it_stores(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(MatchLog, "is_ahead", False)


def forgets_a_viewer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(
        LiveMatch, "viewers", property(lambda live: [*live._viewers.values()][1:] or [*live._viewers.values()])
    )


def loses_a_wake_up(patch: pytest.MonkeyPatch) -> None:
    """Agents are not driven on after something that another host has written."""
    drive = Driver.drive

    def sleepy(driver: Driver, live: LiveMatch) -> None:
        if live.shown % 3:
            drive(driver, live)

    patch.setattr(Driver, "drive", sleepy)


def keeps_what_was_not_stored(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LiveMatch, "restore", lambda live: live.log.keep())


def does_not_look_again(patch: pytest.MonkeyPatch) -> None:
    async def never(self: peers.Peers, live: LiveMatch) -> None:
        live.miss(False)

    patch.setattr(peers.Peers, "_look_again", never)


def accepts_without_storing(patch: pytest.MonkeyPatch) -> None:
    enter: Callable[..., Awaitable[None]] = MatchService.enter

    async def lenient(self: MatchService, live: LiveMatch, entry: Entry, again: Any = None) -> None:
        try:
            await enter(self, live, entry, again)
        except service.Behind:
            return
        except Exception:  # noqa: BLE001 - that is the fault
            return

    patch.setattr(MatchService, "enter", lenient)


def lets_every_clock_run(patch: pytest.MonkeyPatch) -> None:
    after = MatchClock.after
    patch.setattr(MatchClock, "after", lambda clock, entry, before, asked, now: after(clock, entry, (0, 1), asked, now))


def never_leads(patch: pytest.MonkeyPatch) -> None:
    """After a host was cut off it believes that another one sees to the agents."""
    patch.setattr(Presence, "leads", property(lambda presence: not presence.elsewhere))


def tells_nobody_that_it_was_away(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Watchers, "rejoin", lambda watchers, live: None)


def commits_without_the_lock(patch: pytest.MonkeyPatch) -> None:
    class Open(asyncio.Lock):
        async def acquire(self) -> bool:  # type: ignore[override]
            return True

        def release(self) -> None:
            pass

    patch.setattr(asyncio, "Lock", Open)


def shows_everything_to_everybody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Participant, "scene", lambda me, eyes=None: me.live.log.game.scene(me.state, None))


FAULTS: tuple[Plant, ...] = (
    announces_before_it_stores,
    forgets_a_viewer,
    loses_a_wake_up,
    keeps_what_was_not_stored,
    does_not_look_again,
    accepts_without_storing,
    lets_every_clock_run,
    never_leads,
    tells_nobody_that_it_was_away,
    commits_without_the_lock,
    shows_everything_to_everybody,
)


@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_a_planted_fault_is_found(plant: Plant, monkeypatch: pytest.MonkeyPatch):
    plant(monkeypatch)
    assert found(), "it was not noticed"
