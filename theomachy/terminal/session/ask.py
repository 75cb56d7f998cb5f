"""Reading lines from a person at the terminal, or from a pipe."""

import io
import re
import sys
from contextlib import suppress
from typing import Any

from rich.console import Console
from rich.text import Text

from theomachy.kernel import Roll
from theomachy.presentation.text import Words
from theomachy.terminal.screen.linebreaks import Flow

WIPE = "\x1b[3J"
"""Takes away what was scrolled off the screen, too."""

WIDE = {0x3000: " "} | {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
"""The wide forms of plain characters."""


class Gone(Exception):
    """Nobody answers any more: Ctrl-C, Ctrl-D, or the end of the input."""


class Unclear(Exception):
    """What was typed could mean several things, or a number that is none."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.args_ = id, args


class Reader:
    """Reads a line at a time. Lines from a pipe are echoed, so that the transcript reads like a conversation."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.person = sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # nonsense is refused like any other
        if self.person:
            with suppress(ImportError):  # line editing and history, where there is any
                import readline  # noqa: F401

    def line(self, prompt: Text) -> str:
        """What is typed at a prompt; Gone if nothing will be."""
        try:
            if self.person:
                return narrow(input(self._plain(prompt)))
            self._show(prompt)
            text = sys.stdin.readline()
            if not text:
                self.console.print()
                raise Gone
            self.console.print(Text(text.strip()))
            return narrow(text)
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Gone from None

    def _plain(self, prompt: Text) -> str:
        """A prompt as a string whose colours do not confuse line editing."""
        with self.console.capture() as captured:
            self._show(prompt)
        return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", captured.get())

    def _show(self, prompt: Text) -> None:
        prompt.end = ""
        self.console.print(Flow(prompt), end="")

    def wipe(self) -> None:
        """Clear the screen, so that nobody reads what was meant for another."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(WIPE)
            self.console.file.flush()


def narrow(line: str) -> str:
    """A line as it was meant: what Japanese keyboards type as wide digits, letters and spaces are the plain ones."""
    return line.translate(WIDE).strip()


def roll_hints(words: Words, roll: Roll[Any]) -> list[str]:
    """How to type what real dice show."""
    die = roll.dice[0]
    faces = list(dict.fromkeys(map(str, die)))
    hints = [words.say("table-roll-faces", dice=len(roll.dice), faces=words.listed(faces))]
    if len(faces) != len(die):
        middle = len(die) // 2
        hints.append(words.say("table-roll-sides", sides=len(die), side=middle + 1, face=die[middle]))
    return [*hints, words.say("table-roll-any")]
