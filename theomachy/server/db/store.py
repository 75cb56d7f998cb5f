"""The verbs of a store over a database."""

import asyncio
from collections.abc import Collection
from datetime import datetime
from secrets import token_hex
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Select
from sqlalchemy.exc import DBAPIError

from theomachy.hosting.rows import HouseRow, Row, whole
from theomachy.hosting.store.verbs import Change, Put, Store, Value
from theomachy.kernel import refuse
from theomachy.server.db.connections import reach, said
from theomachy.server.db.database import Database
from theomachy.server.db.statements import Where, carry_out, selecting, selecting_last
from theomachy.server.db.versions import migrate

R = TypeVar("R", bound=Row)

NAMES = ("secret", "signing key")


class Secrets(NamedTuple):
    """The secrets of the house. Each has 64 hexadecimal digits."""

    cookies: str
    """The key that signs the cookies of guests."""
    records: str
    """The key that signs the records of matches."""


class SqlStore(Store):
    """Rows in the tables of a database."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)

    async def open(self) -> None:
        """Bring the tables up to date. Refused if the database cannot be reached or does not let us."""
        await asyncio.to_thread(reach, self.database.url)
        try:
            await self.database.write(migrate)
        except DBAPIError as error:
            raise refuse("serve-no-data", error=said(error)) from None

    async def close(self) -> None:
        """Write what still waits, and close all connections."""
        await self.database.close()

    async def secrets(self) -> Secrets:
        """Return the secrets of the house. They are made once and kept."""
        await self.write(*(Put(HouseRow(name, token_hex(32)), ()) for name in NAMES))
        rows = [await self.read(HouseRow, name) for name in NAMES]
        return Secrets(*(row.value for row in rows if row is not None))

    async def read(self, kind: type[R], *key: Value) -> R | None:
        """Return the row with a key; None if there is none."""
        names = whole(kind).KEY
        found = await self._look(kind, selecting(kind, Where(names)), dict(zip(names, key, strict=True)))
        return found[0] if found else None

    async def select(
        self,
        kind: type[R],
        *,
        after: int | None = None,
        upto: int | None = None,
        last: int = 0,
        **where: Value | Collection[Value],
    ) -> list[R]:
        """Return the rows whose fields have given values, in the order of the numbers and times in their keys."""
        values: dict[str, Any] = {"after_": after, "upto_": upto, "last_": last or None}
        values = {name: value for name, value in values.items() if value is not None} | where
        some = tuple(field for field, value in where.items() if not isinstance(value, str | int | datetime | None))
        if not all(values[field] for field in some):
            return []
        one = tuple(field for field in where if field not in some)
        form = Where(one, some, after is not None, upto is not None, bool(last))
        rows = await self._look(kind, selecting(kind, form), values)
        return rows[::-1] if last else rows

    async def last(self, kind: type[R], *firsts: Value) -> list[R]:
        """Return the last row of each of several series."""
        if not firsts:
            return []
        if len(firsts) > 1:
            return await self._look(kind, selecting_last(kind), {"firsts": firsts})
        first, _ = whole(kind).KEY
        return await self._look(kind, selecting(kind, Where((first,), last=True)), {first: firsts[0], "last_": 1})

    async def _look(self, kind: type[R], statement: Select[Any], values: dict[str, Any]) -> list[R]:
        def look(connection: Connection) -> list[R]:
            return [kind(*found) for found in connection.execute(statement, values)]

        return await self.database.read(look)

    async def write(self, *changes: Change) -> None:
        """Make all changes in one transaction or none of them; Behind if a condition does not hold."""
        if changes:
            await self.database.write(lambda connection: carry_out(connection, changes))


def _is_several(value: Value | Collection[Value]) -> bool:
    return not isinstance(value, str | int | datetime | None)
