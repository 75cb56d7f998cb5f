"""A browser that was at another house of the same host: the next one, or one that moved in while a page was open."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.kit import Visitor
from tests.server.processes import Nursery, Server


def be_called(visitor: Visitor, name: str) -> None:
    visitor.page.get_by_label("Name").fill(name)
    visitor.button("Save").click()
    expect(visitor.page.get_by_role("status")).to_have_text("Saved.")


def test_the_second_visit(arrive: Arrive, tmp_path: Path, nursery: Nursery):
    """One browser at two houses with databases of their own, and at a third that moves in at the address of the first:
    it takes a name at each, without being told to load anything again, and is still known where it was before."""
    folders = [tmp_path / name for name in ("one", "other")]
    for folder in folders:
        folder.mkdir()
    one, other = (Server(folder, nursery.start) for folder in folders)
    visitor = arrive(one).go("/account")
    visitor.forgiven += ["403", "Failed to load resource"]
    be_called(visitor, "Ann")
    visitor.go(f"http://{other.address}/account")
    expect(visitor.page.get_by_label("Name")).to_have_value("")
    be_called(visitor, "Ben")
    visitor.go(f"http://{one.address}/account")
    expect(visitor.page.get_by_label("Name")).to_have_value("Ann")
    one.kill()
    for file in folders[0].glob("matches.db*"):
        file.unlink()
    one.start()
    be_called(visitor, "Cai")
    visitor.go(f"http://{one.address}/account")
    expect(visitor.page.get_by_label("Name")).to_have_value("Cai")
    visitor.go(f"http://{other.address}/account")
    expect(visitor.page.get_by_label("Name")).to_have_value("Ben")
    for server in (one, other):
        server.kill()
