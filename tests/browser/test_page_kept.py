"""What the page without a server keeps in Chromium and in Firefox: tabs side by side, tabs that are killed, no room, a
browser that keeps nothing, a new version."""

import json
import shutil
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.browser.firefox import Firefox
from tests.browser.kit import STATE
from tests.browser.test_page import KEPT, PAGE, StaticHost, host
from tests.browser.windows import (
    LINES,
    PATIENCE_S,
    WANTED,
    ChromiumTab,
    Opened,
    Window,
    answer,
    choose,
    click,
    listen_for_files,
    needs_firefox,
    opened,
    press,
    record,
    saved,
    settle,
    until,
)
from theomachy import games
from theomachy.kernel.chance import promise_of
from theomachy.play.records import read_record
from theomachy.play.replays import verify

__all__ = ["host", "opened"]
pytestmark = pytest.mark.full

ENGINE = Path(__file__).with_name("engine.js").read_text()
NONCE = "7" * 32
RACES = 200
ALERT = "document.querySelector('.unkept')"


def begin(window: Window, address: str) -> None:
    """A match of Scathe against the squire, up to its first question."""
    settle(window, address, "en")
    window.go(f"{address}#/new/scathe")
    click(window, "[...document.querySelectorAll('input[value=squire]')].at(-1)")
    press(window, "Start")
    until(window, WANTED)


def give_up(window: Window) -> None:
    press(window, "Menu")
    press(window, "Resign")
    press(window, "Resign", "[role=alert]")
    until(window, f"({STATE})() === 'over'")


def test_two_tabs_answer_at_once(opened: Opened, host: StaticHost):
    """Of two answers at the same moment one is accepted: nothing is lost, nothing is doubled."""
    first = opened()
    tabs, left = (first, first.beside()), RACES
    [script] = (PAGE / "assets").glob("worker-*.js")
    for tab in tabs:
        tab.go(f"http://{host.address}icon.svg")  # a place of this host without the client
        worker = f"http://{host.address}assets/{script.name}"
        tab.evaluate(f"({ENGINE})({json.dumps(worker)}, '{NONCE}', '{promise_of(NONCE)}')")
    while left:
        match = json.loads(ask(first, "POST", "/matches?lang=en", {"game": "scathe", "seats": ["me", "me"]}))["match"]
        began = first.evaluate(f"sit('{match}', true)")
        tabs[1].evaluate(f"sit('{match}', false)")
        for tab in tabs:
            tab.evaluate(f"void race({left}).then((done) => (window.done = done))")
        done = [until(tab, "window.done") for tab in tabs]
        told = [sorted(pair) for pair in zip(*(each["outcomes"] for each in done), strict=True)]
        assert told == [["accepted", "refused"]] * len(told)
        assert done[0]["asked"] == done[1]["asked"]
        if done[0]["over"]:
            kept = read_record(ask(first, "GET", f"/matches/{match}/record"))
            assert verify(kept, games.game("scathe"))
        left -= len(told)
        for tab in tabs:
            tab.evaluate("(leave(), delete window.done)")
        assert began is not None


def ask(window: Window, method: str, path: str, body: Any = None) -> str:
    text: str = window.evaluate(f"ask('{method}', {json.dumps(path)}, {json.dumps(body)})")
    return text


def test_whatever_was_accepted_outlives_the_tab(opened: Opened, host: StaticHost):
    """The tab is killed at 20 moments while answers are given: what the table has told is told again."""
    window, random = opened(), Random(20)
    begin(window, f"http://{host.address}")
    for _ in range(20):
        answer(window, random, 1)
        choose(window, random)
        time.sleep(random.random() / 7)  # a moment like any other
        address, told = window.evaluate("location.href"), window.evaluate(LINES)
        again = window.beside()
        window.close()
        window = again
        window.go(address)
        until(window, WANTED)
        assert window.evaluate(LINES) >= told
        if window.evaluate(f"({STATE})()") == "over":
            break


def test_a_full_storage_is_said_and_what_is_there_can_be_taken_away(
    context: BrowserContext, page: Page, host: StaticHost
):
    window, random, address = ChromiumTab(page), Random(3), f"http://{host.address}"
    begin(window, address)
    answer(window, random, 1)
    until(window, WANTED)
    quota = {"origin": address.partition("/some")[0]}
    devtools = context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {**quota, "quotaSize": 1})
    end = time.monotonic() + PATIENCE_S
    while not window.evaluate(f"!!{ALERT}"):  # the browser has looked not long ago; the match outlasts that
        assert time.monotonic() < end
        choose(window, random)
        time.sleep(2)
    assert "no room left" in window.evaluate(f"{ALERT}.innerText")
    listen_for_files(window)
    press(window, "Download everything that is kept", ".unkept")
    assert any(path.startswith("match") for path, _ in json.loads(saved(window)))
    devtools.send("Storage.overrideQuotaForOrigin", quota)
    window.reload()
    until(window, WANTED)
    answer(window, random, 1)
    give_up(window)
    assert verify(read_record(record(window)), games.game("scathe"))


def test_a_browser_that_keeps_nothing_is_said_to(tmp_path: Path, host: StaticHost):
    """All storage is blocked, as some choose to: the home is there, and why nothing more is."""
    needs_firefox()
    firefox = Firefox(tmp_path, **{"network.cookie.cookieBehavior": 2})
    try:
        window, address = firefox.first, f"http://{host.address}"
        window.go(address)
        assert not window.evaluate("(() => { try { return !!localStorage } catch { return false } })()")
        until(window, f"!!{ALERT}")
        assert "keeps nothing" in window.evaluate(f"{ALERT}.innerText")
        until(window, "!!document.querySelector('.games')")
        window.evaluate("void (location.hash = '/new/scathe')")
        press(window, "Start")
        until(window, "document.body.innerText.includes('this browser keeps nothing for this page')")
    finally:
        firefox.close()


def test_a_new_version_breaks_no_running_match(opened: Opened, host: StaticHost, tmp_path: Path):
    """Fetched beside the old one while it is played on, through a reload too; it takes its place when the last tab is
    closed, and the match goes on in it."""
    window, random, address = opened(), Random(5), f"http://{host.address}"
    begin(window, address)
    answer(window, random, 1)
    until(window, f"({KEPT})()")
    host.show(newer_version(tmp_path / "newer"))
    old = window.evaluate("caches.keys()")
    window.evaluate("navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)")
    until(window, "navigator.serviceWorker.ready.then((it) => !!it.waiting)")
    answer(window, random, 1)
    window.reload()
    until(window, WANTED)
    assert "newer" not in window.evaluate(INDEX)
    answer(window, random, 1)
    told, match = window.evaluate(LINES), window.evaluate("location.href")
    again = window.beside()
    again.go("about:blank")
    window.close()
    end = time.monotonic() + PATIENCE_S
    while True:  # the browser does it when it finds the time
        again.go(match)
        if "newer" in again.evaluate(INDEX):
            break
        assert time.monotonic() < end
        again.go("about:blank")
        time.sleep(1)
    until(again, WANTED)
    assert again.evaluate(LINES) >= told
    assert set(again.evaluate("caches.keys()")).isdisjoint(old)
    answer(again, random, 1)
    give_up(again)
    assert verify(read_record(record(again)), games.game("scathe"))


INDEX = "fetch('./').then((answer) => answer.text())"


def newer_version(folder: Path) -> Path:
    """The page once more, with another start page."""
    shutil.copytree(PAGE, folder)
    with (folder / "index.html").open("a") as index:
        index.write("<!-- newer -->\n")
    script = folder / "sw.js"
    script.write_text(script.read_text().replace('VERSION = "', 'VERSION = "newer', 1))
    return folder
