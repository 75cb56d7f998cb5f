"""Guests in the database."""

from collections.abc import Iterable, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Connection, select, update

from theomachy.hosting.rows import GuestRow
from theomachy.server.db.access import Access, as_row
from theomachy.server.db.models import Guest
from theomachy.server.db.upserts import upsert


class SqlGuests(Access):
    async def guest(self, id: str) -> GuestRow | None:
        def look(connection: Connection) -> GuestRow | None:
            row = connection.execute(select(Guest.id, Guest.name).where(Guest.id == id)).first()
            return as_row(GuestRow, row) if row is not None else None

        return await self.read(look)

    async def rename(self, id: str, name: str) -> None:
        def write(connection: Connection) -> None:
            note(connection, [id], self.now())
            connection.execute(update(Guest).where(Guest.id == id).values(name=name))

        await self.write(write)

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        def look(connection: Connection) -> dict[str, str]:
            rows = connection.execute(select(Guest.id, Guest.name).where(Guest.id.in_(ids)))
            return {row.id: row.name for row in rows}

        name_of = await self.read(look) if ids else {}
        return {id: name_of[id] for id in ids if id in name_of}


def note(connection: Connection, ids: Iterable[str | None], when: datetime) -> None:
    """These guests do something: new ones are written down."""
    named = sorted({id for id in ids if id})  # in an order, so that two servers do not wait for each other
    rows = [{**msgspec.structs.asdict(GuestRow(id)), "made": when, "seen": when} for id in named]
    upsert(connection, Guest, rows, ["seen"])
