"""Errors over HTTP: one sentence each, in the language of the request."""

from collections.abc import Callable
from logging import getLogger
from typing import Any

from litestar import MediaType, Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.types import Scope

from theomachy.kernel import Reason, Refused
from theomachy.presentation.text import FIRST
from theomachy.wire.desk import language
from theomachy.wire.errors import error_page, status_of

logger = getLogger(__name__)

BODY = "data"
"""What a request's body is called as a whole."""
NO_ROUTE = "unknown"
"""The route of what leads nowhere."""
SHOWN_ERROR_LENGTH = 200
"""Characters of what a library has to say about a request."""
BY_STATUS = {403: "live-closed", 404: "live-no-page", 405: "live-no-method", 503: "live-not-ready"}
"""What is said where a status says it all."""

HUNG_UP = 499
"""The status of a request whose client has hung up, as nginx counts it."""

HttpRequest = Request[Any, Any, Any]


class HungUp(Exception):
    """Nobody waits for the answer of a request any more."""


class TurnedAway(Exception):
    """A request that is answered before it is read."""

    def __init__(self, status: int, reason: Reason) -> None:
        super().__init__(reason.id)
        self.status, self.reason = status, reason


def spoken_by(scope: Scope) -> str:
    """The language that a request or a handshake asks for."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return language(connection.query_params.get("lang", FIRST))


def route_of(scope: Scope) -> str:
    """Where a request leads, as the route is written: paths hold invitations, which are nobody else's business."""
    return scope.get("path_template") or NO_ROUTE


# What Litestar is told to do about an exception


def refused(request: HttpRequest, no: Refused) -> Response[Any]:
    return _error(request, no.reason, status_of(no.reason))


def failed(request: HttpRequest, error: HTTPException) -> Response[Any]:
    status = error.status_code
    if isinstance(error, PermissionDeniedException):
        return _error(request, Reason("live-csrf"), status)
    if status in BY_STATUS:
        return _error(request, Reason(BY_STATUS[status]), status, headers=error.headers)
    return _error(request, Reason("live-bad-request", args={"error": what(error)[:SHOWN_ERROR_LENGTH]}), status)


def what(error: HTTPException) -> str:
    """What cannot be read, and where in the request that was."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return str(error.detail)
    places = [(problem.get("key", BODY), problem["message"]) for problem in error.extra]
    return "; ".join(message if place == BODY else f"{place}: {message}" for place, message in places)


def too_deep(request: HttpRequest, error: RecursionError) -> Response[Any]:
    """Brackets within brackets, thousands of them."""
    return _error(request, Reason("live-bad-request", args={"error": str(error)[:SHOWN_ERROR_LENGTH]}), 400)


def broken(request: HttpRequest, error: Exception) -> Response[Any]:
    logger.error("%s %s failed", request.method, route_of(request.scope), exc_info=error)
    return _error(request, Reason("live-fault"), 500)


def _error(request: HttpRequest, reason: Reason, status: int, headers: dict[str, str] | None = None) -> Response[Any]:
    page = error_page(reason, spoken_by(request.scope), request.state.get("game", ""))
    if page.retry_after:
        headers = {**(headers or {}), "retry-after": str(page.retry_after)}
    return Response(page, status_code=status, headers=headers)


def hung_up(request: HttpRequest, error: HungUp) -> Response[Any]:
    """Nobody reads it; the status is for those who count."""
    return Response(None, status_code=HUNG_UP, media_type=MediaType.TEXT)


HANDLERS: dict[int | type[Exception], Callable[[HttpRequest, Any], Response[Any]]] = {
    Refused: refused,
    HTTPException: failed,
    RecursionError: too_deep,
    HungUp: hung_up,
    Exception: broken,
}
