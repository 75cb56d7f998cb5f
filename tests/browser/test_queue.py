"""An Owl that waits for its turn to think says so where it sits."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive

NOTES = {"en": "third in line", "ja": "順番待ち3番目"}


@pytest.mark.parametrize("lang", NOTES)
def test_an_owl_in_line_says_so(arrive: Arrive, lang: str):
    """Beside its name, in the words of the server."""
    visitor, note = arrive(settings={"lang": lang}), NOTES[lang]

    def crowded(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        told = f'"kind":"agent","queue":3,"note":"{note}"'
        server.on_message(lambda said: line.send(str(said).replace('"kind":"agent"', told)))

    visitor.page.route_web_socket(re.compile("/live"), crowded)
    visitor.sit("scathe", ["titan", "me"])
    expect(visitor.page.locator(".crown .side small", has_text=note)).to_be_visible()
