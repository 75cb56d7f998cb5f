r"""The console through which the terminal shows everything: no text in it can steer the terminal.

Names, messages and cards may come from a stranger's file. A terminal carries out what follows an escape character, and
a direction mark lets a text be read backwards, so both are shown as `\x1b` and `\u202e`.
"""

import os
import shlex
import sys
import unicodedata
from collections.abc import Iterable
from pathlib import Path
from typing import IO, Any

import msgspec
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.text import Text

UNSHOWN = frozenset(("Cc", "Cf", "Zl", "Zp", "Cs"))
"""The Unicode categories of characters that nobody can see: control, format, other line ends, halves of characters."""
VISIBLE = frozenset("\n\t")
"""Control characters that are printed as they are, because they lay out a text."""


def printable(text: str) -> str:
    r"""Return a text with its invisible characters written out: an escape character becomes `\x1b`."""
    if text.isprintable():
        return text
    return "".join(
        letter if letter in VISIBLE or unicodedata.category(letter) not in UNSHOWN else ascii(letter)[1:-1]
        for letter in text
    )


def echo(text: str, file: IO[str] | None = None) -> None:
    """Print plain text without breaking its lines."""
    print(printable(text), file=file, flush=True)


def echo_json(value: Any) -> None:
    r"""Print a value as JSON, with invisible characters escaped: `\u009b`."""
    text = msgspec.json.encode(value).decode()
    if not text.isprintable():
        text = "".join(letter if letter.isprintable() else _escaped(letter) for letter in text)
    print(text, flush=True)


def _escaped(letter: str) -> str:
    """Return a character of a JSON text as one or two escaped units of UTF-16."""
    units = letter.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at : at + 2].hex()}" for at in range(0, len(units), 2))


class Screen(Console):
    """A console that prints texts as they are given: no markup, no highlighting, nothing that steers a terminal.

    Where a file or another program reads, sentences are not broken into lines: only drawings and tables have a width.
    """

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, markup=False, emoji=False, highlight=False)
        self.breaks_lines = self.is_terminal or bool(os.environ.get("COLUMNS"))

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        """Render as every console does, with invisible characters written out."""
        for segment in super().render(renderable, options):
            shown = segment.control or segment.text.isprintable()
            yield segment if shown else segment._replace(text=printable(segment.text))

    def print(self, *objects: Any, **more: Any) -> None:
        """Print as every console does. Lines that are not broken are not cut either."""
        super().print(*objects, **{"highlight": False, "crop": self.breaks_lines, **more})


def show_command(console: Console, *words: str | Path, style: Style | str = "") -> None:
    """Print a command in one piece, however long it is, so that it can be copied into a shell."""
    line = shlex.join(["theomachy", *map(str, words)])
    console.print(Text(f"  {line}", style), no_wrap=True, overflow="ignore", crop=False, highlight=False)


def breaks_lines(console: Console, options: ConsoleOptions) -> bool:
    """Return True if a text is broken to the width it is given: always in a table, else only where a person reads."""
    return getattr(console, "breaks_lines", True) or options.max_width < console.width


def status(text: str) -> None:
    """Print a line on stderr, for a person who waits for a result."""
    echo(text, sys.stderr)
