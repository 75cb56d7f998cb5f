"""The logs of matches: entries, saves on the way, and records."""

from collections.abc import Sequence
from datetime import datetime

import msgspec

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.log import SAVE_EVERY_ENTRIES
from theomachy.hosting.rows import (
    EntryFaces,
    EntryLine,
    EntryRow,
    EntryState,
    EntryTold,
    MatchRow,
    RecordRow,
    SaveRow,
)
from theomachy.hosting.store import verbs
from theomachy.hosting.store.verbs import Add, Drop, Edit, Store


async def append(
    store: Store,
    match: str,
    number: int,
    change: Change,
    now: datetime,
    point: SavePoint | None = None,
    ending: Ending | None = None,
    summary: Summary | None = None,
    also: Sequence[verbs.Change] = (),
) -> None:
    """Write an entry and what follows from it in one transaction; Behind if there is an entry with its number."""
    entry = change.entry
    row = EntryRow(match, number, entry.kind, entry.seat, entry.key, change.faces, change.chronicle, now, summary)
    changes: list[verbs.Change] = [Add(row), *also]
    if point is not None:  # of the saves before, only the last can still be needed
        changes += [Drop(SaveRow, {"match": match}, but_last=True), Add(SaveRow(match, number, point))]
    if ending is not None:
        result = msgspec.json.encode(ending.shares).decode()
        changes += [Add(RecordRow(match, ending.record)), Edit(MatchRow, (match,), {"result": result})]
    await store.write(*changes)


async def entries(store: Store, match: str, after: int = 0) -> list[Entry]:
    """Return the entries of a match after a number."""
    return [Entry(row.kind, row.seat, row.key) for row in await store.select(EntryLine, match=match, after=after)]


async def lines(store: Store, match: str) -> list[tuple[Entry, str]]:
    """Return all entries with the dice that fell, as a record writes them."""
    return [(Entry(row.kind, row.seat, row.key), row.faces) for row in await store.select(EntryFaces, match=match)]


async def point(store: Store, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
    """Return a save to go on from, and what was told before it. SAVE_EVERY_ENTRIES or more entries follow it."""
    ends = await store.last(EntryState, match)
    newest = ends[0].number - SAVE_EVERY_ENTRIES if ends else 0
    for save in await store.select(SaveRow, match=match, upto=newest, last=1):
        told = await store.select(EntryTold, match=match, upto=save.number)
        return save.point, [row.told for row in told]
    return None, []


async def states(store: Store, matches: Sequence[str]) -> dict[str, EntryState]:
    """Return how matches that have begun stand after their last entries, by match."""
    return {row.match: row for row in await store.last(EntryState, *matches)}


async def record(store: Store, match: str) -> str | None:
    """Return the record of a match that is over."""
    row = await store.read(RecordRow, match)
    return row.text if row is not None else None
