"""A language on its way: a few files beside the English ones, and what they lack is said in English."""

import shutil
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.kit import LANGUAGES
from tests.terminal.command import Ran
from theomachy import games
from theomachy.presentation import languages, text
from theomachy.presentation.text import Language, Words

ROOT = Path(__file__).parents[2]
TEXTS = [*ROOT.glob("theomachy/**/*.ftl"), *ROOT.glob("web/src/words/*.ftl")]
GERMAN = """
help-usage = Aufruf: { $usage }
help-commands = Befehle
help-flags = Schalter
help-arguments = Angaben
cli-words = Sprachen: wie weit jede übersetzt ist.
table-menu = Menü
trouble-no-command-near = Es gibt keinen Befehl { $name }; gemeint ist vielleicht { $near }.
list-comma = ,{" "}
match-over = Die Partie ist zu Ende.
live-too-fast = Nicht so schnell.
"""


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house with ten messages in German."""
    house = tmp_path / "presentation"
    shutil.copytree(text.HOUSE, house, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    (house / "de.ftl").write_text(GERMAN, "utf-8")
    monkeypatch.setattr(text, "HOUSE", house)
    monkeypatch.setattr(languages, "HOUSE", house)
    return house


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_languages_of_the_house_are_complete(lang: str):
    assert languages.missing(lang) == []
    assert languages.translated(lang) == 1


def test_what_a_language_lacks_is_listed_by_file(german: Path):
    gaps = {gap.file: gap.ids for gap in languages.missing("de")}
    assert "cli-play" in gaps[german / "de.ftl"]
    assert "match-over" not in gaps[german / "de.ftl"]
    assert "live-roll" in gaps[german / "live.de.ftl"]
    assert "live-too-fast" not in gaps[german / "live.de.ftl"], "any file of the folder does"
    scathe = games.game("scathe").content.folder
    assert gaps[scathe / "rulebook.de.md"] == ()
    assert "sc-ask-action" in gaps[scathe / "content" / "de.ftl"]
    assert "play" in gaps[languages.CLIENT / "house.de.ftl"]
    assert 0 < languages.translated("de") < 0.01


def test_what_it_lacks_is_said_in_english(german: Path):
    assert text.languages() == ["de", "en", "ja"]
    assert languages.partial() == {"de": 0}
    assert Language("de").say("match-over") == "Die Partie ist zu Ende."
    words = Words(games.game("scathe"), "de")
    assert words.say("sc-red") == Words(games.game("scathe"), "en").say("sc-red")


def test_the_terminal_speaks_it_and_says_how_far_it_is(german: Path):
    shown = Ran("words", "--lang", "de", "--help")
    assert shown.out.startswith("Aufruf: ")
    assert "Befehle" in shown.out
    assert shown.err.startswith("de: 0 % of all messages are translated")
    assert "Es gibt keinen Befehl wrods" in Ran("wrods", "--lang", "de").err
    assert Ran("words", "list").out.splitlines() == ["de: 0 %", "en: 100 %", "ja: 100 %"]


def test_a_new_language_is_begun_with_one_file():
    shown = Ran("words", "missing", "fr").out
    assert "rulebook.fr.md: the whole text" in shown
    assert shown.splitlines()[-1].startswith("To begin, write theomachy/presentation/fr.ftl")
    assert Ran("words", "missing", "ja").out.strip() == "ja: nothing is missing."
    assert "german is no code of a language" in Ran("words", "missing", "german").err


@pytest.mark.parametrize("file", sorted(TEXTS), ids=lambda file: file.name)
def test_every_text_is_valid_fluent(file: Path):
    """Each text of the house and of the client can be parsed: players would read an id instead."""
    found = FluentParser().parse(file.read_text("utf-8")).body
    junk = [entry for entry in found if isinstance(entry, ast.Junk)]
    assert not junk, junk[0].content
