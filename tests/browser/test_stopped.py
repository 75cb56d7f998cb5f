"""Matches whose program failed: players see what stands, are told in a sentence, and can do what is left to do."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.test_phone import PHONE, stays_within

CANNOT_GO_ON = "This match cannot go on."
NOTHING_HERE = "No suggestion here."


def test_a_match_that_cannot_be_read_shows_its_last_position(visitor: Visitor):
    """Nothing is asked, the pieces can be looked at, and the record can be taken away by keyboard."""

    def broken(message: Any) -> None:
        if message["type"] == "step":
            message["type"] = "pong"
        elif message["type"] == "table":
            message |= {"requests": [], "unreadable": {"text": CANNOT_GO_ON}}

    visitor.rewrite(broken)
    page = visitor.sit("scathe", ["me", "novice"]).page
    expect(page.get_by_role("alert")).to_contain_text(CANNOT_GO_ON)
    expect(page.locator(".board-region .hero").first).to_be_visible()
    expect(visitor.chips).to_have_count(0)
    record = page.get_by_role("alert").get_by_role("link")
    record.focus()
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == f"{visitor.match}.tmr"


def test_a_hint_that_fails_is_told_and_the_question_stays(visitor: Visitor):
    """The region that a screen reader listens to is there before the sentence is."""

    def failing(order: Any) -> Any:
        return (
            {"type": "refused", "re": order["id"], "reason": {"text": NOTHING_HERE}}
            if order["type"] == "hint"
            else None
        )

    visitor.rewrite(lambda message: None, failing)
    visitor.sit("scathe", ["me", "novice"])
    visitor.wanted()
    region = visitor.page.locator(".region[role=status]")
    expect(region).to_be_attached()
    visitor.page.keyboard.press("a")
    expect(region).to_contain_text(NOTHING_HERE)
    expect(visitor.chips.first).to_be_enabled()


@pytest.mark.parametrize(("again", "by"), [("自分でその側を指す", "me"), ("もう一度試させる", "again")])
def test_what_to_do_with_an_agent_that_stopped_fits_on_a_phone(arrive: Arrive, again: str, by: str):
    visitor = arrive(**PHONE, settings={"lang": "ja"})

    def stopped(message: Any) -> None:
        for seat in message.get("seats", []):
            seat |= {"given_up": True, "decide": True} if seat["kind"] == "agent" else {}

    orders: list[Any] = []
    visitor.rewrite(stopped, orders.append)
    visitor.sit("scathe", ["me", "novice"])
    expect(visitor.page.get_by_role("alert")).to_contain_text("続けられません")
    stays_within(visitor)
    visitor.button(again).tap()
    wanted = {"type": "agent", "seat": 1, "by": by}.items()
    visitor.until(lambda: any(order.items() >= wanted for order in orders))
