"""The words of every game in every language, made once."""

from functools import lru_cache
from typing import Any

from theomachy import games
from theomachy.kernel import Game
from theomachy.server.shown import Showing


def showing(game: Game[Any], lang: str) -> Showing:
    return _showing(game.id, lang)


@lru_cache(100)
def _showing(game: str, lang: str) -> Showing:
    return Showing(games.game(game), lang)
