"""What holds for SQLite alone: how a connection is set up, and how its faults are named."""

import sqlite3
from os.path import isabs
from typing import Any

from sqlalchemy import Connection, Engine, event

from theomachy.server.places import make_file

LOCK_TIMEOUT_MS = 5000
"""How long a connection waits for another process that writes."""
CAREFUL = ["journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"]
"""As a server needs it: readers beside a writer, nothing lost with the power, foreign keys held."""
KINDS = {"SQLITE_FULL": "full", "SQLITE_BUSY": "locked", "SQLITE_LOCKED": "locked", "SQLITE_READONLY": "read-only"}


def prepare_to_read(engine: Engine) -> None:
    _prepare(engine, ["query_only=ON"], "BEGIN")


def prepare_to_write(engine: Engine) -> None:
    """It takes its lock at once: a transaction that began by reading might not get it later."""
    _prepare(engine, CAREFUL, "BEGIN IMMEDIATE")


def _prepare(engine: Engine, settings: list[str], begin: str) -> None:
    """Transactions begin as we say, not when the driver thinks so."""

    def connected(connection: sqlite3.Connection, _: Any) -> None:
        connection.isolation_level = None
        for setting in (f"busy_timeout={LOCK_TIMEOUT_MS}", *settings):
            connection.execute(f"PRAGMA {setting}")

    def began(connection: Connection) -> None:
        connection.connection.cursor().execute(begin)

    def begins(dialect: Any, record: Any, args: list[Any], settings: Any) -> None:
        if isabs(args[0]):  # no URI of SQLite's own, no database in memory
            make_file(args[0])

    event.listen(engine, "do_connect", begins)
    event.listen(engine, "connect", connected)
    event.listen(engine, "begin", began)


def kind_of(error: BaseException) -> str:
    name: str = getattr(error, "sqlite_errorname", "")
    return next((kind for start, kind in KINDS.items() if name.startswith(start)), "other")
