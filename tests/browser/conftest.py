"""Real Chromium at a real server: one of each for all tests of a worker, and a context for everybody who comes."""

import asyncio
import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.kit import CHROMIUM, FLAGS, Visitor
from tests.server.processes import ROOT, Server

CLIENT = ROOT / "theomachy" / "server" / "client" / "index.html"


@pytest.fixture(scope="session", autouse=True)
def everything_is_here() -> None:
    """Without a browser or a built client there is nothing to test; where all must be tested, that is a fault."""
    lacking = "Chromium" if CHROMIUM is None else "" if CLIENT.exists() else "the built client (make client)"
    if lacking:
        (pytest.fail if os.environ.get("THEOMACHY_ALL") else pytest.skip)(f"browser tests need {lacking}")


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": CHROMIUM, "args": FLAGS}


@pytest.fixture(scope="session")
def browsers_loop(everything_is_here: None, browser: Browser) -> Iterator[asyncio.AbstractEventLoop]:
    """The event loop that Playwright keeps, half run, as long as its browser is open."""
    loop = asyncio.get_running_loop()
    yield loop
    asyncio._set_running_loop(loop)  # next the browser is closed


@pytest.fixture(autouse=True)
def in_the_browsers_loop(browsers_loop: asyncio.AbstractEventLoop) -> Iterator[None]:
    """Playwright says that its loop runs in this thread from the first browser to the last: here that is so while a
    test of the browser runs. Tests elsewhere begin loops of their own, and know nothing of it."""
    asyncio._set_running_loop(browsers_loop)
    yield
    asyncio._set_running_loop(None)


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody comes with a browser of their own: `arrive()`, or with settings and whatever a context takes."""
    came: list[tuple[BrowserContext, Visitor]] = []

    def come(to: Server | None = None, **how: Any) -> Visitor:
        server = to or request.getfixturevalue("server")
        kept = {"motion": "less", "sound": False, "lang": "en", **how.pop("settings", {})}
        frame = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **how}
        context = browser.new_context(base_url=f"http://{server.address}", **frame)
        visitor = Visitor(context.new_page(), kept)
        came.append((context, visitor))
        return visitor

    yield come
    for context, _ in came:
        context.close()
    assert [trouble for _, visitor in came for trouble in visitor.troubles] == []


@pytest.fixture
def visitor(arrive: Arrive) -> Visitor:
    return arrive()
