"""Engines that play the games of a study: processes of this machine, or those of a Ray cluster."""

import os
from collections.abc import Callable, Generator, Iterable
from typing import TypeAlias

from theomachy.lab.extras import need
from theomachy.lab.rows import Row
from theomachy.lab.worker import Player
from theomachy.lab.workers import spread

ENGINES = ("local", "ray")
LOOPBACK_ONLY = ("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
"""Environment variable and value that keep a cluster of Ray to this machine; Ray reads it when it is loaded."""

Engine: TypeAlias = Callable[[Player, Iterable[int]], Generator[list[Row], None, None]]
"""Plays games by their numbers; rows come some at a time, in any order."""


def local(workers: int) -> Engine:
    """Return an engine of processes on this machine; a changed game gets processes that have not loaded it yet."""

    def play(player: Player, numbers: Iterable[int]) -> Generator[list[Row], None, None]:
        return spread(player, numbers, workers, fresh=bool(player.change))

    return play


def ray_cluster(address: str | None, workers: int | None) -> Engine:
    """Return an engine of actors on a Ray cluster: `workers` of them, or one for each of its cores.

    Without an address, a cluster is made of this machine. Raise Refused if Ray is not installed or no cluster is there.
    """
    need("ray", extra="ray")
    if address is None:
        os.environ.setdefault(*LOOPBACK_ONLY)
    from theomachy.lab import cluster

    cluster.connect(address, workers)
    return lambda player, numbers: cluster.play(player, numbers, workers)
