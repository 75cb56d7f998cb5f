"""What a browser asks for outside a table: games, matches, armies, rulebooks, records."""

import asyncio
from functools import lru_cache
from hashlib import sha256
from logging import getLogger
from secrets import token_urlsafe
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.params import Body, QueryParameter

from theomachy.kernel import Refused, refuse
from theomachy.server import after, before, lessons, pages, wire
from theomachy.server.book import rulebook
from theomachy.server.hall import Hall, Table
from theomachy.server.live import Connection
from theomachy.server.showings import showing, words
from theomachy.server.shown import SPECTATOR, Showing
from theomachy.server.tables import MatchRow, SeatRow
from theomachy.words import FIRST, languages

log = getLogger(__name__)

COOKIE = "theomachy"
A_YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
GONE = 4404
"""The code with which a line is closed that leads to no match."""
SHOWN_MATCHES = 12

Lang = Annotated[str, QueryParameter(name="lang", max_length=10)]


def guest_of(cookies: dict[str, str]) -> str:
    """A guest's id: a hash of what only their browser knows. Empty for whoever has not said hello yet."""
    token = cookies.get(COOKIE, "")
    return sha256(token.encode()).hexdigest() if 16 <= len(token) <= 64 else ""


async def provide_guest(request: Request[Any, Any, Any]) -> str:
    guest = guest_of(request.cookies)
    if not guest:
        raise refuse("live-csrf")
    return guest


async def provide_hall(request: Request[Any, Any, Any]) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def language(lang: str) -> str:
    return lang if lang in languages() else FIRST


class Api(Controller):
    path = "/api"
    dependencies = {"guest": Provide(provide_guest), "hall": Provide(provide_hall)}  # noqa: RUF012

    # Whoever looks

    @get("/me")
    async def me(self, request: Request[Any, Any, Any], hall: Hall) -> Response[pages.Me]:
        """Say hello: whoever has no cookie yet gets one."""
        guest, cookies = guest_of(request.cookies), []
        if not guest:
            token = token_urlsafe(24)
            guest = guest_of({COOKIE: token})
            secure = request.url.scheme == "https"
            cookies = [Cookie(COOKIE, value=token, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)]
        found = await hall.store.guest(guest)
        return Response(pages.Me(name=found.name, langs=languages()), cookies=cookies)

    @put("/me")
    async def rename(self, data: Annotated[dict[str, str], Body()], guest: str, hall: Hall) -> pages.Me:
        name = "".join(filter(str.isprintable, " ".join(data.get("name", "").split()))).strip()
        if len(name) > LONGEST_NAME:
            raise refuse("live-name-long", most=LONGEST_NAME)
        await hall.store.guest(guest)
        await hall.rename(guest, name)
        return pages.Me(name=name, langs=languages())

    # Games

    @get("/games")
    async def games(self, lang: Lang = FIRST) -> list[pages.GameInfo]:
        return await asyncio.to_thread(_games, language(lang))

    @get("/rulebook/{game:str}")
    async def book(self, game: str, lang: Lang = FIRST) -> pages.Rulebook:
        the_game = before.find_game(game)
        shown = showing(the_game, language(lang))
        return rulebook(the_game.folder, shown.words.lang, the_game.id, shown.words.title)

    @get("/muster/{game:str}")
    async def muster(
        self, game: str, lang: Lang = FIRST, army: Annotated[str, QueryParameter(name="army", max_length=2000)] = ""
    ) -> pages.Muster:
        return before.muster(showing(before.find_game(game), language(lang)), army)

    @get("/muster/{game:str}/random")
    async def random_army(self, game: str, lang: Lang = FIRST) -> pages.Muster:
        shown = showing(before.find_game(game), language(lang))
        return before.muster(shown, before.random_army(shown))

    # Matches

    @post("/matches")
    async def new_match(
        self, data: pages.NewMatch, request: Request[Any, Any, Any], guest: str, hall: Hall
    ) -> pages.NewMatchAnswer:
        request.state.game = data.game
        await hall.store.guest(guest)
        return await _lay(hall, *await asyncio.to_thread(before.agree, data, guest))

    @get("/lessons")
    async def lessons(self, lang: Lang = FIRST) -> list[pages.LessonInfo]:
        return await asyncio.to_thread(_lessons, language(lang))

    @post("/lessons")
    async def new_lesson(self, data: pages.NewLesson, guest: str, hall: Hall) -> pages.NewMatchAnswer:
        await hall.store.guest(guest)
        return await _lay(hall, *await asyncio.to_thread(lessons.agree, data, guest))

    @post("/matches/{match:str}/again")
    async def again(self, match: str, data: pages.Rematch, guest: str, hall: Hall) -> pages.NewMatchAnswer:
        """Another match by the same agreement, for somebody who sat at the first."""
        row, seats = await hall.store.match(match), await hall.store.seats(match)
        if row is None:
            raise refuse("live-no-match")
        if guest not in [seat.guest for seat in seats]:
            raise refuse("live-no-seat")
        if row.lesson:
            return await _lay(hall, *lessons.agree(pages.NewLesson(row.game, row.lesson), guest))
        return await _lay(hall, *before.again(row, seats, guest, swap=data.swap))

    @post("/join/{invite:str}", status_code=200)
    async def join(self, invite: str, guest: str, hall: Hall) -> pages.JoinAnswer:
        await hall.store.guest(guest)
        seat = await hall.join(invite, guest)
        return pages.JoinAnswer(match=seat.match, seat=seat.number, path=f"/table/{seat.match}")

    @get("/matches")
    async def matches(self, request: Request[Any, Any, Any], hall: Hall, lang: Lang = FIRST) -> list[pages.MatchInfo]:
        guest = guest_of(request.cookies)
        rows = await hall.store.matches_of(guest, SHOWN_MATCHES) if guest else []
        return [await self._info(hall, row, guest, language(lang)) for row in rows]

    async def _info(self, hall: Hall, row: MatchRow, guest: str, lang: str) -> pages.MatchInfo:
        shown = showing(before.find_game(row.game), lang)
        text, your_turn = "", False
        if row.result:
            text = shown.result(msgspec.json.decode(row.result, type=list[float]), None).text
        else:
            try:
                table = await hall.table(row.id)
            except Refused as no:  # its rules are not ours any more
                text = shown.words.say(no.reason)
            else:
                mine = table.seats_of(guest)
                your_turn = any(request.seat in mine or request.seat is None for request in table.room.requests)
                text = _standing(shown, table)
        who = await _sitting(hall, shown, row.id, guest)
        return pages.MatchInfo(
            match=row.id,
            game=row.game,
            title=shown.words.title,
            path=f"/watch/{row.id}" if row.result else f"/table/{row.id}",
            text=text,
            your_turn=your_turn,
            over=bool(row.result),
            seats=[pages.SeatName(name=name, who=by) for name, by in who],
            when=row.made.isoformat(timespec="seconds"),
        )

    @get("/matches/{match:str}/record", media_type=MediaType.TEXT)
    async def record(self, match: str, request: Request[Any, Any, Any], hall: Hall) -> Response[str]:
        text = await hall.store.record(match)
        if text is None:
            table = await hall.table(match)
            mine = table.seats_of(guest_of(request.cookies))
            if not mine:
                raise refuse("live-not-over")
            async with table.lock:
                if table.room.match is None:
                    raise refuse("live-not-begun")
                await hall.whole(table)
                text = await asyncio.to_thread(table.room.record, mine[0])
        name = f"{match}.tmr"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @get("/matches/{match:str}/verify")
    async def verify(self, match: str, hall: Hall, lang: Lang = FIRST) -> dict[str, list[wire.Sentence]]:
        text = await _finished(hall, match)
        return {"held": await asyncio.to_thread(after.verified, text, language(lang))}

    @get("/matches/{match:str}/replay")
    async def replay(
        self, match: str, request: Request[Any, Any, Any], hall: Hall, lang: Lang = FIRST
    ) -> Response[bytes]:
        text = await _finished(hall, match)
        row = await hall.store.match(match)
        assert row is not None
        shown = showing(before.find_game(row.game), language(lang))
        who = await _sitting(hall, shown, match, guest_of(request.cookies))
        packed = await asyncio.to_thread(_watched, text, language(lang), who)
        return Response(packed, media_type=MediaType.JSON)


@lru_cache(10)
def _games(lang: str) -> list[pages.GameInfo]:
    return before.all_games(lang)


@lru_cache(10)
def _lessons(lang: str) -> list[pages.LessonInfo]:
    return lessons.all_lessons(lang)


def warm(lang: str = FIRST) -> None:
    """What everybody asks for first: to be made ready before anybody does."""
    _games(lang)
    _lessons(lang)


@lru_cache(20)
def _watched(text: str, lang: str, who: tuple[tuple[str, str], ...]) -> bytes:
    seats = [pages.SeatName(name=name, who=name_of) for name, name_of in who]
    return msgspec.json.encode(after.watched(text, lang, seats))


async def _lay(hall: Hall, row: MatchRow, seats: list[SeatRow]) -> pages.NewMatchAnswer:
    """Lay a table that was agreed on."""
    await hall.store.add(row, seats)
    invites = [f"/join/{seat.invite}" if seat.invite else "" for seat in seats]
    return pages.NewMatchAnswer(match=row.id, path=f"/table/{row.id}", invites=invites)


async def _sitting(hall: Hall, shown: Showing, match: str, guest: str) -> tuple[tuple[str, str], ...]:
    """The seats of a match by name, and whoever sits there."""
    seats = await hall.store.seats(match)
    names = await hall.store.names([seat.guest for seat in seats if seat.guest])
    return tuple((shown.words.seat(seat.number), shown.who(seat, names, guest)) for seat in seats)


async def _finished(hall: Hall, match: str) -> str:
    text = await hall.store.record(match)
    if text is None:
        raise refuse("live-no-match" if await hall.store.match(match) is None else "live-not-over")
    return text


def _standing(shown: Showing, table: Table) -> str:
    """How a match stands, in a line."""
    room = table.room
    if room.match is None:
        return shown.words.say("live-ready")
    return " ".join(shown.words.say(message) for message in room.game.scene(room.match.state, SPECTATOR).status)


@websocket("/api/matches/{match:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match: str, lang: Lang = FIRST) -> None:
    """The line to a table."""
    hall: Hall = socket.app.state.hall
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if origin is not None and origin.split("//")[-1] != host:
        await socket.close(code=4403)
        return
    await socket.accept()
    try:
        table = await hall.table(match)
    except Refused as no:
        reason = wire.Sentence(text=words("", language(lang)).say(no.reason))
        await socket.send_data(msgspec.json.encode(wire.RefusedMessage(reason=reason)), mode="text", encoding="utf-8")
        await socket.close(code=GONE)
        return
    try:
        await Connection(socket, hall, table, guest_of(socket.cookies), language(lang)).serve()
    except Exception:
        log.exception("match %s: a line broke", match)
        await socket.close(code=1011)
