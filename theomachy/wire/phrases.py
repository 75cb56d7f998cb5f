"""What a viewer is told again and again, in words of one language: ids, sentences, amounts, faces, places."""

import re
from collections.abc import Sequence
from typing import Any

from theomachy.geometry.plane import INCH
from theomachy.kernel import Game, Message
from theomachy.kernel import scene as kernel
from theomachy.presentation.looks import look_of
from theomachy.presentation.names import Names
from theomachy.presentation.text import Verbatim, Words
from theomachy.wire import messages as wire


class Phrases:
    """One game in one language. What is said again and again is kept."""

    def __init__(self, game: Game[Any], lang: str) -> None:
        self.game, self.words, self.look = game, Words(game, lang), look_of(game)
        self._said: dict[str, str] = {}

    def say(self, id: str) -> str:
        if id not in self._said:
            self._said[id] = self.words.say(id)
        return self._said[id]

    def sentence(self, message: Message, scene: kernel.Scene | None = None) -> wire.Sentence:
        """In a scene pieces are called by their names."""
        if scene is not None:
            message = Names(self.words, scene).told(message)
        return wire.Sentence(text=self.words.say(message), clause=message.clause)

    def face(self, id: str, name: str) -> wire.Face:
        look = self.look.faces.get(id)
        if look is None or not (look.mask or look.icon):
            return wire.Face(letters=_initials(name), palette=look.palette if look else "")
        return wire.Face(mask=look.mask, palette=look.palette, icon=look.icon)

    def icon(self, id: str) -> str:
        return self.look.icons.get(id, "")

    def figures(self, figures: dict[str, int], original: Sequence[str] = ()) -> list[wire.Amount]:
        amounts = [self.amount(label, value, original=label in original) for label, value in figures.items()]
        for label, figure in zip(figures, amounts, strict=True):
            figure.spot = self.look.figures.get(label, "")
        return amounts

    def amount(self, label: str, value: int, most: int | None = None, original: bool = False) -> wire.Amount:
        return wire.Amount(label=self.say(label), value=value, most=most, icon=self.icon(label), original=original)

    def price(self, label: str, n: int) -> wire.Amount:
        """What an option costs; in words where its label has some for it."""
        price = self.amount(label, n)
        price.brief = self.words.attribute(label, "price", n=n)
        return price

    def stroke(self, stroke: kernel.Stroke) -> wire.Stroke:
        return wire.Stroke(
            kind=stroke.kind,
            points=stroke.points,
            closed=stroke.closed,
            radius=stroke.radius,
            label=self.words.say(stroke.label) if stroke.label is not None else "",
            base=stroke.base,
        )

    def place(self, point: tuple[int, int]) -> str:
        """With tenths, as the client writes places."""
        x, y = (Verbatim(f"{n / INCH:.1f}") for n in point)
        return self.words.say("live-at-place", x=x, y=y)


def _initials(name: str) -> str:
    words = [word for word in re.split(r"\W+", name) if word]
    return "".join(word[0] for word in words[:2]).upper() if len(words) > 1 else name[:2]
