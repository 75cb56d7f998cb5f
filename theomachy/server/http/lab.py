"""The host's studies over HTTP: routes, and nothing else."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from theomachy.presentation.text import FIRST
from theomachy.server.http.requests import PROVIDED, Guest, HttpRequest, Lang, Service, attached
from theomachy.server.studies import Order, Studies
from theomachy.wire import desk, pages
from theomachy.wire.lab_pages import StudyGames, StudyInfo, StudyPage, WatchOrder

Sorted = Annotated[Order, QueryParameter(name="order")]
Start = Annotated[int, QueryParameter(name="start", ge=0)]


class Lab(Controller):
    path = "/api/lab"
    dependencies = PROVIDED

    @get()
    async def studies(self, request: HttpRequest, service: Service, lang: Lang = FIRST) -> list[StudyInfo]:
        return await service.aside(studies_of(request).infos, lang)

    @get("/{study:str}")
    async def report(
        self, study: FromPath[str], request: HttpRequest, service: Service, lang: Lang = FIRST
    ) -> StudyPage:
        return await service.aside(studies_of(request).page, study, lang)

    @get("/{study:str}/file", media_type=MediaType.HTML)
    async def file(
        self, study: FromPath[str], request: HttpRequest, service: Service, lang: Lang = FIRST
    ) -> Response[str]:
        """The whole report as one file."""
        return attached(await service.aside(studies_of(request).file, study, lang), f"{study}.html")

    @get("/{study:str}/games")
    async def games(
        self,
        study: FromPath[str],
        request: HttpRequest,
        service: Service,
        lang: Lang = FIRST,
        order: Sorted = "swing",
        start: Start = 0,
    ) -> StudyGames:
        return await service.aside(studies_of(request).games, study, lang, order, start)

    @post("/{study:str}/games")
    async def watch(
        self, study: FromPath[str], data: JSONBody[WatchOrder], request: HttpRequest, guest: Guest, service: Service
    ) -> pages.ImportAnswer:
        """Play a game of a study again, and keep its record to be watched."""
        record = await service.aside(studies_of(request).record, study, data.number)
        return await desk.import_file(service, guest, record)


def studies_of(request: HttpRequest) -> Studies:
    studies: Studies = request.app.state.studies
    return studies
