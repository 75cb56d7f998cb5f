"""The pictures of the documentation: real tables in mid-game, played by following hints.

THEOMACHY_PICTURES=docs/pictures python -m pytest --form full tests/browser/test_pictures.py
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive

pytestmark = pytest.mark.full
WIDTH, HEIGHT = 1280, 800
QUALITY = 82


@pytest.mark.parametrize(("game", "decisions"), [("scathe", 7), ("godtear", 14), ("godbreaker", 10), ("godslayer", 12)])
def test_a_table_in_mid_game(arrive: Arrive, tmp_path: Path, game: str, decisions: int):
    folder = Path(os.environ.get("THEOMACHY_PICTURES", tmp_path))
    folder.mkdir(exist_ok=True)
    visitor = arrive(viewport={"width": WIDTH, "height": HEIGHT})
    visitor.sit(game, ["me", "sergeant"], usual=game != "scathe")
    page = visitor.page
    for _ in range(decisions):
        page.wait_for_function("() => !document.querySelector('.usual')")
        if visitor.wanted() == "over":
            break
        page.keyboard.press("a")
        best = page.locator(".pop .hint").first
        expect(best).to_be_visible()
        with visitor.answering():
            best.click()
    visitor.wanted()
    visitor.still()
    file = folder / f"{game}.jpeg"
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    assert file.stat().st_size > 50_000
