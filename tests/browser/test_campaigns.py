"""A campaign in the browser: begun on a page, told as a frieze of its matches, gone on with from there."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.browser.test_phone import PHONE, stays_within
from tests.server.kit import Player
from tests.server.processes import Server
from tests.server.test_campaigns import begin, play_at


@pytest.fixture
def visitor(arrive: Arrive, arcade: Server) -> Visitor:
    return arrive(arcade)


@pytest.fixture
def host(arcade: Server) -> Player:
    return Player(arcade)


def test_a_campaign_is_begun_and_found_again(visitor: Visitor):
    """Its page has everybody of every circle; the way back is among one's campaigns."""
    page = visitor.go("/campaign").page
    game = page.get_by_role("radio", name="The Godbreaker Saga")
    page.locator("label", has=game).click()
    page.get_by_label("Name").fill("The long winter")
    page.get_by_role("button", name="The Nest").click()
    visitor.button("Begin the campaign").click()
    expect(page.get_by_role("heading", name="The long winter")).to_be_visible()
    expect(page.locator("section.panel ul li b")).to_have_count(10)
    matches = page.get_by_role("list", name="Matches")
    expect(matches.get_by_role("listitem")).to_have_count(1)
    expect(matches).to_contain_text("being played")
    visitor.button("Go on with match 1").click()
    expect(page).to_have_url(re.compile("/table/"))
    visitor.go("/campaign").page.get_by_role("link", name="The long winter").click()
    expect(page.get_by_role("heading", name="The long winter")).to_be_visible()


def test_a_name_is_needed(visitor: Visitor):
    page = visitor.go("/campaign").page
    visitor.button("Begin the campaign").click()
    assert page.get_by_label("Name").evaluate("field => !field.validity.valid")
    visitor.forgiven.append("409")
    page.get_by_label("Name").fill("   ")
    visitor.button("Begin the campaign").click()
    expect(page.get_by_role("alert")).to_contain_text("A campaign needs a name")


def test_the_frieze_tells_who_won_and_the_next_match_is_laid(visitor: Visitor, host: Player):
    """Whoever is pressed tells what they did; everybody else is quiet."""
    made = begin(host, "me", "me")
    play_at(made["table"], host)
    page = visitor.be(host).go(made["path"]).page
    story = host.get(f"/campaigns/{made['campaign']}")
    expect(page.get_by_role("list", name="Matches")).to_contain_text(story["matches"][0]["text"])
    chronicle = page.get_by_role("region", name="Chronicle")
    doers = [deeds["name"] for deeds in story["matches"][0]["deeds"]]
    for name in doers:
        expect(chronicle).to_contain_text(name)
    page.get_by_role("button", name=doers[0]).first.click()
    expect(chronicle.get_by_role("heading", name=doers[0])).to_be_visible()
    expect(chronicle.locator("li")).to_have_count(1)
    visitor.button("Everybody").click()
    visitor.button("Play match 2").click()
    expect(page).to_have_url(re.compile("/table/"))


def test_after_a_match_one_goes_on_with_the_campaign(visitor: Visitor, host: Player):
    made = begin(host, "me", "me")
    play_at(made["table"], host)
    page = visitor.be(host).go(made["table"]).page
    page.get_by_role("link", name="Back to the campaign").click()
    expect(page).to_have_url(re.compile(made["path"]))
    expect(visitor.button("Play match 2")).to_be_visible()


def test_on_a_phone_in_japanese(arrive: Arrive, arcade: Server, host: Player):
    made = begin(host, "me", "me")
    play_at(made["table"], host)
    visitor = arrive(arcade, **PHONE, settings={"lang": "ja"}).be(host)
    visitor.go(made["path"])
    expect(visitor.button("第2戦を始める")).to_be_visible()
    stays_within(visitor)
    visitor.go("/campaign")
    expect(visitor.button("キャンペーンを始める")).to_be_visible()
    stays_within(visitor)


def test_no_such_campaign(visitor: Visitor):
    visitor.forgiven.append("404")
    page = visitor.go("/campaign/nowhere").page
    expect(page.get_by_text("There is no such campaign.")).to_be_visible()
