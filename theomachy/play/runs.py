"""Decisions that a seat has taken in one go, such as the rest of its set-up: they are taken back in one go, too.

Kept only in memory: where a match was opened anew meanwhile, they are taken back one by one.
"""

from collections.abc import Sequence
from typing import Any

from theomachy.kernel.match import FORCED, Match


def decisions(match: Match[Any], seat: int) -> list[int]:
    """Return the indices on the tape of a seat's decisions."""
    return [n for n, by in enumerate(match.who) if by == seat or (isinstance(by, tuple) and seat in by)]


def free_decisions(match: Match[Any], seat: int) -> int:
    """Count the last decisions of a seat between which nobody else decided and no dice fell."""
    free = 0
    for by in reversed(match.who):
        if by not in (seat, FORCED):
            break
        free += by == seat
    return free


class Runs:
    def __init__(self) -> None:
        self._runs: dict[int, list[range]] = {}
        """The runs of each seat, in order, as ranges of indices on the tape."""

    def add(self, seat: int, first: int, end: int, after: Sequence[int] = ()) -> None:
        """Add a run of a seat: all its decisions between two indices on the tape.

        `after` are the indices of its decisions before; if the last of them is in a run, that run is extended.
        """
        before = self._run(seat, after)
        start = first if before is None else before.start
        self._runs[seat] = [*[run for run in self._runs.get(seat, []) if run.start < start], range(start, end)]

    def cut(self, end: int) -> None:
        """Shorten all runs to the new end of the tape."""
        for seat, runs in self._runs.items():
            self._runs[seat] = [range(run.start, min(run.stop, end)) for run in runs if run.start < end]

    def length(self, seat: int, decided: Sequence[int]) -> int:
        """Return how many decisions are taken back together with a seat's last one, itself included.

        `decided` are the indices on the tape of all its decisions.
        """
        run = self._run(seat, decided)
        return 1 if run is None else sum(place in run for place in decided)

    def _run(self, seat: int, decided: Sequence[int]) -> range | None:
        """Return the run that contains the last of some decisions; None if none does."""
        return next((run for run in self._runs.get(seat, []) if decided and decided[-1] in run), None)
