"""Rolls before they are made, the exact odds of what an answer leads to, and the odds that the rulebook prints."""

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, TypeVar

from tests.games.godbreaker.table import asked, go, grid, split
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.state import Saga
from theomachy.kernel import Event, Match, Roll, Typed
from theomachy.play.probe import probe

T = TypeVar("T")


def rolling(t: Saga, answers: str = "") -> Roll[Any]:
    """The roll that these answers lead to; rolls on the way are given among them."""
    match = Match(GAME, t, Typed(b""))
    for key in split(answers):
        match.answer(grid(key))
    assert isinstance(match.request, Roll)
    return match.request


def faces(t: Saga, answers: str = "") -> list[tuple[int, int]]:
    """The lowest and the highest face of each die of that roll; there is one of each between."""
    dice = rolling(t, answers).dice
    assert all(die == tuple(range(int(die[0]), int(die[-1]) + 1)) for die in dice)
    return [(int(die[0]), int(die[-1])) for die in dice]


def chances(t: Saga, key: str, read: Callable[[tuple[Event, ...]], T]) -> dict[T, Fraction]:
    """How likely each thing is that can be read off the story of an answer."""
    match = go(t)
    verdict = probe(match, asked(match).seat, grid(key))
    assert verdict.reason is None
    assert verdict.exact
    found: dict[T, Fraction] = {}
    for chance, story in verdict.odds:
        what = read(story)
        found[what] = found.get(what, Fraction(0)) + chance
    return found


def rulebook(clause: str) -> Iterator[list[str]]:
    """The rows of figures of the table in a clause of the rulebook, the heads aside."""
    text = (GAME.content.folder / "rulebook.md").read_text("utf-8").partition(f"**{clause}**")[2].partition("- **")[0]
    for row in re.findall(r"^\| D?(?:6|8|10|12) \| .* \|$", text, re.MULTILINE):
        yield row.strip("| ").split(" | ")


def percent(chance: Fraction) -> str:
    """Rounded, halves up."""
    return str(int(100 * chance + Fraction(1, 2)))
