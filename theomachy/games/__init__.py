"""The games of the house. A folder here with a GAME in it is a game: nothing else has to be told about it."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any

from theomachy.kernel import Game

FIRST = "scathe"
"""The game for somebody who names none."""

GAMES: dict[str, Game[Any]] = {}
"""Those asked for so far, by name."""


def game(name: str) -> Game[Any]:
    """A game by its name, or LookupError."""
    if name not in GAMES:
        if name not in _folders():
            raise LookupError(name)
        GAMES[name] = import_module(f"{__name__}.{name}").GAME
    return GAMES[name]


def names() -> list[str]:
    """The names of all games."""
    found = [name for name in _folders() if hasattr(import_module(f"{__name__}.{name}"), "GAME")]
    return sorted({*found, *GAMES})


def shelf() -> list[Game[Any]]:
    """All games, the one for a newcomer first."""
    return [game(name) for name in sorted(names(), key=lambda name: (name != FIRST, name))]


def _folders() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)
