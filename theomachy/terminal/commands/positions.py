"""Positions on the command line: read from a file or from the standard input, drawn, checked and played on."""

import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from theomachy.kernel import Ask, Chance, Match, Refused, Roll, Typed
from theomachy.positions import BadPosition, Position, position_of, read
from theomachy.positions.drawing import draw
from theomachy.presentation.choices import Choices
from theomachy.presentation.text import Verbatim, Words
from theomachy.terminal.errors import Trouble, file_error, file_trouble
from theomachy.terminal.files import MAX_FILE_BYTES, read_text, write_text
from theomachy.terminal.screen.linebreaks import Flow
from theomachy.terminal.screen.render import board
from theomachy.terminal.session.table import Table

STDIN = Path("-")
"""The name that stands for the standard input."""


def load(file: Path) -> Position:
    """Read a position or a view. Trouble names the file, the line and the word."""
    text = _typed_in() if file == STDIN else read_text(file)
    try:
        return read(text)
    except BadPosition as bad:
        raise Trouble(str(file), bad.reason.id, of=bad.game, **bad.reason.args) from None


def _typed_in() -> str:
    try:
        return sys.stdin.read(MAX_FILE_BYTES)
    except UnicodeDecodeError:
        raise Trouble(str(STDIN), "trouble-not-text") from None


def summary(position: Position) -> str:
    """Return a sentence about a position that can be read."""
    words = Words(position.game)
    id = "position-good" if position.viewer is None else "position-good-view"
    return words.say(id, title=Verbatim(words.title), n=len(str(position)))


def show(position: Position, console: Console) -> None:
    """Draw a position as its viewer sees it, with the open question and its options."""
    match = position.match(Typed())
    words, scene = Words(match.game), match.game.scene(match.state, position.viewer)
    console.print(board(words, scene, console.width), highlight=False)
    request = match.request
    if position.viewer is not None:
        request = match.ask_of(position.viewer)
    if isinstance(request, Ask):
        choices = Choices(words, request, scene)
        console.print(Flow(Text(choices.asked(), style="bold")), highlight=False)
        for key in request.keys():
            console.print(Flow(Text(f"  {key}: {choices.say(key)}")), highlight=False)
    elif isinstance(request, Roll):
        console.print(Flow(Text(words.say(request.question, seat=request.seat or 0))), highlight=False)


def drawn(position: Position) -> str:
    """Return the picture of a position as its viewer sees it."""
    match = position.match(Typed())
    scene = match.game.scene(match.state, position.viewer)
    return draw(scene, Words(match.game).seeing(scene))


def keep(picture: str, file: Path) -> None:
    """Write a picture to a file. Trouble if that fails."""
    try:
        write_text(file, picture)
    except OSError as error:
        raise file_trouble(f"--out {file}", error) from None


def begin(file: Path, chance: Chance) -> Match[Any]:
    """Return a match that goes on from the position in a file. Trouble if it is a view or over."""
    if file == STDIN:
        raise Trouble(str(file), "position-play-file")
    position = load(file)
    if position.viewer is not None:
        raise Trouble(str(file), "position-play-view")
    try:
        match = position.match(chance, listen=True)
    except Refused as no:
        raise Trouble(str(file), no.reason, of=position.game) from None
    if match.request is None:
        raise Trouble(str(file), "position-play-over")
    return match


class Sketch(Table):
    """A table at a match that began with a position. It has no record, so it is saved as a position, too."""

    def save(self, file: Path) -> bool:
        """Write the position to a file; say why not, and return False, if that fails."""
        try:
            write_text(file, str(position_of(self.match)))
        except OSError as error:
            self.say("table-save-failed", file=str(file), error=file_error(error))
            return False
        self.file = file
        return True

    def _leave(self) -> None:
        """Leave without an offer to save: the position that it began with is kept already."""
