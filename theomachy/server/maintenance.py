"""What a host does by hand: tidy up, make a copy, put one back, move to another database. Each from the name of a file
or a URL."""

import asyncio
from collections.abc import Generator, Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import TypeVar

from theomachy.hosting.memory import PlainClock
from theomachy.kernel import Message, refuse
from theomachy.presentation.text import Verbatim
from theomachy.server.db import backup as copies
from theomachy.server.db import moves
from theomachy.server.db.connections import is_sqlite_url, shown
from theomachy.server.db.copying import Progress
from theomachy.server.db.retention import Retention
from theomachy.server.db.store import SqlStore
from theomachy.server.housekeeping import tidy as tidy_up
from theomachy.server.serving import database
from theomachy.server.settings import Keeping

TELL_EVERY_S = 2.0


def tidy(data: str, keep: Keeping, *, dry_run: bool) -> list[Message]:
    """Delete what is too old, or say what would be."""
    url = database(data)
    if is_sqlite_url(url) and not copies.file_of(url).is_file():
        raise refuse("backup-no-data", file=str(copies.file_of(url)))
    return asyncio.run(_tidy(url, keep, dry_run=dry_run))


async def _tidy(url: str, keep: Keeping, *, dry_run: bool) -> list[Message]:
    store, clock = SqlStore(url), PlainClock()
    kept = Retention(store.database)
    try:
        await store.open()
        outdated = await kept.outdated(keep, clock.now())
        messages = [Message("tidy-found", args={"matches": outdated.matches, "guests": outdated.guests})]
        if not dry_run:
            done = await tidy_up(kept, keep, clock.now(), clock)
            messages = [Message("tidy-done", args={"matches": done.matches, "guests": done.guests})]
        return messages
    finally:
        await store.close()


def backup(data: str, copy: Path, *, force: bool) -> Iterator[Message]:
    url = database(data, make=False)
    if is_sqlite_url(url):
        copies.backup(copies.file_of(url), copy, force=force)
    else:
        yield from _told(moves.backup(url, copy, force=force))
    yield Message("backup-made", args={"file": Verbatim(copy)})


def restore(copy: Path, data: str) -> Iterator[Message]:
    url, now = database(data, make=False), datetime.now(UTC)
    if is_sqlite_url(url):
        old = copies.restore(copy, copies.file_of(url), now)
    else:
        old = yield from _told(moves.restore(copy, url, now))
    yield Message("restore-done", args={"file": shown_place(url)})
    if old is not None:
        yield Message("restore-old", args={"file": Verbatim(old)})


def move(source: str, target: str) -> Iterator[Message]:
    """All matches of one database into another, and what to do then."""
    old, new = database(source), database(target)
    yield from _told(moves.move(old, new))
    yield Message("move-done", args={"source": shown_place(old), "target": shown_place(new)})


R = TypeVar("R")


def _told(progress: Generator[Progress, None, R]) -> Generator[Message, None, R]:
    """How far it has come, every now and then."""
    told_at = monotonic()
    while True:
        try:
            table, rows, total = next(progress)
        except StopIteration as end:
            result: R = end.value
            return result
        if rows == total or monotonic() - told_at > TELL_EVERY_S:
            told_at = monotonic()
            yield Message("move-rows", args={"table": Verbatim(table), "rows": rows, "total": total})


def shown_place(url: str) -> Verbatim:
    """Say where a database is: a file by its name, any other by its URL without what opens it."""
    return Verbatim(copies.file_of(url) if is_sqlite_url(url) else shown(url))
