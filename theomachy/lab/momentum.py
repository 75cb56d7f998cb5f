"""The course of a game as the judge sees it: who was ahead at the end of each round, and how often that changed."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from theomachy.features.ai import ai_of
from theomachy.kernel import Match


class Swing(NamedTuple):
    lead_changes: int | None
    lowest: float | None
    """The least chance to win that the winner had; None where nobody won alone or nothing was judged."""
    swing: float | None
    """The sum of all changes of the winner's chance; of the first seat's chance where nobody won alone."""


NOT_JUDGED = Swing(None, None, None)


def rounds_of(state: Any) -> int | None:
    """Return the number of the round; None if the game counts no rounds."""
    rounds: int | None = getattr(state, "round", None)
    return rounds


class Course:
    """The judge's view of a match after every round, or after every step if the game counts no rounds."""

    def __init__(self, match: Match[Any]) -> None:
        self.match, ai = match, ai_of(match.game)
        self.judge = ai.judge_of(ai.coach) if ai.judges else None
        self.is_quiescent = match.game.is_quiescent
        self.chances: list[Sequence[float]] = []
        self._due = False
        self._time = self._clock()

    def _clock(self) -> int:
        rounds = rounds_of(self.match.state)
        return len(self.match.steps) if rounds is None else rounds

    def look(self) -> None:
        if self.judge is None or self.match.request is None:
            return
        if (time := self._clock()) != self._time:
            self._time, self._due = time, True
        if self._due and self.is_quiescent(state := self.match.settled):
            self.chances.append(self.judge(state))
            self._due = False

    def swing(self, winner: int | None) -> Swing:
        if not self.chances:
            return NOT_JUDGED
        leaders = [chances.index(max(chances)) for chances in map(list, self.chances)]
        own = [chances[winner or 0] for chances in self.chances]
        return Swing(
            sum(one != other for one, other in pairwise(leaders)),
            None if winner is None else round(min(own), 4),
            round(sum(abs(one - other) for one, other in pairwise(own)), 4),
        )
