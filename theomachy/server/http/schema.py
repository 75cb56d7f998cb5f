"""The API described as OpenAPI, for programs that write programs."""

from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request
from litestar._openapi.plugin import OpenAPIPlugin
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from theomachy import __version__
from theomachy.wire.errors import ErrorPage

ERRORS = {
    400: "It cannot be read.",
    403: "The token is missing or old, or the page is for somebody else.",
    404: "There is no such thing.",
    405: "That cannot be done with this address.",
    408: "It took too long to arrive.",
    409: "It can be read, but it cannot be.",
    413: "It is too big.",
    429: "Too many requests, or they have cost too much.",
    503: "Too many wait for the same, or it cannot be looked up now. Try again later.",
}
"""What any route may answer, and why."""
METHODS = ("get", "put", "post", "delete")
ABOUT = (
    "What a client asks for outside a table; docs/protocol.md tells it in words. Say hello with GET /api/me, keep its "
    "cookie, and send the token of its answer as the header x-csrftoken with everything that changes something."
)


class SchemaPage(JsonRenderPlugin):
    """The description of all routes, with the errors that each may answer. It is made once: it never changes."""

    _page = b""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.page(openapi_schema)

    def page(self, schema: dict[str, Any]) -> bytes:
        """Return the description as JSON."""
        if not self._page:
            self._page = msgspec.json.encode(with_errors(schema))
        return self._page


def with_errors(schema: dict[str, Any]) -> dict[str, Any]:
    content = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorPage.__name__}"}}}
    errors = {str(status): {"description": why, "content": content} for status, why in ERRORS.items()}
    paths = {path: _route(route, errors) for path, route in schema["paths"].items()}
    return {**schema, "paths": paths}


def _route(route: dict[str, Any], errors: dict[str, Any]) -> dict[str, Any]:
    return {
        part: {**about, "responses": {**about["responses"], **errors}} if part in METHODS else about
        for part, about in route.items()
    }


PAGE = SchemaPage(path="/", media_type=MediaType.JSON)


def make_schema(app: Litestar) -> None:
    """Make the description before anybody asks for it: that takes a tenth of a second."""
    PAGE.page(app.plugins.get(OpenAPIPlugin).provide_openapi_schema())


SCHEMA = OpenAPIConfig(
    title="Theomachy",
    version=__version__,
    description=ABOUT,
    path="/api/schema",
    render_plugins=[PAGE],
    use_handler_docstrings=True,
)
