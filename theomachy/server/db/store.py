"""Hosting's store in a database. Each function is one transaction or a read."""

import asyncio
from secrets import token_hex
from typing import NamedTuple

from sqlalchemy import Connection, select
from sqlalchemy.exc import DBAPIError

from theomachy.kernel import refuse
from theomachy.server.db.branches import SqlBranches
from theomachy.server.db.campaigns import SqlCampaigns
from theomachy.server.db.connections import reach, said
from theomachy.server.db.desks import SqlDesks
from theomachy.server.db.guests import SqlGuests
from theomachy.server.db.logs import SqlLogs
from theomachy.server.db.matches import SqlMatches
from theomachy.server.db.models import House
from theomachy.server.db.retention import SqlRetention
from theomachy.server.db.reviews import SqlReviews
from theomachy.server.db.upserts import upsert
from theomachy.server.db.versions import migrate

NAMES = ("secret", "signing key")


class Secrets(NamedTuple):
    """Each 64 hexadecimal digits."""

    cookies: str
    """signs the cookies of guests"""
    records: str
    """signs the records of matches"""


class SqlStore(SqlGuests, SqlMatches, SqlLogs, SqlReviews, SqlBranches, SqlCampaigns, SqlDesks, SqlRetention):
    async def open(self) -> None:
        """Bring the tables up to date. Refused if the database cannot be reached, or does not let us."""
        await asyncio.to_thread(reach, self.url)
        try:
            await self.write(migrate)
        except DBAPIError as error:
            raise refuse("serve-no-data", error=said(error)) from None

    async def secrets(self) -> Secrets:
        """What only the house knows: made once, and kept."""
        return await self.write(lambda connection: Secrets(*(_secret(connection, name) for name in NAMES)))


def _secret(connection: Connection, name: str) -> str:
    upsert(connection, House, [{"name": name, "value": token_hex(32)}])  # unless there is one
    return connection.execute(select(House.value).where(House.name == name)).scalar_one()
