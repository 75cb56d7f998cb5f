"""Floats that are the same everywhere: our own functions beside the library's."""

import math
from random import Random

import pytest

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
