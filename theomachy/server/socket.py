"""The line to a table over a websocket."""

import asyncio
from logging import getLogger
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import QueryParameter

from theomachy.hosting.service import MatchService
from theomachy.kernel import Refused
from theomachy.server.guests import identity
from theomachy.wire import messages as wire
from theomachy.wire.desk import language
from theomachy.wire.errors import sentence_of
from theomachy.wire.viewer import WireViewer
from theomachy.words import FIRST

logger = getLogger(__name__)

MAX_BACKLOG = 500
"""Messages that may wait for a slow line. Beyond that it is closed, and the client comes back for the whole table."""
FOREIGN, GONE, TRY_AGAIN, FAULT = 4403, 4404, 1013, 1011
"""The codes with which a line is closed: it comes from another site, leads to no match, is too slow, broke."""
TOO_BIG = 1009
"""The code with which a line was closed that carried something far too long."""

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    """Messages on their way to one viewer."""

    def __init__(self, socket: Socket) -> None:
        self._socket = socket
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self._waiting.qsize() < MAX_BACKLOG:
            self._waiting.put_nowait(message)
        elif self._waiting.qsize() == MAX_BACKLOG:
            self.drop()

    def drop(self) -> None:
        self._waiting.put_nowait(None)

    async def send_all(self) -> None:
        while (message := await self._waiting.get()) is not None:
            await self._socket.send_data(message, mode="text", encoding="utf-8")
        await self._socket.close(code=TRY_AGAIN)


@websocket("/api/matches/{match:str}/live")
async def live(
    socket: Socket, match: str, lang: Annotated[str, QueryParameter(name="lang", max_length=10)] = FIRST
) -> None:
    service: MatchService = socket.app.state.service
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if origin is not None and origin.split("//")[-1] != host:
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    try:
        live = await service.match(match)
    except Refused as no:
        refusal = wire.RefusedMessage(reason=sentence_of(no.reason, "", language(lang)))
        await socket.send_data(msgspec.json.encode(refusal), mode="text", encoding="utf-8")
        await socket.close(code=GONE)
        return
    line = SocketLine(socket)
    try:
        guest = await identity(socket).guest_of(socket.cookies)
        await serve(socket, line, service, WireViewer(line, service, live, guest, language(lang)))
    except Exception:
        logger.exception("match %s: a line broke", match)
        await socket.close(code=FAULT)


async def serve(socket: Socket, line: SocketLine, service: MatchService, viewer: WireViewer) -> None:
    """Let a viewer look and speak until it goes."""
    async with service.watched_by(viewer.live, viewer):
        sender = asyncio.create_task(line.send_all())
        try:
            while True:
                event = await socket.receive()
                if event["type"] == "websocket.disconnect":
                    if event.get("code") == TOO_BIG:
                        viewer.warn("a message that is far too long")
                    return
                said: Any = event.get("text")
                await viewer.hear(said)
        except WebSocketDisconnect:
            return
        finally:
            sender.cancel()
