"""Every way for dice to fall, and every path that rolls can take."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import Roll, each, highest, one, total
from theomachy.play.outcomes import Enumerated, TooMany, outcomes, ways

ACTION_DIE = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)

DIE = st.lists(st.integers(1, 4), min_size=1, max_size=5).map(tuple)


@settings(deadline=None)
@given(st.lists(DIE, max_size=3).map(tuple))
def test_outcomes_are_all_faces_with_their_weights(dice):
    assert Counter(dict(outcomes(Roll(dice, each)))) == Counter(product(*dice))


@settings(deadline=None)
@given(st.lists(st.lists(DIE, min_size=1, max_size=2).map(tuple), max_size=3))
def test_every_path_is_gone_once_with_its_weight(rolls):
    """A row of rolls: as if all their dice fell together."""
    chance, paths = Enumerated(10_000), {}
    for _ in chance.paths():
        path = tuple(face for dice in rolls for face in chance.roll(Roll(dice, each)))
        assert path not in paths
        paths[path] = Fraction(chance.weight, chance.out_of)
    cases = list(product(*[die for dice in rolls for die in dice]))
    assert paths == {path: Fraction(n, len(cases)) for path, n in Counter(cases).items()}
    assert sum(paths.values()) == 1


def test_paths_may_branch():
    """Where the second roll depends on the first: after a 6 one more die, after a 1 none, otherwise a coin."""
    chance, ends = Enumerated(10_000), Counter()
    for _ in chance.paths():
        (face,) = chance.roll(Roll((ACTION_DIE,), one))
        if face == 6:
            face += chance.roll(Roll((ACTION_DIE,), one))[0]
        elif face > 1:
            face = chance.roll(Roll((("heads", "tails"),), one))[0]
        ends[face] += Fraction(chance.weight, chance.out_of)
    more = {6 + face: Fraction(n, 144) for face, n in Counter(ACTION_DIE).items()}
    assert ends == {1: Fraction(1, 12), "heads": Fraction(5, 12), "tails": Fraction(5, 12), **more}


def test_without_dice_there_is_one_path():
    chance = Enumerated(10_000)
    assert [(chance.weight, chance.out_of) for _ in chance.paths()] == [(1, 1)]


@pytest.mark.parametrize("read", [total, highest])
@pytest.mark.parametrize("count", [2, 3, 5])
def test_a_pool_is_weighed_by_what_is_read_off_it(read, count):
    """Dice that are alike: one way for each sum, or for each best die, with the weight of all ways that read alike."""
    die = (0, 0, 1, 1, 1, 2)
    expected = Counter(read(faces) for faces in product(die, repeat=count))
    roll = Roll((die,) * count, read)
    assert {read(faces): weight for faces, weight in outcomes(roll)} == expected
    assert ways(roll) == len(expected)


def test_dice_that_are_read_one_by_one_are_no_pool():
    """Nor are dice that differ."""
    assert len(outcomes(Roll(((0, 1), (0, 1)), each))) == ways(Roll(((0, 1), (0, 1)), each)) == 4
    assert len(outcomes(Roll(((0, 1), (0, 2)), total))) == ways(Roll(((0, 1), (0, 2)), total)) == 4


def test_dice_that_are_rolled_again_and_again_are_too_many():
    """Two players roll until one is higher: no path ends the tree, so the tree itself has to."""
    chance = Enumerated(most=200)

    def play() -> None:
        for _ in chance.paths():
            while len(set(chance.roll(Roll(((1, 2, 3), (1, 2, 3)), each)))) == 1:
                pass

    with pytest.raises(TooMany):
        play()
