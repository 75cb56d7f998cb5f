"""What controllers share: parameters, what is provided for them, a text as a file."""

from typing import Annotated, Any

from litestar import Request, Response
from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from theomachy.hosting.service import MatchService
from theomachy.server.http.identity import provide_guest, provide_visitor

Lang = Annotated[str, QueryParameter(name="lang", max_length=10)]
Army = Annotated[str, QueryParameter(name="army", max_length=2000)]
Game = Annotated[str, QueryParameter(name="game", max_length=40)]
Guest = NamedDependency[str]
"""Who asks, known by a cookie; refused without one."""
Visitor = NamedDependency[str]
"""The same, empty without a cookie."""
Service = NamedDependency[MatchService]
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
