"""Speed of a study on more processes, and the cost of a cluster.

    python -m bench.lab              a Scathe study between greedy players, by one process and by two
    python -m bench.lab --ray        … and by two of a Ray cluster on this machine
    python -m bench.lab --games 400

The ways to play take turns, block by block, so that other work on the machine slows all of them alike. Prints games a
second, and the CPU time of a game on all processors together, which is the only figure that counts on a busy machine.
Two processes cannot be better than twice the cost of one over the cost of two.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage
from time import perf_counter

from theomachy.lab.changes import versions_by_change
from theomachy.lab.engines import Engine, local, ray_cluster
from theomachy.lab.journal import Head
from theomachy.lab.play import play_study
from theomachy.lab.study import Cell, Source, Study

BLOCKS = 4
DEEP = 5
"""Generations of processes below this one whose CPU time is counted."""


TICKS = os.sysconf("SC_CLK_TCK")


def processor_s() -> float:
    """Return the CPU seconds of this process, of its ended children and of all living processes below it."""
    spent = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
    below, own = 0.0, {os.getpid()}
    for _ in range(DEEP):
        for stat in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                fields = stat.read_text().rpartition(")")[2].split()
                if int(fields[1]) in own and int(stat.parent.name) not in own:
                    own.add(int(stat.parent.name))
                    below += sum(map(int, fields[11:15])) / TICKS
    return below + sum(usage.ru_utime + usage.ru_stime for usage in spent)


ENGINES: dict[str, Callable[[], Engine]] = {
    "one process": lambda: local(1),
    "two processes": lambda: local(2),
    "two of a cluster": lambda: ray_cluster(None, 2),
}


def play(games: int, block: int, way: str) -> None:
    """Print the seconds and the CPU seconds that a block of games took, without those of starting up."""
    cell = Cell(Source("random", preset="random"), ("greedy", "greedy"))
    study = Study("scathe", (cell,), games, seed=block)
    head, engine = Head(study, versions_by_change(study)), ENGINES[way]()
    start, spent = perf_counter(), processor_s()
    played = sum(len(rows) for rows in play_study(head, engine))
    assert played == games
    print(perf_counter() - start, processor_s() - spent)


def measured(games: int, block: int, way: str) -> list[float]:
    """Play a block of games in a new process, since a process that used a cluster should not fork."""
    command = [sys.executable, "-m", "bench.lab", "--games", str(games), "--block", str(block), "--way", way]
    return [float(figure) for figure in subprocess.check_output(command, text=True).split()[-2:]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="number of games for each way to play")
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--way", choices=ENGINES, help=argparse.SUPPRESS)
    parser.add_argument("--block", type=int, default=0, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.way:
        play(asked.games, asked.block, asked.way)
        return
    games = 2 * (asked.games // BLOCKS // 2)
    ways = [way for way in ENGINES if asked.ray or "cluster" not in way]
    totals = {way: [0.0, 0.0] for way in ways}
    for block in range(BLOCKS):
        for way in ways:
            totals[way] = [sum(pair) for pair in zip(totals[way], measured(games, block, way), strict=True)]
    for way, (seconds, spent) in totals.items():
        cost = 1000 * spent / games / BLOCKS
        print(f"{way}: {games * BLOCKS / seconds:.1f} games a second; {cost:.0f} ms of processors a game")


if __name__ == "__main__":
    main()
