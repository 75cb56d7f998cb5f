"""A question as numbered choices, gathered by the piece that their keys name. Knows keys and pieces, and no rule."""

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from theomachy.kernel import Ask, Reason
from theomachy.kernel.scene import Line, Piece, Scene
from theomachy.terminal.cards import figures, name_line
from theomachy.terminal.flow import Flow
from theomachy.terminal.hexes import place
from theomachy.terminal.look import BRONZE, FAINT, GOLD, STRONG, amount, clause_tag, seat_name, side
from theomachy.words import Verbatim, Words
from theomachy.words.names import Names, line_of

TWO_COLUMNS = 110
"""From this width on a long menu stands in two columns."""
LONG = 16
SHORT = 14
"""Columns of a choice in a row of several."""


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


class Row(NamedTuple):
    choice: Choice
    cost: str
    leads_to: str


class Unclear(Exception):
    """What was typed could mean several choices, or a number that is none."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.args_ = id, args


class Menu:
    def __init__(self, words: Words, ask: Ask[Any], scene: Scene) -> None:
        self.words, self.ask, self.scene = words, ask, scene
        self.names = Names(words, scene, ask.by)
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
        return Choice(0, key, "", line_of(self.names.card(self.ask.by), key))

    # Reading

    def find(self, text: str) -> str | None:
        """The key that somebody means by a number, a key or an unmistakable part of one; None if it is none of them."""
        keys = [choice.key for choice in self.choices]
        if text in keys:
            return text
        if text.isascii() and text.isdigit():
            if 1 <= int(text[:9]) <= len(keys):
                return keys[int(text) - 1]
            raise Unclear("table-not-number", number=text[:9], most=len(keys))
        wanted = re.split(r"[\s:+,/]+|(?<=[^\x00-\x7f])(?=\d)", text.strip().lower())
        found = [key for key in keys if all(wanted) and _means(wanted, self._parts(key))]
        if len(found) > 1:
            shown = self.words.listed(found[:6]) + (" …" if len(found) > 6 else "")
            raise Unclear("table-several", text=text, keys=shown)
        return found[0] if found else None

    def _parts(self, key: str) -> list[tuple[str, str]]:
        """The parts of a key, each with its name."""
        return [(part, self.names(part).lower()) for part in re.split("[:+,/]", key)]

    def possible(self, text: str) -> str | None:
        """A key that is no choice now, but that somebody may mean by a name: of a line of the card that acts, of what
        the question has words for, of a piece."""
        card, wanted = self.names.card(self.ask.by), text.lower()
        named = [(self.words.say(line.label), line.key) for line in card.lines if line.key] if card else []
        named += [(self.words.attribute(self.ask.question, name), name) for name in self.words.options(self.ask.question)]
        named += [(self.names(id), id) for id in self.scene.pieces]
        return next((key for name, key in named if wanted and name.lower().startswith(wanted)), None)

    def closed(self) -> list[tuple[Line, Reason]]:
        """Lines of the card that acts which cannot be used now, and why."""
        card, used = self.names.card(self.ask.by), {choice.line for choice in self.choices}
        found = []
        for line in card.lines if card else ():
            usable = line.key and line.section not in self.scene.face_down and line not in used
            if usable and line.key.partition(":")[0] in self.words.options(self.ask.question):
                if (reason := self.ask.why_not(line.key)) is not None:
                    found.append((line, reason))
        return found

    def numbers(self) -> dict[str, str]:
        """The choices about each piece or place: `3`, or `4–9`."""
        numbers: dict[str, list[int]] = {}
        for choice in self.choices:
            if id := choice.piece or self._place(choice):
                numbers.setdefault(id, []).append(choice.number)
        return {id: f"{n[0]}" if len(n) == 1 else f"{n[0]}–{n[-1]}" for id, n in numbers.items()}

    def _place(self, choice: Choice) -> str:
        """The place that a choice is about, if it is about any: `5,6`, also of `5,6 via 5,7`."""
        first = choice.key.partition(" ")[0]
        return first if place(first) is not None else ""

    # Showing

    def question(self) -> Text:
        """Who is asked what, and by which rule."""
        words, ask = self.words, self.ask
        text = Text().append(f"{side(ask.seat).shape} ", style=seat_name(words, ask.seat).style)
        text.append(words.say(ask.question, seat=ask.seat, by=Verbatim(self.names(ask.by))), style=STRONG)
        return text.append_text(clause_tag(ask.clause))

    def who(self) -> Text | None:
        """Whoever acts, with its numbers as they stand now."""
        piece = self.scene.pieces.get(self.ask.by)
        if piece is None or not piece.figures:
            return None
        words, look, card = self.words, side(piece.owner), self.names.card(self.ask.by)
        lines = [line for line in card.lines if not line.parts] if card else []
        said = [f"{words.say(label)} {value}" for label, value in piece.figures.items()]
        said += [_state(words, piece)]
        said += [words.listed(words.say(line.label) for line in lines)]
        return Text(f"{look.shape} {words.say(piece.name)}", style=look.style).append(
            " · ".join(["", *filter(None, said)]), style=Style(bold=False, color="default")
        )

    def show(self, outlook: Callable[[str], tuple[str, str]], width: int, tall: int = 1000) -> RenderableType:
        """All choices; `outlook` says of a key what it costs and what it leads to. Long menus get two columns."""
        rows = [Row(choice, *outlook(choice.key)) for choice in self.choices]
        groups: dict[str, list[Row]] = {}
        for row in rows:
            groups.setdefault(row.choice.group, []).append(row)
        lines = len(rows) + len(groups)
        if len(groups) < 3 or lines < LONG or (width < TWO_COLUMNS and lines < tall):
            return self._column(list(groups.items()), width)
        grid = Table.grid(padding=(0, 2))
        each = width // 2 - 1
        grid.add_row(*[self._column(half, each, narrow=width < TWO_COLUMNS) for half in _halves(list(groups.items()))])
        return grid

    def _column(self, groups: list[tuple[str, list[Row]]], width: int, *, narrow: bool = False) -> RenderableType:
        """Choices under the pieces they are about. A narrow column tells what they lead to only if it is something."""
        parts: list[RenderableType] = []
        groups, short = self._apart(groups)
        if short:
            parts.append(self._short(short, width))
        all_rows = [row for _, rows in groups for row in rows]
        if not all_rows:
            return Group(*parts)
        costs = max(cell_len(row.cost) for row in all_rows)
        leads = any(row.leads_to for row in all_rows) and not narrow
        for piece, rows in groups:
            if piece:
                parts.append(self._head(self.scene.pieces[piece]))
            table = Table.grid(padding=(0, 1))
            table.add_column(justify="right", style=GOLD, width=4)
            text = (width - costs - 8) // 2 if leads else width - costs - 6
            table.add_column(width=text)
            table.add_column(style=BRONZE, width=costs, no_wrap=True)
            if leads:
                table.add_column(style="italic", width=width - text - costs - 7)
            for row in rows:
                number, leads_to = Text(str(row.choice.number)), [Flow(Text(row.leads_to))] if leads else []
                table.add_row(number, Flow(self._text(row.choice)), Text(row.cost), *leads_to)
            parts.append(table)
        return Group(*parts)

    def _apart(self, groups: list[tuple[str, list[Row]]]) -> tuple[list[tuple[str, list[Row]]], list[Row]]:
        """Places of which there is nothing more to say, apart from everything else, if they are many."""
        short = [row for _, rows in groups for row in rows if self._is_short(row)]
        if len(short) < SOME:
            return groups, []
        left = [(piece, [row for row in rows if row not in short]) for piece, rows in groups]
        return [(piece, rows) for piece, rows in left if rows], short

    def _is_short(self, row: Row) -> bool:
        return place(row.choice.key) is not None and not row.cost and not row.leads_to

    def _short(self, rows: list[Row], width: int) -> RenderableType:
        """Several choices in each line."""
        table = Table.grid(padding=(0, 1))
        across = max(1, width // SHORT)
        for _ in range(across):
            table.add_column(justify="right", style=GOLD, width=4)
            table.add_column(width=SHORT - 6)
        for at in range(0, len(rows), across):
            cells = [[Text(str(row.choice.number)), self._text(row.choice)] for row in rows[at : at + across]]
            table.add_row(*[part for cell in cells for part in cell])
        return table

    def _head(self, piece: Piece) -> Text:
        look = side(piece.owner)
        text = Text().append(f"     {look.shape} {self.words.say(piece.name)}", style=f"bold {look.colour}")
        return text.append(f"  {_state(self.words, piece)}", style=FAINT)

    def _text(self, choice: Choice) -> Text:
        if choice.line is not None:
            text = Text(name_line(self.words, choice.line))
            if choice.key != choice.line.key and not choice.key.endswith(f":{choice.line.label}"):
                text.append(self.words.say("table-aside", words=Verbatim(self.say(choice.key))), style=FAINT)
            return text
        if choice.key == choice.piece:
            piece = self.scene.pieces[choice.piece]
            look = side(piece.owner)
            text = Text().append(f"{look.shape} {self._name(choice.piece)}".strip(), style=f"bold {look.colour}")
            card = self.scene.fixed.cards.get(piece.card)
            if piece.owner is None and card is not None:
                return text.append("  ").append_text(figures(self.words, card))
            return text.append(f"  {_state(self.words, piece)}", style=FAINT)
        return Text(self.say(choice.key))

    def say(self, key: str) -> str:
        """An option in words."""
        return self.words.option(self.ask.question, key, self.names)

    def _name(self, id: str) -> str:
        """A piece, where it stands, and how many of its kind there are."""
        piece, words = self.scene.pieces[id], self.words
        if place(piece.zone) is None:
            return words.say(piece.name)
        alike = [other for other in self.scene.pieces.values() if _alike(piece, other)]
        return f"{words.say(piece.name)} {piece.zone}" + (f" ×{len(alike)}" if len(alike) > 1 else "")


def _alike(one: Piece, other: Piece) -> bool:
    return (one.name, one.owner, one.zone) == (other.name, other.owner, other.zone)


def _state(words: Words, piece: Piece) -> str:
    """A piece's bars, tokens and marks in one line."""
    bars = [f"{bar.value}/{bar.most}" for bar in piece.bars]
    badges = [amount(words, label, n, short=True) for label, n in piece.badges.items()]
    return " ".join([*bars, *badges, *map(words.say, piece.marks)])


def _means(wanted: Sequence[str], parts: Sequence[tuple[str, str]]) -> bool:
    """Whether words begin parts of a key or their names, in its order; numbers must be whole."""
    at = 0
    for word in wanted:
        while at < len(parts) and not any(p == word if word.isdigit() else p.startswith(word) for p in parts[at]):
            at += 1
        at += 1
    return at <= len(parts)


def _halves(groups: list[tuple[str, list[Row]]]) -> list[list[tuple[str, list[Row]]]]:
    """Split where both columns are most alike in length."""
    sizes = [len(rows) + 1 for _, rows in groups]
    at = min(range(1, len(groups)), key=lambda at: abs(sum(sizes[:at]) - sum(sizes[at:])))
    return [groups[:at], groups[at:]]
