"""The checker of clauses, on a made-up rulebook."""

from pathlib import Path

import pytest

from theomachy.presentation.rulebook import clauses, search
from theomachy.terminal.commands.coverage import cited, gaps, report

BOOK = """# Mud

Some words before. **Not a clause** at all.

## Digging

- **MU-DIG-01** Take a spade.
- **MU-DIG-02 Deep** Dig
  and dig.

| a | table |

- **MU-DIG-03** Rest.

## Rulings

**MU-A-01** What is mud? Wet earth.

---
Nothing.
"""


@pytest.fixture
def game(tmp_path: Path) -> tuple[Path, Path]:
    folder, tests = tmp_path / "mud", tmp_path / "tests"
    (folder / "rules").mkdir(parents=True)
    tests.mkdir()
    (folder / "rulebook.md").write_text(BOOK)
    return folder, tests


def test_clauses_are_read_with_all_that_stands_under_them() -> None:
    found = clauses(BOOK)
    assert list(found) == ["MU-DIG-01", "MU-DIG-02", "MU-DIG-03", "MU-A-01"]
    assert "and dig." in found["MU-DIG-02"]
    assert found["MU-A-01"].endswith("Wet earth.")


def test_clauses_are_found_by_id_chapter_or_word() -> None:
    assert list(search(BOOK, "mu-dig-01")) == ["MU-DIG-01"]
    assert list(search(BOOK, "MU-DIG")) == ["MU-DIG-01", "MU-DIG-02", "MU-DIG-03"]
    assert list(search(BOOK, "wet")) == ["MU-A-01"]
    assert search(BOOK, "") == search(BOOK, "zebra") == {}


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("SC-ATK-01", {"SC-ATK-01"}),
        ("SC-ATK-01 to 03", {"SC-ATK-01", "SC-ATK-02", "SC-ATK-03"}),
        ("SC-ATK-09 to SC-ATK-11", {"SC-ATK-09", "SC-ATK-10", "SC-ATK-11"}),
        ("SC-ATK-08, SC-A-05", {"SC-ATK-08", "SC-A-05"}),
        ("SC-RND-01 to 02, SC-A-03: why", {"SC-RND-01", "SC-RND-02", "SC-A-03"}),
        ("GT-A1 and GT-CLM-02", {"GT-A1", "GT-CLM-02"}),
        ("no clause, not even A-1", set()),
    ],
)
def test_citations_and_ranges(text: str, ids: set[str]) -> None:
    assert cited(text) == ids


def test_gaps_are_listed(game: tuple[Path, Path]) -> None:
    folder, tests = game
    (folder / "rules" / "dig.py").write_text('def dig():\n    """MU-DIG-01 to 02"""\n    tell("x", "MU-A-01")\n')
    (tests / "test_dig.py").write_text(
        'def test_dig():\n    """MU-DIG-01: dig."""\n\ndef helper():\n    """MU-DIG-02"""\n\n'
        'def test_more():\n    """MU-DIG-77"""\n'
    )
    found = gaps(folder, tests)
    assert found
    assert found.no_code == ["MU-DIG-03"]
    assert found.no_test == ["MU-DIG-02", "MU-DIG-03", "MU-A-01"]
    assert found.unknown == ["MU-DIG-77"]
    assert "mud: MU-DIG-03 is not in the code" in list(report("mud", found))


def test_no_gaps(game: tuple[Path, Path]) -> None:
    folder, tests = game
    (folder / "dig.py").write_text('"""MU-DIG-01 to 03, MU-A-01"""\n')
    (tests / "test_dig.py").write_text('def test_dig():\n    """MU-DIG-01 to 03, MU-A-01"""\n')
    found = gaps(folder, tests)
    assert not found
    assert list(report("mud", found)) == ["mud: all 4 clauses have code and tests"]


def test_no_rulebook_is_a_gap(tmp_path: Path) -> None:
    found = gaps(tmp_path, tmp_path)
    assert found
    assert list(report("mud", found)) == ["mud: there is no rulebook with clauses"]
