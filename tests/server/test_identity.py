"""Who somebody is: a cookie that the house has signed. Whoever only looks leaves nothing behind."""

import sqlite3
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from litestar.testing import TestClient

from tests.server.processes import Json
from theomachy.server.app import make_app, prepare
from theomachy.server.http.identity import cookie_of
from theomachy.server.serving import database

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")

UNKNOWN = "This server does not know your browser. Allow its cookie, then load the page again."
ORDER = {"game": "scathe", "seats": ["me", "friend"]}


class House:
    """A server in this process, and what lies in its database."""

    def __init__(self, client: TestClient, file: Path) -> None:  # type: ignore[type-arg]
        self.client, self.file = client, file
        self.named = cookie_of(client.get("/api/key").json()["key"])

    def visit(self, cookie: str = "") -> Json:
        """Say hello as somebody with this cookie, or with none."""
        self.client.cookies.clear()
        if cookie:
            self.client.cookies.set(self.named, cookie)
        me = self.client.get("/api/me").json()
        self.token = me["token"]
        return me

    def cookie(self) -> str:
        found = self.client.cookies.get(self.named)
        assert found is not None
        return found

    def change(self, method: str, path: str, data: Json = None) -> tuple[int, Json]:
        found = self.client.request(method, f"/api{path}", json=data, headers={"x-csrftoken": self.token})
        return found.status_code, found.json()

    def guests(self) -> dict[str, str]:
        with sqlite3.connect(self.file) as connection:
            return dict(connection.execute("select id, name from guests"))


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("identity") / "matches.db"


@pytest.fixture(scope="module")
def house(file: Path) -> Iterator[House]:
    url = database(str(file))
    secrets = prepare(url)
    with TestClient(make_app(url, secrets)) as client:
        yield House(client, file)


def test_whoever_only_looks_is_not_written_down(house: House):
    before = house.guests()
    house.visit()
    for path in ("/api/me", "/api/matches", "/api/campaigns", "/api/games"):
        assert house.client.get(path).status_code == 200
    for data in ({"game": "no such game", "seats": []}, {"game": "scathe", "seats": ["nobody"]}):
        assert house.change("POST", "/matches", data)[0] in (404, 409)
    assert house.change("POST", "/join/nowhere")[0] == 404
    assert house.change("PUT", "/me", {"name": "x" * 100})[0] == 409
    assert house.guests() == before, "and what is refused changes nothing"


def test_no_get_writes_anything(house: House):
    """SQLite itself says whether anybody has written."""
    house.visit()
    order = {"name": "Winter", "game": "godbreaker", "seats": ["me", "me"]}
    campaign = house.change("POST", "/campaigns", order)[1]["campaign"]
    match = house.change("POST", "/matches", ORDER)[1]["match"]
    paths = ["/me", "/matches", "/campaigns", f"/campaigns/{campaign}", f"/campaigns/{campaign}/file", "/games"]
    paths += ["/lessons", "/rulebook/scathe", "/muster/scathe/random", f"/matches/{match}/record", "/matches/x/verify"]
    with sqlite3.connect(house.file) as connection:
        before = connection.execute("pragma data_version").fetchone()
        for visitor in (house.cookie(), ""):
            house.visit(visitor)
            assert {house.client.get(f"/api{path}").status_code for path in paths} <= {200, 404, 409}
        assert connection.execute("pragma data_version").fetchone() == before


def test_whoever_does_something_is_written_down_with_it(house: House):
    house.visit()
    status, laid = house.change("POST", "/matches", ORDER)
    assert status == 201
    host = sha256(house.cookie().encode()).hexdigest()
    assert house.guests()[host] == ""
    house.visit()
    assert house.change("POST", laid["invites"][1])[0] == 200
    assert sha256(house.cookie().encode()).hexdigest() in house.guests()
    house.visit()
    assert house.change("PUT", "/me", {"name": "Ann"})[0] == 200
    assert house.guests()[sha256(house.cookie().encode()).hexdigest()] == "Ann"
    assert house.client.get("/api/me").json()["name"] == "Ann"


def test_a_cookie_of_the_house_stays(house: House):
    house.visit()
    cookie = house.cookie()
    house.visit(cookie)
    assert house.cookie() == cookie, "nobody gets another in its place"


def forged(cookie: str) -> list[str]:
    number, _, signature = cookie.partition(".")
    other = ("A" if signature[0] != "A" else "B") + signature[1:]
    return ["x" * 16, "0" * 64, number, f"{number}.{other}", f"{number[::-1]}.{signature}", f"{number}."]


@pytest.mark.parametrize("number", range(6))
def test_what_the_house_has_not_signed_is_nobody(house: House, number: int):
    """Sixteen characters are no identity: they get a new one, and change nothing before."""
    house.visit()
    false = forged(house.cookie())[number]
    house.client.cookies.set(house.named, false)
    status, answer = house.change("POST", "/matches", ORDER)
    assert (status, answer["error"]["text"]) == (403, UNKNOWN)
    house.visit(false)
    assert len(house.client.get("/api/me").headers.get_list("set-cookie")) <= 1
    assert any(cookie.value != false for cookie in house.client.cookies.jar if cookie.name == house.named)


def test_nobody_takes_an_agents_name(house: House):
    house.visit()
    status, answer = house.change("PUT", "/me", {"name": "The Owl, titan"})
    assert status == 409
    assert answer["error"]["text"].startswith("That name belongs to the house")
    assert house.client.get("/api/me").json()["name"] == ""
