"""Engagement: who can strike whom, across distances, heights and walls. GS-ENG"""

from tests.games.godslayer.kit import Battle, battle, card, model, piece, the_card
from theomachy.games.godslayer.rules.space.engagement import (
    engaged_by,
    engages,
    engaging,
    in_contact,
    in_melee_with,
    reaches,
)
from theomachy.games.godslayer.rules.values.statistics import melee_range, weapons
from theomachy.geometry.plane import INCH


def both_ways(t: Battle, one: str = "a1", other: str = "b1") -> tuple[bool, bool]:
    a, b = model(t, one), model(t, other)
    return engages(t, a, b), engages(t, b, a)


def on_ledge(height: int, below: str) -> Battle:
    """A small model (a1) on a ledge, and another right below it, both reaching one inch."""
    ledge = piece("rock", "8,8 12,8 12,10.6 8,10.6", height=height, stands=True)
    return battle(card("a princeptor", "10,10"), card(f"b {below}", "10,11.6"), terrain=[ledge])


def test_longer_weapon_engages_alone():
    """GS-T-34, GS-ENG-01, GS-ENG-02: a reach of 2 inches engages at 1.5 inches; a reach of 1 inch does not."""
    t = battle(card("a hoplites", "10,10 8.5,10"), card("b maldire-mongrels", "10,12.6811 11.5,12.6811"))
    assert both_ways(t, "a1.1", "b1.1") == (True, False)
    assert [one.id for one in engaged_by(t, model(t, "b1.1"))] == ["a1.1", "a1.2"]
    assert engaging(t, model(t, "b1.1")) == []


def test_reach_ends_where_the_weapon_ends():
    """GS-ENG-01: exactly one inch between the bases is in reach, a hundredth of a millimetre more is not."""
    near = battle(card("a princeptor", "10,10"), card("b druid", "10,12.18110"))
    gap = 3000 + INCH
    model(near, "b1").y = model(near, "a1").y + gap
    assert both_ways(near) == (True, True)
    model(near, "b1").y += 1
    assert both_ways(near) == (False, False)


def test_either_direction_is_melee():
    """GS-ENG-03: whoever engages is in melee, and so is whoever is engaged."""
    t = battle(card("a necromagus", "10,10"), card("b druid", "10,12.6"), card("b horn-brayer", "20,20"))
    assert both_ways(t) == (True, False)
    assert in_melee_with(t, model(t, "a1"))
    assert in_melee_with(t, model(t, "b1"))
    assert not in_melee_with(t, model(t, "b2"))
    assert in_contact(t, the_card(t, "b1")) == (the_card(t, "a1").number,)


def test_ledge_of_one_inch_does_not_part_equals():
    """GS-T-43, GS-ENG-04: sight values 2 and 1 differ by no more than the reach of 1."""
    assert both_ways(on_ledge(1, "skulleater")) == (True, True)


def test_wall_of_two_inches_parts_small_models():
    """GS-T-44, GS-ENG-04, GS-A-28: sight values 3 and 1 differ by more than the reach of 1."""
    assert both_ways(on_ledge(2, "skulleater")) == (False, False)


def test_taller_model_reaches_up_a_wall():
    """GS-T-45, GS-ENG-04: sight values 3 and 2 differ by 1."""
    assert both_ways(on_ledge(2, "lighteater")) == (True, True)


def test_long_weapon_reaches_up_alone():
    """GS-A-28: the difference is compared with the striking weapon's reach, so it may work one way only."""
    assert both_ways(on_ledge(2, "necromagus")) == (False, True)


def test_sight_values_do_not_matter_on_one_level():
    """GS-ENG-04: on level ground a small model fights a large one."""
    t = battle(card("a princeptor", "10,10"), card("b moloch", "10,12"))
    assert both_ways(t) == (True, True)


def test_who_flees_engages_nobody():
    """GS-ENG-05: a fleeing model can be engaged, but does not engage."""
    t = battle(card("a princeptor", "10,10", fleeing=True), card("b druid", "10,11.5"))
    assert both_ways(t) == (False, True)


def test_wall_between_stops_engagement():
    """GS-A-26: reach without line of sight does not engage."""
    wall = piece("wall", "8,10.7 12,10.7 12,10.8 8,10.8", height=3, going="impassable")
    places = card("a princeptor", "10,10"), card("b druid", "10,11.5")
    assert both_ways(battle(*places)) == (True, True)
    assert both_ways(battle(*places, terrain=[wall])) == (False, False)


def test_whoever_lies_still_engages():
    """GS-A-25: a model that is down or cannot move keeps its reach; a table may agree that it does not."""
    places = card("a princeptor", "10,10", down=True), card("b druid", "10,11.5", still="round")
    assert both_ways(battle(*places)) == (True, True)
    assert both_ways(battle(*places, down_do_not_engage=True)) == (False, False)


def test_longest_weapon_engages_and_each_attack_has_its_own_reach():
    """GS-A-27: the longest reach engages, an attack uses its own."""
    t = battle(card("a grayhorns", "10,10 12,10"), card("b druid", "10,13"))
    rider, druid = model(t, "a1.1"), model(t, "b1")
    assert melee_range(t, rider) == 2 * INCH
    assert engages(t, rider, druid)
    assert {one.id: reaches(t, rider, druid, one) for one in weapons(t, rider, "MEL")} == {
        "ram-lance": True,
        "horn-gore": False,
    }


def test_nobody_engages_without_a_melee_weapon():
    """GS-A-27: a model with no melee weapon engages nobody."""
    t = battle(card("a banshee", "10,10"), card("b druid", "10,11.5"))
    assert both_ways(t) == (False, True)


def test_friends_do_not_engage():
    """GS-ENG-02: only enemies are engaged."""
    t = battle(card("a princeptor", "10,10"), card("a druid", "10,11.5"), card("b druid", "30,30"))
    assert both_ways(t, "a1", "a2") == (False, False)
