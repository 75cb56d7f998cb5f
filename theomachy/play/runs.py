"""Decisions that a seat has taken in one go, such as the rest of its set-up: they are taken back in one go, too.

Kept only in memory: where a match was opened anew meanwhile, they are taken back one by one.
"""

from collections.abc import Sequence
from typing import Any

from theomachy.kernel.match import FORCED, Match


def decisions(match: Match[Any], seat: int) -> list[int]:
    """Where on the tape a seat has decided."""
    return [n for n, by in enumerate(match.who) if by == seat or (isinstance(by, tuple) and seat in by)]


def free_decisions(match: Match[Any], seat: int) -> int:
    """How many of its last decisions a seat has taken while nobody else decided and no dice fell."""
    free = 0
    for by in reversed(match.who):
        if by not in (seat, FORCED):
            break
        free += by == seat
    return free


class Runs:
    def __init__(self) -> None:
        self._runs: dict[int, list[range]] = {}
        """of each seat, in order: from which place on the tape to which"""

    def add(self, seat: int, first: int, end: int, after: Sequence[int] = ()) -> None:
        """A seat has decided in one go all that it decided from a place on the tape to another. If the last decision
        before it is in a run, it is the same run."""
        before = self._run(seat, after)
        start = first if before is None else before.start
        self._runs[seat] = [*[run for run in self._runs.get(seat, []) if run.start < start], range(start, end)]

    def cut(self, end: int) -> None:
        """The tape is only so long now."""
        for seat, runs in self._runs.items():
            self._runs[seat] = [range(run.start, min(run.stop, end)) for run in runs if run.start < end]

    def length(self, seat: int, decided: Sequence[int]) -> int:
        """How many decisions of a seat the last of them is taken back with, itself included; given where on the tape
        all of them are."""
        run = self._run(seat, decided)
        return 1 if run is None else sum(place in run for place in decided)

    def _run(self, seat: int, decided: Sequence[int]) -> range | None:
        """The run that the last of some decisions is in."""
        return next((run for run in self._runs.get(seat, []) if decided and decided[-1] in run), None)
