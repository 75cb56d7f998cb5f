"""GS-DEP, secret deployment: hidden units that an enemy discovers."""

from tests.games.godslayer.hiding import FIVE, OTHER, UNIT, hiding, members, to
from tests.games.godslayer.kit import asked, card, go, keys, model, refused, the_card
from theomachy.games.godslayer import tasks, verbs
from theomachy.games.godslayer.rules.combat.engagement import engages
from theomachy.games.godslayer.rules.setup.priority import side_cards
from theomachy.games.godslayer.rules.setup.secret_deployment import discover
from theomachy.games.godslayer.state import FIELD, March
from theomachy.geometry.plane import INCH


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


def test_they_are_found_when_a_movement_is_over() -> None:
    """GS-DEP-11, GS-TRM-04: whoever moves, by whatever action; then it goes on."""
    t = hiding(at="1", active="b1")
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 28 * INCH
    match = go(t, "move:1 | b1:10in,25.5in")
    assert (asked(match).question, asked(match).seat, asked(match).by) == ("gs-ask-place", 0, "a2")
    match.answer(keys(match)[0])
    assert (asked(match).question, match.state.markers) == ("gs-ask-action", ())


def test_who_runs_away_finds_them_too() -> None:
    """GS-DEP-11, GS-FLE-01: fleeing is moving."""
    t = hiding(at="1")
    foe = model(t, "b1")
    foe.x, foe.y = 10 * INCH, 12 * INCH
    t.agenda = (tasks.Flee(foe.card, "GS-PSY-07"),)
    match = go(t)
    assert (asked(match).question, asked(match).by) == ("gs-ask-place", "a2")
    assert model(match, "b1").y > 15 * INCH


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


def test_a_march_tells_who_moved() -> None:
    """GS-DEP-11: without a way that is given, those on the march count, else all models of the seat."""
    t = hiding(card("a bladeslingers", FIVE), card("b horn-brayer", "40,44"), at="1")
    foe, other = model(t, "b1"), model(t, "b2")
    foe.x, foe.y = 10 * INCH, 23 * INCH
    verbs.begin_march(t, March(other.card, "move", 0, ways=((other.number, ((other.x, other.y),)),)))
    discover(t, 1)
    assert t.agenda == ()
    verbs.end_march(t)
    discover(t, 1)
    assert len(t.agenda) == 1


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
