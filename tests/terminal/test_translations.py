"""The same words and the same clauses in every language."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

from tests.kit import JAPANESE, LANGUAGES
from tests.terminal.sit import screen, seen
from tests.terminal.test_words import KEY
from theomachy import games
from theomachy.presentation import rulebook
from theomachy.presentation.text import FIRST, HOUSE, Words, word_files
from theomachy.terminal.screen.linebreaks import Book

OTHERS = [lang for lang in LANGUAGES if lang != FIRST]
FOLDERS = [HOUSE, *[games.game(name).content.folder for name in games.names()]]


# The same ids, with the same things to fill in


class Parts(Visitor):
    """The variables of a pattern, the names of its variants, and the text in it."""

    def __init__(self, pattern: Any) -> None:
        self.variables: set[str] = set()
        self.variants: set[str] = set()
        self.text = ""
        self.visit(pattern)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_Variant(self, node: Any) -> None:  # noqa: N802
        self.variants.add(getattr(node.key, "name", ""))
        self.generic_visit(node)

    def visit_TextElement(self, node: Any) -> None:  # noqa: N802
        self.text += node.value


def patterns(file: Path) -> dict[str, Parts]:
    """All messages of a file and their attributes, as `id` and `id.attribute`."""
    found = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Parts(entry.value)
            found |= {f"{entry.id.name}.{attribute.id.name}": Parts(attribute.value) for attribute in entry.attributes}
    return found


FILES = [file for folder in FOLDERS for file in word_files(folder, FIRST)]


def named(file: Path) -> str:
    return file.relative_to(HOUSE.parent).as_posix()


def in_language(file: Path, lang: str) -> Path:
    """The same words in another language: `lessons.ja.ftl` of `lessons.en.ftl`."""
    return file.with_name(file.name.removesuffix(f"{FIRST}.ftl") + f"{lang}.ftl")


@pytest.mark.parametrize("file", FILES, ids=named)
@pytest.mark.parametrize("lang", OTHERS)
def test_every_language_has_the_same_words(file: Path, lang: str) -> None:
    english, other = patterns(file), patterns(in_language(file, lang))
    assert list(english) == list(other), "missing, left over or in another order"
    assert {id: parts.variables for id, parts in english.items()} == {id: other[id].variables for id in english}


@pytest.mark.parametrize("file", FILES, ids=named)
def test_japanese_is_japanese(file: Path) -> None:
    for id, parts in patterns(in_language(file, "ja")).items():
        assert "one" not in parts.variants, f"{id}: Japanese has no plurals"
        assert re.search(JAPANESE, parts.text) or not re.search("[A-Za-z]", SIGNS.sub("", parts.text)), (
            f"{id}: {parts.text}"
        )
        typed = KEY.sub("", re.sub(r"theomachy.*|pip .*|「\?」|(use|mourn):[^、]*", "", parts.text))
        narrow_marks = re.search(rf"(?<={JAPANESE})[!?:;,()]|[!?:;,()](?={JAPANESE})|,\s", typed)
        assert not narrow_marks, f"{id}: {parts.text}"
        assert not re.search(rf"{JAPANESE} +{JAPANESE}", typed.replace("save ", "")) or id in SPACED, parts.text


SIGNS = re.compile("(?<![A-Za-z])[DU](?![A-Za-z])")
"""Signs and no words: 6U, D8."""
SPACED = {"table-yes", "table-no"}
"""Lists of words to type."""


@pytest.mark.parametrize("lang", OTHERS)
def test_one_name_for_each_hero(lang: str) -> None:
    for game in map(games.game, games.names()):
        words, cards = Words(game, lang), game.scene(game.new(game.setup.type()), None).fixed.cards
        ids = dict.fromkeys(card.name for card in cards.values())  # whoever carries something has a card of its own
        assert len({words.say(id) for id in ids}) == len(ids)


# Rulebooks


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", games.names())
def test_every_clause_is_in_every_rulebook(name: str, lang: str) -> None:
    folder = games.game(name).content.folder
    english, other = (rulebook.clauses(rulebook.read(folder, lang)) for lang in (FIRST, lang))
    assert (folder / f"rulebook.{lang}.md").exists()
    assert list(english) == list(other)
    for id in english:
        cited = [sorted(re.findall(rulebook.ID, text)) for text in (english[id], other[id])]
        assert cited[0] == cited[1], id
        options = [re.findall("`([a-z_]+)`(?:: default|：既定)", text) for text in (english[id], other[id])]
        assert options[0] == options[1], id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_rulebooks_are_well_set(name: str, lang: str) -> None:
    """Nothing of the markup is left over, and no line is too long."""
    console = screen(80)
    console.print(Book(rulebook.read(games.game(name).content.folder, lang)))
    for line in seen(console).splitlines():
        assert not re.search(r"[*`]", line), line
        assert cell_len(line) <= 80


def test_a_rulebook_that_is_not_there_is_read_in_english(tmp_path: Path) -> None:
    (tmp_path / "rulebook.md").write_text("the rules")
    assert rulebook.read(tmp_path, "ja") == "the rules"
