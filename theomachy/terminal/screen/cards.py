"""Cards: a piece as it stands on the board, and a card in full with all that is printed on it."""

from collections.abc import Mapping

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

from theomachy.kernel.scene import Card, CardLine, Piece, Scene
from theomachy.presentation.amounts import amount, percent
from theomachy.presentation.text import Words
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.look import BRONZE, FAINT, GOLD, GONE, LITTLE, STRONG, Frame, bar, side

ORIGINAL = "✎"
"""Mark that stands beside everything that is our own design."""
EDGE = 6
"""Cells of the lower edge of a card that its figures leave free: the corners, and a stroke and a space beside each."""


def small_card(
    words: Words, piece: Piece, width: int, height: int, number: str = "", original: bool = False
) -> list[Text]:
    """Draw a piece as framed lines of one width.

    The upper edge holds its name and pips, the lines below hold its bars and tokens, and the lower edge holds the
    numbers of its choices and its marks.
    """
    look = side(piece.owner)
    gone = bool(piece.bars) and not any(bar.value for bar in piece.bars)
    frame = GONE if gone else look.frame
    edge = Style(color=look.colour, dim=gone)
    name = Text(f"{look.shape} {words.say(piece.name)}".strip(), style=FAINT if gone else GOLD if number else STRONG)
    marks = Text(" ".join(words.say(mark) for mark in piece.marks), style=FAINT if gone else BRONZE)
    pips = Text("".join(amount(words, label, n) for label, n in piece.badges.items() if words.attribute(label, "pip")))
    choices = Text(f"[{number}]" if number else "", style=GOLD)
    inner = [_bars(words, piece, width - 4, original), *_badges(words, piece, width - 4)]
    inner += [Text()] * (height - len(inner))
    return [
        _edge(frame, edge, width, frame.corners[:2], name, pips),
        *[_walled(frame, edge, width, line) for line in inner[:height]],
        _edge(frame, edge, width, frame.corners[2:], choices, marks),
    ]


def height(words: Words, piece: Piece, width: int) -> int:
    """Return the number of lines that a piece needs inside its frame."""
    return 1 + len(_badges(words, piece, width - 4))


def _edge(frame: Frame, edge: Style, width: int, corners: str, left: Text, right: Text) -> Text:
    """Draw the upper or lower line of a frame, with a text at each end."""
    tail = Text().append(f" {right.plain} " if right else "", style=right.style)
    tail.append(frame.flat + corners[1], style=edge)
    line = Text().append(corners[0] + frame.flat, style=edge)
    if left:
        left = left.copy()
        left.truncate(width - 4 - tail.cell_len, overflow="ellipsis")
        line.append(" ").append_text(left).append(" ")
    line.append(frame.flat * (width - line.cell_len - tail.cell_len), style=edge)
    return line.append_text(tail)


def _walled(frame: Frame, edge: Style, width: int, text: Text) -> Text:
    text = text.copy()
    text.truncate(width - 4, overflow="ellipsis", pad=True)
    return Text().append(frame.side + " ", style=edge).append_text(text).append(" " + frame.side, style=edge)


def _bars(words: Words, piece: Piece, width: int, original: bool) -> Text:
    line = Text()
    for measure in piece.bars:
        symbol = words.attribute(measure.label, "symbol")
        value = f" {measure.value}/{measure.most}"
        line.append(f"{symbol} " if symbol else "", style=LITTLE)
        line.append_text(bar(measure.value, measure.most, max(4, width - cell_len(value) - (4 if original else 2))))
        line.append(value, style=STRONG)
    return line.append(f" {ORIGINAL}", style=FAINT) if original else line


def _badges(words: Words, piece: Piece, width: int) -> list[Text]:
    """Return a line of the tokens on a piece: by name if there is room, otherwise by symbol. Empty without tokens."""
    badges = {label: n for label, n in piece.badges.items() if not words.attribute(label, "pip")}
    for short in (False, True):
        text = "  ".join(amount(words, label, n, short=short) for label, n in badges.items())
        if cell_len(text) <= width:
            break
    return [Text(text)] if text else []


def full_card(
    words: Words, card: Card, scene: Scene, id: str = "", number: str = "", width: int = 76, *, legend: bool = True
) -> Panel:
    """Draw everything that is printed on a card; beside each line stands the chance that the next die reaches it."""
    chances: Mapping[str, float] = scene.chances.get(id, {})
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", style=BRONZE, max_width=width // 3)
    grid.add_column(ratio=1)
    if chances:
        grid.add_column(justify="right", style=FAINT)
    section = ""
    for line in card.lines:
        if line.section != section:
            section = line.section
            aside = words.say("table-aside", words=words.say("table-face-down")) if section in scene.face_down else ""
            grid.add_row("", Text(words.say(section) + aside, style=BRONZE))
        text = Text(say_line(words, line))
        if line.original:
            text.append(f"\N{NO-BREAK SPACE}{ORIGINAL}", style=FAINT)
        if printed := words.attribute(line.label, "text"):
            text.append(f"\n{printed}" if text else printed, style=FAINT if section in scene.face_down else "")
        row: list[RenderableType] = [Flow(Text(words.say(line.label))), Flow(text)]
        if chances:
            row.append(Text(percent(words, chances[line.label]) if line.label in chances else ""))
        grid.add_row(*row)
    numbers = figures(words, card)
    fits = numbers.cell_len <= width - EDGE
    inside: list[RenderableType] = [grid] if fits else [grid, numbers]
    if legend and is_original(card):
        inside.append(original_design(words))
    owner = scene.pieces[id].owner if id in scene.pieces else None
    look = side(owner)
    title = Text(f"{look.shape} {words.say(card.name)}".strip(), style=GOLD if number else STRONG)
    if set(card.original) - set(card.figures):  # the name is our own, then
        title.append(f" {ORIGINAL}", style=FAINT)
    if number:
        title.append(f" [{number}]", style=GOLD)
    return Panel(
        Group(*inside), title=title, title_align="left", subtitle=numbers if fits else None, subtitle_align="right",
        border_style=Style(color=look.colour), width=width,
    )  # fmt: skip


def say_line(words: Words, line: CardLine) -> str:
    return words.listed(words.say(part) for part in line.parts)


def name_line(words: Words, line: CardLine) -> str:
    """Return a line of a card with its label before it."""
    return " · ".join(filter(None, [words.say(line.label), say_line(words, line)]))


def is_original(card: Card | None) -> bool:
    """Return True if anything on a card is our own design."""
    return card is not None and (bool(card.original) or any(line.original for line in card.lines))


def original_design(words: Words) -> Text:
    return Text(f"{ORIGINAL} {words.say('table-original')}", style=FAINT)


def figures(words: Words, card: Card) -> Text:
    """Return the numbers on a card: `cost 2 ✎ · health 16`."""
    text = Text(style=STRONG)
    for label, value in card.figures.items():
        text.append(f"{' · ' if text else ''}{words.say(label)} {value}")
        text.append(f" {ORIGINAL}" if label in card.original else "", style=FAINT)
    return text
