"""Guests, games, matches and records over HTTP: routes, and nothing else."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import Body

from theomachy.hosting.matchmaking import NewLesson, NewMatch
from theomachy.hosting.service import MatchService
from theomachy.presentation.text import FIRST
from theomachy.server.http.identity import identity
from theomachy.server.http.requests import PROVIDED, Army, HttpRequest, Lang, attached
from theomachy.wire import desk, pages
from theomachy.wire import messages as wire


class Api(Controller):
    path = "/api"
    dependencies = PROVIDED

    # Whoever looks

    @get("/me")
    async def me(self, request: HttpRequest, visitor: str, service: MatchService) -> Response[pages.Me]:
        """Say hello: whoever has no cookie yet gets one."""
        cookies = []
        if not visitor:
            visitor, cookie = identity(request).new_guest(secure=request.url.scheme == "https")
            cookies = [cookie]
        return Response(await desk.me(service, visitor), cookies=cookies)

    @put("/me")
    async def rename(self, data: Annotated[dict[str, str], Body()], guest: str, service: MatchService) -> pages.Me:
        return await desk.rename(service, guest, data.get("name", ""))

    @get("/key", sync_to_thread=False)
    def key(self, request: HttpRequest) -> pages.Key:
        """The public key that records of this server are signed with."""
        return pages.Key(key=request.app.state.key)

    # Games

    @get("/games")
    async def games(self, service: MatchService, lang: Lang = FIRST) -> list[pages.GameInfo]:
        return await service.aside(desk.all_games, desk.language(lang))

    @get("/rulebook/{game:str}", sync_to_thread=False)
    def book(self, game: str, lang: Lang = FIRST) -> pages.Rulebook:
        return desk.book(game, lang)

    @get("/muster/{game:str}", sync_to_thread=False)
    def muster(self, game: str, lang: Lang = FIRST, army: Army = "") -> pages.Muster:
        return desk.muster(game, lang, army)

    @get("/muster/{game:str}/random", sync_to_thread=False)
    def random_army(self, game: str, lang: Lang = FIRST) -> pages.Muster:
        return desk.random_muster(game, lang)

    @get("/lessons")
    async def lessons(self, service: MatchService, lang: Lang = FIRST) -> list[pages.LessonInfo]:
        return await service.aside(desk.all_lessons, desk.language(lang))

    # Matches

    @post("/matches")
    async def new_match(
        self, data: NewMatch, request: HttpRequest, guest: str, service: MatchService
    ) -> pages.NewMatchAnswer:
        request.state.game = data.game
        return await desk.new_match(service, guest, data)

    @post("/lessons")
    async def new_lesson(self, data: NewLesson, guest: str, service: MatchService) -> pages.NewMatchAnswer:
        return await desk.new_lesson(service, guest, data)

    @post("/matches/{match:str}/again")
    async def again(self, match: str, data: pages.Rematch, guest: str, service: MatchService) -> pages.NewMatchAnswer:
        return await desk.rematch(service, guest, match, swap=data.swap)

    @post("/join/{invite:str}", status_code=200)
    async def join(self, invite: str, guest: str, service: MatchService) -> pages.JoinAnswer:
        return await desk.join(service, guest, invite)

    @get("/matches")
    async def matches(self, visitor: str, service: MatchService, lang: Lang = FIRST) -> list[pages.MatchInfo]:
        return await desk.matches(service, visitor, lang)

    # Records

    @get("/matches/{match:str}/record", media_type=MediaType.TEXT)
    async def record(self, match: str, visitor: str, service: MatchService) -> Response[str]:
        return attached(await desk.record(service, visitor, match), f"{match}.tmr")

    @get("/matches/{match:str}/verify")
    async def verify(self, match: str, service: MatchService, lang: Lang = FIRST) -> dict[str, list[wire.Sentence]]:
        return await desk.verify(service, match, lang)

    @get("/matches/{match:str}/replay", responses={200: ResponseSpec(pages.Replay, description="Step by step.")})
    async def replay(self, match: str, visitor: str, service: MatchService, lang: Lang = FIRST) -> Response[bytes]:
        packed = await desk.replay(service, visitor, match, lang)
        return Response(packed, media_type=MediaType.JSON)
