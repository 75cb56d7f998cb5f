"""What docs tell a reader to write works as it stands."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from theomachy import games
from theomachy.kernel import Fast, Match
from theomachy.presentation.text import Words
from theomachy.testing import check_game

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block that is a file: its name stands after the language."""


def write_files(page: str, folder: Path) -> list[Path]:
    """The files that a page of docs tells to write."""
    written = []
    for name, text in BLOCK.findall((ROOT / "docs" / page).read_text("utf-8")):
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        written.append(file)
    return written


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game of the docs, in a folder among the games."""
    write_files("new-game.md", tmp_path)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(games, "GAMES", {})
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("theomachy.games.orchard")]:
        del sys.modules[name]


def test_the_game_of_the_docs_keeps_every_promise(orchard: Path):
    assert "orchard" in games.names()
    check_game(games.game("orchard"))


def test_it_is_played_and_told(orchard: Path):
    game = games.game("orchard")
    match = Match(game, game.new(game.setup.type()), Fast(1), listen=True)
    words = Words(game, "ja")
    assert words.say(match.request) == "Red, how many apples do you take?"
    assert [words.option("or-ask", key) for key in match.asks[0].keys()] == ["One", "Two", "Three", "Shake the tree"]
    while match.request is not None:
        match.answer("three")
    assert match.result == (1.0, 0.0)
    assert words.say(match.events[0]) == "Red takes 3 apples."


def test_it_is_simulated_from_the_command_line(orchard: Path):
    code = (
        f"from theomachy import games; games.__path__.append({str(orchard)!r}); from theomachy.cli import main; main()"
    )
    command = [
        sys.executable,
        "-c",
        code,
        "sim",
        "orchard",
        "--seats",
        "search:8,random",
        "--games",
        "20",
        "--seed",
        "1",
    ]
    ran = subprocess.run(command, capture_output=True, text=True, cwd=orchard)
    assert ran.returncode == 0, ran.stderr
    assert "20" in ran.stdout


def test_its_own_test_passes(orchard: Path):
    code = (
        f"from theomachy import games; games.__path__.append({str(orchard)!r}); "
        "from test_orchard import test_orchard_keeps_every_promise as test; test()"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=orchard)
    assert ran.returncode == 0, ran.stderr
