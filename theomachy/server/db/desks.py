"""What guests have laid aside, in the database: matches put away, armies kept under a name."""

import msgspec
from sqlalchemy import Connection, delete, select

from theomachy.hosting.rows import ArmyListRow
from theomachy.server.db.access import Access, as_row
from theomachy.server.db.guests import note
from theomachy.server.db.models import ArmyList, PutAway
from theomachy.server.db.upserts import upsert

ARMY_LIST = select(*ArmyList.__table__.columns)


class SqlDesks(Access):
    async def put_away(self, guest: str, match: str, *, away: bool) -> None:
        this = (PutAway.guest == guest) & (PutAway.match == match)

        def write(connection: Connection) -> None:
            if away:
                note(connection, [guest], self.now())
                upsert(connection, PutAway, [{"guest": guest, "match": match}])
            else:
                connection.execute(delete(PutAway).where(this))

        await self.write(write)

    async def put_away_by(self, guest: str) -> set[str]:
        asked = select(PutAway.match).where(PutAway.guest == guest)
        return await self.read(lambda connection: set(connection.scalars(asked)))

    async def army_lists(self, guest: str, game: str = "") -> list[ArmyListRow]:
        asked = ARMY_LIST.where(ArmyList.guest == guest).order_by(ArmyList.kept.desc(), ArmyList.id.desc())
        if game:
            asked = asked.where(ArmyList.game == game)

        def look(connection: Connection) -> list[ArmyListRow]:
            return [as_row(ArmyListRow, row) for row in connection.execute(asked)]

        return await self.read(look)

    async def keep_army_list(self, row: ArmyListRow) -> None:
        values = msgspec.structs.asdict(row)

        def write(connection: Connection) -> None:
            note(connection, [row.guest], self.now())
            upsert(connection, ArmyList, [values], list(values))

        await self.write(write)

    async def drop_army_list(self, guest: str, id: str) -> None:
        this = (ArmyList.guest == guest) & (ArmyList.id == id)

        def write(connection: Connection) -> None:
            connection.execute(delete(ArmyList).where(this))

        await self.write(write)
