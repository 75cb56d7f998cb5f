"""What every request passes first: who asks, how often, with what body; and what every response has."""

import json
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from tests.server.asgi import STRANGER, Answer, ask, ask_without_store, limited_app, new_app, newcomer, tell
from theomachy.kernel import Refused
from theomachy.server.edge import bodies
from theomachy.server.edge.addresses import Proxies, counted
from theomachy.server.edge.headers import SAFE
from theomachy.server.edge.rates import WINDOW_S, Rate
from theomachy.server.settings import Limits

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore::DeprecationWarning")]

PROXY = "127.0.0.1"
ORDER = json.dumps({"game": "scathe", "seats": ["me", "friend"]}).encode()


# How often


EVERYWHERE = [
    ("GET", "/api/me"),
    ("GET", "/api/nowhere"),
    ("DELETE", "/api/me"),
    ("GET", "/assets/nothing.js"),
    ("GET", "/"),
    ("GET", "/health/live"),
    ("POST", "/api/matches"),
]
"""A route, none, a wrong method, a file that is not there, a page, what a host asks, and what needs a token."""


@pytest.mark.parametrize(("method", "path"), EVERYWHERE)
def test_everything_counts(tmp_path: Path, method: str, path: str):
    app = limited_app(tmp_path, address_requests_a_minute=3)

    async def story() -> None:
        first = [await ask(app, path, method) for _ in range(3)]
        assert 429 not in [answer.status for answer in first]
        fourth = await ask(app, f"{path}?lang=ja", method)
        assert fourth.status == 429
        assert fourth.error == "要求が多すぎます。少し待ってください。"
        assert 0 < int(fourth.headers["retry-after"]) <= 20
        assert (await ask(app, path, method, address="203.0.113.9")).status != 429, "others are served"

    tell(app, story)


def test_handshakes_count_and_are_told_why(tmp_path: Path):
    """A page cannot read the status of a handshake, so it gets a line that says it."""
    with TestClient(limited_app(tmp_path, address_requests_a_minute=2)) as client:
        for _ in range(2):
            client.get("/api/me")
        with client.websocket_connect("/api/matches/x/live?lang=ja") as line:
            message = line.receive_json()
            assert (message["type"], message["reason"]["text"]) == ("refused", "要求が多すぎます。少し待ってください。")
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive()
            assert closed.value.code == 4429


def test_a_guest_counts_wherever_they_are(tmp_path: Path):
    """Somebody with a thousand addresses and one cookie is one guest."""
    app = limited_app(tmp_path, guest_requests_a_minute=3)

    async def story() -> None:
        cookie = {"cookie": (await newcomer(app))["cookie"]}
        found = [(await ask(app, headers=cookie, address=f"198.51.100.{n}")).status for n in range(5)]
        assert found == [200, 200, 200, 429, 429]
        assert (await ask(app, address="198.51.100.4")).status == 200

    tell(app, story)


def test_one_subscriber_of_ipv6_is_one_address(tmp_path: Path):
    """They have 2^64 addresses, and may ask from each."""
    app = limited_app(tmp_path, address_requests_a_minute=2)

    async def story() -> None:
        found = [(await ask(app, address=f"2001:db8:0:1::{n:x}")).status for n in range(1, 4)]
        assert found == [200, 200, 429]
        assert (await ask(app, address="2001:db8:0:2::1")).status == 200

    tell(app, story)


def test_addresses_as_they_are_counted():
    assert counted("192.0.2.1") == "192.0.2.1"
    assert counted("::ffff:192.0.2.1") == "192.0.2.1"
    assert counted("2001:db8::1") == counted("2001:db8::ffff:1") == "2001:db8::/64"
    assert counted("fe80::1%eth0") == "fe80::/64"
    assert counted("x" * 1000) == "x" * 64


def test_whoever_owes_nothing_is_forgotten():
    now = 0.0
    rate = Rate(60, clock=lambda: now)
    for key in range(1000):
        assert rate.wait_s(str(key)) == 0
    assert len(rate) == 1000
    now = WINDOW_S + 1.5
    assert rate.wait_s("later") == 0
    assert len(rate) == 1


def test_never_more_are_remembered_than_there_is_room_for():
    rate = Rate(60, clock=lambda: 0.0, most_keys=100)
    for key in range(10_000):
        assert rate.wait_s(str(key)) == 0
    assert len(rate) == 100


def test_what_was_spent_comes_back_bit_by_bit():
    now = 0.0
    rate = Rate(60, clock=lambda: now)
    assert [rate.wait_s("a") for _ in range(60)] == [0] * 60
    assert rate.wait_s("a") == pytest.approx(1.0)
    now = 1.0
    assert rate.wait_s("a") == 0
    assert rate.wait_s("a") == pytest.approx(1.0)


# Through a proxy


def test_a_stranger_is_not_believed_to_be_somebody_else(tmp_path: Path):
    app = limited_app(tmp_path, address_requests_a_minute=2)

    async def story() -> None:
        found = [(await ask(app, headers={"x-forwarded-for": f"203.0.113.{n}"})).status for n in range(3)]
        assert found == [200, 200, 429]

    tell(app, story)


def test_a_trusted_proxy_says_for_whom_it_speaks(tmp_path: Path):
    """Of several addresses the last counts that no proxy of ours has: those before it anybody can invent."""
    app = new_app(tmp_path, trusted_proxies=(PROXY, "10.0.0.0/8"), limits=Limits(address_requests_a_minute=2))

    async def via_proxy(for_: str) -> int:
        return (await ask(app, address=PROXY, headers={"x-forwarded-for": for_})).status

    async def story() -> None:
        assert [await via_proxy("203.0.113.1") for _ in range(3)] == [200, 200, 429]
        assert await via_proxy("203.0.113.2") == 200
        assert [await via_proxy(f"192.0.2.{n}, 203.0.113.3, 10.1.2.3") for n in range(3)] == [200, 200, 429]

    tell(app, story)


def test_cookies_that_came_over_tls_are_secure(tmp_path: Path):
    """Behind a proxy that ends TLS; a stranger who claims it changes nothing."""
    app = new_app(tmp_path, trusted_proxies=(PROXY,))

    async def story() -> None:
        told = {"x-forwarded-for": STRANGER, "x-forwarded-proto": "https"}
        secure = await ask(app, address=PROXY, headers=told)
        assert len(secure.cookies) == 1
        assert all("secure" in cookie.lower() for cookie in secure.cookies)
        plain = await ask(app, headers=told)
        assert not any("secure" in cookie.lower() for cookie in plain.cookies)

    tell(app, story)


@pytest.mark.parametrize("text", ["", "*", "localhost", "10.0.0.0/99", "10.0.0.1/8"])
def test_only_addresses_and_networks_are_trusted(text: str):
    with pytest.raises(Refused) as no:
        Proxies((text,))
    assert no.value.reason.id == "serve-no-address"


# What every response has


async def every_kind(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> dict[int, Answer]:
    """A response of every kind that there is."""
    known = await newcomer(app)
    broken = await ask_without_store(app)
    answers = [
        broken,
        await ask(app),
        await ask(app, "/api/matches", "POST", headers=known, body=[b"{"]),
        await ask(app, "/api/matches", "POST"),
        await ask(app, "/api/nowhere"),
        await ask(app, "/api/me", "DELETE"),
        await ask(app, "/api/lessons", "POST", headers=known, body=[b'{"game":"scathe","lesson":"x"}']),
        await ask(app, "/api/matches", "POST", headers=known, body=[b" " * 60_000] * 2),
    ]
    monkeypatch.setattr(bodies, "BODY_TIMEOUT_S", 0.01)
    answers.append(await ask(app, "/api/matches", "POST", headers=known, body=[b"{"], whole=False))
    while answers[-1].status != 429:
        answers.append(await ask(app))
    return {answer.status: answer for answer in answers}


def test_no_response_is_without_the_headers_that_keep_a_page_safe(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    app = limited_app(tmp_path, address_requests_a_minute=20)

    async def story() -> None:
        answers = await every_kind(app, monkeypatch)
        assert answers.keys() == {200, 400, 403, 404, 405, 408, 413, 429, 500}
        for answer in answers.values():
            assert SAFE.items() <= answer.headers.items(), answer.status
            assert " " in (answer.error if answer.status != 200 else " ")
        assert len({answer.headers["x-request-id"] for answer in answers.values()}) == len(answers)

    tell(app, story)


# Bodies


def test_a_body_that_dribbles_in_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    app = new_app(tmp_path)
    monkeypatch.setattr(bodies, "BODY_TIMEOUT_S", 0.05)

    async def story() -> None:
        for method, path in (("POST", "/api/matches"), ("GET", "/api/me"), ("POST", "/api/nowhere"), ("PUT", "/")):
            found = await ask(app, path, method, body=[b"{"], whole=False)
            assert (found.status, found.headers["connection"]) == (408, "close")

    tell(app, story)


def test_a_body_that_is_not_utf8_cannot_be_read(tmp_path: Path):
    app = new_app(tmp_path)

    async def story() -> None:
        known = await newcomer(app)
        for body in (b'{"game": "\xff"}', b"\x80", b"\xed\xa0\x80", ORDER[:-1] + b"\xc3"):
            found = await ask(app, "/api/matches", "POST", headers=known, body=[body])
            assert found.status == 400
            assert found.error.startswith("The body of the request is not UTF-8: see byte ")
        cut = [ORDER[:5], ORDER[5:9], ORDER[9:]]
        assert (await ask(app, "/api/matches", "POST", headers=known, body=cut)).status == 201, "in pieces is fine"
        name = '{"name": "神"}'.encode()
        within = name.index("神".encode()) + 1
        found = await ask(app, "/api/me", "PUT", headers=known, body=[name[:within], name[within:]])
        assert found.status == 200, "a character may come in two pieces"

    tell(app, story)


def test_a_body_is_never_kept_beyond_its_bound(tmp_path: Path):
    """However it comes, and whatever it says of its length."""
    app = new_app(tmp_path)

    async def story() -> None:
        headers, parts = {**await newcomer(app), "content-length": "5"}, [b" " * 1000] * 200
        found = await ask(app, "/api/matches", "POST", headers=headers, body=parts, whole=False)
        assert (found.status, found.error) == (413, "A request may have 100,000 bytes at most.")

    tell(app, story)
