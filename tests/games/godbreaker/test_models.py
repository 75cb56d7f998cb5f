"""GB-MOD: models, their dice and traits, whose they are, and who is a friend of whom."""

import pytest

from tests.games.godbreaker.measures import units
from tests.games.godbreaker.table import model, table
from theomachy.games.godbreaker.rules.measuring import gap
from theomachy.games.godbreaker.rules.values import (
    attack_range,
    decider,
    friendly,
    godbreakers,
    hostile,
    is_active,
    leader,
    move_range,
    rank,
    shard,
)
from theomachy.kernel import Refused


def test_measures_are_taken_at_the_bases():
    """GB-MOD-01, GB-MEA-01: between the nearest points of two bases, whatever stands elsewhere on them."""
    t = table("wild\na1 5u,5u\nhorror-1 10u,5u")
    assert gap(model(t, "a1"), model(t, "horror-1")) == 5 * 2540 - 1250 - 2000
    assert units(t, "a1", "horror-1") == 3


def test_dice_of_models():
    """GB-MOD-02: D6, D8, D10 and D12, and no other."""
    for die in (6, 8, 10, 12):
        assert model(table(f"wild\na1 D{die} 5u,5u"), "a1").die == die
    for die in (4, 7, 14, 20):
        with pytest.raises(Refused, match="GB-MOD-02"):
            table(f"wild\na1 D{die} 5u,5u")


def test_everybody_but_godbreakers_is_unaligned():
    """GB-MOD-04, GB-MOD-05, GB-MOD-06: threats are nobody's until somebody tames them, and never godbreakers."""
    t = table("wild priority 2,1\na1 5u,5u\nlocal-1 8u,5u\nlocal-2 8u,8u tame 1")
    wild, tame = model(t, "local-1"), model(t, "local-2")
    assert (wild.seat, tame.seat) == (-1, 0)
    assert [one.godbreaker for one in (model(t, "a1"), wild, tame)] == [True, False, False]
    assert godbreakers(t, 0) == [model(t, "a1")]
    assert (decider(t, tame), decider(t, wild), decider(t, model(t, "b1"))) == (0, 0, 1)


def test_friends_and_foes():
    """GB-MOD-05, GB-MOD-07, GB-MOD-08: models of one player are friends, any others enemies."""
    t = table("wild\na1 5u,5u\na2 8u,5u\nb1 5u,9u\nlocal-1 3u,3u tame 1\nlocal-2 3u,9u\nlocal-3 3u,12u")
    a1, a2, b1, tame, wild, other = (model(t, id) for id in ("a1", "a2", "b1", "local-1", "local-2", "local-3"))
    assert friendly(t, a1, a2)
    assert friendly(t, tame, a1)
    assert friendly(t, a1, tame)
    for one, two in ((a1, b1), (tame, b1), (a1, wild), (tame, wild), (wild, other)):
        assert hostile(t, one, two)
        assert hostile(t, two, one)
        assert not friendly(t, one, two)


def test_nobody_is_its_own_friend_or_foe():
    """GB-MOD-07, GB-A-29: friendly are a player's other models."""
    t = table("wild\na1 5u,5u\nhorror-1 9u,9u", scenario="nest")
    for id in ("a1", "horror-1"):
        assert not friendly(t, model(t, id), model(t, id))
        assert not hostile(t, model(t, id), model(t, id))


def test_a_scenario_makes_friends():
    """GB-MOD-07, GB-NES-02: horrors and spawn in their nest; not in another scenario."""
    text = "wild\nhorror-1 5u,5u\nspawn-1 9u,9u\nlocal-1 3u,3u"
    nest, clash = table(text, scenario="nest"), table(text, scenario="clash")
    assert friendly(nest, model(nest, "horror-1"), model(nest, "spawn-1"))
    assert hostile(nest, model(nest, "horror-1"), model(nest, "local-1"))
    assert hostile(clash, model(clash, "horror-1"), model(clash, "spawn-1"))


def test_a_tamed_member_of_a_group_changes_sides():
    """GB-MOD-05, GB-MOD-07"""
    t = table("wild\nhorror-1 5u,5u tame 1\nspawn-1 9u,9u", scenario="nest")
    assert hostile(t, model(t, "horror-1"), model(t, "spawn-1"))


@pytest.mark.parametrize("truce", [False, True])
def test_a_truce_within_groups(truce):
    """GB-A-55: only if the table says so, and only for wild models of one kind."""
    t = table("wild\nlocal-1 5u,5u\nlocal-2 9u,9u\nforgotten-1 3u,3u", group_truce=truce)
    assert friendly(t, model(t, "local-1"), model(t, "local-2")) == truce
    assert not friendly(t, model(t, "local-1"), model(t, "forgotten-1"))


def test_base_ranges_follow_the_die():
    """GB-MOD-09: movement range D, attack range 0, whatever the die is now."""
    for die in (6, 8, 10, 12):
        t = table(f"wild\na1 D{die} 5u,5u")
        assert (move_range(t, model(t, "a1")), attack_range(t, model(t, "a1"))) == (die, 0)


@pytest.mark.parametrize(("ranks", "moves", "reaches"), [(1, 8, 6), (2, 10, 12), (3, 12, 18)])
def test_traits_work_at_their_full_rank(ranks, moves, reaches):
    """GB-MOD-11, GB-TRT-13, GB-TRT-15, GB-T-15, GB-T-17: a D6 with Fleet 2 moves 10U, with Ranged 2 it reaches 12U."""
    t = table(f"wild\na1 D6 5u,5u fleet{ranks} ranged{ranks}")
    assert (move_range(t, model(t, "a1")), attack_range(t, model(t, "a1"))) == (moves, reaches)


def test_the_shard_shares_a_trait_at_rank_one():
    """GB-CIR-04, GB-A-36, GB-MOD-11, GB-T-18: while its marker is there, for godbreakers of the circle only, and it
    adds nothing to an own rank."""
    text = "wild\na3 5u,5u\na4 9u,5u ranged2\na5 9u,9u ranged\nb1 5u,9u\nlocal-1 3u,3u tame 1"
    circle = "ranged; A iron; B iron; C iron; D iron; E iron"
    t = table(f"{text}\nshard-1 5u,20u", circles=(circle, circle))
    assert [rank(t, model(t, id), "ranged") for id in ("a3", "a4", "a5", "b1", "local-1")] == [1, 2, 1, 0, 0]
    assert rank(t, model(t, "a3"), "fleet") == 0
    gone = table(text, circles=(circle, circle))
    assert [rank(gone, model(gone, id), "ranged") for id in ("a3", "a4", "a5")] == [0, 2, 1]
    assert (shard(t, 0), shard(t, 1), shard(gone, 0)) == (t.markers[1], None, None)


def test_the_first_of_a_circle_leads():
    """GB-CIR-02: wherever it is; a threat that joined never does."""
    t = table("wild\nb1 casualty\nb2 5u,5u\nlocal-1 3u,3u tame 2")
    assert (leader(t, 0).id, leader(t, 1).id) == ("a1", "b1")
    assert [one.id for one in godbreakers(t, 1)] == ["b2"]


def test_who_is_active():
    """GB-ACT-03: the activating model and nobody else."""
    t = table("activation\na1 5u,5u\nb1 9u,9u\nactive a1")
    assert [one.id for one in t.models if is_active(t, one)] == ["a1"]
    assert not any(is_active(table("wild\na1 5u,5u"), one) for one in t.models)
