"""Positions on the command line: shown, checked and played on; what cannot be read ends with status 2."""

from pathlib import Path

import pytest

from tests.positions.positions import HIDDEN
from tests.terminal.command import Ran
from theomachy.kernel import Typed
from theomachy.positions import read, view_of

SCATHE = """
# What would you do here?
position scathe
battle first red dice 1/1
red front: knight 3
blue back: sage 2
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("duel.txt").write_text(SCATHE, "utf-8")


def test_a_position_is_checked_and_printed_in_its_usual_form() -> None:
    ran = Ran("position", "check", "duel.txt")
    assert ran.status == 0
    assert ran.out == str(read(SCATHE))
    assert ran.err.startswith("✓ A position of Scathe")
    again = Ran("--lang", "ja", "position", "check", "-", typed=ran.out)
    assert (again.status, again.out) == (0, ran.out)


@pytest.mark.parametrize("typed", ["", "nonsense", "position chess", SCATHE.replace("knight 3", "knight 99"), "\x00ü"])
@pytest.mark.parametrize("command", ["show", "check"])
def test_nonsense_is_refused_in_one_sentence(command: str, typed: str) -> None:
    for lang in ("en", "ja"):
        ran = Ran("--lang", lang, "position", command, "-", typed=typed)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("theomachy: -: ")


def test_a_position_is_drawn_with_what_is_asked() -> None:
    ran = Ran("position", "show", "duel.txt")
    assert ran.status == 0
    assert "Knight" in ran.out
    assert "Sage" in ran.out


def test_a_view_is_drawn_for_its_seat() -> None:
    """GS-DEP-13: who sees the markers alone does not see what hides there."""
    for seat, sees in ((0, True), (1, False)):
        view = str(view_of(read(HIDDEN).match(Typed()), seat))
        ran = Ran("position", "show", "-", typed=view)
        assert ran.status == 0
        assert ("Legionnaires" in ran.out) or not sees


def test_a_position_is_played_on() -> None:
    ran = Ran("position", "play", "duel.txt", "--dice", "typed", typed="4\nsave later.txt\nquit\n")
    assert ran.status == 0, ran.err
    assert read(Path("later.txt").read_text("utf-8")).game.id == "scathe"


@pytest.mark.parametrize(
    ("file", "text", "why"),
    [
        ("-", SCATHE, "must lie in a file"),
        ("view.txt", SCATHE.replace("position scathe", "view scathe 1 seat 1"), "a view leaves out"),
        ("over.txt", SCATHE.replace("battle", "over draw"), "the game is over"),
        ("none.txt", None, "none.txt"),
    ],
)
def test_what_cannot_be_played_on_is_refused(file: str, text: str | None, why: str) -> None:
    if text is not None:
        Path(file).write_text(text, "utf-8")
    ran = Ran("position", "play", file)
    assert (ran.status, ran.out) == (2, "")
    assert why in ran.err
