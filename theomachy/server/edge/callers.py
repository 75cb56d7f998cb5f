"""Who takes the server's time, and how much of it they may take."""

from contextvars import ContextVar
from math import ceil
from typing import NamedTuple

from theomachy.kernel import refuse
from theomachy.server.edge.rates import Rate
from theomachy.server.settings import Limits

WINDOW_S = 20.0
"""The worth of so many seconds may be spent at once."""


class Caller(NamedTuple):
    """Who asks, as they are counted."""

    address: str = ""
    guest: str = ""
    """A hash of their cookie, valid or not; empty without one."""


NOBODY = Caller()
caller: ContextVar[Caller] = ContextVar("caller", default=NOBODY)
"""For whom something is done. Set by the gate for a request or a line, and for all that is done for it."""


class CpuBudget:
    """Seconds of CPU that an address and a guest may take, refilled with time. What is done for a table is counted, but
    only what can wait is refused."""

    def __init__(self, limits: Limits) -> None:
        self._addresses = Rate(limits.address_cpu_seconds_a_minute, window_s=WINDOW_S)
        self._guests = Rate(limits.guest_cpu_seconds_a_minute, window_s=WINDOW_S)

    def charge(self, seconds: float) -> None:
        """Count seconds of CPU that were spent for the caller."""
        by = caller.get()
        if by.address:
            self._addresses.charge(by.address, seconds)
        if by.guest:
            self._guests.charge(by.guest, seconds)

    def wait_s(self) -> float:
        """Return the seconds after which the caller may ask for more; 0 for now."""
        by = caller.get()
        return max(self._addresses.owed_s(by.address), self._guests.owed_s(by.guest))

    def check(self) -> None:
        """Refused if the caller has taken too much of late."""
        if wait_s := self.wait_s():
            raise refuse("live-too-costly", retry_after=ceil(wait_s))
