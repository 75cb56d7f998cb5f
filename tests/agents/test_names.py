"""Names of agents and opponents are read in one place."""

import pytest

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.levels import LEVELS, agent_of, hurried_agent_of, is_opponent, level_and_style, seconds_of
from theomachy.agents.names import AgentName, read_name
from theomachy.agents.seats import SeatView
from theomachy.kernel import Match, Refused, Seeded

SCATHE = games.game("scathe")


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("greedy", AgentName("greedy")),
        ("greedy-1", AgentName("greedy", "1")),
        ("search:64", AgentName("search", work=64)),
        ("search:0.5s", AgentName("search", seconds=0.5)),
        ("planner-2:64/2s+bold", AgentName("planner", "2", 64, 2.0, "bold")),
        ("captain+bold", AgentName("captain", style="bold")),
    ],
)
def test_a_name_is_read_and_written(text, parts):
    assert read_name(text) == parts
    assert str(parts) == text


@pytest.mark.parametrize("text", ["", "Greedy", "search:", "search:64/2", "search:s", "a+b+c", "search:1234567890"])
def test_other_texts_are_no_names(text):
    assert read_name(text) is None


@pytest.mark.parametrize(
    "text",
    ["search:0", "search:0s", "search:8/0s", "planner:0", "search:9999999", "search:3601s", "greedy:3", "novice:2s"],
)
def test_budgets_that_mean_nothing_are_refused(text):
    with pytest.raises(Refused, match=r"no-such-agent|agent-budget"):
        agent(games.game("godtear"), text, 1)


def test_a_level_in_a_style_is_an_opponent():
    assert level_and_style("captain+bold") == ("captain", "bold")
    assert is_opponent(SCATHE, "captain+bold")
    assert not any(is_opponent(SCATHE, text) for text in ("captain+", "captain+rude", "captain:3", "greedy", ""))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_in_a_hurry_keeps_its_work_and_style(level):
    plain = read_name(agent_of(SCATHE, level))
    hurried = read_name(hurried_agent_of(SCATHE, f"{level}+bold", 0.25))
    assert plain is not None
    assert hurried is not None
    assert hurried._replace(seconds=None, style="") == plain._replace(seconds=None)
    assert hurried.style == "bold"
    assert (hurried.seconds is None) == (seconds_of(SCATHE, level) is None)


def test_an_agent_looks_at_the_clock_it_is_given():
    ticks = iter(range(1000))

    match = Match(SCATHE, SCATHE.new(SCATHE.setup.type()), Seeded.of(7))
    search = agent(SCATHE, "search:3s", 1, lambda: float(next(ticks)))
    search.decide(SeatView(match, match.request.seat))
    assert search.done == 3
