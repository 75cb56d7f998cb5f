"""Hosting's store in a database. Everything here is one transaction or a read."""

import zlib
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint
from theomachy.hosting.log import SAVE_EVERY
from theomachy.hosting.ports import Behind, Orders
from theomachy.hosting.rows import CampaignRow, ChapterRow, GuestRow, MatchRow, SeatRow
from theomachy.kernel.standing import Standing
from theomachy.server.db.models import (
    Base,
    Campaign,
    Chapter,
    Guest,
    House,
    LogEntry,
    Match,
    Record,
    SavedPoint,
    Seat,
    StandingOrder,
)

MIGRATIONS = Path(__file__).parent / "migrations"

R = TypeVar("R", bound=msgspec.Struct)


def _row(kind: type[R], model: Base) -> R:
    """A row as hosting knows it."""
    return kind(**{name: getattr(model, name) for name in kind.__struct_fields__})


def _model(kind: type[Base], row: msgspec.Struct) -> Base:
    """A row as the database knows it."""
    return kind(**msgspec.structs.asdict(row))


class SqlStore:
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url, hide_parameters=True)  # they hold secrets, and errors are logged
        self.sessions = async_sessionmaker(self.engine, expire_on_commit=False)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _careful)

    async def open(self) -> None:
        """Bring the tables up to date."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    async def secret(self) -> str:
        """What the house signs with: made once, and kept."""
        async with self.sessions.begin() as session:
            found = await session.get(House, "secret")
            if found is None:
                found = House(name="secret", value=token_hex(32))
                session.add(found)
            return found.value

    # Guests

    async def guest(self, id: str) -> GuestRow:
        async with self.sessions.begin() as session:
            found = await session.get(Guest, id)
            if found is None:
                found = Guest(id=id, name="")
                session.add(found)
            return _row(GuestRow, found)

    async def rename(self, id: str, name: str) -> None:
        async with self.sessions.begin() as session:
            await session.execute(update(Guest).where(Guest.id == id).values(name=name))

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        async with self.sessions() as session:
            found = await session.execute(select(Guest.id, Guest.name).where(Guest.id.in_(ids)))
            return {row.id: row.name for row in found}

    # Matches

    async def add(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        async with self.sessions.begin() as session:
            session.add(_model(Match, match))
            await session.flush()
            session.add_all([_model(Seat, seat) for seat in seats])

    async def match(self, id: str) -> MatchRow | None:
        async with self.sessions() as session:
            found = await session.get(Match, id)
            return _row(MatchRow, found) if found is not None else None

    async def seats(self, match: str) -> list[SeatRow]:
        async with self.sessions() as session:
            of_match = select(Seat).where(Seat.match == match)
            return [_row(SeatRow, seat) for seat in await session.scalars(of_match.order_by(Seat.number))]

    async def matches_of(self, guest: str, most: int = 30) -> list[MatchRow]:
        mine = select(Seat.match).where(Seat.guest == guest)
        async with self.sessions() as session:
            found = await session.scalars(
                select(Match).where(Match.id.in_(mine) | (Match.host == guest)).order_by(Match.made.desc()).limit(most)
            )
            return [_row(MatchRow, match) for match in found]

    async def invited(self, invite: str) -> SeatRow | None:
        async with self.sessions() as session:
            found = await session.scalar(select(Seat).where(Seat.invite == invite))
            return _row(SeatRow, found) if found is not None else None

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        seat = (Seat.match == match) & (Seat.number == number) & (Seat.guest.is_(None)) & (Seat.agent == "")
        async with self.sessions.begin() as session:
            done = await session.execute(update(Seat).where(seat).values(guest=guest))
            return bool(done.rowcount)  # type: ignore[attr-defined]

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        seat = (Seat.match == match) & (Seat.number == number) & (Seat.nonce == "")
        async with self.sessions.begin() as session:
            await session.execute(update(Seat).where(seat).values(nonce=nonce))

    # Standing answers

    async def stand(self, match: str, seats: Sequence[int], window: str, standing: Standing) -> None:
        async with self.sessions.begin() as session:
            for seat in seats:
                row = StandingOrder(match=match, seat=seat, window=window, how=standing.how, least=standing.least)
                await session.merge(row)

    async def orders(self, match: str) -> Orders:
        async with self.sessions() as session:
            found = await session.scalars(select(StandingOrder).where(StandingOrder.match == match))
            return {(row.seat, row.window): Standing(row.how, row.least) for row in found}

    # Campaigns

    async def add_chapter(
        self, chapter: ChapterRow, match: MatchRow, seats: Sequence[SeatRow], new: CampaignRow | None = None
    ) -> None:
        try:
            async with self.sessions.begin() as session:
                session.add(_model(Match, match))
                if new is not None:
                    session.add(_model(Campaign, new))
                await session.flush()
                session.add(_model(Chapter, chapter))
                session.add_all([_model(Seat, seat) for seat in seats])
        except IntegrityError:
            raise Behind from None

    async def campaign(self, id: str) -> CampaignRow | None:
        async with self.sessions() as session:
            found = await session.get(Campaign, id)
            return _row(CampaignRow, found) if found is not None else None

    async def chapters(self, campaign: str) -> list[ChapterRow]:
        of_campaign = select(Chapter).where(Chapter.campaign == campaign)
        async with self.sessions() as session:
            found = await session.scalars(of_campaign.order_by(Chapter.number))
            return [_row(ChapterRow, chapter) for chapter in found]

    async def campaign_of(self, match: str) -> str:
        async with self.sessions() as session:
            of_match = select(Chapter.campaign).where(Chapter.match == match)
            return await session.scalar(of_match) or ""

    async def campaigns_of(self, guest: str, most: int = 30) -> list[CampaignRow]:
        sitting = Seat.match == Chapter.match
        mine = select(Chapter.campaign).join(Seat, sitting).where(Seat.guest == guest)
        async with self.sessions() as session:
            found = await session.scalars(
                select(Campaign)
                .where(Campaign.id.in_(mine) | (Campaign.host == guest))
                .order_by(Campaign.made.desc())
                .limit(most)
            )
            return [_row(CampaignRow, campaign) for campaign in found]

    async def count(self, chapter: ChapterRow, played: str) -> None:
        this = (Chapter.campaign == chapter.campaign) & (Chapter.number == chapter.number)
        async with self.sessions.begin() as session:
            await session.execute(update(Chapter).where(this).values(played=played))

    # The log

    async def append(
        self, match: str, number: int, change: Change, point: SavePoint | None, ending: Ending | None
    ) -> None:
        entry = change.entry
        row = LogEntry(
            match=match,
            number=number,
            deed=entry.kind,
            seat=entry.seat,
            key=entry.key,
            faces=change.faces,
            told=msgspec.json.encode(change.chronicle).decode(),
        )
        try:
            async with self.sessions.begin() as session:
                session.add(row)
                if point is not None:
                    saved = msgspec.json.encode(point).decode()
                    session.add(SavedPoint(match=match, number=number, saved=saved))
                if ending is not None:
                    session.add(Record(match=match, packed=zlib.compress(ending.record.encode(), 9)))
                    shares = msgspec.json.encode(ending.shares).decode()
                    this = Match.id == match
                    await session.execute(update(Match).where(this).values(result=shares))
        except IntegrityError:
            raise Behind from None

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        return [Entry(row.deed, row.seat, row.key) for row in await self._entries(match, after)]

    async def length(self, match: str) -> int:
        async with self.sessions() as session:
            found = await session.scalar(select(func.max(LogEntry.number)).where(LogEntry.match == match))
            return found or 0

    async def point(self, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
        newest = await self.length(match)
        old = select(SavedPoint).where(SavedPoint.match == match, SavedPoint.number <= newest - SAVE_EVERY)
        async with self.sessions() as session:
            row = await session.scalar(old.order_by(SavedPoint.number.desc()).limit(1))
        if row is None:
            return None, []
        before = await self._entries(match, 0, row.number)
        told = [msgspec.json.decode(entry.told, type=ChronicleEdit) for entry in before]
        return msgspec.json.decode(row.saved, type=SavePoint), told

    async def _entries(self, match: str, after: int, upto: int | None = None) -> list[LogEntry]:
        asked = select(LogEntry).where(LogEntry.match == match, LogEntry.number > after)
        if upto is not None:
            asked = asked.where(LogEntry.number <= upto)
        async with self.sessions() as session:
            return list(await session.scalars(asked.order_by(LogEntry.number)))

    async def record(self, match: str) -> str | None:
        async with self.sessions() as session:
            row = await session.get(Record, match)
            return zlib.decompress(row.packed).decode() if row is not None else None


def _careful(connection: Any, _: Any) -> None:
    """SQLite as a server needs it: readers beside a writer, foreign keys held, nothing lost with the power."""
    cursor = connection.cursor()
    for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
