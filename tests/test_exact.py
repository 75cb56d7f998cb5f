"""Floats that are the same everywhere: our own functions beside the library's, and the plugin that asks for them."""

import math
from pathlib import Path
from random import Random

import pytest
from mypy import api

from tests.source import HOUSE
from theomachy.exact import distance, dot, exp, log, total


def test_exp_and_log_are_as_good_as_the_librarys():
    random = Random(5)
    for _ in range(2000):
        x = random.uniform(-60, 60)
        assert exp(x) == pytest.approx(math.exp(x), rel=1e-15)
        assert log(math.exp(x)) == pytest.approx(x, rel=1e-14, abs=1e-15)


def test_exp_and_log_of_what_is_simple():
    assert exp(0.0) == 1.0
    assert log(1.0) == 0.0
    assert [log(2.0**twos) for twos in (-3, 1, 10)] == [pytest.approx(twos * math.log(2)) for twos in (-3, 1, 10)]


@pytest.mark.parametrize(
    ("x", "bits"),
    [
        (-31.25, "0x1.e2f77b039ec9fp-46"),
        (-1.1, "0x1.54dc284911bf0p-2"),
        (0.3, "0x1.599058c8c1a95p+0"),
        (2.75, "0x1.f49070bdbe8fdp+3"),
    ],
)
def test_exp_is_this_very_number_everywhere(x, bits):
    assert exp(x).hex() == bits


def test_a_sum_is_rounded_at_every_step():
    """The built-in sum of these is 0.6 since Python 3.12, and 0.6000000000000001 before."""
    assert total([0.1, 0.2, 0.3]) == 0.1 + 0.2 + 0.3 == 0.6000000000000001
    assert dot([1.0, 2.0, 3.0], [0.1, 0.1, 0.1]) == 0.1 + 0.2 + 0.1 * 3.0


def test_a_distance_needs_a_root_and_no_more():
    assert distance(0, 0, 3, 4) == 5
    assert distance(1.5, 0, 1.5, 0) == 0


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
