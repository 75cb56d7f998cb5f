"""What docs tell a reader to write works as it stands."""

import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib import import_module
from pathlib import Path

import pytest

from theomachy import games
from theomachy.games import godslayer
from theomachy.games.godslayer.army.profiles import PROFILES, official_spells
from theomachy.kernel import Content, Fast, Match, Scripted
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Words, entries
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


# A game of one's own


@contextmanager
def game_of(page: str, name: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Put the game of a page into a folder among the games."""
    write_files(page, folder)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(folder)])
    monkeypatch.setattr(games, "GAMES", {})
    monkeypatch.syspath_prepend(folder)
    yield folder
    for module in [module for module in sys.modules if module.startswith((f"theomachy.games.{name}", f"test_{name}"))]:
        del sys.modules[module]


@pytest.fixture
def orchard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The game of new-game.md."""
    with game_of("new-game.md", "orchard", tmp_path, monkeypatch) as folder:
        yield folder


@pytest.fixture
def ford(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The game of board-game.md."""
    with game_of("board-game.md", "ford", tmp_path, monkeypatch) as folder:
        yield folder


def test_the_game_of_the_docs_keeps_every_promise(orchard: Path):
    assert "orchard" in games.names()
    check_game(games.game("orchard"))


def test_the_tests_of_the_game_with_a_board_pass(ford: Path):
    """Those that the page tells to write, one after another; among them is check_game."""
    tests = vars(import_module("test_ford"))
    found = [test for name, test in tests.items() if name.startswith("test_")]
    assert len(found) == 3
    for test in found:
        test()


def test_everything_that_the_game_with_a_board_says_has_words(ford: Path):
    """Options and refusals are read by a player of Ford in whole sentences."""
    game = games.game("ford")
    match = Match(game, game.new(game.setup.type()), Scripted(["1 1 2", "2 3 3"]))
    scene = game.scene(match.state, 0)
    choices = Choices(Words(game, "en").seeing(scene), match.request, scene)
    assert [choices.say(key) for key in match.request.keys()] == ["One hex", "2 hexes"]
    match.answer("1")
    scene = game.scene(match.state, 0)
    choices = Choices(words := Words(game, "en").seeing(scene), match.request, scene)
    assert choices.say("ash:1,1") == "Ash to 1,1 (beside Ash)"
    assert choices.say("stay") == "Nobody"
    assert words.say(match.request.why_not("ash:2,1")) == "2,1 is farther away than 1 hexes."


def test_options_are_worded_as_the_page_says(ford: Path):
    """Each row of its last table."""
    page = (ROOT / "docs" / "board-game.md").read_text("utf-8")
    rows = re.findall(r"^\| `([^`|]+)` \| ([^|]+) \|$", page.partition("| Key | Words |")[2], re.MULTILINE)
    assert len(rows) == 7
    words = Words(replace(games.game("ford"), content=Content(ford / "tour", "")), "en")
    assert [(key, words.option("tour-ask", key, str)) for key, _ in rows] == rows


@pytest.mark.parametrize("wrong", ["{ $a } to { $c }", "{ $place }"])
def test_a_variable_that_nobody_fills_in_fails_the_check_of_a_game(ford: Path, wrong: str):
    """The failure names the words, the variable, and those that there are."""
    file = ford / "ford" / "content" / "en.ftl"
    file.write_text(file.read_text("utf-8").replace(".to = { $a } to { $b }", f".to = {wrong}"), "utf-8")
    entries.cache_clear()
    unknown = wrong.split("$")[-1].split()[0]
    sentence = rf"fd-ask-move.to in en.ftl: unknown variable \${unknown}; its variables are \$a, \$b"
    with pytest.raises(AssertionError, match=sentence):
        check_game(games.game("ford"), only=["what-is-said-has-words"])


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


# A spell of one's own

SPELL = "make-your-own-spell.md"
SPELL_PAGE = (ROOT / "docs" / SPELL).read_text("utf-8")
CARD = "theomachy/games/godslayer/spells/hearthlight/card.toml"
THEOMACHY = (sys.executable, "-c", "from theomachy.cli import main; main()")


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the house with the files that the page tells to write."""
    folder = tmp_path_factory.mktemp("scratch")
    without = shutil.ignore_patterns("client", "golden", "browser")
    for name in ("theomachy", "tests"):
        shutil.copytree(ROOT / name, folder / name, ignore=without)
    shutil.copy(ROOT / "pyproject.toml", folder)
    assert CARD in [file.relative_to(folder).as_posix() for file in write_files(SPELL, folder)]
    return folder


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        words, capture_output=True, text=True, cwd=folder, input=typed, env={"PYTHONPATH": str(folder)}
    )


def commands() -> list[list[str]]:
    """What the page tells to type at the end, word by word."""
    (block,) = re.findall(r"^```sh\n(.*?)^```$", SPELL_PAGE, re.MULTILINE | re.DOTALL)
    return [shlex.split(line) for line in block.replace("\\\n", " ").splitlines()]


@pytest.mark.long
def test_the_spell_of_the_docs_passes_its_test_and_those_of_all_cards(scratch: Path):
    (tested,) = [words[3:] for words in commands() if "pytest" in words]
    held = [f"tests/games/godslayer/test_content{part}.py" for part in ("_named", "_words")]
    ran = run(scratch, sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *tested, *held)
    assert ran.returncode == 0, ran.stdout


@pytest.mark.long
def test_it_is_checked_shown_and_played(scratch: Path):
    check, show, play, verify = (words[1:] for words in commands() if words[0] == "theomachy")
    assert run(scratch, *THEOMACHY, *check).stdout.startswith("✓")
    assert "Logos of the Hearth" in run(scratch, *THEOMACHY, *show).stdout
    ran = run(scratch, *THEOMACHY, *play, "--seed", "1", typed="card a2\nquit\n")
    assert "Hearthlight" in ran.stdout, ran.stderr
    assert run(scratch, *THEOMACHY, *verify).stdout.startswith("✓ ")


def test_nothing_else_changes_by_it(scratch: Path):
    """GS-ITM-11: what was begun without it is still known."""
    code = "from theomachy.games.godslayer import CONTENT, PUBLISHED; print(CONTENT, PUBLISHED)"
    content, published = run(scratch, sys.executable, "-c", code).stdout.split()
    assert content != published == godslayer.PUBLISHED


def told_mistakes() -> list[str]:
    """The mistakes of the page, as they are told."""
    return re.findall(r"^theomachy: .*$", SPELL_PAGE, re.MULTILINE)


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [(0, "change =", "chnge ="), (1, '"logos"', '"necromancy"'), (2, "cpl = 12\n", "")],
    ids=["verb", "category", "field"],
)
def test_its_mistakes_are_told_as_the_page_says(scratch: Path, number: int, old: str, new: str):
    card = scratch / CARD
    text = card.read_text("utf-8")
    try:
        card.write_text(text.replace(old, new, 1), "utf-8")
        ran = run(scratch, *THEOMACHY, "army", "check", "godslayer", "demarchon")
    finally:
        card.write_text(text, "utf-8")
    assert (ran.returncode, ran.stdout, ran.stderr.strip()) == (2, "", told_mistakes()[number])


def test_the_page_says_who_may_know_a_spell():
    """GS-ITM-10: every spellcaster, how many, and the sets that there are."""
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in SPELL_PAGE.splitlines() if line[:3] == "| `"
    ]
    told, known = set(), set()
    for faction, category, who, number, sets in rows[1:]:
        told.add((faction, category, who.lower().replace(" ", "-"), number))
        known_sets = {spell.set for spell in official_spells().values() if spell.category == category.strip("`")}
        assert sets == "the same" or set(re.findall("`(.*?)`", sets)) == known_sets
    for profile in PROFILES.values():
        if slots := profile.spells:
            named = f", of `{slots.named}` and one other"
            number = f"{slots.count}{named if slots.named else ', of one set' if slots.one_set else ''}"
            known.add((f"`{profile.faction}`", f"`{slots.category}`", profile.id, number))
    assert told == known
