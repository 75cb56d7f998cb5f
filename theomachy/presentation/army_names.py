"""Armies by the names that every screen writes: "Titus, Nia" as well as titus,nia, and ready armies by their names."""

import re
from collections.abc import Mapping
from typing import Any

from theomachy.features.armies import Armies, armies_of
from theomachy.kernel import Game
from theomachy.play.army_codes import text_of
from theomachy.play.near import nearest
from theomachy.presentation.text import Words, languages

_SIGNS = re.compile(r"([,、/])")
"""The signs that separate the names in an army's text."""
_WRITTEN = re.compile(r"[:;]")
"""The signs that only the text of an army has, and never a list of names."""

Names = tuple[Mapping[str, str], Mapping[str, str]]
"""The ids of cards, and those of ready armies, by their names."""
_found: dict[tuple[str, str], Names] = {}
"""The names of each game, by its id and the digest of its content."""


def army_text(game: Game[Any], given: str) -> str:
    """Return the text of an army that was given as a text, as a code, or in names.

    Raise Refused if it is a code of another game. Words that name nothing stay unchanged, so that the game can say what
    is wrong with them.
    """
    text = text_of(game.id, given)
    armies = game.feature(Armies)
    if armies is None:
        return text
    cards, ready = _names(game)
    if (id := ready.get(_plain(text))) is None and _WRITTEN.search(text):
        return text
    parts = (cards.get(_plain(part), "," if part == "、" else part) for part in _SIGNS.split(text))
    named = armies.starters[id] if id is not None else "".join(parts)
    return named if named != text and armies.faults(text) else text


def meant(game: Game[Any], text: str) -> tuple[str, str]:
    """Return the first name in an army's text that is nothing's, and the id that is near it; empty where none is."""
    armies = armies_of(game)
    cards, ready = _names(game)
    known = {**{name: name for name in ready}, **cards}
    for part in armies.read(text):
        if part not in armies.catalogue and part in text and (near := nearest(_plain(part), known)):
            return part, known[near]
    return "", ""


def _names(game: Game[Any]) -> Names:
    """Return the ids of a game's cards and of its ready armies, by all that they are called in any language."""
    key = game.id, game.content.digest
    if key not in _found:
        _found[key] = _find_names(game)
    return _found[key]


def _find_names(game: Game[Any]) -> Names:
    armies = armies_of(game)
    spoken = [Words(game, lang) for lang in languages()]
    cards = {_plain(name): id for id in armies.catalogue for name in (id, *(words.say(id) for words in spoken))}
    ready = {
        _plain(name): id
        for id in armies.starters
        for name in (id, id.partition("-")[2], *(words.say(id) for words in spoken))
    }
    return cards, ready


def _plain(name: str) -> str:
    """Return a name without capitals, its words joined as ids join them."""
    return "-".join(name.casefold().replace("’", "'").replace("-", " ").split())
