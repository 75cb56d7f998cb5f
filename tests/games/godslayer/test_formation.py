"""GS-FRM: units keep together, and what becomes of those that do not."""

import pytest

from tests.games.godslayer.kit import allowed, asked, at, battle, card, go, keys, model, refused, the_card, why
from theomachy.games.godslayer.rules.movement.unit_moves import close_ranks
from theomachy.games.godslayer.rules.space.formation import group_of, groups, keeps_formation
from theomachy.games.godslayer.state import Battle, March
from theomachy.geometry.plane import INCH

FAR = card("b druid", "40,40")


def unit(places: str, **fields: object) -> Battle:
    return battle(card("a legionnaires", places, **fields), FAR, active="a1")


def test_two_inches_from_edge_to_edge_hold_a_unit_together() -> None:
    """GS-FRM-01, GS-FRM-03: within 2 inches of another member; a hair more is too far."""
    gap = 2 * INCH + 3000
    t = unit("10,10 13,10")
    for apart, held in ((gap, True), (gap + 1, False)):
        model(t, "a1.2").x = model(t, "a1.1").x + apart
        assert keeps_formation(t, the_card(t, "a1")) is held


def test_pairs_apart_are_no_formation() -> None:
    """GS-T-32, GS-FRM-01, GS-A-87: A and B, C alone, D, E and F: all near somebody or not, it is not one group."""
    t = unit("10,10 12,10 20,10 26,10 28,10 30,10")
    assert [len(group) for group in groups(t, the_card(t, "a1"))] == [2, 1, 3]
    assert not keeps_formation(t, the_card(t, "a1"))
    t = unit("10,10 12,10 20,10 22,10")
    assert not keeps_formation(t, the_card(t, "a1"))


def test_what_hits_a_split_unit_hits_the_group_it_was_aimed_at() -> None:
    """GS-T-31, GS-FRM-06, GS-A-88: of 2 and 3, only those 2."""
    t = unit("10,10 12,10 20,10 22,10 24,10")
    assert [one.id for one in group_of(t, model(t, "a1.2"))] == ["a1.1", "a1.2"]


def test_a_unit_ends_its_move_in_formation() -> None:
    """GS-FRM-01, GS-FRM-02: broken on the way, restored at its end; else the move is not over."""
    match = go(unit("10,10 12,10 14,10"), "move:2 | a1.1:10in,16in")
    no = refused(match, "done")
    assert (no.id, no.clause) == ("gs-out-of-formation", "GS-FRM-02")
    assert keys(match)[-1] == "gather"
    match.answer("a1.2:30480,40640")
    match.answer("a1.3:35560,40640")
    match.answer("done")
    assert asked(match).question == "gs-ask-action"


def test_stragglers_close_up() -> None:
    """GS-FRM-02: whoever is left behind comes after the rest, if they ask for it."""
    t = unit("10,10 12,10 14,10")
    match = go(t, "move:2 | a1.1:10in,16in | a1.2:12in,16in | gather | done")
    assert keeps_formation(match.state, the_card(match, "a1"))
    assert at(match, "a1.1") == (10, 16)


def test_if_nobody_can_follow_who_went_ahead_comes_back() -> None:
    """GS-FRM-02: a formation may not be broken of one's own will."""
    t = unit("10,10 12,10 14,10", still=(0, "round", "round"))
    match = go(t, "move:2 | a1.1:10in,16in")
    assert not allowed(match, "done")
    match.answer("gather")
    assert keeps_formation(match.state, the_card(match, "a1"))
    assert at(match, "a1.1")[1] < 13.1


def test_a_unit_that_would_be_torn_apart_does_not_move_as_one() -> None:
    """GS-FRM-01: who cannot keep his place goes as near as he can; if that does not help, the place is refused."""
    t = unit("10,10 12,10 14,10", still=(0, "round", "round"))
    match = go(t, "move:2")
    assert why(match, "all:10in,16in") == "gs-breaks-formation GS-FRM-01"
    assert allowed(match, "all:10in,10.5in")


def test_members_make_way_and_close_up() -> None:
    """GS-MOV-05, GS-A-86: the first ones first; who finds his place taken goes beside it."""
    t = battle(card("a legionnaires", "10,10 10,11.5 10,13"), card("b druid", "10,20"), active="a1")
    match = go(t, "move:2 | all:10in,15.5in | done")
    assert keeps_formation(match.state, the_card(match, "a1"))
    assert at(match, "a1.1") == (10, 15.5)


def test_a_broken_unit_may_mend_itself_or_not() -> None:
    """GS-FRM-04, GS-A-125: casualties may split it; then it may move as it can, in this and later activations."""
    t = unit("10,10 12,10 30,10")
    match = go(t, "move:1 | all:10in,11in | done")
    assert asked(match).question == "gs-ask-action"
    assert not keeps_formation(match.state, the_card(match, "a1"))


def test_a_broken_unit_does_not_break_further() -> None:
    """GS-FRM-02, GS-FRM-04: what is apart may stay apart, but nobody else leaves."""
    match = go(unit("10,10 12,10 14,10 30,10"), "move:2 | a1.1:4.1in,10in")
    assert not allowed(match, "done")


def test_a_broken_unit_cannot_charge() -> None:
    """GS-FRM-05, GS-FRM-04: nor is it mended by charging."""
    t = battle(card("a legionnaires", "10,10 12,10 20,10"), card("b druid", "10,16"), active="a1")
    assert why(go(t), "charge:gladius:normal") == "gs-no-formation GS-FRM-05"


def test_all_members_share_a_pool_in_formation_or_not() -> None:
    """GS-FRM-07: one payment, one action for all, also for those who are apart."""
    match = go(unit("10,10 12,10 30,10"), "move:1")
    assert the_card(match, "a1").tokens == 3
    assert allowed(match, "a1.1:10in,13in")
    assert allowed(match, "a1.3:27in,10in")


@pytest.mark.parametrize("struck", [(), (0,)])
def test_what_cannot_be_mended_is_over(struck: tuple[int, ...]) -> None:
    """GS-FRM-04, GS-A-125: if a member was stopped far away and nobody can come to it, the move ends as it is."""
    t = unit("10,16 12,10 14,10", still=(0, "round", "round"))
    way = (0, ((10 * INCH, 10 * INCH), (10 * INCH, 16 * INCH)))
    t.march = March(0, "move", 0, 2, ways=(way,), struck=struck)
    assert (close_ranks(t, the_card(t, "a1")) is None) is bool(struck)
