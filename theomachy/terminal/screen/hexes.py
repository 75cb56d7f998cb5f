"""A board of hexes drawn with characters: cells laid like bricks, so that each touches two above and two below.

A cell shows who stands there: the owner's shape, how many they are, the first letters of the name, or a symbol. Places
that can be chosen show the number of the choice. Terrain with a `.fence` in the words (its left end, the divider
between two neighbours, its right end) is drawn around the cell, so that both can be seen.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from theomachy.kernel.keys import hexagon
from theomachy.kernel.scene import Piece, Scene, Zone
from theomachy.presentation.amounts import amount
from theomachy.presentation.text import Words
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, GOLD, STRONG, side
from theomachy.terminal.screen.tracks import divider, edge

CELL_COLUMNS = 4
"""Columns of a cell, without the border before it, which takes another column."""
LABEL_COLUMNS = 3
ROW_SHIFT_COLUMNS = (CELL_COLUMNS + 1) // 2
"""Columns by which odd rows are moved to the right."""
MIN_LEGEND_COLUMNS = 20
"""Columns that a list needs beside the board; where there is less room, it stands below."""
LOW_WINDOW_LINES = 30
"""Lines below which a window is low."""
DOWN, NAMELESS = "✗", "??"


def hex_board(
    words: Words, scene: Scene, width: int, numbers: Mapping[str, str] | None = None, by: str = "", height: int = 1000
) -> RenderableType:
    """Draw the status, the tracks, the hexes, and beside or below them a list of all pieces that act.

    In a low window the hexes come first, since the top of the output scrolls away.
    """
    drawn = Hexes(words, scene, numbers or {}, by)
    above = [divider(words, scene, width), *edge(words, scene, width)]
    field, room, seats = drawn.field(), width - drawn.width - 1, range(len(scene.fixed.seats))
    grid = Table.grid(padding=(0, 1))
    if room >= MIN_LEGEND_COLUMNS:
        grid.add_row(Group(*field), Group(Text(), *drawn.roster(seats, room)))
        below: list[RenderableType] = [grid, *drawn.notes()]
    else:
        grid.add_row(*[Group(*drawn.roster([seat], width // len(seats) - 1)) for seat in seats])
        below = [*field, grid, *drawn.notes()]
    return Group(*below, *above) if height < LOW_WINDOW_LINES else Group(*above, *below)


class Hexes:
    """The board of one scene. `by` is the id of the piece that acts."""

    def __init__(self, words: Words, scene: Scene, numbers: Mapping[str, str], by: str = "") -> None:
        self.words, self.scene, self.numbers, self.by = words, scene, numbers, by
        self.zones = {place: zone for zone in scene.fixed.zones if (place := hexagon(zone.id)) is not None}
        self.rows = 1 + max(row for row, _ in self.zones)
        self.columns = 1 + max(column for _, column in self.zones)
        self.width = LABEL_COLUMNS + self.columns * (CELL_COLUMNS + 1) + ROW_SHIFT_COLUMNS + 1
        self.there: dict[str, dict[str, Piece]] = {}
        for id, piece in scene.pieces.items():
            self.there.setdefault(piece.zone, {})[id] = piece

    # The board

    def field(self) -> list[Text]:
        head = " " * LABEL_COLUMNS + "".join(f"{column:^{CELL_COLUMNS + 1}}" for column in range(self.columns))
        return [Text(head, style=FAINT), *[self._row(row) for row in range(self.rows)]]

    def _row(self, row: int) -> Text:
        line = (
            Text()
            .append(f"{row:>{LABEL_COLUMNS - 1}} ", style=FAINT)
            .append(" " * (ROW_SHIFT_COLUMNS if row % 2 else 0))
        )
        for column in range(self.columns):
            line.append_text(self._border(row, column)).append_text(self._cell((row, column)))
        return line.append_text(self._border(row, self.columns))

    def _border(self, row: int, column: int) -> Text:
        """Draw the column before a cell: the number of a choice, a part of a fence, or a plain border."""
        zone = self.zones.get((row, column))
        if zone is not None and self._owned(zone) and len(number := self._number(zone)) == 1:
            return Text(number, style=GOLD)
        before, after = self._fence((row, column - 1)), self._fence((row, column))
        if before and after:
            return Text(after[1], style=BRONZE)
        return Text(after[0] if after else before[2] if before else "╎", style=BRONZE if before or after else FAINT)

    def _fence(self, place: tuple[int, int]) -> str:
        zone = self.zones.get(place)
        fences = (self.words.attribute(piece.name, "fence") for piece in self._lying(zone)) if zone else ()
        return next(filter(None, fences), "")

    def _cell(self, place: tuple[int, int]) -> Text:
        zone = self.zones.get(place)
        if zone is None:
            return Text(" " * CELL_COLUMNS)
        number = self._number(zone)
        if pieces := self._owned(zone):
            return self._pieces(pieces, chosen=bool(number))
        if number:
            return Text(f"{number:^{CELL_COLUMNS}}", style=GOLD)
        signs = "".join(self._sign(piece) for piece in self._lying(zone))
        if signs:
            return Text(set_cell_size(f"{signs:^{CELL_COLUMNS}}", CELL_COLUMNS), style=BRONZE)
        return Text(set_cell_size(f" {self.words.attribute(zone.label, 'symbol')}", CELL_COLUMNS), style=FAINT)

    def _sign(self, piece: Piece) -> str:
        """Return the symbol of a piece that belongs to nobody, and its number if there are several in one."""
        many = sum(piece.badges.values())
        return self.words.attribute(piece.name, "symbol") + (str(many) if many > 1 else "")

    def _pieces(self, pieces: dict[str, Piece], chosen: bool) -> Text:
        """Draw the pieces in a hex: owner, short name, and number or state."""
        first, *rest = pieces.values()
        look = side(first.owner)
        code, sign = self.codes.get(first.card, NAMELESS), self.words.attribute(first.icon, "symbol")
        if not sign and first.figures:
            sign = DOWN if first.bars and not any(bar.value for bar in first.bars) else " "
        text = look.shape + (code + sign if sign else f"{1 + len(rest)}{code}")
        style = GOLD if chosen else look.style
        if self.by and (self.by in pieces or self._acts(first)):
            style += Style(reverse=True)
        return Text(text, style=style)

    def _acts(self, piece: Piece) -> bool:
        """Return True if a piece is one of several whose card acts."""
        by = self.scene.pieces.get(self.by)
        if by is None or not by.figures:
            return False
        return (by.card, by.owner, by.name) == (piece.card, piece.owner, piece.name)

    def _number(self, zone: Zone) -> str:
        """Return the number of the choice of a place or of a piece there; empty without one."""
        ids = [zone.id, *self.there.get(zone.id, {})]
        return next((self.numbers[id] for id in ids if id in self.numbers), "")

    def _owned(self, zone: Zone) -> dict[str, Piece]:
        return {id: piece for id, piece in self.there.get(zone.id, {}).items() if piece.owner is not None}

    def _lying(self, zone: Zone) -> list[Piece]:
        return [piece for piece in self.there.get(zone.id, {}).values() if piece.owner is None]

    @cached_property
    def codes(self) -> dict[str, str]:
        """Return a short name of two columns for each card in play; no two are alike."""
        codes: dict[str, str] = {}
        for piece in self.scene.pieces.values():
            if piece.card and piece.card not in codes:
                used = set(codes.values())
                free = (code for code in short(self.words.say(piece.card)) if code not in used)
                codes[piece.card] = next(free, NAMELESS)
        return codes

    # Beside the board

    def roster(self, seats: Iterable[int], width: int) -> list[Text]:
        """List all pieces that act, owner by owner: short name, name, bars, marks and tokens."""
        lines: list[Text] = []
        for seat in seats:
            for id, piece in self.scene.pieces.items():
                if piece.owner == seat and (piece.figures or hexagon(piece.zone) is None):
                    lines += self._entry(id, piece, width)
        return lines

    def _entry(self, id: str, piece: Piece, width: int) -> list[Text]:
        words, look = self.words, side(piece.owner)
        number = self.numbers.get(id, "")
        gone = bool(piece.bars) and not any(bar.value for bar in piece.bars)
        marks = "".join(words.attribute(mark, "symbol") for mark in piece.marks)
        bars = " ".join(f"{words.attribute(bar.label, 'symbol')}{bar.value}/{bar.most}" for bar in piece.bars)
        tail = Text(f" {bars}").append(f" {marks}" if marks else "", style=BRONZE)
        tokens = " ".join(amount(words, label, n, short=True) for label, n in piece.badges.items())
        head = Text().append(f"{look.shape}{self.codes.get(piece.card, NAMELESS)} ", style=look.style)
        head.append(words.say(piece.name), style=FAINT if gone else GOLD if number else STRONG)
        fits = head.cell_len + cell_len(f"  {tokens}") + tail.cell_len <= width
        if fits:
            head.append(f"  {tokens}")
        head.truncate(width - tail.cell_len, overflow="ellipsis", pad=True)
        line = head.append_text(tail)
        return [line, Text(f"    {tokens}")] if tokens and not fits else [line]

    def notes(self) -> list[RenderableType]:
        """Return a line on the pieces that belong to nobody and have tokens or marks; empty if there are none."""
        notes = []
        for zone, pieces in self.there.items():
            for piece in pieces.values():
                if piece.owner is None and hexagon(zone) is not None and (piece.badges or piece.marks):
                    parts = [amount(self.words, label, n, short=True) for label, n in piece.badges.items()]
                    parts += [self.words.say(mark) for mark in piece.marks]
                    notes.append(f"{zone} {self.words.listed(parts)}")
        return [Flow(Text(" · ".join(notes), style=FAINT))] if notes else []


def short(name: str) -> Iterator[str]:
    """Yield short names of two columns: the initials, then the first letter and another, then with a digit.

    A wide letter fills two columns alone.
    """
    letters = [letter for letter in name if letter.isalnum()]
    initials = [word[0] for word in name.split() if word[0].isalnum()]
    if len(initials) > 1 and cell_len(initials[0]) == 1:
        yield initials[0] + initials[1]
    for index, letter in enumerate(letters):
        if cell_len(letter) == 2:
            yield letter
        elif index:
            yield letters[0] + letter
    yield from (f"{letters[0]}{n}"[:2] for n in range(10) if letters)
