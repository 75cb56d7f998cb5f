"""Who waits for a process to think for them, in the order of their turns.

Fair between those who set the tables up: one thought of each host, round and round, and of one host's tables the one
that has waited longest. So a host with thirty tables waits for themselves, and nobody else for them.
"""

import asyncio
from collections import deque
from itertools import zip_longest
from time import monotonic
from typing import Generic, TypeVar

from theomachy.hosting.ports import Waits

T = TypeVar("T")


class Ticket(Generic[T]):
    """A thought's place in the queue, and how long it would take; what they wait for comes in `turn`, or None if they
    wait in vain."""

    def __init__(self, host: str, waits: Waits, seconds: float = 0.0) -> None:
        self.host, self.waits, self.seconds = host, waits, seconds
        self.turn: asyncio.Future[T | None] = asyncio.get_running_loop().create_future()
        self.place: int | None = None
        self.since_s = monotonic()

    def move_to(self, place: int) -> None:
        """Only a change is told."""
        if place != self.place:
            self.place = place
            self.waits(place)

    def take(self, turn: T, share: float) -> None:
        """It is their turn, with a share of the time that they would take."""
        self.share = share
        self.turn.set_result(turn)
        self.waits(0, share)


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._hosts: dict[str, deque[Ticket[T]]] = {}
        """by host, whose turn comes next first; a host with nobody in the queue is not here"""

    def add(self, ticket: Ticket[T]) -> None:
        self._hosts.setdefault(ticket.host, deque()).append(ticket)

    def remove(self, ticket: Ticket[T]) -> None:
        """Nothing happens if it has left already."""
        tickets = self._hosts.get(ticket.host, deque())
        if ticket in tickets:
            tickets.remove(ticket)
        if not tickets:
            self._hosts.pop(ticket.host, None)

    def next(self) -> Ticket[T] | None:
        """Whose turn it is: they leave the queue, and their host comes last."""
        if not self._hosts:
            return None
        host, tickets = next(iter(self._hosts.items()))
        ticket = tickets.popleft()
        del self._hosts[host]
        if tickets:
            self._hosts[host] = tickets
        return ticket

    def order(self) -> list[Ticket[T]]:
        """Everybody, in the order of their turns."""
        rounds = zip_longest(*self._hosts.values())
        return [ticket for round in rounds for ticket in round if ticket is not None]

    def tell_places(self) -> None:
        for place, ticket in enumerate(self.order(), 1):
            ticket.move_to(place)
