"""Two people at a table, and a clock that goes when a test says so."""

import asyncio
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from tests.hosting.hosts import enter
from tests.hosting.seating import sit_down
from theomachy.hosting.entries import Entry
from theomachy.hosting.live import LiveMatch
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.memory import in_memory
from theomachy.hosting.participant import Participant
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.hosting.timing import TimeControl
from theomachy.kernel import Ask, Refused


class Sundial:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)

    def go(self, seconds: float) -> None:
        self.time += timedelta(seconds=seconds)


class Table:
    """Two people at Scathe, and a clock that a test sets."""

    def __init__(self, service: MatchService, live: LiveMatch, dial: Sundial) -> None:
        self.service, self.live, self.dial = service, live, dial

    @classmethod
    async def laid(cls, clock: TimeControl | None = None, seats: tuple[str, ...] = ("me", "friend")) -> "Table":
        dial = Sundial()
        service = MatchService(in_memory(dial))
        laid = agree(NewMatch("scathe", [*seats], clock=clock), "ann", dial.now())
        await matches.add(service.store, *laid)
        for seat, name in zip([seat for seat in laid.seats if seat.invite], ("ben", "cleo"), strict=False):
            await matches.take_seat(service.store, laid.match.id, seat.number, name, service.clock.now())
        live = await service.match(laid.match.id)
        guests = {seat.guest for seat in live.seats if seat.guest}
        await sit_down(*((service, live, guest) for guest in sorted(guests)))
        return cls(service, live, dial)

    async def reopened(self) -> "Table":
        """The same after the host was started again."""
        await self.service.close()
        ports = msgspec.structs.replace(in_memory(self.dial), store=self.service.store)
        service = MatchService(ports)
        return Table(service, await service.match(self.live.id), self.dial)

    @property
    def asked(self) -> int:
        return self.live.people_asked[0]

    def guest(self, seat: int) -> str:
        return self.live.seats[seat].guest or ""

    def participant(self, seat: int) -> Participant:
        return Participant(self.service, self.live, self.guest(seat))

    def left(self, seat: int) -> float:
        assert self.live.clock.timing is not None
        return self.live.clock.timing.left[seat]

    async def answer(self) -> None:
        ask = self.live.log.requests[0]
        assert isinstance(ask, Ask)
        await enter(self.service, self.live, Entry("answer", ask.seat, ask.keys()[0]))

    async def hand_over(self) -> int:
        """Play until another is asked; the seat that was asked before."""
        before = self.asked
        while self.asked == before:
            await self.answer()
        return before

    async def refused(self, seat: int) -> str:
        with pytest.raises(Refused) as no:
            await self.participant(seat).claim(self.live.log.n, draw=False)
        return no.value.reason.id
