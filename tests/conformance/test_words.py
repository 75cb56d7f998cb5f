"""Everything that a game can say has words in both languages, and names whom it is about."""

import ast
import re
from collections import Counter
from random import Random

import pytest

from tests.conformance.speaking import SPOKEN, Said, listen
from tests.kit import LANGUAGES
from theomachy.presentation.text import Words, word_files

every_game = pytest.mark.parametrize("said", SPOKEN.values(), ids=SPOKEN)


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_in_the_sources_has_words(said: Said, lang: str):
    """Questions, events, reasons, marks and labels whose ids stand in the source are known in both languages."""
    found = {
        node.value
        for file in said.game.content.folder.glob("**/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    ids = [id for id in sorted(found) if re.fullmatch(f"{said.prefix}-[A-Za-z0-9-]*[A-Za-z0-9]", id)]
    assert len(ids) > 90
    words = Words(said.game, lang)
    assert [id for id in ids if not words.knows(id)] == []


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_has_two_wordings(said: Said, lang: str):
    """Each id stands in one file, once."""
    files = word_files(said.game.content.folder, lang)
    ids = Counter(id for file in files for id in re.findall(r"^([\w-]+) =", file.read_text("utf-8"), re.M))
    assert [id for id, times in ids.items() if times > 1] == []


@every_game
def test_both_languages_say_the_same_things(said: Said):
    """Both have the same ids in the same files, with the same attributes and arguments."""
    for file in word_files(said.game.content.folder, "en"):
        japanese = file.with_name(file.name.removesuffix("en.ftl") + "ja.ftl")
        assert shape(file.read_text("utf-8")) == shape(japanese.read_text("utf-8")), file


def shape(text: str) -> dict[str, list[str]]:
    """Return the names of attributes and arguments of each message, but for the seat, which only picks a case."""
    found: dict[str, list[str]] = {}
    for entry in re.split(r"^(?=[a-zA-Z][\w-]* =)", text, flags=re.M)[1:]:
        names = [*re.findall(r"^    \.([\w-]+) =", entry, re.M), *re.findall(r"\$\w+", entry)]
        found[entry.partition(" ")[0]] = sorted({*names} - {"$seat"})
    return found


@pytest.mark.long
@every_game
def test_every_event_question_and_option_is_told(said: Said):
    """Random games leave nothing without words, and call nobody by an id."""
    told: dict[str, None] = {}
    for seed, setup in enumerate(said.setups()):
        told |= dict.fromkeys(listen(said, setup, Random(seed)))
    assert len(told) > 500
    assert [text for text in told if said.unreadable.search(text)] == []
