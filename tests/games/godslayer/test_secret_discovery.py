"""GS-DEP, secret deployment: hidden units that an enemy discovers."""

from typing import Any

from tests.games.godslayer.hiding import FIVE, OTHER, UNIT, hiding, members, to
from tests.games.godslayer.kit import allowed, asked, card, go, grid, keys, model, piece, refused, the_card, told
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules.setup.priority import side_cards
from theomachy.games.godslayer.rules.space.engagement import engages
from theomachy.games.godslayer.rules.space.formation import keeps_formation
from theomachy.games.godslayer.state import FIELD, Battle
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match


def test_an_enemy_who_comes_near_finds_all_who_are_there() -> None:
    """GS-DEP-11: within five inches of the middle of the marker, by any part of the base."""
    t = hiding(UNIT, OTHER, at="22")
    foe = model(t, "b1")
    reach = (foe.r + 5 * INCH) / INCH
    assert to(t.copy(), "b1", 24, 20 + reach + 0.01).agenda == ()
    found = to(t.copy(), "b1", 24, 20 + reach)
    match = go(found)
    assert asked(match).by == "a2"
    match.answer(keys(match)[0])
    match.answer(keys(match)[0])
    assert {one.where for one in match.state.models} == {FIELD}
    assert match.state.markers == ()


def test_passing_by_is_enough() -> None:
    """GS-A-81: the way counts, not only its end."""
    t = hiding(at="1")
    foe = model(t, "b1")
    foe.x, foe.y = 2 * INCH, 24 * INCH
    assert to(t, "b1", 20, 24).agenda == (tasks.Reveal(card=1, how="discovered"),)


FIVE_AND_BASE = 20 * INCH + 5 * INCH + 2000
"""How far south of the first marker a gorelord is when he finds who is there."""


def coming(answers: str, **more: Any) -> Match[Battle]:
    """A gorelord (MOV 3) comes from the south to a marker."""
    t = hiding(at="1", active="b1", **more)
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 30 * INCH
    return go(t, answers)


def test_they_are_found_in_the_middle_of_a_move() -> None:
    """GS-DEP-11, GS-TRM-04: as soon as he is near; then he goes on as he likes, with what is left of his move."""
    match = coming("move:2 | b1:10in,24.5in")
    assert (asked(match).question, asked(match).seat, asked(match).by) == ("gs-ask-place", 0, "a2")
    assert model(match, "b1").y == FIVE_AND_BASE
    match.answer(keys(match)[0])
    assert (asked(match).question, asked(match).by, match.state.markers) == ("gs-ask-move", "b1", ())
    left = 6 * INCH - (30 * INCH - FIVE_AND_BASE)
    assert allowed(match, f"b1:{10 * INCH + left},{FIVE_AND_BASE}")
    assert refused(match, f"b1:{10 * INCH + left + 1},{FIVE_AND_BASE}").clause == "GS-MOV-01"
    match.answer(grid("b1:10in,27in"))
    assert (asked(match).question, model(match, "b1").y) == ("gs-ask-action", 27 * INCH)
    assert the_card(match, "b1").tokens == 6 - 2


def test_where_he_halted_is_kept() -> None:
    """GS-DEP-11: with what he has used up of his move, and where he came from."""
    match = coming("move:2 | b1:10in,24.5in")
    t = match.settled
    assert t.march is not None
    assert t.march.walked == ((model(t, "b1").number, 30 * INCH - FIVE_AND_BASE, (10 * INCH, 30 * INCH)),)


def test_who_has_found_somebody_need_not_go_on() -> None:
    """GS-DEP-11, GS-MOV-01: up to what was paid for, not more than one likes."""
    match = coming("move:2 | b1:10in,24.5in")
    match.answer(keys(match)[0])
    match.answer("done")
    assert (asked(match).question, model(match, "b1").y) == ("gs-ask-action", FIVE_AND_BASE)


def test_who_was_struck_at_before_may_go_on_too() -> None:
    """GS-DEP-11, GS-FRE-03: a free strike ends no move."""
    t = hiding(UNIT, card("a druid", "10,32"), at="1", active="b1")
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 30 * INCH
    match = go(t, "move:2 | b1:10in,24.5in | none")
    assert (asked(match).question, model(match, "b1").y) == ("gs-ask-place", FIVE_AND_BASE)
    match.answer(keys(match)[0])
    assert allowed(match, "b1:10in,27in")


def test_at_the_end_of_a_way_nothing_is_left_to_decide() -> None:
    """GS-DEP-11: he wanted to go there and no further."""
    match = coming(f"move:2 | b1:10in,{FIVE_AND_BASE}")
    match.answer(keys(match)[0])
    assert asked(match).question == "gs-ask-action"


def test_where_nobody_is_he_just_goes_on() -> None:
    """GS-DEP-11: it is told when he comes near, and the way is gone to its end."""
    t = hiding(at="2", active="b1")
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 30 * INCH
    match = go(t, "move:2 | b1:10in,24.5in")
    assert [id for id in told(match) if id in ("gs-moves", "gs-marker-bare")] == [
        "gs-moves",
        "gs-marker-bare",
        "gs-moves",
    ]
    assert (asked(match).question, model(match, "b1").y) == ("gs-ask-action", round(24.5 * INCH))


PACK = card("b maldire-mongrels", "10,30 11.5,30 13,30 14.5,30")


def test_all_of_a_unit_may_think_again() -> None:
    """GS-DEP-11, GS-MOV-05: those who come after the finder know what he found; and it ends in formation."""
    match = go(hiding(UNIT, PACK, active="b1"), "move:2 | all:10in,24.5in")
    finder, *others = sorted(members(match, "b1"), key=lambda one: one.y)
    assert (finder.y < 26 * INCH, [one.y for one in others]) == (True, [30 * INCH] * 3)
    match.answer(keys(match)[0])
    assert asked(match).question == "gs-ask-move"
    assert refused(match, "done").clause == "GS-FRM-02"
    match.answer("gather")
    match.answer("done")
    assert (asked(match).question, keeps_formation(match.state, the_card(match, "b1"))) == ("gs-ask-action", True)


def charging(spot: tuple[float, float], placed: str = "", dice: str = "") -> Match[Battle]:
    """An ursapine (claws, RNG 1) charges a pendragon, past or up to a marker at which somebody hides."""
    t = hiding(UNIT, card("b ursapine", "10,28"), active="b1", spots=(spot, (38, 20), (24, 30)))
    target = model(t, "a1")
    target.x, target.y = 10 * INCH, 20 * INCH
    return go(t, f"charge:claws:normal | b1:10in,22in | {placed}", dice)


def test_a_charger_runs_on_past_those_he_found() -> None:
    """GS-DEP-11, GS-CHG-07: his target is named and his way is straight."""
    match = charging((15, 20))
    assert (asked(match).question, round(model(match, "b1").y / INCH, 2)) == ("gs-ask-place", 22.91)
    match = charging((15, 20), "all:16in,19in", "1 2")
    assert (model(match, "b1").y, "gs-charge-arrives" in told(match)) == (22 * INCH, True)


def test_a_charger_whom_the_discovered_stop_has_failed() -> None:
    """GS-DEP-11, GS-CHG-11: they stand in his way now, and those whom he meets are afraid of him or not."""
    match = charging((10, 22.5), "all:10in,23in", "1 1")
    stands = max(one.y + one.r for one in members(match, "a2") if abs(one.x - 10 * INCH) < one.r)
    assert model(match, "b1").y == stands + 2000
    assert "gs-charge-fails" in told(match)


def test_he_halts_behind_what_he_may_not_stop_on() -> None:
    """GS-DEP-11, GS-MOV-04, GS-A-81: nobody stops half way over a wall."""
    wall = piece("wall", "8,25.6 12,25.6 12,25.9 8,25.9", height=1)
    match = coming("move:3 | b1:10in,22in", terrain=[wall])
    assert asked(match).question == "gs-ask-place"
    assert 25.6 * INCH - 2000 - INCH // 10 <= model(match, "b1").y <= 25.6 * INCH - 2000


def test_who_runs_away_finds_them_too() -> None:
    """GS-DEP-11, GS-FLE-01: fleeing is moving."""
    t = hiding(at="1")
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 12 * INCH
    t.agenda = (tasks.Flee(foe.card, "GS-PSY-07"),)
    match = go(t)
    assert (asked(match).question, asked(match).by) == ("gs-ask-place", "a2")
    near = model(match, "b1").y
    assert near == 20 * INCH - (5 * INCH + 2000)
    match.answer(keys(match)[0])
    assert model(match, "b1").y > near  # he runs on


def test_who_does_not_move_finds_nobody() -> None:
    """GS-A-81: a marker put beside an enemy stays hidden until he moves; GS-DEP-11: then at once."""
    t = hiding(card("a bladeslingers", FIVE), card("b horn-brayer", "40,44"), at="1")
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 23 * INCH
    assert to(t.copy(), "b2", 40, 42).agenda == ()
    assert to(t, "b1", 10, 24).agenda == (tasks.Reveal(card=1, how="discovered"),)


def test_friends_find_nobody() -> None:
    """GS-DEP-11"""
    assert to(hiding(at="1"), "a1", 10, 21).agenda == ()


def test_a_bare_marker_is_seen_to_be_bare() -> None:
    """GS-DEP-11, GS-DEP-14: it stays on the table, and is never looked at again."""
    t = hiding(at="2")
    t.log = []
    to(t, "b1", 10, 24)
    assert [event.id for event in t.log] == ["gs-moves", "gs-marker-bare"]
    assert [marker.bare for marker in t.markers] == [True, False, False]
    to(t, "b1", 10, 23)
    assert [event.id for event in t.log][2:] == ["gs-moves"]


def test_who_is_discovered_engages_nobody_and_may_not_charge() -> None:
    """GS-DEP-12: set down at once, as close to the marker as possible; the enemy stands right beside it."""
    t = to(hiding(at="1"), "b1", 10, 22)
    match = go(t)
    foe = model(match, "b1")
    assert refused(match, f"all:10in,{foe.y - foe.r - 1500}").id == "gs-place-would-engage"
    match.answer(keys(match)[0])
    assert len(members(match, "a2")) == 5
    assert not any(engages(match.state, one, model(match, "b1")) for one in members(match, "a2"))
    assert "discovered" in the_card(match, "a2").done
    assert not the_card(match, "a2").activated


def test_discovered_cards_are_activated_without_a_charge() -> None:
    """GS-DEP-12: in that round only."""
    match = go(to(hiding(at="1", turn="a"), "b1", 10, 25))
    match.answer(keys(match)[0])
    match.answer("a2")
    assert match.state.activation is not None
    assert match.state.activation.no_charge


def test_discovery_works_in_the_first_round_unless_agreed() -> None:
    """GS-A-81: the ban is on coming out by oneself."""
    assert len(to(hiding(at="1", round=1), "b1", 10, 24).agenda) == 1
    agreed = hiding(at="1", round=1, hidden_in_round_one=True)
    assert to(agreed.copy(), "b1", 10, 24).agenda == ()
    agreed.round = 2
    assert len(to(agreed, "b1", 10, 24).agenda) == 1


def test_hidden_cards_are_in_play() -> None:
    """GS-A-138: they count as cards, and are not destroyed."""
    t = hiding(at="1")
    assert [one.id for one in side_cards(t, 0)] == ["a1", "a2"]
    assert t.in_play(the_card(t, "a2"))
