"""Another match by the same agreement. Where people play against each other there is one of them, whoever asks for it
first and however many ask at once: the others find it at the table that they come from. Who declines gives their seat
up, and may take it again while it is open."""

import secrets
from contextlib import suppress

import msgspec

from theomachy.hosting import branches
from theomachy.hosting.matchmaking import Laid, NewLesson, again, agree_lesson, find_game
from theomachy.hosting.ports import Behind
from theomachy.hosting.rows import BranchRow, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import matches
from theomachy.hosting.terms import why_not_open
from theomachy.kernel import refuse


async def rematch(service: MatchService, guest: str, match: str, *, swap: bool) -> Laid:
    """The match after one that a guest sat at: it is there already, or it is laid now."""
    row, seats = await service.store.read(MatchRow, match), await matches.seats(service.store, match)
    if row is None:
        raise refuse("live-no-match")
    if guest not in [seat.guest for seat in seats]:
        raise refuse("live-no-seat")
    now = service.clock.now()
    if row.lesson:
        return await _lay(service, agree_lesson(NewLesson(row.game, row.lesson), guest, now))
    if (branch := await service.store.read(BranchRow, match)) is not None:
        return await branches.play_again(service, guest, branch)
    laid = again(row, seats, guest, now, swap=swap)
    if not _in_company(seats):
        return await _lay(service, laid)
    if not _is_done(row):
        raise refuse("live-not-over")
    if (offered := await _offered(service, guest, match, swap=swap)) is not None:
        return offered
    with suppress(Behind):  # another has asked at the same moment
        await _lay(service, Laid(msgspec.structs.replace(laid.match, follows=match), laid.seats))
    await service.offer_rematch(match)
    following = await matches.followed_by(service.store, match)
    assert following is not None
    return Laid(following, await matches.seats(service.store, following.id))


async def decline(service: MatchService, guest: str, match: str) -> None:
    """A guest does not want the match that was offered: their seats at it are open. Who sits there has accepted."""
    following = await matches.followed_by(service.store, match)
    if following is None:
        raise refuse("live-no-rematch")
    seats = [seat for seat in await matches.seats(service.store, following.id) if seat.guest == guest]
    for seat in seats:
        if not await matches.give_up_seat(service.store, following.id, seat.number, guest, secrets.token_urlsafe(12)):
            raise refuse("live-rematch-accepted")
    await service.look_round(following.id)
    await service.offer_rematch(match)


async def _offered(service: MatchService, guest: str, match: str, *, swap: bool) -> Laid | None:
    """What others have laid; if that is over as well, the match after it."""
    following = await matches.followed_by(service.store, match)
    if following is None:
        return None
    seats = await matches.seats(service.store, following.id)
    if guest not in [seat.guest for seat in seats]:
        await _take_again(service, guest, match, seats)
    elif _is_done(following):
        return await rematch(service, guest, following.id, swap=swap)
    return Laid(following, await matches.seats(service.store, following.id))


async def _take_again(service: MatchService, guest: str, match: str, seats: list[SeatRow]) -> None:
    """Who has declined wants to play after all: they take an open seat, or are Refused."""
    for seat in seats:
        if seat.invite and seat.guest is None:
            await service.join(seat.invite, guest)
            return await service.offer_rematch(match)
    raise refuse("live-seat-taken")


def _is_done(row: MatchRow) -> bool:
    """Over, or closed because its rules have changed."""
    return bool(row.result) or why_not_open(row, find_game(row.game)) is not None


def _in_company(seats: list[SeatRow]) -> bool:
    return len({seat.guest for seat in seats if seat.guest}) > 1


async def _lay(service: MatchService, laid: Laid) -> Laid:
    await matches.add(service.store, laid.match, laid.seats)
    return laid
