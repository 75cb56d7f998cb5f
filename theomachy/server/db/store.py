"""Hosting's store in a database. Each function is one transaction or a read."""

from pathlib import Path
from secrets import token_hex
from typing import NamedTuple

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, insert, select

from theomachy.kernel import refuse
from theomachy.server.db.branches import SqlBranches
from theomachy.server.db.campaigns import SqlCampaigns
from theomachy.server.db.desks import SqlDesks
from theomachy.server.db.guests import SqlGuests
from theomachy.server.db.logs import SqlLogs
from theomachy.server.db.matches import SqlMatches
from theomachy.server.db.models import House
from theomachy.server.db.retention import SqlRetention

MIGRATIONS = Path(__file__).parent / "migrations"


NAMES = ("secret", "signing key")


class Secrets(NamedTuple):
    """Each 64 hexadecimal digits."""

    cookies: str
    """signs the cookies of guests"""
    records: str
    """signs the records of matches"""


class SqlStore(SqlGuests, SqlMatches, SqlLogs, SqlBranches, SqlCampaigns, SqlDesks, SqlRetention):
    async def open(self) -> None:
        """Bring the tables up to date."""
        await self.write(_migrate)

    async def secrets(self) -> Secrets:
        """What only the house knows: made once, and kept."""
        return await self.write(lambda connection: Secrets(*(_secret(connection, name) for name in NAMES)))


def _secret(connection: Connection, name: str) -> str:
    value = connection.scalar(select(House.value).where(House.name == name))
    if value is None:
        value = token_hex(32)
        connection.execute(insert(House), {"name": name, "value": value})
    return value


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # tables of a version that nobody knows here
        raise refuse("serve-newer-data") from None
