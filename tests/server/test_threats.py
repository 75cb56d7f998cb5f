"""Each promise of the threat model names a test that there is."""

import ast
import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
PAGE = (TESTS.parent / "docs" / "threats.md").read_text("utf-8")
NAMED = re.findall(r"`((?:server|hosting|kernel|terminal|browser)/[\w/]+\.py)(?:::(\w+))?`", PAGE)


@pytest.mark.parametrize(("file", "name"), NAMED)
def test_every_promise_has_a_test(file: str, name: str):
    body = ast.parse((TESTS / file).read_text("utf-8")).body
    assert not name or name in [part.name for part in body if isinstance(part, ast.FunctionDef)]


def test_every_line_names_one():
    promises = [
        line for line in PAGE.splitlines() if line.startswith("| ") and not line.startswith(("| promise", "| ---"))
    ]
    assert len(promises) > 25
    assert [line for line in promises if ".py" not in line] == []
