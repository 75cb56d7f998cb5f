"""Every game to its end with a finger on a phone and with a mouse at a desk; in words alone Scathe to its end, and a
round of every other game."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.test_phone import PHONE, stays_within
from theomachy import games

pytestmark = pytest.mark.full
GAMES = games.names()


def second_round(visitor: Visitor) -> bool:
    return visitor.page.locator(".crown").inner_text().replace("\n", " ").find("2 of") > 0


def play(visitor: Visitor, game: str, choose: Callable[[Visitor], None], whole: bool) -> None:
    visitor.sit(game, ["me", "novice"], usual=True)
    visitor.play(choose, until=lambda visitor: not whole and second_round(visitor))
    assert len(visitor.answers) > 5
    if whole:
        expect(visitor.page.locator(".ending")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_in_words_alone(visitor: Visitor, game: str):
    """The text view stays open, and its line takes every answer: the number of an option."""
    random, line = Random(3), visitor.page.locator("#command")

    def say(visitor: Visitor) -> None:
        if not line.count():
            visitor.page.keyboard.press("t")
        line.fill(str(1 + random.randrange(len(visitor.asked["options"]))))
        line.press("Enter")

    play(visitor, game, say, whole=game == "scathe")


@pytest.mark.parametrize("game", GAMES)
def test_with_a_finger_alone(arrive: Arrive, game: str):
    """What the bar lists or what glows on the board, by turns; a piece in hand is set down where one taps."""
    random = Random(5)

    def tap(visitor: Visitor) -> None:
        stays_within(visitor)
        if game == "scathe":
            visitor.verdicts()  # chips grow when it is known what they do, and the cards make room
        places = visitor.glowing() if random.random() < 0.5 else []
        with visitor.choosing(random):
            if places:
                place = random.choice(places)
                visitor.page.touchscreen.tap(place["x"], place["y"])
            else:
                visitor.any_chip(random).tap()

    play(arrive(**PHONE), game, tap, whole=True)


@pytest.mark.parametrize("game", GAMES)
def test_with_a_mouse_alone(visitor: Visitor, game: str):
    """The same at a desk."""
    random = Random(6)

    def click(visitor: Visitor) -> None:
        if game == "scathe":
            visitor.verdicts()
        on_board = random.random() < 0.5 and visitor.glowing()
        (visitor.click_board if on_board else visitor.click_chip)(random)

    play(visitor, game, click, whole=True)
