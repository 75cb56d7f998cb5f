"""Lines that do not read, and lines by the hundred: bounded in bytes and in number, and told why."""

import asyncio
import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.uri import parse_uri

from tests.forms import Form
from tests.server.asgi import limited_app
from tests.server.kit import Player, at_random, hello
from tests.server.processes import PATIENCE, Ground, Nursery, Server, until
from theomachy.server.edge.headers import SAFE
from theomachy.server.live.lines import Lines, Outbox, TooManyLines
from theomachy.server.settings import Limits
from theomachy.wire.rate import MESSAGES_A_SECOND

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore::DeprecationWarning")]


async def taken(outbox: Outbox) -> list[bytes]:
    """All that waits."""
    found = []
    while outbox.bytes:
        message = await outbox.next()
        assert message is not None
        outbox.sent(message)
        found.append(message)
    return found


# What waits for a line


def test_a_table_says_all_that_was_news_before_it():
    outbox = Outbox(1000)
    outbox.send(b"table 1", table=True)
    outbox.send(b"step 2", news=True)
    outbox.send(b"accepted")
    outbox.send(b"table 2", table=True)
    outbox.send(b"step 3", news=True)
    assert asyncio.run(taken(outbox)) == [b"accepted", b"table 2", b"step 3"]


def test_a_hundred_tables_that_nobody_reads_are_one():
    outbox = Outbox(1000)
    for n in range(100):
        outbox.send(b"%03d" % n + b"." * 500, table=True)
        assert outbox.bytes == 503
    assert not outbox.dropped
    assert asyncio.run(taken(outbox)) == [b"099" + b"." * 500]


def test_beyond_its_bound_a_line_is_dropped_with_all_that_waits():
    outbox = Outbox(100)
    for _ in range(10):
        outbox.send(b"." * 10)
    assert (outbox.bytes, outbox.dropped) == (100, False)
    outbox.send(b".")
    assert (outbox.bytes, outbox.dropped) == (0, True)
    outbox.send(b"table", table=True)
    assert outbox.bytes == 0
    assert asyncio.run(outbox.next()) is None


def test_what_is_being_sent_counts_until_it_is_sent():
    async def story() -> None:
        outbox = Outbox(100)
        outbox.send(b"." * 60)
        message = await outbox.next()
        assert (message, outbox.bytes) == (b"." * 60, 60)
        outbox.send(b"." * 41)
        assert outbox.dropped

    asyncio.run(story())


def test_no_table_is_too_big_for_a_line(server: Server):
    """The biggest tables there are, late in a match, have room many times over."""
    line = Player(server).play("godslayer", ("me", "me"))
    line.play_on(at_random(1), most=25)
    line.whole()
    assert max(map(len, line.bytes)) * 4 < Limits().line_bytes


# How many


def test_lines_are_counted_and_let_go():
    lines = Lines()
    with lines.counted("address a", 2), lines.counted("address a", 2):
        with pytest.raises(TooManyLines), lines.counted("address a", 2):
            pass
        with lines.counted("address b", 1):
            pass
    with lines.counted("address a", 1):
        pass
    assert not lines._counts, "nobody is remembered who has none"


class Opened:
    """Lines of one browser to one match, in process."""

    def __init__(self, client: TestClient[Litestar], match: str, stack: ExitStack) -> None:
        self.client, self.match, self.stack = client, match, stack

    def open(self) -> None:
        line = self.stack.enter_context(self.client.websocket_connect(f"/api/matches/{self.match}/live?lang=en"))
        assert line.receive_json()["type"] == "table"

    def refused(self) -> str:
        with self.client.websocket_connect(f"/api/matches/{self.match}/live?lang=en") as line:
            message = line.receive_json()
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive()
            assert (message["type"], closed.value.code) == ("refused", 4429)
            text: str = message["reason"]["text"]
            return text


def new_match(client: TestClient[Litestar]) -> str:
    token = hello(client)
    order = {"game": "scathe", "seats": ["me", "friend"]}
    match: str = client.post("/api/matches", json=order, headers=token).json()["match"]
    return match


@pytest.mark.parametrize("limit", ["address_lines", "guest_lines"])
def test_an_address_and_a_guest_have_so_many_lines(tmp_path: Path, limit: str):
    with TestClient(limited_app(tmp_path, **{limit: 3})) as client, ExitStack() as stack:
        lines = Opened(client, new_match(client), stack)
        for _ in range(3):
            lines.open()
        assert lines.refused().startswith("There are 3 lines to tables open already")
        stack.close()
        until(lambda: len(client.app.state.lines) == 0)
        lines.open()


def test_a_match_has_so_many_onlookers_and_its_players_are_let_in(tmp_path: Path):
    """Else strangers could fill a table until nobody can play at it."""
    with TestClient(limited_app(tmp_path, match_onlookers=2)) as client, ExitStack() as stack:
        match = new_match(client)
        mine, client.cookies = client.cookies, httpx.Cookies()
        onlookers = Opened(client, match, stack)
        onlookers.open()
        onlookers.open()
        assert onlookers.refused().startswith("There are 2 lines to tables open already")
        client.cookies = mine
        onlookers.open()


def test_a_match_has_room_for_a_thousand_onlookers():
    assert Limits().match_onlookers >= 1000


def test_a_line_from_another_site_is_told_why(player: Player):
    match = player.new()
    with pytest.raises(InvalidStatus) as refused:
        player.look(match, Origin="https://evil.example")
    response = refused.value.response
    assert response.status_code == 403
    assert json.loads(response.body)["error"]["text"].startswith("A line to a table is opened from the pages")
    assert all(response.headers[name] == value for name, value in SAFE.items())


# Lines that do not read


class Deaf:
    """A client that speaks and never reads."""

    def __init__(self, server: Server, match: str) -> None:
        self.protocol = ClientProtocol(parse_uri(f"ws://{server.address}/api/matches/{match}/live"))
        host, _, port = server.address.partition(":")
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((host, int(port)))
        self.protocol.send_request(self.protocol.connect())
        self._write()
        while self.protocol.state.name == "CONNECTING":
            self.protocol.receive_data(self.socket.recv(1000))

    def say(self, message: dict[str, Any]) -> bool:
        """False once nobody listens any more."""
        self.protocol.send_text(json.dumps(message).encode())
        try:
            self._write()
        except OSError:
            return False
        return True

    def ask_until(self, done: Callable[[], bool]) -> None:
        """Ask for the whole table, as often as one may."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, "it did not happen"
            self.say({"type": "again", "id": 1})
            time.sleep(1 / MESSAGES_A_SECOND)

    def hears_the_end(self) -> int:
        """Read after all, until the line is closed; the code."""
        try:
            while data := self.socket.recv(2**20):
                self.protocol.receive_data(data)
                self.protocol.events_received()
        except ConnectionResetError:
            pass
        self.protocol.receive_eof()
        return self.protocol.close_code or 0

    def _write(self) -> None:
        for data in self.protocol.data_to_send():
            self.socket.sendall(data)


MOST_GROWTH_BYTES = 60_000_000
"""Far more than six lines may keep, and far less than all that they asked for."""


def rss_bytes(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096


def metric(server: Server, name: str) -> float:
    found = httpx.get(f"http://{server.address}/metrics", timeout=PATIENCE).text
    return next(float(line.split()[1]) for line in found.splitlines() if line.startswith(f"{name} "))


def queued_bytes(server: Server) -> float:
    return metric(server, "theomachy_line_bytes")


def rss_of(server: Server) -> int:
    return sum(map(rss_bytes, server.servers()))


BOUND_BYTES = 300_000
"""Enough for a whole table on its way and one that waits."""


@pytest.fixture
def narrow(ground: Ground, nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    server = ground.server(tmp_path, nursery.start, line_bytes=BOUND_BYTES)
    yield server
    server.kill()


def test_six_who_ask_for_the_whole_table_and_never_read(narrow: Server, form: Form):
    """Twenty times a second each: what waits for them stays under its bound, and so does the server's memory."""
    line = Player(narrow).play("godtear", ("me", "me"), preset="first")
    before, waiting = rss_of(narrow), [0.0]
    deaf = [Deaf(narrow, line.match) for _ in range(form.pick(short=2, long=6))]

    def enough() -> bool:
        for one in deaf[1:]:
            one.say({"type": "again", "id": 1})
        waiting.append(queued_bytes(narrow))
        return time.monotonic() > end and max(waiting) > 0

    end = time.monotonic() + form.pick(short=1, long=3, full=60)
    deaf[0].ask_until(enough)
    assert max(waiting) <= 6 * BOUND_BYTES
    assert rss_of(narrow) - before < MOST_GROWTH_BYTES
    line.turn(at_random(1))
    for one in deaf:
        one.socket.close()


def test_a_line_with_too_much_to_read_is_closed(ground: Ground, nursery: Nursery, tmp_path: Path):
    """While one table is on its way there is room for another, or not. It is told to come back, if it reads at all."""
    server = ground.server(tmp_path, nursery.start, line_bytes=200_000)
    line = Player(server).play("godtear", ("me", "me"), preset="first")
    deaf = Deaf(server, line.match)
    deaf.ask_until(lambda: metric(server, "theomachy_lines") == 1)
    assert deaf.hears_the_end() in (1013, 1011, 1006), "told, or given up since it answers no ping either, or cut"
    assert metric(server, "theomachy_line_bytes") == 0
    line.turn(at_random(1))
    server.kill()
