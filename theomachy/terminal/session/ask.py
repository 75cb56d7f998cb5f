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
"""Control sequence that clears the lines that were scrolled off the screen."""

WIDE = {0x3000: " "} | {code: chr(code - 0xFEE0) for code in range(0xFF01, 0xFF5F)}
"""Plain characters, by the codes of their wide forms."""


class Gone(Exception):
    """The end of a person's answers: Ctrl-C, Ctrl-D, or the end of the input."""

    def __init__(self, *, interrupted: bool = False) -> None:
        """Tell with `interrupted` that it was Ctrl-C."""
        super().__init__()
        self.interrupted = interrupted


class Unclear(Exception):
    """Typed text that could mean several things, or the number of a choice that does not exist."""

    def __init__(self, id: str, **args: Any) -> None:
        super().__init__(id)
        self.id, self.args_ = id, args


class LineReader:
    """A reader of lines. It echoes lines from a pipe, so that the transcript reads like a conversation."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.person = sys.stdin.isatty()
        if isinstance(sys.stdin, io.TextIOWrapper):
            sys.stdin.reconfigure(errors="replace")  # undecodable input is refused as any wrong answer is
        if self.person:
            with suppress(ImportError):  # line editing and history, where the platform has them
                import readline  # noqa: F401

    def line(self, prompt: Text) -> str:
        """Return the line that is typed at a prompt. Gone if there will be none."""
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
        except (EOFError, KeyboardInterrupt) as end:
            self.console.print()
            raise Gone(interrupted=isinstance(end, KeyboardInterrupt)) from None

    def _plain(self, prompt: Text) -> str:
        """Return a prompt as a string whose colours do not confuse line editing."""
        with self.console.capture() as captured:
            self._show(prompt)
        return re.sub(r"(\x1b\[[0-9;]*m)", "\x01\\1\x02", captured.get())

    def _show(self, prompt: Text) -> None:
        prompt.end = ""
        self.console.print(Flow(prompt), end="")

    def wipe(self) -> None:
        """Clear the screen and the history of typed lines, so that a secret is not seen by the next person."""
        if self.person:
            with suppress(ImportError):
                import readline  # holds the lines that the arrow keys call back

                readline.clear_history()
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(WIPE)
            self.console.file.flush()


def narrow(line: str) -> str:
    """Return a line with the wide digits, letters and spaces of Japanese keyboards replaced by plain ones."""
    return line.translate(WIDE).strip()


def roll_hints(words: Words, roll: Roll[Any]) -> list[str]:
    """Return hints on how to type the faces of real dice."""
    die = roll.dice[0]
    faces = list(dict.fromkeys(map(str, die)))
    hints = [words.say("table-roll-faces", dice=len(roll.dice), faces=words.listed(faces))]
    if len(faces) != len(die):
        middle = len(die) // 2
        hints.append(words.say("table-roll-sides", sides=len(die), side=middle + 1, face=die[middle]))
    return [*hints, words.say("table-roll-any")]
