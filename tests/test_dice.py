"""Dice and their odds: by convolution here, by counting every case in the tests."""

from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.dice import Odds, d

DIE = st.lists(st.integers(-3, 6), min_size=1, max_size=6).map(tuple)
POOL = st.lists(DIE, min_size=1, max_size=4)


def counted(pool, read) -> Odds:
    """Every way the dice can fall, one by one."""
    return Odds(Counter(read(faces) for faces in product(*pool)))


def test_a_plain_die_has_each_number_once():
    assert d(6) == (1, 2, 3, 4, 5, 6)
    assert Odds.of(d(6)) == Odds(dict.fromkeys(range(1, 7), 1))


@settings(deadline=None)
@given(POOL)
def test_totals(pool):
    assert Odds.total(pool) == counted(pool, sum)
    assert Odds.total(pool).out_of == prod(map(len, pool))


@settings(deadline=None)
@given(POOL)
def test_the_highest(pool):
    assert Odds.highest(pool) == counted(pool, max)


@settings(deadline=None)
@given(DIE, DIE, st.integers(-5, 5))
def test_sums_and_what_is_made_of_them(one, two, more):
    a, b = Odds.of(one), Odds.of(two)
    assert a + b == b + a == counted([one, two], sum)
    assert a + more == counted([one], lambda faces: faces[0] + more)
    assert a.combine(b, min) == counted([one, two], min)
    assert a.map(lambda face: max(0, face - 2)) == counted([one], lambda faces: max(0, faces[0] - 2))


@settings(deadline=None)
@given(POOL)
def test_mean_and_variance(pool):
    totals = [sum(faces) for faces in product(*pool)]
    mean = Fraction(sum(totals), len(totals))
    odds = Odds.total(pool)
    assert odds.mean == mean
    assert odds.variance == Fraction(sum(total**2 for total in totals), len(totals)) - mean**2


@settings(deadline=None)
@given(POOL, st.integers(-12, 24))
def test_chances_are_exact(pool, value):
    totals = [sum(faces) for faces in product(*pool)]
    odds = Odds.total(pool)
    assert odds[value] == Fraction(totals.count(value), len(totals))
    assert odds.at_least(value) == Fraction(sum(total >= value for total in totals), len(totals))
    assert sum(chance for _, chance in odds) == 1
    assert [value for value, _ in odds] == sorted(set(totals))


def test_odds_are_equal_when_their_chances_are():
    """Two cases of four are one of two."""
    half = Odds({0: 1, 1: 1})
    assert half == Odds({0: 2, 1: 2, 5: 0})
    assert hash(half) == hash(Odds({1: 3, 0: 3}))
    assert half != Odds({0: 1, 1: 2})
    assert half != "half"
    assert repr(Odds.certain(4)) == "Odds({4: 1})"


def test_two_dice_make_seven_once_in_six():
    both = Odds.total([d(6), d(6)])
    assert (both[7], both.at_least(10), both.mean) == (Fraction(1, 6), Fraction(1, 6), 7)


def test_an_empty_pool_sums_to_nothing_and_has_no_highest():
    assert Odds.total([]) == Odds.certain(0)
    with pytest.raises(ValueError, match="not enough values"):
        Odds.highest([])


@pytest.mark.parametrize("cases", [{}, {1: 0}, {1: 2, 2: -1}])
def test_odds_of_nothing_are_none(cases):
    with pytest.raises(ValueError, match="at least one case"):
        Odds(cases)


def test_only_numbers_have_odds():
    with pytest.raises(ValueError, match="a face without a number: 'priest'"):
        Odds.of((1, "priest"))
    with pytest.raises(ValueError, match="at least one case"):
        Odds.of(())
