"""Where dice come from."""

from collections import Counter
from hashlib import sha256
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from theomachy.kernel import Fast, Refused, Roll, Scripted, Seeded, Typed, each, one

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
