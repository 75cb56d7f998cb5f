"""The server as one application: the API, the line to each table, and the client's files."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from logging import getLogger
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig

from theomachy.hosting.memory import PlainClock
from theomachy.hosting.ports import Ports
from theomachy.hosting.service import MatchService
from theomachy.kernel import Reason, Refused
from theomachy.server.agent_pool import AgentPool
from theomachy.server.api import Api, Campaigns
from theomachy.server.channels import ChannelNews
from theomachy.server.db.retention import Keeping
from theomachy.server.db.store import SqlStore
from theomachy.server.guests import Identity
from theomachy.server.housekeeping import Housekeeping
from theomachy.server.socket import live
from theomachy.wire.desk import language, warm
from theomachy.wire.errors import sentence_of, status_of
from theomachy.words import FIRST

CLIENT = Path(__file__).resolve().parent / "client"
"""Where the built client lies."""
logger = getLogger(__name__)

SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def make_app(
    url: str, secret: str, *, agent_workers: int = 2, requests_a_minute: int = 600, keep: Keeping | None = None
) -> Litestar:
    """A server over a database that is up to date."""
    store, pool = SqlStore(url), AgentPool(agent_workers)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await store.hold()
        service = MatchService(Ports(store, ChannelNews(channels), pool, PlainClock(), asyncio.to_thread))
        app.state.service, app.state.identity = service, Identity(secret, store)
        warming = asyncio.create_task(asyncio.to_thread(warm))
        housekeeping = asyncio.create_task(Housekeeping(store, service, PlainClock(), keep or Keeping()).run())
        try:
            yield
        finally:
            housekeeping.cancel()
            await service.close()
            pool.close()
            await store.close()
            await warming

    return Litestar(
        [Api, Campaigns, live, client],
        lifespan=[lifespan],
        plugins=[channels],
        csrf_config=CSRFConfig(secret=secret, cookie_samesite="lax"),
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, minimum_size=1000),
        middleware=[RateLimitConfig(("minute", requests_a_minute), exclude=["^/assets/", "/live$"]).middleware],
        exception_handlers={Refused: refused, HTTPException: failed, RecursionError: too_deep, Exception: broken},
        after_request=safe,
        request_max_body_size=100_000,
        openapi_config=None,
    )


def prepare(url: str) -> str:
    """Bring a database up to date; returns the secret of the house."""

    async def go() -> str:
        store = SqlStore(url)
        await store.open()
        secret = await store.secret()
        await store.close()
        return secret

    return asyncio.run(go())


async def safe(response: Response[Any]) -> Response[Any]:
    for name, value in SAFE.items():
        response.headers.setdefault(name, value)
    return response


# Errors: one sentence, in the language of whoever asked


def refused(request: Request[Any, Any, Any], no: Refused) -> Response[Any]:
    return _error(request, no.reason, status_of(no.reason))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    status = error.status_code
    if isinstance(error, PermissionDeniedException):
        return _error(request, Reason("live-csrf"), status)
    if status == 429:
        return _error(request, Reason("live-too-many"), status)
    if status == 404:
        return _error(request, Reason("live-no-page"), status)
    return _error(request, Reason("live-bad-request", args={"error": what(error)[:200]}), status)


BODY = "data"
"""What a request's body is called as a whole."""


def what(error: HTTPException) -> str:
    """What cannot be read, and where in the request that was."""
    if not isinstance(error, ValidationException) or not isinstance(error.extra, list):
        return str(error.detail)
    places = [(one.get("key", BODY), one["message"]) for one in error.extra]
    return "; ".join(message if place == BODY else f"{place}: {message}" for place, message in places)


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Any]:
    """Brackets within brackets, thousands of them."""
    return _error(request, Reason("live-bad-request", args={"error": str(error)[:200]}), 400)


def broken(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    logger.error("%s %s", request.method, request.url.path, exc_info=error)
    return _error(request, Reason("live-fault"), 500)


def _error(request: Request[Any, Any, Any], reason: Reason, status: int) -> Response[Any]:
    game, lang = request.state.get("game", ""), language(request.query_params.get("lang", FIRST))
    return Response({"error": sentence_of(reason, game, lang)}, status_code=status)


# The client


@get(["/", "/{path:path}"], opt={"exclude_from_csrf": True})
async def client(path: str = "") -> Response[Any]:
    """A file of the client; every other path is a page that the client itself makes."""
    file = _file(path.lstrip("/"))
    if file is not None:
        return _page(file, "public, max-age=31536000, immutable" if path.startswith("/assets/") else "no-cache")
    if path.lstrip("/").startswith(("api/", "assets/")):
        raise HTTPException(status_code=404)
    return _page(CLIENT / "index.html", "no-cache")


def _file(path: str) -> Path | None:
    """The file of the client that a path names, if it names one."""
    try:
        file = (CLIENT / path).resolve()
        return file if file.is_relative_to(CLIENT) and file.is_file() else None
    except (OSError, ValueError):  # no file can be called so
        return None


def _page(file: Path, cache: str) -> Response[bytes]:
    kind = guess_type(file.name)[0] or "application/octet-stream"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
