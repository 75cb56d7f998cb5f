"""To the first turn, and through it: the usual places, pieces that are dragged somewhere, and all of it taken back."""

import re

from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import Player
from tests.server.processes import Server

ACTIVATE = re.compile("whom do you activate")


def test_a_table_that_is_played_at_once_begins_with_the_first_turn(arrive, server: Server):
    """One press on the page of all games; nothing of the set-up is asked."""
    visitor: Visitor = arrive()
    visitor.go("/").page.locator("article", has_text="The Godbreaker Saga").get_by_role("button").first.click()
    visitor.wanted()
    assert visitor.answers == []
    expect(visitor.page.locator(".usual")).to_have_count(0)
    assert "usual" not in visitor.asked


def test_a_set_up_is_left_to_what_is_usual_and_taken_back(arrive, server: Server):
    """By keyboard: P for what is asked, U for the rest, Z for all of the rest at once."""
    visitor: Visitor = arrive()
    visitor.sit("godtear", ["me", "me"], preset="first").wanted()
    visitor.page.keyboard.press("p")
    expect(visitor.question).to_contain_text("where do you deploy")
    first = visitor.asked["seat"]
    visitor.page.keyboard.press("u")
    visitor.until(lambda: visitor.asked["seat"] != first)
    visitor.page.keyboard.press("z")
    visitor.until(lambda: visitor.asked["seat"] == first)
    expect(visitor.page.get_by_role("button", name=re.compile("All that is left"))).to_be_visible()


def test_a_unit_is_dragged_somewhere_and_all_of_it_goes(arrive, server: Server):
    """Its followers go together by one gesture, before anybody has chosen them to act."""
    player = Player(server)
    with player.play("godtear", ("me", "me"), usual=True) as line:
        line.until(lambda: any(request["clause"] == "GT-TRN-03" for request in line.table["requests"]))
        visitor: Visitor = arrive().be(player).go(f"/table/{line.match}")
    expect(visitor.question).to_have_text(ACTIVATE)
    visitor.still()
    visitor.until(lambda: any(message["type"] == "ways" for message in visitor.heard))
    ways = next(message["ways"] for message in reversed(visitor.heard) if message["type"] == "ways")
    way = next(way for way in ways if way.get("to"))
    page = visitor.page
    page.locator(f'[data-at="p:{way["who"]}-1"]').first.hover()
    page.mouse.down()
    page.mouse.move(400, 300, steps=3)
    goal = page.locator(f'.zone[data-at="z:{way["to"]}"]')
    expect(goal).to_be_visible()
    box = goal.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    page.mouse.up()
    expect(visitor.question).to_contain_text("what next")
    assert visitor.sent[-1]["type"] in ("go", "ways", "probe")
    assert sum(message["type"] == "go" for message in visitor.sent) == 1
