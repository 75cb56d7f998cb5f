"""Requests outside a table: without a token, of the wrong kind, or plain nonsense. Never an error of the server."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from tests.server.kit import Player
from tests.server.processes import PATIENCE, THEOMACHY, Ground, Json, Nursery, Server, start_script
from theomachy.server.app import make_app, prepare
from theomachy.server.serving import database
from theomachy.server.settings import Limits, Settings

UNKNOWN = "This server does not know your browser. Allow its cookie, then load the page again."


@pytest.fixture(scope="module")
def hardy(ground: Ground, nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: whoever asks too often is turned away for a while."""
    server = ground.server(tmp_path_factory.mktemp("hardy"), nursery.start)
    yield server
    server.stop()


def test_no_change_without_the_token(server: Server):
    """A page of another site can make a browser send cookies, but it cannot read the token."""
    player = Player(server)
    order = {"game": "scathe", "seats": ["me", "me"]}
    for headers in ({}, {"x-csrftoken": ""}, {"x-csrftoken": "0" * 64}):
        for method, path in (("POST", "/matches"), ("POST", "/join/x"), ("PUT", "/me")):
            status, error = player.refused(method, path, order, headers=headers)
            assert (status, error["text"]) == (403, UNKNOWN)
    assert player.get("/matches") == []


def test_nobody_without_a_cookie_sets_a_table(server: Server):
    """Who has not said hello has no seat to take."""
    player = Player(server)
    player.http.cookies.clear()
    status, error = player.refused("POST", "/matches", {"game": "scathe", "seats": ["me", "me"]})
    assert (status, error["text"]) == (403, UNKNOWN)


def test_the_cookie_is_for_the_server_alone(server: Server):
    found = httpx.get(f"http://{server.address}/api/me", timeout=PATIENCE)
    cookie = next(value for value in found.headers.get_list("set-cookie") if value.startswith("theomachy-"))
    assert "httponly" in cookie.lower()
    assert "samesite=lax" in cookie.lower()
    token = cookie.partition("=")[2].partition(";")[0]
    assert server.rows("select count(*) from guests where id = ?", token) == [(0,)], "only its hash is kept"


def test_every_page_forbids_what_it_does_not_need(server: Server):
    found = httpx.get(f"http://{server.address}/", timeout=PATIENCE)
    assert found.status_code == 200
    assert "frame-ancestors 'none'" in found.headers["content-security-policy"]
    assert found.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"http://{server.address}/table/whatever", timeout=PATIENCE).text == found.text, (
        "the client makes its own pages"
    )


def test_big_answers_are_compressed(server: Server):
    found = httpx.get(f"http://{server.address}/api/rulebook/godtear", timeout=PATIENCE)
    assert found.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path",
    [
        "/api/nonsense",
        "/api/matches/nonsense",
        "/api/matches/%00/record",
        "/api/matches/..%2f..%2f/record",
        "/api/rulebook/..%2f..%2fcli",
        "/api/rulebook/%00",
        "/api/rulebook/__init__",
        "/api/muster/" + "x" * 3000,
        "/api/muster/scathe?army=" + "x" * 2001,
        "/api/games?lang=" + "x" * 50,
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets/nonsense.js",
    ],
)
def test_what_is_not_there(server: Server, path: str):
    found = httpx.get(f"http://{server.address}{path}", timeout=PATIENCE)
    assert 400 <= found.status_code < 500
    assert " " in found.json()["error"]["text"]


@pytest.mark.parametrize(
    "path", ["/%00", "/" + "x" * 3000, "/..%2f..%2f..%2fetc%2fpasswd", "/%ff%fe", "/client/../../app.py"]
)
def test_strange_pages_are_the_clients(server: Server, path: str):
    """Every path that is no file is a page that the client makes: it says that there is nothing."""
    found = httpx.get(f"http://{server.address}{path}", timeout=PATIENCE)
    assert found.status_code == 200
    assert found.text.startswith("<!doctype html>")


@pytest.mark.parametrize("name", ["\ud800", "\u0000", "a\u0000b", "\u202e", " \n ", "<b>x</b>"])
def test_strange_names(server: Server, name: str):
    """A name is printed: what cannot be is left out of it, and nothing is no name."""
    player = Player(server)
    found = player.ask("PUT", "/me", None, content=f'{{"name": {ascii_json(name)}}}')
    assert found.status_code in (200, 400, 409)
    assert player.get("/me")["name"].isprintable()
    line = player.play()
    assert line.table["seats"][0]["who"].isprintable()


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'


def test_an_army_called_like_one_of_our_messages(player: Player):
    """A name that somebody typed is shown as it is, even if it is the id of a sentence about somebody."""
    assert player.get("/muster/godslayer", army="gs-move-is-done")["groups"][0]["name"] == "gs-move-is-done"


PATHS = ["/matches", "/me", "/join/x", "/games", "/muster/scathe", "/matches/x/record", "/rulebook/scathe", "/nonsense"]
METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS"]


def test_nonsense_never_breaks_the_server(hardy: Server):
    player = Player(hardy)
    token = player.token

    @settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
    @given(
        st.sampled_from(METHODS),
        st.sampled_from(PATHS),
        st.binary(max_size=60) | st.sampled_from([b"{}", b"[]", b"null", b'{"game":{}}', b"[" * 5000, b'{"name":5}']),
        st.sampled_from(["application/json", "text/plain", "application/x-msgpack", "multipart/form-data", "x"]),
        st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=12),
    )
    def attempt(method: str, path: str, body: bytes, kind: str, query: str) -> None:
        headers = {"content-type": kind, "x-csrftoken": token}
        found = player.http.request(method, path, content=body, headers=headers, params={"lang": query, "army": query})
        assert found.status_code < 500, (method, path, body, kind, query, found.text)
        if found.status_code >= 400 and method != "HEAD":
            assert " " in found.json()["error"]["text"]

    attempt()
    assert "Traceback" not in hardy.log()


@pytest.mark.parametrize(
    ("order", "what"),
    [
        ({"seats": []}, "Object missing required field `game`"),
        ({"game": "scathe", "seats": ["me", 3]}, "seats[1]: Expected `str`, got `int`"),
        ({"game": "scathe", "seats": [], "setup": {}}, "Object contains unknown field `setup`"),
        ({"game": "scathe", "seats": [], "dice": "loaded"}, "dice: Invalid enum value 'loaded'"),
    ],
)
def test_a_request_that_cannot_be_read_is_told_what_and_where(player: Player, order: Json, what: str):
    assert player.refused("POST", "/matches", order) == (400, {"text": f"That request could not be read: {what}"})


def test_a_body_may_be_so_big_and_no_bigger(hardy: Server):
    player = Player(hardy)
    status, error = player.refused("POST", "/matches", {"game": "x" * 200_000, "seats": []})
    assert status == 413
    assert " " in error["text"]


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_too_many_requests_have_to_wait(tmp_path: Path):
    url = database(str(tmp_path / "matches.db"))
    limits = Limits(address_requests_a_minute=3)
    with TestClient(make_app(url, prepare(url), settings=Settings(limits=limits))) as client:
        assert [client.get("/api/me?lang=ja").status_code for _ in range(4)] == [200, 200, 200, 429]
        assert client.get("/api/me?lang=ja").json()["error"]["text"] == "要求が多すぎます。少し待ってください。"


def test_the_address_is_said_when_the_server_listens(ground: Ground, tmp_path: Path):
    """`theomachy serve`: a reader of the address can come at once, and is told where matches are kept."""
    server = ground.server(tmp_path, partial(start_script, THEOMACHY))
    try:
        assert httpx.get(f"http://{server.address}/api/me", timeout=PATIENCE).status_code == 200
    finally:
        server.stop()
    told = [line for line in server.log().splitlines() if "no agent worker is there" not in line]  # of Redis
    assert not told or (len(told) == 1 and told[0].startswith("Matches are kept in "))
