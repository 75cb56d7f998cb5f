"""The database: what the server keeps. Everything here is one transaction or a read."""

import zlib
from collections.abc import Sequence
from pathlib import Path
from secrets import token_hex
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine

from theomachy import games
from theomachy.kernel.lessons import find_lesson
from theomachy.kernel.standing import Standing
from theomachy.server.room import SAVE_EVERY, Agreement, Change, Entry, Point, Told
from theomachy.server.tables import (
    CampaignRow,
    ChapterRow,
    EntryRow,
    Guest,
    House,
    MatchRow,
    RecordRow,
    SavedRow,
    SeatRow,
    StandingRow,
)

MIGRATIONS = Path(__file__).parent / "migrations"

Orders = dict[tuple[int, str], Standing]
"""How each seat wants each kind of question to be answered."""


class Behind(Exception):
    """Somebody else has written this entry of the log: read it first."""


class Store:
    def __init__(self, url: str) -> None:
        self.engine = create_async_engine(url)
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

    async def guest(self, id: str) -> Guest:
        """A guest; whoever comes for the first time is written down."""
        async with self.sessions.begin() as session:
            found = await session.get(Guest, id)
            if found is None:
                found = Guest(id=id, name="")
                session.add(found)
            return found

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
            session.add(match)
            await session.flush()
            session.add_all(seats)

    async def match(self, id: str) -> MatchRow | None:
        async with self.sessions() as session:
            return await session.get(MatchRow, id)

    async def seats(self, match: str) -> list[SeatRow]:
        async with self.sessions() as session:
            found = await session.scalars(select(SeatRow).where(SeatRow.match == match).order_by(SeatRow.number))
            return list(found)

    async def matches_of(self, guest: str, most: int = 30) -> list[MatchRow]:
        """The newest matches that somebody sits at or has set up."""
        mine = select(SeatRow.match).where(SeatRow.guest == guest)
        async with self.sessions() as session:
            found = await session.scalars(
                select(MatchRow)
                .where(MatchRow.id.in_(mine) | (MatchRow.host == guest))
                .order_by(MatchRow.made.desc())
                .limit(most)
            )
            return list(found)

    async def invited(self, invite: str) -> SeatRow | None:
        async with self.sessions() as session:
            found: SeatRow | None = await session.scalar(select(SeatRow).where(SeatRow.invite == invite))
            return found

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        """Sit down, unless somebody was quicker."""
        seat = (SeatRow.match == match) & (SeatRow.number == number) & (SeatRow.guest.is_(None)) & (SeatRow.agent == "")
        async with self.sessions.begin() as session:
            done = await session.execute(update(SeatRow).where(seat).values(guest=guest))
            return bool(done.rowcount)  # type: ignore[attr-defined]

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        """The first nonce of a seat counts."""
        seat = (SeatRow.match == match) & (SeatRow.number == number) & (SeatRow.nonce == "")
        async with self.sessions.begin() as session:
            await session.execute(update(SeatRow).where(seat).values(nonce=nonce))

    async def agreement(self, row: MatchRow) -> Agreement:
        game = games.game(row.game)
        if row.lesson:  # the same dice every time
            lesson = find_lesson(game, row.lesson)
            return Agreement(row.id, game, row.setup, row.dice, row.server_seed, lesson=lesson)
        nonces = tuple(seat.nonce for seat in await self.seats(row.id))
        return Agreement(row.id, game, row.setup, row.dice, row.server_seed, nonces)

    # Standing answers

    async def stand(self, match: str, seats: Sequence[int], window: str, standing: Standing) -> None:
        """From now on these seats answer a kind of question so."""
        async with self.sessions.begin() as session:
            for seat in seats:
                row = StandingRow(match=match, seat=seat, window=window, how=standing.how, least=standing.least)
                await session.merge(row)

    async def orders(self, match: str) -> Orders:
        """How the seats of a match answer in advance."""
        async with self.sessions() as session:
            found = await session.scalars(select(StandingRow).where(StandingRow.match == match))
            return {(row.seat, row.window): Standing(row.how, row.least) for row in found}

    # Campaigns

    async def add_chapter(
        self, chapter: ChapterRow, match: MatchRow, seats: Sequence[SeatRow], new: CampaignRow | None = None
    ) -> None:
        """Lay the table of a campaign's next match, perhaps of its first; Behind if somebody was quicker."""
        try:
            async with self.sessions.begin() as session:
                session.add_all([match] if new is None else [match, new])
                await session.flush()
                session.add_all([chapter, *seats])
        except IntegrityError:
            raise Behind from None

    async def campaign(self, id: str) -> CampaignRow | None:
        async with self.sessions() as session:
            return await session.get(CampaignRow, id)

    async def chapters(self, campaign: str) -> list[ChapterRow]:
        asked = select(ChapterRow).where(ChapterRow.campaign == campaign).order_by(ChapterRow.number)
        async with self.sessions() as session:
            return list(await session.scalars(asked))

    async def campaign_of(self, match: str) -> str:
        """The campaign that a match belongs to; empty if it stands alone."""
        async with self.sessions() as session:
            return await session.scalar(select(ChapterRow.campaign).where(ChapterRow.match == match)) or ""

    async def campaigns_of(self, guest: str, most: int = 30) -> list[CampaignRow]:
        """The newest campaigns that somebody plays in or has begun."""
        mine = (
            select(ChapterRow.campaign).join(SeatRow, SeatRow.match == ChapterRow.match).where(SeatRow.guest == guest)
        )
        async with self.sessions() as session:
            found = await session.scalars(
                select(CampaignRow)
                .where(CampaignRow.id.in_(mine) | (CampaignRow.host == guest))
                .order_by(CampaignRow.made.desc())
                .limit(most)
            )
            return list(found)

    async def count(self, chapter: ChapterRow, played: str) -> None:
        """Write down what lived on after a match."""
        one = (ChapterRow.campaign == chapter.campaign) & (ChapterRow.number == chapter.number)
        async with self.sessions.begin() as session:
            await session.execute(update(ChapterRow).where(one).values(played=played))

    # The log

    async def append(self, match: str, number: int, change: Change, point: Point | None, ended: "Ended | None") -> None:
        """Write an entry down, and with it what follows from it; or Behind, and nothing is written."""
        entry = change.entry
        row = EntryRow(
            match=match,
            number=number,
            deed=entry.deed,
            seat=entry.seat,
            key=entry.key,
            faces=change.faces,
            told=change.told(),
        )
        try:
            async with self.sessions.begin() as session:
                session.add(row)
                if point is not None:
                    session.add(SavedRow(match=match, number=number, saved=msgspec.json.encode(point).decode()))
                if ended is not None:
                    session.add(RecordRow(match=match, packed=zlib.compress(ended.record.encode(), 9)))
                    shares = msgspec.json.encode(ended.shares).decode()
                    await session.execute(update(MatchRow).where(MatchRow.id == match).values(result=shares))
        except IntegrityError:
            raise Behind from None

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        found = await self._rows(match, after)
        return [Entry(row.deed, row.seat, row.key) for row in found]  # type: ignore[arg-type]

    async def length(self, match: str) -> int:
        async with self.sessions() as session:
            found = await session.scalar(select(func.max(EntryRow.number)).where(EntryRow.match == match))
            return found or 0

    async def point(self, match: str) -> tuple[Point | None, list[Told]]:
        """A save to go on from that leaves some entries to be taken back, and what was told before it."""
        newest = await self.length(match)
        of = (SavedRow.match == match) & (SavedRow.number <= newest - SAVE_EVERY)
        async with self.sessions() as session:
            row = await session.scalar(select(SavedRow).where(of).order_by(SavedRow.number.desc()).limit(1))
        if row is None:
            return None, []
        told = [msgspec.json.decode(entry.told, type=Told) for entry in await self._rows(match, 0, row.number)]
        return msgspec.json.decode(row.saved, type=Point), told

    async def _rows(self, match: str, after: int, upto: int | None = None) -> list[EntryRow]:
        asked = select(EntryRow).where(EntryRow.match == match, EntryRow.number > after)
        if upto is not None:
            asked = asked.where(EntryRow.number <= upto)
        async with self.sessions() as session:
            return list(await session.scalars(asked.order_by(EntryRow.number)))

    async def record(self, match: str) -> str | None:
        async with self.sessions() as session:
            row = await session.get(RecordRow, match)
            return zlib.decompress(row.packed).decode() if row is not None else None


class Ended(msgspec.Struct, frozen=True):
    """What is written down when a match is over."""

    record: str
    shares: list[float]


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
