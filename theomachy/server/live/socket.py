"""The line to a table over a websocket."""

import asyncio
from contextlib import ExitStack, suppress
from logging import getLogger
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, QueryParameter

from theomachy.hosting.live import LiveMatch
from theomachy.hosting.ports import NotKept
from theomachy.hosting.service import MatchService
from theomachy.kernel import Refused
from theomachy.presentation.text import FIRST
from theomachy.server.edge.addresses import address_of
from theomachy.server.edge.callers import CpuBudget
from theomachy.server.edge.gate import TOO_MANY_STATUS
from theomachy.server.http.identity import identity
from theomachy.server.live.lines import Lines, Outbox, TooManyLines
from theomachy.server.settings import Limits
from theomachy.wire import rate
from theomachy.wire.desk import language
from theomachy.wire.errors import refusal
from theomachy.wire.viewer import WireViewer

logger = getLogger(__name__)

SEND_TIMEOUT_S = 20.0
"""After this time a line is given up that does not take what it is sent."""
CLOSE_TIMEOUT_S = 1.0
"""How long is waited until a line takes the message that it is closed."""
FOREIGN, GONE, TRY_AGAIN, FAULT = 4403, 4404, 1013, 1011
"""The codes with which a line is closed: it comes from another site, leads to no match, is too slow or comes while
the database is away, broke."""
TOO_BIG = 1009
"""The code with which a line was closed that carried something far too long."""

Socket = WebSocket[Any, Any, Any]
LOST = (OSError, WebSocketDisconnect, RuntimeError)
"""What is raised when a client that is sent something is gone or does not take it in time; RuntimeError by uvicorn
where it has closed a line itself, since what came over it was no text."""


@websocket("/api/matches/{match:str}/live")
async def live(
    socket: Socket, match: FromPath[str], lang: Annotated[str, QueryParameter(name="lang", max_length=10)] = FIRST
) -> None:
    origin, host = socket.headers.get("origin"), socket.headers.get("host", "")
    if origin is not None and origin.split("//")[-1] != host:
        await socket.close(code=FOREIGN)
        return
    await socket.accept()
    try:
        with ExitStack() as places:
            await let_in(socket, places, match, language(lang))
    except TooManyLines as no:
        await hang_up(socket, no, TOO_MANY_STATUS, lang)
    except NotKept as no:
        await hang_up(socket, no, TRY_AGAIN, lang)
    except Refused as no:
        await hang_up(socket, no, GONE, lang)
    except Exception:  # the outermost place: the client is told
        logger.exception("match %s: a connection failed", match)
        await close(socket, FAULT)


async def let_in(socket: Socket, places: ExitStack, match: str, lang: str) -> None:
    """Let a guest look at a match, if there is room for them; Refused if not, or if there is no such match."""
    service: MatchService = socket.app.state.service
    lines: Lines = socket.app.state.lines
    limits: Limits = socket.app.state.limits
    guest = identity(socket).guest_of(socket.cookies)
    places.enter_context(lines.counted(f"address {address_of(socket.scope)}", limits.address_lines))
    if guest:
        places.enter_context(lines.counted(f"guest {guest}", limits.guest_lines))
    live = await service.match(match)
    if not live.seats_of(guest):
        places.enter_context(lines.counted(f"match {match}", limits.match_onlookers))
    outbox = Outbox(limits.line_bytes)
    places.enter_context(lines.opened(outbox))
    await serve(socket, outbox, service, live, guest, lang)


async def serve(socket: Socket, outbox: Outbox, service: MatchService, live: LiveMatch, guest: str, lang: str) -> None:
    """Let a viewer look and speak until it goes, or cannot keep up."""
    budget: CpuBudget = socket.app.state.cpu
    viewer = WireViewer(outbox, service, live, guest, lang, budget.wait_s)
    async with service.watched_by(live, viewer):
        listener = asyncio.create_task(listen(socket, viewer))
        listener.add_done_callback(lambda _: outbox.drop())
        try:
            await deliver(socket, outbox)
            if listener.done():
                listener.result()
            else:
                await close(socket, TRY_AGAIN)
        finally:
            listener.cancel()


async def listen(socket: Socket, viewer: WireViewer) -> None:
    """Hear what a viewer says until it is gone, one message after the other. It is read while an earlier message is
    still worked on, so that it is noticed when the viewer goes; some messages may wait, what is more is refused."""
    waiting: asyncio.Queue[str | None] = asyncio.Queue(rate.MAX_WAITING)
    hearing = asyncio.create_task(hear_all(waiting, viewer))
    try:
        with suppress(WebSocketDisconnect):
            while (event := await socket.receive())["type"] != "websocket.disconnect":
                text: Any = event.get("text")
                try:
                    waiting.put_nowait(text)
                except asyncio.QueueFull:
                    await viewer.turn_down(text)
            if event.get("code") == TOO_BIG:
                viewer.warn("a message that is far too long")
        viewer.go()
        await waiting.join()  # what it did before it went counts
    finally:
        hearing.cancel()


async def hear_all(waiting: asyncio.Queue[str | None], viewer: WireViewer) -> None:
    while True:
        await viewer.hear(await waiting.get())
        waiting.task_done()


async def deliver(socket: Socket, outbox: Outbox) -> None:
    """Send what waits for a line until it is dropped or lost, or takes nothing for too long."""
    clock = asyncio.get_running_loop().time
    with suppress(*LOST):
        async with asyncio.timeout(None) as patience:
            outbox.when_dropped = lambda: patience.reschedule(clock() + CLOSE_TIMEOUT_S)
            while (message := await outbox.next()) is not None:
                patience.reschedule(clock() + SEND_TIMEOUT_S)
                await socket.send_data(message, mode="text", encoding="utf-8")
                patience.reschedule(None)
                outbox.sent(message)
    outbox.when_dropped = lambda: None
    outbox.drop()


async def hang_up(socket: Socket, no: Refused, code: int, lang: str) -> None:
    """Say why there is no line."""
    with suppress(*LOST):
        message = msgspec.json.encode(refusal(no.reason, language(lang)))
        await socket.send_data(message, mode="text", encoding="utf-8")
        await close(socket, code)


async def close(socket: Socket, code: int) -> None:
    """Close a line; one that takes nothing is cut by its carrier."""
    with suppress(*LOST):
        async with asyncio.timeout(CLOSE_TIMEOUT_S):
            await socket.close(code=code)
