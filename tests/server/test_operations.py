"""What a host sees of the server: health, numbers and logs, and never what only one guest may know."""

import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.asgi import ask, ask_without_store, new_app, newcomer, tell
from tests.server.kit import hello, sitting
from theomachy.hosting.service import MatchService
from theomachy.server.logs import FORMATTERS, JsonFormatter, without_secrets
from theomachy.server.settings import LogFormat

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

HERE = "127.0.0.1"
NONCE = "00112233445566778899aabbccddeeff"


# Health


def test_alive_and_ready(tmp_path: Path):
    app = new_app(tmp_path)

    async def story() -> None:
        assert (await ask(app, "/health/live")).body == b'{"status":"alive"}'
        assert (await ask(app, "/health/ready")).body == b'{"status":"ready"}'

    tell(app, story)


def test_not_ready_while_the_database_does_not_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Whoever sends it requests should not; but nobody has to start it again."""
    app = new_app(tmp_path)

    async def gone(*_: object) -> None:
        raise OSError("the disk is gone")

    async def story() -> None:
        monkeypatch.setattr(app.state.service.store, "read", gone)
        found = await ask(app, "/health/ready")
        assert (found.status, found.error) == (503, "The database does not answer.")
        assert (await ask(app, "/health/live")).status == 200

    tell(app, story)


# Numbers


def test_numbers_are_for_the_machine_itself_or_whoever_has_the_token(tmp_path: Path):
    app = new_app(tmp_path, metrics_token="sesame")

    async def status(address: str, **headers: str) -> int:
        return (await ask(app, "/metrics", address=address, headers=headers)).status

    async def story() -> None:
        assert await status(HERE) == await status("::1") == 200
        assert await status("198.51.100.7") == 403
        assert await status("198.51.100.7", authorization="Bearer open") == 403
        assert await status("198.51.100.7", authorization="Bearer sesame") == 200
        proxied = (await ask(app, "/metrics", address=HERE, headers={"x-forwarded-for": "198.51.100.7"})).status
        assert proxied == 403, "a proxy on this machine speaks for others"

    tell(app, story)


def test_without_a_token_there_is_none_to_guess(tmp_path: Path):
    app = new_app(tmp_path)

    async def story() -> None:
        assert (await ask(app, "/metrics", headers={"authorization": "Bearer "})).status == 403

    tell(app, story)


def played(client: TestClient[Litestar]) -> str:
    """A match in which something has happened, with its line still open for the asking; its invitation."""
    token = hello(client)
    made = client.post("/api/matches", json={"game": "scathe", "seats": ["me", "me"]}, headers=token).json()
    with client.websocket_connect(f"/api/matches/{made['match']}/live") as line:
        for message in sitting(NONCE):
            line.send_json(message)
            while line.receive_json()["type"] != "accepted":
                pass
    invited = client.post("/api/matches", json={"game": "scathe", "seats": ["me", "friend"]}, headers=token).json()
    invite: str = invited["invites"][1].removeprefix("/join/")
    client.post(f"/api/join/{invite}", headers=token)
    return invite


def test_what_is_counted(tmp_path: Path):
    app = new_app(tmp_path, metrics_token="sesame")
    with TestClient(app) as client:
        invite = played(client)
        client.get("/api/nowhere?secret=1")
        client.request("BREW", "/api/me")
        page = client.get("/metrics", headers={"authorization": "Bearer sesame"}).text
    for line in (
        'theomachy_requests_total{method="POST",route="/api/matches",status="201"} 2.0',
        'theomachy_requests_total{method="POST",route="/api/join/{invite}",status="409"} 1.0',
        'theomachy_requests_total{method="LINE",route="/api/matches/{match}/live",status="101"} 1.0',
        'theomachy_requests_total{method="GET",route="unknown",status="404"} 1.0',
        "theomachy_entries_total 1.0",
        "theomachy_lines 0.0",
        "theomachy_line_bytes 0.0",
        "theomachy_matches 1.0",
        "theomachy_agent_queue 0.0",
        "theomachy_agent_queue_seconds 0.0",
    ):
        assert line in page.splitlines(), page
    assert 'method="other"' in page
    assert invite not in page
    assert "secret" not in page


# Logs


@pytest.fixture(params=["text", "json"])
def log(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Path]:
    """All that is logged, as a server would write it."""
    format: LogFormat = request.param
    file = tmp_path / "log.txt"
    handler, root = logging.FileHandler(file), logging.getLogger()
    handler.setFormatter(FORMATTERS[format]())
    access, level = logging.getLogger("theomachy.access"), root.level
    root.addHandler(handler)
    root.setLevel(logging.WARNING)
    access.setLevel(logging.INFO)
    yield file
    root.removeHandler(handler)
    root.setLevel(level)
    access.setLevel(logging.NOTSET)


def test_no_secret_is_ever_logged(tmp_path: Path, log: Path, monkeypatch: pytest.MonkeyPatch):
    """Cookies, tokens, invitations, nonces and queries: not by the access log, not by what goes wrong."""
    app = new_app(tmp_path, access_log=True)

    async def break_down(self: MatchService, *said: object) -> None:
        raise RuntimeError("cannot carry out " + " ".join(str(one) for one in said if one == NONCE))

    with TestClient(app, raise_server_exceptions=False) as client:
        invite = played(client)
        token = hello(client)
        monkeypatch.setattr(MatchService, "join", break_down)
        monkeypatch.setattr(MatchService, "open_nonce", break_down)
        assert client.post(f"/api/join/{invite}?lang=ja&key=hush", headers=token).status_code == 500
        match = client.post("/api/matches", json={"game": "scathe", "seats": ["me", "me"]}, headers=token).json()
        with client.websocket_connect(f"/api/matches/{match['match']}/live") as line:
            for message in sitting(NONCE):
                line.send_json(message)
            while line.receive_json()["type"] != "refused":
                pass
        secrets = [*client.cookies.values(), *token.values(), NONCE, "hush", "lang=ja", invite]
    text = log.read_text()
    assert text.count("Traceback") == 2
    assert "/api/join/{invite}" in text
    assert [secret for secret in secrets if secret in text] == []


@pytest.mark.parametrize(
    "said",
    [
        "POST /join/Xy-9_z~ failed",
        "GET /api/games?lang=ja&army=hush",
        "cookie: theomachy=Xy-9_z~; csrftoken=hush",
        "{'authorization': 'Bearer hush'}",
        "(IntegrityError) UNIQUE constraint failed\n[SQL: INSERT]\n[parameters: ('hush', 'Xy-9_z~')]",
        "nonce 00112233445566778899aabbccddeeff",
        "no such host: postgresql://theomachy:hush@db:5432/matches",
    ],
)
def test_what_a_library_says_is_cleaned(said: str):
    cleaned = without_secrets(said)
    assert not re.search(r"hush|Xy-9|0011", cleaned), cleaned


def test_a_line_of_json_is_one_object(tmp_path: Path, log: Path):
    app = new_app(tmp_path, access_log=True)

    async def story() -> None:
        known = await newcomer(app)
        await ask(app, "/api/matches", "POST", headers=known, body=[b"{"])
        await ask_without_store(app)

    tell(app, story)
    lines = log.read_text().splitlines()
    if not lines[0].startswith("{"):
        assert lines[0].endswith(" address=198.51.100.7")
        assert re.match(r"\S+ info theomachy.access \[[0-9a-f]{16}\]: request method=GET route=/api/me ", lines[0])
        return
    first, second, error, last = map(json.loads, lines)
    assert (first["method"], first["route"], first["status"]) == ("GET", "/api/me", 200)
    assert (second["status"], second["address"], second["level"]) == (400, "198.51.100.7", "info")
    assert error["error"].startswith("Traceback")
    assert error["request"] == last["request"] != second["request"]
    assert last["status"] == 500


def test_whatever_is_logged_is_json():
    record = logging.LogRecord("x", logging.ERROR, "", 0, "a\nb %s \ud800", ("\x00",), None)
    assert json.loads(JsonFormatter().format(record))["level"] == "error"
