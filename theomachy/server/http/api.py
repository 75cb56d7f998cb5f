"""Guests, games, matches and records over HTTP: routes, and nothing else."""

from litestar import Controller, MediaType, Response, delete, get, post, put
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody

from theomachy.hosting.matchmaking import NewLesson, NewMatch
from theomachy.presentation.text import FIRST
from theomachy.server.http.client_files import DOCS
from theomachy.server.http.costly import beside, costly
from theomachy.server.http.identity import identity
from theomachy.server.http.requests import PROVIDED, Army, Guest, HttpRequest, Lang, Service, Visitor, attached
from theomachy.wire import desk, pages
from theomachy.wire import messages as wire


class Api(Controller):
    path = "/api"
    dependencies = PROVIDED

    # Guests

    @get("/me")
    async def me(
        self, request: HttpRequest, visitor: Visitor, service: Service, lang: Lang = FIRST
    ) -> Response[pages.Me]:
        """Say hello: a guest without a cookie gets one."""
        known, own, cookies = identity(request), request.cookies, []
        if not visitor:
            visitor, cookie = known.new_guest(secure=request.url.scheme == "https")
            own, cookies = {cookie.key: cookie.value or ""}, [cookie]
        found = await desk.me(service, visitor, lang)
        found.token = known.token(own)
        found.lab, found.docs = bool(request.app.state.studies), DOCS is not None
        return Response(found, cookies=cookies)

    @put("/me")
    async def rename(
        self, data: JSONBody[dict[str, str]], guest: Guest, service: Service, lang: Lang = FIRST
    ) -> pages.Me:
        return await desk.rename(service, guest, data.get("name", ""), lang)

    @get("/key", sync_to_thread=False)
    def key(self, request: HttpRequest) -> pages.Key:
        """The public key that records of this server are signed with."""
        return pages.Key(key=request.app.state.key)

    # Games

    @get("/games")
    async def games(self, request: HttpRequest, lang: Lang = FIRST) -> list[pages.GameInfo]:
        return await beside(request).aside(desk.all_games, desk.language(lang))

    @get("/rulebook/{game:str}")
    async def book(self, request: HttpRequest, game: FromPath[str], lang: Lang = FIRST) -> pages.Rulebook:
        return await beside(request).aside(desk.book, game, lang)

    @get("/muster/{game:str}")
    async def muster(
        self, request: HttpRequest, game: FromPath[str], lang: Lang = FIRST, army: Army = ""
    ) -> pages.Muster:
        return await costly(request, beside(request).aside(desk.muster, game, desk.language(lang), army))

    @get("/muster/{game:str}/random")
    async def random_army(self, request: HttpRequest, game: FromPath[str], lang: Lang = FIRST) -> pages.Muster:
        return await costly(request, beside(request).aside(desk.random_muster, game, desk.language(lang)))

    @post("/files")
    async def import_file(
        self, request: HttpRequest, data: JSONBody[pages.NewFile], guest: Guest, service: Service
    ) -> pages.ImportAnswer:
        """Keep a record or a campaign that was downloaded elsewhere."""
        return await costly(request, desk.import_file(service, guest, data.text))

    @get("/lessons")
    async def lessons(self, request: HttpRequest, lang: Lang = FIRST) -> list[pages.LessonInfo]:
        return await beside(request).aside(desk.all_lessons, desk.language(lang))

    # Matches

    @post("/matches")
    async def new_match(
        self, data: JSONBody[NewMatch], request: HttpRequest, guest: Guest, service: Service
    ) -> pages.NewMatchAnswer:
        request.state.game = data.game
        return await desk.new_match(service, guest, data)

    @post("/lessons")
    async def new_lesson(self, data: JSONBody[NewLesson], guest: Guest, service: Service) -> pages.NewMatchAnswer:
        return await desk.new_lesson(service, guest, data)

    @post("/matches/{match:str}/again")
    async def again(
        self, match: FromPath[str], data: JSONBody[pages.Rematch], guest: Guest, service: Service
    ) -> pages.NewMatchAnswer:
        return await desk.rematch(service, guest, match, swap=data.swap)

    @delete("/matches/{match:str}/again")
    async def decline(self, match: FromPath[str], guest: Guest, service: Service) -> None:
        await desk.decline_rematch(service, guest, match)

    @get("/join/{invite:str}")
    async def invitation(
        self, invite: FromPath[str], visitor: Visitor, service: Service, lang: Lang = FIRST
    ) -> pages.Invitation:
        return await desk.invitation(service, visitor, invite, lang)

    @post("/join/{invite:str}", status_code=200)
    async def join(self, invite: FromPath[str], guest: Guest, service: Service) -> pages.JoinAnswer:
        return await desk.join(service, guest, invite)

    @get("/matches")
    async def matches(self, visitor: Visitor, service: Service, lang: Lang = FIRST) -> list[pages.MatchInfo]:
        return await desk.matches(service, visitor, lang)

    @put("/matches/{match:str}/away")
    async def put_away(
        self, match: FromPath[str], data: JSONBody[pages.PutAway], guest: Guest, service: Service
    ) -> pages.PutAway:
        return await desk.put_away(service, guest, match, away=data.away)

    # Records

    @get("/matches/{match:str}/record", media_type=MediaType.TEXT)
    async def record(
        self, request: HttpRequest, match: FromPath[str], visitor: Visitor, service: Service
    ) -> Response[str]:
        return attached(await costly(request, desk.record(service, visitor, match)), f"{match}.tmr")

    @get("/matches/{match:str}/verify")
    async def verify(
        self, request: HttpRequest, match: FromPath[str], service: Service, lang: Lang = FIRST
    ) -> dict[str, list[wire.Sentence]]:
        return await costly(request, desk.verify(service, match, lang))

    @get("/matches/{match:str}/replay", responses={200: ResponseSpec(pages.Replay, description="Step by step.")})
    async def replay(
        self, request: HttpRequest, match: FromPath[str], visitor: Visitor, service: Service, lang: Lang = FIRST
    ) -> Response[bytes]:
        packed = await costly(request, desk.replay(service, visitor, match, lang))
        return Response(packed, media_type=MediaType.JSON)
