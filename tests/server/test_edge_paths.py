"""Paths and handshakes that lead nowhere: answered as such, without a line of the log for each, and kept by nobody."""

import io
import logging
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote_from_bytes

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.asgi import new_app
from tests.server.kit import Player
from tests.server.processes import PATIENCE, Server, until
from theomachy.server import logs
from theomachy.server.http import client_files
from theomachy.server.page_files import served

NO_FILES = [
    "%00",
    "x%00.js",
    "x" * 300,
    "x/" * 3000,
    "../../app.py",
    "..%2f..%2fapp.py",
    "%2fetc%2fpasswd",
    "%ff%fe",
    "",
]
UPGRADE = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


def ask(server: Server, path: str, more: str = "Connection: close\r\n") -> str:
    """Return the head of an answer to a path that is sent as it stands, byte for byte."""
    host, _, port = server.address.rpartition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: {server.address}\r\n{more}\r\n".encode("latin-1"))
        heard = b""
        while b"\r\n\r\n" not in heard and (part := line.recv(65536)):
            heard += part
    return heard.partition(b"\r\n\r\n")[0].decode("latin-1")


@pytest.mark.parametrize("path", NO_FILES)
def test_what_is_no_file_is_not_found(server: Server, path: str):
    """Neither a NUL nor a name that is too long for the system is a fault of the server; nothing outside is found."""
    logged = server.log()
    assert ask(server, f"/assets/{path}").startswith("HTTP/1.1 404 ")
    assert server.log() == logged


@pytest.mark.parametrize("path", ["/%00", "/docs/%00", "/docs/" + "x" * 5000, "/api/lab/%00", "/api/lab/%00/games"])
def test_nor_is_any_other_path_a_fault(server: Server, path: str):
    assert re.match(r"HTTP/1.1 (200|404) ", ask(server, path))
    assert "Traceback" not in server.log()


ROUTES = ["/assets/", "/docs/", "/api/lab/", "/api/rulebook/", "/api/muster/", "/api/matches/", "/api/join/", "/table/"]
ODD = st.sampled_from([b"\0", b"..", b"/", b"\xff", b"\xed\xa0\x80", b"x" * 256, b"%", b"~", b":", b"\\", b"con"])


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    with TestClient(new_app(tmp_path_factory.mktemp("paths"))) as client:
        yield client


def test_no_path_is_a_fault(client: TestClient[Litestar]):
    """Bytes of any kind where the name of a file, a game, a study or a match is expected."""

    @given(st.sampled_from(ROUTES), st.lists(ODD | st.binary(max_size=5), max_size=6))
    def attempt(route: str, parts: list[bytes]) -> None:
        status = client.get(route + quote_from_bytes(b"".join(parts), safe="/")).status_code
        assert status < 500

    attempt()


def test_the_page_without_a_server_has_no_such_file_either(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    (tmp_path / "index.html").write_text("here")
    with served(tmp_path, "127.0.0.1", 0) as static:
        threading.Thread(target=static.serve_forever, daemon=True).start()
        at = f"http://127.0.0.1:{static.server_port}"
        found = [httpx.get(f"{at}/{path}", timeout=PATIENCE).status_code for path in ("%00", "x" * 5000, "index.html")]
        static.shutdown()
    assert found == [404, 404, 200]
    assert "Traceback" not in capsys.readouterr().err


# Caches


def test_what_is_somebodys_own_is_kept_by_nobody(player: Player):
    """The whole API, errors too: a proxy or a shared browser gives it to nobody else."""
    match = player.new()
    for path in ("/me", "/matches", "/games", f"/matches/{match}/record", "/nonsense", "/matches/x/record", "/schema"):
        assert player.ask("GET", path).headers["cache-control"] == "no-store", path
    assert player.ask("PUT", "/me", {"name": "Ann"}).headers["cache-control"] == "no-store"
    assert player.ask("POST", "/join/x").headers["cache-control"] == "no-store"


def test_what_never_changes_is_kept_for_ever(server: Server):
    """Assets are named by their content. Pages are asked for again, and what is missing is not kept."""
    asset = next(file for file in (client_files.CLIENT / "assets").iterdir() if file.suffix == ".js")
    kept = {
        path: httpx.get(f"http://{server.address}{path}", timeout=PATIENCE).headers["cache-control"]
        for path in (f"/assets/{asset.name}", "/", "/table/x", "/assets/none.js", "/health/live")
    }
    assert "immutable" in kept.pop(f"/assets/{asset.name}")
    assert kept == {"/": "no-cache", "/table/x": "no-cache", "/assets/none.js": "no-store", "/health/live": "no-store"}


# The log


@pytest.mark.parametrize(
    ("path", "origin", "status"),
    [
        ("/api/matches/x/live", "http://evil.example", 403),
        ("/nowhere", "", 404),
        ("/api/matches/x/live?lang=" + "x" * 20, "", 400),
    ],
)
def test_a_refused_handshake_writes_no_line(server: Server, path: str, origin: str, status: int):
    """Whoever tries a thousand times fills no disk; the metrics count it."""
    logged = server.log()
    more = UPGRADE + "Connection: Upgrade\r\n" + (f"Origin: {origin}\r\n" if origin else "")
    for _ in range(3):
        assert ask(server, path, more).startswith(f"HTTP/1.1 {status} ")
    counted = re.compile(rf'theomachy_requests_total\{{method="LINE",.*status="{status}"\}} (\d+)')
    page = httpx.get(f"http://{server.address}/metrics", timeout=PATIENCE).text
    assert sum(map(int, counted.findall(page))) >= 3
    assert server.log() == logged


def test_what_any_client_can_cause_is_written_once_a_minute(own_server: Server):
    """What is no HTTP, for instance."""
    for _ in range(5):
        assert ask(own_server, "/\xff").startswith("HTTP/1.1 400 ")
    until(lambda: "Invalid HTTP request" in own_server.log())
    assert own_server.log().count("Invalid HTTP request") == 1


def test_a_traceback_is_always_written():
    """A complaint without one comes again after a minute."""
    written = io.StringIO()
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(logging.StreamHandler(written))
    logger.addFilter(logs.Seldom())
    for at in (1000.0, 1001.0, 1002.0, 1001.0 + logs.SELDOM_S):
        for error in (None, (ValueError, ValueError("broken"), None)):
            record = logger.makeRecord("uvicorn.error", logging.ERROR, "", 0, "complaint", (), error)
            record.created = at
            logger.handle(record)
    assert (written.getvalue().count("complaint"), written.getvalue().count("broken")) == (2 + 4, 4)
