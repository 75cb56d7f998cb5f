"""The client's files: assets, which never change under one name, and the one page that makes all others."""

from pathlib import Path

from litestar import Router, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from litestar.static_files import create_static_files_router

from theomachy.server.http.requests import HttpRequest

CLIENT = Path(__file__).resolve().parent.parent / "client"
"""Where the built client lies."""
PAGE = CLIENT / "index.html"
A_YEAR_S = 31_536_000
OPTIONS = {"exclude_from_csrf": True}

assets = create_static_files_router(
    "/assets",
    [CLIENT / "assets"],
    name="assets",
    cache_control=CacheControlHeader(public=True, max_age=A_YEAR_S, immutable=True),
    opt=OPTIONS,
)


@get(["/", "/{path:path}"], include_in_schema=False, opt=OPTIONS, cache_control=CacheControlHeader(no_cache=True))
async def page(request: HttpRequest) -> File:
    """Every path but the API's is a page that the client itself makes."""
    if request.url.path.startswith("/api/"):
        raise NotFoundException
    return File(PAGE, content_disposition_type="inline", media_type="text/html; charset=utf-8")


CLIENT_FILES: tuple[Router, HTTPRouteHandler] = (assets, page)
