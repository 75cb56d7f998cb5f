"""A game for one to four on the command line: whoever is named says how many play."""

import csv
import json
from pathlib import Path
from typing import Any

import pytest

from tests.conformance import climbers
from tests.terminal.command import Ran
from theomachy import games
from theomachy.play.records import read_record
from theomachy.terminal.screen.look import SIDES


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games.GAMES, "climbers", climbers.GAME)
    return tmp_path


def report(*args: str) -> dict[str, Any]:
    ran = Ran(*args, "--json")
    assert ran.status == 0, ran.err
    found: dict[str, Any] = json.loads(ran.out)
    return found


def packs(file: Path) -> list[str]:
    """What the seats of a saved game have brought along."""
    setup: dict[str, list[str]] = json.loads(read_record(file.read_text()).fields["setup"])
    return setup.get("packs", ["tea", "tea"])


# Many games


@pytest.mark.parametrize("seats", ["random", "random,greedy", "random,greedy,search:2", "random,random,novice,greedy"])
def test_the_agents_say_how_many_play(seats: str) -> None:
    found = report("sim", "climbers", "--seats", seats, "--games", "8", "--workers", "2")
    assert found["seats"] == seats.split(",")
    assert len(found["by_seat"]) == len(seats.split(","))


def test_whoever_plays_alone_wins_or_loses() -> None:
    """Nobody to draw with, and no part of the win that would be fair."""
    found = report("sim", "climbers", "--seats", "random", "--games", "40")
    assert 0 < found["by_seat"][0]["wins"] < 40
    assert found["draws"] == 0
    assert found["first_seat"]["edge"] is None
    page = Ran("sim", "climbers", "--setup", "alone", "--games", "4").out
    assert "cl-one" in page
    assert "cl-two" not in page
    assert "First seat" not in page


def test_agents_that_differ_take_every_seat_in_turn(here: Path) -> None:
    args = ("sim", "climbers", "--seats", "random,greedy,novice", "--out", "x.csv")
    assert Ran(*args, "--games", "3").status == 0
    with (here / "x.csv").open(newline="") as lines:
        rows = [[row[f"agent_{seat}"] for seat in (1, 2, 3)] for row in csv.DictReader(lines)]
    assert rows == [["random", "greedy", "novice"], ["greedy", "novice", "random"], ["novice", "random", "greedy"]]
    assert report(*args, "--games", "6", "--resume")["resumed"] == 3


def test_without_agents_as_many_play_as_the_setup_has_seats() -> None:
    assert len(report("sim", "climbers", "--games", "2")["by_seat"]) == 2
    assert len(report("sim", "climbers", "--games", "2", "--setup", "three")["by_seat"]) == 3
    assert len(report("sim", "climbers", "--games", "9", "--setup", "any")["by_seat"]) in range(1, 5), (
        "drawn once for all"
    )


def test_an_arena_for_more_than_two() -> None:
    found = report("arena", "climbers", "--agents", "random,greedy,novice,search:1", "--players", "3", "--games", "3")
    assert found["games"] == 12, "four threesomes"
    assert all(agent["games"] == 9 for agent in found["agents"])
    assert all(pair["games"] == 6 for pair in found["pairs"])


# Playing


def test_agents_take_the_other_seats(here: Path) -> None:
    ran = Ran("play", "climbers", "--against", "random,greedy", "--seat", "2", "--save", "x", typed="1\n" * 20)
    assert ran.status == 0, ran.err
    assert packs(here / "x") == ["tea", "tea", "tea"]
    asked = {line.split(" › ")[0] for line in ran.out.splitlines() if " › " in line}
    assert asked == {"■ cl-two"}


def test_one_agent_takes_all_other_seats(here: Path) -> None:
    ran = Ran("play", "climbers", "--setup", "three", "--against", "random", "--save", "x", typed="1\n" * 20)
    assert ran.status == 0, ran.err
    assert len(packs(here / "x")) == 3
    asked = {line.split(" › ")[0] for line in ran.out.splitlines() if " › " in line}
    assert asked == {"▲ cl-one"}


def test_somebody_alone_gets_company(here: Path) -> None:
    assert Ran("play", "climbers", "--setup", "alone", "--against", "random", "--save", "x").status == 0
    assert packs(here / "x") == ["rope", "tea"]


def test_a_game_alone_is_played_saved_and_gone_on_with(here: Path) -> None:
    Ran("play", "climbers", "--setup", "alone", "--seed", "1", "--save", "x", typed="5\n1\n")
    ran = Ran("play", "climbers", "--resume", "x", "--save", "x", typed="5\n1\n5\n1\n\n")
    assert "▲ cl-one" in ran.out
    assert Ran("replay", "verify", "x").status == 3
    assert read_record((here / "x").read_text()).result == "finished 1"


def test_people_at_one_screen(here: Path) -> None:
    """As many as there are parties, or as a flag says."""
    ran = Ran("play", "climbers", "--party", "rope", "--party", "tea", "--party", "stone", "--save", "x", typed="\n1\n")
    assert ran.status == 0, ran.err
    assert packs(here / "x") == ["rope", "tea", "stone"]
    assert Ran("play", "climbers", "--players", "4", "--save", "y").status == 0
    assert len(packs(here / "y")) == 4


def test_a_saved_game_has_its_own_seats(here: Path) -> None:
    Ran("play", "climbers", "--setup", "three", "--save", "x")
    assert Ran("play", "climbers", "--resume", "x", "--against", "random,greedy").status == 0
    assert (
        "--against: 2 other seats" in Ran("play", "climbers", "--resume", "x", "--against", "random,random,random").err
    )
    assert "--players: a saved game has its own" in Ran("play", "climbers", "--resume", "x", "--players", "2").err


NONSENSE = [
    ("sim climbers --seats random,random,random,random,random", "--seats: From 1 to 4 can play, not 5."),
    ("sim climbers --seats random --party rope --party tea", "--party: 1 parties are needed"),
    ("sim scathe --seats random,random,random", "--seats: 2 seats are needed, 3 were given."),
    ("play climbers --players 0", "--players: '0' is not a whole number from 1 on"),
    ("play climbers --players 5", "--players: From 1 to 4 can play, not 5."),
    ("play climbers --players 3 --against random,random,random", "--against: 2 other seats need one agent"),
    ("play climbers --players 1 --against random", "--against: nobody else sits at this table"),
    ("play climbers --players 3 --party tea", "--party: 3 parties are needed, one --party for each seat, not 1"),
    ("play climbers --against random,bob", "--against: there is no agent 'bob'"),
    ("play climbers --against random --seat 3", "--seat: climbers has seats 1 to 2, not 3"),
    ("play scathe --players 3", "--players: 2 seats are needed, 3 were given."),
    ("arena climbers --agents random,greedy --setup alone", "whoever plays alone meets nobody"),
    ("arena climbers --agents random,greedy --players 3", "--agents: at least 3 agents are needed"),
    ("arena climbers --agents random,greedy,novice --players 3 --games 4", "4 games cannot be shared evenly"),
]


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
def test_nonsense_gets_one_sentence(here: Path, line: str, sentence: str) -> None:
    ran = Ran(*line.split())
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert sentence in ran.err
    assert list(here.iterdir()) == []


def test_eight_sides_look_different() -> None:
    for part in ("colour", "shape", "frame"):
        assert len({getattr(side, part) for side in SIDES}) == 8
