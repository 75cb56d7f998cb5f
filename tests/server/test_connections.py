"""Connections at a real port: half a request is not waited for for ever, and nobody takes all there are."""

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
import uvicorn
from websockets.sync.client import connect

from tests.server.asgi import new_app
from tests.server.processes import PATIENCE, until
from theomachy.server.edge import connections
from theomachy.server.edge.addresses import Proxies
from theomachy.server.edge.connections import Config, Connections
from theomachy.server.edge.headers import SAFE
from theomachy.server.settings import Limits

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

TIMEOUT_S = 0.3


class Served:
    """A server in a thread of this process, so that a test can shorten its patience."""

    def __init__(self, folder: Path, proxies: tuple[str, ...] = (), **limits: int) -> None:
        bounds = Limits(**limits)
        self.connections = Connections(bounds, Proxies(proxies))
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        app = new_app(folder, limits=bounds, trusted_proxies=proxies)
        self.server = uvicorn.Server(Config(app, self.connections, log_config=None, proxy_headers=False))
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    def _run(self) -> None:
        asyncio.run(self.server.serve([self.listening]))

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)

    def connect(self) -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port))
        line.settimeout(PATIENCE)
        return line


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Callable[..., Served]]:
    started = []

    def start(*proxies: str, **limits: int) -> Served:
        started.append(Served(tmp_path, proxies, **limits))
        return started[-1]

    yield start
    for one in started:
        one.stop()


def rest_of(line: socket.socket) -> bytes:
    """All that comes until the other side closes."""
    heard = b""
    with suppress(ConnectionResetError):
        while data := line.recv(65536):
            heard += data
    return heard


def dribble(line: socket.socket, data: bytes) -> bytes:
    """Send something again and again, sooner than any patience ends, until the other side has enough."""
    line.settimeout(TIMEOUT_S / 10)
    heard, end = b"", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            line.sendall(data)
            if not (more := line.recv(65536)):
                return heard
            heard += more
        except TimeoutError:
            continue
        except OSError:
            return heard
    raise AssertionError("it is still open")


GET = b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n"


def is_served(line: socket.socket) -> bool:
    """Ask something, and hear all of the answer."""
    line.sendall(GET)
    heard = b""
    while not heard.endswith(b'{"status":"alive"}'):
        heard += line.recv(65536)
    return heard.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("half", [b"", b"G", b"GET /health/live HTTP/1.1\r\nHost: x\r\n", b"\r\n"])
def test_half_a_head_is_not_waited_for(served: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, half: bytes):
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", TIMEOUT_S)
    server = served()
    with server.connect() as line:
        line.sendall(half)
        heard = rest_of(line)
    assert heard.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert has_safe_headers(heard)
    until(lambda: len(server.connections) == 0)


@pytest.mark.parametrize(("before", "drop"), [(b"GET / HTTP/1.1\r\nHost: x\r\n", b"X-A: b\r\n"), (GET, b"\r\n")])
def test_whoever_dribbles_is_not_waited_for(
    served: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, before: bytes, drop: bytes
):
    """A header now and then, or empty lines after a whole request."""
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", TIMEOUT_S)
    with served().connect() as line:
        line.sendall(before)
        dribble(line, drop)


def test_a_body_that_dribbles_on_after_its_answer_is_not_waited_for(
    served: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", TIMEOUT_S)
    head = b"POST /api/matches HTTP/1.1\r\nHost: x\r\nContent-Length: 300000\r\n\r\n"
    with served().connect() as line:
        line.sendall(head + b" " * 150_000)
        assert b" 413 " in line.recv(65536)
        dribble(line, b" ")


def test_requests_that_come_whole_go_on_as_long_as_they_like(
    served: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(connections, "REQUEST_TIMEOUT_S", TIMEOUT_S)
    with served().connect() as line:
        end = time.monotonic() + 3 * TIMEOUT_S
        while time.monotonic() < end:
            assert is_served(line)
            time.sleep(TIMEOUT_S / 10)


def test_a_head_may_be_so_long_and_no_longer(served: Callable[..., Served]):
    with served().connect() as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with suppress(OSError):
            for _ in range(100):
                line.sendall(b"X-Long: " + b"x" * 2000 + b"\r\n")
        heard = rest_of(line)
    assert heard == b"" or heard.startswith(b"HTTP/1.1 431"), "or the answer was lost with the connection"


def test_what_is_no_request_gets_an_answer_like_any_other(served: Callable[..., Served]):
    with served().connect() as line:
        line.sendall(b"\x16\x03\x01 hello\r\n\r\n")
        heard = rest_of(line)
    assert heard.startswith(b"HTTP/1.1 400 Bad Request\r\n")
    assert has_safe_headers(heard)
    assert " " in json.loads(heard.partition(b"\r\n\r\n")[2])["error"]["text"]


def has_safe_headers(response: bytes) -> bool:
    return all(f"{name}: {value}\r\n".encode() in response for name, value in SAFE.items())


def test_an_address_has_so_many_connections(served: Callable[..., Served]):
    server = served(address_connections=3)
    held = [server.connect() for _ in range(3)]
    for line in held:
        assert is_served(line)
    with server.connect() as fourth:
        assert rest_of(fourth).startswith(b"HTTP/1.1 429")
    held.pop().close()
    until(lambda: len(server.connections) == 2)
    with server.connect() as again:
        assert is_served(again)
    for line in held:
        line.close()


def test_all_together_have_so_many_connections_and_a_proxy_as_many_as_there_are(served: Callable[..., Served]):
    server = served("127.0.0.1", connections=4, address_connections=1)
    held = [server.connect() for _ in range(4)]
    until(lambda: len(server.connections) == 4)
    with server.connect() as fifth:
        assert rest_of(fifth).startswith(b"HTTP/1.1 503")
    for line in held:
        line.close()


def test_a_line_counts_until_it_is_gone(served: Callable[..., Served]):
    """Also one that another protocol has taken over."""
    server = served(address_connections=1)
    with connect(f"ws://127.0.0.1:{server.port}/api/matches/x/live") as line:
        assert len(server.connections) == 1
        assert json.loads(line.recv())["type"] == "refused"
    until(lambda: len(server.connections) == 0)
    with server.connect() as line:
        assert is_served(line)
