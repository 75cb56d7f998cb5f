"""The logs of matches in the database: entries, saves on the way, records. An answer is as dear as its append, and at
another host as its reading: Core statements that are made once, and no objects that nobody reads."""

import zlib
from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import InstrumentedAttribute

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.log import SAVE_EVERY_ENTRIES
from theomachy.hosting.ports import Behind
from theomachy.hosting.timing import Timing
from theomachy.kernel import Message
from theomachy.server.db.access import Access
from theomachy.server.db.models import Base, LogEntry, Match, Record, SavedPoint

ADD_ENTRY = insert(Base.metadata.tables["entries"])
ADD_POINT = insert(Base.metadata.tables["saved"])
ADD_RECORD = insert(Base.metadata.tables["records"])
ENTRIES_AFTER = (
    select(LogEntry.deed, LogEntry.seat, LogEntry.key)
    .where(LogEntry.match == bindparam("match"), LogEntry.number > bindparam("after"))
    .order_by(LogEntry.number)
)
SUMMARY = (LogEntry.match, LogEntry.asked, LogEntry.status, LogEntry.timing)
LAST_ENTRY = select(*SUMMARY).where(LogEntry.match == bindparam("match")).order_by(LogEntry.number.desc()).limit(1)


class SqlLogs(Access):
    async def append(
        self,
        match: str,
        number: int,
        change: Change,
        point: SavePoint | None,
        ending: Ending | None,
        summary: Summary | None = None,
    ) -> None:
        entry = change.entry
        row = {
            "match": match,
            "number": number,
            "deed": entry.kind,
            "seat": entry.seat,
            "key": entry.key,
            "faces": change.faces,
            "told": _text(change.chronicle),
            "made": self.now(),
            "asked": _text(summary.asked) if summary is not None else None,
            "status": _text(summary.status) if summary is not None else None,
            "timing": _text(summary.timing) if summary is not None and summary.timing is not None else None,
        }

        def write(connection: Connection) -> None:
            try:
                connection.execute(ADD_ENTRY, row)
            except IntegrityError:
                raise Behind from None
            if point is not None:
                connection.execute(ADD_POINT, {"match": match, "number": number, "saved": _text(point)})
            if ending is not None:
                _end(connection, match, ending)

        await self.write(write)

    async def entries(self, match: str, after: int = 0) -> list[Entry]:
        asked = {"match": match, "after": after}

        def look(connection: Connection) -> list[Entry]:
            return [Entry(row.deed, row.seat, row.key) for row in connection.execute(ENTRIES_AFTER, asked)]

        return await self.read(look)

    async def lines(self, match: str) -> list[tuple[Entry, str]]:
        wanted = select(LogEntry.deed, LogEntry.seat, LogEntry.key, LogEntry.faces)
        wanted = wanted.where(LogEntry.match == match).order_by(LogEntry.number)

        def look(connection: Connection) -> list[tuple[Entry, str]]:
            return [(Entry(row.deed, row.seat, row.key), row.faces) for row in connection.execute(wanted)]

        return await self.read(look)

    async def point(self, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
        newest = select(func.max(LogEntry.number)).where(LogEntry.match == match).scalar_subquery()
        old = select(SavedPoint.number, SavedPoint.saved)
        old = old.where(SavedPoint.match == match, SavedPoint.number <= newest - SAVE_EVERY_ENTRIES)
        last = old.order_by(SavedPoint.number.desc()).limit(1)

        def look(connection: Connection) -> tuple[SavePoint | None, list[ChronicleEdit]]:
            saved = connection.execute(last).first()
            if saved is None:
                return None, []
            before = select(LogEntry.told).where(LogEntry.match == match, LogEntry.number <= saved.number)
            texts = connection.scalars(before.order_by(LogEntry.number))
            edits = [msgspec.json.decode(edit, type=ChronicleEdit) for edit in texts]
            return msgspec.json.decode(saved.saved, type=SavePoint), edits

        return await self.read(look)

    async def summaries(self, matches: Sequence[str]) -> dict[str, Summary | None]:
        one = {"match": matches[0]} if len(matches) == 1 else None
        last = LAST_ENTRY if one else _last_entries(matches, *SUMMARY)

        def look(connection: Connection) -> dict[str, Summary | None]:
            rows = connection.execute(last, one)
            return {row.match: _summary(row.asked, row.status, row.timing) for row in rows}

        return await self.read(look)

    async def touched(self, matches: Sequence[str]) -> dict[str, datetime]:
        last = _last_entries(matches, LogEntry.match, LogEntry.made)

        def look(connection: Connection) -> dict[str, datetime]:
            return {row.match: row.made for row in connection.execute(last)}

        return await self.read(look)

    async def record(self, match: str) -> str | None:
        def look(connection: Connection) -> str | None:
            packed = connection.scalar(select(Record.packed).where(Record.match == match))
            return zlib.decompress(packed).decode() if packed is not None else None

        return await self.read(look)


def _last_entries(matches: Sequence[str], *columns: InstrumentedAttribute[Any]) -> Select[Any]:
    """Of the last entry of each match."""
    newest = select(func.max(LogEntry.number)).where(LogEntry.match == Match.id).correlate(Match).scalar_subquery()
    of_match = (LogEntry.match == Match.id) & (LogEntry.number == newest)
    return select(*columns).select_from(Match).join(LogEntry, of_match).where(Match.id.in_(matches))


def _end(connection: Connection, match: str, ending: Ending) -> None:
    connection.execute(ADD_RECORD, {"match": match, "packed": zlib.compress(ending.record.encode(), 9)})
    connection.execute(update(Match).where(Match.id == match).values(result=_text(ending.shares)))


def _summary(asked: str | None, status: str | None, timing: str | None) -> Summary | None:
    if asked is None or status is None:
        return None
    seats = msgspec.json.decode(asked, type=list[int | None])
    clocks = msgspec.json.decode(timing, type=Timing) if timing is not None else None
    return Summary(seats, msgspec.json.decode(status, type=list[Message]), clocks)


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()
