"""Reviews of matches in the database."""

import zlib

from sqlalchemy import Connection, select

from theomachy.server.db.access import Access
from theomachy.server.db.models import Review
from theomachy.server.db.upserts import upsert


class SqlReviews(Access):
    async def keep_review(self, match: str, text: str) -> None:
        row = {"match": match, "packed": zlib.compress(text.encode(), 9)}
        await self.write(lambda connection: upsert(connection, Review, [row], ["packed"]))

    async def review(self, match: str) -> str | None:
        def look(connection: Connection) -> str | None:
            packed = connection.scalar(select(Review.packed).where(Review.match == match))
            return zlib.decompress(packed).decode() if packed is not None else None

        return await self.read(look)
