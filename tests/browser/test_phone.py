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
