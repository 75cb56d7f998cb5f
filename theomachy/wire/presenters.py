"""The words of every game in every language, made once."""

from functools import lru_cache
from typing import Any

from theomachy import games
from theomachy.kernel import Game
from theomachy.presentation.text import Language
from theomachy.wire.presenter import Presenter


def presenter(game: Game[Any], lang: str) -> Presenter:
    return _presenter(game.id, lang)


@lru_cache(100)
def _presenter(game: str, lang: str) -> Presenter:
    return Presenter(games.game(game), lang)


def words(game: str, lang: str) -> Language:
    """The words in which a game gives its reasons; without a game, those of the house."""
    try:
        return _presenter(game, lang).words
    except LookupError:
        return _house(lang)


@lru_cache(10)
def _house(lang: str) -> Language:
    return Language(lang)
