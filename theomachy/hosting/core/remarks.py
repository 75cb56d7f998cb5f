"""The remarks of people at a table."""

from collections.abc import Sequence
from datetime import datetime

from theomachy.hosting.remarks import RateBudget, Remark


class Remarks:
    """The last remarks at a table, and how much each person may still say."""

    def __init__(self, shown: Sequence[Remark]) -> None:
        self.shown = [*shown]
        """The last remarks, the oldest first."""
        self._budgets: dict[str, RateBudget] = {}
        """How much each guest may still say."""

    def spend(self, guest: str, now: datetime) -> None:
        """Count one remark of a guest, or Refused if they talk too fast."""
        self._budgets.setdefault(guest, RateBudget()).spend(now)

    def look(self, remarks: Sequence[Remark]) -> list[Remark]:
        """Take over what the store tells; return the remarks that are new."""
        last = self.shown[-1].number if self.shown else 0
        new = [remark for remark in remarks if remark.number > last]
        if new:
            self.shown = [*remarks]
        return new
