"""What a host does by hand: tidy up, make a copy, put one back. Each from the name of a file or a URL."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from theomachy.hosting.memory import PlainClock
from theomachy.kernel import Message, refuse
from theomachy.presentation.text import Verbatim
from theomachy.server.db import backup as copies
from theomachy.server.db.connections import is_sqlite_url
from theomachy.server.db.store import SqlStore
from theomachy.server.housekeeping import tidy as tidy_up
from theomachy.server.serving import database
from theomachy.server.settings import Keeping


def tidy(data: str, keep: Keeping, *, dry_run: bool) -> list[Message]:
    """Delete what is too old, or say what would be."""
    url = database(data)
    if is_sqlite_url(url) and not copies.file_of(url, "").is_file():
        raise refuse("backup-no-data", file=data)
    return asyncio.run(_tidy(url, keep, dry_run=dry_run))


async def _tidy(url: str, keep: Keeping, *, dry_run: bool) -> list[Message]:
    store, clock = SqlStore(url), PlainClock()
    try:
        await store.open()
        outdated = await store.outdated(keep, clock.now())
        messages = [Message("tidy-found", args={"matches": outdated.matches, "guests": outdated.guests})]
        if not dry_run:
            done = await tidy_up(store, keep, clock.now(), clock)
            messages = [Message("tidy-done", args={"matches": done.matches, "guests": done.guests})]
        return messages
    finally:
        await store.close()


def backup(data: str, copy: Path, *, force: bool) -> list[Message]:
    file = copies.file_of(database(data), "backup-elsewhere")
    copies.backup(file, copy, force=force)
    return [Message("backup-made", args={"file": Verbatim(copy)})]


def restore(copy: Path, data: str) -> list[Message]:
    file = copies.file_of(database(data), "restore-elsewhere")
    old = copies.restore(copy, file, datetime.now(UTC))
    messages = [Message("restore-done", args={"file": Verbatim(file)})]
    if old is not None:
        messages.append(Message("restore-old", args={"file": Verbatim(old)}))
    return messages
