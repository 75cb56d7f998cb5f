"""`theomachy lab run` on the command line."""

from pathlib import Path

import polars
import pytest

from tests.terminal.command import Ran

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
