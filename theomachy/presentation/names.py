"""Names of ids at a table: keys name pieces and lines of cards, whose names only a scene can tell."""

from functools import cached_property
from typing import Any, TypeVar

import msgspec

from theomachy.kernel import Ask, Message, Reason
from theomachy.kernel.keys import hexagon, split_last, split_number
from theomachy.kernel.scene import Card, CardLine, Scene
from theomachy.presentation.hexes import HexNames
from theomachy.presentation.places import at, in_units
from theomachy.presentation.text import Verbatim, Words

M = TypeVar("M", bound=Message)


class Names:
    """A namer of ids, as a viewer of a scene knows them; `by` is the piece that acts."""

    def __init__(self, words: Words, scene: Scene, by: str = "") -> None:
        self.words, self.scene, self.by = words, scene, by
        self.hexes = scene.fixed.board == "hexes"

    @cached_property
    def hex_names(self) -> HexNames:
        return HexNames(self.words, self.scene, self.by)

    def __call__(self, id: str) -> str:
        if id in self.scene.pieces:
            return self.piece(id)
        if self.hexes and hexagon(id) is not None:
            return self.hex_names.numbered(id)
        if id in self.scene.ground:
            return self.words.say(self.scene.ground[id].label)
        if self.words.knows(id):
            return self.words.say(id)
        if line := self.line(id):
            return self.words.say(line.label)
        return self.waiting(id) or self.words.say(id)

    def piece(self, id: str) -> str:
        """Name a piece; add its place if several pieces are alike."""
        piece, words = self.scene.pieces[id], self.words
        name = "" if piece.figures else words.attribute(piece.name, "one")
        if not name:
            return words.say(piece.name)
        return name + words.say("table-aside", words=Verbatim(at(piece.at)) if piece.at else piece.zone)

    def question(self, ask: Ask[Any]) -> str:
        """Return the question of an Ask in words."""
        return self.words.say(ask, by=Verbatim(self(ask.by)))

    def told(self, message: M) -> M:
        """Return a message in which pieces and ground whose ids have no words are called by their names."""
        now = isinstance(message, Reason)  # what happened did so elsewhere on the board than it is now
        args = {name: self._called(value, now) for name, value in message.args.items()}
        return msgspec.structs.replace(message, args=args)

    def _called(self, value: Any, now: bool) -> Any:
        if isinstance(value, list | tuple):
            return [self._called(item, now) for item in value]
        if now and self.hexes and isinstance(value, str) and hexagon(value) is not None:
            return Verbatim(self.hex_names.spelled(value))
        if now and isinstance(value, str) and not self.hexes:
            value = in_units(value)
        named = isinstance(value, str) and (value in self.scene.pieces or value in self.scene.ground)
        return Verbatim(self(value)) if named and not self.words.knows(value) else value

    def waiting(self, id: str) -> str:
        """Name one of several alike pieces that is not on the board: its id is the first piece's id and a number."""
        numbered = split_number(id)
        piece = self.scene.pieces.get(numbered[0]) if numbered is not None else None
        return (self.words.attribute(piece.name, "one") or self.words.say(piece.name)) if piece is not None else ""

    def line(self, key: str) -> CardLine | None:
        """Return the line of a card that a key means: of the piece that acts, else of any card in play."""
        if self.by in self.scene.pieces:
            return line_of(self.card(self.by), key)
        cards = dict.fromkeys(piece.card for piece in self.scene.pieces.values())
        lines = (line_of(self.scene.fixed.cards.get(id), key) for id in cards)
        return next((line for line in lines if line is not None), None)

    def card(self, id: str) -> Card | None:
        return card_of(self.scene, id)


def card_of(scene: Scene, id: str) -> Card | None:
    """Return the card of a piece; None if the piece or its card is not in the scene."""
    piece = scene.pieces.get(id)
    return scene.fixed.cards.get(piece.card) if piece is not None else None


def line_of(card: Card | None, key: str) -> CardLine | None:
    """Return the line that a key uses, given as `skill:fireball` or just `fireball`; None if there is none."""
    _, last = split_last(key)
    lines = card.lines if card is not None else []
    return next((line for line in lines if line.key and split_last(line.key)[1] == last), None)


def whose(event: Message, scene: Scene) -> int | None:
    """Return the seat that a message is about: its own, or the owner of the first piece it names."""
    seat = event.args.get("seat")
    if isinstance(seat, int):
        return seat
    for value in event.args.values():
        if isinstance(value, str) and value in scene.pieces:
            return scene.pieces[value].owner
    return None
