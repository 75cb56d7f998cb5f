"""Guests. A guest is kept from the first thing that they do; people who only look are not kept."""

from collections.abc import Sequence
from datetime import datetime

from theomachy.hosting.rows import GuestName, GuestRow
from theomachy.hosting.store.verbs import Put, Store


def note(now: datetime, *ids: str | None) -> list[Put]:
    """Return the changes that note that guests do something. New guests are written down."""
    named = sorted({id for id in ids if id})  # in one order, so that two servers do not wait for each other
    return [Put(GuestRow(id, "", now, now), ("seen",)) for id in named]


async def rename(store: Store, id: str, name: str, now: datetime) -> None:
    """Give a guest another name."""
    await store.write(Put(GuestRow(id, name, now, now), ("name", "seen")))


async def names(store: Store, ids: Sequence[str]) -> dict[str, str]:
    """Return the names of the guests that are known, by id and in the order of the ids."""
    found = {row.id: row.name for row in await store.select(GuestName, id=ids)} if ids else {}
    return {id: found[id] for id in ids if id in found}
