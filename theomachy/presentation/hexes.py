"""Names of hexes by the pieces and things in or beside them; they come from a scene, not from rules."""

from collections.abc import Iterator

from theomachy.geometry.hex import DIRECTIONS, Hex, parse, step
from theomachy.kernel.keys import hexagon
from theomachy.kernel.scene import Piece, Scene
from theomachy.presentation.text import Verbatim, Words

MAX_NEIGHBOURS = 2
"""Neighbours that are named; more say no more."""


class HexNames:
    """A namer of hexes on the board of a scene; `moves` is the piece to be placed, which is no landmark itself."""

    def __init__(self, words: Words, scene: Scene, moves: str = "") -> None:
        self.words = words
        self.there: dict[Hex, list[Piece]] = {}
        for id, piece in scene.pieces.items():
            if id != moves and hexagon(piece.zone) is not None:
                self.there.setdefault(parse(piece.zone), []).append(piece)

    def __call__(self, key: str) -> str:
        """Name a hex, as a noun, by the things there or nearby; by its numbers if there are none."""
        id, args = self._landmark(parse(key))
        return self.words.say(id, **args) if id else self.words.say("hex-plain", hex=Verbatim(key))

    def numbered(self, key: str) -> str:
        """Name a hex by its numbers and its landmark in a word or two, since several hexes may share a landmark."""
        return self.spelled(key) if self._landmark(parse(key))[0] else self(key)

    def spelled(self, key: str) -> str:
        """Name a hex inside a sentence, by its numbers first: `5,6 (beside Titus)`, or `5,6` without a landmark."""
        id, args = self._landmark(parse(key))
        place = self.words.attribute(id, "brief", **args) if id else ""
        return self.words.say("hex-numbered", place=Verbatim(place), hex=Verbatim(key)) if place else key

    def lying(self, key: str) -> str:
        """Name the first thing in a hex that belongs to nobody, such as an objective; empty if there is none."""
        return next((self.words.say(piece.name) for piece in self.there.get(parse(key), ()) if piece.owner is None), "")

    def _landmark(self, place: Hex) -> tuple[str, dict[str, Verbatim]]:
        """Return the id and arguments of the message that names a hex by its landmarks; an empty id if it has none."""
        here = [piece for piece in self.there.get(place, ()) if piece.owner is not None]
        lies = next((piece for piece in self.there.get(place, ()) if piece.owner is None), None)
        if here:
            return "hex-of", {"who": Verbatim(self._names(here))}
        id, args = ("hex", {}) if lies is None else ("hex-on", {"thing": Verbatim(self.words.say(lies.name))})
        if beside := self._beside(place):
            return f"{id}-beside", {**args, "who": Verbatim(beside)}
        return (id, args) if args else ("", {})

    def _beside(self, place: Hex) -> str:
        """Name the landmarks in neighbouring hexes: pieces of a side, else a thing that belongs to nobody."""
        around = [piece for near in _neighbours(place) for piece in self.there.get(near, ())]
        if owned := [piece for piece in around if piece.owner is not None]:
            return self._names(owned)
        return self.words.say("hex-on", thing=Verbatim(self._names(around[:1]))) if around else ""

    def _names(self, pieces: list[Piece]) -> str:
        names = list(dict.fromkeys(self.words.say(piece.name) for piece in pieces))[:MAX_NEIGHBOURS]
        return (
            self.words.say("hex-and", a=Verbatim(names[0]), b=Verbatim(names[1])) if len(names) > 1 else "".join(names)
        )


def _neighbours(place: Hex) -> Iterator[Hex]:
    return (step(place, way) for way in DIRECTIONS)
