"""Armies that guests keep under names."""

from datetime import datetime

from theomachy.hosting.rows import ArmyListRow
from theomachy.hosting.store.guests import note
from theomachy.hosting.store.verbs import Drop, Put, Store


async def army_lists(store: Store, guest: str, game: str = "") -> list[ArmyListRow]:
    """Return a guest's lists for one game or for all, the one that changed last first."""
    kept = await store.select(ArmyListRow, guest=guest)
    return sorted((row for row in kept if game in ("", row.game)), key=lambda row: (row.kept, row.id), reverse=True)


async def keep(store: Store, row: ArmyListRow, now: datetime) -> None:
    """Keep a list that is new or has changed."""
    await store.write(*note(now, row.guest), Put(row))


async def drop(store: Store, guest: str, id: str) -> None:
    """Delete a guest's list."""
    await store.write(Drop(ArmyListRow, {"guest": guest, "id": id}))
