"""A game for one to four: how many play is said where the table is set."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor, never
from tests.browser.test_phone import PHONE, stays_within
from tests.server.processes import Server


@pytest.fixture
def visitor(arrive: Arrive, arcade: Server) -> Visitor:
    return arrive(arcade)


def chairs(visitor: Visitor) -> Locator:
    """Each seat; the styles of its Owl are a group within."""
    return visitor.page.get_by_role("region", name="Seats").locator(".chair")


def test_seats_are_added_and_taken_away_with_the_keyboard(visitor: Visitor):
    page = visitor.go("/new/climbers").page
    expect(chairs(visitor)).to_have_count(2)
    more = visitor.button("One more seat")
    more.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(chairs(visitor)).to_have_count(4)
    expect(page.get_by_text("4 players; 1 to 4 can play")).to_be_visible()
    page.keyboard.press("Enter")
    expect(chairs(visitor)).to_have_count(4)
    visitor.button("Remove cl-two’s seat").focus()
    page.keyboard.press("Enter")
    expect(chairs(visitor)).to_have_count(3)
    expect(more).to_be_focused()
    visitor.button("Start").click()
    expect(page.locator(".crown .side")).to_have_count(3)
    assert visitor.wanted() == "asked"


def test_a_preset_is_for_as_many_as_it_says(visitor: Visitor):
    """Until somebody says how many play."""
    page = visitor.go("/new/climbers").page
    page.locator("label", has_text="Three").click()
    expect(chairs(visitor)).to_have_count(3)
    page.locator("label", has_text="Alone").click()
    expect(chairs(visitor)).to_have_count(1)
    expect(page.get_by_role("button", name="Take away")).to_have_count(0)
    visitor.button("One more seat").click()
    page.locator("label", has_text="Three").click()
    expect(chairs(visitor)).to_have_count(2)


def test_a_game_for_two_has_two_seats(visitor: Visitor):
    visitor.go("/new/scathe")
    expect(chairs(visitor)).to_have_count(2)
    expect(visitor.button("One more seat")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Take away")).to_have_count(0)


def test_every_seat_brings_its_own(visitor: Visitor):
    page = visitor.go("/new/climbers").page
    page.locator("label", has_text="Choose your own").click()
    visitor.button("One more seat").click()
    packs = page.get_by_label("List or code")
    for n, pack in enumerate(("rope", "stone", "tea")):
        packs.nth(n).fill(pack)
    visitor.button("Remove cl-two’s seat").click()
    expect(packs).to_have_count(2)
    visitor.button("Start").click()
    assert visitor.wanted() == "asked"
    assert [piece["card"] for piece in visitor.tables[0]["scene"]["pieces"].values()] == ["rope", "tea"]


def test_a_match_alone(visitor: Visitor):
    visitor.sit("climbers", ["me"])
    visitor.play(lambda visitor: visitor.chips.last.click(), until=never)
    expect(visitor.button("Again")).to_be_visible()


def test_a_link_for_every_friend(visitor: Visitor, arrive: Arrive, arcade: Server):
    page = visitor.go("/new/climbers").page
    visitor.button("One more seat").click()
    for name in ("cl-two", "cl-three"):
        chairs(visitor).filter(has_text=name).locator("label", has_text="A friend").click()
    visitor.button("Start and invite").click()
    links = page.get_by_label("Link for a friend")
    expect(links).to_have_count(2)
    for link in [link.input_value() for link in links.all()]:
        guest = arrive(arcade).go(link)
        guest.button("Take the seat").click()
    assert guest.wanted() == visitor.wanted() == "asked"
    expect(guest.page.locator(".crown .side")).to_have_count(3)


def test_four_fit_on_a_phone(arrive: Arrive, arcade: Server):
    visitor = arrive(arcade, **PHONE)
    visitor.go("/new/climbers")
    for _ in range(2):
        visitor.button("One more seat").tap()
    expect(chairs(visitor)).to_have_count(4)
    stays_within(visitor)
    visitor.button("Start").tap()
    assert visitor.wanted() == "asked"
    stays_within(visitor)


def test_the_owl_is_given_a_style(visitor: Visitor):
    """By the keyboard, at whatever level; whoever takes the seat back takes it without."""
    page = visitor.go("/new/scathe").page
    styles = chairs(visitor).nth(0).or_(chairs(visitor).nth(1)).get_by_role("group", name="How the Owl likes to play")
    styles.get_by_role("radio", name="balanced").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(styles.get_by_role("radio", name="bold")).to_be_checked()
    page.get_by_role("radio", name="squire").check(force=True)
    expect(styles.get_by_role("radio", name="bold")).to_be_checked()
    visitor.button("Start").click()
    expect(page.get_by_text("The Owl, bold squire").first).to_be_visible()
