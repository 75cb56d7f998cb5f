"""The review of a saved game as tables."""

import re
from pathlib import Path

import pytest

from tests.play.recorded import MINI_TEXT, SCATHE_TEXT
from tests.terminal.command import Ran


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "140")
    return tmp_path


def test_a_game_is_reviewed_in_both_languages(here: Path) -> None:
    (here / "duel of ours.tmr").write_text(SCATHE_TEXT)
    ran = Ran("review", "duel of ours.tmr")
    assert ran.status == 0
    for title in ("the review of duel of ours.tmr", "Accuracy", "What the dice brought", "To try again"):
        assert title in ran.out
    assert "theomachy play scathe --from 'duel of ours.tmr' --at " in ran.out
    assert Ran("review", "duel of ours.tmr").out == ran.out, "the same every time"
    ran = Ran("--lang", "ja", "review", "duel of ours.tmr")
    assert "duel of ours.tmrの振り返り" in ran.out
    assert "もう一度試す局面" in ran.out


def test_a_command_is_not_broken_over_two_lines(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However narrow the terminal is, it can be copied."""
    monkeypatch.setenv("COLUMNS", "60")
    name = "the duel that we fought on the last evening of the year.tmr"
    (here / name).write_text(SCATHE_TEXT)
    commands = [line for line in Ran("review", name).out.splitlines() if "theomachy" in line]
    assert commands
    assert all(re.fullmatch(rf"  theomachy play scathe --from '{name}' --at \d+", line) for line in commands)


def test_what_cannot_be_reviewed_says_why(here: Path) -> None:
    for text, name in ((MINI_TEXT, "mini.tmr"), (SCATHE_TEXT.replace("finished", "finushed"), "damaged.tmr")):
        (here / name).write_text(text)
        ran = Ran("review", name)
        assert ran.status == 2
        assert f"{name}: Line " in ran.err
    assert Ran("review", "nowhere.tmr").status == 2


def test_a_game_that_goes_on_cannot_be_reviewed() -> None:
    assert Ran("play", "--seed", "5", "--save", "game.record", typed="1\n1\n1\n").status == 0
    assert "can be reviewed once it is over" in Ran("review", "game.record").err
