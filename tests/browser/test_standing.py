"""Standing answers at the table: decided once, in a sheet behind the menu; then nobody has to be there."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.test_keyboard import tab_to
from tests.browser.test_phone import PHONE
from tests.server.kit import Line, Player
from tests.server.processes import Json, Server

NARROW = {**PHONE, "viewport": {"width": 360, "height": 640}}


def at_the_gate(visitor: Visitor, arcade: Server) -> Line:
    """The visitor keeps the gate; the walker's line."""
    walker, keeper = Player(arcade), Player(arcade)
    made = walker.post("/matches", {"game": "toll", "seats": ["me", "friend"]})
    keeper.post(made["invites"][1])
    visitor.be(keeper).go(made["path"])
    line = walker.look(made["match"]).sit()
    line.until(lambda: not line.table.get("waiting"))
    return line


def sheet(visitor: Visitor) -> None:
    visitor.button(re.compile("Menu|More")).first.click()
    visitor.button("Standing answers").click()
    expect(visitor.page.get_by_role("dialog", name="Standing answers")).to_be_visible()


def test_never_is_answered_for_me(arrive: Arrive, arcade: Server):
    """Somebody goes by, and by again: the keeper is asked, and without a hand of hers none is asked for."""
    visitor = arrive(arcade)
    line, page = at_the_gate(visitor, arcade), visitor.page
    sheet(visitor)
    page.get_by_label("Ask for toll", exact=True).last.select_option("Never")
    page.wait_for_function("() => document.querySelector('dialog select').value === 'never'")
    page.keyboard.press("Escape")
    for walks in (1, 2):
        line.turn(lambda _: "walk")
        expect(page.get_by_text("Your standing answer follows in a moment.")).to_be_visible()
        line.until(lambda walks=walks: len(line.told) == walks)
        expect(visitor.chronicle).to_have_count(walks)
        assert line.told[-1] == "The walker went by and paid 0."
    assert visitor.answers == []
    page.reload()
    sheet(visitor)
    expect(page.get_by_role("combobox", name="Ask for toll")).to_have_value("never")


def test_by_keyboard_and_with_a_number(arrive: Arrive, arcade: Server):
    """Only what makes sense for a question can be chosen; a number that cannot be is put back."""
    visitor = arrive(arcade)
    line, page = at_the_gate(visitor, arcade), visitor.page
    tab_to(visitor, "Menu")
    page.keyboard.press("Enter")
    tab_to(visitor, "Standing answers")
    page.keyboard.press("Enter")
    assert page.get_by_role("combobox", name="Sign with a quill").locator("option").all_inner_texts() == [
        "Ask me",
        "Always",
    ]
    choice, least = page.get_by_role("combobox", name="Ask for toll"), page.get_by_role("spinbutton")
    choice.focus()
    for _ in range(3):
        page.keyboard.press("ArrowDown")
    expect(least).to_have_accessible_name("Ask for toll: minimum tokens")
    expect(least).to_have_value("1")
    for typed, kept in (("3", "3"), ("100", "3"), ("-1", "3"), ("", "3")):
        least.fill(typed)
        page.keyboard.press("Tab")
        expect(least).to_have_value(kept)

    def told() -> list[Json]:
        return [message["standing"][0] for message in visitor.heard if message["type"] == "standing"]

    visitor.until(lambda: [(one["how"], one.get("least")) for one in told()[-1:]] == [("at-least", 3)])
    assert not [message for message in visitor.heard if message["type"] == "refused"]
    assert "standing" not in {message["type"] for message in line.heard}


def test_quicker_than_the_line(arrive: Arrive, arcade: Server):
    """What is heard of an earlier choice does not undo what was decided meanwhile."""
    visitor = arrive(arcade)
    page, held, near, slow = visitor.page, list[str | bytes](), list[WebSocketRoute](), False

    def connect(line: WebSocketRoute) -> None:
        near.append(line)
        line.connect_to_server().on_message(lambda message: held.append(message) if slow else line.send(message))

    at_the_gate(visitor, arcade)
    page.route_web_socket(re.compile("/live"), connect)
    page.reload()
    sheet(visitor)
    slow = True
    choice = page.get_by_role("combobox", name="Ask for toll")
    choice.focus()
    for presses in (1, 2, 3):
        page.keyboard.press("ArrowDown")
        visitor.until(lambda n=presses: len([message for message in held if '"accepted"' in str(message)]) >= n)
        if presses == 2:  # what came of the first press is heard before the third
            near[0].send(held[0])
            near[0].send(held[1])
            visitor.breathe()
    for message in held[2:]:
        near[0].send(message)
    expect(page.get_by_role("spinbutton")).to_have_value("1")
    expect(choice).to_have_value("at-least")


def test_where_nothing_can_be_decided_the_menu_does_not_say_so(visitor: Visitor):
    visitor.sit("scathe", ["me", "me"])
    visitor.button("Menu").click()
    expect(visitor.button("All keys", exact=False)).to_be_visible()
    expect(visitor.button("Standing answers")).to_have_count(0)


@pytest.mark.parametrize(("lang", "title"), [("en", "Standing answers"), ("ja", "返答の予約")])
def test_on_a_narrow_phone(arrive: Arrive, lang: str, title: str):
    """Everything within 360 pixels, and big enough for a finger."""
    visitor = arrive(settings={"lang": lang}, **NARROW)
    page = visitor.sit("godslayer", ["me", "me"]).page
    page.locator(".tabs button").last.tap()
    visitor.button(title).tap()
    choice = page.get_by_role("combobox").first
    choice.select_option("at-least")
    fields = [choice, page.get_by_role("spinbutton"), *page.get_by_role("combobox").all()]
    for field in fields:
        box = field.bounding_box()
        assert box is not None
        assert 0 <= box["x"] < box["x"] + box["width"] <= 360
        assert box["height"] >= 44
