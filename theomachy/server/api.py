"""The HTTP side of the wire: routes, and nothing else."""

from typing import Annotated, Any

from litestar import Controller, MediaType, Request, Response, get, post, put
from litestar.di import Provide
from litestar.openapi import ResponseSpec
from litestar.params import Body, QueryParameter

from theomachy.hosting.campaigns import CampaignStory, NewCampaign
from theomachy.hosting.matchmaking import NewLesson, NewMatch
from theomachy.hosting.service import MatchService
from theomachy.presentation.text import FIRST
from theomachy.server.guests import identity, provide_guest, provide_visitor
from theomachy.wire import campaigns, desk, pages
from theomachy.wire import messages as wire

Lang = Annotated[str, QueryParameter(name="lang", max_length=10)]
Army = Annotated[str, QueryParameter(name="army", max_length=2000)]
HttpRequest = Request[Any, Any, Any]


async def provide_service(request: HttpRequest) -> MatchService:
    service: MatchService = request.app.state.service
    return service


PROVIDED = {
    "guest": Provide(provide_guest),
    "visitor": Provide(provide_visitor),
    "service": Provide(provide_service),
}


def attached(text: str, name: str) -> Response[str]:
    """A text to be kept as a file."""
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})


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


class Campaigns(Controller):
    path = "/api/campaigns"
    dependencies = PROVIDED

    @post()
    async def new(
        self, data: NewCampaign, request: HttpRequest, guest: str, service: MatchService
    ) -> pages.NewCampaignAnswer:
        request.state.game = data.game
        return await campaigns.new_campaign(service, guest, data)

    @get()
    async def mine(self, visitor: str, service: MatchService, lang: Lang = FIRST) -> list[pages.CampaignInfo]:
        return await campaigns.campaigns(service, visitor, lang)

    @get("/{campaign:str}")
    async def show(self, campaign: str, visitor: str, service: MatchService, lang: Lang = FIRST) -> pages.Campaign:
        return await campaigns.campaign(service, visitor, campaign, lang)

    @get("/{campaign:str}/file", media_type=MediaType.TEXT)
    async def file(self, campaign: str, service: MatchService) -> Response[str]:
        return attached(await campaigns.campaign_file(service, campaign), f"{campaign}.campaign")

    @post("/{campaign:str}/next", status_code=200)
    async def next(self, campaign: str, request: HttpRequest, guest: str, service: MatchService) -> pages.JoinAnswer:
        story = await CampaignStory.find(service, campaign)
        request.state.game = story.game.id
        return await campaigns.next_match(service, guest, story)
