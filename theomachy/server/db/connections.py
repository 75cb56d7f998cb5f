"""Ways to the database, for reading and for writing. All that holds for SQLite alone is said here."""

import sqlite3
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from theomachy.kernel import refuse

MAX_READERS = 4
"""Connections, and threads, that read at once."""
LOCK_TIMEOUT_MS = 5000
"""How long a connection waits for another process that writes."""
CAREFUL = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]
"""SQLite as a server needs it: readers beside a writer, nothing lost with the power, foreign keys held."""
ASYNC_DRIVERS = {"sqlite+aiosqlite": "sqlite", "postgresql+asyncpg": "postgresql+psycopg"}
"""Threads wait for the database here: drivers that wait in another way, and what stands in for them."""
NOT_THE_STORES_FAULT = (IntegrityError, ProgrammingError, DataError)


def parsed(url: str) -> URL:
    parts = make_url(url)
    return parts.set(drivername=ASYNC_DRIVERS.get(parts.drivername, parts.drivername))


def to_read(url: str) -> Engine:
    """Many connections that only look."""
    engine = _engine(url, MAX_READERS)
    if is_sqlite(engine):
        _prepare(engine, ["query_only=ON"], "BEGIN")
    return engine


def to_write(url: str) -> Engine:
    """One connection. SQLite takes its lock at once: a transaction that began by reading might not get it later."""
    engine = _engine(url, 1)
    if is_sqlite(engine):
        _prepare(engine, CAREFUL, "BEGIN IMMEDIATE")
    return engine


def is_sqlite_url(url: str) -> bool:
    return parsed(url).get_backend_name() == "sqlite"


def is_sqlite(engine: Engine) -> bool:
    return engine.dialect.name == "sqlite"


def _engine(url: str, size: int) -> Engine:
    try:
        return create_engine(parsed(url), pool_size=size, max_overflow=0, hide_parameters=True)
    except ImportError as error:
        raise refuse("serve-no-driver", error=str(error)) from None


def _prepare(engine: Engine, settings: list[str], begin: str) -> None:
    """Transactions begin as we say, not when the driver thinks so."""

    def connected(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None
        for setting in (f"busy_timeout={LOCK_TIMEOUT_MS}", *settings):
            connection.execute(f"PRAGMA {setting}")

    def began(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)


# What goes wrong

KINDS = {"SQLITE_FULL": "full", "SQLITE_BUSY": "locked", "SQLITE_LOCKED": "locked", "SQLITE_READONLY": "read-only"}


def is_fault(error: BaseException) -> bool:
    """Whether the database itself is at fault, and not what was asked of it."""
    return isinstance(error, DBAPIError | sqlite3.Error) and not isinstance(error, NOT_THE_STORES_FAULT)


def kind_of(error: BaseException) -> str:
    """full, locked, read-only, or something else: the last part of a message id."""
    cause = getattr(error, "orig", None) or error
    name: str = getattr(cause, "sqlite_errorname", "")
    return next((kind for start, kind in KINDS.items() if name.startswith(start)), "other")
