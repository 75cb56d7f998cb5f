"""All games: every folder here with a GAME in it, without being listed anywhere.

So are games that an installed package names as an entry point of the group `theomachy.games`.
"""

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from theomachy.kernel import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

FIRST = "scathe"
"""The game that is offered where none is named."""

GAMES: dict[str, Game[Any]] = {}
"""The games that were asked for so far, by name."""


def game(name: str) -> Game[Any]:
    """Return a game by its name, or raise LookupError."""
    if name not in GAMES:
        if name in _folders():
            GAMES[name] = import_module(f"{__name__}.{name}").GAME
        elif name in _installed():
            GAMES[name] = _installed()[name].load()
        else:
            raise LookupError(name)
    return GAMES[name]


def names() -> list[str]:
    """Return the names of all games."""
    found = [name for name in _folders() if hasattr(import_module(f"{__name__}.{name}"), "GAME")]
    return sorted({*found, *_installed(), *GAMES})


def shelf() -> list[Game[Any]]:
    """Return all games, the one for a newcomer first."""
    return [game(name) for name in sorted(names(), key=lambda name: (name != FIRST, name))]


def _folders() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__) if module.ispkg)


@cache
def _installed() -> "dict[str, EntryPoint]":
    """Return the games of other packages, by name. Nothing can be installed into a page."""
    if sys.platform == "emscripten":
        return {}
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=__name__)}
