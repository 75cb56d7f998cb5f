"""The people who look at a match, here and at other hosts.

Each host tells the others who looks at a match there, whenever that changes. All of them together are present, so that
it does not matter at which host a player sits, nor whether their line moves to another.
"""

from datetime import datetime

from theomachy.hosting.core.seats import Seats
from theomachy.hosting.notices import Attendance


class Presence:
    """The people who look at a match, and since when those who are away have been so."""

    def __init__(self, node: str, opened: datetime, seats: Seats) -> None:
        self.node = node
        """The name by which other hosts know this one."""
        self.opened = opened
        """The time since when it is known who looks at the match."""
        self._seats = seats
        self.viewers: dict[int, str] = {}
        """The guest of each viewer at this host."""
        self._names: dict[str, str] = {}
        """The name of each onlooker at this host, by guest."""
        self.elsewhere: dict[str, dict[str, str]] = {}
        """The guests at each other host, by its name; for each guest the name of an onlooker."""
        self.partitioned = False
        """True while other hosts cannot be heard."""
        self.left_at: dict[str, datetime] = {}
        """The time at which each player's last line was closed, by guest."""
        self._announced: dict[str, str] = {}
        """The guests here, as other hosts were told last."""
        self._shown: dict[str, str] = {}
        """The onlookers, as viewers were told last."""

    # Who is there

    @property
    def guests_here(self) -> dict[str, str]:
        """The guests who look at this host; for each of them the name of an onlooker."""
        return {guest: self._names.get(guest, "") for guest in self.viewers.values()}

    @property
    def present(self) -> set[str]:
        """The players who look, at any host."""
        there = {guest for guests in self.elsewhere.values() for guest in guests}
        return ({*self.viewers.values()} | there) & self._seats.people

    def is_here(self, guest: str | None) -> bool:
        """Return whether a guest looks, at any host."""
        return guest in self.viewers.values() or any(guest in guests for guests in self.elsewhere.values())

    @property
    def onlookers(self) -> dict[str, str]:
        """The name of each guest who only looks on, at any host."""
        hosts = (self._names, *self.elsewhere.values())
        seated = self._seats.people
        return {guest: name for guests in hosts for guest, name in guests.items() if guest not in seated}

    @property
    def leads(self) -> bool:
        """True if this host answers where no person has to.

        Of the hosts with viewers it has the first name, or there is none, or it cannot hear the others. Two that lead
        do no harm: what is written first counts.
        """
        hosts = [*self.elsewhere, *([self.node] if self.viewers else [])]
        return self.partitioned or min(hosts, default=self.node) == self.node

    # What changes

    def come(self, viewer: int, guest: str, name: str) -> bool:
        """Add a viewer; return True if a player has arrived who was nowhere."""
        before = self.present
        self.viewers[viewer] = guest
        if not self._seats.of(guest):
            self._names[guest] = name
        return self.present != before

    def go(self, viewer: int, now: datetime) -> str | None:
        """Remove a viewer; return the guest if that was their last line here."""
        guest = self.viewers.pop(viewer, None)
        if guest is None or guest in self.viewers.values():
            return None
        self._names.pop(guest, None)
        if self._seats.of(guest) and guest not in self.present:
            self.left_at[guest] = now
        return guest

    def hear(self, told: Attendance, now: datetime) -> bool:
        """Take over who looks at another host; return True if a player came or went."""
        before = self.present
        if told.guests:
            self.elsewhere[told.node] = dict(told.guests)
        else:
            self.elsewhere.pop(told.node, None)
        if told.since is not None:
            self.opened = min(self.opened, told.since)
        for guest, left in told.left_at.items():
            self.left_at[guest] = max(left, self.left_at.get(guest, left))
        for guest in before - self.present:
            self.left_at[guest] = max(now, self.left_at.get(guest, self.opened))
        return self.present != before

    def partition(self) -> bool:
        """Count on nobody else from now on; return True if that is new."""
        new, self.partitioned = not self.partitioned, True
        return new

    def rejoin(self, now: datetime) -> None:
        """Hear the others again. Who was away meanwhile is not known."""
        if self.partitioned:
            self.partitioned, self.opened = False, now

    def rename(self, guest: str, name: str) -> bool:
        """Call an onlooker by another name; return True if they were called otherwise."""
        changed = False
        for names in (self._names, *self.elsewhere.values()):
            if names.get(guest, name) != name:
                names[guest], changed = name, True
        return changed

    # What was told

    @property
    def to_announce(self) -> bool:
        """True if other hosts do not know yet who looks here."""
        return self.guests_here != self._announced

    def announce(self, *, asks: bool = False) -> Attendance:
        """Return what other hosts are told of who looks here."""
        self._announced = self.guests_here
        since = None if self.partitioned else self.opened
        return Attendance(node=self.node, guests=self._announced, since=since, left_at={**self.left_at}, asks=asks)

    @property
    def to_show(self) -> bool:
        """True if viewers do not know yet who looks on."""
        return self.onlookers != self._shown

    def show(self) -> None:
        """Note that viewers are told who looks on."""
        self._shown = self.onlookers
