"""A browser that is a guest of several houses at one host: cookies do not tell ports apart, and houses come and go."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.kit import hello
from tests.server.processes import PATIENCE, Json, Nursery, Server

ORDER = {"game": "scathe", "seats": ["me", "me"]}


class Browser:
    """One cookie jar for all houses, and what a page does with it."""

    def __init__(self) -> None:
        self.http = httpx.Client(timeout=PATIENCE)

    def at(self, server: Server, method: str, path: str, data: Json = None, **headers: str) -> httpx.Response:
        return self.http.request(method, f"http://{server.address}/api{path}", json=data, headers=headers)

    def hello(self, server: Server) -> dict[str, str]:
        return {"x-csrftoken": self.at(server, "GET", "/me").json()["token"]}

    def matches(self, server: Server) -> int:
        return len(self.at(server, "GET", "/matches").json())


@pytest.fixture
def browser() -> Iterator[Browser]:
    browser = Browser()
    yield browser
    browser.http.close()


@pytest.fixture
def houses(tmp_path: Path, nursery: Nursery) -> Iterator[tuple[Server, Server]]:
    """Two servers at one host, each with a database of its own."""
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    one, other = (Server(folder, nursery.start) for folder in folders)
    yield one, other
    for server in (one, other):
        server.kill()


def test_a_guest_of_one_house_is_welcome_at_the_next(houses: tuple[Server, Server], browser: Browser):
    """At each of them they sit down and get a name, to and fro, and stay who they were."""
    for turn in (1, 2):
        for server in houses:
            token = browser.hello(server)
            assert browser.at(server, "POST", "/matches", ORDER, **token).status_code == 201
            assert browser.at(server, "PUT", "/me", {"name": f"Ann of {server.port}"}, **token).status_code == 200
            assert browser.matches(server) == turn
    assert [browser.at(server, "GET", "/me").json()["name"] for server in houses] == [
        f"Ann of {server.port}" for server in houses
    ]


def test_a_house_that_moves_in_at_the_same_address(houses: tuple[Server, Server], browser: Browser):
    """A deleted database: the token of the former house is refused, hello brings another, and then all is well."""
    one, _ = houses
    before = browser.hello(one)
    one.kill()
    for file in Path(one.data).parent.glob("matches.db*"):
        file.unlink()
    one.start()
    assert browser.at(one, "POST", "/matches", ORDER, **before).status_code == 403
    assert browser.at(one, "POST", "/matches", ORDER, **browser.hello(one)).status_code == 201


def test_the_token_of_one_house_changes_nothing_at_another(houses: tuple[Server, Server], browser: Browser):
    one, other = houses
    browser.hello(other)
    assert browser.at(other, "POST", "/matches", ORDER, **browser.hello(one)).status_code == 403


def test_the_token_belongs_to_the_cookie(server: Server):
    """Whoever knows the token of a guest of their own changes nothing for another."""
    address = f"http://{server.address}"
    with (
        httpx.Client(base_url=address, timeout=PATIENCE) as ann,
        httpx.Client(base_url=address, timeout=PATIENCE) as ben,
    ):
        token = hello(ann)
        assert hello(ben) != token
        assert ben.post("/api/matches", json=ORDER, headers=token).status_code == 403
        assert ann.post("/api/matches", json=ORDER, headers=token).status_code == 201


def test_a_cookie_of_the_house_that_it_did_not_sign_is_replaced(server: Server):
    """Such as one that was cut off on the way."""
    with httpx.Client(base_url=f"http://{server.address}", timeout=PATIENCE) as client:
        hello(client)
        (cookie,) = client.cookies.jar
        cookie.value = (cookie.value or "")[:-1]
        assert client.post("/api/matches", json=ORDER, headers=hello(client)).status_code == 201
