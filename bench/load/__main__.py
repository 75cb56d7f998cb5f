"""How the server bears load: CPU an answer, times, memory.

    make evidence         (python -m bench.load [--short] [matches-80 matches-150 onlookers idle owls memory])

A server process for each measure, on loopback; the players are in this process. CPU is that of the server process
alone, and counts more than times where others use the machine. Fails above a bar, except in the short form, which only
shows that the bench works.
"""

import asyncio
import sys
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from bench.load import measures
from bench.load.machine import allow_many_files, machine, wait_until_idle
from tests.server.kit import THEOMACHY, start_script
from tests.server.kit import Server as Process

AGENT_WORKERS = 2
Measure = Callable[[measures.Server], Coroutine[Any, Any, measures.Figures]]

MEASURES: dict[str, tuple[Measure, Measure]] = {
    "matches-80": (partial(measures.matches, number=80), partial(measures.matches, number=2, seconds=1, pause_s=0.2)),
    "matches-150": (measures.matches, partial(measures.matches, number=3, seconds=1, pause_s=0.1)),
    "onlookers": (measures.onlookers, partial(measures.onlookers, number=10, others=2, seconds=3)),
    "idle": (measures.idle, partial(measures.idle, number=20, seconds=0.5)),
    "owls": (measures.owls, partial(measures.owls, number=2, level="captain", seconds=5)),
    "memory": (measures.memory, partial(measures.memory, number=2, seconds=3)),
}
"""By name: the measure itself, and its short form."""


def measure(name: str, *, short: bool) -> measures.Figures:
    """One of them, with a server of its own."""
    with TemporaryDirectory() as folder:
        process = Process(Path(folder), partial(start_script, THEOMACHY), AGENT_WORKERS)
        try:
            wait_until_idle(process.pid)
            return asyncio.run(MEASURES[name][short](measures.Server(process.address, process.pid)))
        finally:
            process.stop()


def main(arguments: list[str]) -> int:
    short = "--short" in arguments
    names = [name for name in arguments if name in MEASURES] or list(MEASURES)
    allow_many_files()
    print(machine())
    held = True
    for name in names:
        began = process_time()
        figures = measure(name, short=short)
        print(f"{figures}\n  CPU of the players, s: {process_time() - began:.1f}", flush=True)
        held = held and figures.held
    return 0 if short or held else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
