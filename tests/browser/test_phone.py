"""A phone, held upright, and a finger."""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor

WITHIN = "() => scrollX === 0 && innerWidth === 390 && document.documentElement.scrollWidth === 390"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture
def visitor(arrive: Arrive) -> Visitor:
    return arrive(**PHONE)


@pytest.mark.parametrize("path", ["/", "/learn", "/new/godtear", "/muster/godtear", "/rules/scathe"])
def test_no_page_is_wider_than_the_phone(visitor: Visitor, path: str):
    page = visitor.go(path).page
    page.wait_for_load_state("networkidle")
    stays_within(visitor)


def stays_within(visitor: Visitor) -> None:
    visitor.page.evaluate("scrollTo(500, 0)")
    visitor.page.wait_for_function(WITHIN)


@pytest.mark.parametrize("game", ["scathe", "godtear"])
def test_playing_with_a_finger(visitor: Visitor, game: str):
    """Tap what glows on the board or what the bar lists; nothing lies beside the screen."""
    page = visitor.sit(game, ["me", "novice"], preset="random").page
    random = Random(4)
    for turn in range(8):
        assert visitor.wanted() == "asked"
        stays_within(visitor)
        places = visitor.glowing()
        with visitor.answering(), visitor.choosing(random):
            if turn % 2 and places:
                place = random.choice(places)
                page.touchscreen.tap(place["x"], place["y"])
            else:
                visitor.any_chip(random).tap()
    assert visitor.wanted() == "asked"  # a question brings the board back
    for tab in ("Forces", "Card", "Log"):
        visitor.button(tab).tap()
        expect(page.locator(f".panel-{tab.lower()}")).to_be_visible()
        stays_within(visitor)


HELD_SIDEWAYS = [(740, 360), (844, 390), (900, 415), (850, 600)]
PART = """() => {
  const box = (part) => document.querySelector(part).getBoundingClientRect()
  const [board, request] = [box('.board-region'), box('.request')]
  const apart = board.right <= request.left + 1 && request.right <= innerWidth && request.bottom <= innerHeight
  return apart ? (board.width * board.height) / (innerWidth * innerHeight) : 0
}"""
"""The share of the screen that the board has, if the request lies beside it and within the screen."""


@pytest.mark.parametrize("path", ["/matches", "/lessons"])
def test_a_phone_that_is_held_sideways_shows_the_board(visitor: Visitor, path: str):
    """The request stands beside the board, which keeps two fifths of the screen; a lesson's note stands above it."""
    match = {"game": "scathe", "seats": ["me", "novice"], "preset": "random"}
    page = visitor.open(path, match if path == "/matches" else {"game": "scathe", "lesson": "scathe"}).page
    assert visitor.wanted() == "asked"
    for width, height in HELD_SIDEWAYS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => innerWidth === {width} && document.documentElement.scrollWidth === {width}")
        assert page.evaluate(PART) >= 0.4
        expect(page.locator(".tabs")).to_be_in_viewport(ratio=1)
