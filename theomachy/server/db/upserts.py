"""Rows that may be there already, written in one statement: whoever looks first may find that another was quicker."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from theomachy.server.db.models import Base

Row = Mapping[str, Any]


def upsert(connection: Connection, model: type[Base], rows: Sequence[Row], change: Sequence[str] = ()) -> None:
    """Write rows; of those that are there already, change only some columns."""
    table = model.__table__
    assert isinstance(table, Table)
    keys = [column.name for column in table.primary_key]
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    adding = insert(table)
    changed = {name: adding.excluded[name] for name in change}
    kept = adding.on_conflict_do_nothing(index_elements=keys)
    written = adding.on_conflict_do_update(index_elements=keys, set_=changed) if change else kept
    if rows:
        connection.execute(written, list(rows))
