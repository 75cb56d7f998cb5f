"""Colours of the terminal, and a shape for everything that a colour says."""

from dataclasses import dataclass
from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from theomachy.kernel.messages import Message
from theomachy.kernel.scene import Scene
from theomachy.presentation.names import whose
from theomachy.presentation.text import Words

GOLD = Style(color="gold1", bold=True)
"""Style of everything that can be chosen now, and of nothing else."""
BRONZE = Style(color="dark_goldenrod")
FAINT = Style(dim=True)
STRONG = Style(bold=True)
PLENTY, HALF, LITTLE = "#5faf5f", "#d7875f", "#d75f5f"
BAD = Style(color="red3", bold=True)
GOOD = Style(color="green3")

KEY = "┐┌┘└"
"""The Greek key, the only ornament."""


class Frame(NamedTuple):
    """The lines of a box: corners, top and side."""

    corners: str
    flat: str
    side: str


@dataclass(frozen=True)
class Side:
    """The look of a seat: its colour, its shape and the frame around what it owns."""

    colour: str
    shape: str
    frame: Frame

    @property
    def style(self) -> Style:
        return Style(color=self.colour, bold=True)


SIDES = (
    Side("orange_red1", "▲", Frame("┏┓┗┛", "━", "┃")),
    Side("dodger_blue1", "■", Frame("╔╗╚╝", "═", "║")),
    Side("medium_purple1", "●", Frame("╒╕╘╛", "═", "│")),
    Side("turquoise2", "◆", Frame("╓╖╙╜", "─", "║")),
    Side("grey93", "★", Frame("┍┑┕┙", "━", "│")),
    Side("spring_green4", "✚", Frame("┎┒┖┚", "─", "┃")),
    Side("red3", "⬢", Frame("┏┓╚╝", "━", "║")),
    Side("hot_pink", "◖", Frame("╔╗┗┛", "═", "┃")),
)
NOBODY = Side("grey66", " ", Frame("╭╮╰╯", "─", "│"))
GONE = Frame("┌┐└┘", "╌", "┆")


def side(seat: int | None) -> Side:
    return NOBODY if seat is None else SIDES[seat % len(SIDES)]


def seat_name(words: Words, seat: int) -> Text:
    """Return a seat's shape and name in its colour."""
    look = side(seat)
    return Text(f"{look.shape} {words.seat(seat)}", style=look.style)


def clause_tag(clause: str) -> Text:
    return Text(f" {clause}", style=FAINT) if clause else Text()


def told(words: Words, event: Message, scene: Scene) -> Text:
    """Draw a line of the chronicle: owner, sentence, clause."""
    look = side(whose(event, scene))
    line = Text().append(f" {look.shape} ", style=look.colour).append(words.seeing(scene).say(event))
    return line.append_text(clause_tag(event.clause))


def bar(value: int, most: int, width: int) -> Text:
    """Draw a bar: green if more than half full, orange if more than a quarter, otherwise red."""
    full = 0 if value <= 0 else max(1, round(width * value / most)) if most else 0
    colour = PLENTY if value * 2 > most else HALF if value * 4 > most else LITTLE
    return Text().append("█" * full, style=colour).append("░" * (width - full), style="grey42")
