"""GB-MEA, GB-BAT-03 to 05: what area terrain and barricades add to a distance, and the way round them."""

import pytest

from tests.games.godbreaker.measures import WALL, units
from tests.games.godbreaker.table import at, model, table
from theomachy.games.godbreaker.rules.measuring import (
    behind,
    closest,
    distance,
    gap,
    placed_outside,
    vaulted,
    way,
    within,
)
from theomachy.games.godbreaker.rules.rulers import ruler
from theomachy.games.godbreaker.state import At

BASE = 1250


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
    measured = ruler(t, "a1", "b1")
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
    text = ruler(t, "a1", "b1").text
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
    measured = ruler(t, "a1", "b1")
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
