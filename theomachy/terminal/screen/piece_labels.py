"""A sign for every piece that stands on a plane: its symbol, or a letter that no other has."""

from collections import Counter
from string import ascii_letters

from rich.cells import cell_len

from theomachy.kernel.scene import Piece, Scene
from theomachy.presentation.places import at
from theomachy.presentation.text import Verbatim, Words

NAMELESS = "?"


def symbol(words: Words, piece: Piece) -> str:
    """Return the `.symbol` of a piece's icon or name; empty if it has none."""
    return words.attribute(piece.icon, "symbol") or words.attribute(piece.name, "symbol")


def letters(words: Words, scene: Scene) -> dict[str, str]:
    """Return a letter for each piece without a symbol, by id: one of its name if it is free, never a digit."""
    letter_of: dict[str, str] = {}
    used: set[str] = set()
    for id, piece in scene.pieces.items():
        if piece.at is not None and not symbol(words, piece):
            name = words.say(piece.name)
            own = [letter for letter in name.upper() + name if letter.isalpha() and cell_len(letter) == 1]
            letter_of[id] = next((letter for letter in [*own, *_SPARE] if letter not in used), NAMELESS)
            used.add(letter_of[id])
    return letter_of


def told_apart(words: Words, scene: Scene) -> dict[str, str]:
    """Return the names of pieces by id. On a plane, pieces of one name get their letter or place added."""
    names = {id: words.say(piece.name) for id, piece in scene.pieces.items()}
    often, signs = Counter(names.values()), letters(words, scene)
    for id, piece in scene.pieces.items():
        if piece.at is not None and often[names[id]] > 1:
            names[id] += f" {signs[id]}" if id in signs else words.say("table-aside", words=Verbatim(at(piece.at)))
    return names


_SPARE = sorted(ascii_letters)
