"""Armies that a guest keeps under names: to be changed, copied, shared and played with later."""

import secrets

import msgspec

from theomachy.features.armies import Armies
from theomachy.hosting.matchmaking import find_game
from theomachy.hosting.rows import ArmyListRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import army_lists as kept
from theomachy.kernel import refuse
from theomachy.play.army_codes import text_of
from theomachy.wire import pages

MAX_LISTS, MAX_NAME_LENGTH = 60, 40


async def army_lists(service: MatchService, guest: str, game: str) -> list[pages.ArmyList]:
    rows = await kept.army_lists(service.store, guest, game) if guest else []
    return [_shown(row) for row in rows]


async def keep(service: MatchService, guest: str, order: pages.KeptList) -> pages.ArmyList:
    """A new list; a code becomes a copy of one's own."""
    if len(await kept.army_lists(service.store, guest)) >= MAX_LISTS:
        raise refuse("live-too-many-lists", most=MAX_LISTS)
    return await _keep(service, guest, secrets.token_urlsafe(9), order)


async def change(service: MatchService, guest: str, id: str, order: pages.KeptList) -> pages.ArmyList:
    if id not in [row.id for row in await kept.army_lists(service.store, guest)]:
        raise refuse("live-no-list")
    return await _keep(service, guest, id, order)


async def drop(service: MatchService, guest: str, id: str) -> None:
    await kept.drop(service.store, guest, id)


async def _keep(service: MatchService, guest: str, id: str, order: pages.KeptList) -> pages.ArmyList:
    if find_game(order.game).feature(Armies) is None:
        raise refuse("live-no-armies")
    name, army = " ".join(order.name.split()), text_of(order.game, order.army)
    if not name or len(name) > MAX_NAME_LENGTH or not name.isprintable():
        raise refuse("live-list-name", most=MAX_NAME_LENGTH)
    row = ArmyListRow(id, guest, order.game, name, army, service.clock.now())
    await kept.keep(service.store, row, row.kept)
    return _shown(row)


def _shown(row: ArmyListRow) -> pages.ArmyList:
    rest = {name: value for name, value in msgspec.structs.asdict(row).items() if name not in ("guest", "kept")}
    return pages.ArmyList(**rest, kept=row.kept.isoformat(timespec="seconds"))
