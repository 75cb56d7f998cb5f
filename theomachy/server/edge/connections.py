"""Connections as they come in, before it is known what they want: how many there may be, how long they may take to
say it, and how they end when nobody reads at the other side."""

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from theomachy.kernel import Reason
from theomachy.server.edge.addresses import Proxies, counted
from theomachy.server.edge.headers import NOT_KEPT, SAFE_BYTES
from theomachy.server.settings import Limits
from theomachy.wire.errors import packed_error

REQUEST_TIMEOUT_S = 20.0
"""After which a request has to be there, head and body, counted from its first byte or from the connection's start."""
MAX_HEAD_BYTES = 64_000
"""The first line of a request and its headers: browsers send a few thousand."""
FLUSH_TIMEOUT_S = 2.0
"""How long a line that was closed may take to read what it was sent; then it is cut."""


class Connections:
    """Those that are open, counted by address."""

    def __init__(self, limits: Limits, proxies: Proxies) -> None:
        self._limits, self._proxies = limits, proxies
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._open.total()

    def why_not(self, host: str) -> int:
        """The status with which one more from there is turned away; 0 if it may come in."""
        if len(self) >= self._limits.connections:
            return HTTPStatus.SERVICE_UNAVAILABLE
        if self._open[counted(host)] >= self._limits.address_connections and host not in self._proxies:
            return HTTPStatus.TOO_MANY_REQUESTS
        return 0

    def enter(self, host: str) -> None:
        self._open[counted(host)] += 1

    def leave(self, host: str) -> None:
        self._open[counted(host)] -= 1
        if not self._open[counted(host)]:
            del self._open[counted(host)]


class Config(uvicorn.Config):
    """How uvicorn is to serve, with the connections that its protocols share."""

    def __init__(self, app: Any, connections: Connections, **more: Any) -> None:
        super().__init__(app, http=Connection, ws=LineConnection, **more)
        self.connections = connections


def _connections(config: uvicorn.Config) -> Connections:
    assert isinstance(config, Config)
    return config.connections


class Connection(HttpToolsProtocol):
    """One that says what it wants in time and within MAX_HEAD_BYTES, or is closed."""

    _timer: asyncio.TimerHandle | None = None
    _head_bytes = 0
    _entered = False

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        connections = _connections(self.config)
        if status := connections.why_not(self._host):
            self._turn_away(status, Reason("live-too-many"))
            return
        connections.enter(self._host)
        self._entered = True
        self._set_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self._entered:
            _connections(self.config).leave(self._host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._set_timer()
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > MAX_HEAD_BYTES and not self.transport.is_closing():
            reason = Reason("live-too-big", args={"most": MAX_HEAD_BYTES})
            self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, reason)

    def on_headers_complete(self) -> None:
        self._head_bytes = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """The server ends: a whole request gets an answer, but half a request is not waited for."""
        if self._timer is not None:
            self.transport.abort()
        else:
            super().shutdown()

    def send_400_response(self, msg: str) -> None:
        self._turn_away(HTTPStatus.BAD_REQUEST, Reason("live-bad-request", args={"error": msg}))

    # Half of a request

    def _set_timer(self) -> None:
        if self._timer is None:
            self._timer = self.loop.call_later(REQUEST_TIMEOUT_S, self._give_up)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        """Half a request is answered if it is the first of its connection; else an answer might be on its way."""
        if self.cycle is None:
            reason = Reason("live-too-slow", args={"most": round(REQUEST_TIMEOUT_S)})
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT, reason)
        else:
            self.transport.abort()

    def _turn_away(self, status: int, reason: Reason) -> None:
        """Answer where no application is asked, and close."""
        body = packed_error(reason)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            *SAFE_BYTES,
            NOT_KEPT,
        ]
        head = b"".join(name + b": " + value + b"\r\n" for name, value in [*headers, (b"connection", b"close")])
        line = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\n".encode()
        self.transport.write(line + head + b"\r\n" + body)
        self.transport.close()


class LineConnection(WebSocketsSansIOProtocol):
    """One that has become a line. However it ends, it does end: a peer that does not read is cut."""

    _cut: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        if self._cut is not None:
            self._cut.cancel()
        _connections(self.config).leave(self.client[0] if self.client else "")
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """A handshake that was refused with a response is over. Else uvicorn would complain of it in the log."""
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._cut_soon()

    def shutdown(self) -> None:
        super().shutdown()
        self._cut_soon()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._cut_soon()

    def _cut_soon(self) -> None:
        if self._cut is None and not self.disconnected:
            self._cut = self.loop.call_later(FLUSH_TIMEOUT_S, self.transport.abort)
