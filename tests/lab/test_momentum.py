"""The course of a game as its judge sees it."""

import pytest

from tests.lab.studies import study
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import play
from theomachy.kernel import Fast, Match
from theomachy.lab.momentum import NOT_JUDGED, Course, Swing

SCATHE = games.game("scathe")


def course(*red: float) -> Course:
    """Of chances of the first of two seats."""
    seen = Course(Match(SCATHE, SCATHE.new(SCATHE.setup.type()), Fast(1)))
    seen.chances = [(chance, 1 - chance) for chance in red]
    return seen


@pytest.mark.parametrize(
    ("red", "winner", "swing"),
    [
        ((0.5, 0.7, 0.9), 0, Swing(0, 0.5, 0.4)),
        ((0.6, 0.2, 0.8), 0, Swing(2, 0.2, 1.0)),
        ((0.6, 0.2, 0.8), 1, Swing(2, 0.2, 1.0)),
        ((0.6, 0.4), None, Swing(1, None, 0.2)),
        ((0.3,), 0, Swing(0, 0.3, 0.0)),
        ((), 0, NOT_JUDGED),
    ],
)
def test_leads_and_swings(red: tuple[float, ...], winner: int | None, swing: Swing) -> None:
    assert course(*red).swing(winner) == swing


def test_it_looks_once_a_round() -> None:
    """And says of each round what the judge says of the settled state: nothing is changed by looking."""
    task = study("greedy", "random", preset="starters").task(0)
    told = []
    for look in (True, False):
        match = Match(SCATHE, SCATHE.new(SCATHE.setup.type()), Fast(task.dice))
        seen = Course(match)
        agents = [agent(SCATHE, *pair) for pair in zip(task.agents, task.seeds, strict=True)]
        told.append((play(match, agents, seen.look if look else None), match.result))
        if look:
            assert len(seen.chances) in (match.state.round - 1, match.state.round)
            assert all(sum(chances) == pytest.approx(1) for chances in seen.chances)
    assert told[0] == told[1]
