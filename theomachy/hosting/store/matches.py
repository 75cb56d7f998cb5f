"""Matches and their seats."""

from collections.abc import Sequence
from datetime import datetime

from theomachy.hosting.rows import (
    OF_MATCH,
    CampaignRow,
    ChapterMatch,
    MatchRow,
    OwnCampaignRow,
    OwnMatchRow,
    SeatRow,
)
from theomachy.hosting.store.guests import note
from theomachy.hosting.store.verbs import Add, Behind, Change, Drop, Edit, Put, Store


def laid(match: MatchRow, seats: Sequence[SeatRow]) -> list[Change]:
    """Return the changes that lay a new table with its seats. Behind if another match follows the same one already."""
    guests = list(dict.fromkeys(guest for guest in (match.host, *(seat.guest for seat in seats)) if guest))
    own = [Add(OwnMatchRow(guest, match.made, match.id)) for guest in guests]
    return [*note(match.made, *guests), Add(match), *map(Add, seats), *own]


def forgotten(match: str) -> list[Change]:
    """Return the changes that delete a match and everything that belongs to it."""
    return [*(Drop(kind, {"match": match}) for kind in OF_MATCH), Drop(MatchRow, {"id": match})]


async def add(store: Store, match: MatchRow, seats: Sequence[SeatRow]) -> None:
    """Lay a new table; Behind if another match follows the same one already."""
    await store.write(*laid(match, seats))


async def followed_by(store: Store, match: str) -> MatchRow | None:
    """Return the match that the same people play after a match."""
    return next(iter(await store.select(MatchRow, follows=match)), None)


async def seats(store: Store, match: str) -> list[SeatRow]:
    """Return the seats of a match in their order."""
    return await store.select(SeatRow, match=match)


async def seats_at(store: Store, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Return the seats of several matches in their order, by match."""
    found: dict[str, list[SeatRow]] = {match: [] for match in matches}
    for seat in await store.select(SeatRow, match=matches):
        found[seat.match].append(seat)
    return found


async def own_matches(store: Store, guest: str, most: int, *, away: bool = False) -> list[MatchRow]:
    """Return the newest matches that a guest has laid or sits at, and has put away or not."""
    own = await store.select(OwnMatchRow, guest=guest, away=away, last=most)
    rows = {row.id: row for row in await store.select(MatchRow, id=[row.match for row in own])}
    return [rows[row.match] for row in reversed(own) if row.match in rows]


async def put_away(store: Store, guest: str, match: MatchRow, *, away: bool) -> None:
    """Put a match out of a guest's sight, or bring it back."""
    await store.write(Edit(OwnMatchRow, (guest, match.made, match.id), {"away": away}))


async def invited(store: Store, invite: str) -> SeatRow | None:
    """Return the seat of an invitation."""
    return next(iter(await store.select(SeatRow, invite=invite)), None)


async def take_seat(store: Store, match: str, number: int, guest: str, now: datetime) -> bool:
    """Let a guest sit down; False if somebody else was quicker."""
    row = await store.read(MatchRow, match)
    if row is None:
        return False
    taken = Edit(SeatRow, (match, number), {"guest": guest}, {"guest": None, "agent": ""})
    changes: list[Change] = [*note(now, guest), taken, Put(OwnMatchRow(guest, row.made, match), ())]
    for chapter in await store.select(ChapterMatch, match=match):
        if (campaign := await store.read(CampaignRow, chapter.campaign)) is not None:
            changes.append(Put(OwnCampaignRow(guest, campaign.made, campaign.id), ()))
    return await _holds(store, *changes)


async def replace_agent(store: Store, match: str, number: int, guest: str | None, agent: str) -> bool:
    """Let a guest or another agent play an agent's seat; False if no agent plays it."""
    seat = await store.read(SeatRow, match, number)
    if seat is None or not seat.agent:
        return False
    taken = {"guest": guest, "agent": agent}
    return await _holds(store, Edit(SeatRow, (match, number), taken, {"agent": seat.agent}))


async def give_up_seat(store: Store, match: str, number: int, guest: str, invite: str) -> bool:
    """Open a guest's seat to people who have an invitation; False if the guest has promised a nonce."""
    row = await store.read(MatchRow, match)
    others = {seat.guest for seat in await seats(store, match) if seat.number != number}
    theirs = {"guest": guest, "commitment": "", "nonce": ""}
    changes: list[Change] = [Edit(SeatRow, (match, number), {"guest": None, "invite": invite}, theirs)]
    if row is not None and guest not in (row.host, *others):
        changes.append(Drop(OwnMatchRow, {"guest": guest, "match": match}))
    return await _holds(store, *changes)


async def promise(store: Store, match: str, number: int, commitment: str) -> None:
    """Keep the hash of the nonce that a seat promises. A seat that has opened a nonce promises no other."""
    await _holds(store, Edit(SeatRow, (match, number), {"commitment": commitment}, {"nonce": ""}))


async def give_nonce(store: Store, match: str, number: int, nonce: str) -> None:
    """Keep the nonce that a seat opens. Its first nonce counts."""
    await _holds(store, Edit(SeatRow, (match, number), {"nonce": nonce}, {"nonce": ""}))


async def _holds(store: Store, *changes: Change) -> bool:
    """Make changes and return True; return False if a condition does not hold."""
    try:
        await store.write(*changes)
    except Behind:
        return False
    return True
