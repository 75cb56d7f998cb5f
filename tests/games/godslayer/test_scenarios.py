"""GS-SCN: the scenarios. How their tables are set up and who deploys where is in test_deployment.py."""

from typing import Any

import pytest

from tests.games.godslayer.kit import battle, card, go, keys, model, refused, the_card
from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.rules.combat.damage import knock_down, remove
from theomachy.games.godslayer.rules.movement.table_edges import leave_table
from theomachy.games.godslayer.rules.victory.outcome import (
    deployment_order,
    early_end,
    finish,
    kill_points,
    rounds,
    score_round,
    set_up_scenario,
)
from theomachy.games.godslayer.rules.victory.relics import carries
from theomachy.games.godslayer.rules.victory.scenarios import scenario_of
from theomachy.games.godslayer.rules.victory.scenarios.standing_stones import holder
from theomachy.games.godslayer.setup import Setup, level_of
from theomachy.games.godslayer.state import DESTROYED, SAFE, Battle
from theomachy.geometry.plane import INCH

A, B = card("a princeptor", "5,5"), card("b princeptor", "5,43")


def began(*cards: Any, scenario: str, **fields: Any) -> Battle:
    """A battle of a scenario, set up."""
    t = battle(*(cards or (A, B)), scenario=scenario, **fields)
    assert set_up_scenario(t) == []
    return t


def ended(t: Battle) -> tuple[float, ...]:
    t.phase, t.turn = "end of round", None
    finish(t)
    assert t.result is not None
    return t.result


def test_an_open_battle_has_nothing_of_its_own():
    """GS-SCN-02, GS-A-141: no markers, no points, the usual order."""
    t = began(scenario="open-battle")
    score_round(t)
    assert (t.markers, t.points, rounds(t)) == ((), (0, 0), 6)
    assert deployment_order(t, [1, 0]) == [1, 0]


# Standing Stones


def stones(*cards: Any, round: int = 3, **fields: Any) -> Battle:
    return began(*cards, scenario="standing-stones", round=round, **fields)


def test_three_stones_stand_on_the_centre_line():
    """GS-SCN-01: at 12, 24 and 36 inches; across, where the players sit west and east."""
    t = stones()
    assert [(one.id, one.x // INCH, one.y // INCH) for one in t.markers] == [
        ("stone-1", 12, 24),
        ("stone-2", 24, 24),
        ("stone-3", 36, 24),
    ]
    t = battle(A, B, scenario="standing-stones", sides=("west", "east"))
    set_up_scenario(t)
    assert [(one.x // INCH, one.y // INCH) for one in t.markers] == [(24, 12), (24, 24), (24, 36)]
    t = stones(large=True)
    assert [one.x // INCH for one in t.markers] == [18, 36, 54]


@pytest.mark.parametrize(("x", "holds"), [("15.58", 0), ("15.7", -1)])
def test_who_is_within_two_inches_of_a_stone_holds_it(x, holds):
    """GS-SCN-01, GS-TRM-01: measured from the edge of the stone, whose radius is an inch."""
    t = stones(card("a princeptor", f"{x},24"), B)
    assert holder(t, t.markers[0]) == holds


def test_an_enemy_beside_it_is_enough_to_contest_a_stone():
    """GS-SCN-01: even one who flees; who flees holds none."""
    both = [card("a princeptor", "10,24"), card("b princeptor", "14,24", fleeing=True)]
    t = stones(*both)
    assert holder(t, t.markers[0]) == -1
    t.models[0].where = DESTROYED
    assert holder(t, t.markers[0]) == -1
    t.cards[1].fleeing = False
    assert holder(t, t.markers[0]) == 1


def test_a_machine_without_crew_holds_nothing():
    """GS-SCN-01, GS-WMC-07"""
    t = stones(card("a scorpio", "12,21 11,19 13,19"), B)
    assert holder(t, t.markers[0]) == 0
    for id in ("a1.2", "a1.3"):
        remove(t, model(t, id), "GS-DMG-05")
    assert holder(t, t.markers[0]) == -1


@pytest.mark.parametrize(("round", "points"), [(2, (0, 0)), (3, (2, 1)), (6, (2, 1))])
def test_stones_score_from_the_third_round_on(round, points):
    """GS-SCN-01: a point for each at the end of the round."""
    held = [card("a princeptor", "12,24"), card("a princeptor", "24,24"), card("b princeptor", "36,24")]
    t = stones(*held, round=round)
    t.log = []
    score_round(t)
    assert t.points == points
    told = [str(event) for event in t.log]
    assert told[:1] == (["gs-holds-stone seat=0 points=1 total=1 marker=stone-1 [GS-SCN-01]"] if round > 2 else [])


def test_most_stones_win_and_kill_points_break_a_tie():
    """GS-SCN-01, GS-VIC-05: a single point is enough, whatever was destroyed."""
    assert ended(stones(points=(3, 2))) == (1.0, 0.0)
    assert ended(stones(points=(2, 2))) == (0.5, 0.5)
    t = stones(card("a princeptor", "5,5"), card("a princeptor", "7,5"), B, points=(2, 2))
    remove(t, model(t, "a2"), "GS-DMG-05")
    assert ended(t) == (0.0, 1.0)


# Break-through


def through(*cards: Any, **fields: Any) -> Battle:
    return began(*cards, scenario="break-through", **fields)


def test_the_defender_deploys_second():
    """GS-SCN-01: whoever starts; there are seven rounds."""
    t = through()
    assert deployment_order(t, [1, 0]) == deployment_order(t, [0, 1]) == [0, 1]
    assert rounds(t) == 7


@pytest.mark.parametrize(
    ("who", "place", "where"),
    [("a", "10,47.3", SAFE), ("a", "10,0.7", DESTROYED), ("a", "0.7,20", DESTROYED), ("b", "10,0.7", DESTROYED)],
)
def test_attackers_are_safe_beyond_the_far_edge(who, place, where):
    """GS-SCN-01, GS-VIC-04: nobody else is, and over no other edge."""
    t = through(card(f"{who} princeptor", place), A, B)
    leave_table(t, model(t, f"{who}1"))
    assert model(t, f"{who}1").where == where


def test_who_runs_away_does_not_get_away():
    """GS-SCN-01: fleeing models leave over their own side only; none is counted as through."""
    t = through(card("a princeptor", "10,47.3", fleeing=True), A, B)
    leave_table(t, model(t, "a1"))
    assert model(t, "a1").where == DESTROYED


def test_attackers_score_who_got_away_and_defenders_kill_points():
    """GS-SCN-01: of a unit each member's share; what the attackers destroy does not count."""
    unit = card("a legionnaires", "10,47.3 11.5,47.3 13,20 14.5,20")
    t = through(unit, card("a princeptor", "30,30"), B, card("b princeptor", "20,20"))
    for id in ("a1.1", "a1.2"):
        leave_table(t, model(t, id))
    remove(t, model(t, "b2"), "GS-DMG-05")
    assert kill_points(t) == (27, 0)
    assert ended(t) == (1.0, 0.0)
    t = through(unit, card("a princeptor", "30,30"), B)
    leave_table(t, model(t, "a1.1"))
    remove(t, model(t, "a2"), "GS-DMG-05")
    assert ended(t) == (0.0, 1.0)
    assert ended(through()) == (0.5, 0.5)


def test_a_unit_that_got_away_in_part_is_not_destroyed():
    """GS-SCN-01, GS-VIC-02: those who got away do not count as lost."""
    t = through(card("a legionnaires", "10,47.3 11.5,47.3 13,20 14.5,20"), A, B)
    for id in ("a1.1", "a1.2"):
        leave_table(t, model(t, id))
    remove(t, model(t, "a1.3"), "GS-DMG-05")
    assert kill_points(t) == (0, 0)
    remove(t, model(t, "a1.4"), "GS-DMG-05")
    assert kill_points(t) == (0, 40)


# Relic


def relic(*cards: Any, **fields: Any) -> Battle:
    return began(*cards, scenario="relic", **fields)


def test_the_relic_lies_in_the_centre():
    """GS-SCN-01"""
    assert [(one.id, one.x // INCH, one.y // INCH, one.carrier) for one in relic().markers] == [("relic", 24, 24, -1)]


def test_taking_up_the_relic():
    """GS-SCN-01, GS-TRM-08: a model in contact, for a token."""
    t = relic(card("a princeptor", "25.1,24"), card("a princeptor", "40,5"), B, active="a1")
    match = go(t, "relic:a1")
    assert (the_card(match, "a1").tokens, match.state.markers[0].carrier) == (4, 0)
    assert carries(match.state, model(match, "a1"))
    assert refused(match, "relic:a1").id == "gs-relic-carried"


def test_a_member_of_a_unit_takes_it_up():
    """GS-SCN-01: whoever is in contact; the player says who."""
    t = relic(card("a legionnaires", "24,25 24,23 26,27"), B, active="a1")
    match = go(t)
    assert [key for key in keys(match) if key.startswith("relic")] == ["relic:a1.1", "relic:a1.2"]
    assert carries(go(t, "relic:a1.2").state, t.models[1])


def test_why_the_relic_cannot_be_taken_up():
    """GS-SCN-01: out of contact, without tokens, by anybody else, or where there is none."""
    at = card("a princeptor", "25.3,24")
    assert refused(go(relic(at, B, active="a1")), "relic:a1").id == "gs-not-at-relic"
    assert refused(go(relic(at, B, active="a1")), "relic:b1").id == "gs-not-at-relic"
    assert refused(go(relic(at, B, active="a1")), "relic").id == "gs-say-which"
    near = card("a princeptor", "25,24", tokens=0)
    stays = battle(near, card("a princeptor", "40,5"), B, active="a1", scenario="relic")
    set_up_scenario(stays)
    stays.cards[0].tokens = 0
    assert not any(key.startswith("relic") for key in keys(go(stays)))
    assert refused(go(battle(A, B, active="a1")), "relic:a1").id == "gs-no-relic"


def test_it_goes_where_its_carrier_goes():
    """GS-SCN-01"""
    t = relic(card("a princeptor", "25,24"), B, active="a1")
    match = go(t, "relic:a1 | move:1 | a1:26in,26in")
    assert (match.state.markers[0].x, match.state.markers[0].y) == (26 * INCH, 26 * INCH)


def test_who_carries_it_does_not_charge_long():
    """GS-SCN-01, GS-CHG-06: nor does his unit."""
    t = relic(card("a bladeslingers", "24,25 24,27"), card("b princeptor", "24,40"), active="a1")
    long = [key for key in keys(go(t)) if key.endswith(":long")]
    assert long
    match = go(t, "relic:a1.1")
    assert refused(match, long[0]).id == "gs-no-long-charge"
    assert long[0].replace(":long", ":normal") in keys(match)


def test_it_is_dropped_by_who_falls():
    """GS-SCN-01: destroyed or knocked down; it lies where he is. For those who flee see test_fleeing.py."""
    for fall in (lambda t, one: remove(t, one, "GS-DMG-05"), lambda t, one: knock_down(t, one, "GS-KNO-01")):
        match = go(relic(card("a princeptor", "25,24"), card("a princeptor", "40,5"), B, active="a1"), "relic:a1")
        t = match.state.copy()
        t.log = []
        fall(t, model(t, "a1"))
        assert (t.markers[0].carrier, t.markers[0].x) == (-1, 25 * INCH)
        assert "gs-drops" in [event.id for event in t.log]


def test_it_stays_on_the_table():
    """GS-SCN-01, GS-MOV-09: nobody carries it off."""
    match = go(relic(card("a princeptor", "25,24"), card("a princeptor", "40,5"), B, active="a1"), "relic:a1")
    t = match.state.copy()
    leave_table(t, model(t, "a1"))
    assert t.markers[0].carrier == -1


@pytest.mark.parametrize(("level", "result"), [(300, (1.0, 0.0)), (160, (1.0, 0.0))])
def test_the_relic_is_worth_a_quarter_of_the_level(level, result):
    """GS-SCN-01, GS-VIC-06: just what a victory takes, if nothing else was earned."""
    t = relic(card("a princeptor", "25,24"), B, level=level)
    assert ended(relic(level=level)) == (0.5, 0.5)
    verbs.carry_marker(t, t.markers[0], 0, 0, 0, "GS-SCN-01")
    assert ended(t) == result


def test_of_a_team_the_level_of_all_its_members_counts():
    """GS-SCN-01, GS-MUL-02: a quarter of what both have together, whatever the single warbands have."""
    t = relic(card("a princeptor", "25,24"), B, card("c princeptor", "30,24"), teams=(0, 1, 0), levels=(100, 300, 200))
    verbs.carry_marker(t, t.markers[0], 0, 0, 0, "GS-SCN-01")
    assert [scenario_of(t).standing(t, 10, seat) for seat in (0, 1)] == [(85,), (10,)]


def test_the_relic_counts_beside_kill_points():
    """GS-SCN-01: 75 against 70 is a draw, by the usual table."""
    t = relic(card("a princeptor", "25,24"), card("a moloch", "10,10"), B, level=300)
    verbs.carry_marker(t, t.markers[0], 0, 0, 0, "GS-SCN-01")
    remove(t, model(t, "a2"), "GS-DMG-05")
    assert kill_points(t) == (0, 70)
    assert ended(t) == (0.5, 0.5)


# Last Stand


def stand(*cards: Any, **fields: Any) -> Battle:
    return began(*cards, scenario="last-stand", sides=("north", "centre"), **fields)


def test_the_defender_has_three_quarters_of_the_level():
    """GS-SCN-01: the second seat; there are five rounds."""
    setup = Setup(level=200, scenario="last-stand")
    assert [level_of(setup, seat) for seat in (0, 1)] == [200, 150]
    assert rounds(stand()) == 5


def test_a_warlord_in_play_is_enough_to_hold_out():
    """GS-SCN-01"""
    t = stand(A, card("b centurion", "24,24"), card("b moloch", "20,20"), card("b moloch", "28,28"))
    for id in ("b2", "b3"):
        remove(t, model(t, id), "GS-DMG-05")
    assert ended(t) == (0.0, 1.0)


@pytest.mark.parametrize(("lost", "result"), [(2, (0.0, 1.0)), (3, (1.0, 0.0))])
def test_or_half_of_the_points(lost, result):
    """GS-SCN-01: of a unit those members that are left."""
    t = stand(
        A,
        card("b centurion", "24,24"),
        card("b legionnaires", "20,20 21.5,20 23,20 24.5,20"),
        card("b bard-of-aynnsing", "28,28"),
    )
    the_card(t, "b1").cost = 10
    the_card(t, "b3").cost = 10
    for id in ("b1", *[f"b2.{n}" for n in range(1, lost + 1)]):
        remove(t, model(t, id), "GS-DMG-05")
    assert ended(t) == result


def test_who_surrounds_nobody_any_more_has_won():
    """GS-SCN-01, GS-A-104: the battle ends when one side has nothing left."""
    t = stand(A, B)
    remove(t, model(t, "b1"), "GS-DMG-05")
    assert early_end(t)
    assert ended(t) == (1.0, 0.0)
    t = stand(A, B)
    remove(t, model(t, "a1"), "GS-DMG-05")
    assert ended(t) == (0.0, 1.0)
