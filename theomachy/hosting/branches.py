"""Variations: matches that go on from a moment of one that is over, kept by name for whoever set them up."""

from datetime import datetime
from typing import Any, NamedTuple

import msgspec

from theomachy.hosting.matchmaking import Laid, check_opponent, find_game, lay, new_terms
from theomachy.hosting.rows import BranchRow, MatchRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import branches as kept
from theomachy.hosting.store import logs, matches
from theomachy.hosting.terms import why_not_open
from theomachy.kernel import Game, Reason, Refused, refuse
from theomachy.play.records import BadRecord, Record, beginning_of, read_record
from theomachy.play.replays import replay, why_not_again

MAX_NAME_CHARACTERS = 60
MAX_BRANCHES = 50
"""Variations of one match that are kept for a guest."""


class NewBranch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match is to go on, and who plays: POST /api/matches/{match}/branches, answered like a new match."""

    step: int
    """the number of the step after which it goes on; 0 is the start"""
    seats: list[str]
    """one for each seat: "me" or the level of an agent, perhaps in a style"""
    name: str = ""


class Branched(NamedTuple):
    """A variation that is agreed on."""

    branch: BranchRow
    opening: str
    laid: Laid


def agree_branch(text: str, origin: str, order: NewBranch, host: str, created: datetime) -> Branched:
    """A match that goes on from a moment of a record, or Refused with the reason why it cannot."""
    record = read_record(text)
    game = find_game(record.fields["game"])
    if (why := why_not_played_on(record)) is not None:
        raise Refused(why)
    check_step(record, order.step)
    opening = beginning_of(record, order.step + 1)
    try:
        match = replay(read_record(opening), game)
    except BadRecord as bad:
        raise refuse(bad.reason.id, **bad.reason.args) from None
    if match.request is None:
        raise refuse("branch-over")
    _check_seats(game, order.seats, len(match.seats))
    laid = lay(new_terms(game, record.fields["setup"], "seeded"), order.seats, host, created)
    row = BranchRow(laid.match.id, origin, order.step, clean_title(order.name), host, created)
    return Branched(row, opening, laid)


def why_not_played_on(record: Record) -> Reason | None:
    """Why a record can only be watched."""
    game = find_game(record.fields["game"])
    if why_not_again(record, game) is None:
        return None
    return Reason("branch-older", args={"found": record.fields["rules"], "needed": game.rules})


def check_step(record: Record, step: int) -> None:
    """Refused if a record has no such step."""
    if not 0 <= step < len(record.entries):
        raise refuse("live-no-step", most=len(record.entries) - 1, given=step)


def _check_seats(game: Game[Any], seats: list[str], needed: int) -> None:
    if len(seats) != needed:
        raise refuse("number-of-seats", needed=needed, given=len(seats))
    for seat in seats:
        if seat != "me":
            check_opponent(game, seat)
    if "me" not in seats:
        raise refuse("branch-nobody")


def clean_title(name: str) -> str:
    """A name of a variation as it is kept: in one line, without what cannot be seen. Empty: it has none."""
    name = "".join(filter(str.isprintable, " ".join(name.split()))).strip()
    if len(name) > MAX_NAME_CHARACTERS:
        raise refuse("branch-name-long", most=MAX_NAME_CHARACTERS)
    return name


# Kept


async def play_on(service: MatchService, guest: str, origin: str, order: NewBranch) -> Laid:
    """Lay the table of a variation of a match that is over."""
    text = await finished(service, origin)
    await _check_room(service, guest, origin)
    branch, opening, laid = await service.heavy("check", agree_branch, text, origin, order, guest, service.clock.now())
    await kept.add(service.store, branch, opening, laid.match, laid.seats)
    return laid


async def play_again(service: MatchService, guest: str, branch: BranchRow) -> Laid:
    """The same variation once more, from its moment on, with everybody where they sat."""
    await _check_room(service, guest, branch.origin)
    match, opening = await service.store.read(MatchRow, branch.match), await kept.opening(service.store, branch.match)
    assert match is not None
    assert opening is not None
    kinds = [seat.agent or "me" for seat in await matches.seats(service.store, match.id)]
    laid = lay(new_terms(find_game(match.game), match.setup, match.dice), kinds, guest, service.clock.now())
    again = msgspec.structs.replace(branch, match=laid.match.id, made=laid.match.made)
    await kept.add(service.store, again, opening, laid.match, laid.seats)
    return laid


async def _check_room(service: MatchService, guest: str, origin: str) -> None:
    if len(await kept.branches(service.store, origin, guest)) >= MAX_BRANCHES:
        raise refuse("branch-many", most=MAX_BRANCHES)


async def rename(service: MatchService, guest: str, origin: str, branch: str, name: str) -> None:
    await _mine(service, guest, origin, branch)
    await kept.rename(service.store, branch, clean_title(name))


async def delete(service: MatchService, guest: str, origin: str, branch: str) -> None:
    """With the match itself; what was played on from it lives on."""
    await _mine(service, guest, origin, branch)
    await kept.delete(service.store, branch)
    service.deleted(branch)


async def _mine(service: MatchService, guest: str, origin: str, branch: str) -> None:
    """Refused unless it is a variation of a match, and the guest's own."""
    row, match = await service.store.read(BranchRow, branch), await service.store.read(MatchRow, branch)
    if row is None or match is None or row.origin != origin or match.host != guest:
        raise refuse("live-no-branch")


async def finished(service: MatchService, match: str) -> str:
    """The record of a match that is over, or Refused."""
    text = await logs.record(service.store, match)
    if text is not None:
        return text
    row = await service.store.read(MatchRow, match)
    if row is None:
        raise refuse("live-no-match")
    if why := why_not_open(row, find_game(row.game)):
        raise Refused(why)
    raise refuse("live-not-over")
