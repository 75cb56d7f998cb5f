"""GS-FLE, GS-RAL: running for one's own table side, and finding courage again."""

from typing import Any

import pytest

from tests.games.godslayer.kit import asked, battle, card, events, go, keys, model, piece, the_card, told
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules.morale.fleeing import at_edge
from theomachy.games.godslayer.rules.space.engagement import engaging
from theomachy.games.godslayer.state import DESTROYED, Battle, Marker
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match

OTHERS = [card("a bard-of-aynnsing", "46,5"), card("b bard-of-aynnsing", "46,43"), card("b bard-of-aynnsing", "44,43")]
"""So that there is always somebody to choose."""


def routed(*cards: Any, clause: str = "GS-PSY-02", **setup: Any) -> Match[Battle]:
    """A position in which a1 has just lost heart, after its flight."""
    t = battle(*cards, *OTHERS, turn="b", **setup)
    t.agenda = (tasks.Flee(0, clause),)
    return go(t)


def place(match: Match[Battle], id: str) -> tuple[float, float]:
    """In inches."""
    found = model(match, id)
    return found.x / INCH, found.y / INCH


def contact(match: Match[Battle]) -> Match[Battle]:
    """After somebody has moved."""
    t = match.state.copy()
    t.agenda = (tasks.Contact(the_card(t, "b1").number),)
    return go(t)


# Running


def test_heavy_infantry_runs_three_times_its_mov_and_then_once():
    """GS-T-67, GS-FLE-01, GS-FLE-06, GS-A-05: four tokens, of which the limit allows three; engaged again, the last one
    is spent beyond the limit."""
    match = routed(card("a legionnaires", "10,30 11.5,30 13,30 14.5,30"), card("b princeptor", "30,30"))
    assert [place(match, f"a1.{n}") for n in range(1, 5)] == [(10, 21), (11.5, 21), (13, 21), (14.5, 21)]
    fled = the_card(match, "a1")
    assert (fled.tokens, fled.moved, fled.fleeing) == (1, 3, True)
    t = match.state.copy()
    model(t, "b1").x, model(t, "b1").y = 10 * INCH, round(22.5 * INCH)
    match = contact(go(t))
    assert [place(match, f"a1.{n}") for n in range(1, 5)] == [(10, 18), (11.5, 18), (13, 18), (14.5, 18)]
    assert (the_card(match, "a1").tokens, the_card(match, "a1").moved) == (0, 4)
    assert [event.clause for event in events(match, "gs-moves")] == ["GS-FLE-01"] * 4


def test_what_was_moved_before_counts():
    """GS-FLE-01, GS-A-05: the limit is for the round."""
    match = routed(card("a legionnaires", "10,30 11.5,30", moved=2))
    assert place(match, "a1.1") == (10, 27)
    assert the_card(match, "a1").tokens == 3


@pytest.mark.parametrize(("tokens", "moved"), [(0, 0), (4, 4)])
def test_without_tokens_it_stays_and_counts_as_fleeing(tokens, moved):
    """GS-FLE-01, GS-A-111"""
    match = routed(card("a princeptor", "10,30", tokens=tokens, moved=moved))
    assert place(match, "a1") == (10, 30)
    assert the_card(match, "a1").fleeing
    assert the_card(match, "a1").tokens == tokens


@pytest.mark.parametrize(
    ("side", "end"), [("north", (24, 12)), ("south", (24, 36)), ("west", (12, 24)), ("east", (36, 24))]
)
def test_everybody_runs_for_his_own_side(side, end):
    """GS-FLE-01, GS-A-55: straight to the zone, which lies along the whole side."""
    match = routed(card("a princeptor", "24,24"), sides=(side, "south" if side != "south" else "north"))
    assert place(match, "a1") == end


def test_the_nearest_point_of_a_zone_with_corners_cut():
    """GS-A-55, GS-MUL-04: where neighbouring sides are in use, corners belong to nobody."""
    match = routed(card("a princeptor", "1,24"), card("c princeptor", "3,40"), sides=("north", "south", "west"))
    x, y = place(match, "a1")
    assert 1 < x < 8.6
    assert 12 < y < 24


def test_from_a_divided_side_one_flees_to_the_own_section():
    """GS-A-154, GS-A-55: the nearest point of the zone is sought in the own section."""
    match = routed(
        card("a princeptor", "10,24"), card("c princeptor", "3,46"), sides=("north-east", "south", "north-west")
    )
    x, y = place(match, "a1")
    assert x > 12
    assert y < 24


def test_members_need_no_formation():
    """GS-FRM-08: each runs his own way."""
    match = routed(
        card("a legionnaires", "10,30 11.5,30"),
        terrain=[piece("wall", "9,24 10.9,24 10.9,29 9,29", height=2, going="impassable")],
    )
    (x, y), (straight, far) = place(match, "a1.1"), place(match, "a1.2")
    assert (straight, far) == (11.5, 21)
    assert y > 21
    assert x != 10


def test_the_shortest_way_round():
    """GS-A-55: what stands in the way is gone round, not farther than it must."""
    match = routed(card("a princeptor", "10,30"), card("b princeptor", "10.1,26"))
    x, y = place(match, "a1")
    assert x < 10
    assert 18 < y < 18.4


def test_difficult_ground_slows_them():
    """GS-FLE-01, GS-TER-03: every inch costs two."""
    match = routed(card("a princeptor", "10,30"), terrain=[piece("marsh", "0,0 20,0 20,48 0,48", going="difficult")])
    assert place(match, "a1") == pytest.approx((10, 24), abs=0.01)


def test_boxed_in_they_stay_and_keep_their_tokens():
    """GS-FLE-04"""
    ring = [
        (11.19, 10),
        (8.81, 10),
        (10, 11.19),
        (10, 8.81),
        (10.85, 10.85),
        (9.15, 10.85),
        (10.85, 9.15),
        (9.15, 9.15),
    ]
    match = routed(card("a princeptor", "10,10"), card("b hoplites", " ".join([f"{x},{y}" for x, y in ring])))
    assert place(match, "a1") == (10, 10)
    assert (the_card(match, "a1").fleeing, the_card(match, "a1").tokens) == (True, 5)


def test_whoever_is_stationary_stays():
    """GS-FLE-04: the others run."""
    match = routed(card("a legionnaires", "10,30 11.5,30", still="round"))
    assert (place(match, "a1.1"), place(match, "a1.2")) == ((10, 30), (11.5, 21))
    match = routed(card("a princeptor", "10,30", still="round"))
    assert (the_card(match, "a1").fleeing, the_card(match, "a1").tokens) == (True, 5)


def test_whoever_lies_stands_up_first():
    """GS-FLE-03: for a token, which counts as movement."""
    match = routed(card("a princeptor", "10,30", down=True))
    assert place(match, "a1") == (10, 21)
    assert (the_card(match, "a1").tokens, the_card(match, "a1").moved, model(match, "a1").down) == (1, 4, False)


def test_whoever_cannot_stand_up_stays_on_the_ground():
    """GS-FLE-03"""
    match = routed(card("a princeptor", "10,30", down=True, tokens=0))
    assert (place(match, "a1"), model(match, "a1").down, the_card(match, "a1").fleeing) == ((10, 30), True, True)


def test_nobody_strikes_at_them_and_they_engage_nobody():
    """GS-FLE-05, GS-ENG-05: they leave melee unharmed."""
    match = routed(card("a princeptor", "10,30"), card("b princeptor", "10,31.5"))
    assert place(match, "a1") == (10, 18)
    assert asked(match).question == "gs-ask-activate"
    assert [id for id in told(match) if id not in ("gs-flees", "gs-moves")] == []
    match = routed(card("a princeptor", "10,30", tokens=0), card("b princeptor", "10,31.5"))
    assert engaging(match.state, model(match, "a1")) == []
    assert engaging(match.state, model(match, "b1")) == [model(match, "a1")]


def test_they_run_off_the_table():
    """GS-MOV-09, GS-A-55, GS-A-84: once in their zone straight for the edge; who crosses it is lost."""
    match = routed(card("a princeptor", "10,12.7"))
    assert (model(match, "a1").where, place(match, "a1")[1]) == ("field", pytest.approx(0.7, abs=0.01))
    match = routed(card("a princeptor", "10,12.5"))
    assert model(match, "a1").where == DESTROYED
    assert told(match)[-1] == "gs-leaves"


@pytest.mark.parametrize(
    ("side", "edge"), [("north", (20, 1)), ("south", (20, 47)), ("west", (1, 30)), ("east", (47, 30))]
)
def test_every_edge_is_where_a_base_touches_it(side: str, edge: tuple[int, int]):
    """GS-A-55: straight on from wherever they are."""
    t = battle(card("a princeptor", "20,30"), *OTHERS)
    assert at_edge(t, INCH, (20 * INCH, 30 * INCH), side) == (edge[0] * INCH, edge[1] * INCH)


def test_members_leave_one_by_one():
    """GS-A-124: the card stays while any of them remain."""
    match = routed(card("a legionnaires", "10,8 11.5,12"))
    assert [model(match, f"a1.{n}").where for n in (1, 2)] == [DESTROYED, "field"]
    assert match.state.in_play(the_card(match, "a1"))


def test_only_a_new_engagement_makes_them_run_on():
    """GS-FLE-06: who was there before, and is still there, does not."""
    ring = [
        (11.19, 10),
        (8.81, 10),
        (10, 11.19),
        (10, 8.81),
        (10.85, 10.85),
        (9.15, 10.85),
        (10.85, 9.15),
        (9.15, 9.15),
    ]
    match = routed(card("a princeptor", "10,10"), card("b hoplites", " ".join([f"{x},{y}" for x, y in ring])))
    match = contact(match)
    assert "gs-moves" not in told(match)
    t = match.state.copy()
    model(t, "b1.4").y = 3 * INCH
    assert "gs-moves" not in told(contact(go(t)))


def test_they_do_not_stop_where_enemies_reach_them():
    """GS-A-55: if there is another place as far ahead."""
    wall = piece("wall", "0,19 48,19 48,20 0,20", height=3, going="impassable")
    match = routed(card("a princeptor", "10,24"), card("b princeptor", "8.5,21"), terrain=[wall])
    x, y = place(match, "a1")
    assert y == pytest.approx(20.59, abs=0.02)
    assert x > 10.6


def test_a_crew_leaves_its_machine_behind():
    """GS-WMC-08, GS-WMC-03: it runs like any unit."""
    match = routed(card("a scorpio", "10,30 9,32.5 11,32.5"))
    assert place(match, "a1.1") == (10, 30)
    assert [place(match, f"a1.{n}")[1] for n in (2, 3)] == pytest.approx([20.5, 20.5], abs=0.3)
    assert the_card(match, "a1").fleeing
    assert the_card(match, "a1").moved == 4


def test_without_a_zone_at_a_side_they_run_for_the_nearest_edge():
    """GS-A-55: the defenders of a last stand; its attackers have two sides."""
    cards = [card("a princeptor", "40,30"), card("b princeptor", "30,26")]
    sides = ("north", "centre")
    match = routed(*cards, scenario="last-stand", sides=sides)
    assert place(match, "a1") == (40, 42)
    t = battle(*cards, *OTHERS, scenario="last-stand", sides=sides)
    t.agenda = (tasks.Flee(the_card(t, "b1").number, "GS-PSY-02"),)
    assert place(go(t), "b1") == (42, 26)


# Rallying


def rallying(dice: str, **fields: Any) -> Match[Battle]:
    """a1 has fled, and is activated."""
    fled = {"fleeing": True, **fields}
    t = battle(card("a princeptor", "10,30", **fled), card("b princeptor", "30,30"), *OTHERS)
    return go(t, "a1", dice)


def test_a_rallied_model_has_done_enough():
    """GS-RAL-01, GS-RAL-02, GS-A-50, GS-A-112: its activation is over, its tokens are kept for what may come."""
    match = rallying("4 4")
    fled = the_card(match, "a1")
    assert (fled.fleeing, fled.activated, fled.tokens, fled.moved) == (False, True, 5, 0)
    assert match.state.activation is None
    assert [str(event) for event in events(match, "gs-rallies")] == ["gs-rallies card=a1 seat=0 [GS-RAL-02]"]
    assert "a1" not in keys(match)


def test_who_does_not_rally_flees_on():
    """GS-RAL-03, GS-FLE-07: as far as it can, and its activation is over."""
    match = rallying("4 5")
    fled = the_card(match, "a1")
    assert (fled.fleeing, fled.activated, fled.tokens) == (True, True, 1)
    assert place(match, "a1") == (10, 18)
    assert match.state.activation is None


def test_who_has_fled_in_the_same_round_has_little_left():
    """GS-RAL-03, GS-A-05, GS-A-111: the limit counts for the round."""
    match = rallying("4 5", moved=4, tokens=1)
    assert place(match, "a1") == (10, 30)
    assert the_card(match, "a1").fleeing


def test_legions_rally_more_easily():
    """GS-RAL-01, GS-SUB-01: +1 LEAD in bravery and rally tests, if one of them leads."""
    t = battle(card("a centurion", "5,5", leader=True), card("a princeptor", "10,30", fleeing=True), *OTHERS)
    assert not the_card(go(t, "a2", "4 5"), "a2").fleeing


def test_who_runs_in_its_own_activation_does_nothing_else():
    """GS-FLE-05, GS-PSY-07: it walks up to something horrible, fails the test, and its activation is over."""
    t = battle(
        card("a princeptor", "10,10"),
        card("a princeptor", "30,10"),
        card("b princeptor", "40,40"),
        card("b moloch", "10,14.5"),
        active="a1",
    )
    match = go(t, "move:1 | a1:10in,12.5in", "6 6")
    assert the_card(match, "a1").fleeing
    assert (asked(match).question, keys(match)) == ("gs-ask-activate", ["a2", "end"])


def test_fleeing_counts_until_rallied():
    """GS-FLE-07: from round to round."""
    t = battle(card("a princeptor", "10,30", fleeing=True, tokens=0), *OTHERS)
    match = go(t, "a1", "6 6")
    assert the_card(match, "a1").fleeing


def test_a_relic_is_dropped_by_who_runs():
    """GS-SCN-01: where he stood."""
    t = battle(card("a princeptor", "10,30"), *OTHERS, scenario="relic")
    t.markers = (Marker("relic", "relic", 10 * INCH, 30 * INCH, carrier=0),)
    t.agenda = (tasks.Flee(0, "GS-PSY-02"),)
    match = go(t)
    assert (match.state.markers[0].carrier, match.state.markers[0].y) == (-1, 30 * INCH)
    assert place(match, "a1") == (10, 18)
