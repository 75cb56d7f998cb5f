"""The review of a match: from the replay to the ribbon, into the replay, and to a position to try again."""

import re
from collections.abc import Callable
from os import environ

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import Line, Player, at_random
from tests.server.processes import Server

PATIENCE_MS = 120_000
"""How long a review may take on a busy machine."""


@pytest.fixture
def finished(server: Server) -> Line:
    line = Player(server).play(seats=("me", "squire"), preset="random", options={"round_limit": "1"})
    return line.play_on(at_random(1))


def test_was_that_me_or_the_dice(arrive: Callable[..., Visitor], finished: Line):
    """On a phone, by keyboard: it is worked out, walked along, watched and tried again."""
    visitor = arrive(viewport={"width": 390, "height": 844})
    page = visitor.be(finished.player).go(f"/watch/{finished.match}").page
    visitor.button("More").press("Enter")
    page.get_by_role("link", name="Was that me or the dice?").press("Enter")
    expect(page).to_have_url(re.compile(f"/review/{finished.match}"))
    headline = page.get_by_role("heading", level=1)
    expect(headline).to_contain_text("You played", timeout=PATIENCE_MS)
    expect(headline).to_contain_text("The dice ")
    for name in ("How the match went", "What the dice brought", "Turning points", "Try again"):
        expect(page.get_by_role("region", name=name)).to_be_visible()
    ribbon = page.get_by_role("slider", name="Every choice and every roll in order")
    ribbon.focus()
    page.keyboard.press("Home")
    first = ribbon.get_attribute("aria-valuetext")
    page.keyboard.press("End")
    expect(ribbon).not_to_have_attribute("aria-valuetext", first or "")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    if folder := environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/phone.png", full_page=True)
        page.set_viewport_size({"width": 1440, "height": 900})
        page.screenshot(path=f"{folder}/desktop.png", full_page=True)
    page.get_by_role("region", name="Try again").get_by_role("button").first.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    assert visitor.match != finished.match
