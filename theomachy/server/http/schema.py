"""The API described as OpenAPI, for programs that write programs."""

from typing import Any

from litestar import MediaType, Request
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
    429: "Too many requests.",
}
"""What any route may answer, and why."""
METHODS = ("get", "put", "post", "delete")
ABOUT = (
    "What a client asks for outside a table; docs/protocol.md tells it in words. Say hello with GET /api/me, keep its "
    "cookies, and send the value of the cookie csrftoken as the header x-csrftoken with everything that changes "
    "something."
)


class SchemaPage(JsonRenderPlugin):
    """The description of all routes, with the errors that each may answer."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_errors(openapi_schema))


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


SCHEMA = OpenAPIConfig(
    title="Theomachy",
    version=__version__,
    description=ABOUT,
    path="/api/schema",
    render_plugins=[SchemaPage(path="/", media_type=MediaType.JSON)],
    use_handler_docstrings=True,
)
