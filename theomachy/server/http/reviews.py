"""The review of a match over HTTP."""

from litestar import Controller, get, post
from litestar.params import FromPath

from theomachy.presentation.text import FIRST
from theomachy.server.http.costly import costly
from theomachy.server.http.requests import PROVIDED, Guest, HttpRequest, Lang, Service, Visitor
from theomachy.wire import reviews
from theomachy.wire.review_pages import ReviewPage


class Reviews(Controller):
    path = "/api/matches/{match:str}/review"
    dependencies = PROVIDED

    @get()
    async def review(
        self, request: HttpRequest, match: FromPath[str], visitor: Visitor, service: Service, lang: Lang = FIRST
    ) -> ReviewPage:
        return await costly(request, reviews.review(service, visitor, match, lang))

    @post(status_code=200)
    async def begin(
        self, request: HttpRequest, match: FromPath[str], guest: Guest, service: Service, lang: Lang = FIRST
    ) -> ReviewPage:
        return await costly(request, reviews.begin(service, guest, match, lang))
