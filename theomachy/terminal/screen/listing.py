"""The menu of choices: by piece, with what each choice costs and leads to. Places stand side by side."""

from collections.abc import Callable
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from theomachy.kernel.keys import hexagon, split_last
from theomachy.kernel.scene import Piece
from theomachy.presentation.amounts import state_of
from theomachy.presentation.choices import Choice
from theomachy.presentation.text import Verbatim
from theomachy.terminal.screen.cards import figures, name_line
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, GOLD, side
from theomachy.terminal.session.menu import Menu

MIN_TWO_COLUMN_WIDTH = 110
"""Width of a window, in columns, from which on a long menu stands in two columns."""
MIN_TWO_COLUMN_LINES = 16
MAX_STACKED_PLACES = 4
"""The most places that are listed one below the other."""
MIN_PLACE_COLUMNS = 13
"""The fewest columns that a place takes beside others."""
CASES = " / "
"""Separator of possible outcomes where they have no lines of their own."""

Outlook = Callable[[str], tuple[str, str]]


class Row(NamedTuple):
    choice: Choice
    cost: str
    leads_to: str


class Listing:
    def __init__(self, menu: Menu, outlook: Outlook) -> None:
        self.menu, self.words, self.scene = menu, menu.words, menu.scene
        self.rows = [Row(choice, *outlook(choice.key)) for choice in menu.choices]
        self.closed = menu.closed()

    def show(self, width: int, tall: int = 1000, room: int = 1000) -> RenderableType:
        """Draw all choices, and the actions that cannot be chosen now.

        Long menus get two columns if the window is wide, or too low for one. If `room` has fewer lines than all this
        takes, the texts of card lines are left out first, and then the actions that cannot be chosen.
        """
        full = [row._replace(leads_to=self._in_full(row)) for row in self.rows]
        brief = [row._replace(leads_to=row.leads_to.replace("\n", CASES)) for row in self.rows]
        rows, closed = (full if _lines(full, width) + len(self.closed) <= room else brief), self._closed(width)
        if _lines(rows, width) + 2 * len(self.closed) > room:
            closed = []
        return Group(*self._choices(rows, width, tall), *closed)

    def _in_full(self, row: Row) -> str:
        text = self.words.attribute(row.choice.line.label, "text") if row.choice.line else ""
        return "\n".join(filter(None, [row.leads_to, text]))

    def _choices(self, all_rows: list[Row], width: int, tall: int) -> list[RenderableType]:
        bare = [row for row in all_rows if self._is_bare(row)]
        if len(bare) <= MAX_STACKED_PLACES:
            bare = []
        groups: dict[str, list[Row]] = {}
        for row in all_rows:
            if row not in bare:
                groups.setdefault(row.choice.group, []).append(row)
        parts: list[RenderableType] = [self._places(bare, width)] if bare else []
        if groups:
            first = not bare or next(iter(groups.values()))[0].choice.number < bare[0].choice.number
            parts.insert(0 if first else 1, self._groups(list(groups.items()), width, tall))
        return parts

    def _is_bare(self, row: Row) -> bool:
        """Return True if a choice is a place about which there is nothing more to say."""
        key = row.choice.key
        named = hexagon(key) is not None or key in self.menu.proposals.points
        return named and not (row.cost or row.leads_to or self._there(key))

    def _there(self, zone: str) -> Piece | None:
        """Return a piece with an owner that stands in a zone; None if there is none."""
        pieces = self.scene.pieces.values()
        return next((piece for piece in pieces if piece.zone == zone and piece.owner is not None), None)

    def _groups(self, groups: list[tuple[str, list[Row]]], width: int, tall: int) -> RenderableType:
        lines = len(groups) + sum(len(rows) for _, rows in groups)
        if len(groups) < 3 or lines < MIN_TWO_COLUMN_LINES or (width < MIN_TWO_COLUMN_WIDTH and lines < tall):
            return self._column(groups, width)
        grid = Table.grid(padding=(0, 2))
        each = width // 2 - 1
        grid.add_row(*[self._column(half, each, narrow=width < MIN_TWO_COLUMN_WIDTH) for half in _halves(groups)])
        return grid

    def _column(self, groups: list[tuple[str, list[Row]]], width: int, *, narrow: bool = False) -> RenderableType:
        """Draw choices under the pieces they are about. A narrow column leaves out what they lead to."""
        parts: list[RenderableType] = []
        all_rows = [row for _, rows in groups for row in rows]
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

    def _places(self, rows: list[Row], width: int) -> RenderableType:
        """Draw places, several in each line."""
        table = Table.grid(padding=(0, 1))
        texts = [self._text(row.choice) for row in rows]
        each = min(width, max(MIN_PLACE_COLUMNS, 6 + max(text.cell_len for text in texts)))
        across = max(1, width // each)
        for _ in range(across):
            table.add_column(justify="right", style=GOLD, width=4)
            table.add_column(width=each - 6)
        for first in range(0, len(rows), across):
            cells = [
                (Text(str(row.choice.number)), texts[first + n]) for n, row in enumerate(rows[first : first + across])
            ]
            table.add_row(*[part for cell in cells for part in cell])
        return table

    def _closed(self, width: int) -> list[RenderableType]:
        """Draw the lines of the acting card that cannot be chosen now, and why."""
        table = Table.grid(padding=(0, 1))
        table.add_column(justify="right", width=4)
        table.add_column(width=(width - 8) // 2, style=FAINT)
        table.add_column(width=width - (width - 8) // 2 - 7, style=FAINT)
        for line, reason in self.closed:
            cells = [Text(name_line(self.words, line)), Text(self.words.say(reason))]
            table.add_row(Text("✗", style=FAINT), *map(Flow, cells))
        return [table] if self.closed else []

    def _head(self, piece: Piece) -> Text:
        look = side(piece.owner)
        text = Text().append(f"     {look.shape} {self.words.say(piece.name)}", style=look.style)
        return text.append(f"  {state_of(self.words, piece)}", style=FAINT)

    def _text(self, choice: Choice) -> Text:
        words = self.words
        if choice.line is not None:
            text = Text(name_line(words, choice.line))
            verb, last = split_last(choice.key)
            if choice.key != choice.line.key and not (verb and last == choice.line.label):
                text.append(words.say("table-aside", words=Verbatim(self.menu.say(choice.key))), style=FAINT)
            return text
        if choice.key == choice.piece:
            piece = self.scene.pieces[choice.piece]
            look = side(piece.owner)
            text = Text().append(f"{look.shape} {self._name(piece)}".strip(), style=look.style)
            card = self.scene.fixed.cards.get(piece.card)
            if piece.owner is None and card is not None:
                return text.append("  ").append_text(figures(words, card))
            return text.append(f"  {state_of(words, piece)}", style=FAINT)
        text = Text(self.menu.say(choice.key))
        if near := self.menu.proposals.near.get(choice.key):
            text.append(f" · {near}", style=FAINT)
        if (there := self._there(choice.key)) is not None:
            look = side(there.owner)
            text.append(f"  {look.shape} {self._name(there, placed=False)}", style=look.style)
        return text

    def _name(self, piece: Piece, *, placed: bool = True) -> str:
        """Return the name of a piece with its place, and how many of its kind are there."""
        name = self.words.say(piece.name)
        if hexagon(piece.zone) is None:
            return name
        alike = [other for other in self.scene.pieces.values() if _alike(piece, other)]
        return name + (f" {piece.zone}" if placed else "") + (f" ×{len(alike)}" if len(alike) > 1 else "")


def _lines(rows: list[Row], width: int) -> int:
    """Return about how many lines choices take if what they lead to has half of the width."""
    half = max(1, width // 2 - 6)
    return sum(sum(1 + cell_len(line) // half for line in row.leads_to.split("\n")) for row in rows)


def _alike(piece: Piece, other: Piece) -> bool:
    return (piece.name, piece.owner, piece.zone) == (other.name, other.owner, other.zone)


def _halves(groups: list[tuple[str, list[Row]]]) -> list[list[tuple[str, list[Row]]]]:
    """Split groups of choices into two columns that are most alike in length."""
    sizes = [len(rows) + 1 for _, rows in groups]
    index = min(range(1, len(groups)), key=lambda index: abs(sum(sizes[:index]) - sum(sizes[index:])))
    return [groups[:index], groups[index:]]
