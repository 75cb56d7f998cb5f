"""Hundreds of players in one process: each has an address, cookies and lines of its own."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from time import perf_counter
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from theomachy.kernel.chance import promise_of

PATIENCE_S = 120.0
"""Seconds after which a player gives up on the server."""
MAX_MESSAGE_BYTES = 2**24
KEPT_S = 2.0
"""Seconds that a player keeps an idle connection.

The server keeps it longer; otherwise it might close it just when a request is sent.
"""
FIRST_LOOK, HURRIED = "first sight", "less time"
"""Words, in English, in the note of an agent's seat."""
AT_ONCE = 20
"""Players who arrive at the same time."""


class Option(msgspec.Struct):
    key: str


class Request(msgspec.Struct):
    id: str
    mine: bool
    options: list[Option] = []


class Seat(msgspec.Struct):
    kind: str
    note: str = ""
    promised: str = ""


class Heard(msgspec.Struct):
    """The parts of a message that a player here needs."""

    type: str
    n: int = 0
    by: int | None = None
    requests: list[Request] = []
    seats: list[Seat] = []
    result: msgspec.Raw = msgspec.Raw()
    reason: msgspec.Raw = msgspec.Raw()


_decoder = msgspec.json.Decoder(Heard)


def own_address(number: int) -> str:
    """Return an address for each player, since the limits of one address are not measured."""
    return f"127.{1 + number // 62_500}.{number // 250 % 250}.{1 + number % 250}"


class Player:
    """A guest with an address and cookies."""

    def __init__(self, server: str, number: int) -> None:
        self.server, self.address = server, own_address(number)
        kept = httpx.Limits(keepalive_expiry=KEPT_S)
        transport = httpx.AsyncHTTPTransport(verify=False, limits=kept, local_address=self.address)
        self.http = httpx.AsyncClient(base_url=f"http://{server}/api", transport=transport, timeout=PATIENCE_S)

    async def arrive(self) -> "Player":
        found = (await self.http.get("/me")).raise_for_status()
        self.http.headers["x-csrftoken"] = found.json()["token"]
        return self

    async def post(self, path: str, data: dict[str, Any] | None = None) -> Any:
        found = await self.http.post(path, json=data)
        found.raise_for_status()
        return found.json()

    @asynccontextmanager
    async def look(self, match: str) -> AsyncIterator["Line"]:
        url = f"ws://{self.server}/api/matches/{match}/live?lang=en"
        cookies = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        opened = connect(
            url,
            additional_headers=cookies,
            max_size=MAX_MESSAGE_BYTES,
            compression=None,
            open_timeout=PATIENCE_S,
            ping_interval=None,
            local_addr=(self.address, 0),
        )
        async with opened as socket:
            line = Line(socket)
            hearing = asyncio.create_task(line.hear_all())
            try:
                await line.until(lambda: line.n >= 0)
                yield line
            finally:
                hearing.cancel()


class Line:
    """A line to a table: it keeps what is asked, who sits there, and when each step came."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._news = socket, asyncio.Event()
        self._nonce = secrets.token_hex(16)
        self.n, self.said = -1, 0
        self.requests: list[Request] = []
        self.seats: list[Seat] = []
        self.over = False
        self.step_at = perf_counter()
        """Time at which the last step came."""
        self.broken = ""
        """Reason why nothing is received any more; empty while the line is open."""
        self.first_looks = 0
        """Number of answers of agents that were given at first sight."""
        self.hurried = 0
        """Number of answers of agents that had only a share of their time."""

    async def hear_all(self) -> None:
        try:
            async for data in self._socket:
                self._take(_decoder.decode(data))
                self._news.set()
            self.broken = f"closed with {self._socket.close_code}"
        except Exception as error:  # noqa: BLE001 - it is counted
            self.broken = repr(error)
        finally:
            self._news.set()

    def _take(self, heard: Heard) -> None:
        if heard.type in ("table", "step"):
            self.step_at = perf_counter()
            self.n, self.requests, self.over = heard.n, heard.requests, bool(heard.result)
        if heard.type in ("table", "step", "seats"):
            self.seats = heard.seats
        if heard.type == "step" and heard.by is not None:
            seat = self.seats[heard.by]
            self.first_looks += FIRST_LOOK in seat.note
            self.hurried += HURRIED in seat.note
        if heard.type == "refused":
            raise RuntimeError(bytes(heard.reason).decode())

    async def until(self, done: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                if self.broken:
                    raise ConnectionError(self.broken)
                self._news.clear()
                await self._news.wait()

    async def is_past(self, n: int) -> None:
        """Wait until there is a step after this one."""
        await self.until(lambda: self.n > n)

    async def say(self, type: str, **fields: str | list[str]) -> None:
        self.said += 1
        await self._socket.send(msgspec.json.encode({"type": type, "id": self.said, **fields}).decode())

    async def sit(self) -> None:
        """Sit down, and promise a nonce."""
        await self.say("sit", promise=promise_of(self._nonce))

    async def begin(self) -> None:
        """Open the nonce once all have promised theirs, and wait until the match has begun."""
        await self.until(lambda: all(seat.promised for seat in self.seats))
        await self.say("open", nonce=self._nonce, promised=[seat.promised for seat in self.seats])
        await self.until(lambda: self.requests)

    @property
    def asked(self) -> Request | None:
        return next((request for request in self.requests if request.mine), None)

    async def answer(self, request: Request, random: Random) -> None:
        await self.say("answer", request=request.id, key=random.choice(request.options).key)


class Pair:
    """Two people who play one match after the other."""

    def __init__(self, host: Player, friend: Player, game: str) -> None:
        self.host, self.friend, self.game = host, friend, game
        self.random = Random(host.address)
        self.match = ""
        self.turns = 0
        """Number of answers that both have seen."""

    @asynccontextmanager
    async def table(self) -> AsyncIterator[tuple[Line, Line]]:
        """Yield the lines of both players at a new table at which they have sat down."""
        made = await self.host.post("/matches", {"game": self.game, "seats": ["me", "friend"]})
        self.match = made["match"]
        await self.friend.post(made["invites"][1])
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(one.look(self.match)) for one in (self.host, self.friend)]
            for line in lines:
                await line.sit()
            await asyncio.gather(*[line.begin() for line in lines])
            yield lines[0], lines[1]

    async def turn(self, lines: tuple[Line, Line]) -> float:
        """Answer once; return the seconds until both players have seen it."""
        line = next(line for line in lines if line.asked)
        known, asked = line.n, line.asked
        assert asked is not None
        began = perf_counter()
        await line.answer(asked, self.random)
        came = []
        for one in lines:
            await one.is_past(known)
            came.append(one.step_at)
        self.turns += 1
        return max(came) - began


async def arrived(server: str, first: int, number: int) -> list[Player]:
    """Return players who have signed in, some of them at a time."""
    door = asyncio.Semaphore(AT_ONCE)

    async def arrive(player: int) -> Player:
        async with door:
            return await Player(server, player).arrive()

    return await asyncio.gather(*[arrive(first + one) for one in range(number)])
