"""The sentence that is shown while an agent thinks."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer

from rich.console import Console
from rich.text import Text

from theomachy.terminal.screen.look import FAINT

SILENCE_S = 0.5
"""Seconds that an agent may think before the sentence appears."""


@contextmanager
def thinking(console: Console, sentence: str) -> Iterator[None]:
    """Show a sentence if the work takes long, until it is over. Only a terminal shows it."""
    if not console.is_terminal:
        yield
        return
    status = console.status(Text(sentence, style=FAINT))
    lock, over = Lock(), False

    def show() -> None:
        with lock:
            if not over:
                status.start()

    timer = Timer(SILENCE_S, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        with lock:
            over = True
            status.stop()
