"""Many games from the command line: `theomachy sim` and `theomachy arena`."""

import json
import os
import pty
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.command import Ran, theomachy
from theomachy.lab import extras
from theomachy.lab.study import Study
from theomachy.lab.tally import wilson
from theomachy.terminal.commands import simulate
from theomachy.terminal.errors import Trouble


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def report(*args: str) -> dict[str, Any]:
    ran = Ran(*args, "--json")
    assert ran.status == 0, ran.err
    assert ran.out.count("\n") == 1, "one object"
    result: dict[str, Any] = json.loads(ran.out)
    return result


def sim(*args: str) -> dict[str, Any]:
    return report("sim", "scathe", *args)


def test_the_contract_of_simulations() -> None:
    tally = sim("--games", "10", "--seed", "3", "--seats", "random,random")
    assert tally["games"] == 10
    assert tally["wins"]["random"] + tally["draws"] == 10
    assert sum(seat["wins"] for seat in tally["by_seat"]) == tally["wins"]["random"]
    assert tally["decisions"] > 500
    assert tally["seconds"] > 0
    assert tally["seed"] == 3
    assert {"theomachy", "rules", "content", "python"} <= set(tally["versions"])


def test_agents_have_their_shares_with_intervals() -> None:
    tally = sim("--games", "9", "--seats", "greedy,random")
    assert tally["seats"] == ["greedy", "random"]
    assert tally["swap"] is True
    greedy, random = tally["agents"]
    assert (greedy["agent"], greedy["games"], random["agent"]) == ("greedy", 9, "random")
    assert greedy["wins"] + random["wins"] + tally["draws"] == 9
    assert greedy["wins"] > 6
    assert (greedy["low"], greedy["high"]) == tuple(round(end, 4) for end in wilson(9 * greedy["share"], 9))
    seat = tally["first_seat"]
    assert seat["low"] < seat["share"] < seat["high"]
    assert seat["edge"] == round(seat["share"] - 0.5, 4)
    assert seat["wins"] == tally["by_seat"][0]["wins"]
    assert tally["wins"] == {"greedy": greedy["wins"], "random": random["wins"]}
    assert tally["first_mover"]["games"] == 9
    assert tally["length"]["decisions"] == round(tally["decisions"] / 9, 3)
    assert 1 < tally["length"]["rounds"] < tally["length"]["steps"]


def test_seats_change_if_agents_differ_or_if_one_says_so() -> None:
    assert sim("--games", "2")["swap"] is False
    assert sim("--games", "2", "--swap")["swap"] is True
    still = sim("--games", "4", "--seats", "greedy,random", "--no-swap")
    assert still["swap"] is False
    assert still["by_seat"][0]["wins"] == still["wins"]["greedy"] == still["agents"][0]["wins"]


def test_the_same_seed_gives_the_same_games() -> None:
    first, second, other = (
        sim("--games", "8", "--seed", seed, "--workers", n) for seed, n in (("3", "1"), ("3", "2"), ("4", "2"))
    )
    for tally in (first, second, other):
        del tally["seconds"]
    assert first == second
    assert first["decisions"] != other["decisions"]


def test_simulations_take_setups_and_rulings() -> None:
    assert sim("--games", "5", "--setup", "random")["decisions"] != sim("--games", "5")["decisions"]
    assert sim("--games", "5", "--set", "round_limit=1")["decisions"] < 120


def test_simulations_for_people() -> None:
    ran = Ran("sim", "--games", "5")
    assert ran.status == 0
    assert "▲ Red" in ran.out
    assert "decisions" in ran.out
    ran = Ran("sim", "--games", "4", "--seats", "greedy,random", "--set", "round_limit=1")
    assert "greedy" in ran.out
    assert "–" in ran.out
    assert ran.err == ""


def test_rows_are_kept_and_gone_on_with(here: Path) -> None:
    few = sim("--games", "4", "--out", "x.csv")
    rows = (here / "x.csv").read_text().splitlines()
    assert len(rows) == 5
    more = sim("--games", "6", "--out", "x.csv", "--resume")
    assert (few["resumed"], more["resumed"], more["games"]) == (0, 4, 6)
    assert (here / "x.csv").read_text().splitlines()[:5] == rows
    again = Ran("sim", "--games", "6", "--out", "x.csv", "--resume")
    assert "6 more games were in the file before" in again.out
    assert sim("--games", "6", "--out", "y.csv")["wins"] == more["wins"]
    assert (here / "y.csv").read_bytes() == (here / "x.csv").read_bytes()


# Arenas


def test_an_arena_rates_its_agents() -> None:
    found = report("arena", "scathe", "--agents", "random,greedy,search:1", "--games", "4", "--set", "round_limit=4")
    assert found["games"] == 12
    assert {one["agent"] for one in found["agents"]} == {"random", "greedy", "search:1"}
    assert found["agents"][-1]["agent"] == "random"
    ordinals = [one["rating"]["ordinal"] for one in found["agents"]]
    assert ordinals == sorted(ordinals, reverse=True)
    for one in found["agents"]:
        assert one["games"] == 8
        assert one["low"] <= one["share"] <= one["high"]
        assert set(one["rating"]) == {"mu", "sigma", "ordinal", "low", "high"}
    assert [pair["agents"] for pair in found["pairs"]] == [
        ["random", "greedy"],
        ["random", "search:1"],
        ["greedy", "search:1"],
    ]
    assert [pair["games"] for pair in found["pairs"]] == [4, 4, 4]
    assert found["pairs"][0]["high"] < 1


@pytest.mark.long
def test_two_play_until_it_is_clear_who_is_better(here: Path) -> None:
    """The same on any number of processes, and again from the file."""
    args = ("arena", "scathe", "--agents", "greedy,random", "--games", "200", "--until", "0.5,0.7")
    found = report(*args, "--workers", "1")
    assert found["test"]["share"] == "high"
    assert found["games"] == 2 * found["test"]["pairs"] < 60
    kept = report(*args, "--workers", "2", "--out", "x.csv")
    again = report(*args, "--out", "x.csv", "--resume")
    assert kept["test"] == again["test"] == found["test"]
    assert again["agents"][0]["wins"] == found["agents"][0]["wins"]
    assert "greedy wins 70% rather than 50%" in Ran(*args).out


def test_anybodys_agent_plays(here: Path) -> None:
    """Made with a seed, and found in the folder one is in."""
    (here / "by_hand.py").write_text(
        "class Last:\n    def __init__(self, seed):\n        pass\n\n"
        "    def decide(self, view):\n        return view.ask.keys()[-1]\n"
    )
    found = sim("--games", "4", "--seats", "by_hand:Last,random")
    assert found["seats"] == ["by_hand:Last", "random"]
    assert found["games"] == 4


def test_an_arena_for_people_that_goes_on(here: Path) -> None:
    args = ("arena", "--agents", "random,greedy", "--set", "round_limit=2", "--out", "x.parquet")
    one = Ran(*args, "--games", "2")
    assert one.status == 0, one.err
    assert "random – greedy" in one.out
    assert "strength" in one.out
    ran = Ran(*args, "--games", "4", "--resume")
    assert "2 more games were in the file before" in ran.out
    assert [file.name for file in here.iterdir()] == ["x.parquet"]


# Nonsense

NONSENSE = [
    ("sim --games 0", "--games: '0' is not a whole number from 1 on"),
    ("sim --games many", "--games: 'many'"),
    ("sim --seed -1", "--seed: '-1'"),
    ("sim --seats random", "--seats: 2 seats are needed, 1 was given."),
    ("sim --seats random,bob", "--seats: there is no agent 'bob'; there are random, novice, novice-1"),
    ("sim --seats random,greedy:7", "--seats: there is no agent 'greedy:7'"),
    ("sim --seats random,", "--seats: there is no agent ''"),
    ("sim --party knight --party sage", "--party: Party 1 costs 4"),
    ("sim nogame", "there is no game 'nogame'"),
    ("sim --workers 0", "--workers: '0' is not a whole number from 1 on"),
    ("sim --workers two", "--workers: 'two'"),
    ("sim --workers 1000", "--workers: 1,000 processes are too many; 512 are the most"),
    ("sim --resume", "--resume: say with --out FILE"),
    ("sim --out x", "--out x: the name of the file must end in one of .csv, .json, .parquet"),
    ("sim --out text.csv", "--out text.csv: text.csv is there already; go on with it by --resume"),
    ("sim --out text.csv --resume", "--out text.csv: this is not a table of games"),
    ("sim --out text.json --resume", "--out text.json: this is not a table of games"),
    ("sim --out no/where/x.csv", "--out no/where/x.csv: no such file or directory"),
    ("sim --out folder.csv --resume", "--out folder.csv: is a directory"),
    ("sim --out done.csv --seed 3 --resume", "--out done.csv: these games are of another study: seed is “0” there"),
    ("sim --out done.csv --games 2 --resume", "--out done.csv: the file has 3 games already, more than 2"),
    (
        "sim --out done.csv --games 4 --swap --resume",
        "done.csv: these games are of another study: seats change otherwise",
    ),
    ("arena", "--agents: at least 2 agents are needed"),
    ("arena --agents random", "--agents: at least 2 agents are needed"),
    ("arena --agents random,bob", "--agents: there is no agent 'bob'"),
    (
        "arena --agents random,nowhere:Agent",
        "--agents: the agent nowhere:Agent cannot be loaded: No module",
    ),
    ("arena --agents random,random:Nobody", "--agents: there is no agent 'random:Nobody'"),
    ("arena --agents random,theomachy.agents.seats:Agent", "--agents: theomachy.agents.seats:Agent cannot be made"),
    ("arena --agents random,json:Nobody", "--agents: the module json has no Nobody"),
    ("arena --agents random,json:JSONDecoder", "--agents: json:JSONDecoder is no agent: it has no method “decide”"),
    ("arena --agents random,greedy --until 0.6,0.5", "--until: two shares of the wins are needed"),
    ("arena --agents random,greedy --until much", "--until: two shares of the wins are needed"),
    (
        "arena --agents random,greedy,search --until 0.5,0.6",
        "--until: only two agents can be let play",
    ),
    ("arena --agents random,greedy,random", "--agents: random is named twice"),
    ("arena --agents random,greedy --games 5", "--games: 5 games cannot be shared evenly between 2 seats; 6 can"),
    ("arena --agents random,greedy --swap", "--swap"),
    ("arena nogame", "there is no game 'nogame'"),
]


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    file = tmp_path_factory.mktemp("done") / "done.csv"
    assert Ran("sim", "--games", "3", "--out", str(file)).status == 0
    return file.read_bytes()


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
def test_nonsense_gets_one_sentence(here: Path, done: bytes, line: str, sentence: str) -> None:
    (here / "done.csv").write_bytes(done)
    for name in ("text.csv", "text.json"):
        (here / name).write_text("precious\n")
    (here / "folder.csv").mkdir()
    before = {file: file.is_dir() or file.read_bytes() for file in here.iterdir()}
    ran = Ran(*line.split())
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert sentence in ran.err
    assert {file: file.is_dir() or file.read_bytes() for file in here.iterdir()} == before


def test_what_is_not_installed_is_said_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    for line, part in (("arena --agents random,greedy", "openskill"), ("sim --out x.parquet", "polars")):
        ran = Ran(*line.split())
        assert ran.status == 2
        assert f"this needs the package {part}, which comes with: pip install" in ran.err


# Stopping


def test_an_interrupted_simulation_tells_what_was_played_and_keeps_it(here: Path) -> None:
    file = here / "games.csv.partial"
    running = theomachy("sim", "--games", "1000000", "--json", "--out", "games.csv", cwd=here)
    while not file.exists() or file.read_bytes().count(b"\n") < 2:
        assert running.poll() is None
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=90)
    assert running.returncode == 130
    played = json.loads(out)["games"]
    assert 0 < played < 1000000
    assert file.read_bytes().count(b"\n") == played + 1
    assert file.read_bytes().endswith(b"\n")
    assert "--resume" in err
    assert "Traceback" not in err


@pytest.mark.long
def test_the_progress_is_shown_to_people_only() -> None:
    far, near = pty.openpty()
    running = theomachy("sim", "--games", "300", "--json", stderr=near)
    os.close(near)
    shown = b""
    with suppress(OSError):  # nobody writes there any longer
        while more := os.read(far, 4096):
            shown += more
    os.close(far)
    out, _ = running.communicate(timeout=90)
    assert json.loads(out)["games"] == 300
    assert b"/300" in shown


@pytest.mark.parametrize("command", [("sim", "scathe"), ("arena", "scathe", "--agents", "random,greedy")])
def test_agents_are_given_the_seconds_of_the_processor(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch):
    """Other work on the machine takes nothing from either side."""
    studies: list[Study] = []

    def carry_out(study: Study, orders: object, seen: object) -> None:
        studies.append(study)
        raise Trouble("", "sim-resume-what")

    monkeypatch.setattr(simulate, "carry_out_small", carry_out)
    Ran(*command)
    assert [study.cpu_time for study in studies] == [True]
