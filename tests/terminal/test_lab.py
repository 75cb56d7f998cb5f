"""`theomachy lab run` on the command line."""

import json
import re
from pathlib import Path

import polars
import pytest

from tests.terminal.command import Ran
from theomachy.lab.changes import versions_by_change
from theomachy.lab.file import read_study
from theomachy.lab.journal import Head, Journal
from theomachy.lab.sinks import FolderSink
from theomachy.lab.statistics.tables import read_tables
from theomachy.terminal import minutes

STUDY = 'name = "x"\ngame = "scathe"\ngames = 2\nseed = 1\n[grid]\nsetup = ["random"]\nagents = ["random"]\n'


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "x.toml").write_text(STUDY)
    return tmp_path


def test_a_study_becomes_a_folder_and_grows(here: Path) -> None:
    ran = Ran("lab", "run", "x.toml", "--workers", "1")
    assert (ran.status, ran.err) == (0, "")
    assert "2 games of 1 cell in x; 2 of them now" in ran.out
    assert polars.read_parquet(here / "x" / "games.parquet").height == 2
    assert (here / "x" / "study.toml").read_text() == STUDY
    (here / "x.toml").write_text(STUDY.replace("games = 2", "games = 4"))
    assert "4 games of 1 cell in x; 2 of them now" in Ran("lab", "run", "x.toml", "--workers", "1").out
    assert "4 games of 1 cell in x; 0 of them now" in Ran("lab", "run", "x.toml", "--workers", "1").out
    assert "games = 4" in (here / "x" / "study.toml").read_text()
    assert Ran("--lang", "ja", "lab", "run", "x.toml", "--out", "y", "--workers", "1").out.startswith("1通り、4局")


NONSENSE = [
    ("lab run none.toml", "none.toml: no such file or directory"),
    ("lab run x.toml --engine rya", "--engine: there is no engine 'rya'; there are local, ray"),
    ("lab run x.toml --address here:1", "--address: an address is for --engine ray"),
    ("lab run x.toml --workers 0", "--workers: '0' is not a whole number from 1 on"),
    ("lab run agent.toml", "agent.toml:3: there is no agent 'gredy'; did you mean greedy?"),
    ("lab run party.toml", "party.toml:4: Party 1 costs 4"),
    ("lab run path.toml", "path.toml:4: scathe.heroes.hihg-mage.cost leads to nothing in the content; did you mean "),
    ("lab run x.toml --out x.toml", "x.toml: file exists"),
    ("lab run x.toml --out other", "other: these games are of another study: seed is “2” there and “1” here"),
]
FILES = {
    "agent.toml": 'name = "x"\ngame = "scathe"\ngrid.agents = ["gredy"]\n',
    "party.toml": 'name = "x"\ngame = "scathe"\ngames = 2\ngrid.setup = [{ parties = ["knight", "sage"] }]\n',
    "path.toml": 'name = "x"\ngame = "scathe"\ngames = 2\ngrid.change = [{ "scathe.heroes.hihg-mage.cost" = 3 }]\n',
    "other.toml": STUDY.replace("seed = 1", "seed = 2"),
}


@pytest.mark.parametrize(("line", "sentence"), NONSENSE)
def test_nonsense_gets_one_sentence(here: Path, line: str, sentence: str) -> None:
    for name, text in FILES.items():
        (here / name).write_text(text)
    if "--out other" in line:
        assert Ran("lab", "run", "other.toml", "--workers", "1").status == 0
    ran = Ran(*line.split())
    assert ran.status == 2
    assert (ran.out, ran.err.count("\n")) == ("", 1)
    assert sentence in ran.err


@pytest.mark.long
def test_a_killed_study_is_reported_as_far_as_it_came(here: Path) -> None:
    """What was played is marked as a part, in the report and on the screen; the last line may be cut."""
    text = STUDY.replace("games = 2", "games = 40")
    (here / "x.toml").write_text(text)
    Ran("lab", "run", "x.toml", "--workers", "1")
    folder = here / "x"
    games = polars.read_parquet(folder / "games.parquet")
    what, lines = read_study(text)
    journal = Journal(folder / "journal.jsonl", Head(what, versions_by_change(what, lines)))
    rows = [*FolderSink(folder, text).finished(journal.head)][:31]
    journal.begin(rows)
    journal.close()
    with (folder / "journal.jsonl").open("ab") as out:
        out.write(b'{"number":33')
    for name in ("games", "cards", "uses"):
        (folder / f"{name}.parquet").unlink()
    ran = Ran("lab", "report", "x")
    assert ran.status == 0, ran.err
    assert "31 of 40 games" in ran.err
    assert "31 of 40 games" in (folder / "report.html").read_text("utf-8")
    found = json.loads(Ran("lab", "report", "x", "--json").out)
    assert (found["games"], found["total"]) == (31, 40)
    tables = read_tables(folder)
    assert [row.number for row in tables.games] == list(range(31))
    assert [row.shares[0] for row in tables.games] == games["share_1"].to_list()[:31]
    (folder / "journal.jsonl").write_bytes(b"")
    assert Ran("lab", "report", "x").status == 2
    (folder / "journal.jsonl").unlink()
    assert "x is no study" in Ran("lab", "report", "x").err


@pytest.mark.parametrize("command", ["lab run x.toml", "sim scathe --games 6 --seats random,random"])
def test_without_a_terminal_a_line_a_minute_says_how_far_it_is(
    command: str, monkeypatch: pytest.MonkeyPatch, here: Path
) -> None:
    """Where no bar can be drawn, nobody waits longer than a minute for a sign of life."""
    monkeypatch.setattr(minutes, "INTERVAL_S", 0.02)
    (here / "x.toml").write_text(STUDY.replace("games = 2", "games = 6"))
    ran = Ran(*command.split(), "--workers", "1")
    assert ran.status == 0
    line = re.compile(r"\d of 6 games so far(; (less than a|about one) minute to go)?")
    assert ran.err.splitlines()
    assert all(map(line.fullmatch, ran.err.splitlines()))


def test_how_long_it_still_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the games of this run, not by those that were there before."""
    clock = [0.0]
    monkeypatch.setattr(minutes, "monotonic", lambda: clock[0])
    pace = minutes.Pace(total=400, played=100)
    assert pace.say() == "100 of 400 games so far"
    clock[0], pace.played = 60.0, 120
    assert pace.say() == "120 of 400 games so far; about 14 minutes to go"
    clock[0], pace.played = 6000.0, 200
    assert pace.say() == "200 of 400 games so far; about 3 hours to go"


@pytest.mark.parametrize("damage", ["games.parquet", "cards.parquet", "study.toml"])
def test_a_study_that_cannot_be_read_is_one_sentence(here: Path, damage: str) -> None:
    Ran("lab", "run", "x.toml", "--workers", "1")
    (here / "x" / damage).write_bytes(b"\xff\xfe no table")
    ran = Ran("lab", "report", "x")
    assert (ran.status, ran.err) == (2, "theomachy: the tables of x cannot be read\n")


def test_a_study_of_a_game_that_is_not_here_cannot_be_read(here: Path) -> None:
    Ran("lab", "run", "x.toml", "--workers", "1")
    file = here / "x" / "games.parquet"
    polars.read_parquet(file).with_columns(game=polars.lit("chess\x1b[31m")).write_parquet(file)
    for command in ("list .", "report x", "measured x"):
        ran = Ran("lab", *command.split())
        assert ran.status == 2
        assert "x cannot be read" in ran.err


def test_a_folder_of_studies_that_is_not_there_is_refused_at_the_start() -> None:
    ran = Ran("serve", "--studies", "nowhere")
    assert (ran.status, ran.err) == (2, "theomachy: --studies nowhere: there is no such folder\n")
