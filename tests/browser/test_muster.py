"""Putting a force together: what is not legal is said with its rule, what is legal can be shared and played."""

import subprocess

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.processes import THEOMACHY, environment

TWICE = {"scathe": "knight,knight", "godtear": "titus,titus"}


@pytest.mark.parametrize("game", ["scathe", "godtear"])
def test_an_illegal_force_says_why(visitor: Visitor, game: str):
    """Nobody comes twice: the rule is named and can be read, and there is no code and no way to the table."""
    page = visitor.go(f"/muster/{game}").page
    page.get_by_label("Paste a code or a list").fill(TWICE[game])
    visitor.button("Use it").click()
    clause = page.locator(".verdict .fault").get_by_role("link").first
    expect(clause).to_be_visible()
    expect(page.get_by_text("A code appears as soon as the list is legal.")).to_be_visible()
    expect(visitor.button("Copy code")).to_have_count(0)
    expect(visitor.button("Play with it")).to_be_disabled()
    id = clause.inner_text()
    clause.click()
    expect(page.locator(f'[data-clause="{id}"], [id="{id}"]').or_(page.get_by_role("dialog")).first).to_be_visible()


def test_what_cannot_come_says_why(visitor: Visitor):
    """In the catalogue, whoever is on the list already stands last, with the reason and its clause."""
    page = visitor.go("/muster/godtear").page
    catalogue = page.get_by_role("region", name="Catalogue")
    catalogue.get_by_role("button", name="Add Titus").first.click()
    expect(catalogue.get_by_role("button", name="Titus cannot be added")).to_be_visible()
    expect(catalogue.get_by_role("listitem").last.get_by_role("link")).to_be_visible()


def test_what_is_pointed_at_does_not_slip_away(visitor: Visitor):
    """At the end of the page, too, where the list beside it changes with what is pointed at."""
    page = visitor.go("/muster/godtear").page
    tile = page.get_by_role("region", name="Catalogue").get_by_role("button", name="Add Titus").first
    tile.scroll_into_view_if_needed()
    box = tile.bounding_box()
    assert box is not None
    before = page.evaluate("scrollY")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 8)
    expect(page.get_by_role("complementary", name="Card")).to_contain_text("Titus")
    frames = page.evaluate(
        """async () => {
            const seen = []
            for (let n = 0; n < 20; n++) seen.push(await new Promise((go) => requestAnimationFrame(() => go(scrollY))))
            return seen
        }"""
    )
    assert set(frames) == {before}


@pytest.mark.parametrize("game", ["scathe", pytest.param("godtear", marks=pytest.mark.full)])
def test_a_legal_force_is_shared_and_played(visitor: Visitor, game: str):
    """Its code is what the terminal takes, too; and whoever plays with it has it on the table."""
    page = visitor.go(f"/muster/{game}").page
    page.get_by_role("region", name="Your list").locator(".starters button").first.click()
    expect(page.get_by_text("Legal: ready to play.")).to_be_visible()
    names = page.locator(".parade button.laid b").all_inner_texts()
    code = page.locator(".code code").inner_text()
    check = [*THEOMACHY, "army", "check", game, code]
    said = subprocess.run(check, env=environment(), capture_output=True, text=True)
    assert said.returncode == 0, said.stdout + said.stderr
    visitor.button("Play with it").click()
    expect(page.get_by_text("Legal", exact=True)).to_have_count(1)
    expect(page.get_by_text("Drawn at the start, to match the others")).to_have_count(1)
    page.locator("label", has=page.get_by_role("radio", name="Novice")).click()
    visitor.button("Start").click()
    visitor.wanted()
    mine = page.get_by_role("list", name="Forces of You")
    for name in names:
        expect(mine.get_by_text(name).or_(mine.get_by_role("button", name=name)).first).to_be_attached()


def test_all_is_taken_back_and_cleared(visitor: Visitor):
    page = visitor.go("/muster/scathe").page
    laid = page.locator(".parade button.laid")
    page.get_by_role("region", name="Catalogue").get_by_role("button", name="Add ").first.click()
    expect(laid).to_have_count(1)
    visitor.button("Undo").click()
    expect(laid).to_have_count(0)
    visitor.button("Random").first.click()
    expect(laid.first).to_be_visible()
    visitor.button("Clear").click()
    expect(laid).to_have_count(0)
    expect(page.get_by_text("This list is empty.")).to_be_visible()


def test_lists_are_kept_under_names(visitor: Visitor):
    """Kept, renamed, copied from a code, found again after a while, and deleted."""
    page = visitor.go("/muster/scathe?army=knight,priest").page
    mine = page.get_by_role("region", name="My lists")
    visitor.button("Keep this list").click()
    page.get_by_label("Name of the list").fill("Dawn")
    visitor.button("Save").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dawn")
    page.get_by_label("Paste a code or a list").fill("fighter,ranger")
    visitor.button("Keep a copy").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Copied list")
    visitor.button("Rename").click()
    page.get_by_label("Name of the list").fill("Dusk")
    visitor.button("Save").click()
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Dusk")
    mine.get_by_role("button", name="Dawn").click()
    expect(page.locator(".parade button.laid b")).to_have_text(["Knight", "Priest"])
    visitor.button("Delete").click()
    visitor.button("Delete for good").click()
    expect(mine.get_by_role("button", name="Dawn")).to_have_count(0)
    expect(mine.get_by_role("button", name="Dusk")).to_be_visible()


def test_a_catalogue_is_narrowed_by_faction_kind_and_cost(visitor: Visitor):
    page = visitor.go("/muster/godslayer").page
    tiles = page.get_by_role("region", name="Catalogue").get_by_role("listitem")
    page.get_by_role("group", name="Faction").get_by_role("button", name="Halodynes").click()
    page.get_by_role("group", name="Kind").get_by_role("button", name="Unit").click()
    expect(tiles.filter(has_text="Hoplites")).to_contain_text("70")
    expect(tiles.filter(has_text="Halodynes").first).to_be_visible()
    expect(tiles.filter(has_text="Mortans")).to_have_count(0)
    page.get_by_label("cost up to").fill("40")
    expect(tiles.filter(has_text="Hoplites")).to_have_count(0)
    expect(tiles.filter(has_text="Amazon Hunters")).to_be_visible()
