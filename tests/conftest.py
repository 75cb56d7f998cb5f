"""Servers that tests of the server and of the browser share."""

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


@pytest.fixture(scope="module")
def arcade(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with made-up games besides."""
    server = Server(tmp_path_factory.mktemp("arcade"), partial(start_script, [sys.executable, str(MADE_UP)]))
    yield server
    server.stop()
