"""A measured plane with the status, the tracks and a list of everything on it.

The list tells in words what the drawing shows, with places as they may be typed.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from theomachy.kernel.scene import Piece, Scene, Stroke
from theomachy.presentation.amounts import amount
from theomachy.presentation.places import at, units
from theomachy.presentation.text import Words
from theomachy.terminal.screen.chart import Chart
from theomachy.terminal.screen.linebreaks import breaks
from theomachy.terminal.screen.look import FAINT, GOLD, STRONG
from theomachy.terminal.screen.tracks import divider, edge

MIN_LEGEND_COLUMNS = 24
"""Columns that a list needs beside the board; where there is less room, it stands below."""
LOW_WINDOW_LINES = 30
"""Lines below which a window is low."""


def plane_board(
    words: Words,
    scene: Scene,
    width: int,
    numbers: Mapping[str, str] | None = None,
    by: str = "",
    height: int = 1000,
    reach: Sequence[Stroke] = (),
) -> RenderableType:
    """Draw the status, the tracks, the plane, and beside or below it a list of everything on it.

    In a low window the plane comes first, since the top of the output scrolls away.
    """
    drawn = Chart(words, scene, width, numbers or {}, by, reach)
    legend = Legend(drawn)
    above = [divider(words, scene, width), *edge(words, scene, width)]
    field, room = drawn.field(), width - drawn.width - 1
    grid = Table.grid(padding=(0, 1))
    if room >= MIN_LEGEND_COLUMNS:
        grid.add_row(Group(*field), Group(Text(), *[line for part in legend.lines(room) for line in part]))
        below: list[RenderableType] = [grid]
    else:
        across = max(1, width // (MIN_LEGEND_COLUMNS + 1))
        parts = legend.lines(width // across - 1)
        for first in range(0, len(parts), across):
            grid.add_row(*[Group(*part) for part in parts[first : first + across]])
        below = [*field, grid]
    return Group(*below, *above) if height < LOW_WINDOW_LINES else Group(*above, *below)


class Legend:
    """The list of everything on a chart."""

    def __init__(self, chart: Chart) -> None:
        self.chart, self.words, self.scene = chart, chart.words, chart.scene

    def lines(self, width: int) -> list[list[Text]]:
        """Return blocks of lines: the pieces of each seat, then those of nobody, then the ground."""
        pieces = self.scene.pieces
        owners = [*range(len(self.scene.fixed.seats)), None]
        parts = [
            [line for id, piece in pieces.items() if piece.owner == owner for line in self._entry(id, width)]
            for owner in owners
        ]
        return [part for part in [*parts, self._grounds(width)] if part]

    def _entry(self, id: str, width: int) -> list[Text]:
        """Draw a piece: number of its choice, sign, name, tokens and bars, and its place at the end of the line."""
        piece, words = self.scene.pieces[id], self.words
        number = self.chart.numbers.get(id, "")
        head = Text().append(f"{number} " if number else "", style=GOLD)
        head.append(self.chart.sign(id), style=self.chart.style(id))
        gone = bool(piece.bars) and not any(bar.value for bar in piece.bars)
        head.append(f" {words.say(piece.name)}", style=FAINT if gone else GOLD if number else STRONG)
        state = " ".join(self._state(piece))
        place = at(piece.at) if piece.at is not None else self._zone(piece.zone)
        tail = Text(f" {place}", style=FAINT)
        fits = head.cell_len + cell_len(f" {state}") + tail.cell_len <= width
        if state and fits:
            head.append(f" {state}")
        head.truncate(width - tail.cell_len, overflow="ellipsis", pad=True)
        line = head.append_text(tail)
        return [line] if fits or not state else [line, *_broken(state, width)]

    def _state(self, piece: Piece) -> Iterator[str]:
        """Yield the numbers of a piece that have a symbol, its bars, tokens and marks."""
        words = self.words
        for label, value in piece.figures.items():
            if words.attribute(label, "symbol"):
                yield amount(words, label, value, short=True)
        for bar in piece.bars:
            yield f"{words.attribute(bar.label, 'symbol')}{bar.value}/{bar.most}"
        for label, n in piece.badges.items():
            yield words.attribute(label, "brief", n=n) or amount(words, label, n, short=True)
        yield from (words.attribute(mark, "symbol") or words.say(mark) for mark in piece.marks)

    def _zone(self, id: str) -> str:
        zones = {zone.id: zone.label for zone in self.scene.fixed.zones}
        return self.words.say(zones.get(id, id))

    def _grounds(self, width: int) -> list[Text]:
        """Draw each piece of ground with its sign and the range of its coordinates."""
        lines = []
        for zone, shape in self.chart.ground:
            sign, colour = self.chart.ground_sign(zone)
            left, top, right, bottom = map(units, shape.box)
            tail = Text(f" {left}–{right} {top}–{bottom}", style=FAINT)
            line = Text().append(2 * sign, style=colour).append(f" {self.words.say(zone.label)}")
            line.truncate(width - tail.cell_len, overflow="ellipsis", pad=True)
            lines.append(line.append_text(tail))
        return lines


def _broken(state: str, width: int) -> list[Text]:
    """Break a state that has no room behind a name into lines below it."""
    stops = [0, *breaks(state, width - 4), len(state)]
    return [Text(f"    {state[a:b].rstrip()}") for a, b in pairwise(stops)]
