"""The client's files: assets, which never change under one name, the one page that makes all others, and the docs."""

from pathlib import Path
from typing import Any

from litestar import Response, Router, get
from litestar.connection import ASGIConnection
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

from theomachy.server.http.requests import HttpRequest

CLIENT = Path(__file__).resolve().parent.parent / "client"
"""Where the built client lies."""
PAGE = CLIENT / "index.html"
DOCS = next(
    (
        folder
        for folder in (CLIENT.parent / "docs", CLIENT.parents[2] / "build" / "docs")
        if (folder / "play.html").exists()
    ),
    None,
)
"""Where the built docs lie: in a package beside the client, in a checkout where `make docs` puts them; else nowhere."""
A_YEAR_S = 31_536_000
DOCS_MAY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)

MAX_NAME_BYTES, MAX_PATH_BYTES = 255, 1000
"""More than any file of ours has, and no more than systems take."""


def require_name(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Refuse a path that cannot be that of a file: systems answer it with an error of their own."""
    path = connection.scope["path"].encode(errors="replace")
    if b"\0" in path or len(path) > MAX_PATH_BYTES or any(len(name) > MAX_NAME_BYTES for name in path.split(b"/")):
        raise NotFoundException


assets = create_static_files_router(
    "/assets",
    [CLIENT / "assets"],
    name="assets",
    cache_control=CacheControlHeader(public=True, max_age=A_YEAR_S, immutable=True),
    guards=[require_name],
)


def docs(folder: Path) -> Router:
    """The docs as a site. What it is built with has scripts within its pages."""

    def allow(response: Response[Any]) -> Response[Any]:
        response.headers["content-security-policy"] = DOCS_MAY
        return response

    return create_static_files_router(
        "/docs",
        [folder],
        name="docs",
        html_mode=True,
        after_request=allow,
        cache_control=CacheControlHeader(no_cache=True),
        guards=[require_name],
    )


@get(["/", "/{path:path}"], include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page(request: HttpRequest) -> File:
    """Every path but the API's is a page that the client itself makes."""
    if request.url.path.startswith("/api/"):
        raise NotFoundException
    return File(PAGE, content_disposition_type="inline", media_type="text/html; charset=utf-8")


CLIENT_FILES: tuple[Router | HTTPRouteHandler, ...] = (assets, page, *([docs(DOCS)] if DOCS else []))
