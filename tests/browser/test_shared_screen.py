"""Several people at one screen: it shows what all of them may know, and own secrets once the others look away."""

import os

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.server.processes import Server

WORDS = {
    "en": {"hold": "Press and hold", "show": "Show my secrets", "hide": "Hide the secrets", "back": "Back"},
    "ja": {"hold": "長押しで開く", "show": "自分の秘密を見る", "hide": "秘密を隠す", "back": "戻る"},
}
OPEN, ALL = 4, 5
"""Numbers on the table of Diggers that everybody sees, and with the card of one seat."""


def hold(visitor: Visitor, name: str) -> None:
    """Press the button of the curtain as long as it takes."""
    visitor.button(name).hover()
    visitor.page.mouse.down()
    expect(visitor.page.locator(".curtain")).to_be_hidden()
    visitor.page.mouse.up()


def picture(page: Page, name: str) -> None:
    """Keep a picture where one is wanted."""
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("ja", 390), ("en", 390), ("ja", 1280)])
def test_own_secrets_are_shown_once_the_others_look_away(arrive: Arrive, arcade: Server, lang: str, width: int):
    """Behind the curtain of a secret question, and on request; then the screen is for all again."""
    words = WORDS[lang]
    visitor = arrive(arcade, settings={"lang": lang}, viewport={"width": width, "height": 844})
    page = visitor.sit("mini", ["me", "me"]).page
    for _ in range(2):
        assert visitor.wanted() == "veiled"
        expect(page.locator(".sr[aria-live=assertive]")).to_be_empty()  # nothing of a secret is said aloud
        hold(visitor, words["hold"])
        visitor.chips.first.click()
    assert visitor.wanted() == "asked"
    table = visitor.tables[-1]
    assert all(seat["secrets"] for seat in table["seats"])
    shown = [message for message in visitor.heard if message["type"] == "secrets"]
    assert {len(message["scene"]["tracks"]) for message in shown} == {ALL}
    assert {len(table["scene"]["tracks"]) for table in visitor.tables if table["type"] == "table"} == {OPEN}

    visitor.button(words["show"], exact=False).click()
    expect(page.locator(".curtain")).to_be_visible()
    picture(page, f"curtain-{lang}-{width}")
    visitor.button(words["back"]).click()
    expect(page.locator(".curtain")).to_be_hidden()

    visitor.button(words["show"], exact=False).click()
    hold(visitor, words["hold"])
    expect(visitor.button(words["hide"])).to_be_visible()
    picture(page, f"secrets-{lang}-{width}")
    page.keyboard.press("v")
    expect(visitor.button(words["hide"])).to_be_hidden()
    picture(page, f"hidden-{lang}-{width}")

    visitor.button(words["show"], exact=False).click()
    hold(visitor, words["hold"])
    expect(visitor.button(words["hide"])).to_be_visible()
    visitor.chips.first.click()
    expect(visitor.button(words["hide"])).to_be_hidden()
