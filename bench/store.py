"""What it costs to write an answer down: CPU an entry and entries a second, by one writer and by many at once.

`python -m bench.store [FOLDER]`: a fresh database in FOLDER, or wherever temporary files lie. Entries as Scathe writes
them, each of them on the disk before the next of its match.
"""

import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from theomachy.hosting.entries import Change, ChronicleEdit, Entry
from theomachy.hosting.matchmaking import NewMatch, agree
from theomachy.kernel import Event
from theomachy.server.db.store import SqlStore
from theomachy.server.serving import database

ENTRIES = 2000
"""Altogether, however many write."""
TOLD = [Event("scathe-attacks", "SC-ATT-01", {"piece": "knight", "target": "mage", "n": n}) for n in range(3)]


def change(number: int) -> Change:
    return Change(Entry("answer", 0, f"attack:{number}"), ChronicleEdit(number * 3, TOLD), [], "4 5 6")


async def write(store: SqlStore, match: str, entries: int) -> None:
    for number in range(1, entries + 1):
        await store.append(match, number, change(number), None, None)


async def lay(store: SqlStore) -> str:
    laid = agree(NewMatch("scathe", ["me", "me"]), "host", datetime.now(UTC))
    await store.add(*laid)
    return laid.match.id


async def measure(store: SqlStore, writers: int) -> str:
    matches = [await lay(store) for _ in range(writers)]
    began, burnt = perf_counter(), process_time()
    await asyncio.gather(*(write(store, match, ENTRIES // writers) for match in matches))
    took, burnt = perf_counter() - began, process_time() - burnt
    return f"{writers:4} writers  {burnt / ENTRIES * 1e6:6.0f} us CPU an entry  {ENTRIES / took:7.0f} entries a second"


async def main(folder: Path) -> None:
    store = SqlStore(database(str(folder / "bench.db")))
    await store.open()
    for writers in (1, 10, 100):
        print(await measure(store, writers))
    await store.close()


if __name__ == "__main__":
    with TemporaryDirectory(dir=sys.argv[1] if len(sys.argv) > 1 else None) as folder:
        asyncio.run(main(Path(folder)))
