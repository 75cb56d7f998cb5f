"""Hints at the table: what the coach would do is asked for, shown with its chance and reasons, and can be chosen."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.test_phone import PHONE


def test_a_hint_is_asked_for_and_followed(visitor: Visitor):
    visitor.sit("scathe", ["me", "novice"])
    visitor.wanted()
    visitor.page.keyboard.press("a")
    best = visitor.page.locator(".pop .hint").first
    expect(best).to_contain_text("%")
    told = next(message for message in visitor.heard if message["type"] == "hints")
    assert told["request"] == visitor.asked["id"]
    with visitor.answering():
        best.click()
    assert visitor.answers[-1]["key"] == told["hints"][0]["key"]


def test_on_a_phone_in_japanese(arrive: Arrive):
    visitor = arrive(**PHONE, settings={"lang": "ja"}).sit("scathe", ["me", "novice"])
    visitor.wanted()
    visitor.button("ヒント").click()
    best = visitor.page.locator(".aside .hint").first
    expect(best).to_contain_text("%")
    expect(visitor.chips.first).to_be_hidden()
    with visitor.answering():
        best.tap()


def test_on_a_phone_a_piece_with_several_uses_shows_them(arrive: Arrive):
    """Hints are asked for, and then a piece on the board is tapped: its uses take the place of the hints."""
    visitor = arrive(**PHONE).sit("scathe", ["me", "novice"], preset="random")
    for _ in range(8):
        visitor.wanted()
        counts = [option.get("piece") for option in visitor.asked["options"]]
        if any(piece and counts.count(piece) > 1 for piece in counts):
            break
        with visitor.answering():
            visitor.chips.first.tap()
    several = next(piece for piece in counts if piece and counts.count(piece) > 1)
    visitor.button("Hint").tap()
    expect(visitor.page.locator(".aside .hint").first).to_contain_text("%")
    visitor.page.locator(f'.board-region [data-at="p:{several}"]').first.tap()
    expect(visitor.page.locator(".aside")).to_have_count(0)
    expect(visitor.chips).to_have_count(counts.count(several))
