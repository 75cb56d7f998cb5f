"""GB-MOD, GB-MEA, GB-BAT-03 to 05, GB-ADV-LVL: models, distances, what terrain does to them, levels."""

import pytest

from tests.games.godbreaker.table import at, go, model, table
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.rules.measuring import (
    behind,
    beside,
    closest,
    distance,
    gap,
    measure,
    placed_outside,
    placed_within,
    shift,
    shifted_within,
    vaulted,
    way,
    within,
)
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
from theomachy.games.godbreaker.state import At, Saga
from theomachy.kernel import Refused

BASE = 1250


def units(t: Saga, a: str, b: str) -> int | None:
    """Between two points, or two bases by their ids."""
    one, two = (t.named(id) or at(id) for id in (a, b))
    found = measure(t, one, two)
    assert measure(t, two, one) == found
    return found


# GB-MOD: models


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


# GB-MEA: distances


@pytest.mark.parametrize(
    ("far", "found"),
    [("0.999u", 0), ("1u", 1), ("1.999u", 1), ("2u", 2), ("2540", 1), ("2539", 0), ("5079", 1), ("5080", 2), ("0", 0)],
)
def test_units_are_rounded_down(far, found):
    """GB-MEA-03, GB-A-01, GB-T-03, GB-D-01: less than an inch is 0U, exactly one is 1U."""
    t = table("wild")
    steps = at(f"{far},0").x
    assert units(t, "3u,3u", f"{3 * 2540 + steps},3u") == found
    assert units(t, "3u,3u", f"3u,{3 * 2540 + steps}") == found


@pytest.mark.parametrize(("shifted", "found"), [(5030, 0), (5040, 1)])
def test_the_gap_between_two_bases(shifted, found):
    """GB-MEA-01, GB-A-03, GB-D-23: two 25 mm bases with centres 50.3 mm apart are 0U apart, at 50.4 mm they are 1U."""
    t = table(f"wild\na1 10u,5u\na2 {25400 + shifted},5u")
    assert units(t, "a1", "a2") == found
    assert gap(model(t, "a1"), model(t, "a2")) == shifted - 2500
    assert distance(model(t, "a1"), model(t, "a2")) == shifted


def test_gaps_are_never_below_nought():
    """GB-A-03: bases that touch are 0 apart; so are a base and a point under it."""
    one = At(10000, 10000, 1250)
    assert gap(one, At(12500, 10000, 1250)) == 0
    assert gap(one, At(10100, 10000)) == 0
    assert units(table("wild\na1 10000,10000"), "a1", "10100,10000") == 0


def test_slanted_lines_are_exact():
    """GB-MEA-01: a triangle of 3, 4 and 5 units, and one step less."""
    t = table("wild")
    assert units(t, "2u,2u", "5u,6u") == 5
    assert units(t, "2u,2u", f"{5 * 2540 - 1},6u") == 4


@pytest.mark.parametrize(
    ("far", "n", "held"), [("2.01u", 2, True), ("2.999u", 2, True), ("3u", 2, False), ("3u", 3, True)]
)
def test_within_a_range(far, n, held):
    """GB-MEA-05, GB-T-04: within nU is a measure of n or less."""
    t = table("wild")
    start, end = at("3u,3u"), At(3 * 2540 + at(f"{far},0").x, 3 * 2540)
    assert within(t, start, end, n) == held
    assert placed_outside(t, end, start, n) == (not held)


def test_a_model_less_than_an_inch_away_is_within_nought():
    """GB-MEA-05, GB-T-04: within 0U."""
    t = table("wild\na1 5u,5u\nb1 6.9u,5u\nb2 5u,7u")
    assert beside(t, model(t, "a1"), model(t, "b1"))
    assert not beside(t, model(t, "a1"), model(t, "b2"))


def test_anyone_may_measure_at_any_time():
    """GB-MEA-02: between models, markers, tokens and points, with the line and its label."""
    t = table("initiative\na1 5u,5u\nb1 10u,5u\nshard-1 5u,9u\ntoken trophy 10u,8u")
    measured = GAME.ruler(t, "a1", "b1")
    assert measured.units == 4
    (stroke,) = measured.strokes
    assert (stroke.kind, stroke.points) == ("measure", [(12700 + 1250, 12700), (25400 - 1250, 12700)])
    assert (measured.text.id, measured.text.clause) == ("gb-measure", "GB-MEA-03")
    assert measured.text.args == {"n": 4, "more": 0, "units": 4, "inches": "4.02"}
    assert GAME.ruler(t, "a1", "shard-1").units == 2
    assert GAME.ruler(t, "a1", f"trophy-at-{10 * 2540}-{8 * 2540}-0").units == 5
    assert GAME.ruler(t, "0,0", "60960,0").units == 24
    assert GAME.ruler(t, "0,0", "0,60960,0").units == 24


@pytest.mark.parametrize(
    "end", ["a2", "z1", "shard-2", "trophy-at-1-1-0", "60961,0", "0,60961", "-1,0", "1", "1,2,3,4", "", "x,y", "1.5,2"]
)
def test_only_what_is_there_can_be_measured(end):
    """GB-MEA-02: neither models in reserve nor points off the table."""
    t = table("initiative\na1 5u,5u\nb1 10u,5u\nb2 casualty 5u,9u")
    for one, two in (("a1", end), (end, "a1")):
        with pytest.raises(Refused, match="GB-MEA-02"):
            GAME.ruler(t, one, two)


def test_the_closest_are_compared_in_whole_units():
    """GB-MEA-07, GB-A-14: all with the same number of units are equally close."""
    t = table("wild\na1 5u,5u\nb1 8.2u,5u\nb2 5u,8.9u\nb3 5u,1.2u\nb4 15u,5u")
    foes = [model(t, id) for id in ("b4", "b1", "b2", "b3")]
    assert [one.id for one in closest(t, model(t, "a1"), foes)] == ["b1", "b2", "b3"]
    assert [one.id for one in closest(t, model(t, "a1"), foes[:1])] == ["b4"]
    assert closest(t, model(t, "a1"), []) == []


def test_terrain_counts_for_the_closest():
    """GB-MEA-07, GB-A-14: whoever is behind a wood is farther away."""
    t = table("wild\na1 5u,5u\nb1 9u,5u\nb2 5u,10u\narea 6u,4u 8u,6u")
    assert [one.id for one in closest(t, model(t, "a1"), [model(t, "b1"), model(t, "b2")])] == ["b2"]


# Area terrain


def test_area_terrain_adds_whole_units():
    """GB-MEA-04, GB-BAT-05, GB-T-08: a little over 5 inches, just under 3 of them in a wood, is 7U."""
    t = table("wild\narea 4u,2u 6.99u,6u")
    assert units(t, "3u,3u", "8.01u,3u") == 7
    assert units(t, "3u,7u", "8.01u,7u") == 5


@pytest.mark.parametrize(("edge", "found"), [("5u", 7), (f"{5 * 2540 - 1}", 6), (f"{5 * 2540 + 1}", 7)])
def test_only_full_units_in_terrain_count(edge, found):
    """GB-MEA-04: exactly two units in a wood are two more; a step less is one more."""
    t = table(f"wild\narea 3u,2u {edge},6u")
    assert units(t, "2u,4u", "7.5u,4u") == found


def test_overlapping_areas_count_once():
    """GB-MEA-04, GB-D-02: from 0 to 5.5 with woods from 2 to 4 and from 3 to 5 is 5 + 3 = 8U."""
    t = table("wild\narea 3u,2u 5u,6u\narea 4u,1u 6u,5u")
    assert units(t, "1u,4u", "6.5u,4u") == 8


@pytest.mark.parametrize(("per_patch", "found"), [(False, 7), (True, 6)])
def test_small_patches_add_up(per_patch, found):
    """GB-A-04, GB-D-03: two patches of 0.6U on a line of 6.5U make it 7U, unless each is counted by itself."""
    t = table("wild\narea 3u,2u 3.6u,6u\narea 6u,2u 6.6u,6u", terrain_per_patch=per_patch)
    assert units(t, "2u,4u", "8.5u,4u") == found


def test_patches_by_themselves():
    """GB-A-04: with the other reading, whole units of each stretch still count; pieces that overlap are one."""
    t = table("wild\narea 3u,2u 4.6u,6u\narea 6u,2u 7.2u,6u\narea 7u,2u 8.1u,6u", terrain_per_patch=True)
    assert units(t, "2u,4u", "10u,4u") == 8 + 1 + 2


def test_no_detour_around_a_wood():
    """GB-A-05: the straight line counts, however much terrain is on it."""
    t = table("wild\narea 3u,3.9u 9u,4.1u")
    assert units(t, "2u,4u", "10u,4u") == 8 + 6


def test_only_the_line_between_the_bases_counts():
    """GB-A-03, GB-MEA-04: terrain under the bases adds nothing."""
    t = table("wild\na1 5u,5u\nb1 10u,5u\narea 4u,4u 6.9u,6u\narea 9u,4u 11u,6u")
    assert gap(model(t, "a1"), model(t, "b1")) == 5 * 2540 - 2500
    # from 5.49u to 9.51u: in terrain from 5.49u to 6.9u and from 9u to 9.51u
    assert units(t, "a1", "b1") == 4 + 1


def test_terrain_of_scenery_and_barricades_adds_nothing():
    """GB-BAT-02, GB-BAT-03: only area terrain makes the way longer."""
    t = table("wild\nfloor 3u,2u 8u,6u\nwall barricade 9u,1u 9u,7u width 1u")
    assert units(t, "2u,4u", "12u,4u") == 10


# Impassable barricades


WALL = "wall impassable 8u,6u 8u,10u"


def test_a_measure_goes_round_an_impassable_barricade():
    """GB-MEA-06, GB-BAT-04, GB-A-06, GB-D-22: by the ends of a wall it is 7.21 units, not 6."""
    t = table(f"wild\n{WALL}")
    assert units(t, "5u,8u", "11u,8u") == 7
    assert units(table("wild\nwall barricade 8u,6u 8u,10u"), "5u,8u", "11u,8u") == 6
    assert not within(t, at("5u,8u"), at("11u,8u"), 6)
    assert within(t, at("5u,8u"), at("11u,8u"), 7)
    assert len(way(t, at("5u,8u"), at("11u,8u"))) == 4  # both corners of an end
    assert way(t, at("5u,3u"), at("11u,3u")) == ((12700, 7620), (27940, 7620))


def test_a_ruler_shows_the_way_round():
    """GB-MEA-06: the line bends at the corners and begins and ends at the bases."""
    t = table(f"wild\na1 5u,8u\nb1 11u,8u\n{WALL}")
    measured = GAME.ruler(t, "a1", "b1")
    assert measured.units == 6
    assert within(t, model(t, "a1"), model(t, "b1"), 6)
    assert not within(t, model(t, "a1"), model(t, "b1"), 5)
    (stroke,) = measured.strokes
    assert (stroke.kind, stroke.label.id, stroke.label.clause) == ("detour", "gb-detour", "GB-MEA-06")
    assert len(stroke.points) == 4
    first, last = stroke.points[0], stroke.points[-1]
    assert abs(distance(At(*first), model(t, "a1")) - BASE) <= 1
    assert abs(distance(At(*last), model(t, "b1")) - BASE) <= 1
    assert measured.text.args["inches"] == "6.23"


def test_a_ruler_tells_what_terrain_adds():
    """GB-MEA-04: the units of the line and those of the terrain."""
    t = table("wild\na1 5u,5u\nb1 11u,5u\narea 6u,4u 8.5u,6u")
    text = GAME.ruler(t, "a1", "b1").text
    assert (text.id, text.clause) == ("gb-measure-terrain", "GB-MEA-04")
    assert (text.args["n"], text.args["more"], text.args["units"]) == (5, 2, 7)


def test_the_way_round_lies_in_terrain_too():
    """GB-A-06: terrain counts where the bent line runs, and only there."""
    t = table(f"wild\n{WALL}\narea 5.5u,7.5u 10.5u,8.5u")
    assert units(t, "5u,8u", "11u,8u") == 7 + 0  # little of either leg lies in the strip along the straight line
    t = table(f"wild\n{WALL}\narea 5u,4u 11u,7.99u\narea 5u,8.01u 11u,12u")
    assert units(t, "5u,8u", "11u,8u") == 7 + 7


def test_of_equally_short_ways_the_one_with_less_terrain():
    """GB-A-06: a wood at one end of the wall sends the line round the other, whichever end that is."""
    for wood in ("area 6u,4u 10u,7u", "area 6u,9u 10u,12u"):
        assert units(table(f"wild\n{WALL}\n{wood}"), "5u,8u", "11u,8u") == 7


def test_of_equally_short_ways_the_one_across_fewer_barricades():
    """GB-A-06, GB-MOV-05: a hedge at one end of the wall is not vaulted if the other end is free."""
    for hedge in ("wall barricade 6.5u,5u 6.5u,7.5u", "wall barricade 6.5u,8.5u 6.5u,11u"):
        t = table(f"wild\n{WALL}\n{hedge}")
        assert vaulted(t, at("5u,8u"), at("11u,8u")) == []


def test_touching_and_sliding_is_no_crossing():
    """GB-A-06, GB-A-07: a line past the very corner of a wall, and along its face."""
    t = table("wild\nwall impassable 8u,6u 8u,10u width 1u")
    assert units(t, "7.5u,2u", "7.5u,14u") == 12
    assert units(t, "5u,6u", "11u,6u") == 6
    assert units(t, "5u,6.01u", "11u,6.01u") == 6  # round the corner, hardly longer
    assert len(way(t, at("5u,6.01u"), at("11u,6.01u"))) == 4


def test_a_narrow_gap_is_wide_enough_for_a_line():
    """GB-A-06: moving is placing, so no base has to fit through."""
    t = table("wild\nwall impassable 8u,1u 8u,7.9u\nwall impassable 8u,8.1u 8u,15u")
    assert units(t, "5u,8u", "11u,8u") == 6
    assert within(t, at("5u,7u"), at("11u,7u"), 6)


RING = """
terrain 1-wall wall impassable 5u,5u 11u,5u 11u,5.5u 5u,5.5u
terrain 2-wall wall impassable 5u,10.5u 11u,10.5u 11u,11u 5u,11u
terrain 3-wall wall impassable 5u,5.5u 5.5u,5.5u 5.5u,10.5u 5u,10.5u
terrain 4-wall wall impassable 10.5u,5.5u 11u,5.5u 11u,10.5u 10.5u,10.5u
"""


def test_behind_a_closed_ring_all_is_out_of_range():
    """GB-A-06: no way at all is no range at all."""
    t = table(f"wild\na1 8u,8u\nb1 15u,8u\n{RING}")
    assert units(t, "a1", "b1") is None
    assert not within(t, model(t, "a1"), model(t, "b1"), 100)
    assert placed_outside(t, at("15u,8u"), model(t, "a1"), 6)
    measured = GAME.ruler(t, "a1", "b1")
    assert measured.units is None
    assert (measured.strokes[0].kind, measured.text.clause) == ("blocked", "GB-MEA-06")
    assert [one.id for one in closest(t, model(t, "a1"), [model(t, "b1")])] == []


def test_lines_along_a_closed_wall_from_outside():
    """GB-A-06: outside the ring nothing changes."""
    t = table(f"wild\n{RING}")
    assert units(t, "13u,8u", "20u,8u") == 7


# Barricades


@pytest.mark.parametrize("rule", ["barricade", "impassable"])
def test_within_nought_of_a_barricade(rule):
    """GB-A-07, GB-BAT-03: less than an inch from its outline, wherever that is."""
    t = table(f"wild\na1 5u,5u\na2 {8 * 2540 - 1270 - 2540 - 1250 + 1},8u\nwall {rule} 8u,2u 8u,10u width 1u")
    assert behind(t, model(t, "a2")) == ("1-wall",)
    assert behind(t, model(t, "a1")) == ()
    assert behind(t, At(8 * 2540 - 1270 - 2540 - 1250, 12700, 1250)) == ()


@pytest.mark.parametrize(
    ("start", "end", "crossed"),
    [
        ("5u,5u", "11u,5u", True),
        ("5u,5u", "7u,5u", False),
        ("7.5u,1u", "7.5u,12u", False),
        ("5u,2u", "11u,2u", False),
        ("5u,2.01u", "11u,2.01u", True),
        ("6u,1u", "9u,3u", True),
        ("5u,1u", "11u,1u", False),
    ],
)
def test_crossing_a_barricade(start, end, crossed):
    """GB-A-07, GB-MOV-05: in on one side and out on another; touching a corner or running along a face is none."""
    t = table("wild\nwall barricade 8u,2u 8u,10u width 1u")
    assert vaulted(t, at(start), at(end)) == (["1-wall"] if crossed else [])
    assert vaulted(t, at(end), at(start)) == (["1-wall"] if crossed else [])


def test_a_bent_barricade_is_one():
    """GB-BAT-03: it may bend, and is crossed once however often the line meets it."""
    t = table("wild\nwall barricade 8u,2u 8u,10u 12u,10u 12u,2u\nwall barricade 15u,2u 15u,10u")
    assert vaulted(t, at("5u,5u"), at("14u,5u")) == ["1-wall"]
    assert vaulted(t, at("5u,5u"), at("18u,5u")) == ["1-wall", "2-wall"]


# Places


@pytest.mark.parametrize(("far", "held"), [(18529, True), (18530, False)])
def test_placed_within_a_range_with_the_whole_base(far, held):
    """GB-PLC-02, GB-A-08, GB-D-27: a 25 mm base within 6U of a 40 mm marker: centres less than 185.3 mm apart."""
    t = table("wild\nshard-1 5u,12u")
    assert placed_within(t, At(5 * 2540 + far, 12 * 2540, 1250), t.markers[1], 6) == held


def test_the_far_side_of_a_base_decides():
    """GB-A-08: measured along the line of middles up to the far point, terrain included."""
    t = table("wild\narea 8u,2u 12u,6u")
    # the far point of a base with its middle at 8.5u lies 0.992u deep in the wood, at 8.51u a full unit
    assert placed_within(t, At(8 * 2540 + 1289, 4 * 2540, 1250), at("3u,4u"), 5)
    assert not placed_within(t, At(8 * 2540 + 1290, 4 * 2540, 1250), at("3u,4u"), 5)
    assert placed_within(t, At(8 * 2540 + 1290, 4 * 2540, 1250), at("3u,4u"), 7)
    assert not placed_within(t, At(8 * 2540 + 1290, 4 * 2540, 1250), at("3u,4u"), 6)


@pytest.mark.parametrize(("gap_between", "usual", "strict"), [(0, True, True), (10, True, True), (11, True, False)])
def test_placed_within_nought(gap_between, usual, strict):
    """GB-A-10: the nearest point decides: less than an inch; with the strict reading the bases must touch."""
    spot = At(20000 + 2500 + gap_between, 20000, 1250)
    for ruling, held in ((False, usual), (True, strict)):
        t = table("wild\na1 20000,20000", strict_zero=ruling)
        assert placed_within(t, spot, model(t, "a1"), 0) == held


def test_placed_within_nought_ends_at_an_inch():
    """GB-A-10: 2539 steps are near enough, 2540 are not."""
    t = table("wild\na1 20000,20000")
    assert placed_within(t, At(20000 + 2500 + 2539, 20000, 1250), model(t, "a1"), 0)
    assert not placed_within(t, At(20000 + 2500 + 2540, 20000, 1250), model(t, "a1"), 0)


def test_touching_through_a_wall_is_not_within_nought():
    """GB-A-06, GB-A-10: an impassable barricade between two bases keeps them apart, even with the strict reading."""
    t = table("wild\na1 20000,20000\nwall impassable 21255,5u 21255,11u width 4", strict_zero=True)
    assert not placed_within(t, At(22510, 20000, 1250), model(t, "a1"), 0)


@pytest.mark.parametrize(("far", "held"), [(19780, True), (19779, False)])
def test_placed_outside_a_range(far, held):
    """GB-PLC-02, GB-A-11, GB-D-26: a 40 mm marker outside 6U of a point has its middle 197.8 mm away, or more."""
    t = table("wild")
    assert placed_outside(t, At(12 * 2540 - far, 12 * 2540, 2000), at("12u,12u"), 6) == held


def test_terrain_counts_for_places_outside():
    """GB-A-11: a marker behind a wood is farther away."""
    t = table("wild\narea 6u,10u 8u,14u")
    assert placed_outside(t, At(5 * 2540, 12 * 2540, 2000), at("12u,12u"), 7)
    assert not placed_outside(t, At(5 * 2540, 5 * 2540, 2000), at("12u,5u"), 7)


# Shifts


def test_a_shift_is_measured_from_middle_to_middle():
    """GB-A-09: bases do not matter."""
    t = table("wild\na1 5u,5u\nhorror-1 5u,12u\nwall barricade 20u,2u 20u,3u")
    assert shift(t, model(t, "a1"), at("11.99u,5u", 1250)) == 6
    assert shift(t, model(t, "horror-1"), at("11.99u,12u", 2000)) == 6
    assert shifted_within(t, model(t, "a1"), at("11.99u,5u", 1250), 6)
    assert not shifted_within(t, model(t, "a1"), at("12u,5u", 1250), 6)


def test_terrain_counts_under_the_middles():
    """GB-A-09, GB-MEA-04: a shift of 3 units, all of it in a wood, is 6U."""
    t = table("wild\na1 5u,5u\narea 4.9u,4u 12u,6u")
    assert shift(t, model(t, "a1"), at("8u,5u", 1250)) == 6
    assert shifted_within(t, model(t, "a1"), at("8u,5u", 1250), 6)
    assert not shifted_within(t, model(t, "a1"), at("8u,5u", 1250), 5)


# GB-ADV-LVL: levels


TOWER = "floor 10u,2u 16u,8u level 1\nfloor 10u,10u 16u,16u level 2"


def test_two_levels_apart_is_out_of_range():
    """GB-ADV-LVL-01, GB-ADV-LVL-02, GB-T-20: a tower two levels up against the floor."""
    t = table(f"wild\n{TOWER}\na1 11u,11u,2\na2 12u,4u,1\nb1 11u,9u", levels=True)
    assert units(t, "a1", "b1") is None
    assert units(t, "a1", "a2") == 6
    assert units(t, "a2", "b1") == 4
    assert not within(t, model(t, "a1"), model(t, "b1"), 50)


def test_half_the_line_counts_on_each_level():
    """GB-ADV-LVL-03, GB-A-65, GB-T-19: just over 8 inches one level down, all of the floor in a wood: 4 + 8 = 12U."""
    t = table("wild\narea 1u,1u 20u,8u\nfloor 2u,2u 6u,6u level 1", levels=True)
    assert units(t, "4u,4u,1", "12.01u,4u") == 12
    assert measure(t, at("12.01u,4u"), at("4u,4u,1")) == 12
    assert units(t, "4u,4u", "12.01u,4u") == 16
    assert units(t, "3u,4u,1", "5.5u,4u,1") == 2


def test_which_half_counts_on_which_level():
    """GB-ADV-LVL-03: terrain of a level counts only in the half that belongs to it."""
    t = table("wild\narea 1u,1u 7.9u,8u\nfloor 2u,2u 6u,6u level 1", levels=True)
    assert units(t, "4u,4u,1", "12u,4u") == 8  # the wood on the floor lies under the first half
    assert units(t, "12u,4u,1", "4u,4u") == 8 + 3
    t = table("wild\nterrain 1-forest forest area 7.9u,1u 7.9u,8u 14u,8u 14u,1u level 1", levels=True)
    assert units(t, "4u,4u,1", "12u,4u") == 8
    assert units(t, "4u,4u", "12u,4u,1") == 8 + 4
    assert units(t, "8u,4u,1", "12u,4u,1") == 8


def test_walls_stand_on_their_own_level():
    """GB-ADV-LVL-03, GB-BAT-04: a wall on the floor does not part two on a platform; between two levels both count."""
    t = table(f"wild\nfloor 2u,2u 14u,14u level 1\n{WALL}", levels=True)
    assert units(t, "5u,8u,1", "11u,8u,1") == 6
    assert units(t, "5u,8u", "11u,8u") == 7
    assert units(t, "5u,8u,1", "11u,8u") == 7
    assert vaulted(t, at("5u,8u,1"), at("11u,8u,1")) == []
    assert behind(t, At(8 * 2540 + 1300, 8 * 2540, 1250, 1)) == ()


def test_the_unbound_shift_their_level():
    """GB-ADV-LVL-06, GB-A-65: up to the rank, whoever measures, to what serves best."""
    t = table(f"wild\n{TOWER}\na1 11u,11u,2 unbound\na2 13u,13u,2\nb1 11u,9u", levels=True)
    assert units(t, "a1", "b1") == 1
    assert units(t, "a2", "b1") is None
    t = table(
        f"wild\n{TOWER}\nfloor 18u,10u 22u,16u level 3\na1 19u,11u,3 unbound\na2 21u,11u,3 unbound2\nb1 19u,9u",
        levels=True,
    )
    assert units(t, "a1", "b1") is None
    assert units(t, "a2", "b1") == 1


def test_the_unbound_leave_terrain_below():
    """GB-ADV-LVL-06: a model in a wood counts as above it, but its enemy does not."""
    t = table("wild\na1 3u,4u unbound\na2 3u,6u\nb1 11u,4u\narea 1u,1u 20u,8u", levels=True)
    assert units(t, "a1", "b1") == 7 + 3
    assert units(t, "a2", "b1") == 7 + 7


def test_both_unbound_shift_towards_each_other():
    """GB-ADV-LVL-06: each its own level."""
    t = table(f"wild\n{TOWER}\nfloor 18u,10u 22u,16u level 3\na1 19u,11u,3 unbound\nb1 19u,9u unbound", levels=True)
    assert units(t, "a1", "b1") == 1


def test_a_shift_to_another_level():
    """GB-ADV-LVL-02, GB-ADV-LVL-03, GB-ADV-LVL-06: one level at a time, further if Unbound, with terrain by halves."""
    t = table("wild\na1 3u,4u\na2 3u,6u unbound\narea 1u,1u 20u,8u", levels=True)
    assert shift(t, model(t, "a1"), at("9u,4u,1", 1250)) == 6 + 3
    assert shift(t, model(t, "a1"), at("9u,4u,2", 1250)) is None
    assert not shifted_within(t, model(t, "a1"), at("9u,4u,2", 1250), 50)
    assert shift(t, model(t, "a2"), at("9u,6u,2", 1250)) == 6
    assert shift(t, model(t, "a2"), at("9u,6u,3", 1250)) is None


def test_without_levels_nothing_is_above():
    """GB-ADV-LVL-01: unless all agreed to play with them."""
    match = go(table("activation\na1 5u,5u\nactive a1"))
    with pytest.raises(Refused, match="GB-ADV-LVL-01"):
        match.answer("move:12700,15240,1")
