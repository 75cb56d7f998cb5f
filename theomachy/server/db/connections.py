"""Ways to the database, for reading and for writing, and what can be wrong with it."""

import sqlite3
from typing import Any

from sqlalchemy import Engine, create_engine, make_url
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NoSuchModuleError, ProgrammingError

from theomachy.kernel import refuse
from theomachy.server.db import postgres, sqlite

BACKENDS = ("sqlite", "postgresql")
MAX_READERS = 4
"""Connections, and threads, that read at once."""
DRIVERS = {
    "sqlite+aiosqlite": "sqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+asyncpg": "postgresql+psycopg",
}
"""Threads wait for the database here: drivers that wait in another way or are not named, and what is used instead."""
EXTRAS = {"psycopg": "postgres"}
"""Drivers that come with a part of this package."""
NOT_THE_STORES_FAULT = (IntegrityError, ProgrammingError, DataError)


def parsed(url: str) -> URL:
    """Refused unless it is the URL of a database that is one of ours."""
    try:
        parts = make_url(url)
    except (ArgumentError, ValueError):
        raise refuse("serve-no-url") from None
    parts = parts.set(drivername=DRIVERS.get(parts.drivername, parts.drivername))
    if parts.get_backend_name() not in BACKENDS:
        raise refuse("serve-no-url")
    return parts


def shown(url: str) -> str:
    """Where a database is, without what opens it."""
    return make_url(url).render_as_string(hide_password=True)


def to_read(url: str) -> Engine:
    """Many connections that only look."""
    if is_postgres_url(url):
        engine = _engine(url, MAX_READERS, execution_options=postgres.SNAPSHOT)
        postgres.prepare(engine)
        return engine
    engine = _engine(url, MAX_READERS)
    if is_sqlite_url(url):
        sqlite.prepare_to_read(engine)
    return engine


def to_write(url: str, *, alone: bool = False) -> Engine:
    """One connection: of those who use the database, or of one who wants it alone."""
    engine = _engine(url, 1)
    if is_sqlite_url(url):
        sqlite.prepare_to_write(engine)
    elif is_postgres_url(url):
        postgres.prepare(engine, in_use=not alone)
    return engine


def is_sqlite_url(url: str) -> bool:
    return parsed(url).get_backend_name() == "sqlite"


def is_postgres_url(url: str) -> bool:
    return parsed(url).get_backend_name() == "postgresql"


def _engine(url: str, size: int, **more: Any) -> Engine:
    parts = parsed(url)
    if parts.get_backend_name() == "postgresql":
        parts = parts.set(query={**postgres.REACH, **parts.query})
    try:
        return create_engine(parts, pool_size=size, max_overflow=0, hide_parameters=True, **more)
    except ImportError as error:
        if error.name in EXTRAS:
            raise refuse("serve-no-extra", extra=EXTRAS[error.name]) from None
        raise refuse("serve-no-driver", error=str(error)) from None
    except NoSuchModuleError as error:
        raise refuse("serve-no-driver", error=str(error)) from None


def reach(url: str) -> None:
    """Refused, with the reason, unless the database can be reached."""
    engine = to_write(url)
    try:
        engine.connect().close()
    except DBAPIError as error:
        if kind_of(error) != "locked":  # whoever holds it lets go of it, or the first who writes is told
            raise refuse("serve-no-data", error=said(error)) from None
    finally:
        engine.dispose()


# What goes wrong


def said(error: BaseException) -> str:
    """What a database says is wrong: the first line, the others guess."""
    first, *_ = str(_cause(error)).strip().splitlines() or [""]
    return first.rstrip(".")


def is_fault(error: BaseException) -> bool:
    """Whether the database itself is at fault, and not what was asked of it."""
    return isinstance(error, DBAPIError | sqlite3.Error) and not isinstance(error, NOT_THE_STORES_FAULT)


def is_conflict(error: BaseException) -> bool:
    """Whether others were in the way, who are gone: nothing was written, and the same may be tried again."""
    return isinstance(error, DBAPIError) and postgres.state_of(_cause(error)) in postgres.CONFLICTS


def is_lost(error: BaseException) -> bool:
    """Whether the database has hung up: it may be there again."""
    return isinstance(error, DBAPIError) and error.connection_invalidated


def kind_of(error: BaseException) -> str:
    """full, locked, read-only, gone, or something else: the last part of a message id."""
    cause = _cause(error)
    return sqlite.kind_of(cause) if isinstance(cause, sqlite3.Error) else postgres.kind_of(cause)


def _cause(error: BaseException) -> BaseException:
    return getattr(error, "orig", None) or error
