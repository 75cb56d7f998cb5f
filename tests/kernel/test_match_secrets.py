"""Matches: what several seats decide in secret, and the reveal."""

from itertools import permutations

import pytest

from tests.kernel.rows import answer, ask, asks, both, start
from theomachy.kernel import Refused


@pytest.mark.parametrize("order", permutations(range(3)))
def test_secrets_are_given_in_any_order_and_revealed_together(order):
    match = start(asks(both(2, 0, 1, options=(1, 2, 3))), seats=3)
    for n, seat in enumerate(order):
        assert match.tape == []
        assert set(match.given) == set(order[:n])
        assert sorted(ask.seat for ask in match.asks) == sorted(order[n:])
        match.answer(str(seat + 1), seat)
    assert match.state.heard == ((3, 1, 2),), "in the order of the question"
    assert match.who == [(2, 0, 1)], "those who took part"
    assert match.given == {}


def test_a_secret_is_given_once():
    match = start(asks(both(0, 1, 2)), seats=3)
    match.answer("x", 1)
    with pytest.raises(Refused, match="not-asked number=2"):
        match.answer("y", 1)
    with pytest.raises(Refused, match="no-such-option"):
        match.answer("z", 2)
    assert match.given == {1: "x"}


def test_without_a_seat_the_first_that_is_missing_answers():
    match = start(asks(both(0, 1)))
    assert answer(match, "x", "y").state.heard == (("x", "y"),)


def test_a_secret_can_be_withdrawn_until_the_reveal():
    match = start(asks(both(0, 1, 2)), seats=3)
    match.answer("x", 1)
    match.answer("x", 0)
    assert match.why_not_undo(1) is None
    match.undo(1)
    assert match.given == {0: "x"}
    assert match.ask_of(1) is match.request
    with pytest.raises(Refused, match="nothing-to-undo"):
        match.undo(2)
    match.answer("y", 1)
    match.answer("x", 2)
    assert match.state.heard == (("x", "y", "x"),)
    with pytest.raises(Refused, match="undo-over-reveal"):
        match.undo(1)
    match.undo(1, agreed=True)
    assert (match.tape, match.given, len(match.asks)) == ([], {}, 3)


def test_another_seats_secret_is_an_answer_too():
    """What a seat decided before cannot be taken back freely once another has answered in secret."""
    match = start(asks(ask(0)), asks(both(0, 1)))
    match.answer("x", 0)
    assert match.why_not_undo(0) is None
    match.answer("y", 1)
    assert match.why_not_undo(0).id == "undo-over-answer"
    with pytest.raises(Refused, match="undo-over-answer"):
        match.undo(0)
    assert match.given == {1: "y"}
    match.undo(0, agreed=True)
    assert (match.tape, match.given) == ([], {})


def test_a_reveal_is_a_decision_of_those_who_took_part():
    """Another seat's last decision is the one before, and a seat without any has nothing to undo."""
    match = start(asks(ask(2)), asks(both(0, 1)), asks(ask(0)), seats=4)
    match.answer("x", 2)
    match.answer("x", 0)
    match.answer("y", 1)
    assert match.why_not_undo(2).id in ("undo-over-reveal", "undo-over-answer")
    assert match.why_not_undo(3).id == "nothing-to-undo"
    match.undo(2, agreed=True)
    assert match.tape == []
