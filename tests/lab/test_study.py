"""A study settles its games beforehand."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from tests.conformance.climbers import GAME as CLIMBERS
from tests.conformance.mini import GAME as MINI
from tests.lab.studies import cell, head, mini, rows_of, study
from theomachy import games
from theomachy.agents import agent
from theomachy.agents.seats import play
from theomachy.kernel import Fast, Match, Refused
from theomachy.lab.rows import game_record, row_of
from theomachy.lab.study import Study

SCATHE = games.game("scathe")


def test_games_come_in_pairs_that_differ_only_in_who_sits_where() -> None:
    tasks = [study("greedy", "random", preset="random").task(number) for number in range(40)]
    for one, other in zip(tasks[::2], tasks[1::2], strict=True):
        assert one.agents == ("greedy", "random")
        assert other.agents == ("random", "greedy")
        assert other.seeds == one.seeds[::-1], "each agent has its own luck in both"
        assert (one.deal, one.setup, one.dice) == (other.deal, other.setup, other.dice)
    assert [task.deal for task in tasks[::2]] == list(range(20))
    assert len({task.setup for task in tasks}) == len({task.dice for task in tasks}) == 20


def test_the_same_agents_play_different_games_from_each_seat() -> None:
    rows = rows_of(study("random", "random", games=8))
    assert all(one.decisions != other.decisions for one, other in zip(rows[::2], rows[1::2], strict=True))


def test_where_all_agents_are_the_same_what_they_bring_along_changes_seats() -> None:
    tasks = [study("greedy", "greedy", preset="random").task(number) for number in range(8)]
    for one, other in zip(tasks[::2], tasks[1::2], strict=True):
        mine, theirs = (msgspec.json.decode(task.setup)["parties"] for task in (one, other))
        assert mine == theirs[::-1]
        assert (one.deal, one.dice, one.seeds) == (other.deal, other.dice, other.seeds[::-1])


def test_without_swapping_every_game_has_its_own_deal() -> None:
    tasks = [study("greedy", "random", swap=False).task(number) for number in range(9)]
    assert {task.agents for task in tasks} == {("greedy", "random")}
    assert [task.deal for task in tasks] == list(range(9))


def test_a_row_tells_the_game_that_its_task_describes() -> None:
    """The dice of a deal are the same, whoever rolls them: a game can be played again from its task."""
    few = study("greedy", "random", preset="random", games=2)
    for row in rows_of(few):
        task = few.task(row.number)
        setup = msgspec.json.decode(task.setup, type=SCATHE.setup.type)
        match = Match(SCATHE, SCATHE.new(setup), Fast(task.dice))
        agents = [agent(SCATHE, name, seed) for name, seed in zip(task.agents, task.seeds, strict=True)]
        assert play(match, agents) == row.decisions
        assert match.result == row.shares
        assert (match.state.round, len(match.steps) - 1) == (row.rounds, row.steps)
        assert row.first in (0, 1)
        assert row.winner == row.shares.index(1)


def test_a_longer_study_begins_like_a_shorter_one() -> None:
    lineups = (("random", "greedy"), ("random", "search:1"), ("greedy", "search:1"))
    short, long = (study(games=games, lineups=lineups) for games in (4, 10))
    assert [short.task(n) for n in range(short.total)] == [long.task(n) for n in range(short.total)]


def test_every_lineup_plays_every_deal() -> None:
    lineups = (("random", "greedy"), ("random", "search:1"), ("greedy", "search:1"))
    robin = study(games=4, lineups=lineups)
    tasks = [robin.task(n) for n in range(robin.total)]
    assert len(tasks) == 12
    for lineup in lineups:
        alone = study(*lineup, games=4)
        of_it = [task for task in tasks if set(task.agents) == set(lineup)]
        assert [replace_number(task) for task in of_it] == [replace_number(alone.task(n)) for n in range(4)]


def replace_number(task: Any) -> Any:
    return msgspec.structs.replace(task, number=0, cell=0)


@pytest.fixture
def with_climbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "climbers", CLIMBERS)


@pytest.mark.usefixtures("with_climbers")
def test_three_seats_change_in_turn() -> None:
    tasks = [climb("x", "y", "z").task(n) for n in range(6)]
    assert ["".join(task.agents) for task in tasks] == ["xyz", "yzx", "zxy"] * 2
    assert [task.deal for task in tasks] == [0, 0, 0, 1, 1, 1]


def climb(*lineup: str, games: int = 6, preset: str = "any") -> Study:
    return Study("climbers", (cell(preset, lineup),), games, 3)


@pytest.mark.parametrize("lineup", [("random",), ("greedy", "random"), ("random", "search:2", "novice", "greedy")])
@pytest.mark.usefixtures("with_climbers")
def test_a_lineup_says_how_many_play(lineup: tuple[str, ...]) -> None:
    """Whatever number a preset draws, and on any number of processes."""
    few = climb(*lineup, games=8)
    rows = rows_of(few)
    assert (
        {len(row.shares) for row in rows}
        == {len(msgspec.json.decode(row.settled)["packs"]) for row in rows}
        == {len(lineup)}
    )
    told = [game_record(few, head(few).versions, row) for row in rows]
    bare = [msgspec.structs.replace(row, cards=(), uses=()) for row in rows]
    assert [row_of(few, record) for record in told] == bare
    assert rows_of(few, 2) == rows


@pytest.mark.usefixtures("with_climbers")
def test_a_lineup_of_more_than_can_play_is_refused() -> None:
    with pytest.raises(Refused, match="number-of-seats-between"):
        climb(*["random"] * 5).task(0)
    with pytest.raises(Refused, match="number-of-seats needed=2 given=3"):
        study("random", "random", "random").task(0)


@pytest.mark.parametrize("agents", [("random", "random"), ("greedy", "random")])
def test_the_rows_are_the_same_on_any_number_of_processes(agents: tuple[str, str]) -> None:
    some = study(*agents, games=10, preset="random")
    rows = rows_of(some)
    assert [row.number for row in rows] == list(range(10))
    assert rows_of(some, 2) == rows
    assert rows_of(some, 3, done=range(4)) == rows[4:]


@pytest.fixture
def with_mini(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.GAMES, "mini", MINI)
    return


@pytest.mark.usefixtures("with_mini")
def test_any_game_can_be_studied() -> None:
    """One with secrets, without rounds and without a judge."""
    rows = rows_of(mini(), 2)
    assert {row.rounds for row in rows} == {None}
    assert {row.first for row in rows} <= {0, 1}
    assert {row.course.swing for row in rows} == {None}
    assert head(mini()).versions["{}"]["judge"] == "none"


@pytest.mark.usefixtures("with_mini")
def test_a_game_that_fails_says_which_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(state: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setitem(games.GAMES, "mini", replace(MINI, next_step=fail))
    with pytest.raises(ZeroDivisionError) as caught:
        rows_of(mini())
    assert caught.value.__notes__ == ["in game 0 (deal 0) between random, random"]
