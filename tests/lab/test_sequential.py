"""The sequential test: it ends where the evidence does, and is as often wrong as it says."""

from random import Random

import pytest

from theomachy.lab.sequential import ERROR, Sequential, Shares

SHARES = Shares(0.5, 0.6)


def tried(share, seed, most=4000):
    """A test of an agent that wins so often, game by game."""
    test, random = Sequential(SHARES), Random(seed)
    for _ in range(most):
        for _ in range(2):
            test.add(float(random.random() < share))
        if test.settled:
            break
    return test


def test_nothing_is_settled_before_anything_is_played():
    verdict = Sequential(SHARES).verdict
    assert (verdict.share, verdict.pairs) == ("open", 0)


def test_half_a_pair_does_not_count():
    test = Sequential(SHARES)
    test.add(1.0)
    assert test.verdict.pairs == 0
    test.add(0.0)
    assert test.verdict.pairs == 1


def test_what_a_deal_favours_cancels_out():
    """Whoever wins every deal once is even, and that is known sooner than from games that fall as they like."""
    test = Sequential(SHARES)
    for _ in range(100):
        test.add(1.0)
        test.add(0.0)
        if test.settled:
            break
    assert test.verdict.share == "low"
    assert test.verdict.pairs < 40 < tried(0.5, 1).verdict.pairs


@pytest.mark.parametrize(("share", "expected"), [(0.5, "low"), (0.6, "high")])
def test_it_is_seldom_wrong(share, expected):
    """Over 200 tests no more often than it says, but for chance: three standard deviations."""
    found = [tried(share, seed).verdict.share for seed in range(200)]
    assert set(found) <= {"low", "high"}
    wrong = len(found) - found.count(expected)
    assert wrong <= 200 * ERROR + 3 * (200 * ERROR * (1 - ERROR)) ** 0.5


def test_clear_cases_end_soon():
    assert tried(0.9, 1).verdict.pairs < 15
