"""What is packed for a page does the same without what nobody reads there."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from typing import Any

import pytest

from tests.server.processes import ROOT

SOURCE = b'''
"""A module."""
from functools import singledispatch

limit: int = 3
later: str

class Pair:
    """Two."""
    left: int
    """The first."""

class Empty:
    """Nothing."""

@singledispatch
def kind(value: object) -> str:
    """What it is."""
    return "thing"

@kind.register
def _(value: int) -> str:
    return "number"

def checked(value: int, *more: int, name: str = "") -> int:
    """Held."""
    assert value < limit, name
    return value
'''


@pytest.fixture(scope="module")
def packed() -> dict[str, Any]:
    spec = spec_from_file_location("lean", ROOT / "web" / "python" / "lean.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    names: dict[str, Any] = {"__name__": "packed"}
    exec(compile(module.lean(SOURCE, "packed.py"), "packed.py", "exec"), names)
    return names


def test_nothing_is_documented_any_more(packed: dict[str, Any]):
    assert [packed[name].__doc__ for name in ("Pair", "Empty", "kind", "checked")] == [None] * 4
    assert packed.get("__doc__") is None
    assert packed["checked"].__annotations__ == {}


def test_what_code_reads_stays(packed: dict[str, Any]):
    assert packed["limit"] == 3
    assert packed["Pair"].__annotations__ == {"left": int}
    assert (packed["kind"](1), packed["kind"]("")) == ("number", "thing")
    with pytest.raises(AssertionError):
        packed["checked"](sys.maxsize)
