"""The seats of a match: who sits where, and how they are called."""

from collections.abc import Iterable, Mapping

from theomachy.hosting.rows import SeatRow
from theomachy.kernel import refuse


class Seats:
    """The seats of a match, as the store last told them."""

    def __init__(self, rows: list[SeatRow], names: Mapping[str, str]) -> None:
        self.rows = rows
        self.names = dict(names)
        """The name of each person who sits here, by guest."""

    def look(self, rows: list[SeatRow], names: Mapping[str, str]) -> bool:
        """Take over what the store tells; return True if anything is new.

        A match that was deleted has no rows any more: the next entry that is to be written tells everybody.
        """
        if not rows:
            return False
        changed = (rows, names) != (self.rows, self.names)
        self.rows, self.names = rows, dict(names)
        return changed

    def rename(self, guest: str, name: str) -> bool:
        """Call a guest by another name; return True if they sit here and were called otherwise."""
        changed = self.names.get(guest, name) != name
        if changed:
            self.names[guest] = name
        return changed

    @property
    def people(self) -> set[str]:
        return {seat.guest for seat in self.rows if seat.guest}

    def of(self, guest: str) -> list[int]:
        """Return the seats of a guest; none for one who only looks on."""
        return [seat.number for seat in self.rows if seat.guest == guest]

    def theirs(self, guest: str) -> list[int]:
        """Return the seats of a guest, or Refused if they have none."""
        if mine := self.of(guest):
            return mine
        raise refuse("live-no-seat")

    def unopened(self, guest: str) -> list[int]:
        """Return the seats of a guest that have opened no nonce yet, or Refused if they have no seat at all."""
        return [number for number in self.theirs(guest) if not self.rows[number].nonce]

    def of_agents(self) -> set[int]:
        return {seat.number for seat in self.rows if seat.agent}

    def guests_of(self, seats: Iterable[int]) -> set[str]:
        """Return the guests who sit in some seats."""
        return {guest for seat in seats if (guest := self.rows[seat].guest)}
