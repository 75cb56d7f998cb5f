"""A table for tests: lines typed by people, and what they saw."""

import io
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from theomachy import games
from theomachy.kernel import Game, Match, Seeded
from theomachy.kernel.chance import Chance
from theomachy.presentation.text import Words
from theomachy.terminal.session.table import Table

GAME = games.game("scathe")
WORDS = Words(GAME)

DUEL = """
    battle round 2 first red active red dice 3/2 inspire 1/1
    red front: defender 16 taunt 2 dice 1, fighter 4 armor 1 dice 2
    red back: priest dead fell, ranger 7
    blue front: warrior 19 taunt 2, knight 20 armor 1
    blue back: sage 16, apprentice 8
"""


def screen(width: int = 80, **more: Any) -> Console:
    return Console(file=io.StringIO(), width=width, **more)


def seen(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def sit(
    monkeypatch: pytest.MonkeyPatch,
    lines: list[str],
    *,
    state: Any = None,
    chance: Chance | None = None,
    agents: dict[int, Any] | None = None,
    file: Path | None = None,
    keep: bool = False,
    words: Words = WORDS,
    width: int = 80,
) -> tuple[str, Table]:
    """Play a match by a script of lines, until the lines end; returns the screen and the table."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    game: Game[Any] = words.game
    if state is None:
        state = game.new(game.setup.type())
    match = Match(game, state, chance or Seeded.of(5), listen=True)
    console = screen(width)
    table = Table(match, words, console, agents, file, keep=keep)
    table.play()
    return seen(console), table
