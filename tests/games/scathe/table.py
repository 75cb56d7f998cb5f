"""Scathe positions for tests: `battle` plays turns from a position written in the game's notation."""

from typing import Any

from tests.kit import play
from theomachy.games.scathe import GAME
from theomachy.games.scathe.setup import Rulings, Setup
from theomachy.games.scathe.state import Hero, Scathe
from theomachy.kernel import Match


def table(text: str, **rulings: Any) -> Scathe:
    """A position (see notation.py), with rulings other than the defaults if wanted."""
    t = GAME.notation.read(text)
    if rulings:
        t.setup = Setup(t.setup.parties, Rulings(**rulings))
    return t


def battle(t: Scathe, *turns: str, then: int = 3) -> Match[Scathe]:
    """Play turns, each written `face answer answer …`; `then` is the die rolled for the turn after the last.

    A forced choice (one possible target) is not asked for, so it is not written. If the game ends with the last turn,
    pass then=0.
    """
    dice, answers = [], []
    for turn in turns:
        face, *keys = turn.split()
        dice.append(face)
        answers += keys
    return play(GAME, t, answers, [*dice, then] if then else dice)


def hero(match: Match[Scathe], id: str) -> Hero:
    return match.state.hero(id)


def rows(match: Match[Scathe]) -> list[str]:
    """Return the rows of heroes as the notation writes them now."""
    return [line for line in GAME.notation.write(match.state).splitlines() if line.startswith(("red", "blue"))]
