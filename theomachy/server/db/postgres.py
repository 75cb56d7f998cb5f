"""What holds for PostgreSQL alone: how a connection is set up, how its faults are named, and locks that many servers
share."""

from typing import Any

from sqlalchemy import Connection, Engine, event, text

REACH = {"connect_timeout": "5", "keepalives_idle": "10", "tcp_user_timeout": "10000"}
"""After how many seconds, and milliseconds, a database that does not answer is given up. A URL may say otherwise."""
PATIENCE = {"statement_timeout": "10s", "lock_timeout": "5s", "idle_in_transaction_session_timeout": "60s"}
"""How long one statement may take, wait for others, and hold others up."""
SETTINGS = {**PATIENCE, "timezone": "UTC", "application_name": "theomachy"}
SNAPSHOT = {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
"""Whoever looks sees one moment, and changes nothing."""
MIGRATION, HOUSEKEEPING, IN_USE = 8_206_417_001, 8_206_417_002, 8_206_417_003
"""Locks: numbers that no other program in the same database is likely to use."""

CONFLICTS = ("40001", "40P01")
"""Two transactions were in each other's way: the same may be tried again."""
KINDS = {"53100": "full", "53300": "gone", "55P03": "locked", "25006": "read-only", "08": "gone", "57P": "gone"}
"""What is said of a fault, by how its SQLSTATE begins."""


def prepare(engine: Engine, *, in_use: bool = False) -> None:
    """Whoever may write says that the database is in use, as long as the connection lasts."""
    first = [f"set_config('{name}', '{value}', false)" for name, value in SETTINGS.items()]
    statements = [f"SELECT {', '.join(first)}", *([f"SELECT pg_advisory_lock_shared({IN_USE})"] if in_use else [])]

    from psycopg.types.string import StrDumperUnknown  # an extra

    class WithoutNulls(StrDumperUnknown):
        """PostgreSQL keeps no null characters: a text with one is like nothing that is there."""

        def dump(self, obj: str) -> Any:
            return super().dump(obj.replace("\0", "\ufffd"))

    def connected(connection: Any, _: Any) -> None:
        connection.adapters.register_dumper(str, WithoutNulls)
        for statement in statements:
            connection.execute(statement)
        connection.commit()

    event.listen(engine, "connect", connected)


def kind_of(error: BaseException) -> str:
    state = state_of(error)
    if not state:  # it could not even say what is wrong
        return "gone"
    return next((kind for start, kind in KINDS.items() if state.startswith(start)), "other")


def state_of(error: BaseException) -> str:
    state: str | None = getattr(error, "sqlstate", None)
    return state or ""


def wait_to_migrate(connection: Connection) -> None:
    """Until no other server brings the tables up to date, and then for as long as that takes."""
    take_time(connection)
    connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION})


def take_time(connection: Connection) -> None:
    """This transaction may last."""
    for setting in PATIENCE:
        connection.execute(text(f"SET LOCAL {setting} = 0"))


def is_alone(connection: Connection) -> bool:
    """Whether nobody else may write; then nobody can come either, as long as this connection lasts."""
    alone = bool(connection.scalar(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": IN_USE}))
    connection.commit()
    return alone


def may_tidy(connection: Connection) -> bool:
    """Whether no other server deletes something at this moment."""
    return bool(connection.scalar(text("SELECT pg_try_advisory_xact_lock(:lock)"), {"lock": HOUSEKEEPING}))
