"""Servers that tests of the server and of the browser share."""

import asyncio
import sys
from collections.abc import Iterator
from functools import partial

import pytest

from tests.server.kit import ROOT, Nursery, Server, start_script

MADE_UP = ROOT / "tests" / "server" / "made_up.py"


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(autouse=True)
def no_loop_but_its_own(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser stays open from one test to the next and says all the while that its event loop runs in this thread;
    whoever has no browser begins a loop of their own."""
    running = None if "browser" in request.fixturenames else asyncio._get_running_loop()
    if running is not None:
        asyncio._set_running_loop(None)
    yield
    if running is not None:
        asyncio._set_running_loop(running)


@pytest.fixture(scope="module")
def arcade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with made-up games besides."""
    server = Server(tmp_path_factory.mktemp("arcade"), partial(start_script, [sys.executable, str(MADE_UP)]))
    yield server
    server.stop()
