"""How the server bears load: CPU an answer, times, memory.

    make evidence         (python -m bench.load [--short] [matches-80 matches-150 onlookers idle owls memory])

A server process for each measure, on loopback; the players are in this process. CPU is that of the server process
alone, and counts more than times where others use the machine. Fails above a bar, except in the short form, which only
shows that the bench works.
"""

import asyncio
import gc
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, NamedTuple

from bench.load import measures
from bench.load.machine import allow_many_files, machine, wait_until_idle
from tests.server.kit import THEOMACHY, start_script
from tests.server.kit import Server as Process

AGENT_WORKERS = 2
Measure = Callable[[measures.Server], Coroutine[Any, Any, measures.Figures]]


class Forms(NamedTuple):
    """A measure as it counts, and in a few seconds, to see that it works."""

    long: Measure
    short: Measure


MEASURES = {
    "matches-80": Forms(
        partial(measures.matches, number=80), partial(measures.matches, number=2, seconds=0.5, pause_s=0.1)
    ),
    "matches-150": Forms(measures.matches, partial(measures.matches, number=3, seconds=0.5, pause_s=0.1)),
    "onlookers": Forms(measures.onlookers, partial(measures.onlookers, number=10, others=2, seconds=0.5)),
    "idle": Forms(measures.idle, partial(measures.idle, number=20, seconds=0.2)),
    "owls": Forms(measures.owls, partial(measures.owls, number=2, level="captain", seconds=1)),
    "memory": Forms(measures.memory, partial(measures.memory, number=2, seconds=1)),
}


def measure(name: str, *, short: bool) -> measures.Figures:
    """One of them, with a server of its own."""
    run = MEASURES[name].short if short else MEASURES[name].long
    with TemporaryDirectory() as folder:
        process = Process(Path(folder), partial(start_script, THEOMACHY), AGENT_WORKERS)
        try:
            wait_until_idle(process.pid)
            return asyncio.run(run(measures.Server(process.address, process.pid)))
        finally:
            process.stop()


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(prog="python -m bench.load")
    parser.add_argument("names", nargs="*", metavar="MEASURE", help=", ".join(MEASURES))
    parser.add_argument("--short", action="store_true", help="in seconds, to see that it works")
    given = parser.parse_args(arguments)
    for name in given.names:
        if name not in MEASURES:
            parser.error(f"no measure {name!r}; there are {', '.join(MEASURES)}")
    allow_many_files()
    gc.disable()  # pauses of the players' process would be taken for the server's
    print(machine())
    held = [told(name, short=given.short) for name in given.names or MEASURES]
    return 0 if given.short or all(held) else 1


def told(name: str, *, short: bool) -> bool:
    """Measure, and print what was found; whether it held."""
    began = process_time()
    figures = measure(name, short=short)
    print(f"{figures}\n  CPU of the players, s: {process_time() - began:.1f}", flush=True)
    return figures.held


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
