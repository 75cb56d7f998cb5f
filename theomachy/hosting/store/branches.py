"""Variations: matches that go on from a moment of another."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from theomachy.hosting.rows import BranchOpening, BranchRow, MatchRow, OpenedBranchRow, SeatRow
from theomachy.hosting.store.matches import forgotten, laid
from theomachy.hosting.store.verbs import Add, Behind, Edit, Store


async def add(store: Store, branch: BranchRow, opening: str, match: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Lay the table of a variation. `opening` is the record of what came before."""
    row = OpenedBranchRow(**msgspec.structs.asdict(branch), opening=opening)
    await store.write(*laid(match, seats), Add(row))


async def opening(store: Store, match: str) -> str | None:
    """Return the record of what came before a match; None if it is no variation."""
    row = await store.read(BranchOpening, match)
    return row.opening if row is not None else None


async def branches(store: Store, origin: str, guest: str) -> list[BranchRow]:
    """Return the variations of a match that a guest has laid, by their steps, the oldest first."""
    return sorted(
        await store.select(BranchRow, origin=origin, guest=guest), key=lambda row: (row.step, row.made, row.match)
    )


async def rename(store: Store, match: str, name: str) -> None:
    """Give a variation another name, if it is still there."""
    with suppress(Behind):
        await store.write(Edit(BranchRow, (match,), {"name": name}))


async def delete(store: Store, match: str) -> None:
    """Delete a variation with everything that belongs to it."""
    await store.write(*forgotten(match))
