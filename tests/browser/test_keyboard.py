"""The same by keyboard alone: nobody needs a pointer."""

from collections.abc import Callable
from itertools import cycle
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.forms import Form

FOCUSED = """() => {
  const on = document.activeElement
  return on.ariaLabel || on.labels?.[0]?.innerText || on.innerText || ''
}"""


def tab_to(visitor: Visitor, name: str) -> None:
    """Tab until something of that name has the focus."""
    for _ in range(80):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate(FOCUSED).strip().startswith(name):
            return
    raise AssertionError(f"Tab never came to {name!r}")


def with_keys(seed: int) -> Callable[[Visitor], None]:
    """Number keys; Tab and Enter in the bar; arrows, Tab and Enter on the board."""
    random, ways = Random(seed), cycle((by_number, by_tab, on_board))

    def choose(visitor: Visitor) -> None:
        with visitor.choosing(random, by_number):
            next(ways)(visitor, random)

    return choose


def by_number(visitor: Visitor, random: Random) -> None:
    visitor.chips.first.wait_for()  # what has just been drawn cannot be chosen yet
    visitor.page.keyboard.press(str(1 + random.randrange(visitor.chips.count())))


def by_tab(visitor: Visitor, random: Random) -> None:
    visitor.page.locator("#question").focus()
    for _ in range(1 + random.randrange(visitor.chips.count())):
        visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")


def on_board(visitor: Visitor, random: Random) -> None:
    """Wherever one has walked to: the next Tab is an option."""
    for key in (random.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")), "Tab", "Enter"):
        visitor.page.keyboard.press(key)


def test_a_game_of_cards(visitor: Visitor, form: Form):
    """Whole in the full form; else it is given up."""
    page = visitor.go("/").page
    expect(page.get_by_role("link", name="Set up a match of Scathe")).to_be_visible()
    tab_to(visitor, "Set up a match of Scathe")
    page.keyboard.press("Enter")
    expect(visitor.button("Start")).to_be_visible()
    tab_to(visitor, "novice")  # the first opponent of a newcomer
    for key in ("ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    tab_to(visitor, "Start")
    page.keyboard.press("Enter")
    enough = form.pick(short=6, long=6, full=1000)
    visitor.play(with_keys(1), until=lambda _: len(visitor.answers) >= enough)
    assert len(visitor.answers) > 5
    if visitor.wanted() != "over":
        visitor.resign()
    tab_to(visitor, "Check the dice")
    page.keyboard.press("Enter")
    expect(page.locator(".proof li")).to_have_count(7)


@pytest.mark.full
def test_a_turn_on_hexes(visitor: Visitor):
    visitor.sit("godtear", ["me", "novice"], preset="first")
    assert visitor.play_a_turn(with_keys(2))[:2] == ["Plot", "Clash"]
