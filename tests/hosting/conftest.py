"""Every story is told twice: over a database, and over lists."""

from functools import partial
from pathlib import Path

import pytest

from tests.hosting.hosts import Hosts, tell
from theomachy.server.serving import database


@pytest.fixture(params=["database", "lists"])
def hosts(request: pytest.FixtureRequest, tmp_path: Path) -> Hosts:
    """Tell a story that happens in two hosts."""
    return partial(tell, database(str(tmp_path / "matches.db")) if request.param == "database" else "")
