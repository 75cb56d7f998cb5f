"""At a table in a terminal neither help nor rules nor an agent that fails end the game."""

from collections.abc import Iterator

import pytest
from rich.console import Console

from tests.faults import Planted, broken, kept_faults
from theomachy import games
from theomachy.kernel import Ask, Match, Refused, Seeded
from theomachy.play.faults import Fault
from theomachy.presentation.text import Words
from theomachy.terminal.commands.faults import run_again
from theomachy.terminal.session import commands
from theomachy.terminal.session.table import Table


class Failing:
    """An agent that never has an answer."""

    def decide(self, view: object) -> str:
        raise Planted


@pytest.fixture
def kept() -> Iterator[list[Fault]]:
    with kept_faults() as reports:
        yield reports


def begun(**agents: Failing) -> Table:
    game = games.game("scathe")
    match = Match(game, game.new(game.setup.type()), Seeded.of(1), listen=True)
    console = Console(record=True, width=100, force_terminal=False)
    return Table(match, Words(game, "en"), console, {int(seat[1:]): agent for seat, agent in agents.items()})


def test_odds_that_fail_say_so(kept: list[Fault], monkeypatch: pytest.MonkeyPatch):
    table = begun()
    monkeypatch.setattr(commands, "probe", broken)
    ask = table.match.asks[0]
    commands.odds(table, ask.keys()[0])
    assert "No suggestion here" in table.console.export_text()
    assert [fault.procedure for fault in kept] == ["odds"]


def test_rules_that_fail_on_an_answer_refuse_it(kept: list[Fault], monkeypatch: pytest.MonkeyPatch):
    """The report has the record, so that the same dice fall when it is run again."""
    table = begun()
    ask = table.match.asks[0]
    with monkeypatch.context() as planted:
        planted.setattr(Match, "answer", broken)
        with pytest.raises(Refused) as no:
            table.hand_in(ask, ask.keys()[0])
    assert no.value.reason.id == "rules-failed"
    assert kept[0].procedure == "rules"
    assert kept[0].record
    assert run_again(kept[0]) == ""
    table.hand_in(ask, ask.keys()[0])


def test_people_play_the_seat_of_an_agent_that_fails(kept: list[Fault]):
    game_seat = begun().match.asks[0].seat
    table = begun(**{f"s{game_seat}": Failing()})
    request = table.match.request
    assert isinstance(request, Ask)
    table._let_agent_answer(request)
    assert not table.agents
    assert game_seat in table.people
    assert "play that side yourselves" in " ".join(table.console.export_text().split())
    assert kept[0].procedure == "agent"
