"""The outermost part of the server: every request and every handshake passes it.

It says who asks and how often they may, sees to it that a body comes whole and in time, puts the headers on every
response that none may be without, and counts and writes down what became of it.
"""

from hashlib import sha256
from logging import getLogger
from math import ceil
from secrets import token_hex
from time import perf_counter
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send, WebSocketScope

from theomachy.kernel import Reason
from theomachy.server.edge.addresses import address_of
from theomachy.server.edge.bodies import Gone, with_whole_body
from theomachy.server.edge.callers import Caller, caller
from theomachy.server.edge.headers import Headers, completed
from theomachy.server.edge.rates import Rate
from theomachy.server.http.errors import NO_ROUTE, TurnedAway, route_of, spoken_by
from theomachy.server.logs import request_id
from theomachy.server.metrics import Metrics
from theomachy.server.settings import Limits
from theomachy.wire.errors import packed_error, refusal, retry_after_of

access = getLogger("theomachy.access")

TOO_MANY_STATUS = 4429
"""The code with which a line is closed that is one too many."""
SWITCHED = 101
"""The status of a handshake that became a line."""
RAISED = 4500
"""The code with which Litestar closes a line for any exception before the handler: no route, or a bad parameter."""
REFUSALS = {403: "live-foreign", 404: "live-no-page"}
"""What a handshake is told that is refused with a status."""


class Gate:
    def __init__(self, app: ASGIApp, limits: Limits, metrics: Metrics, cookie: str, *, access_log: bool) -> None:
        self._app, self._metrics, self._cookie, self._access_log = app, metrics, cookie, access_log
        self._addresses, self._guests = Rate(limits.address_requests_a_minute), Rate(limits.guest_requests_a_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        visit = Visit(scope, send)
        before = request_id.set(visit.id)
        caller.set(Caller(address_of(scope), self._token(scope)))
        try:
            if scope["type"] == ScopeType.HTTP:
                await self._serve(scope, receive, visit)
            else:
                await self._connect(scope, receive, visit)
        finally:
            self._write_down(visit, perf_counter() - began)
            request_id.reset(before)

    async def _serve(self, scope: HTTPScope, receive: Receive, visit: "Visit") -> None:
        try:
            self._count()
            receive = await with_whole_body(scope, receive)
            await self._app(scope, receive, visit.send)
        except TurnedAway as no:
            await visit.turn_away(no)
        except Gone:
            return

    async def _connect(self, scope: WebSocketScope, receive: Receive, visit: "Visit") -> None:
        try:
            self._count()
        except TurnedAway as no:
            await receive()
            await visit.hang_up(no)
        else:
            await self._app(scope, receive, visit.send)

    def _count(self) -> None:
        """One request more of an address and of a guest, or TurnedAway."""
        by = caller.get()
        wait_s = self._addresses.wait_s(by.address)
        if not wait_s and by.guest:
            wait_s = self._guests.wait_s(by.guest)
        if wait_s:
            raise TurnedAway(429, Reason("live-too-many", args={"retry_after": ceil(wait_s)}))

    def _token(self, scope: Scope) -> str:
        """What tells one guest from another here: a hash of their cookie, valid or not."""
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        cookie = connection.cookies.get(self._cookie, "")
        return sha256(cookie.encode(errors="replace")).hexdigest() if cookie else ""

    def _write_down(self, visit: "Visit", seconds: float) -> None:
        route = route_of(visit.scope)
        self._metrics.count_request(visit.method, route, visit.status, seconds)
        if self._access_log:
            fields = {"method": visit.method, "route": route, "status": visit.status, "bytes": visit.bytes}
            ms = round(seconds * 1000, 1)
            access.info("request", extra={"fields": {**fields, "ms": ms, "address": address_of(visit.scope)}})


class Visit:
    """One request or handshake on its way through: what it was answered."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope, self._send = scope, send
        self.id = token_hex(8)
        self.status, self.bytes = 0, 0

    @property
    def method(self) -> str:
        return "LINE" if self.scope["type"] == ScopeType.WEBSOCKET else self.scope["method"]

    @property
    def _encrypted(self) -> bool:
        return self.scope["scheme"] in ("https", "wss")

    async def send(self, message: Message) -> None:
        match message["type"]:
            case "http.response.start":
                self.status = message["status"]
                headers = completed(list(message["headers"]), self.id, encrypted=self._encrypted)
                await self._send({**message, "headers": headers})
                return
            case "http.response.body":
                self.bytes += len(message["body"])
            case "websocket.accept":
                self.status = SWITCHED
            case "websocket.close" if not self.status:
                await self._refuse_handshake(message["code"], message["reason"] or "")
                return
        await self._send(message)

    # Turned away unread

    async def turn_away(self, no: TurnedAway) -> None:
        """Answer with the reason. A client that was too slow is not waited for any longer."""
        more: Headers = [(b"connection", b"close")] if no.status == 408 else []
        if retry_after := retry_after_of(no.reason):
            more.append((b"retry-after", str(retry_after).encode()))
        await self._answer("http.response", no.status, no.reason, more)

    async def hang_up(self, no: TurnedAway) -> None:
        """A page cannot read why its handshake failed; so it gets a line, is told, and the line is closed."""
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        self.status = no.status
        text = msgspec.json.encode(refusal(no.reason, spoken_by(self.scope))).decode()
        await self._send({"type": "websocket.send", "text": text, "bytes": None})
        await self._send({"type": "websocket.close", "code": TOO_MANY_STATUS, "reason": ""})

    async def _refuse_handshake(self, code: int, detail: str) -> None:
        """A line that was closed before it was opened: a response with a status, where the server can send one."""
        if code == RAISED:
            code = 4404 if route_of(self.scope) == NO_ROUTE else 4400
        self.status = code - 4000 if 4400 <= code < 4600 else 403
        if "websocket.http.response" not in (self.scope.get("extensions") or {}):
            await self._send({"type": "websocket.close", "code": code, "reason": detail})
            return
        reason = Reason(REFUSALS.get(self.status, "live-bad-request"), args={"error": detail})
        await self._answer("websocket.http.response", self.status, reason, [])

    async def _answer(self, kind: str, status: int, reason: Reason, more: Headers) -> None:
        body = packed_error(reason, spoken_by(self.scope))
        length = (b"content-length", str(len(body)).encode())
        headers = completed([(b"content-type", b"application/json"), length, *more], self.id, encrypted=self._encrypted)
        self.status, self.bytes = status, len(body)
        start: Any = {"type": f"{kind}.start", "status": status, "headers": headers}
        rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
        await self._send(start)
        await self._send(rest)
