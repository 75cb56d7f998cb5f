"""Campaigns in the database."""

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError

from theomachy.hosting.ports import Behind
from theomachy.hosting.rows import CampaignRow, ChapterRow, MatchRow, SeatRow
from theomachy.server.db.access import Access, as_row
from theomachy.server.db.matches import lay
from theomachy.server.db.models import Campaign, Chapter, Match, Seat

CAMPAIGN = select(*Campaign.__table__.columns)
CHAPTER = select(*Chapter.__table__.columns)


class SqlCampaigns(Access):
    async def add_chapter(
        self, chapter: ChapterRow, match: MatchRow, seats: Sequence[SeatRow], new: CampaignRow | None = None
    ) -> None:
        def write(connection: Connection) -> None:
            lay(connection, match, seats)
            if new is not None:
                connection.execute(insert(Campaign), msgspec.structs.asdict(new))
            try:
                connection.execute(insert(Chapter), msgspec.structs.asdict(chapter))
            except IntegrityError:
                raise Behind from None

        await self.write(write)

    async def campaign(self, id: str) -> CampaignRow | None:
        def look(connection: Connection) -> CampaignRow | None:
            row = connection.execute(CAMPAIGN.where(Campaign.id == id)).first()
            return as_row(CampaignRow, row) if row is not None else None

        return await self.read(look)

    async def chapters(self, campaign: str) -> list[ChapterRow]:
        in_order = CHAPTER.where(Chapter.campaign == campaign).order_by(Chapter.number)

        def look(connection: Connection) -> list[ChapterRow]:
            return [as_row(ChapterRow, row) for row in connection.execute(in_order)]

        return await self.read(look)

    async def campaign_of(self, match: str) -> str:
        def look(connection: Connection) -> str:
            return connection.scalar(select(Chapter.campaign).where(Chapter.match == match)) or ""

        return await self.read(look)

    async def campaigns_of(self, guest: str, most: int = 30) -> list[CampaignRow]:
        playing = select(Chapter.campaign.label("id")).join(Seat, Seat.match == Chapter.match)
        mine = union(playing.where(Seat.guest == guest), select(Campaign.id).where(Campaign.host == guest)).subquery()
        newest = CAMPAIGN.join(mine, mine.c.id == Campaign.id).order_by(Campaign.made.desc(), Campaign.id).limit(most)

        def look(connection: Connection) -> list[CampaignRow]:
            return [as_row(CampaignRow, row) for row in connection.execute(newest)]

        return await self.read(look)

    async def counted(self, campaigns: Sequence[str]) -> dict[str, int]:
        over = select(Chapter.campaign, func.count().label("matches")).join(Match, Match.id == Chapter.match)
        over = over.where(Chapter.campaign.in_(campaigns), Match.result != "").group_by(Chapter.campaign)

        def look(connection: Connection) -> dict[str, int]:
            return dict.fromkeys(campaigns, 0) | {row.campaign: row.matches for row in connection.execute(over)}

        return await self.read(look)

    async def count(self, chapter: ChapterRow, played: str) -> None:
        this = (Chapter.campaign == chapter.campaign) & (Chapter.number == chapter.number)

        def write(connection: Connection) -> None:
            connection.execute(update(Chapter).where(this).values(played=played))

        await self.write(write)
