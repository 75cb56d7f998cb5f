"""Two hosts of the same matches: what one could not look up, or was never told, it looks up all the same."""

import asyncio
from typing import Any

import pytest

from tests.hosting.hosts import Hosts, Witness, alike, enter, soon
from tests.hosting.test_service import begun, first
from theomachy.hosting import peers
from theomachy.hosting.notices import HOUSE, Attendance, Reviewing
from theomachy.hosting.ports import NotKept
from theomachy.hosting.rows import EntryLine
from theomachy.hosting.service import MatchService
from theomachy.kernel import Reason


class Away:
    """A store that cannot be read a few times."""

    def __init__(self, store: Any, times: int) -> None:
        self._select, self.times = store.select, times

    async def select(self, kind: Any, **where: Any) -> Any:
        if self.times and kind is EntryLine:
            self.times -= 1
            raise NotKept(Reason("live-not-read", args={"why": "live-store-gone"}))
        return await self._select(kind, **where)


def test_what_could_not_be_looked_up_is_looked_up_again(hosts: Hosts, monkeypatch: pytest.MonkeyPatch):
    """Though nobody ever tells of it again: it may be the turn of whoever has not seen it."""
    monkeypatch.setattr(peers, "RETRY_PAUSE_S", 0.01)

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        a, b = await here.match(match), await there.match(match)
        witness = Witness(b)
        await enter(here, a, first(a))
        await soon(lambda: witness.seen == [2])
        away = Away(there.store, 3)
        monkeypatch.setattr(there.store, "select", away.select)
        await enter(here, a, first(a))
        await soon(lambda: witness.seen == [2, 3])
        assert not away.times
        assert alike(a, b)

    hosts(story)


def test_what_a_host_wrote_before_it_died_is_found(hosts: Hosts):
    """It had no time to tell; that it is gone is heard all the same."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        a, b = await here.match(match), await there.match(match)
        witness = Witness(b)
        await enter(here, a, first(a))
        await soon(lambda: witness.seen == [2])
        with pytest.MonkeyPatch.context() as silent:
            silent.setattr(here.news, "publish", lambda *_: None)
            await enter(here, a, first(a))
        there.news.publish(match, Attendance("a host that is gone"))
        await soon(lambda: witness.seen == [2, 3])

    hosts(story)


def test_what_cannot_be_read_is_left_out(hosts: Hosts):
    """A host of another version may tell it; the names that come after it are heard."""

    async def story(here: MatchService, there: MatchService) -> None:
        match = await begun(here)
        a, b = await here.match(match), await there.match(match)
        guest = next(iter(a.sitting.names))
        await asyncio.sleep(0)  # both listen from now on
        here.news.publish(HOUSE, Reviewing("another", match, 0.5, '[{"nobody": "knows this"}]'))
        await here.rename(guest, "Zoe")
        await soon(lambda: b.sitting.names[guest] == "Zoe")

    hosts(story)
