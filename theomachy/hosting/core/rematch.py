"""The match that the same people play next."""

from collections.abc import Collection

from theomachy.hosting.core.seats import Seats
from theomachy.hosting.rows import MatchRow


class Rematch:
    """The match that follows this one, and the seats whose people do not want it."""

    def __init__(self) -> None:
        self.next: MatchRow | None = None
        """The match that the same people play after this one; None if nobody has asked for one."""
        self.declined: list[int] = []
        """The seats of those who do not want to play it."""

    def look(self, following: MatchRow | None, guests: Collection[str], seats: Seats) -> bool:
        """Take over what the store tells of the next match and its guests; return True if anything is new."""
        before = self.next, self.declined
        declined = [seat.number for seat in seats.rows if seat.guest not in guests] if following is not None else []
        self.next, self.declined = following, declined
        return before != (following, declined)
