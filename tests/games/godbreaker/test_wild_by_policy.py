"""GB-WLD: wild models that the table plays by itself."""

import pytest

from tests.games.godbreaker.table import asked, events, go, model, place, told
from tests.games.godbreaker.wild_models import wild
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.rules.measuring import way_gap
from theomachy.games.godbreaker.rules.wild import Aim, aim_of
from theomachy.kernel import Match, Typed


def by_itself(text: str, **setup):
    """A position in which the table plays the wild models."""
    return wild(text, wild="policy", **setup)


SHORT = 2540 + 2500 - 2
"""From the middle of an enemy, just within 0U."""


def test_a_coward_runs_straight_away():
    """GB-A-46: in the open by a little less than D + 1 units; then the test for the escape."""
    match = go(by_itself("local-1 10u,10u\na1 9u,10u\nb1 20u,20u"), "", "4")
    assert place(match, "local-1") == f"{25400 + 7 * 2540 - 1},25400"
    (moves,) = events(match, "gb-moves")
    assert (moves.args["model"], moves.args["units"], moves.args["end"]) == (
        "local-1",
        6,
        (25400 + 7 * 2540 - 1, 25400),
    )
    assert model(match, "local-1").activated


def test_a_coward_runs_in_any_direction():
    """GB-A-46: straight away from its enemy, whatever the angle."""
    match = go(by_itself("local-1 10u,10u\na1 9u,9.7u\nb1 20u,20u"), "", "4")
    away = (2540**2 + 762**2) ** 0.5
    far = 7 * 2540 - 1
    assert place(match, "local-1") == f"{25400 + int(2540 * far / away)},{25400 + int(762 * far / away)}"


@pytest.mark.parametrize(("half", "shift"), [(1.5, 6 * 2540 - 1), (12, 4 * 2540 - 1)])
def test_a_coward_in_a_wood_runs_less_far(half: float, shift: int):
    """GB-A-46, GB-MEA-04: as far as the terrain lets it."""
    text = f"local-1 12u,12u\na1 11u,12u\nb1 22u,22u\narea {12 - half}u,{12 - half}u {12 + half}u,{12 + half}u"
    local = model(go(by_itself(text), "", "4"), "local-1")
    assert (local.x - 30480) ** 2 + (local.y - 30480) ** 2 == pytest.approx(shift**2, rel=0.001)


def test_a_coward_at_the_edge_runs_where_it_gets_farthest():
    """GB-A-46: the greatest measure, then the greatest gap."""
    match = go(by_itself("local-1 0.6u,12u\na1 1.7u,12u\nb1 20u,20u"), "", "4")
    local = model(match, "local-1")
    away = ((local.x - model(match, "a1").x) ** 2 + (local.y - model(match, "a1").y) ** 2) ** 0.5
    assert 6 * 2540 < away - 2500 < 8 * 2540
    assert local.x <= 0.8 * 2540


def test_of_two_ways_a_coward_takes_the_one_without_obstacles():
    """GB-A-46: as far one way as the other, but a fence lies across one of them."""
    match = go(by_itself("local-1 0.5u,12u\na1 2u,12u\nb1 20u,2u\nwall barricade 0u,14u 1.5u,14u"), "", "4")
    assert model(match, "local-1").y < 12 * 2540


def test_a_coward_flees_from_one_enemy_only():
    """GB-A-46, GB-A-47: of two beside it, from the one that comes first; it may end beside another."""
    match = go(by_itself("local-1 10u,10u\na1 9u,10u\nb1 10u,9u damage 1\nb2 20u,20u"), "", "4 | 6")
    assert place(match, "local-1") == f"25400,{25400 + 7 * 2540 - 1}"


def test_a_coward_that_is_pinned_stays():
    """GB-A-46, GB-TRT-08: no way leads away."""
    match = go(by_itself("local-1 10u,10u\na1 9u,10u pinning\nb1 20u,20u"))
    assert (place(match, "local-1"), model(match, "local-1").activated) == ("25400,25400", True)
    assert "gb-moves" not in told(match)


@pytest.mark.parametrize(
    ("target", "ends"),
    [
        ("18u,12u", f"{18 * 2540 - SHORT},30480"),
        ("6u,12u", f"{6 * 2540 + SHORT},30480"),
        ("12u,18u", f"30480,{18 * 2540 - SHORT}"),
        ("12u,6u", f"30480,{6 * 2540 + SHORT}"),
        ("22u,12u", f"{22 * 2540 - SHORT},30480"),
    ],
)
def test_the_murderous_come_as_near_as_they_must(target: str, ends: str):
    """GB-A-45: the shortest move that brings the target within reach; and no attack afterwards."""
    match = go(by_itself("summoned-1 D8 12u,12u\na1 TARGET\nb1 22u,1u".replace("TARGET", target)))
    assert place(match, "summoned-1") == ends
    assert told(match).count("gb-moves") == 1
    assert "gb-engages" not in told(match)


def test_the_murderous_come_as_near_as_they_can():
    """GB-A-45: a D10 whose enemy is out of reach moves a little less than 11 units, straight towards it."""
    match = go(by_itself("hunter-1 2u,12u plain\na1 18u,12u\nb1 22u,2u"))
    assert place(match, "hunter-1") == f"{5080 + 11 * 2540 - 1},30480"


def test_near_is_what_measures_less():
    """GB-A-45, GB-MEA-04: rather farther to the side than with a wood in between."""
    match = go(by_itself("summoned-1 D8 2u,12u\na1 22u,12u\nb1 casualty\narea 13u,10.5u 20u,13.5u"))
    assert place(match, "summoned-1") == "21243,14317"


WALL = "wall impassable 3u,12u 21u,12u"


def test_round_a_long_wall():
    """GB-A-45, GB-MEA-06: activation after activation nearer by the way round, until the enemy is in reach."""
    spot, ways = "12u,10u", []
    while len(ways) < 4:
        match = go(by_itself(f"summoned-1 D8 {spot}\na1 12u,14u\nb1 12u,23u\n{WALL}"))
        ways.append(way_gap(match.state, model(match, "summoned-1"), model(match, "a1")) / 2540)
        spot = place(match, "summoned-1")
        if ways[-1] < 1:
            break
    assert len(ways) == 2
    assert ways == sorted(set(ways), reverse=True)
    assert 0 <= ways[-1] < 1


def test_archers_come_just_into_range_round_a_corner():
    """GB-A-45, GB-A-06: the line bends round the end of a wall."""
    match = go(by_itself(f"hunter-1 4u,10u ranged\na1 20u,13.5u\nb1 22u,23u\n{WALL}"))
    hunter, a1 = model(match, "hunter-1"), model(match, "a1")
    assert 10 * 2540 < way_gap(match.state, hunter, a1) < 11 * 2540


def test_archers_come_just_into_range():
    """GB-A-45: a D10 with Ranged reaches 10U."""
    match = go(by_itself("hunter-1 2u,12u ranged\na1 20u,12u\nb1 22u,22u"))
    assert place(match, "hunter-1") == f"{50800 - 11 * 2540 - 2850 + 2},30480"


def test_if_the_straight_way_is_taken_there_are_others():
    """GB-A-45: somebody stands where it would go; it ends within reach all the same."""
    match = go(by_itself("summoned-1 D8 2u,12u\na1 8u,12u\na2 5.9u,12u\na3 5.9u,14u\nb1 20u,20u -prey"))
    assert "gb-moves" in told(match)


def test_the_murderous_engage_what_is_in_reach():
    """GB-A-45"""
    match = go(by_itself("summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 20u,20u"), "", "4 4")
    assert [*map(str, events(match, "gb-engages"))] == ["gb-engages model=summoned-1 seat=-1 target=a1 [GB-ENG-01]"]


def test_a_predator_by_the_policy_goes_for_its_prey():
    """GB-A-51: although somebody else is in reach. The move is an escape."""
    match = go(by_itself("summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 10u,18u -prey"), "", "4")
    assert place(match, "summoned-1") == f"25400,{45720 - 2540 - 2500 + 2}"


@pytest.mark.parametrize(
    ("one", "two", "chosen"),
    [
        ("a1 ONE", "b1 TWO", "a1"),
        ("b1 ONE", "a1 TWO", "a1"),
        ("a1 ONE", "b1 TWO damage 1", "b1"),
        ("a1 ONE damage 2", "b1 TWO damage 1", "a1"),
        ("a1 ONE", "b3 TWO", "b3"),
        ("a3 ONE", "b1 D12 TWO damage 1", "b1"),
        ("summoned-2 D8 ONE tame 1 damage 3", "b1 TWO", "b1"),
        ("summoned-2 D8 ONE tame 1", "forgotten-1 TWO damage 3 activated", "summoned-2"),
        ("forgotten-1 ONE damage 9 activated", "b1 D12 TWO", "b1"),
    ],
)
def test_who_is_first_of_the_equally_close(one: str, two: str, chosen: str):
    """GB-A-47: godbreakers, then tame models, then wild ones; most damage; the lowest die; the order of the list."""
    text = f"summoned-1 D8 10u,10u\n{one}\n{two}\na5 2u,22u\nb5 22u,22u".replace("ONE", "11.5u,10u")
    match = Match(GAME, by_itself(text.replace("TWO", "8.5u,10u")), Typed(), listen=True)
    assert [event.args["target"] for event in events(match, "gb-engages")] == [chosen]


def test_chance_may_choose_among_the_equally_close():
    """GB-A-47, GB-A-95, option wild_random: a die with as many faces, in the order of the list, rolled openly."""
    text = "summoned-1 D8 10u,10u\nb1 11.5u,10u damage 3\na2 8.5u,10u\na1 10u,11.5u\na5 2u,22u"
    t = by_itself(text, wild_random=True)
    roll = Match(GAME, t, Typed()).request
    assert roll.dice == (("a1", "a2", "b1"),)
    assert (roll.question, roll.clause, roll.seat) == ("gb-roll-wild", "GB-A-95", None)
    for id in ("a1", "a2", "b1"):
        match = Match(GAME, t.copy(), Typed(), listen=True)
        match.answer(id)
        assert [event.args["target"] for event in events(match, "gb-engages")] == [id]
    first = Match(GAME, by_itself(text), Typed(), listen=True)
    assert [event.args["target"] for event in events(first, "gb-engages")] == ["b1"]


def test_chance_chooses_between_two():
    """GB-A-95"""
    t = by_itself("summoned-1 D8 10u,10u\nb1 11.5u,10u\na1 8.5u,10u", wild_random=True)
    assert Match(GAME, t, Typed()).request.dice == (("a1", "b1"),)


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("summoned-1 D8 10u,10u\nb1 11.5u,10u", "engage"),
        ("local-1 10u,10u\nb1 11u,10u", "move"),
        ("horror-1 10u,10u thunderous\nb1 13.2u,10u", "thunderous"),
        ("betrayer-1 10u,10u\nshard-2 12u,10u\nb1 20u,20u", "destroy"),
    ],
)
def test_what_it_does_by_itself_is_its_action(text: str, taken: str):
    """GB-ACT-04, GB-A-45, GB-A-46, GB-A-50, GB-A-52: told while its die is rolled."""
    match = Match(GAME, by_itself(f"{text}\na1 2u,2u", scenario="trap"), Typed())
    assert match.state.activation.taken == (taken,)


def test_what_drives_it_has_an_aim():
    """GB-WLD-02, GB-WLD-03, GB-SCO1-06, GB-TRP-05: to damage, to flee, to reach or to destroy, or nothing."""
    t = wild("local-1 10u,10u\nshard-1 10u,14u\nhoard-1 10u,6u\ntoken treasure 15u,10u\na1 11u,10u\nb1 20u,20u")
    local, a1 = model(t, "local-1"), model(t, "a1")
    shard, hoard = t.marker("shard-1"), t.marker("hoard-1")
    assert aim_of(t, local, ()) == Aim("cowardly", "flee", (a1,))
    assert aim_of(t, local, ("broken",)) == Aim("broken", "reach", (shard,))
    assert aim_of(t, local, ("mine",)) == Aim("mine", "reach", t.tokens)
    assert aim_of(t, model(t, "b1"), ()).kind == "damage"
    t = wild("forgotten-1 10u,8u\nhoard-1 10u,6u\na1 20u,10u\nb1 20u,20u")
    assert aim_of(t, model(t, "forgotten-1"), ("mine",)) == Aim("mine", "none", (hoard,))


def test_chance_is_not_asked_about_a_single_one():
    """GB-A-95"""
    t = by_itself("summoned-1 D8 10u,10u\nb1 11.5u,10u\na1 2u,22u", wild_random=True)
    assert Match(GAME, t, Typed()).request.question == "gb-roll-attack"


def test_who_plays_the_wild_models():
    """GB-A-43: the last in priority, or the table; they are nobody's either way."""
    text = "summoned-1 D8 10u,10u\na1 11.5u,10u\nb1 20u,20u"
    assert asked(go(wild(text))).seat == 0
    match = go(by_itself(text), "", "4 4")
    assert (match.request, model(match, "summoned-1").seat) == (None, -1)


def test_the_table_plays_them_in_the_order_of_the_list():
    """GB-A-53: an idle one in its turn, too; whoever comes to it later does not make it run."""
    text = "{}\na1 2u,2u\nb1 20u,20u"
    first = go(by_itself(text.format("local-1 10u,10u\nsummoned-1 D8 10u,13u")))
    assert place(first, "local-1") == "25400,25400"
    last = go(by_itself(text.format("forgotten-1 10u,13u\nlocal-1 10u,10u")), "", "4")
    assert place(last, "local-1") != "25400,25400"


def test_the_active_one_that_nothing_drives_is_done():
    """GB-WLD-03: as can be typed."""
    match = go(by_itself("active local-1\nlocal-1 10u,10u\na1 2u,2u\nb1 20u,20u"))
    assert (match.request, model(match, "local-1").activated) == (None, True)
    assert "gb-moves" not in told(match)
