"""What people at a table may say to each other: set phrases, which everybody reads in their own language."""

from datetime import datetime
from typing import Literal, get_args

import msgspec

from theomachy.kernel import refuse

Phrase = Literal[
    "hello",
    "good-luck",
    "your-turn",
    "moment",
    "back",
    "nice-roll",
    "well-played",
    "ouch",
    "sorry",
    "thanks",
    "good-game",
    "again",
    "must-go",
]
PHRASES: tuple[Phrase, ...] = get_args(Phrase)
SHOWN_REMARKS = 20
"""So many of the last ones are shown to those who come."""
REMARKS_AT_ONCE, REMARK_EVERY_S = 3, 4.0


class Remark(msgspec.Struct, frozen=True):
    """A phrase that was said."""

    number: int
    """counted from 1 at each table"""
    seat: int
    phrase: Phrase


class RateBudget:
    """How much one person may say: a few phrases at once, then one every few seconds."""

    def __init__(self) -> None:
        self._left = float(REMARKS_AT_ONCE)
        self._since: datetime | None = None

    def spend(self, now: datetime) -> None:
        """Say one thing more, or Refused."""
        passed = (now - self._since).total_seconds() if self._since is not None else 0.0
        self._left = min(REMARKS_AT_ONCE, self._left + passed / REMARK_EVERY_S)
        self._since = now
        if self._left < 1:
            raise refuse("live-talks-fast")
        self._left -= 1
