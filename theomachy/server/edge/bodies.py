"""The body of a request, whole: how big it may be, how long it may take, and that it is text."""

import asyncio

from litestar.types import HTTPScope, Receive
from litestar.types.asgi_types import HTTPReceiveMessage, WebSocketReceiveMessage

from theomachy.hosting.imports import MAX_FILE_BYTES
from theomachy.kernel import Reason
from theomachy.server.http.errors import TurnedAway

MAX_BODY_BYTES = 100_000
"""Armies are the longest that a client has to send, but for files."""
FILES = "/api/files"
BODY_TIMEOUT_S = 10.0
"""After which a body has to be there, counted from the head of its request."""
ANNOUNCED = (b"content-length", b"transfer-encoding")
"""Headers of which one is there if a body follows."""


class Gone(Exception):
    """Nobody is there any more who could get an answer."""


async def with_whole_body(scope: HTTPScope, receive: Receive) -> Receive:
    """A `receive` that has the whole body already; TurnedAway if there is something wrong with it, or Gone."""
    if not any(name in ANNOUNCED for name, _ in scope["headers"]):
        return receive
    try:
        async with asyncio.timeout(BODY_TIMEOUT_S):
            first = await _whole(receive, MAX_FILE_BYTES if scope["path"] == FILES else MAX_BODY_BYTES)
    except TimeoutError:
        raise TurnedAway(408, Reason("live-too-slow", args={"most": round(BODY_TIMEOUT_S)})) from None
    messages = [first]

    async def receive_whole() -> HTTPReceiveMessage | WebSocketReceiveMessage:
        return messages.pop() if messages else await receive()

    return receive_whole


async def _whole(receive: Receive, most: int) -> HTTPReceiveMessage:
    """All parts of a body as one."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Gone
        body += message.get("body", b"")
        if len(body) > most:
            raise TurnedAway(413, Reason("live-too-big", args={"most": most}))
        if not message.get("more_body", False):
            _is_text(body)
            return {"type": "http.request", "body": bytes(body), "more_body": False}


def _is_text(body: bytearray) -> None:
    try:
        body.decode()
    except UnicodeDecodeError as error:
        raise TurnedAway(400, Reason("live-not-utf8", args={"at": error.start})) from None
