"""Games that neither server nor client has heard of: they have a table like any other."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.server.processes import Server


@pytest.fixture
def visitor(arrive: Arrive, arcade: Server) -> Visitor:
    return arrive(arcade)


@pytest.mark.parametrize("title", ["Mini", "Ponds"])
def test_a_made_up_game_is_played_from_the_hall(visitor: Visitor, title: str):
    """On its card in the hall: Play now. Then question after question to the end."""
    page = visitor.go("/").page
    visitor.button(f"Play {title} now").click()
    random = Random(1)
    visitor.play(lambda visitor: visitor.click_chip(random), until=lambda _: False)
    expect(page.get_by_role("region", name="The match is over")).to_be_visible()


def test_a_place_on_a_plane(visitor: Visitor):
    """Where a place is asked for, a click on the ground answers; one out of reach is refused, with its clause."""
    page = visitor.sit("plane", ["me", "me"]).page
    assert visitor.wanted() == "asked"
    question = visitor.question.inner_text()
    x, y = middle(page, "p:left")
    far = middle(page, "p:right")
    page.mouse.click(far[0] - 60, far[1] - 60)
    expect(page.locator(".toast").get_by_role("link")).to_be_visible()
    expect(visitor.question).to_have_text(question)
    page.mouse.click(x - 60, y + 40)
    expect(visitor.question).not_to_have_text(question)
    to = middle(page, "p:left")
    assert abs(to[0] - x + 60) < 4
    assert abs(to[1] - y - 40) < 4


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f'.board-region [data-at="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_secret_behind_a_curtain(visitor: Visitor):
    """Two at one screen: what is secret is shown to whoever holds the button, and to nobody before."""
    page = visitor.sit("mini", ["me", "me"]).page
    assert visitor.wanted() == "veiled"
    expect(page.get_by_role("dialog", name="Hand the table to")).to_be_visible()
    expect(visitor.chips).to_have_count(0)
    visitor.button("Press and hold").hover()
    page.mouse.down()
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.mouse.up()
    visitor.chips.first.click()
    assert visitor.wanted() == "veiled"
