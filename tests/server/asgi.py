"""An application asked directly, without a network: from any address, with any body, in pieces or never whole."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar

from theomachy.server.app import make_app, prepare
from theomachy.server.serving import database
from theomachy.server.settings import Limits, Settings

STRANGER = "198.51.100.7"


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    cookies: list[str]
    body: bytes

    @property
    def error(self) -> str:
        text: str = json.loads(self.body)["error"]["text"]
        return text


def new_app(folder: Path, **settings: Any) -> Litestar:
    url = database(str(folder / "matches.db"))
    return make_app(url, prepare(url), agent_workers=1, settings=Settings(**settings))


def limited_app(folder: Path, **limits: int) -> Litestar:
    return new_app(folder, limits=Limits(**limits))


def tell(app: Litestar, story: Callable[[], Awaitable[None]]) -> None:
    """Something that happens while an application runs."""

    async def whole() -> None:
        async with running(app):
            await story()

    asyncio.run(whole())


@asynccontextmanager
async def running(app: Litestar) -> AsyncIterator[None]:
    async with app.lifespan():
        yield


async def ask(
    app: Litestar,
    path: str = "/api/me",
    method: str = "GET",
    *,
    address: str = STRANGER,
    headers: dict[str, str] | None = None,
    body: Iterable[bytes] = (),
    whole: bool = True,
    hang_up_s: float | None = None,
) -> Answer:
    """One request. A body that is not whole is waited for in vain; one may hang up after some seconds."""
    plain, _, query = path.partition("?")
    given = {"host": "example.org", **(headers or {})}
    parts = [{"type": "http.request", "body": part, "more_body": True} for part in body]
    sent: list[Any] = []
    sent_all: list[bool] = []

    async def receive() -> Any:
        if parts:
            return parts.pop(0)
        if whole and not sent_all:
            sent_all.append(True)
            return {"type": "http.request", "body": b"", "more_body": False}
        if hang_up_s is not None:
            await asyncio.sleep(hang_up_s)
            return {"type": "http.disconnect"}
        return await asyncio.Event().wait()

    async def send(message: Any) -> None:
        sent.append(message)

    if body:
        given["transfer-encoding"] = "chunked"
    scope: Any = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": plain,
        "raw_path": plain.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        "client": (address, 50000),
        "server": ("127.0.0.1", 8000),
        "state": {},
        "extensions": {},
    }
    await app(scope, receive, send)
    start, rest = sent[0], b"".join(message.get("body", b"") for message in sent[1:])
    pairs = [(name.decode(), value.decode()) for name, value in start["headers"]]
    return Answer(start["status"], dict(pairs), [value for name, value in pairs if name == "set-cookie"], rest)


async def newcomer(app: Litestar, address: str = STRANGER) -> dict[str, str]:
    """The headers of somebody who has said hello."""
    answer = await ask(app, address=address)
    cookies = [cookie.partition(";")[0] for cookie in answer.cookies]
    token = json.loads(answer.body)["token"]
    return {"cookie": "; ".join(cookies), "x-csrftoken": token, "content-type": "application/json"}


async def ask_without_store(app: Litestar) -> Answer:
    """The answer of a server that has lost its store: nobody has thought of that."""
    service = app.state.service
    store, service.store = service.store, None
    try:
        return await ask(app, "/api/matches/any/record")
    finally:
        service.store = store
