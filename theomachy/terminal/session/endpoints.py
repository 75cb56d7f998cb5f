"""Pieces and places of a measured plane as they are typed: `nova`, `10.5 7`, `x 10.5 y 7`, `26670,17780`.

A piece goes by its id, by its letter on the board or by the beginning of its name.
"""

import re

from theomachy.geometry.plane import INCH
from theomachy.kernel.keys import spot
from theomachy.kernel.scene import Scene
from theomachy.presentation.text import Words
from theomachy.terminal.screen.piece_labels import letters, told_apart
from theomachy.terminal.session.ask import Unclear

_NUMBER = r"(\d{1,3}(?:\.\d{1,3})?)"
_UNITS = re.compile(rf"x?\s*{_NUMBER}(?:\s*,\s*|\s+)(?:y\s*)?{_NUMBER}(?:(?:\s*,\s*|\s+)(\d{{1,3}}))?", re.ASCII)
BETWEEN = ("to", "and", "-", "–")
"""Words and signs that may stand between two ends."""
MAX_LISTED_PIECES = 6


class Ends:
    def __init__(self, words: Words, scene: Scene) -> None:
        self.words, self.scene = words, scene
        self.names = told_apart(words, scene)

    def place(self, text: str) -> str | None:
        """Return the place that a text means, in the plane's own numbers; None if it is no place."""
        numbers, across, plain = _UNITS.fullmatch(text), max(self.scene.fixed.size) // INCH, spot(text)
        if plain is not None and max(plain[:2]) > across:
            return text
        if numbers is None:
            return None
        x, y = (round(float(n) * INCH) for n in (numbers[1], numbers[2]))
        return f"{x},{y}" + (f",{numbers[3]}" if numbers[3] else "")

    def piece(self, text: str) -> str | None:
        """Return the id of the piece that a text means; None if it is none. Unclear if it could be several."""
        pieces, wanted = self.scene.pieces, text.lower()
        if not wanted or text in pieces:
            return text or None
        signs = letters(self.words, self.scene)
        names = {id: name.lower() for id, name in self.names.items()}
        for ids in (
            [id for id in pieces if signs.get(id) == text],
            [id for id in pieces if wanted in (names[id], self.words.say(pieces[id].name).lower())],
            [id for id in pieces if names[id].startswith(wanted) or id.startswith(wanted)],
        ):
            if len(ids) == 1:
                return ids[0]
            if ids:
                listed = self.words.listed(self.names[id] for id in ids[:MAX_LISTED_PIECES])
                raise Unclear("table-several", text=text, keys=listed + (" …" if len(ids) > MAX_LISTED_PIECES else ""))
        return None

    def end(self, text: str) -> str | None:
        """Return the place, or else the piece, that a text means; None if it is neither."""
        return self.place(text) or self.piece(text)

    def two(self, text: str, usual: str = "") -> tuple[str, str] | None:
        """Return the two ends that a text names, or `usual` and the only one; None if it names none.

        Unclear if an end could be several pieces.
        """
        words, unclear = text.split(), None
        for index in range(1, len(words)):
            rest = words[index + 1 :] if words[index] in BETWEEN else words[index:]
            try:
                first, second = self.end(" ".join(words[:index])), self.end(" ".join(rest))
            except Unclear as several:
                unclear = unclear or several
                continue
            if first and second:
                return first, second
        if usual and (only := self.end(text)):
            return usual, only
        if unclear:
            raise unclear
        return None
