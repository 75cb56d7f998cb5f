"""The API as its description tells it: whatever is sent, the answer is one that is described, and no fault of the
server's."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from litestar import Litestar
from litestar.testing import TestClient
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.forms import Form
from tests.lab.made_up import write_study
from tests.server.kit import hello, sitting
from theomachy.server.app import make_app, prepare
from theomachy.server.serving import database
from theomachy.server.settings import Limits, Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
PLENTY = Limits(address_requests_a_minute=10_000_000, guest_requests_a_minute=10_000_000)


NONCE = "0" * 32
STUDY = "made-up"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    url, studies = database(str(tmp_path_factory.mktemp("schema") / "matches.db")), tmp_path_factory.mktemp("studies")
    write_study(studies / STUDY, deals=20, cards={"bard": 2, "sage": 3, "knight": 4, "rogue": 2}, hand=2)
    with TestClient(make_app(url, prepare(url), settings=Settings(limits=PLENTY, studies=studies))) as client:
        client.headers.update(hello(client))
        yield client


@pytest.fixture(scope="module")
def names(client: TestClient[Litestar]) -> dict[str, list[str]]:
    """What there is of each thing that can be named."""
    running = client.post("/api/matches", json={"game": "scathe", "seats": ["me", "friend"]}).json()
    over = resigned(client)
    variation = client.post(f"/api/matches/{over}/branches", json={"step": 0, "seats": ["me", "me"]}).json()
    saga = {"game": "godbreaker", "name": "Saga", "seats": ["me", "me"], "options": {"rounds": "3"}}
    return {
        "match": [running["match"], over],
        "branch": [variation["match"]],
        "step": ["0"],
        "invite": [running["invites"][1].removeprefix("/join/")],
        "game": ["scathe", "godtear", "godbreaker", "godslayer"],
        "campaign": [client.post("/api/campaigns", json=saga).json()["campaign"]],
        "study": [STUDY],
    }


def resigned(client: TestClient[Litestar]) -> str:
    """A match that is over."""
    match: str = client.post("/api/matches", json={"game": "scathe", "seats": ["me", "me"]}).json()["match"]
    with client.websocket_connect(f"/api/matches/{match}/live") as line:
        for message in (*sitting(NONCE), {"type": "resign", "id": 3, "n": 1}):
            line.send_json(message)
            while (heard := line.receive_json())["type"] != "accepted":
                assert heard["type"] != "refused"
    return match


@pytest.fixture(scope="module")
def operations(client: TestClient[Litestar]) -> list[Any]:
    schema = schemathesis.openapi.from_dict(client.get("/api/schema").json())
    return [found.ok() for found in schema.get_all_operations()]


def call(client: TestClient[Litestar], case: Any) -> int:
    """Send it, and hold the answer against the description."""
    sent = case.as_transport_kwargs(base_url=str(client.base_url))
    content, data = sent.pop("data", None), sent.pop("json", None)
    cookies = sent.pop("cookies", None)
    assert not cookies
    more = {"content": content} if content is not None else {"json": data} if data is not None else {}
    response = client.request(sent.pop("method"), sent.pop("url"), **sent, **more)
    case.validate_response(response, checks=CHECKS)
    return response.status_code


@pytest.mark.long
def test_every_route_answers_as_it_is_described(
    operations: list[Any], client: TestClient[Litestar], names: dict[str, list[str]]
):
    """What there is can be had, and looks as the description says."""
    found = {}
    for operation in operations:
        if operation.method == "get":
            path = {parameter.name: names[parameter.name][-1] for parameter in operation.path_parameters}
            found[operation.path] = call(client, operation.Case(path_parameters=path))
    assert found.pop("/metrics") == 403, "nobody on this machine asks"
    assert set(found.values()) == {200}, found


@pytest.mark.long
def test_whatever_is_sent_the_answer_is_described(
    operations: list[Any], client: TestClient[Litestar], names: dict[str, list[str]], form: Form
):
    assert len(operations) > 20
    for operation in operations:

        @settings(max_examples=form.pick(short=4, long=8, full=400), suppress_health_check=list(HealthCheck))
        @given(operation.as_strategy(), st.data())
        def attempt(case: Any, data: Any) -> None:
            parts = [case.path_parameters or {}, case.body if isinstance(case.body, dict) else {}]
            for part in parts:
                for name in names.keys() & part:
                    part[name] = data.draw(st.just(part[name]) | st.sampled_from(names[name]))
            call(client, case)

        attempt()
