"""Campaigns over HTTP."""

from litestar import Controller, MediaType, Response, get, post

from theomachy.hosting.campaigns import CampaignStory, NewCampaign
from theomachy.hosting.service import MatchService
from theomachy.presentation.text import FIRST
from theomachy.server.http.requests import PROVIDED, HttpRequest, Lang, attached
from theomachy.wire import campaigns, pages


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
