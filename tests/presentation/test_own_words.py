"""In our own words: what we wrote shares no sentence with the rulebooks and cards.

The rulebooks are not everywhere; where THEOMACHY_SHARED names them, rulebooks, words and docs are held against them.
"""

import re
from itertools import chain
from pathlib import Path

import pytest

from tests.shared import REFERENCE, SHARED

ROOT = Path(__file__).parents[2]
BOOKS = sorted([*(SHARED / "seeds").glob("*.txt"), *(REFERENCE / "godtear").glob("cards.json")])
OURS = sorted(
    file.relative_to(ROOT)
    for file in chain(
        (ROOT / "theomachy").rglob("*.md"), (ROOT / "theomachy").rglob("*.ftl"), (ROOT / "docs").glob("*.md")
    )
)
WORDS = 8
"""So many words in a row are a sentence of somebody's."""
SIGNS = 18
"""Japanese has no spaces: so many signs in a row are as much."""


def runs(text: str) -> set[str]:
    """All runs of words, bare rows of numbers left out, and all runs of Japanese signs."""
    words = re.findall(r"[a-z0-9']+", text.lower().replace("’", "'"))
    found = [words[at : at + WORDS] for at in range(len(words) - WORDS + 1)]
    signs = "".join(re.findall(r"[぀-ヿ一-鿿]+", text))
    return {
        *(" ".join(run) for run in found if sum(len(word) > 2 for word in run) > 2),
        *(signs[at : at + SIGNS] for at in range(len(signs) - SIGNS + 1)),
    }


def prose(file: Path) -> str:
    """A text without the figures of a card, which are facts."""
    return re.sub(r"^```toml.*?^```$", "", file.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def books() -> set[str]:
    return set().union(*(runs(book.read_text("utf-8", errors="ignore")) for book in BOOKS))


def test_a_sentence_in_two_books_is_found():
    """Whatever its marks and capitals; rows of a table of dice are nobody's sentence."""
    assert runs("The model, in turn, may then MOVE 2 hexes.") & runs("the model in turn may then move 2 hexes away")
    assert runs("二つの軍勢は互いに向かい合って盤の端に並ぶこと。") & runs(
        "さて、二つの軍勢は互いに向かい合って盤の端に並ぶこと"
    )
    assert not runs("1 2 3 4 5 6 7 8 9 10")


@pytest.mark.skipif(not BOOKS, reason="the rulebooks are not here")
@pytest.mark.parametrize("file", OURS, ids=str)
def test_no_sentence_of_a_rulebook_is_ours(file: Path, books: set[str]):
    assert sorted(runs(prose(ROOT / file)) & books) == []
