"""GS-LOS, GS-TER-08 to 10, GS-HAZ: who sees whom."""

from math import cos, hypot, pi, sin
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.godslayer.kit import battle, card, model, piece
from theomachy.games.godslayer.ground.terrain import Terrain
from theomachy.games.godslayer.rules.combat.missile_targets import sightline
from theomachy.games.godslayer.rules.space.line_of_sight import Seen, bodies, interposers, look, sees, view
from theomachy.games.godslayer.state import Battle, Haze, Model
from theomachy.geometry.plane import INCH

HOUSE = "20,20 24,20 24,22 20,22"


def between(t: Battle, one: str, other: str) -> Seen:
    return look(t, model(t, one), model(t, other))


def see(t: Battle, one: str, other: str) -> bool:
    return sees(t, model(t, one), model(t, other))


def row(*who: str) -> Battle:
    """Models on a line, 4 inches apart: a1 looks at the last of the others."""
    first, *others = who
    cards = [card(f"b {profile}", f"{14 + 4 * n},10") for n, profile in enumerate(others)]
    return battle(card(f"a {first}", "10,10"), *cards)


# Models between


def test_a_sliver_is_enough() -> None:
    """GS-LOS-01: any point of the one base to any point of the other; facing does not matter."""
    for y, free in (("10", False), ("10.002", True)):
        t = battle(card("a pendragon", "10,10"), card("b pendragon", f"14,{y}"), card("b pendragon", "18,10"))
        assert see(t, "a1", "b2") is free
        assert see(t, "b2", "a1") is free


def test_a_line_proves_sight_and_a_blocker_its_want() -> None:
    """GS-LOS-01, GS-TRM-04: sight may be checked at any time; what proves it is drawn."""
    t = row("pendragon", "pendragon", "pendragon")
    assert [stroke.kind for stroke in sightline(t, model(t, "a1"), model(t, "b1"))] == ["sight"]
    blocked = sightline(t, model(t, "a1"), model(t, "b2"))
    assert [stroke.kind for stroke in blocked] == ["blocked", "blocked"]
    assert blocked[1].points == [(14 * INCH, 10 * INCH)]
    assert between(t, "a1", "b2").clause == "GS-LOS-06"


def test_whatever_some_line_crosses_interposes() -> None:
    """GS-LOS-02: from any point of one base to any point of the other."""
    t = battle(
        card("a pendragon", "10,10"),
        card("b pendragon", "18,10"),
        card("b beasthunter", "14,11.3"),
        card("b druid", "14,11.9"),
        card("b banshee", "22,10"),
    )
    assert [one.id for one in interposers(t, model(t, "a1"), model(t, "b1"))] == ["b2"]


def test_taller_models_are_seen_over_smaller_ones_and_see_over_them() -> None:
    """GS-T-16, GS-LOS-03, GS-LOS-05, GS-LOS-06: interposers lower than one of the two hide nobody, either way."""
    for tall in ("beasthunter", "balescorch-cyclops"):
        t = row("pendragon", "pendragon", tall)
        assert see(t, "a1", "b2")
        assert see(t, "b2", "a1")


def test_an_equal_sight_value_blocks() -> None:
    """GS-T-17, GS-LOS-06: C behind B, both of the same sight value: no line of sight."""
    assert not see(row("pendragon", "pendragon", "pendragon"), "a1", "b2")
    assert not see(row("beasthunter", "beasthunter", "pendragon"), "a1", "b2")


def test_friends_and_mates_block_like_anybody() -> None:
    """GS-A-30: friendly models hide what is behind them, those of the own unit, too."""
    t = battle(card("a legionnaires", "10,10 12,10"), card("b pendragon", "16,10"))
    assert not see(t, "a1.1", "b1")
    assert see(t, "a1.2", "b1")


def test_sight_is_mutual_between_models_on_the_ground() -> None:
    """GS-LOS-09: what hides one from the other hides the other from the one."""
    t = row("pendragon", "beasthunter", "balescorch-cyclops")
    for one in t.models:
        for other in t.models:
            assert sees(t, one, other) is sees(t, other, one)


def test_who_lies_down_has_no_height() -> None:
    """GS-LOS-03, GS-KNO-03, GS-A-123: sight value 0, and on a hill that of the hill."""
    t = row("pendragon", "pendragon", "pendragon")
    t.models[1].down = True
    assert see(t, "a1", "b2")
    hill = piece("hill", "13,8 15,8 15,12 13,12", height=1, stands=True, slope=True)
    t = battle(card("a pendragon", "10,10"), card("b pendragon", "14,10"), card("b druid", "18,10"), terrain=[hill])
    t.models[1].down = True
    origin, target = model(t, "a1"), model(t, "b2")
    value = {one.id: one.sight_value for one in bodies(origin.disc, target.disc, view(t, origin, target))}
    assert value["b1"] == 1


def test_machines_look_with_the_height_of_their_crew() -> None:
    """GS-T-69, GS-WMC-11: the machine's base has sight value 3, its crew 1: line of sight with 1."""
    t = battle(
        card("a scorpio", "10,10 10,12 10,8"),
        card("b pendragon", "16,10.59"),
        card("b druid", "20,10"),
        card("b pendragon", "16,9.41"),
    )
    assert not see(t, "a1.1", "b2")
    assert see(t, "b2", "a1.1")  # who looks at the machine sees it over anybody
    for crewman in t.models[1:3]:
        crewman.where = "destroyed"
    assert see(t, "a1.1", "b2")


@settings(max_examples=80, deadline=None)
@given(st.lists(st.tuples(st.integers(0, 100), st.integers(0, 60)), min_size=1, max_size=5))
def test_sight_agrees_with_lines_drawn_one_by_one(places: list[tuple[int, int]]) -> None:
    """GS-LOS-01, GS-LOS-02: if one of many lines is free, there is sight; and the line that is shown is free."""
    others = [card("b druid", f"{12 + x * 0.1:.1f},{7 + y * 0.1:.1f}") for x, y in places]
    t = battle(card("a pendragon", "8,10"), card("b pendragon", "24,10"), *others)
    one, other, *standing = t.models
    standing = [base for base in standing if not touching(base, one) and not touching(base, other)]
    seen = look(t, one, other)
    lines = [(point(one, n), point(other, m)) for n in range(60) for m in range(60)]
    if any(clear(line, standing, 0) for line in lines):
        assert seen.free
    if seen.line is not None:
        assert clear(seen.line, standing, 2)


def touching(base: Model, end: Model) -> bool:
    return hypot(base.x - end.x, base.y - end.y) < base.r + end.r


def point(base: Model, n: int) -> tuple[float, float]:
    angle = 2 * pi * n / 60
    return base.x + (base.r - 1) * cos(angle), base.y + (base.r - 1) * sin(angle)


def clear(line: tuple[tuple[float, float], tuple[float, float]], bases: list[Model], hair: float) -> bool:
    """Whether a line stays out of all bases, but for a hair's breadth."""
    (ax, ay), (bx, by) = line
    far = hypot(bx - ax, by - ay)
    for base in bases:
        along = max(0.0, min(far, ((base.x - ax) * (bx - ax) + (base.y - ay) * (by - ay)) / far))
        x, y = ax + (bx - ax) * along / far, ay + (by - ay) * along / far
        if hypot(base.x - x, base.y - y) < base.r - hair:
            return False
    return True


# Objects and heights


@pytest.mark.parametrize(("height", "value"), [(0.5, 1), (1, 1), (1.1, 2), (2, 2), (3, 3)])
def test_an_object_is_as_high_as_its_inches_rounded_up(height: float, value: int) -> None:
    """GS-T-18, GS-LOS-04, GS-A-29: a fence of half an inch has 1, a wall of 2 inches 2."""
    assert piece("wall", HOUSE, height=height).sight_value == value


def test_objects_hide_who_is_not_taller() -> None:
    """GS-LOS-04, GS-LOS-05, GS-LOS-06: an object lower than one of the two is looked over."""
    wall = piece("wall", "14,5 15,5 15,15 14,15", height=2)
    for who, other, free in (
        ("pendragon", "druid", False),
        ("pendragon", "beasthunter", False),
        ("pendragon", "balescorch-cyclops", True),
        ("balescorch-cyclops", "pendragon", True),
    ):
        t = battle(card(f"a {who}", "10,10"), card(f"b {other}", "20,10"), terrain=[wall])
        assert see(t, "a1", "b1") is free


def test_flat_ground_hides_nobody() -> None:
    """GS-LOS-04: what has no height has no sight value."""
    bog = piece("bog", "14,5 15,5 15,15 14,15", going="difficult")
    t = battle(card("a pendragon", "10,10"), card("b druid", "20,10"), terrain=[bog])
    assert see(t, "a1", "b1")


def test_a_hill_lifts_who_stands_on_it() -> None:
    """GS-T-13, GS-LOS-07: sight value 1 on a hill of 3 inches is 4: it sees and is seen over anything up to 3."""
    hill = piece("hill", "8,8 12,8 12,12 8,12", height=3, stands=True, slope=True)
    for between_them, free in (("balescorch-cyclops", True), ("pendragon", True)):
        t = battle(
            card("a pendragon", "10,10"), card(f"b {between_them}", "16,10"), card("b druid", "22,10"), terrain=[hill]
        )
        assert see(t, "a1", "b2") is free
        assert see(t, "b2", "a1") is free
    flat = [card("a pendragon", "10,10"), card("b balescorch-cyclops", "16,10"), card("b druid", "22,10")]
    assert not see(battle(*flat), "a1", "b2")


TOWER = piece("tower", "8,19 12,19 12,23 8,23", height=10, stands=True)


@pytest.mark.parametrize(("x", "free"), [("25.5", False), ("27.6", True)])
def test_a_house_hides_who_stands_close_behind_it_from_everybody(x: str, free: bool) -> None:
    """GS-T-14, GS-T-15, GS-LOS-08, GS-A-31: whoever is within 2 inches behind a house two higher than he is cannot be
    seen even from a tower; 3 inches behind it he can."""
    house = piece("house", HOUSE, height=3)
    tower = battle(card("a pendragon", "10,21"), card("b druid", f"{x},21"), terrain=[TOWER, house])
    assert see(tower, "a1", "b1") is free
    assert between(tower, "a1", "b1").clause == ("GS-LOS-01" if free else "GS-LOS-08")


def test_the_house_hides_only_one_way() -> None:
    """GS-LOS-08, GS-LOS-09: the one behind the house sees the tower."""
    house = piece("house", HOUSE, height=3)
    t = battle(card("a pendragon", "10,21"), card("b druid", "25.5,21"), terrain=[TOWER, house])
    assert see(t, "b1", "a1")


def test_a_house_one_higher_hides_nobody_from_a_tower() -> None:
    """GS-LOS-08: only two or more ranks higher than the target."""
    house = piece("house", HOUSE, height=3)
    t = battle(card("a pendragon", "10,21"), card("b beasthunter", "25.6,21"), terrain=[TOWER, house])
    assert see(t, "a1", "b1")


def test_who_peeps_out_behind_the_house_is_seen() -> None:
    """GS-LOS-08, GS-A-31: only who is covered completely."""
    house = piece("house", HOUSE, height=3)
    t = battle(card("a pendragon", "10,21"), card("b druid", "25,22.4"), terrain=[TOWER, house])
    assert see(t, "a1", "b1")


def test_walls_have_doors() -> None:
    """GS-TER-12, GS-LOS-01: through an opening one sees into a building and out of it."""
    doors = ((round(20 * INCH), round(20.5 * INCH)), (round(20 * INCH), round(21.5 * INCH)))
    house = piece("house", "20,18 28,18 28,24 20,24", height=4, doors=(doors,))
    t = battle(card("a pendragon", "12,21"), card("b druid", "25,21"), card("b banshee", "25,23"), terrain=[house])
    assert see(t, "a1", "b1")
    assert not see(t, "a1", "b2")


# Forests


def wood(width: float = 6, **fields: Any) -> Terrain:
    return piece("forest", f"14,4 {14 + width},4 {14 + width},16 14,16", forest=True, going="difficult", **fields)


@pytest.mark.parametrize(("deep", "free"), [("0", True), ("0.99", True), ("1", True), ("1.01", False), ("2", False)])
def test_one_sees_through_an_inch_of_forest(deep: str, free: bool) -> None:
    """GS-TER-08: a model deeper than an inch in a forest cannot be seen from outside, and cannot see outside."""
    x = 14 + float(deep) + 1500 / INCH
    t = battle(card("a pendragon", "8,10"), card("b druid", f"{x:.4f},10"), terrain=[wood()])
    assert see(t, "a1", "b1") is free
    assert see(t, "b1", "a1") is free
    assert between(t, "a1", "b1").clause == ("GS-LOS-01" if free else "GS-TER-08")


def test_nobody_sees_through_a_whole_forest() -> None:
    """GS-TER-09: not even through half an inch of it, whatever the heights; past it, yes."""
    narrow = wood(0.5, height=1)
    t = battle(card("a balescorch-cyclops", "8,10"), card("b balescorch-cyclops", "20,10"), terrain=[narrow])
    assert not see(t, "a1", "b1")
    assert between(t, "a1", "b1").clause == "GS-TER-09"
    t = battle(card("a pendragon", "8,16"), card("b druid", "20,16"), terrain=[narrow])
    assert see(t, "a1", "b1")


def test_two_in_one_forest_see_an_inch_of_it() -> None:
    """GS-A-32: two models deep in a forest see each other only across an inch of it."""
    for apart, free in ((1, True), (1.02, False)):
        x = 16.5 + apart + 3000 / INCH
        t = battle(card("a pendragon", "16.5,10"), card("b druid", f"{x:.4f},10"), terrain=[wood(10)])
        assert see(t, "a1", "b1") is free


def test_who_is_higher_than_a_forest_may_see_over_it_by_agreement() -> None:
    """GS-A-32: a table option: both ends higher than the forest."""
    low = wood(2, height=2)
    for agreed in (False, True):
        t = battle(
            card("a balescorch-cyclops", "8,10"),
            card("b balescorch-cyclops", "20,10"),
            card("b druid", "20,12"),
            terrain=[low],
            over_the_forest=agreed,
        )
        assert see(t, "a1", "b1") is agreed
        assert not see(t, "a1", "b2")


def test_a_forest_line_must_be_free_of_models_as_well() -> None:
    """GS-TER-08, GS-LOS-06: the thin line through the forest's edge is blocked by who stands on it."""
    hidden = "15.3,10"
    t = battle(card("a pendragon", "8,10"), card("b druid", hidden), terrain=[wood()])
    assert see(t, "a1", "b1")
    t = battle(card("a pendragon", "8,10"), card("b druid", hidden), card("b banshee", "12.5,10"), terrain=[wood()])
    assert not see(t, "a1", "b1")


@pytest.mark.parametrize(("bottom", "free"), [(9.6, True), (10.2, True), (11.4, False)])
def test_a_forest_line_must_be_free_of_walls_as_well(bottom: float, free: bool) -> None:
    """GS-TER-08, GS-LOS-06: past the end of a wall one sees into the edge of a forest, through it one does not."""
    wall = piece("wall", f"12,4 12.5,4 12.5,{bottom} 12,{bottom}", height=9, going="impassable")
    t = battle(card("a pendragon", "8,10"), card("b druid", "15.3,10"), terrain=[wood(), wall])
    assert see(t, "a1", "b1") is see(t, "b1", "a1") is free


@settings(max_examples=60, deadline=None)
@given(st.integers(12, 24), st.integers(2, 18), st.integers(12, 24), st.integers(2, 18))
def test_sight_through_forests_is_mutual(ax: int, ay: int, bx: int, by: int) -> None:
    """GS-LOS-09, GS-TER-08: both or neither."""
    if hypot(ax - bx, ay - by) < 1.5:
        return
    t = battle(card("a pendragon", f"{ax},{ay}"), card("b druid", f"{bx},{by}"), terrain=[wood()])
    assert see(t, "a1", "b1") is see(t, "b1", "a1")


# Haze


def test_haze_hides_what_is_behind_it() -> None:
    """GS-HAZ-01, GS-HAZ-02: a cylinder as high as it is wide; who is wholly or partly inside can be seen."""
    haze = (Haze(14 * INCH, 10 * INCH, 3, "round"),)
    for x, free in ((20, False), (15.9, True), (14, True)):
        t = battle(card("a pendragon", "8,10"), card("b druid", f"{x},10"), hazes=haze)
        assert see(t, "a1", "b1") is free
    t = battle(card("a pendragon", "14,10"), card("b druid", "20,10"), hazes=haze)
    assert see(t, "a1", "b1")


def test_the_tall_look_over_haze() -> None:
    """GS-A-101, GS-HAZ-01: haze follows the rules for sight values: over 2 inches of it giants see each other, through
    5 they do not."""
    for across, free in ((2, True), (5, False)):
        t = battle(
            card("a balescorch-cyclops", "8,10"),
            card("b balescorch-cyclops", "20,10"),
            hazes=(Haze(14 * INCH, 10 * INCH, across, "round"), Haze(14 * INCH, 11 * INCH, across, "round")),
        )
        assert see(t, "a1", "b1") is free


def test_thorns_hide_nobody() -> None:
    """GS-HAZ-01: difficult ground is no haze."""
    thorns = Haze(14 * INCH, 10 * INCH, 3, "round", rough=True)
    t = battle(card("a pendragon", "8,10"), card("b druid", "20,10"), hazes=(thorns,))
    assert see(t, "a1", "b1")
