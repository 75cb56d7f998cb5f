"""Databases that are copied row by row: SQLite to PostgreSQL, and backups of PostgreSQL, which are files of SQLite.

Whatever is written stands there whole or not at all: one transaction, committed when every table was checked. Nobody
may use a database that is moved or replaced; one that is backed up may be played on.
"""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

from theomachy.kernel import refuse
from theomachy.server.db import backup as files
from theomachy.server.db import postgres
from theomachy.server.db.connections import is_postgres_url, is_sqlite_url, said, shown, to_read, to_write
from theomachy.server.db.copying import Progress, copy_all, delete_all, is_empty
from theomachy.server.db.versions import check_is_current, migrate


def move(source: str, target: str) -> Generator[Progress, None, None]:
    """All that one database keeps into another, which has to be empty."""
    if is_sqlite_url(target):
        raise refuse("move-to-file")
    with _faults(), _unused(source) as old:
        check_is_current(old)
        _make_tables(target)
        with _unused(target) as new:
            if not is_empty(new):
                raise refuse("move-not-empty")
            yield from copy_all(old, new)


def backup(data: str, copy: Path, *, force: bool) -> Generator[Progress, None, None]:
    """A file with all that a database keeps at one moment, whoever uses it."""
    if copy.exists() and not force:
        raise refuse("backup-exists", file=str(copy))
    with _faults(), _looking(data) as source:
        check_is_current(source)
        yield from _keep(source, copy)


def restore(copy: Path, data: str, now: datetime) -> Generator[Progress, None, Path | None]:
    """What a file keeps in the place of what a database keeps; where that lies now, beside the file, if there was
    anything."""
    files.check(copy)
    old = copy.with_name(f"{copy.name}.{now:%Y%m%d-%H%M%S}")
    with _faults(), _unused(f"sqlite:///{copy}") as source:
        check_is_current(source)
        _make_tables(data)
        with _unused(data) as target:
            was_empty = is_empty(target)
            if not was_empty:
                yield from _keep(target, old)
                delete_all(target)
            yield from copy_all(source, target)
    return None if was_empty else old


def _keep(connection: Connection, file: Path) -> Iterator[Progress]:
    """All that a database keeps, in a file that is checked before it gets its name."""
    with files.part_of(file) as part:
        with _new_file(part) as target:
            yield from copy_all(connection, target)
        files.check(part)
        files.publish(part, file)


# Ways to them


def _make_tables(url: str) -> None:
    with _used(to_write(url)) as engine, engine.begin() as connection:
        migrate(connection)


@contextmanager
def _looking(url: str) -> Iterator[Connection]:
    with _used(to_read(url)) as engine, engine.connect() as connection:
        yield connection


@contextmanager
def _new_file(file: Path) -> Iterator[Connection]:
    with _used(create_engine(f"sqlite:///{file}")) as engine, engine.begin() as connection:
        migrate(connection)
        yield connection


@contextmanager
def _used(engine: Engine) -> Iterator[Engine]:
    """Its connections are closed for good, whatever goes wrong, and with them go the locks that they hold."""
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def _unused(url: str) -> Iterator[Connection]:
    """A database that nobody else uses, nor can as long as this takes. What is written is kept at the end."""
    if is_postgres_url(url):
        with _unused_postgres(url) as connection:
            yield connection
        return
    file = files.file_of(url)
    if not file.is_file():
        raise refuse("backup-no-data", file=str(file))
    files.check(file)
    with files.alone(file) as line:
        engine = create_engine("sqlite://", creator=lambda: line, poolclass=StaticPool)
        with engine.connect() as connection:
            yield connection


@contextmanager
def _unused_postgres(url: str) -> Iterator[Connection]:
    with _used(to_write(url, alone=True)) as engine, engine.connect() as connection:
        if not postgres.is_alone(connection):
            raise refuse("restore-in-use", file=shown(url))
        with connection.begin():
            postgres.take_time(connection)
            yield connection


@contextmanager
def _faults() -> Iterator[None]:
    try:
        yield
    except DBAPIError as error:
        raise refuse("move-failed", error=said(error)) from None
