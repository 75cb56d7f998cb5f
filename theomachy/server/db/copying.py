"""All rows of one database into another, and whether they have arrived as they were."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, Table, func, insert, select

from theomachy.kernel import refuse
from theomachy.server.db.tables import METADATA

ROWS_A_BATCH = 1000
TABLES = METADATA.sorted_tables
"""Those that others refer to come first."""


class Progress(NamedTuple):
    """So many rows of a table are there."""

    table: str
    rows: int
    total: int


class Tally(msgspec.Struct):
    """How many rows there are, and a sum over what is in them, in whatever order they come."""

    rows: int = 0
    digest: int = 0

    def add(self, rows: Sequence[Row[Any]]) -> None:
        self.rows += len(rows)
        hashes = [sha256(msgspec.json.encode(tuple(row))).digest() for row in rows]
        self.digest = (self.digest + sum(int.from_bytes(one, "big") for one in hashes)) % 2**256


def copy_all(source: Connection, target: Connection) -> Iterator[Progress]:
    """Told batch by batch; Refused unless every table arrives as it was."""
    for table in TABLES:
        total = source.scalar(select(func.count()).select_from(table)) or 0
        sent = Tally()
        for rows in _batches(source, table):
            target.execute(insert(table), [dict(row._mapping) for row in rows])
            sent.add(rows)
            yield Progress(table.name, sent.rows, total)
        if sent.rows != total or tally(target, table) != sent:
            raise refuse("move-differs", table=table.name)


def tally(connection: Connection, table: Table) -> Tally:
    found = Tally()
    for rows in _batches(connection, table):
        found.add(rows)
    return found


def is_empty(connection: Connection) -> bool:
    return not any(connection.execute(select(table).limit(1)).first() for table in TABLES)


def delete_all(connection: Connection) -> None:
    for table in reversed(TABLES):
        connection.execute(table.delete())


def _batches(connection: Connection, table: Table) -> Iterator[Sequence[Row[Any]]]:
    streamed = select(table).execution_options(yield_per=ROWS_A_BATCH)
    yield from connection.execute(streamed).partitions()
