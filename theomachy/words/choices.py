"""A question as choices, gathered by the piece or the place that their keys name. Knows keys, and no rule."""

import re
from typing import Any, NamedTuple

from theomachy.kernel import Ask, Reason
from theomachy.kernel.scene import Line, Scene, place
from theomachy.words import Verbatim, Words
from theomachy.words.names import Names, line_of
from theomachy.words.places import in_units


class Choice(NamedTuple):
    """One thing that can be answered. `piece` is whom it is about, `line` the line of the card that it uses."""

    number: int
    key: str
    piece: str
    line: Line | None

    @property
    def group(self) -> str:
        """Whom it is gathered under: a piece that is more than named."""
        return "" if self.key == self.piece else self.piece

    @property
    def place(self) -> str:
        """The place it is about, if it is about any: `5,6`, also of `5,6 via 5,7`."""
        first = self.key.partition(" ")[0]
        return first if place(first) is not None else ""


class Choices:
    """What can be answered to an Ask by somebody who looks at a scene."""

    def __init__(self, words: Words, ask: Ask[Any], scene: Scene) -> None:
        self.words, self.ask, self.scene = words, ask, scene
        self.names = Names(words, scene, ask.by)
        self.card = self.names.card(ask.by)
        keys = ask.keys()
        found = [self._choice(key) for key in keys]
        groups = list(dict.fromkeys(choice.group for choice in found if choice.group))
        found.sort(key=lambda choice: groups.index(choice.group) if choice.group else len(groups))
        self.choices = [choice._replace(number=number) for number, choice in enumerate(found, 1)]

    def _choice(self, key: str) -> Choice:
        parts = re.split("[:+]", key)
        for at, part in enumerate(parts):
            if piece := self.scene.pieces.get(part):
                card = self.scene.fixed.cards.get(piece.card)
                labels = {line.label: line for line in card.lines} if card else {}
                return Choice(0, key, part, labels.get(parts[at + 1]) if at + 1 < len(parts) else None)
        return Choice(0, key, "", line_of(self.card, key))

    def closed(self) -> list[tuple[Line, Reason]]:
        """Lines of the card that acts which cannot be used now, and why."""
        asked = self.words.attributes(self.ask.question)
        found = []
        for line in self.card.lines if self.card else ():
            counts = line.section not in self.scene.face_down and line.key.partition(":")[0] in asked
            if counts and (reason := self.ask.why_not(line.key)) is not None:
                found.append((line, reason))
        return found

    def say(self, key: str) -> str:
        """An option in words."""
        said = in_units(key) if self.scene.fixed.board == "plane" else key
        return self.words.option(self.ask.question, said, self.names)

    def asked(self) -> str:
        """The question in words."""
        return self.words.say(self.ask.question, seat=self.ask.seat, by=Verbatim(self.names(self.ask.by)))
