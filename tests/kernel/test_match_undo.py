"""Matches: going back, what cannot be taken back, and the settled state on the way."""

import pytest

from tests.kernel.rows import DIE, Table, answer, ask, asks, game, silent, start
from theomachy.kernel import Choice, Match, Refused, Seeded
from theomachy.kernel.match import SAVE_EVERY_STEPS, UNDO


def test_undo_is_free_until_a_barrier():
    match = start(asks(ask(0), ask(0, ["only"]), ask(0)), asks(ask(1)), asks(DIE, ask(1)), dice=[1, 2])
    assert match.why_not_undo(0).id == "nothing-to-undo"
    answer(match, "x", "y")
    match.undo(0)
    assert match.tape == ["x", "only"]
    match.undo(0)
    assert match.tape == [], "what was forced goes with it"
    answer(match, "y", "y", "x")
    with pytest.raises(Refused, match="undo-over-roll number=1"):
        match.undo(0)
    with pytest.raises(Refused, match="undo-over-roll number=2"):
        match.undo(1)
    match.undo(1, agreed=True)
    assert (match.tape, match.epoch) == (["y", "only", "y"], 1)
    assert match.why_not_undo(0) is None, "nobody has answered since"


def test_another_seats_answer_is_a_barrier():
    match = start(asks(ask(0)), asks(ask(1)), asks(ask(0)))
    answer(match, "x", "y")
    with pytest.raises(Refused, match="undo-over-answer number=1"):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert (match.tape, match.epoch) == ([], 0)


def test_what_was_shown_is_not_taken_back_alone():
    """An answer whose outcome nobody might know beforehand, such as a distance measured once it was paid for."""

    class Far(Choice[str]):
        def options(self) -> list[str]:
            return ["near", "far"]

        def blind(self, option: str) -> bool:
            return option == "far"

    for key, why in (("near", None), ("far", "undo-over-reveal")):
        match = start(asks(ask(0, Far()), ask(0)))
        match.answer(key)
        found = match.why_not_undo(0)
        assert (found.id if found else None) == why
        match.undo(0, agreed=True)
        match.answer("near")
        assert match.why_not_undo(0) is None, "what was taken back is forgotten"


def test_dice_taken_back_are_rolled_from_another_number():
    numbers = []

    class Numbered(Seeded):
        def roll(self, roll, epoch, step, number):
            numbers.append((epoch, step, number))
            return super().roll(roll, epoch, step, number)

    match = Match(game(asks(DIE, DIE, ask(0), DIE), asks(DIE, ask(0))), Table(), Numbered(b"1"))
    answer(match, "x")
    match.undo(0, agreed=True)
    answer(match, "x")
    assert numbers == [(0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (1, 0, 2), (1, 1, 0)]
    assert match.epoch == 1


def test_the_journal_tells_what_was_taken_back():
    match = start(asks(ask(0)), asks(ask(0)), asks(ask(0)))
    answer(match, "x", "y")
    match.undo(0)
    match.undo(0)
    answer(match, "y")
    match.undo(0)
    answer(match, "x", "x")
    told = [(0, "x"), (0, "y"), (UNDO, 0), (UNDO, 0), (0, "y"), (UNDO, 0), (0, "x"), (0, "x")]
    assert match.journal == told
    assert match.tape == ["x", "x"]


def test_the_settled_state_lags_behind_the_live_one():
    match = start(asks(ask(0), ask(1)), asks(ask(0), ask(1)), asks(ask(0)))
    answer(match, "x", "y", "x")
    assert match.state.heard == ("x", "y", "x")
    assert match.settled.heard == ("x", "y")
    assert match.settled is match.settled, "it is made once"
    assert match.beginning.heard == ()
    assert match.steps == [0, 2]


def test_procedures_that_ask_nothing_count_to_the_next_step():
    match = start(silent, asks(ask(0)), silent, silent, asks(ask(1)), silent, listen=True)
    assert match.settled.heard == ()
    answer(match, "x")
    assert match.steps == [0, 1]
    assert match.settled.heard == ("silence", "x")
    assert match.state.heard == ("silence", "x", "silence", "silence")
    answer(match, "y")
    assert match.request is None
    match.undo(1)
    assert match.state.heard == ("silence", "x", "silence", "silence")
    assert answer(match, "x").state.heard[-2:] == ("x", "silence")


def test_long_matches_go_back_all_the_way():
    """More steps than there are saves, asked for here and there."""
    match = start(*[asks(ask(n % 2), DIE) for n in range(5 * SAVE_EVERY_STEPS)], dice=[n % 6 + 1 for n in range(999)])
    way = []
    while match.request is not None:
        way.append((match.state.digest(), match.request.seat))
        if len(way) % 7 == 0:
            assert match.settled.digest() == match.clone(0).state.digest()
        answer(match, "y")
    for digest, seat in reversed(way):
        match.undo(seat, agreed=True)
        assert (match.state.digest(), match.request.seat) == (digest, seat)
        assert match.settled.digest() == digest
    assert match.epoch == len(way)
