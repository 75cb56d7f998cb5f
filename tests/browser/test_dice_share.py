"""The page's part of the dice: promised, opened, and held against what becomes of it."""

import json
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.server.kit import Player
from tests.server.processes import Server

WARNING = "The dice of this match are not the ones that were promised."


@pytest.mark.parametrize("other", [False, True])
def test_other_nonces_than_promised_are_told(arrive: Arrive, other: bool):
    visitor = arrive()

    def as_told(message: str | bytes) -> str | bytes:
        said = json.loads(message)
        if other and "nonces" in said:
            said["nonces"][1] = "0" * 32
        return json.dumps(said)

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server().on_message(lambda message: line.send(as_told(message)))

    visitor.page.route_web_socket(re.compile("/live"), connect)
    visitor.sit("scathe", ["me", "novice"])
    expect(visitor.page.get_by_text(WARNING)).to_have_count(1 if other else 0)


def test_the_promise_outlives_the_page(arrive: Arrive, server: Server):
    """A page that is loaded again before the match begins opens what it promised."""
    visitor, friend = arrive(), Player(server)
    page = visitor.go("/new/scathe").page
    page.locator("label", has_text="A friend").last.click()
    visitor.button("Start and invite").click()
    link = page.get_by_label("Link for a friend").input_value()
    visitor.until(lambda: [seat.get("promised") for seat in visitor.tables[-1]["seats"] if seat["mine"]] != [None])
    page.reload()
    friend.post(link[link.index("/join") :])
    line = friend.look(visitor.match).sit()
    line.until(lambda: not line.table.get("waiting"))
    visitor.until(lambda: not visitor.tables[-1].get("waiting"))
    expect(page.get_by_text(WARNING)).to_have_count(0)
