"""GB-MEA, GB-ADV-LVL: distances, places and shifts within a range, also between levels."""

import pytest

from tests.games.godbreaker.measures import WALL, units
from tests.games.godbreaker.table import allowed, at, events, go, model, refused, table, told
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
    within,
)
from theomachy.games.godbreaker.rules.rulers import ruler
from theomachy.games.godbreaker.state import At
from theomachy.kernel import Refused

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
    measured = ruler(t, "a1", "b1")
    assert measured.units == 4
    (stroke,) = measured.strokes
    assert (stroke.kind, stroke.points) == ("measure", [(12700 + 1250, 12700), (25400 - 1250, 12700)])
    assert (measured.text.id, measured.text.clause) == ("gb-measure", "GB-MEA-03")
    assert measured.text.args == {"n": 4, "more": 0, "units": 4, "inches": "4.02"}
    assert ruler(t, "a1", "shard-1").units == 2
    with pytest.raises(Refused, match="gb-no-end key=shard-9"):
        ruler(t, "a1", "shard-9")
    assert ruler(t, "a1", f"trophy-at-{10 * 2540}-{8 * 2540}-0").units == 5
    assert ruler(t, "0,0", "60960,0").units == 24
    assert ruler(t, "0,0", "0,60960,0").units == 24


@pytest.mark.parametrize(
    "end", ["a2", "z1", "shard-2", "trophy-at-1-1-0", "60961,0", "0,60961", "-1,0", "1", "1,2,3,4", "", "x,y", "1.5,2"]
)
def test_only_what_is_there_can_be_measured(end):
    """GB-MEA-02: neither models in reserve nor points off the table."""
    t = table("initiative\na1 5u,5u\nb1 10u,5u\nb2 casualty 5u,9u")
    for one, two in (("a1", end), (end, "a1")):
        with pytest.raises(Refused, match="GB-MEA-02"):
            ruler(t, one, two)


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


def range_from(t, one: str, other: str) -> int | None:
    """As the first one measures it."""
    return measure(t, model(t, one), model(t, other))


def test_the_unbound_shift_their_level():
    """GB-ADV-LVL-06, GB-A-65: up to the rank, to what serves best."""
    t = table(f"wild\n{TOWER}\na1 11u,11u,2 unbound\na2 13u,13u,2\nb1 11u,9u", levels=True)
    assert range_from(t, "a1", "b1") == 1
    assert range_from(t, "a2", "b1") is None
    t = table(
        f"wild\n{TOWER}\nfloor 18u,10u 22u,16u level 3\na1 19u,11u,3 unbound\na2 21u,11u,3 unbound2\nb1 19u,9u",
        levels=True,
    )
    assert range_from(t, "a1", "b1") is None
    assert range_from(t, "a2", "b1") == 1


def test_the_unbound_leave_terrain_below():
    """GB-ADV-LVL-06: a model in a wood counts as above it, but its enemy does not."""
    t = table("wild\na1 3u,4u unbound\na2 3u,6u\nb1 11u,4u\narea 1u,1u 20u,8u", levels=True)
    assert range_from(t, "a1", "b1") == 7 + 3
    assert range_from(t, "a2", "b1") == 7 + 7


def test_nobody_is_unbound_for_another():
    """GB-ADV-LVL-06: who measures shifts its own level; the trait of the other is of no use to it."""
    t = table(f"wild\n{TOWER}\na1 11u,11u,2 unbound2\nb1 11u,9u", levels=True)
    assert range_from(t, "a1", "b1") == 1
    assert range_from(t, "b1", "a1") is None
    t = table(f"wild\n{TOWER}\nfloor 18u,10u 22u,16u level 3\na1 19u,11u,3 unbound\nb1 19u,9u unbound", levels=True)
    assert range_from(t, "a1", "b1") is None


def test_whom_an_unbound_model_reaches_cannot_strike_back():
    """GB-ADV-LVL-06, GB-ENG-06: two levels below it, the winner is out of range."""
    text = f"activation\n{TOWER}\nactive a1\na1 11u,11u,2 unbound ranged\nb1 11u,9u"
    match = go(table(text, levels=True), "engage:b1", "3 7")
    assert told(match).count("gb-out-of-reach") == 1
    assert model(match, "a1").damage == 0
    match = go(table(text.replace("active a1", "active b1").replace("b1 11u,9u", "b1 11u,9u ranged"), levels=True))
    assert refused(match, "engage:a1").clause == "GB-ENG-01"


def test_an_unbound_model_is_not_held_from_another_level():
    """GB-ADV-LVL-06, GB-MOV-04, GB-ENG-05, GB-TRT-08: who may shift its level need not; and Pinning is measured by the
    model that has it."""
    text = f"activation\n{TOWER}\nactive a1\na1 11u,11u,2 unbound\nb1 11u,9u\nb2 13u,13u,2 ranged"
    match = go(table(text, levels=True), "move:11u,12u")
    assert events(match, "gb-test-success") == events(match, "gb-test-failure") == []
    text = text.replace("b1 11u,9u", "b1 11u,9u pinning2")
    assert allowed(go(table(text, levels=True)), "move:11u,12.5u")


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
