"""The usual places in a terminal: `usual` for one piece, `usual all` for the rest."""

from pathlib import Path

import pytest

from tests.terminal.sit import sit
from theomachy import games
from theomachy.games.godtear.setup import PRESETS
from theomachy.kernel import Random
from theomachy.kernel.match import FORCED
from theomachy.presentation.text import Words

GODTEAR = Words(games.game("godtear"))
STATE = GODTEAR.game.new(PRESETS["first"](Random(1)))


@pytest.fixture(autouse=True)
def elsewhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whoever leaves keeps the game in the folder where they are."""
    monkeypatch.chdir(tmp_path)


def decided(table):
    return [by for by in table.match.who if by >= 0]


def test_usual_sets_up_one_piece(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = sit(monkeypatch, ["usual", "usual"], state=STATE.copy(), words=GODTEAR)
    assert len(decided(table)) == 2
    assert FORCED in table.match.who


def test_usual_all_sets_up_the_rest_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other one is asked before they set up; then the first turn begins, and it is nothing to be set up."""
    text, table = sit(monkeypatch, ["usual all", "usual all", "usual"], state=STATE.copy(), words=GODTEAR)
    assert table.match.asks[0].question == "gt-ask-activate"
    assert "There is nothing to set up now." in text


def test_the_rest_comes_back_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = sit(monkeypatch, ["usual all", "undo", "yes"], state=STATE.copy(), words=GODTEAR)
    assert decided(table) == []
    assert table.match.asks[0].question == "gt-ask-side"


def test_help_tells_of_it_where_there_is_something_to_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    text, _ = sit(monkeypatch, ["help"], state=STATE.copy(), words=GODTEAR)
    assert "usual all" in text
    text, _ = sit(monkeypatch, ["help"])
    assert "usual all" not in text
