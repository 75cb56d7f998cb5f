"""The places that a question on a plane proposes, and how other places are typed.

`10.5 7` or `move 10.5 7` is a place in units; `to nova` or `beside nova` is the proposal nearest to that piece. Where
several pieces may be placed, `nova 10.5 7` is a place for one of them.
"""

from typing import Any

from theomachy.geometry.plane import Point
from theomachy.kernel import Ask, Refused, Region
from theomachy.kernel.keys import split_verb
from theomachy.kernel.scene import Scene
from theomachy.presentation.choices import Scope
from theomachy.presentation.nearby import Near
from theomachy.presentation.places import in_units
from theomachy.presentation.text import Words
from theomachy.terminal.screen.piece_labels import told_apart
from theomachy.terminal.session.endpoints import Ends

TOWARDS = ("to", "beside", "move")
"""Words that may be typed before a piece or a place, besides the verb of the question's keys."""


class Proposals:
    def __init__(self, words: Words, ask: Ask[Any], scene: Scene) -> None:
        self.words, self.ask, self.scene = words, ask, scene
        region = ask.options if isinstance(ask.options, Region) and scene.fixed.board == "plane" else None
        self.region = region
        choices = Scope(ask, scene).choices() if region is not None else []
        self.points: dict[str, Point] = {choice.key: choice.place for choice in choices if choice.place is not None}
        self.choices = [choice for choice in choices if choice.key in self.points]
        names, base = told_apart(words, scene), region.base() if region is not None else 0
        movers = {choice.mover for choice in self.choices}
        near = {mover: Near(words, scene, names, mover or ask.by, base) for mover in movers}
        self.near = {choice.key: near[choice.mover](self.points[choice.key]) for choice in self.choices}
        """Descriptions of what is near each proposed place, by its key."""

    def order(self, key: str) -> int:
        """Return the rank of a choice: places with the same neighbours stand together, after all other choices."""
        return 1 + list(dict.fromkeys(self.near.values())).index(self.near[key]) if key in self.near else 0

    def find(self, text: str) -> str | None:
        """Return the key of the place that a text means; None if the text is no place, or is a key already."""
        if self.region is None or self._is_key(text):
            return None
        prefix, ends = self.region.prefix(), Ends(self.words, self.scene)
        if (single := self._single(text, ends)) is not None:
            return single
        first, _, rest = text.partition(" ")
        towards = bool(rest) and (first.lower() in TOWARDS or first.lower() == split_verb(prefix)[0])
        wanted = rest.strip() if towards else text
        if (place := ends.place(wanted)) is not None:
            return self._shown(place) or prefix + place
        piece = self.scene.pieces.get((ends.piece(wanted) or "") if towards else "")
        return self._nearest(piece.at) if piece is not None and piece.at is not None else None

    def _single(self, text: str, ends: Ends) -> str | None:
        """Return the key of a place for the piece that is named before it; None if a text is not of this form."""
        assert self.region is not None
        movers, words = self.region.movers(), text.split()
        if len(movers) < 2 or not words or words[0].lower() in TOWARDS:
            return None
        for index in range(len(words) - 1, 0, -1):  # the end of a name may be a number
            if (place := ends.place(" ".join(words[index:]))) is None:
                continue
            if (piece := ends.piece(" ".join(words[:index])) or "") in movers:
                return movers[piece] + place
        return None

    def _is_key(self, text: str) -> bool:
        try:
            self.ask.option(text)
        except Refused:
            return False
        return True

    def _shown(self, place: str) -> str | None:
        """Return the proposal that is shown as this place, since typed places have no more than tenths."""
        usual, wanted = self.region.moves() if self.region else "", in_units(place)
        texts = {choice.key: in_units(choice.key, whole=False) for choice in self.choices if choice.mover == usual}
        return next((key for key in texts if texts[key] == wanted or texts[key].startswith(f"{wanted} ")), None)

    def _nearest(self, point: Point) -> str | None:
        def far(key: str) -> int:
            x, y = self.points[key]
            return (x - point[0]) ** 2 + (y - point[1]) ** 2

        return min(self.points, key=far, default=None)
