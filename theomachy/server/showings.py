"""The words of every game in every language, made once."""

from functools import lru_cache
from typing import Any

from theomachy import games
from theomachy.kernel import Game
from theomachy.server.shown import Showing
from theomachy.words import Language


def showing(game: Game[Any], lang: str) -> Showing:
    return _showing(game.id, lang)


@lru_cache(100)
def _showing(game: str, lang: str) -> Showing:
    return Showing(games.game(game), lang)


def words(game: str, lang: str) -> Language:
    """The words in which a game gives its reasons; without a game, those of the house."""
    try:
        return _showing(game, lang).words
    except LookupError:
        return _house(lang)


@lru_cache(10)
def _house(lang: str) -> Language:
    return Language(lang)
