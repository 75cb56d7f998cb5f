"""Matches that go on from others, in the database."""

import zlib
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, insert, select, update

from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.server.db.access import Access, as_row
from theomachy.server.db.matches import lay
from theomachy.server.db.models import Branch, Match
from theomachy.server.db.retention import delete_matches

BRANCH = select(Branch.match, Branch.origin, Branch.step, Branch.name)


class SqlBranches(Access):
    async def add_branch(self, branch: BranchRow, opening: str, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        row = {**msgspec.structs.asdict(branch), "opening": zlib.compress(opening.encode(), 9)}

        def write(connection: Connection) -> None:
            lay(connection, match, seats)
            connection.execute(insert(Branch), row)

        await self.write(write)

    async def branch(self, match: str) -> BranchRow | None:
        def look(connection: Connection) -> BranchRow | None:
            row = connection.execute(BRANCH.where(Branch.match == match)).first()
            return as_row(BranchRow, row) if row is not None else None

        return await self.read(look)

    async def opening(self, match: str) -> str | None:
        def look(connection: Connection) -> str | None:
            packed = connection.scalar(select(Branch.opening).where(Branch.match == match))
            return zlib.decompress(packed).decode() if packed is not None else None

        return await self.read(look)

    async def branches(self, origin: str, guest: str) -> list[BranchRow]:
        mine = BRANCH.join(Match, Match.id == Branch.match).where(Branch.origin == origin, Match.host == guest)
        in_order = mine.order_by(Branch.step, Match.made)

        def look(connection: Connection) -> list[BranchRow]:
            return [as_row(BranchRow, row) for row in connection.execute(in_order)]

        return await self.read(look)

    async def rename_branch(self, match: str, name: str) -> None:
        def write(connection: Connection) -> None:
            connection.execute(update(Branch).where(Branch.match == match).values(name=name))

        await self.write(write)

    async def delete_branch(self, match: str) -> None:
        await self.write(lambda connection: delete_matches(connection, [match]))
