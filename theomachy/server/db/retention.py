"""What is too old to be kept, and how it goes: in batches, each of them one transaction.

A match is as old as its last entry. The matches of a campaign go with the campaign, once all of them are too old; a
guest goes who sits nowhere and has set up nothing.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, false, func, not_, or_, select

from theomachy.hosting.rows import (
    OF_MATCH,
    ArmyListRow,
    CampaignRow,
    ChapterRow,
    EntryRow,
    GuestRow,
    MatchRow,
    OwnCampaignRow,
    SeatRow,
)
from theomachy.server.db import postgres
from theomachy.server.db.database import Database
from theomachy.server.db.tables import table
from theomachy.server.settings import Keeping

MATCHES_A_BATCH, CAMPAIGNS_A_BATCH, GUESTS_A_BATCH = 20, 5, 500
FOR_EVER_DAYS = 36_500
"""Nobody counts so far back."""
CAMPAIGNS, CHAPTERS, ENTRIES, GUESTS, MATCHES, OWN_CAMPAIGNS, SEATS = (
    table(kind).c for kind in (CampaignRow, ChapterRow, EntryRow, GuestRow, MatchRow, OwnCampaignRow, SeatRow)
)

Ids = Select[str]


class Tidied(msgspec.Struct, frozen=True):
    """How much is too old, or was."""

    campaigns: int = 0
    matches: int = 0
    guests: int = 0


class Retention:
    """The part of the upkeep of a database that finds and deletes what is too old."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def outdated(self, keep: Keeping, now: datetime) -> Tidied:
        """How much is too old, if nobody looks at any of it. Matches of campaigns count as matches, too."""

        def look(connection: Connection) -> Tidied:
            campaigns = campaigns_too_old(keep, now, ())
            of_campaigns = select(CHAPTERS.match).where(CHAPTERS.campaign.in_(campaigns))
            counts = [_count(connection, ids) for ids in (campaigns, of_campaigns, matches_too_old(keep, now, ()))]
            return Tidied(counts[0], counts[1] + counts[2], _count(connection, guests_too_old(keep, now)))

        return await self._database.read(look)

    async def old_campaigns(self, keep: Keeping, now: datetime, spare: Collection[str]) -> dict[str, list[str]]:
        """Some of those that are too old, and the matches of each."""
        old = campaigns_too_old(keep, now, spare).limit(CAMPAIGNS_A_BATCH)

        def look(connection: Connection) -> dict[str, list[str]]:
            found: dict[str, list[str]] = {id: [] for id in connection.scalars(old)}
            chapters = select(CHAPTERS.campaign, CHAPTERS.match).where(CHAPTERS.campaign.in_(found))
            for campaign, match in connection.execute(chapters):
                found[campaign].append(match)
            return found

        return await self._database.read(look)

    async def old_matches(self, keep: Keeping, now: datetime, spare: Collection[str]) -> dict[str, list[str]]:
        """Some of those that are too old: each is its only match."""
        old = matches_too_old(keep, now, spare).limit(MATCHES_A_BATCH)
        return await self._database.read(lambda connection: {id: [id] for id in connection.scalars(old)})

    async def delete_campaigns(
        self, some: Collection[str], keep: Keeping, now: datetime, spare: Collection[str]
    ) -> list[str]:
        """Those of some campaigns that are still too old; the matches that went with them."""
        old = campaigns_too_old(keep, now, spare).where(CAMPAIGNS.id.in_(some)).with_for_update(of=table(CampaignRow))

        def write(connection: Connection) -> list[str]:
            campaigns = list(connection.scalars(old))
            matches = list(connection.scalars(select(CHAPTERS.match).where(CHAPTERS.campaign.in_(campaigns))))
            delete_matches(connection, matches)
            connection.execute(delete(table(OwnCampaignRow)).where(OWN_CAMPAIGNS.campaign.in_(campaigns)))
            connection.execute(delete(table(CampaignRow)).where(CAMPAIGNS.id.in_(campaigns)))
            return matches

        return await self._write_alone(write)

    async def delete_matches(
        self, some: Collection[str], keep: Keeping, now: datetime, spare: Collection[str]
    ) -> list[str]:
        """Those of some matches that are still too old; which."""
        old = matches_too_old(keep, now, spare).where(MATCHES.id.in_(some)).with_for_update(of=table(MatchRow))

        def write(connection: Connection) -> list[str]:
            matches = list(connection.scalars(old))
            delete_matches(connection, matches)
            return matches

        return await self._write_alone(write)

    async def delete_guests(self, keep: Keeping, now: datetime) -> list[str]:
        """Some of those that are too old; which."""
        old = guests_too_old(keep, now)
        some = await self._database.read(lambda connection: list(connection.scalars(old.limit(GUESTS_A_BATCH))))

        def write(connection: Connection) -> list[str]:
            guests = list(connection.scalars(old.where(GUESTS.id.in_(some)).with_for_update(of=table(GuestRow))))
            for kind in (ArmyListRow, OwnCampaignRow):
                connection.execute(delete(table(kind)).where(table(kind).c.guest.in_(guests)))
            connection.execute(delete(table(GuestRow)).where(GUESTS.id.in_(guests)))
            return guests

        return await self._write_alone(write) if some else []

    async def _write_alone(self, write: Callable[[Connection], list[str]]) -> list[str]:
        """What was searched for beside the writer is looked at again, since it may have been touched. One server at a
        time, and nobody touches it meanwhile."""

        def alone(connection: Connection) -> list[str]:
            if connection.dialect.name == "postgresql" and not postgres.may_tidy(connection):
                return []
            return write(connection)

        return await self._database.write(alone)


def _count(connection: Connection, ids: Ids) -> int:
    return connection.scalar(select(func.count()).select_from(ids.subquery())) or 0


def delete_matches(connection: Connection, matches: Sequence[str]) -> None:
    """With all that belongs to them."""
    for part in map(table, OF_MATCH):
        connection.execute(delete(part).where(part.c.match.in_(matches)))
    connection.execute(delete(table(MatchRow)).where(MATCHES.id.in_(matches)))


# What is too old


def matches_too_old(keep: Keeping, now: datetime, spare: Collection[str]) -> Ids:
    alone = not_(exists().where(CHAPTERS.match == MATCHES.id))
    return select(MATCHES.id).where(_is_old(keep, now, spare), alone).order_by(MATCHES.made)


def campaigns_too_old(keep: Keeping, now: datetime, spare: Collection[str]) -> Ids:
    kept = exists().where(
        CHAPTERS.campaign == CAMPAIGNS.id, MATCHES.id == CHAPTERS.match, not_(_is_old(keep, now, spare))
    )
    return select(CAMPAIGNS.id).where(not_(kept)).order_by(CAMPAIGNS.made)


def guests_too_old(keep: Keeping, now: datetime) -> Ids:
    gone = _before(keep.guests, now, lambda end: GUESTS.seen < end)
    sits, hosts = exists().where(SEATS.guest == GUESTS.id), exists().where(MATCHES.host == GUESTS.id)
    leads = exists().where(CAMPAIGNS.host == GUESTS.id)
    return select(GUESTS.id).where(gone, not_(or_(sits, hosts, leads)))


def _is_old(keep: Keeping, now: datetime, spare: Collection[str]) -> ColumnElement[bool]:
    """Of a match: finished or not, nobody has touched it for as long as it is kept."""
    entries = select(ENTRIES.made).where(ENTRIES.match == MATCHES.id).correlate(table(MatchRow))
    touched = func.coalesce(entries.order_by(ENTRIES.number.desc()).limit(1).scalar_subquery(), MATCHES.made)

    def over(end: datetime) -> ColumnElement[bool]:
        return and_(MATCHES.made < end, touched < end)

    finished = and_(MATCHES.result != "", _before(keep.matches, now, over))
    unfinished = and_(MATCHES.result == "", _before(keep.unfinished, now, over))
    return and_(or_(finished, unfinished), MATCHES.id.not_in(list(spare)))


def _before(days: int, now: datetime, test: Callable[[datetime], ColumnElement[bool]]) -> ColumnElement[bool]:
    return test(now - timedelta(days=days)) if 0 < days < FOR_EVER_DAYS else false()
