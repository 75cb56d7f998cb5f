"""What is too old to be kept, and how it goes: in batches, each of them one transaction.

A match is as old as its last entry. The matches of a campaign go with the campaign, once all of them are too old; a
guest goes who sits nowhere and has set up nothing.
"""

from collections.abc import Callable, Collection, Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, delete, exists, false, func, not_, or_, select

from theomachy.server.db import postgres
from theomachy.server.db.access import Access
from theomachy.server.db.models import (
    ArmyList,
    Branch,
    Campaign,
    Chapter,
    Guest,
    LogEntry,
    Match,
    Order,
    Phrase,
    PutAway,
    Record,
    Review,
    SavedPoint,
    Seat,
)
from theomachy.server.settings import Keeping

MATCHES_A_BATCH, CAMPAIGNS_A_BATCH, GUESTS_A_BATCH = 20, 5, 500
FOR_EVER_DAYS = 36_500
"""Nobody counts so far back."""
PARTS: tuple[
    type[LogEntry | SavedPoint | Record | Review | Order | Phrase | PutAway | Seat | Branch | Chapter], ...
] = (
    LogEntry,
    SavedPoint,
    Record,
    Review,
    Order,
    Phrase,
    PutAway,
    Seat,
    Branch,
    Chapter,
)
"""Tables whose rows belong to a match, and go before it."""

Ids = Select[str]


class Tidied(msgspec.Struct, frozen=True):
    """How much is too old, or was."""

    campaigns: int = 0
    matches: int = 0
    guests: int = 0


class SqlRetention(Access):
    async def outdated(self, keep: Keeping, now: datetime) -> Tidied:
        """How much is too old, if nobody looks at any of it. Matches of campaigns count as matches, too."""

        def look(connection: Connection) -> Tidied:
            campaigns = old_campaigns(keep, now, ())
            of_campaigns = select(Chapter.match).where(Chapter.campaign.in_(campaigns))
            counts = [_count(connection, ids) for ids in (campaigns, of_campaigns, old_matches(keep, now, ()))]
            return Tidied(counts[0], counts[1] + counts[2], _count(connection, old_guests(keep, now)))

        return await self.read(look)

    async def delete_campaigns(self, keep: Keeping, now: datetime, spare: Collection[str] = ()) -> list[str]:
        """Some of those that are too old; the matches that went with them."""
        old = old_campaigns(keep, now, spare)

        def write(connection: Connection, some: list[str]) -> list[str]:
            campaigns = list(connection.scalars(old.where(Campaign.id.in_(some)).with_for_update(of=Campaign)))
            matches = list(connection.scalars(select(Chapter.match).where(Chapter.campaign.in_(campaigns))))
            delete_matches(connection, matches)
            connection.execute(delete(Campaign).where(Campaign.id.in_(campaigns)))
            return matches

        return await self._delete_some(old.limit(CAMPAIGNS_A_BATCH), write)

    async def delete_matches(self, keep: Keeping, now: datetime, spare: Collection[str] = ()) -> list[str]:
        """Some of those that are too old; which."""
        old = old_matches(keep, now, spare)

        def write(connection: Connection, some: list[str]) -> list[str]:
            matches = list(connection.scalars(old.where(Match.id.in_(some)).with_for_update(of=Match)))
            delete_matches(connection, matches)
            return matches

        return await self._delete_some(old.limit(MATCHES_A_BATCH), write)

    async def delete_guests(self, keep: Keeping, now: datetime) -> list[str]:
        old = old_guests(keep, now)

        def write(connection: Connection, some: list[str]) -> list[str]:
            guests = list(connection.scalars(old.where(Guest.id.in_(some)).with_for_update(of=Guest)))
            connection.execute(delete(ArmyList).where(ArmyList.guest.in_(guests)))
            connection.execute(delete(Guest).where(Guest.id.in_(guests)))
            return guests

        return await self._delete_some(old.limit(GUESTS_A_BATCH), write)

    async def _delete_some(self, old: Ids, write: Callable[[Connection, list[str]], list[str]]) -> list[str]:
        """Searched for beside the writer, which only looks again at what was found: it may have been touched since.
        One server at a time, and nobody touches it meanwhile."""
        some = await self.read(lambda connection: list(connection.scalars(old)))

        def alone(connection: Connection) -> list[str]:
            if connection.dialect.name == "postgresql" and not postgres.may_tidy(connection):
                return []
            return write(connection, some)

        return await self.write(alone) if some else []


def _count(connection: Connection, ids: Ids) -> int:
    return connection.scalar(select(func.count()).select_from(ids.subquery())) or 0


def delete_matches(connection: Connection, matches: Sequence[str]) -> None:
    """With all that belongs to them."""
    for part in PARTS:
        connection.execute(delete(part).where(part.match.in_(matches)))
    connection.execute(delete(Match).where(Match.id.in_(matches)))


# What is too old


def old_matches(keep: Keeping, now: datetime, spare: Collection[str]) -> Ids:
    alone = not_(exists().where(Chapter.match == Match.id))
    return select(Match.id).where(_is_old(keep, now, spare), alone).order_by(Match.made)


def old_campaigns(keep: Keeping, now: datetime, spare: Collection[str]) -> Ids:
    kept = exists().where(Chapter.campaign == Campaign.id, Match.id == Chapter.match, not_(_is_old(keep, now, spare)))
    return select(Campaign.id).where(not_(kept)).order_by(Campaign.made)


def old_guests(keep: Keeping, now: datetime) -> Ids:
    gone = _before(keep.guests, now, lambda end: func.coalesce(Guest.seen, Guest.made) < end)
    sits, hosts = exists().where(Seat.guest == Guest.id), exists().where(Match.host == Guest.id)
    leads = exists().where(Campaign.host == Guest.id)
    return select(Guest.id).where(gone, not_(or_(sits, hosts, leads)))


def _is_old(keep: Keeping, now: datetime, spare: Collection[str]) -> ColumnElement[bool]:
    """Of a match: finished or not, nobody has touched it for as long as it is kept."""
    entries = select(LogEntry.made).where(LogEntry.match == Match.id).correlate(Match)
    touched = func.coalesce(entries.order_by(LogEntry.number.desc()).limit(1).scalar_subquery(), Match.made)

    def over(end: datetime) -> ColumnElement[bool]:
        return and_(Match.made < end, touched < end)

    finished = and_(Match.result != "", _before(keep.matches, now, over))
    unfinished = and_(Match.result == "", _before(keep.unfinished, now, over))
    return and_(or_(finished, unfinished), Match.id.not_in(list(spare)))


def _before(days: int, now: datetime, test: Callable[[datetime], ColumnElement[bool]]) -> ColumnElement[bool]:
    return test(now - timedelta(days=days)) if 0 < days < FOR_EVER_DAYS else false()
