"""Whole games with a mouse, by somebody who has read nothing."""

import re
from collections.abc import Callable
from itertools import count
from random import Random

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.forms import Form


def by_turns(seed: int) -> Callable[[Visitor], None]:
    """On the board and in the bar alternately."""
    random, turn = Random(seed), count()

    def choose(visitor: Visitor) -> None:
        on_board = next(turn) % 2 == 0 and visitor.glowing()
        (visitor.click_board if on_board else visitor.click_chip)(random)

    return choose


def test_a_game_of_cards(visitor: Visitor, form: Form):
    """Three clicks from the hall to the first question; then the game, whole in the full form, its dice, and its
    replay."""
    page = visitor.go("/").page
    page.get_by_role("link", name="Set up a match of Scathe").click()
    page.locator("label", has=page.get_by_role("radio", name="Novice")).click()
    visitor.button("Start").click()
    enough = form.pick(short=6, long=6, full=1000)
    visitor.play(by_turns(1), until=lambda _: len(visitor.answers) >= enough)
    assert len(visitor.answers) > 5
    if visitor.wanted() != "over":
        visitor.resign()
    ending = page.get_by_role("region", name="The match is over")
    expect(ending.get_by_role("heading", level=2)).to_be_focused()
    expect(ending).to_contain_text(re.compile("You (win|lose)"))
    expect(ending.get_by_role("img", name="Chance to win over the whole match")).to_be_visible()
    visitor.button("Check the dice").click()
    expect(ending.get_by_role("status").get_by_role("listitem")).to_have_count(7)
    match = visitor.match
    ending.get_by_role("link", name="Watch the replay").click()
    expect(page).to_have_url(f"/watch/{match}")
    moment = page.get_by_text("1 of ", exact=False)
    expect(moment).to_be_visible()
    visitor.button("One step on (→)").click()
    expect(page.get_by_text("2 of ", exact=False)).to_be_visible()


def test_a_turn_on_hexes(visitor: Visitor):
    """Both deploy forces of their own choice; then plot, clash and end phase of the first turn."""
    page = visitor.go("/new/godtear").page
    for choice in ("First game", "Choose your own"):
        page.locator("label", has_text=choice).click()
    page.locator("label", has=page.get_by_role("radio", name="Novice")).click()
    for seat, army in enumerate(("titus", "nia")):
        page.locator(".army textarea").nth(seat).fill(army)
    expect(page.get_by_text("Legal", exact=True)).to_have_count(2)
    visitor.button("Start").click()
    assert visitor.play_a_turn(by_turns(2))[:2] == ["Plot", "Clash"]
