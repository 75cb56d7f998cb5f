"""Hosting's store in a database. Each function is one transaction or a read."""

from pathlib import Path
from secrets import token_hex

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, insert, select

from theomachy.kernel import refuse
from theomachy.server.db.campaigns import SqlCampaigns
from theomachy.server.db.guests import SqlGuests
from theomachy.server.db.logs import SqlLogs
from theomachy.server.db.matches import SqlMatches
from theomachy.server.db.models import House
from theomachy.server.db.retention import SqlRetention

MIGRATIONS = Path(__file__).parent / "migrations"


class SqlStore(SqlGuests, SqlMatches, SqlLogs, SqlCampaigns, SqlRetention):
    async def open(self) -> None:
        """Bring the tables up to date."""
        await self.write(_migrate)

    async def secret(self) -> str:
        """What the house signs with: made once, and kept."""
        return await self.write(_secret)


def _secret(connection: Connection) -> str:
    found = connection.scalar(select(House.value).where(House.name == "secret"))
    if found is None:
        found = token_hex(32)
        connection.execute(insert(House), {"name": "secret", "value": found})
    return found


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:  # tables of a version that nobody knows here
        raise refuse("serve-newer-data") from None
