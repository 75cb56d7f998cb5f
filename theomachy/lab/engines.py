"""What plays the games of a study: processes of this machine, or those of a Ray cluster."""

import os
from collections.abc import Callable, Generator, Iterable
from typing import TypeAlias

from theomachy.lab.crew import spread
from theomachy.lab.parts import need
from theomachy.lab.rows import Row
from theomachy.lab.worker import Player

ENGINES = ("local", "ray")
LOOPBACK_ONLY = ("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
"""Read when Ray is loaded: nobody but this machine reaches a cluster that is made of it."""

Engine: TypeAlias = Callable[[Player, Iterable[int]], Generator[list[Row], None, None]]
"""Plays games by their numbers; rows come some at a time, in any order."""


def local(workers: int) -> Engine:
    """Processes of this machine. A changed game needs processes that have not read it yet."""

    def play(player: Player, numbers: Iterable[int]) -> Generator[list[Row], None, None]:
        return spread(player, numbers, workers, fresh=bool(player.change))

    return play


def ray_cluster(address: str | None, workers: int | None) -> Engine:
    """Actors on a Ray cluster, as many as it has cores unless it is said how many; without an address one is made of
    this machine. Refused if Ray is not installed or no cluster is there."""
    need("ray", extra="ray")
    if address is None:
        os.environ.setdefault(*LOOPBACK_ONLY)
    from theomachy.lab import cluster

    cluster.connect(address, workers)
    return lambda player, numbers: cluster.play(player, numbers, workers)
