"""A match that is open in this process, with the people around it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from logging import getLogger
from typing import Protocol

import msgspec

from theomachy.hosting.core.agents import AgentSeats
from theomachy.hosting.core.clock import MatchClock
from theomachy.hosting.core.orders import StandingOrders
from theomachy.hosting.core.presence import Presence
from theomachy.hosting.core.remarks import Remarks
from theomachy.hosting.core.rematch import Rematch
from theomachy.hosting.core.seats import Seats
from theomachy.hosting.entries import Change
from theomachy.hosting.log import MatchLog
from theomachy.hosting.remarks import Remark
from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.hosting.store.tables import Orders
from theomachy.hosting.tasks import Tasks
from theomachy.kernel import Ask, Reason

logger = getLogger(__name__)

DRIVER, PLACES, ONLOOKERS, NEWS, LOOK, ANSWER = "driver", "places", "onlookers", "news", "look", "answer "
"""The names of a match's tasks: it lets agents answer, tells places in the queue, tells who looks on, hears other
hosts, looks up what it may not know, and gives a standing answer to the request whose id follows."""


class Viewer(Protocol):
    """A person who looks at a match."""

    guest: str

    def see(self, change: Change) -> None:
        """Show an entry that was written."""
        ...

    def see_seats(self) -> None:
        """Show that a person came, went or sat down, or how agents stand."""
        ...

    def see_orders(self) -> None:
        """Show what they decide in advance, since it has changed."""
        ...

    def see_remarks(self, remarks: Sequence[Remark]) -> None:
        """Show what people have said."""
        ...

    def see_rematch(self) -> None:
        """Show that the same people may play another match, or that one of them declines it."""
        ...

    def see_warning(self, why: Reason) -> None:
        """Warn a person who was away for so long that others might soon have ended the match."""
        ...

    def see_all(self) -> None:
        """Show the whole table, since more has happened than can be told step by step."""
        ...

    def leave(self) -> None:
        """Hang up, since something could not be shown: the viewer comes back for the whole table."""
        ...


class LiveMatch:
    """A match with its people, each part of it in an object of its own. Changed only under its lock."""

    def __init__(
        self,
        row: MatchRow,
        seats: list[SeatRow],
        log: MatchLog,
        opened: datetime,
        node: str = "",
        *,
        names: Mapping[str, str] | None = None,
        orders: Orders | None = None,
        remarks: Sequence[Remark] = (),
        campaign: str = "",
        branch: BranchRow | None = None,
    ) -> None:
        self.row, self.log = row, log
        self.campaign = campaign
        """The id of the campaign that the match belongs to; empty if it stands alone."""
        self.branch = branch
        """The moment of another match from which it goes on; None if it is no variation."""
        self.sitting = Seats(seats, names or {})
        self.presence = Presence(node, opened, self.sitting)
        self.clock = MatchClock(row.control, len(seats))
        self.orders = StandingOrders(orders or {}, self.sitting)
        self.agents = AgentSeats()
        self.remarks = Remarks(remarks)
        self.rematch = Rematch()
        self.shown = log.n
        """The number of entries that its viewers have seen."""
        self.version = 0
        """A number that grows whenever something changes that can be seen."""
        self.shared: dict[object, object] = {}
        """Views that viewers who see the same share."""
        self.missed = False
        """True if the store may hold something that this host does not know yet."""
        self.lock = asyncio.Lock()
        self._viewers: dict[int, Viewer] = {}
        self._waiting: list[Callable[[Viewer], None]] = []
        """Messages that wait until the last entry is stored: they would tell what follows from it."""
        self._numbers = 0
        self.tasks = Tasks()

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_quiet(self) -> bool:
        """True if no agent thinks here and no standing answer is on its way."""
        return not self.tasks.runs(DRIVER) and not self.orders.pending

    @property
    def idle(self) -> bool:
        """True if nobody looks at the match here and nothing goes on in it."""
        return not self._viewers and self.is_quiet

    @property
    def seats(self) -> list[SeatRow]:
        return self.sitting.rows

    def seats_of(self, guest: str) -> list[int]:
        return self.sitting.of(guest)

    def is_here(self, seat: SeatRow) -> bool:
        """Return whether whoever plays a seat is at the table."""
        return bool(seat.agent) or self.presence.is_here(seat.guest)

    @property
    def leads(self) -> bool:
        """True if this host answers where no person has to."""
        return self.presence.leads

    # What is asked

    @property
    def people_asked(self) -> list[int]:
        """The seats of people that are asked something."""
        seats = [request.seat for request in self.log.requests if request.seat is not None]
        return [seat for seat in seats if self.seats[seat].guest is not None]

    @property
    def agent_asked(self) -> Ask[object] | None:
        """The question that an agent is asked now, if one is."""
        agents = self.sitting.of_agents()
        asks = (request for request in self.log.requests if isinstance(request, Ask))
        return next((ask for ask in asks if ask.seat in agents), None)

    def has_given_up(self, seat: int) -> bool:
        """Return whether an agent waits for people to decide how it goes on, at any host."""
        return self.agents.is_stuck(seat) and bool(self.seats[seat].agent)

    def decides(self, guest: str) -> bool:
        """Return whether a guest may decide for an agent: people who sit here may, or the host where nobody does."""
        people = self.sitting.people
        return guest in people or (not people and guest == self.row.host)

    # What changes

    def retell(self, log: MatchLog) -> None:
        """Take over the log as it was told anew."""
        self.log = log
        self.version += 1

    def restore(self) -> None:
        """Take back what could not be stored: it has not happened, and nobody has seen it."""
        self.retell(self.log.before())
        self._show_waiting()

    def miss(self, missed: bool = True) -> None:
        """Note whether the store is still to be looked up for what this host may not know."""
        self.missed = missed

    def end(self, result: str) -> None:
        """Note how the match ended."""
        self.row = msgspec.structs.replace(self.row, result=result)

    # Viewers

    @property
    def viewers(self) -> list[Viewer]:
        return [*self._viewers.values()]

    def come(self, viewer: Viewer, name: str = "") -> bool:
        """Add a viewer; return True if a player has arrived who was nowhere."""
        self._numbers += 1
        self._viewers[self._numbers] = viewer
        arrived = self.presence.come(self._numbers, viewer.guest, name)
        self.version += arrived
        return arrived

    def go(self, viewer: Viewer, now: datetime) -> str | None:
        """Remove a viewer; return the guest if that was their last line here."""
        number = next((number for number, one in self._viewers.items() if one is viewer), None)
        if number is None:
            return None
        del self._viewers[number]
        return self.presence.go(number, now)

    def tell(self, change: Change) -> None:
        """Show an entry that is stored, and then what has waited for it."""
        self.shown = self.log.n
        self.agents.show()
        self._each(lambda viewer: viewer.see(change))
        self._show_waiting()

    def show(self) -> None:
        """Show the whole table to everybody."""
        self.shown = self.log.n
        self.agents.show()
        self._waiting.clear()
        self._each(lambda viewer: viewer.see_all())

    def tell_seats(self) -> None:
        self.agents.show()
        self.presence.show()
        self._each(lambda viewer: viewer.see_seats())

    def tell_orders(self, seats: set[int]) -> None:
        """Tell those who sit in some seats, and nobody else, what they have decided in advance."""
        guests = self.sitting.guests_of(seats)
        self._each(lambda viewer: viewer.see_orders() if viewer.guest in guests else None)

    def tell_remarks(self, remarks: Sequence[Remark]) -> None:
        self._each(lambda viewer: viewer.see_remarks(remarks))

    def tell_rematch(self) -> None:
        self._each(lambda viewer: viewer.see_rematch())

    def _show_waiting(self) -> None:
        waiting, self._waiting = self._waiting, []
        for show in waiting:
            self._each(show)

    def _each(self, show: Callable[[Viewer], None]) -> None:
        """Show something to every viewer, once the last entry is stored. One that cannot be shown it has to come
        back."""
        if self.log.is_ahead:
            self._waiting.append(show)
            return
        self.version += 1
        for viewer in self.viewers:
            try:
                show(viewer)
            except Exception:  # what is written is written: this viewer comes back
                logger.exception("match %s cannot be shown to a viewer", self.id)
                viewer.leave()
