"""How the server bears load: CPU an answer, times, memory.

    make evidence         (python -m bench.load [--short] [matches-80 matches-150 onlookers idle owls memory …])

A server for each measure, on loopback; the players are in this process. CPU is that of the processes that serve, and of
database and Redis apart from them; it counts more than times where others use the machine. Fails above a bar, except in
the short form, which only shows that the bench works.

Measures of many processes are named by what they stand on: `300-sqlite-1` and `300-sqlite-2` are 300 matches on one and
two processes over SQLite, `300-postgres-…` the same over PostgreSQL and Redis, `crowd-…` a thousand onlookers.
"""

import asyncio
import gc
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Literal, NamedTuple

from bench.load import measures
from bench.load.machine import allow_many_files, machine, wait_until_idle
from tests.server.engines import Postgres, Redis
from tests.server.processes import THEOMACHY, Ground, start_script

AGENT_WORKERS = 2
Measure = Callable[[measures.Server], Coroutine[Any, Any, measures.Figures]]


class Forms(NamedTuple):
    """A measure as it counts, and in a few seconds, to see that it works; and what its server stands on."""

    long: Measure
    short: Measure
    workers: int = 1
    engine: Literal["sqlite", "postgres"] = "sqlite"

    @property
    def beyond_a_server(self) -> bool:
        """Whether it is about what a server stands on."""
        return self.workers > 1 or self.engine != "sqlite"


def many(engine: Literal["sqlite", "postgres"]) -> dict[str, Forms]:
    """What is measured of several processes."""
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
    **many("sqlite"),
    **many("postgres"),
}


def measure(name: str, *, short: bool) -> measures.Figures:
    """One of them, with a server of its own."""
    forms = MEASURES[name]
    with TemporaryDirectory() as folder, standing(forms) as (ground, beside):
        process = ground.server(Path(folder), partial(start_script, THEOMACHY), AGENT_WORKERS)
        try:
            for pid in process.servers():
                wait_until_idle(pid)
            server = measures.Server(process.address, process.servers(), {**beside, **process.hub()})
            return asyncio.run((forms.short if short else forms.long)(server))
        finally:
            process.stop()


@contextmanager
def standing(forms: Forms) -> Iterator[tuple[Ground, dict[str, int]]]:
    """What a server stands on, and the processes of that."""
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
