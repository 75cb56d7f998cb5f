"""Load on the server: CPU for an answer, times, memory.

    make evidence         (python -m bench.load [--short] [matches-80 matches-150 onlookers idle owls memory attacks …])

Each measure has a server of its own, on loopback; the players are in this process. CPU is that of the processes that
serve, and separately that of database and Redis; it counts more than times where others use the machine. Fails above a
bar, except in the short form, which only shows that the bench works.

Measures of many processes are named by their stores: `300-sqlite-1` and `300-sqlite-2` are 300 matches on one and two
processes over SQLite, `300-postgres-…` are 300 over PostgreSQL and Redis, and `crowd-…` is a thousand onlookers.
"""

import asyncio
import gc
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

from bench.load import measures
from bench.load.attacks import attacks
from bench.load.machine import allow_many_files, machine, wait_until_idle
from tests.server.engines import Postgres, Redis
from tests.server.processes import PLENTY, THEOMACHY, Ground, start_script
from theomachy.server.settings import Limits

AGENT_WORKERS = 2
USUAL: dict[str, int] = {name: getattr(Limits(), name) for name in PLENTY}
"""Limits of a host that sets none itself."""
Measure = Callable[[measures.Server], Coroutine[Any, Any, measures.Figures]]


class Forms(NamedTuple):
    """A measure in full, its short form that only shows that it works, and the stores of its server."""

    long: Measure
    short: Measure
    workers: int = 1
    engine: Literal["sqlite", "postgres"] = "sqlite"
    limits: Mapping[str, int] = MappingProxyType({})
    """Limits of the server that differ from those of tests, which allow anything."""

    @property
    def beyond_a_server(self) -> bool:
        """True if the measure needs another server than that of the tests."""
        return self.workers > 1 or self.engine != "sqlite" or bool(self.limits)


def many(engine: Literal["sqlite", "postgres"]) -> dict[str, Forms]:
    """Return the measures of several processes, by name."""
    matches = partial(measures.matches, number=300), partial(measures.matches, number=3, seconds=0.5, pause_s=0.1)
    crowd = partial(measures.onlookers, number=1000, others=100)
    return {
        **{f"300-{engine}-{workers}": Forms(*matches, workers, engine) for workers in (1, 2)},
        f"crowd-{engine}-2": Forms(crowd, partial(measures.onlookers, number=10, others=2, seconds=0.5), 2, engine),
    }


MEASURES = {
    "matches-80": Forms(
        partial(measures.matches, number=80), partial(measures.matches, number=2, seconds=0.5, pause_s=0.1)
    ),
    "matches-150": Forms(measures.matches, partial(measures.matches, number=3, seconds=0.5, pause_s=0.1)),
    "onlookers": Forms(measures.onlookers, partial(measures.onlookers, number=10, others=2, seconds=0.5)),
    "idle": Forms(measures.idle, partial(measures.idle, number=20, seconds=0.2)),
    "owls": Forms(measures.owls, partial(measures.owls, number=2, level="captain", seconds=1)),
    "memory": Forms(measures.memory, partial(measures.memory, number=2, seconds=1)),
    "attacks": Forms(attacks, partial(attacks, seconds=3, records=2, preset="standard"), limits=USUAL),
    **many("sqlite"),
    **many("postgres"),
}


def measure(name: str, *, short: bool) -> measures.Figures:
    """Run a measure with a server of its own."""
    forms = MEASURES[name]
    with TemporaryDirectory() as folder, standing(forms) as (ground, beside):
        process = ground.server(Path(folder), partial(start_script, THEOMACHY), AGENT_WORKERS, **forms.limits)
        try:
            for pid in process.servers():
                wait_until_idle(pid)
            server = measures.Server(process.address, process.servers(), {**beside, **process.hub()})
            return asyncio.run((forms.short if short else forms.long)(server))
        finally:
            if process.process.runs():
                process.stop()


@contextmanager
def standing(forms: Forms) -> Iterator[tuple[Ground, dict[str, int]]]:
    """Yield the stores of a server, and the ids of their processes by name."""
    if forms.engine == "sqlite":
        yield Ground(forms.workers), {}
        return
    postgres, redis = Postgres(safe=True), Redis()
    try:
        yield Ground(forms.workers, redis.url, postgres), {"PostgreSQL": postgres.pid, "Redis": redis.pid}
    finally:
        redis.close()
        postgres.close()


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser(prog="python -m bench.load")
    parser.add_argument("names", nargs="*", metavar="MEASURE", help=", ".join(MEASURES))
    parser.add_argument("--short", action="store_true", help="only show within seconds that each measure works")
    given = parser.parse_args(arguments)
    for name in given.names:
        if name not in MEASURES:
            parser.error(f"no measure {name!r}; there are {', '.join(MEASURES)}")
    allow_many_files()
    gc.disable()  # pauses of this process would be taken for those of the server
    print(machine())
    held = [told(name, short=given.short) for name in given.names or MEASURES]
    return 0 if given.short or all(held) else 1


def told(name: str, *, short: bool) -> bool:
    """Run a measure and print its figures. Return True if all bars held."""
    began = process_time()
    figures = measure(name, short=short)
    print(f"{figures}\n  CPU of the players, s: {process_time() - began:.1f}", flush=True)
    return figures.held


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
