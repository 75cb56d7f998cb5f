"""A question as numbered choices in a terminal: how typed text is read, and how the choices are shown."""

import re
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from theomachy.kernel import Ask
from theomachy.kernel.keys import hexagon, typed_parts
from theomachy.kernel.scene import Scene
from theomachy.presentation.amounts import state_of
from theomachy.presentation.choices import Choice, Choices
from theomachy.presentation.text import Words
from theomachy.terminal.screen.look import STRONG, clause_tag, seat_name, side
from theomachy.terminal.session.ask import Unclear
from theomachy.terminal.session.proposals import Proposals


class Menu(Choices):
    """Choices that are typed. Places on a plane are ordered by what is near them."""

    def __init__(self, words: Words, ask: Ask[Any], scene: Scene) -> None:
        super().__init__(words, ask, scene)
        self.proposals = Proposals(words, ask, scene)
        choices = sorted(self.choices, key=lambda choice: self.proposals.order(choice.key))
        self.choices = [choice._replace(number=number) for number, choice in enumerate(choices, 1)]

    # Reading

    def find(self, text: str) -> str | None:
        """Return the key that a text means, or None.

        The text may be the number of a choice, a key, a place or a part of one key only. Unclear if it could be several
        keys or is a number too high.
        """
        keys = [choice.key for choice in self.choices]
        if text in keys:
            return text
        if text.isascii() and text.isdigit():
            if 1 <= int(text[:9]) <= len(keys):
                return keys[int(text) - 1]
            raise Unclear("table-not-number", number=text[:9], most=len(keys))
        if place := self.proposals.find(text):
            return place
        wanted = re.split(r"[\s:+,/]+|(?<=[^\x00-\x7f])(?=\d)", text.strip().lower())
        matches = [key for key in keys if all(wanted) and _means(wanted, self._parts(key))]
        matches = matches or [key for key in keys if all(wanted) and self._is_called(key, text.lower())]
        if len(matches) > 1:
            several = [self._recalled(choice) for choice in self.choices if choice.key in matches]
            listed = self.words.listed(several[:6]) + (" …" if len(matches) > 6 else "")
            raise Unclear("table-several", text=text, keys=listed)
        return matches[0] if matches else None

    def _parts(self, key: str) -> list[tuple[str, str]]:
        """Return the parts of a key, each with its name."""
        return [(part, self.names(part).lower()) for part in typed_parts(key)]

    def _recalled(self, choice: Choice) -> str:
        """Return a choice as it might be typed: its key, or its number and name where the key says less."""
        if choice.key in self.proposals.points:
            return f"{choice.number} {self.say(choice.key)}"
        piece = self.scene.pieces.get(choice.piece)
        if (piece is None or piece.name == choice.piece) and not (choice.line and choice.line.key):
            return choice.key
        name = self.words.say(choice.line.label) if choice.line else self.names(choice.piece)
        return f"{choice.number} {name}"

    def _is_called(self, key: str, text: str) -> bool:
        """Return True if a text begins the words for an option, or a name in its key."""
        return any(name.startswith(text) for name in (self.say(key).lower(), *[name for _, name in self._parts(key)]))

    def meant(self, text: str) -> str:
        """Return a key that is no choice now, but whose name a text begins; otherwise the text.

        The name may be of a line of the card that acts, of an answer that the question has words for, or of a piece.
        """
        words, question, wanted = self.words, self.ask.question, text.lower()
        named = [(words.say(line.label), line.key) for line in self.card.lines if line.key] if self.card else []
        named += [(words.attribute(question, name), name) for name in words.attributes(question)]
        named += [(self.names(id), id) for id in self.scene.pieces]
        return next((key for name, key in named if wanted and name.lower().startswith(wanted)), text)

    def numbers(self) -> dict[str, str]:
        """Return the numbers of the choices about each piece or place, by its id: `3`, or `4–9`."""
        numbers: dict[str, list[int]] = {}
        for choice in self.choices:
            if id := choice.piece or choice.hex or (choice.key if choice.key in self.proposals.points else ""):
                numbers.setdefault(id, []).append(choice.number)
        return {id: f"{n[0]}" if len(n) == 1 else f"{n[0]}–{n[-1]}" for id, n in numbers.items()}

    def places(self) -> tuple[str, ...]:
        """Return the hexes that can be chosen, or on which a piece stands that can; on a plane all choices."""
        if self.scene.fixed.board == "plane":
            return tuple(choice.key for choice in self.choices)
        zones = [self.scene.pieces[choice.piece].zone if choice.piece else choice.hex for choice in self.choices]
        return tuple(zone for zone in zones if hexagon(zone) is not None)

    # Showing

    def question(self) -> Text:
        """Draw who is asked what, and by which rule."""
        words, ask = self.words, self.ask
        text = Text().append(f"{side(ask.seat).shape} ", style=seat_name(words, ask.seat).style)
        text.append(self.asked(), style=STRONG)
        return text.append_text(clause_tag(ask.clause))

    def actor(self) -> Text | None:
        """Draw the piece that acts, with its present numbers and the rules that always hold for it; or return None."""
        piece, words = self.scene.pieces.get(self.ask.by), self.words
        if piece is None or not piece.figures:
            return None
        lines = [line for line in self.card.lines if not line.parts] if self.card else []
        parts = [f"{words.say(label)} {value}" for label, value in piece.figures.items()]
        parts += [state_of(words, piece), words.listed(words.say(line.label) for line in lines)]
        look = side(piece.owner)
        text = Text().append(f"{look.shape} {words.say(piece.name)}", style=look.style)
        return text.append(" · ".join(["", *filter(None, parts)]))


def _means(wanted: Sequence[str], parts: Sequence[tuple[str, str]]) -> bool:
    """Return True if words begin parts of a key or their names, in the key's order. Numbers must be whole."""
    index = 0
    for word in wanted:
        while index < len(parts) and not any(p == word if word.isdigit() else p.startswith(word) for p in parts[index]):
            index += 1
        index += 1
    return index <= len(parts)
