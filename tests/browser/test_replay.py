"""A replay: what else there was, playing on, variations with names, a link and a picture to take along."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.kit import Visitor
from tests.server.kit import Line, Player, at_random
from tests.server.processes import Server

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def finished(server: Server) -> Line:
    line = Player(server).play(seats=("me", "me"), preset="random", options={"round_limit": "1"})
    return line.play_on(at_random(1))


def test_a_variation_is_played_named_and_deleted(visitor: Visitor, finished: Line):
    """By keyboard: on from a moment with both sides, back, another name, away."""
    page = visitor.be(finished.player).go(f"/watch/{finished.match}?at=5").page
    expect(page.get_by_text("5 of ", exact=False).first).to_be_visible()
    page.keyboard.press("b")
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_role("radio", name="both").press("Space")
    dialog.get_by_role("textbox").fill("Other dice")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/table/"))
    assert visitor.wanted() == "asked"
    branch = visitor.match
    page.go_back()
    variations = page.get_by_role("region", name="Variations")
    expect(variations.get_by_role("link", name="Other dice")).to_have_attribute("href", f"/table/{branch}")
    expect(page.locator(".ribbon .mark")).to_have_attribute("title", "Other dice")
    visitor.button("Rename Other dice").press("Enter")
    page.keyboard.press("Control+a")
    page.keyboard.type("Luckier")
    page.keyboard.press("Enter")
    expect(variations.get_by_role("link", name="Luckier")).to_be_visible()
    visitor.button("Delete Luckier").press("Enter")
    page.keyboard.press("Enter")
    expect(variations.get_by_role("link")).to_have_count(0)
    page.keyboard.press("End")
    expect(visitor.button(re.compile("Play on from here"), exact=False)).to_have_attribute("aria-disabled", "true")


def test_what_else_there_was_and_what_one_takes_along(arrive: Callable[..., Visitor], finished: Line, tmp_path: Path):
    """For somebody who only has the link: a choice lights up on the board as it stood then; the link leads back."""
    visitor = arrive(permissions=["clipboard-read", "clipboard-write"])
    page = visitor.go(f"/watch/{finished.match}?at=4").page
    choices = page.get_by_role("region", name="What else?")
    expect(choices.locator(".taken")).to_have_count(1)
    other = choices.locator("li:not(.taken) button").first
    other.hover()
    expect(page.get_by_text("The table before this step")).to_be_visible()
    expect(page.locator(".board-region :is(.can, .option)").first).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.get_by_text("The table before this step")).to_have_count(0)
    visitor.button("One step on (→)").click()
    visitor.button("Copy a link to this moment").click()
    expect(page.get_by_text("The link is on your clipboard.")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/watch/{finished.match}?at=5")
    with page.expect_download() as saving:
        visitor.button("Save a picture of the board").click()
    assert saving.value.suggested_filename == f"theomachy-scathe-{finished.match}-5.png"
    saving.value.save_as(tmp_path / "board.png")
    picture = (tmp_path / "board.png").read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > 100_000, "an empty one is small"
    page.goto(link)
    expect(page.get_by_text("5 of ", exact=False).first).to_be_visible()
