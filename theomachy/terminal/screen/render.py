"""The board of a scene. Rows: the others' pieces above, one's own below, the Greek key between them."""

from collections.abc import Mapping, Sequence

from rich.align import Align
from rich.cells import set_cell_size
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from theomachy.kernel.scene import Piece, Scene, Stroke, Zone
from theomachy.presentation.amounts import percent
from theomachy.presentation.text import Words
from theomachy.terminal.screen.cards import full_card, height, is_original, small_card
from theomachy.terminal.screen.hexes import hex_board
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, STRONG
from theomachy.terminal.screen.plane import plane_board
from theomachy.terminal.screen.tracks import divider, seat_line

LABEL_COLUMNS = 6
"""Columns for the names of the rows."""
MAX_TABLE_COLUMNS = 120


def board(
    words: Words,
    scene: Scene,
    width: int,
    below: int = 0,
    numbers: Mapping[str, str] | None = None,
    by: str = "",
    height: int = 1000,
    reach: Sequence[Stroke] = (),
) -> RenderableType:
    """Draw the whole table for a person at seat `below`, in a window of this width and height.

    `numbers` maps ids of pieces and places to the numbers of their choices, `by` is the id of the piece that acts, and
    `reach` is the area in reach on a plane.
    """
    width = min(width, MAX_TABLE_COLUMNS)
    numbers = numbers or {}
    if scene.fixed.board == "hexes":
        return hex_board(words, scene, width, numbers, by, height)
    if scene.fixed.board == "plane":
        return plane_board(words, scene, width, numbers, by, height, reach)
    seats = [seat for seat in range(len(scene.fixed.seats)) if seat != below]
    parts: list[RenderableType] = []
    for seat in seats:
        parts += [seat_line(words, scene, seat, width), *_rows(words, scene, seat, width, numbers, outward=False)]
    parts += [divider(words, scene, width), *_common(words, scene, width, numbers)]
    parts += [*_rows(words, scene, below, width, numbers, outward=True), seat_line(words, scene, below)]
    return Group(*parts)


def _rows(
    words: Words, scene: Scene, seat: int, width: int, numbers: Mapping[str, str], *, outward: bool
) -> list[RenderableType]:
    """Draw the zones of a seat that hold any pieces. Zones are listed from the middle of the table outward."""
    zones = [zone for zone in scene.fixed.zones if zone.owner == seat]
    rows: list[RenderableType] = []
    for zone in zones if outward else reversed(zones):
        if pieces := _pieces_in(scene, zone):
            rows.append(row(words, scene, zone, pieces, width, numbers))
    return rows


def row(
    words: Words, scene: Scene, zone: Zone, pieces: Mapping[str, Piece], width: int, numbers: Mapping[str, str]
) -> RenderableType:
    """Draw pieces side by side, as many as fit, with the name of the zone before them."""
    room = width - LABEL_COLUMNS
    each = max(22, min(34, room // 3))
    fit = max(1, room // each)
    ids = list(pieces)
    lines: list[Text] = []
    for start in range(0, len(ids), fit):
        some = ids[start : start + fit]
        tall = max(height(words, pieces[id], each) for id in some)
        original = [is_original(scene.fixed.cards.get(pieces[id].card)) for id in some]
        cards = [
            small_card(words, pieces[id], each, tall, numbers.get(id, ""), ours)
            for id, ours in zip(some, original, strict=True)
        ]
        indent = " " * ((room - each * len(some)) // 2)
        for number in range(tall + 2):
            name = words.say(zone.label) if number == 1 and not start else ""
            line = Text().append(set_cell_size(name, LABEL_COLUMNS), style=FAINT).append(indent)
            for card in cards:
                line.append_text(card[number])
            lines.append(line)
    return Group(*lines)


def _common(words: Words, scene: Scene, width: int, numbers: Mapping[str, str]) -> list[RenderableType]:
    """Draw the zones that belong to nobody: in full if a card can be chosen there, otherwise by names."""
    parts: list[RenderableType] = []
    for zone in scene.fixed.zones:
        pieces = _pieces_in(scene, zone) if zone.owner is None else {}
        if any(id in numbers for id in pieces):
            parts.append(_spread(words, scene, pieces, width, numbers))
        elif pieces:
            names = words.listed(words.say(piece.name) for piece in pieces.values())
            label = words.say("table-pile", zone=words.say(zone.label))
            parts.append(Flow(Text().append(label, style=FAINT).append(names)))
    return parts


def _spread(
    words: Words, scene: Scene, pieces: Mapping[str, Piece], width: int, numbers: Mapping[str, str]
) -> RenderableType:
    each = max(26, min(40, width // 2 if width < 110 else width // 3))
    cards = [
        full_card(words, scene.fixed.cards[piece.card], scene, id, numbers.get(id, ""), each, legend=False)
        for id, piece in pieces.items()
        if piece.card in scene.fixed.cards
    ]
    return Align.center(Columns(cards, padding=(0, 0)))


def _pieces_in(scene: Scene, zone: Zone) -> dict[str, Piece]:
    return {id: piece for id, piece in scene.pieces.items() if piece.zone == zone.id}


def chance_table(words: Words, scene: Scene, seats: Sequence[int]) -> Table:
    """Return a table of the chances that the next die reaches each line of each card: pieces down, lines across."""
    labels = list(dict.fromkeys(label for id in scene.chances for label in scene.chances[id]))
    table = Table(title=words.say("table-odds-title"), title_justify="left", title_style=STRONG, box=None)
    table.add_column()
    for label in labels:
        table.add_column(label, justify="right", header_style=BRONZE)
    for seat in seats:
        for id, chances in scene.chances.items():
            piece = scene.pieces.get(id)
            if piece is not None and piece.owner == seat:
                cells = [percent(words, chances[label]) if label in chances else "" for label in labels]
                table.add_row(Text(words.say(piece.name), style=Style(bold=True)), *cells)
    return table
