"""The docs are served where they have been built, and the house says so."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from tests.server.kit import Player
from theomachy.server.http import client_files
from theomachy.wire.pages import Me


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text("<h1>Theomachy</h1>")
    (tmp_path / "play.html").write_text("<script>here()</script>")
    return tmp_path


def test_its_pages_are_served_with_the_scripts_within_them(site: Path) -> None:
    with TestClient(Litestar([client_files.docs(site)], openapi_config=None)) as client:
        page = client.get("/docs/play.html")
        assert (page.status_code, page.text) == (200, "<script>here()</script>")
        assert page.headers["content-type"].startswith("text/html")
        assert "script-src 'self' 'unsafe-inline'" in page.headers["content-security-policy"]
        assert client.get("/docs/").text == "<h1>Theomachy</h1>"
        assert client.get("/docs/nothing.html").status_code == 404
        assert client.get("/docs/../secret").status_code == 404


def test_whether_there_are_docs_is_told(player: Player) -> None:
    assert player.ask("GET", "/me").json().get("docs", False) is (client_files.DOCS is not None)
    assert Me("", [], "").docs is False
