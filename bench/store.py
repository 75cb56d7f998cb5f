"""Cost of writing an answer down: CPU of an entry and entries a second, by one writer and by many at once.

    python -m bench.store [FOLDER]

It uses a fresh database in FOLDER, or in the folder for temporary files. Entries are like those of Scathe, and each of
them is on the disk before the next of its match.
"""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bench.usage import helped
from theomachy.hosting.entries import Change, ChronicleEdit, Entry
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.hosting.store import logs, matches
from theomachy.kernel import Event
from theomachy.server.db.store import SqlStore
from theomachy.server.serving import database

ENTRIES = 2000
"""Entries of all writers together."""
BUSY_MATCHES, BUSY_ENTRIES, WORK_S = 50, 10, 0.004
TOLD = [Event("scathe-attacks", "SC-ATT-01", {"piece": "knight", "target": "mage", "n": n}) for n in range(3)]


def change(number: int) -> Change:
    return Change(Entry("answer", 0, f"attack:{number}"), ChronicleEdit(number * 3, TOLD), [], "4 5 6")


async def write(store: SqlStore, match: str, entries: int) -> None:
    for number in range(1, entries + 1):
        await logs.append(store, match, number, change(number), datetime.now(UTC))


async def lay(store: SqlStore) -> str:
    laid = agree(NewMatch("scathe", ["me", "me"]), "host", datetime.now(UTC))
    await matches.add(store, *laid)
    return laid.match.id


async def measure(store: SqlStore, writers: int) -> str:
    tables = [await lay(store) for _ in range(writers)]
    began, burnt = perf_counter(), process_time()
    await asyncio.gather(*(write(store, match, ENTRIES // writers) for match in tables))
    took, burnt = perf_counter() - began, process_time() - burnt
    return f"{writers:4} writers  {burnt / ENTRIES * 1e6:6.0f} us CPU an entry  {ENTRIES / took:7.0f} entries a second"


async def beside_work(store: SqlStore) -> str:
    """Measure how long an entry waits while the event loop is busy half of the time, as in a loaded server."""
    tables, waits = [await lay(store) for _ in range(BUSY_MATCHES)], list[float]()

    async def play(match: str, delay: float) -> None:
        await asyncio.sleep(delay)
        for number in range(1, BUSY_ENTRIES + 1):
            work()
            began = perf_counter()
            await logs.append(store, match, number, change(number), datetime.now(UTC))
            waits.append(perf_counter() - began)
            await asyncio.sleep(BUSY_MATCHES * 2 * WORK_S)

    await asyncio.gather(*(play(match, n * 2 * WORK_S) for n, match in enumerate(tables)))
    p50, p99 = (sorted(waits)[int(len(waits) * part)] * 1000 for part in (0.5, 0.99))
    return f"beside a busy loop: p50 {p50:.1f} ms, p99 {p99:.1f} ms"


def work() -> None:
    until = perf_counter() + WORK_S
    while perf_counter() < until:
        pass


async def main(folder: Path) -> None:
    store = SqlStore(database(str(folder / "bench.db")))
    await store.open()
    for writers in (1, 10, 100):
        print(await measure(store, writers))
    print(await beside_work(store))
    await store.close()


if __name__ == "__main__":
    helped(__doc__, sys.argv[1:])
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        asyncio.run(main(Path(folder)))
