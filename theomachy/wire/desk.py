"""What a client asks for outside a table: games, armies, matches, records. One function each, for any carrier."""

import secrets
from collections.abc import Collection, Mapping
from datetime import datetime
from functools import cache, lru_cache
from random import Random

import msgspec

from theomachy.features.armies import Armies, armies_of
from theomachy.hosting import branches, imports, rematches
from theomachy.hosting.branches import NewBranch, finished
from theomachy.hosting.core.orders import SET_UP
from theomachy.hosting.entries import Summary
from theomachy.hosting.matchmaking import Laid, NewLesson, NewMatch, agree, agree_lesson, find_game
from theomachy.hosting.names import called, clean
from theomachy.hosting.participant import Participant
from theomachy.hosting.rows import BranchRow, EntryState, GuestName, MatchRow, SeatRow
from theomachy.hosting.service import MatchService
from theomachy.hosting.store import branches as variations
from theomachy.hosting.store import guests, logs, tables
from theomachy.hosting.store import matches as kept
from theomachy.hosting.terms import why_not_open
from theomachy.kernel import refuse
from theomachy.play.auto_answers import StandingOrder
from theomachy.presentation.languages import partial
from theomachy.presentation.text import FIRST, languages
from theomachy.wire import games, lessons, pages, replays
from theomachy.wire import messages as wire
from theomachy.wire.presenter import Presenter
from theomachy.wire.presenters import presenter, words
from theomachy.wire.rulebook import rulebook

SHOWN_MATCHES, SHOWN_AWAY = 12, 30
_partial = cache(partial)
"""Counted once: words stay as they are while the house is open."""


def language(lang: str) -> str:
    """The language that is asked for, if there is one; else the first."""
    return lang if lang in languages() else FIRST


def presented(game: str, lang: str) -> Presenter:
    return presenter(find_game(game), language(lang))


# Guests


async def me(service: MatchService, guest: str, lang: str) -> pages.Me:
    row = await service.store.read(GuestName, guest)
    return _me(guest, row.name if row is not None else "", lang)


async def rename(service: MatchService, guest: str, name: str, lang: str) -> pages.Me:
    name = clean(name)
    await service.rename(guest, name)
    return _me(guest, name, lang)


def _me(guest: str, name: str, lang: str) -> pages.Me:
    house = words("", language(lang))
    return pages.Me(name=name, langs=languages(), called=called(guest, {guest: name}, house), translated=_partial())


# Games


@lru_cache(10)
def all_games(lang: str) -> list[pages.GameInfo]:
    return games.all_games(lang)


@lru_cache(10)
def all_lessons(lang: str) -> list[pages.LessonInfo]:
    return lessons.all_lessons(lang)


def warm(langs: Collection[str] = (FIRST,)) -> None:
    """What everybody asks for first: to be made ready beforehand."""
    for lang in langs:
        for info in all_games(lang):
            if find_game(info.id).feature(Armies) is not None:
                muster(info.id, lang, "")
        all_lessons(lang)


def book(game: str, lang: str) -> pages.Rulebook:
    presenter = presented(game, lang)
    return rulebook(presenter.game.content.folder, presenter.words.lang, presenter.game.id, presenter.words.title)


@lru_cache(200)
def muster(game: str, lang: str, army: str) -> pages.Muster:
    return games.muster(presented(game, lang), army)


def random_muster(game: str, lang: str) -> pages.Muster:
    presenter = presented(game, lang)
    if presenter.game.feature(Armies) is None:
        raise refuse("live-no-armies")
    return games.muster(presenter, armies_of(presenter.game).random(Random(secrets.randbits(64))))


# Matches


async def new_match(service: MatchService, guest: str, order: NewMatch) -> pages.NewMatchAnswer:
    laid = await service.aside(agree, order, guest, service.clock.now())
    answer = await _lay(service, laid)
    if order.usual:
        own = [seat.number for seat in laid.seats if seat.guest == guest]
        await tables.stand(service.store, laid.match.id, own, SET_UP, StandingOrder("always"))
    return answer


async def new_lesson(service: MatchService, guest: str, order: NewLesson) -> pages.NewMatchAnswer:
    return await _lay(service, await service.aside(agree_lesson, order, guest, service.clock.now()))


async def rematch(service: MatchService, guest: str, match: str, *, swap: bool) -> pages.NewMatchAnswer:
    """Another match by the same agreement, for a guest who sat at the first."""
    return _made(await rematches.rematch(service, guest, match, swap=swap))


async def decline_rematch(service: MatchService, guest: str, match: str) -> None:
    await rematches.decline(service, guest, match)


async def _lay(service: MatchService, laid: Laid) -> pages.NewMatchAnswer:
    await kept.add(service.store, laid.match, laid.seats)
    return _made(laid)


def _made(laid: Laid) -> pages.NewMatchAnswer:
    return pages.NewMatchAnswer(match=laid.match.id, path=f"/table/{laid.match.id}", invites=invites(laid))


def invites(laid: Laid) -> list[str]:
    """Where friends sit down, by seat; empty for a seat that waits for nobody."""
    return [f"/join/{seat.invite}" if seat.invite else "" for seat in laid.seats]


async def invitation(service: MatchService, guest: str, invite: str, lang: str) -> pages.Invitation:
    """What somebody is invited to."""
    seat = await kept.invited(service.store, invite)
    row = await service.store.read(MatchRow, seat.match) if seat is not None else None
    if seat is None or row is None:
        raise refuse("live-no-invite")
    presenter = presented(row.game, lang)
    host = called(row.host, await guests.names(service.store, [row.host]), presenter.words)
    name = presenter.words.seat(seat.number)
    return pages.Invitation(
        game=row.game, title=presenter.words.title, seat=name, host=host, mine=bool(guest) and seat.guest == guest
    )


async def import_file(service: MatchService, guest: str, text: str) -> pages.ImportAnswer:
    return pages.ImportAnswer(path=(await imports.import_file(service, guest, text)).path)


async def join(service: MatchService, guest: str, invite: str) -> pages.JoinAnswer:
    seat = await service.join(invite, guest)
    return pages.JoinAnswer(match=seat.match, seat=seat.number, path=f"/table/{seat.match}")


# Lists of matches: nothing is opened for them, and each table is asked once


async def matches(service: MatchService, guest: str, lang: str) -> list[pages.MatchInfo]:
    store = service.store
    if not guest:
        return []
    here = await kept.own_matches(store, guest, SHOWN_MATCHES)
    there = await kept.own_matches(store, guest, SHOWN_AWAY, away=True)
    return await _infos(service, [*here, *there], guest, lang, {row.id for row in there})


async def _infos(
    service: MatchService, rows: list[MatchRow], guest: str, lang: str, away: Collection[str] = ()
) -> list[pages.MatchInfo]:
    if not rows:
        return []
    seats = await kept.seats_at(service.store, [row.id for row in rows])
    names = await service.names([seat for sitting in seats.values() for seat in sitting])
    states = await logs.states(service.store, [row.id for row in rows])
    infos = [_info(row, seats[row.id], names, states.get(row.id), guest, lang) for row in rows]
    for info in infos:
        info.away = info.match in away
    return infos


def _moment(when: datetime) -> str:
    return when.isoformat(timespec="seconds")


async def put_away(service: MatchService, guest: str, match: str, *, away: bool) -> pages.PutAway:
    """Out of the sight of a guest who plays in it or has set it up, or back."""
    row, seats = await service.store.read(MatchRow, match), await kept.seats(service.store, match)
    if row is None:
        raise refuse("live-no-match")
    if guest not in [row.host, *(seat.guest for seat in seats)]:
        raise refuse("live-no-seat")
    await kept.put_away(service.store, guest, row, away=away)
    return pages.PutAway(away=away)


def _goes_on(row: MatchRow) -> bool:
    return not row.result and why_not_open(row, find_game(row.game)) is None


def _info(
    row: MatchRow, seats: list[SeatRow], names: Mapping[str, str], state: EntryState | None, guest: str, lang: str
) -> pages.MatchInfo:
    presenter = presented(row.game, lang)
    mine = {None, *(seat.number for seat in seats if seat.guest == guest)}
    summary = state.summary if state is not None and _goes_on(row) else None
    asked = set(summary.asked) if summary is not None else set[int | None]()
    sitting = _sitting(presenter, seats, names, guest)
    return pages.MatchInfo(
        match=row.id,
        game=row.game,
        title=presenter.words.title,
        path=f"/watch/{row.id}" if row.result else f"/table/{row.id}",
        text=_status(presenter, row, summary),
        your_turn=not mine.isdisjoint(asked),
        over=bool(row.result),
        seats=[
            pages.SeatName(
                name=name, who=who, mine=seat.guest == guest, agent=bool(seat.agent), asked=seat.number in asked
            )
            for seat, (name, who) in zip(seats, sitting, strict=True)
        ],
        when=_moment(row.made),
        since=_moment(state.made if state is not None else row.made),
        lesson=presenter.say(f"lesson-{row.lesson}") if row.lesson else "",
    )


def _status(presenter: Presenter, row: MatchRow, summary: Summary | None) -> str:
    """How a match stands, in a line."""
    if row.result:
        return presenter.result(msgspec.json.decode(row.result, type=list[float]), None).text
    if (why := why_not_open(row, presenter.game)) is not None:
        return presenter.words.say(why)
    if summary is None:
        return presenter.words.say("live-ready")
    return " · ".join(presenter.words.say(message) for message in summary.status)


def _sitting(
    presenter: Presenter, seats: list[SeatRow], names: Mapping[str, str], guest: str
) -> tuple[tuple[str, str], ...]:
    """The seats of a match by name, and who sits there."""
    here = {seat.guest: names[seat.guest] for seat in seats if seat.guest and seat.guest in names}
    return tuple((presenter.words.seat(seat.number), presenter.who(seat, here, guest)) for seat in seats)


# Records


async def record(service: MatchService, guest: str, match: str) -> str:
    """The record of a match; of one that goes on, as far as a player may know it; of one that cannot go on, all of it
    for its players."""
    text = await logs.record(service.store, match)
    if text is not None:
        return text
    if (closed := await service.closed_record(match, guest)) is not None:
        return closed
    live = await service.match(match)
    mine = live.seats_of(guest)
    if not mine:
        raise refuse("live-not-over")
    if live.log.unreadable is not None and (kept := await service.closed_record(match, guest)) is not None:
        return kept
    async with live.lock:
        if live.log.match is None:
            raise refuse("live-not-begun")
        await service.whole(live)
        return await service.aside(live.log.record, Participant(service, live, guest).eyes)


async def verify(service: MatchService, match: str, lang: str) -> dict[str, list[wire.Sentence]]:
    text = await finished(service, match)
    checked = await service.shared("check", imports.check_record, text)
    return {"held": replays.verified(checked, language(lang))}


async def replay(service: MatchService, guest: str, match: str, lang: str) -> bytes:
    """The whole of a match step by step, as JSON."""
    text = await finished(service, match)
    row = await service.store.read(MatchRow, match)
    assert row is not None
    seats = await kept.seats(service.store, match)
    who = _sitting(presented(row.game, lang), seats, await service.names(seats), guest)
    branch = await service.store.read(BranchRow, match)
    origin = pages.ReplayOrigin(match=branch.origin, step=branch.step, name=branch.name) if branch is not None else None
    shown = await service.shared("check", replays.watched, text, language(lang))
    return replays.seated(shown, [pages.SeatName(name=name, who=called) for name, called in who], origin)


def sitting(presenter: Presenter, seats: list[SeatRow], names: Mapping[str, str], guest: str) -> list[pages.SeatName]:
    """Who sat where, for a guest who looks back."""
    called = _sitting(presenter, seats, names, guest)
    return [
        pages.SeatName(name=name, who=who, mine=bool(guest) and seat.guest == guest, agent=bool(seat.agent))
        for seat, (name, who) in zip(seats, called, strict=True)
    ]


async def choice(service: MatchService, match: str, step: int, lang: str) -> pages.ReplayChoice:
    """What was asked when a step of a match was taken, and all that could be answered."""
    return await service.shared("check", replays.chosen, await finished(service, match), language(lang), step)


# Variations


async def play_on(service: MatchService, guest: str, match: str, order: NewBranch) -> pages.NewMatchAnswer:
    laid = await branches.play_on(service, guest, match, order)
    return pages.NewMatchAnswer(match=laid.match.id, path=f"/table/{laid.match.id}", invites=invites(laid))


async def branches_of(service: MatchService, guest: str, match: str, lang: str) -> list[pages.BranchInfo]:
    """The variations of a match that a guest has set up."""
    mine = await variations.branches(service.store, match, guest) if guest else []
    rows = await service.store.select(MatchRow, id=[branch.match for branch in mine])
    infos = {info.match: info for info in await _infos(service, rows, guest, lang)}
    return [
        pages.BranchInfo(
            match=branch.match,
            step=branch.step,
            name=branch.name,
            path=infos[branch.match].path,
            text=infos[branch.match].text,
            over=infos[branch.match].over,
            seats=infos[branch.match].seats,
        )
        for branch in mine
        if branch.match in infos
    ]
