"""The host's studies over HTTP: routes, and nothing else."""

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from theomachy.presentation.text import FIRST
from theomachy.server.http.requests import PROVIDED, Guest, HttpRequest, Lang, Service, attached
from theomachy.server.studies import Order, Studies
from theomachy.wire import desk, pages
from theomachy.wire.lab_pages import StudyGames, StudyInfo, StudyPage, WatchOrder

Sorted = Annotated[Order, QueryParameter(name="order")]
Start = Annotated[int, QueryParameter(name="start", ge=0)]


Hosted = NamedDependency[Studies]


async def provide_studies(request: HttpRequest) -> Studies:
    studies: Studies = request.app.state.studies
    return studies


WITH_STUDIES = {**PROVIDED, "studies": Provide(provide_studies)}


class Lab(Controller):
    path = "/api/lab"
    dependencies = WITH_STUDIES

    @get()
    async def infos(self, studies: Hosted, lang: Lang = FIRST) -> list[StudyInfo]:
        return await studies.aside(studies.infos, lang)

    @get("/{study:str}")
    async def report(self, study: FromPath[str], studies: Hosted, lang: Lang = FIRST) -> StudyPage:
        return await studies.aside(studies.page, study, lang)

    @get("/{study:str}/file", media_type=MediaType.HTML)
    async def file(self, study: FromPath[str], studies: Hosted, lang: Lang = FIRST) -> Response[str]:
        """The whole report as one file."""
        return attached(await studies.aside(studies.file, study, lang), f"{study}.html")

    @get("/{study:str}/games")
    async def games(
        self, study: FromPath[str], studies: Hosted, lang: Lang = FIRST, order: Sorted = "swing", start: Start = 0
    ) -> StudyGames:
        return await studies.aside(studies.games, study, lang, order, start)

    @post("/{study:str}/games")
    async def watch(
        self, study: FromPath[str], data: JSONBody[WatchOrder], studies: Hosted, guest: Guest, service: Service
    ) -> pages.ImportAnswer:
        """Play a game of a study again, and keep its record to be watched."""
        record = await studies.aside(studies.record, study, data.number)
        return await desk.import_file(service, guest, record)
