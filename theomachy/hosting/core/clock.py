"""The clocks of a match, as one host knows them."""

from collections.abc import Collection
from datetime import datetime

from theomachy.hosting.entries import Entry
from theomachy.hosting.timing import TimeControl, Timing, begun, moved_on


class MatchClock:
    """The clocks of a match: how they showed when its last entry was written, and how they go on."""

    def __init__(self, control: TimeControl | None, seats: int) -> None:
        self.control, self._seats = control, seats
        self.timing: Timing | None = None
        """The time of the last entry and what each clock showed then; None before the match begins."""

    def after(self, entry: Entry, before: Collection[int], asked: Collection[int], now: datetime) -> Timing:
        """Return what the clocks show after an entry; `before` and `asked` are the people's seats that were asked and
        are asked now."""
        if self.timing is None or entry.kind == "start":
            return begun(self.control, self._seats, now)
        answered, undone = entry.kind in ("answer", "roll"), entry.kind == "undo"
        return moved_on(self.timing, self.control, before, asked, now, answered=answered, undone=undone)

    def set(self, timing: Timing | None) -> None:
        self.timing = timing

    def left(self, seat: int, now: datetime, *, asked: bool) -> float | None:
        """Return the seconds that a seat has left; None without a clock."""
        if self.timing is None or not self.timing.left:
            return None
        if not asked:
            return round(self.timing.left[seat], 1)
        return max(0.0, round((self.timing.ends(seat) - now).total_seconds(), 1))
