"""The queue for agents: one thought of each host in turn, and of one host's the one that has waited longest."""

import asyncio
from collections.abc import Callable

from theomachy.server.agents.queue import FairQueue, Ticket


def story(tell: Callable[[], None]) -> None:
    """Tickets need a loop around them."""

    async def run() -> None:
        tell()

    asyncio.run(run())


def queue_of(hosts: str) -> tuple[FairQueue[str], dict[str, Ticket[str]], dict[str, list[int]]]:
    """Tickets of hosts in the order in which they came: "aab" are a1, a2, b1. And the places each is told."""
    queue, tickets, told = FairQueue[str](), dict[str, Ticket[str]](), dict[str, list[int]]()
    for at, host in enumerate(hosts):
        name = f"{host}{hosts[: at + 1].count(host)}"
        told[name] = []
        tickets[name] = Ticket[str](host, lambda place, share=1.0, name=name: told[name].append(place))
        queue.add(tickets[name])
    return queue, tickets, told


def served(queue: FairQueue[str], tickets: dict[str, Ticket[str]]) -> str:
    """All of them in the order of their turns."""
    names = {id(ticket): name for name, ticket in tickets.items()}
    turns = []
    while (ticket := queue.next()) is not None:
        turns.append(names[id(ticket)])
    return " ".join(turns)


def test_hosts_take_turns():
    def tell() -> None:
        queue, tickets, _ = queue_of("aaaabcb")
        ordered = [name for ticket in queue.order() for name, other in tickets.items() if other is ticket]
        assert " ".join(ordered) == "a1 b1 c1 a2 b2 a3 a4"
        assert served(queue, tickets) == "a1 b1 c1 a2 b2 a3 a4"

    story(tell)


def test_whoever_had_a_turn_comes_last():
    """A host with many tables and one with a single table: each gets every other turn."""

    def tell() -> None:
        queue, tickets, _ = queue_of("aaab")
        assert queue.next() is tickets["a1"]
        assert queue.next() is tickets["b1"]
        queue.add(tickets["b1"])
        assert queue.next() is tickets["a2"]
        assert queue.next() is tickets["b1"]
        assert served(queue, tickets) == "a3"

    story(tell)


def test_a_place_is_told_when_it_changes():
    def tell() -> None:
        queue, tickets, told = queue_of("aab")
        queue.tell_places()
        queue.tell_places()
        queue.remove(tickets["b1"])
        queue.remove(tickets["b1"])
        queue.tell_places()
        queue.next()
        queue.tell_places()
        assert told == {"a1": [1], "a2": [3, 2, 1], "b1": [2]}

    story(tell)
