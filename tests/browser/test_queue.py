"""An Owl that waits for its turn to think says so where it sits."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive

NOTES = {"en": "third in line", "ja": "順番待ち3番目"}


@pytest.mark.parametrize("lang", NOTES)
def test_an_owl_in_line_says_so(arrive: Arrive, lang: str):
    """Beside its name, in the words of the server."""
    visitor, note = arrive(settings={"lang": lang}), NOTES[lang]

    def crowded(message: Any) -> None:
        for seat in message.get("seats", []):
            seat |= {"queue": 3, "note": note} if seat["kind"] == "agent" else {}

    visitor.rewrite(crowded)
    visitor.sit("scathe", ["titan", "me"])
    expect(visitor.page.locator(".crown .side small", has_text=note)).to_be_visible()
