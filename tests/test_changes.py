"""Every fragment in changes/ comes into the changelog."""

import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_every_fragment_has_a_type_that_the_changelog_knows():
    """A file with another name would be left out."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["towncrier"]
    known = {kind["directory"] for kind in told["type"]}
    fragments = [file for file in (ROOT / "changes").iterdir() if file.name not in {*told["ignore"], ".gitignore"}]
    wrong = [file.name for file in fragments if file.name.split(".")[1:] not in [[kind, "md"] for kind in known]]
    assert wrong == [], (
        f"fragments are named after their type: {', '.join(f'name.{kind}.md' for kind in sorted(known))}"
    )
    assert [file.name for file in fragments if not file.read_text().strip()] == []
