"""The sentences of the published book that no code carries out, each with its ruling or reason."""

import re
from pathlib import Path

import pytest

from theomachy.games.godslayer import GAME
from theomachy.presentation.rulebook import clauses, read

WITHOUT_CODE = {
    "what to bring: models, a board, dice, a tape measure, cards and their sleeves": "The program has all of them.",
    "three faces of a die stand for those who have no D3": "GS-CON-02",
    "where to buy, how to build, paint and store models and terrain": "It is about things and not about play.",
    "names, peoples and stories of the world": "They have no effect on play.",
    "how to read the book, and where its pages are": "The rulebook of this game has its own order and search.",
    "all agree on what each piece of terrain counts as": "GS-SET-02",
    "whether houses may be entered, and by which doors": "GS-TER-12",
    "players may invent scenarios of their own": "GS-A-141",
    "allies of the moment, deceit and betrayal where more than two sides play": "They are talk among the players.",
    "a warband should not forget to buy a weapon": "GS-ITM-04",
    "which tables are recommended for how many players": "GS-SET-01",
    "teams of equal numbers are recommended": "GS-MUL-02",
    "new spells and cards appear on the maker's pages": "GS-ITM-11",
    "retreating from a charge is named once and described nowhere": "GS-A-122",
}
"""Subjects of sentences that have no code, in our own words, each with a clause that settles it or the reason."""
CLAUSE = re.compile(r"(GS-[A-Z]+-)(\d+)((?:(?:,| and| to) \d+)*)")


def cited(text: str) -> set[str]:
    """Return the clauses that a text cites, ranges such as `GS-CHG-12 to 14` included."""
    found: set[str] = set()
    for family, first, more in CLAUSE.findall(text):
        last = int(first)
        found.add(family + first)
        for word, number in re.findall(r"(,| and| to) (\d+)", more):
            numbers = range(last, int(number) + 1) if word == " to" else [int(number)]
            found |= {f"{family}{each:0{len(first)}d}" for each in numbers}
            last = int(number)
    return found


BOOK = clauses(read(GAME.content.folder, "en"))
CODE = cited("".join(path.read_text("utf-8") for path in Path(GAME.content.folder).rglob("*.py")))


@pytest.mark.parametrize("subject", WITHOUT_CODE)
def test_what_has_no_code_has_a_ruling_or_a_reason(subject: str) -> None:
    """GS-CON-09: a sentence of the book without code is settled by a clause, or the reason is a whole sentence."""
    why = WITHOUT_CODE[subject]
    if CLAUSE.fullmatch(why):
        assert why in BOOK
    else:
        assert re.fullmatch(r"[A-Z][^.]+\.", why)


def test_every_clause_has_code() -> None:
    """GS-CON-05: what the rulebook says happens, so each of its clauses is cited by the code that does it."""
    assert {*BOOK} - CODE == set()
