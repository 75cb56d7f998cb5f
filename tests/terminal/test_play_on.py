"""`theomachy play --from`: a new game that begins in the middle of a saved one."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.play.recorded import SCATHE_TEXT
from tests.terminal.command import Ran
from theomachy import games
from theomachy.play.records import read_record

RECORD = read_record(SCATHE_TEXT)
LAST = len(RECORD.entries) - 1


@pytest.fixture(autouse=True)
def duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "duel.tmr"
    file.write_text(SCATHE_TEXT, "utf-8")
    return file


def test_a_game_goes_on_from_an_answer(duel: Path) -> None:
    """It is kept as a game of its own, which verifies; the other stays as it was."""
    ran = Ran("play", "--from", "duel.tmr", "--at", "6", "--seed", "1", "--save", "other.tmr", typed="1\nquit\n")
    assert ran.status == 0, ran.err
    assert "it goes on from here with new dice" in ran.out
    assert duel.read_text("utf-8") == SCATHE_TEXT
    record = read_record(Path("other.tmr").read_text("utf-8"))
    assert record.entries[:7] == RECORD.entries[:7]
    assert len(record.entries) == 8
    ran = Ran("replay", "verify", "other.tmr")
    assert ran.status == 3, ran.err
    assert "its first 6 decisions and their dice are that match's own" in " ".join(ran.out.split())
    assert Ran("play", "--resume", "other.tmr", typed="quit\n").status == 0


def test_against_an_agent() -> None:
    ran = Ran("play", "--from", "duel.tmr", "--at", "0", "--against", "greedy", "--seat", "2", typed="quit\n")
    assert ran.status == 0, ran.err


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["--from", "duel.tmr", "--at", str(LAST)], f"the game is over after {LAST} answers"),
        (["--from", "duel.tmr"], "the game is over"),
        (["--from", "duel.tmr", "--at", str(LAST + 1)], f"duel.tmr has {LAST} answers, not {LAST + 1}"),
        (["--from", "duel.tmr", "--at", "-1"], "--at"),
        (["--from", "duel.tmr", "--at", "x"], "--at"),
        (["--at", "3"], "this goes with --from"),
        (["--from", "duel.tmr", "--resume", "duel.tmr"], "choose one"),
        (["--from", "duel.tmr", "--at", "3", "--setup", "random"], "--setup: a saved game has its own"),
        (["--from", "none.tmr", "--at", "3"], "none.tmr"),
        (["godtear", "--from", "duel.tmr", "--at", "3"], "this is a game of scathe, not of godtear"),
    ],
)
def test_what_makes_no_sense_is_said_in_a_sentence(args: list[str], why: str) -> None:
    ran = Ran("play", *args)
    assert (ran.status, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert why in ran.err


def test_older_rules_are_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "scathe", replace(games.game("scathe"), rules="99"))
    ran = Ran("play", "--from", "duel.tmr", "--at", "3")
    assert ran.status == 2
    assert "It can be watched, but not played on." in ran.err
