"""Every story is told three times: over either database, and over lists."""

from functools import partial
from pathlib import Path

import pytest

from tests.hosting.hosts import Hosts, tell
from theomachy.server.serving import database


@pytest.fixture(params=["sqlite", "postgres", "lists"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database; empty for lists."""
    if request.param == "postgres":
        url: str = request.getfixturevalue("postgres_url")
        return url
    return database(str(tmp_path / "matches.db")) if request.param == "sqlite" else ""


@pytest.fixture
def hosts(url: str) -> Hosts:
    """Tell a story that happens in two hosts."""
    return partial(tell, url)
