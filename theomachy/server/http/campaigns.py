"""Campaigns over HTTP."""

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody

from theomachy.hosting.campaigns import CampaignStory, NewCampaign
from theomachy.presentation.text import FIRST
from theomachy.server.http.costly import costly
from theomachy.server.http.requests import PROVIDED, Guest, HttpRequest, Lang, Service, Visitor, attached
from theomachy.wire import campaigns, pages


class Campaigns(Controller):
    path = "/api/campaigns"
    dependencies = PROVIDED

    @post()
    async def new(
        self, data: JSONBody[NewCampaign], request: HttpRequest, guest: Guest, service: Service
    ) -> pages.NewCampaignAnswer:
        request.state.game = data.game
        return await campaigns.new_campaign(service, guest, data)

    @get()
    async def mine(self, visitor: Visitor, service: Service, lang: Lang = FIRST) -> list[pages.CampaignInfo]:
        return await campaigns.campaigns(service, visitor, lang)

    @get("/{campaign:str}")
    async def show(
        self, request: HttpRequest, campaign: FromPath[str], visitor: Visitor, service: Service, lang: Lang = FIRST
    ) -> pages.Campaign:
        return await costly(request, campaigns.campaign(service, visitor, campaign, lang))

    @get("/{campaign:str}/file", media_type=MediaType.TEXT)
    async def file(self, request: HttpRequest, campaign: FromPath[str], service: Service) -> Response[str]:
        return attached(await costly(request, campaigns.campaign_file(service, campaign)), f"{campaign}.campaign")

    @post("/{campaign:str}/next", status_code=200)
    async def next(
        self, campaign: FromPath[str], request: HttpRequest, guest: Guest, service: Service
    ) -> pages.JoinAnswer:
        story = await CampaignStory.find(service, campaign)
        request.state.game = story.game.id
        return await campaigns.next_match(service, guest, story)
