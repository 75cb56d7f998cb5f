"""The lab: from a study's report to a game of it that is watched, on a phone and in one's language."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.server.processes import Nursery, Server
from tests.terminal.command import Ran

STUDY = """name = "parties"
game = "scathe"
games = 40
[grid]
agents = ["random"]
"""
PATIENCE_MS = 60_000
"""How long charts may take on a busy machine."""


@pytest.fixture
def laboratory(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    (tmp_path / "parties.toml").write_text(STUDY)
    assert Ran("lab", "run", str(tmp_path / "parties.toml"), "--workers", "1").status == 0
    server = Server(tmp_path, lambda order: nursery.start({**order, "studies": str(tmp_path)}))
    yield server
    server.stop()


def test_a_report_is_read_and_a_game_of_it_watched(laboratory: Server, arrive: Arrive):
    visitor = arrive(laboratory, viewport={"width": 390, "height": 844})
    page = visitor.go("/").page
    page.get_by_role("link", name="From the lab").click()
    page.get_by_role("link", name="parties").click()
    expect(page.get_by_role("heading", name="How strong is each card?")).to_be_visible(timeout=PATIENCE_MS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    drawing = page.get_by_role("img", name="How strong is each card?").locator("visible=true")
    assert drawing.count() == 1, "the one for a phone"
    page.get_by_role("button", name="日本語").click()
    expect(page.get_by_role("heading", name="それぞれのカードはどれほど強いか")).to_be_visible(timeout=PATIENCE_MS)
    page.get_by_role("button", name=re.compile("局を観る")).first.press("Enter")
    expect(page).to_have_url(re.compile("/watch/"), timeout=PATIENCE_MS)
