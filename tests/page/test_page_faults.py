"""What fails in a page is kept in the browser: the last ten reports, for whoever wants to send them."""

import asyncio
import json

import msgspec
import pytest

from tests.faults import broken
from tests.page.tabs import Storage, TestTab
from theomachy import games
from theomachy.hosting.ports import AgentFailed, Counsel
from theomachy.kernel import Match, Seeded
from theomachy.kernel.saves import save
from theomachy.page import faults
from theomachy.page.agents import answer
from theomachy.page.ports import WorkerThinker
from theomachy.play import optional
from theomachy.play.faults import Fault, Procedure
from theomachy.play.optional import attempt


def begun() -> Match:
    game = games.game("scathe")
    return Match(game, game.new(game.setup.type()), Seeded.of(1), listen=True)


def test_a_page_keeps_the_last_reports_once_each(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(faults, "MAX_REPORTS", 2)

    async def story() -> None:
        tab = await TestTab(Storage()).begin()
        with optional.strictly(False):
            procedures: list[Procedure] = ["usual", "odds", "ways", "ways"]
            for n, procedure in enumerate(procedures):
                attempt(procedure, begun(), broken, None, key=str(n))
                await asyncio.sleep(0.05)
        reports = [
            msgspec.convert(one, Fault)
            for one in json.loads((await tab.house.ask("GET", "/faults", "")).partition(" ")[2])
        ]
        assert [report.procedure for report in reports] == ["odds", "ways"]
        await tab.house.end()

    before = optional.set_keeper(None)
    asyncio.run(story())
    optional.set_keeper(before)


def test_the_worker_of_the_agents_sends_the_report_to_the_tab(monkeypatch: pytest.MonkeyPatch):
    """A hint that fails there is nothing here, and its report is kept here."""
    match, kept = begun(), list[Fault]()
    counsel = Counsel("m", "scathe", save(match), match.asks[0].seat, 0, "me", "r")
    monkeypatch.setattr("theomachy.hosting.thinking.hints", broken)
    before = optional.set_keeper(kept.append)
    with optional.strictly(False):
        tab = TestTab(Storage())

        async def think(asked: str, /) -> str:
            return answer(asked)

        monkeypatch.setattr(tab, "think", think)
        with pytest.raises(AgentFailed):
            asyncio.run(WorkerThinker(tab).advise(counsel))
    optional.set_keeper(before)
    assert [fault.procedure for fault in kept] == ["hint"]
