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
