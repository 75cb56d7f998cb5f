"""Where dice come from."""

from collections import Counter
from fractions import Fraction
from hashlib import sha256
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import Fast, Refused, Roll, Scripted, Seeded, Typed, each, highest, one, total
from theomachy.kernel.chance import Enumerated, TooMany, outcomes, ways

D12 = tuple(range(1, 13))
ACTION_DIE = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)
ROLL = Roll((D12,), one)
NONCES = ("0123456789abcdef" * 2, "f" * 32)


def chi_square(faces, sides: int) -> float:
    """How far from uniform: about as much as there are sides, if all is well."""
    counts, expected = Counter(faces), len(faces) / sides
    return sum((counts[face] - expected) ** 2 / expected for face in range(1, sides + 1))


# Seeded


@settings(deadline=None)
@given(st.binary(max_size=40), st.integers(0, 2**20), st.integers(0, 2**30), st.integers(0, 200))
def test_a_number_of_the_seed_always_shows_the_same(server_seed, epoch, step, number):
    """Whatever was rolled before: dice can be checked one by one after the match."""
    roll = Roll((D12,) * 20, each)
    faces = Seeded(server_seed).roll(roll, epoch, step, number)
    other = Seeded(server_seed)
    for before in (step + 1, step - 1 if step else 3, step ^ 8):
        other.roll(roll, epoch, before, number)
    assert other.roll(roll, epoch, step, number) == faces
    assert all(face in D12 for face in faces)


def test_every_number_of_the_seed_is_its_own():
    """Epoch, step and number each count; so do the seed and its nonces."""
    roll = Roll((D12,) * 20, each)
    seeded = Seeded.of(1)
    places = list(product((0, 1, 2, 1000), (0, 1, 7, 8, 9, 65536), (0, 1, 2, 19)))
    assert len({seeded.roll(roll, *place) for place in places}) == len(places)
    sources = (seeded, Seeded.of(2), Seeded(b"1", NONCES), Seeded(b"1", NONCES[::-1]), Seeded(b"1", NONCES[:1]))
    assert len({source.roll(roll, 0, 0, 0) for source in sources}) == len(sources)


@pytest.mark.parametrize("place", [0, 1, 2], ids=["epoch", "step", "number"])
def test_seeded_dice_are_uniform(place):
    """Along each coordinate, and for every die of a pool."""
    seeded, roll = Seeded.of("uniform"), Roll((D12,) * 10, each)
    rolls = [seeded.roll(roll, *[n if place == at else 3 for at in range(3)]) for n in range(3000)]
    assert chi_square([face for faces in rolls for face in faces], 12) < 40
    for die in zip(*rolls, strict=True):
        assert chi_square(die, 12) < 40


def test_neighbouring_dice_know_nothing_of_each_other():
    seeded = Seeded.of("pairs")
    faces = [seeded.roll(ROLL, 0, step, 0)[0] for step in range(14401)]
    pairs = [12 * (a - 1) + b for a, b in pairwise(faces)]
    assert chi_square(pairs, 144) < 220


def test_seeds_that_a_person_can_type():
    assert Seeded.of(7).roll(ROLL, 0, 0, 0) == Seeded.of("7").roll(ROLL, 0, 0, 0) == Seeded(b"7").roll(ROLL, 0, 0, 0)


def test_the_commitment_hides_the_server_seed_and_the_seed_needs_the_nonces():
    seeded = Seeded(b"secret", NONCES)
    assert seeded.commitment == sha256(b"secret").hexdigest() == Seeded(b"secret").commitment
    assert seeded.seed == sha256(b"secret" + bytes.fromhex(NONCES[0] + NONCES[1])).digest()
    assert seeded.nonces == NONCES


@pytest.mark.parametrize(
    "nonce", ["", "abc", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "0x" + "0" * 30, "٣" * 32, " " * 32]
)
def test_nonces_are_32_small_hex_digits(nonce):
    """So nobody can shift a digit from one seat's nonce to the next."""
    with pytest.raises(Refused, match="bad-nonce"):
        Seeded(b"secret", (NONCES[0], nonce))


def test_salts_differ_by_position_and_seed():
    salts = {source.salt(n) for source in (Seeded(b"a"), Seeded(b"b")) for n in range(100)}
    assert len(salts) == 200
    assert {len(salt) for salt in salts} == {8}


def test_large_pools_can_be_rolled():
    assert len(Seeded.of(1).roll(Roll((D12,) * 40, each), 0, 0, 0)) == 40


# Fast, typed and scripted


def test_a_fast_stream_is_uniform_and_repeatable():
    one_, two = Fast(5), Fast(5)
    faces = [one_.roll(ROLL)[0] for _ in range(12000)]
    assert faces == [two.roll(ROLL)[0] for _ in range(12000)]
    assert chi_square(faces, 12) < 40
    assert one_.roll(Roll((D12,) * 3, each)) == two.roll(Roll((D12,) * 3, each))
    assert Fast(5).roll(Roll((D12,) * 20, each)) != Fast(6).roll(Roll((D12,) * 20, each))


def test_typed_dice_are_not_rolled_here():
    assert Typed().roll(ROLL, 0, 0, 0) is None


def test_a_script_gives_its_faces_in_order():
    script = Scripted([4, "3 6", "d7"])
    assert script.roll(ROLL) == (4,)
    assert script.roll(Roll((D12, D12), each)) == (3, 6)
    with pytest.raises(Refused, match="dice-left-over dice=d7"):
        script.used_up()
    assert script.roll(Roll((ACTION_DIE,), one)) == (4,)
    script.used_up()


def test_a_script_that_ran_out_says_for_what():
    with pytest.raises(Refused, match=r"dice-ran-out question=sc-roll-turn \[SC-TRN-01\]"):
        Scripted([]).roll(Roll((D12,), one, "sc-roll-turn", 0, "SC-TRN-01"))


def test_a_script_may_go_on_with_another_source():
    script = Scripted(["4"], then=Typed())
    assert script.roll(ROLL, 0, 0, 0) == (4,)
    assert script.roll(ROLL, 0, 0, 1) is None


def test_a_script_refuses_faces_that_are_not_there():
    with pytest.raises(Refused, match="no-such-face"):
        Scripted(["13"]).roll(ROLL)


# Enumerated


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
