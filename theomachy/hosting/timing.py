"""Clocks. Time runs for every person who is asked, and for nobody else: what an agent thinks costs nobody.

Whoever hands over, so that the next question is another's, gets the increment; with days for each turn, the whole time
again. What is taken back gives the increment back, but not the time. Without a clock only the moment of the last entry
is kept: it says since when somebody has been asked.
"""

from collections.abc import Collection
from datetime import datetime, timedelta

import msgspec

from theomachy.kernel import refuse

DAY_S = 86_400
MIN_BANK_S, MAX_BANK_S, MAX_INCREMENT_S, MAX_DAYS = 60, 6 * 3600, 600, 30


class TimeControl(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may take: a bank of seconds for the whole match, or days for each turn."""

    bank: int = 0
    """seconds"""
    increment: int = 0
    """seconds that come back with every turn"""
    days: int = 0

    @property
    def whole(self) -> float:
        """Seconds that everybody begins with."""
        return self.days * DAY_S or self.bank


class Timing(msgspec.Struct, frozen=True):
    """What the clocks of a match showed when its last entry was written."""

    since: datetime
    left: list[float] = []
    """seconds of each seat; empty without a clock"""

    def ends(self, seat: int) -> datetime:
        """When a seat runs out of time if it stays asked."""
        return self.since + timedelta(seconds=self.left[seat])


def checked(control: TimeControl) -> TimeControl:
    """A clock that people can play by, or Refused."""
    bank = MIN_BANK_S <= control.bank <= MAX_BANK_S and 0 <= control.increment <= MAX_INCREMENT_S and not control.days
    days = 1 <= control.days <= MAX_DAYS and not control.bank and not control.increment
    if not (bank or days):
        raise refuse(
            "live-bad-clock",
            least=MIN_BANK_S // 60,
            most=MAX_BANK_S // 3600,
            increment=MAX_INCREMENT_S // 60,
            days=MAX_DAYS,
        )
    return control


def begun(control: TimeControl | None, seats: int, now: datetime) -> Timing:
    return Timing(now, [control.whole] * seats if control is not None else [])


def moved_on(
    timing: Timing,
    control: TimeControl | None,
    before: Collection[int],
    after: Collection[int],
    now: datetime,
    *,
    answered: bool,
    undone: bool,
) -> Timing:
    """The clocks after an entry, which was an answer, took one back, or neither; `before` and `after` are the people's
    seats that were asked and that are asked now."""
    if control is None:
        return Timing(now)
    passed = max(0.0, (now - timing.since).total_seconds())
    left = [max(0.0, time - passed) if seat in before else time for seat, time in enumerate(timing.left)]
    for seat, time in enumerate(left):
        if answered and seat in before and seat not in after:
            left[seat] = control.whole if control.days else time + control.increment
        elif undone and seat in after and seat not in before:
            left[seat] = max(0.0, time - control.increment)
    return Timing(now, left)
