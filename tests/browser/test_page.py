"""The page without a server: all of it in a tab, from a folder of a static host, and with that host gone."""

import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Thread

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import SETTLED, Visitor
from tests.server.processes import ROOT
from theomachy import games
from theomachy.play.records import read_record
from theomachy.play.replays import verify
from theomachy.server.page_files import served

PAGE = ROOT / "build" / "page"
KEPT = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
"""All of the page is kept in the browser, and comes from there."""


class StaticHost:
    """Has the page somewhere below its root."""

    def __init__(self, folder: Path) -> None:
        self._place = folder / "some" / "where"
        self._place.parent.mkdir()
        self._place.symlink_to(PAGE)
        (folder / "index.html").touch()
        self._server = served(folder, "127.0.0.1", 0)
        self.address = f"127.0.0.1:{self._server.server_port}/some/where/"
        Thread(target=self._server.serve_forever, daemon=True).start()

    def show(self, page: Path) -> None:
        """Another version in the same place."""
        self._place.unlink()
        self._place.symlink_to(page)

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[StaticHost]:
    if not (PAGE / "sw.js").exists():
        (pytest.fail if os.environ.get("THEOMACHY_ALL") else pytest.skip)("there is no page: make page")
    host = StaticHost(tmp_path)
    yield host
    host.stop()


def answer(visitor: Visitor, times: int) -> None:
    random = Random(1)
    for _ in range(times):
        assert visitor.wanted() == "asked"
        before = visitor.chronicle.count()
        told_more = visitor.chronicle.nth(before)
        visitor.any_chip(random).click()
        expect(visitor.back.or_(told_more).first).to_be_attached()
        if visitor.narrowed:
            visitor.any_chip(random).click()
        visitor.page.wait_for_function(SETTLED)
        expect(told_more).to_be_attached()


def told(visitor: Visitor) -> list[str]:
    """The chronicle; a line that has just come shows its dice, too."""
    return [" ".join(line.split()) for line in visitor.chronicle.all_inner_texts()]


def test_a_match_is_played_on_without_its_host(arrive: Arrive, host: StaticHost):
    """Begun from the home, left by a reload, played to its end in flight mode; the record verifies elsewhere."""
    visitor = arrive(host)
    page = visitor.go("").page
    page.get_by_role("link", name=re.compile("^New match")).click()
    expect(page).to_have_url(re.compile(r"/some/where/#/new"))
    page.locator("input[value=squire]").first.check(force=True)
    visitor.button("Start").click()
    answer(visitor, 2)
    page.wait_for_function(KEPT)
    host.stop()
    before = told(visitor)
    page.reload()
    visitor.wanted()
    assert told(visitor)[: len(before)] == before
    answer(visitor, 2)
    visitor.resign()
    with page.expect_download() as download:
        page.locator(".ending a[download]").click()
    record = read_record(Path(download.value.path()).read_text())
    assert verify(record, games.game("scathe"))
    page.locator(".ending").get_by_role("link", name="Watch the replay").click()
    expect(page.locator(".board-region")).to_be_visible()
    visitor.go("#/rules/scathe")
    expect(page.get_by_text("SC-TRN-01").first).to_be_visible()
