"""Copies of a SQLite database: made while it is played on, and put back in its place."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path

from theomachy.kernel import refuse
from theomachy.server.db.connections import is_sqlite_url, parsed
from theomachy.server.db.sqlite import LOCK_TIMEOUT_MS
from theomachy.server.db.versions import check_is_known
from theomachy.server.places import make_file, make_folder

LOCK_TIMEOUT_S = LOCK_TIMEOUT_MS / 1000
BESIDE = ("-wal", "-shm", "-journal")
"""What SQLite keeps beside a database that was not closed."""


def file_of(url: str) -> Path:
    """The file of a database; Refused for one that is no file."""
    database = parsed(url).database
    if not is_sqlite_url(url) or not database:
        raise refuse("backup-no-file")
    return Path(database)


# Backup


def backup(data: Path, copy: Path, *, force: bool) -> None:
    """A copy of a database as it stands at one moment, checked before it gets its name."""
    if not data.is_file():
        raise refuse("backup-no-data", file=str(data))
    if copy.exists() and not force:
        raise refuse("backup-exists", file=str(copy))
    with part_of(copy) as part:
        _copy(data, part)
        check(part)
        publish(part, copy)


def _copy(data: Path, part: Path) -> None:
    """All pages in one step: what is written meanwhile neither waits nor is seen."""
    try:
        with closing(_open(data)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")  # one file, even if the source has several
    except sqlite3.Error as error:
        raise refuse("backup-failed", error=str(error)) from None


@contextmanager
def part_of(file: Path) -> Iterator[Path]:
    """A place beside a file for what is not whole yet."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    make_file(part)
    try:
        yield part
    finally:
        part.unlink(missing_ok=True)


def publish(part: Path, file: Path) -> None:
    """On the disk, then under its name: nobody ever finds half of it."""
    for name in (part, file.parent):
        handle = os.open(name, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        if name == part:
            os.replace(part, file)


# Checking


def check(file: Path) -> None:
    """Refused unless a file is a whole database of ours that this version can read."""
    try:
        with closing(_open(file)) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            sound = sound and connection.execute("PRAGMA foreign_key_check").fetchone() is None
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise refuse("backup-unsound", file=str(file), error=str(error)) from None
    if not sound or version is None:
        raise refuse("backup-unsound", file=str(file), error="integrity_check")
    check_is_known(version[0])


def _open(file: Path) -> sqlite3.Connection:
    """A database that is there: none is made by looking."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=LOCK_TIMEOUT_S)


# Restore


def restore(copy: Path, data: Path, now: datetime) -> Path | None:
    """Put a copy in the place of a database; where the old one lies now, if there was one. Refused while a process has
    it open."""
    if not copy.is_file():
        raise refuse("backup-no-data", file=str(copy))
    check(copy)
    make_folder(data.parent)
    with part_of(data) as part:
        _copy(copy, part)
        if not data.exists():
            publish(part, data)
            return None
        with alone(data):
            return _swap(part, data, now)


def _swap(part: Path, data: Path, now: datetime) -> Path:
    old = data.with_name(f"{data.name}.{now:%Y%m%d-%H%M%S}")
    if old.exists():
        raise refuse("backup-exists", file=str(old))
    for end in BESIDE:
        beside = data.with_name(data.name + end)
        if beside.exists():
            os.replace(beside, old.with_name(old.name + end))
    os.link(data, old)
    publish(part, data)
    return old


@contextmanager
def alone(data: Path) -> Iterator[sqlite3.Connection]:
    """Nobody else has a database open, and nobody can open it. A broken one is nobody's."""
    with closing(sqlite3.connect(data, isolation_level=None, timeout=0)) as connection:
        try:
            connection.execute("PRAGMA journal_mode=DELETE")  # only its last user may leave the WAL
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if error.sqlite_errorname.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
                raise refuse("restore-in-use", file=str(data)) from None
        yield connection
