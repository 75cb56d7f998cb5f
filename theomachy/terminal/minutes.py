"""Progress lines on stderr, one a minute, for commands that draw no progress bar."""

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import current_thread, main_thread
from time import monotonic

from theomachy.presentation.text import Language
from theomachy.terminal.screen.console import status

INTERVAL_S = 60.0
"""Seconds between two lines."""
HOURS_FROM_MINUTES = 120
"""Minutes left from which on the time is told in hours."""


@contextmanager
def told_by_minute(sentence: Callable[[], str]) -> Iterator[None]:
    """Say on stderr once a minute what `sentence` returns then, unless stderr is a terminal, where a bar is drawn.

    A timer of the system interrupts the first thread: a thread that waits would not survive the forking of processes.
    Where there is no such timer, or it is in use, nothing is said.
    """
    if sys.stderr.isatty() or not hasattr(signal, "setitimer") or current_thread() is not main_thread():
        yield
        return
    if signal.getitimer(signal.ITIMER_REAL)[0]:
        yield
        return

    def tell(*_: object) -> None:
        with suppress(RuntimeError):  # the timer interrupted the writing of another line
            status(sentence())

    before = signal.signal(signal.SIGALRM, tell)
    signal.setitimer(signal.ITIMER_REAL, INTERVAL_S, INTERVAL_S)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


class Pace:
    """The progress of a number of games, and the time left at the present pace."""

    def __init__(self, total: int, played: int) -> None:
        """Begin the measurement with `played` games done before it."""
        self.total, self.played, self._found, self._start = total, played, played, monotonic()

    def say(self) -> str:
        """Return the progress as a sentence in the reader's language."""
        new = self.played - self._found
        if not new:
            return Language().say("progress-unknown", played=self.played, total=self.total)
        seconds = (self.total - self.played) * (monotonic() - self._start) / new
        minutes = round(seconds / 60)
        if minutes >= HOURS_FROM_MINUTES:
            return Language().say("progress-hours", played=self.played, total=self.total, hours=round(minutes / 60))
        return Language().say("progress-minutes", played=self.played, total=self.total, minutes=minutes)
