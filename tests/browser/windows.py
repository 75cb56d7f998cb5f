"""Tabs of Chromium and of Firefox, driven by expressions alone: the same test in both."""

import json
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.firefox import FIREFOX, Firefox
from tests.browser.kit import STATE

PATIENCE_S = 300
"""How long a test waits for what is sure to happen, however busy the machine is."""
SETTINGS = {"motion": "less", "sound": False}
LINES = "document.querySelectorAll('.rail-right .log li').length"
CHIPS = "[...document.querySelectorAll('.request .opt:not(.no):not(.more)')]"
WANTED = f"['asked', 'roll', 'over'].includes(({STATE})())"


class Window(Protocol):
    def go(self, address: str) -> None: ...

    def reload(self) -> None: ...

    def evaluate(self, expression: str) -> Any: ...

    def beside(self) -> "Window":
        """Another tab of the same browser."""
        ...

    def close(self) -> None: ...


class ChromiumTab:
    def __init__(self, page: Page) -> None:
        self._page = page

    def go(self, address: str) -> None:
        self._page.goto(address, wait_until="domcontentloaded")

    def reload(self) -> None:
        self._page.reload(wait_until="domcontentloaded")

    def evaluate(self, expression: str) -> Any:
        return self._page.evaluate(f"() => {expression}")

    def beside(self) -> "ChromiumTab":
        return ChromiumTab(self._page.context.new_page())

    def close(self) -> None:
        self._page.close()


Opened = Callable[..., Window]


@pytest.fixture(params=["chromium", "firefox"])
def opened(request: pytest.FixtureRequest, tmp_path: Path, browser: Browser) -> Iterator[Opened]:
    """A window of one browser or the other, of a size."""
    if request.param == "firefox":
        needs_firefox()
    closing: list[Callable[[], None]] = []

    def open(width: int = 1280, height: int = 800) -> Window:
        if request.param == "chromium":
            context = browser.new_context(viewport={"width": width, "height": height})
            closing.append(context.close)
            return ChromiumTab(context.new_page())
        profile = tmp_path / "profile"
        profile.mkdir()
        firefox = Firefox(profile, width, height)
        closing.append(firefox.close)
        return firefox.first

    yield open
    for close in closing:
        close()


def needs_firefox() -> None:
    if FIREFOX is None:
        (pytest.fail if os.environ.get("THEOMACHY_ALL") else pytest.skip)(
            "there is no Firefox: apt install firefox-esr"
        )


def until(window: Window, expression: str) -> Any:
    end = time.monotonic() + PATIENCE_S
    while not (value := window.evaluate(expression)):
        assert time.monotonic() < end, f"{expression} at {window.evaluate('location.href')}"
        time.sleep(0.1)
    return value


def click(window: Window, element: str) -> None:
    until(window, f"(() => {{ const one = {element}; one?.click(); return !!one }})()")


def press(window: Window, name: str, within: str = "body") -> None:
    """A button or a link by its name."""
    pressed = f"[...document.querySelectorAll('{within} :is(button:not([disabled]), a)')]"
    click(window, f"{pressed}.find((one) => (one.ariaLabel ?? one.innerText).trim() === {json.dumps(name)})")


def settle(window: Window, address: str, lang: str) -> None:
    """Somebody who has been here before, and prefers a language."""
    window.go(address)
    kept = json.dumps(json.dumps({**SETTINGS, "lang": lang}))
    window.evaluate(f"localStorage.setItem('theomachy', {kept})")
    window.go("about:blank")


def answer(window: Window, random: Random, times: int) -> None:
    """So many lines more are told."""
    wanted = window.evaluate(LINES) + times
    end = time.monotonic() + PATIENCE_S
    while window.evaluate(LINES) < wanted:
        assert time.monotonic() < end
        choose(window, random)
        time.sleep(0.05)


def choose(window: Window, random: Random) -> None:
    """Any chip, if something is asked."""
    if window.evaluate(f"({STATE})()") == "asked":
        chip = random.randrange(1000)
        window.evaluate(f"(() => {{ const chips = {CHIPS}; chips[{chip} % chips.length]?.click() }})()")


def record(window: Window) -> str:
    """What is downloaded at the end."""
    listen_for_files(window)
    click(window, "document.querySelector('.ending a[download]')")
    return saved(window)


def listen_for_files(window: Window) -> None:
    window.evaluate("""(() => {
      const make = URL.createObjectURL
      URL.createObjectURL = (blob) => (blob.text().then((text) => (window.saved = text)), make.call(URL, blob))
    })()""")


def saved(window: Window) -> str:
    """The file that was last among the downloads."""
    text: str = until(window, "window.saved")
    return text
