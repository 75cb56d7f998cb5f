"""Studies on a Ray cluster: numbers go there, rows come back.

Each process of the cluster is an actor that plays a few games at a time. An actor that is lost, alone or with its node,
is replaced where there is room, and another actor plays its unfinished games again.
"""

import os
import re
import socket
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from itertools import chain, islice
from time import monotonic, perf_counter
from typing import Any, NamedTuple

from theomachy.kernel import Reason, Refused, refuse
from theomachy.lab.rows import Row
from theomachy.lab.worker import Player
from theomachy.lab.workers import MAX_TRIES

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # read when Ray is loaded: nothing leaves the machine

import ray
from ray.exceptions import RayError

HOME = "127.0.0.1"
_PLACE = re.compile(r"([^/]+):(\d{1,5})")
CONNECT_S = 5.0
CHUNK_S = 0.5
"""The time in seconds that a chunk of games should keep an actor busy."""
PATIENCE_S = 60.0
"""The time in seconds after which a cluster without any actor is given up."""
LOOK_S = 1.0
"""The time in seconds to wait for rows before checking whether any actor is left."""
AHEAD = 2
"""Chunks that an actor has at hand, so that it never waits for the next."""


def connect(address: str | None, workers: int | None) -> None:
    """Connect to a cluster, or make one of this machine; raise Refused if that fails."""
    if ray.is_initialized():
        return
    if address is not None and (place := _PLACE.fullmatch(address)):
        try:
            socket.create_connection((place[1], int(place[2])), CONNECT_S).close()
        except OSError as error:  # Ray itself would ask again for minutes
            raise refuse("lab-no-cluster", address=address, why=error.strerror or str(error)) from None
    quiet = {"logging_level": "ERROR", "log_to_driver": False}
    try:
        if address is None:
            ray.init(num_cpus=workers, include_dashboard=False, _node_ip_address=HOME, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, RayError, RuntimeError, ValueError) as error:
        raise refuse("lab-no-cluster", address=str(address), why=str(error).splitlines()[0]) from None


class Actor:
    """A player in a process of the cluster, which returns refusals as reasons."""

    def __init__(self, player: Player) -> None:
        self.player = player

    def begin(self) -> Reason | None:
        """Return the reason why the player cannot play here; None if it can."""
        try:
            self.player.begin()
        except Refused as no:
            return no.reason
        return None

    def play(self, numbers: list[int]) -> tuple[float, list[Row] | Reason]:
        """Play some games; return the seconds that they took, and their rows or the reason for a refusal."""
        start = perf_counter()
        try:
            rows = [self.player(number) for number in numbers]
        except Refused as no:
            return 0.0, no.reason
        return perf_counter() - start, rows


class Chunk(NamedTuple):
    numbers: list[int]
    tries: int = 1


class Hand:
    """An actor of the cluster, seen from the process that hands out games."""

    def __init__(self, player: Player) -> None:
        self.actor: Any = ray.remote(Actor).options(num_cpus=1, max_restarts=0).remote(player)
        self.size = 1
        """Games that it gets at once; grows while they are quickly played."""
        self.busy = 0
        """Chunks that it has at hand."""


class Team:
    """All actors of a study that play with one change."""

    def __init__(self, player: Player, numbers: Iterator[int], workers: int) -> None:
        self.player, self.numbers = player, numbers
        self.again: deque[Chunk] = deque()
        self.hands: set[Hand] = set()
        self.coming: dict[Any, Hand] = {}
        """The actors that are not ready yet, by the reference to their first answer."""
        self.sent: dict[Any, tuple[Hand, Chunk]] = {}
        self.seen = monotonic()
        """The time at which an actor was last ready, in seconds of the monotonic clock."""
        for _ in range(workers):
            self._hire()

    def rows(self) -> Generator[list[Row], None, None]:
        while self._hand_out() or self.sent:
            done, _ = ray.wait([*self.sent, *self.coming], num_returns=1, timeout=LOOK_S)
            for ref in done:
                if ref in self.coming:
                    self._welcome(ref)
                elif ref in self.sent and (rows := self._receive(ref)):
                    yield rows
            if self.hands:
                self.seen = monotonic()
            elif monotonic() - self.seen > PATIENCE_S:
                raise refuse("lab-nodes-gone")

    def close(self) -> None:
        for hand in (*self.hands, *self.coming.values()):
            ray.kill(hand.actor)

    def _hire(self) -> None:
        hand = Hand(self.player)
        self.coming[hand.actor.begin.remote()] = hand

    def _welcome(self, ref: Any) -> None:
        hand = self.coming.pop(ref)
        try:
            why = ray.get(ref)
        except RayError:
            self._hire()
            return
        if why is not None:
            raise Refused(why)
        self.hands.add(hand)

    def _hand_out(self) -> bool:
        """Fill the queues of all ready actors; return False if no games were left to hand out."""
        for hand in self.hands:
            while hand.busy < AHEAD:
                chunk = self.again.popleft() if self.again else Chunk(list(islice(self.numbers, hand.size)))
                if not chunk.numbers:
                    return False
                self.sent[hand.actor.play.remote(chunk.numbers)] = hand, chunk
                hand.busy += 1
        return True

    def _receive(self, ref: Any) -> list[Row]:
        hand, chunk = self.sent.pop(ref)
        try:
            seconds, answer = ray.get(ref)
        except RayError as error:
            if not isinstance(error, ray.exceptions.RayActorError | ray.exceptions.ObjectLostError):
                raise
            self._lost(hand, chunk)
            return []
        if isinstance(answer, Reason):
            raise Refused(answer)
        hand.busy -= 1
        hand.size = max(1, min(2 * hand.size, int(CHUNK_S * len(answer) / (seconds or CHUNK_S))))
        return list(answer)

    def _lost(self, hand: Hand, chunk: Chunk) -> None:
        """Queue the chunk of a lost actor again, and hire another actor, which starts when there is room."""
        if chunk.tries == MAX_TRIES:
            raise refuse("sim-worker-ended")
        self.again.append(chunk._replace(tries=chunk.tries + 1))
        if hand in self.hands:
            self.hands.remove(hand)
            self._hire()


def play(player: Player, numbers: Iterable[int], workers: int | None) -> Generator[list[Row], None, None]:
    """Yield the rows of some games, played by `workers` actors, or by one actor for each core of the cluster."""
    waiting = iter(numbers)
    first = list(islice(waiting, 1))
    if not first:
        return
    team = Team(player, chain(first, waiting), workers or max(1, int(ray.cluster_resources().get("CPU", 1))))
    try:
        yield from team.rows()
    finally:
        team.close()
