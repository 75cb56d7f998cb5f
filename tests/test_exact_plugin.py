"""The plugin of mypy that asks for floats that are the same everywhere."""

from pathlib import Path

from mypy import api

from tests.source import HOUSE

BAD = """
import math
from math import hypot

def rule(lengths: list[float], counts: list[int], x: float, n: int) -> float:
    sum(counts)
    sum(length > 2 for length in lengths)
    n**2
    math.sqrt(x)
    sum(lengths)
    sum(length for length in lengths)
    x**2
    n**0.5
    math.exp(x)
    hypot(x, x)
    return x
"""


def test_what_differs_between_machines_is_found_by_its_type(tmp_path: Path):
    """Only where a record or a seed depends on it; whole numbers may be added up by anybody."""
    root = tmp_path / "theomachy"
    for room in ("", "games", "wire"):
        (root / room).mkdir(exist_ok=True)
        (root / room / "__init__.py").write_text("")
    (root / "games" / "bad.py").write_text(BAD)
    (root / "wire" / "fine.py").write_text(BAD)
    config = tmp_path / "mypy.ini"
    config.write_text(f"[mypy]\nplugins = {HOUSE.parent / 'tests' / 'exact_plugin.py'}\n")
    said, trouble, _ = api.run([str(root), "--config-file", str(config), "--cache-dir", str(tmp_path / "cache")])
    assert trouble == ""
    faults = [line.split(":")[:2] for line in said.splitlines() if ": error:" in line]
    assert [(Path(file).name, int(line)) for file, line in faults] == [("bad.py", line) for line in range(10, 16)]
