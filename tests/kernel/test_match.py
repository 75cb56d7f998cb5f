"""Matches: answering, real dice, faults, listening, other worlds. Games here are a few procedures in a row."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.kernel.rows import D6, DIE, Line, Rule, Table, answer, ask, asks, both, game, silent, start
from tests.kit import told
from theomachy.kernel import (
    Ask,
    Both,
    Choice,
    Fast,
    Match,
    NoOptions,
    Procedure,
    Refused,
    Roll,
    Seeded,
    Typed,
    each,
    one,
    play_out,
)
from theomachy.kernel.match import CHANCE, FORCED

ACTION_DIE = (1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)


# Answering


def test_dice_and_lack_of_choice_see_to_themselves():
    """All of it is on the tape, with who made it."""
    match = start(asks(DIE, ask(0, ["only"]), ask(1), DIE), dice=[3, 5])
    assert isinstance(match.request, Ask)
    assert match.request.seat == 1
    assert match.state.heard == (3, "only")
    answer(match, "y")
    assert match.tape == [(3,), "only", "y", (5,)]
    assert match.who == [CHANCE, FORCED, 1, CHANCE]
    assert match.request is None
    assert match.result == (1.0, 0.0)


def test_a_match_without_decisions_is_over_at_once():
    assert start(asks(DIE), dice=[2]).result == (1.0, 0.0)
    assert start().request is None


def test_what_is_refused_changes_nothing():
    match = start(asks(ask(1, [1, 2])))
    for key, seat, why in [("3", None, "no-such-option"), ("1", 0, "not-asked"), ("1", 7, "not-asked")]:
        with pytest.raises(Refused, match=why):
            match.answer(key, seat)
    assert match.result is None
    assert match.tape == []
    match.answer("1", 1)
    with pytest.raises(Refused, match="match-over"):
        match.answer("1", 1)


def test_everyone_can_see_what_they_are_asked():
    match = start(asks(ask(1), DIE), dice=[1])
    assert match.ask_of(0) is None
    assert match.ask_of(1) is match.request
    assert match.asks == [match.request]
    answer(match, "x")
    assert match.asks == []


def test_a_secret_is_asked_for_even_if_it_is_forced():
    match = start(asks(ask(0, ["only"], secret=True)))
    assert match.request is not None
    assert answer(match, "only").who == [0]


def test_answers_are_options_not_keys():
    match = start(asks(ask(0, [None, 3])))
    assert answer(match, "3").state.heard == (3,)


@pytest.mark.parametrize("proposed", [(), (5,), (5, 9)])
def test_a_place_is_asked_for_and_read(proposed):
    """However many are proposed: one, or none, is not a forced answer."""
    match = start(asks(ask(0, Line(proposed))))
    with pytest.raises(Refused, match="off-the-line key=100"):
        match.answer("100")
    assert answer(match, "42").state.heard == (42,)
    assert match.who == [0]


class Nothing(msgspec.Struct, Choice[str]):
    def options(self):
        return []


@pytest.mark.parametrize("options", [[], (), Nothing()])
def test_a_question_without_an_answer_is_a_fault_of_the_rules(options):
    """The fault names the question, who acts, the seat and the clause; the match stands where it stood."""
    match = start(asks(ask(0), lambda t: Ask(1, "sc-ask-target", options, "priest", "SC-ATK-01")))
    with pytest.raises(NoOptions, match=r"sc-ask-target by priest of seat 1 \[SC-ATK-01\]"):
        match.answer("x")
    assert (match.tape, match.state.heard, match.request.seat) == ([], (), 0)
    with pytest.raises(NoOptions, match="q by seat of seat 0"):
        start(asks(ask(0, options)))
    with pytest.raises(NoOptions, match="q by seat of seat 0"):
        start(asks(both(0, 1, options=options)))


# Real dice


def test_typed_dice_are_asked_for():
    """SC-A-26: a face or the side of a plain die."""
    roll = Roll((ACTION_DIE,), one, "sc-roll-turn", 0, "SC-TRN-01")
    match = Match(game(asks(roll, roll, ask(1))), Table(), Typed())
    assert match.request is roll
    assert match.asks == []
    for nonsense in ("", "13", "d0", "4 4", None, 4):
        with pytest.raises(Refused):
            match.answer(nonsense)
    answer(match, "4", "d7")
    assert (match.tape, match.who) == ([(4,), (4,)], [CHANCE, CHANCE])
    assert match.request.seat == 1


def test_typed_dice_are_a_barrier_and_are_typed_anew():
    match = Match(game(asks(ask(0), DIE), asks(ask(1))), Table(), Typed())
    answer(match, "x", "6")
    with pytest.raises(Refused, match="undo-over-roll"):
        match.undo(0)
    match.undo(0, agreed=True)
    answer(match, "x")
    assert match.request is DIE


def test_a_clone_rolls_for_itself():
    match = Match(game(asks(DIE, ask(0))), Table(), Typed())
    clone = match.clone(1)
    assert isinstance(clone.request, Ask)
    assert match.request is DIE


# Faults


class Fault(Exception):
    pass


class Heard(msgspec.Struct, Choice[str]):
    """As many options as the table has heard things, and two."""

    t: Table

    def options(self):
        return [str(n) for n in range(2 + len(self.t.heard))]


def faulty(*requests: Any) -> tuple[Rule, list[int]]:
    """A procedure that raises after it has changed the state, as long as the list is not empty."""
    faults: list[int] = []

    def rule(t: Table) -> Procedure[None]:
        yield from asks(*requests)(t)
        if faults:
            raise Fault

    return rule, faults


def test_after_a_fault_the_match_is_as_it_was():
    rule, faults = faulty(DIE, ask(0), DIE)
    match = Match(game(asks(ask(1)), rule, asks(ask(1))), Table(), Seeded.of(1), listen=True)
    answer(match, "y")
    before = match.tape[:], match.who[:], match.steps[:], match.state.digest(), told(match), match.request.seat
    faults.append(1)
    with pytest.raises(Fault):
        match.answer("x")
    after = match.tape[:], match.who[:], match.steps[:], match.state.digest(), told(match), match.request.seat
    assert after == before
    faults.clear()
    answer(match, "x", "x")
    assert match.result is not None
    other = answer(Match(match.game, Table(), Seeded.of(1)), "y", "x", "x")
    assert other.tape == match.tape, "the dice are the same"


def test_after_a_fault_at_the_reveal_the_last_secret_is_asked_for_again():
    rule, faults = faulty(lambda t: Both(tuple(Ask(seat, "q", Heard(t), secret=True) for seat in (0, 1, 2))))
    match = start(rule, asks(ask(0)), seats=3)
    match.answer("1", 2)
    match.answer("0", 0)
    faults.append(1)
    with pytest.raises(Fault):
        match.answer("1", 1)
    assert (match.tape, match.state.heard, match.given) == ([], (), {2: "1", 0: "0"})
    assert match.request is match.ask_of(1)
    assert match.request.options.t is match.state, "the question is of the state as it is, not as the fault left it"
    faults.clear()
    match.answer("1", 1)
    assert match.state.heard == (("0", "1", "1"),)


def test_a_fault_at_the_start_is_raised():
    rule, faults = faulty()
    faults.append(1)
    with pytest.raises(Fault):
        start(rule)


# Listening


def test_nobody_need_listen():
    match = answer(start(asks(ask(0))), "x")
    assert match.story is None
    assert match.state.log is None


def test_the_story_is_told_step_by_step():
    match = start(asks(ask(0), ask(0)), silent, asks(ask(1)), listen=True)
    answer(match, "x", "y", "x")
    told = [[event.args["what"] for event in step] for step in match.story]
    assert told == [["x", "y"], ["silence", "x"], []]
    match.undo(1)
    told = [[event.args["what"] for event in step] for step in match.story]
    assert told == [["x", "y"], ["silence"]], "what was taken back was never told"


def test_settled_states_and_clones_do_not_listen():
    match = answer(start(asks(ask(0)), asks(ask(0)), listen=True), "x")
    assert match.settled.log is None
    assert match.clone(0).story is None
    assert match.clone(0).state.log is None


# Other worlds


def test_a_clone_knows_nothing_of_what_lies_before():
    match = start(asks(ask(0)), asks(ask(1), ask(1)), asks(ask(0)))
    answer(match, "x", "y")
    clone = match.clone(3)
    assert (clone.tape, clone.who) == (["y"], [1])
    answer(clone, "x", "x")
    assert clone.state.heard == ("x", "y", "x", "x")
    assert match.state.heard == ("x", "y")
    answer(match, "y")
    assert clone.state.heard == ("x", "y", "x", "x")


def test_a_clone_of_half_answered_secrets_goes_on_from_there():
    match = start(asks(both(0, 1)))
    match.answer("y", 1)
    clone = match.clone(0)
    assert clone.ask_of(1) is None
    clone.answer("x", 0)
    assert clone.state.heard == (("x", "y"),)
    assert match.given == {1: "y"}


def test_an_imagined_match_knows_only_ones_own_secrets():
    def imagine(t: Table, seat: int, random: Random) -> Table:
        t.setup = (seat, random.random())
        return t

    match = start(asks(both(0, 1, 2)), seats=3, imagine=imagine)
    match.answer("x", 0)
    match.answer("y", 2)
    world = match.imagined(2, 5)
    assert world.given == {2: "y"}
    assert world.state.setup == (2, Random(5).random())
    assert match.imagined(1, 5).given == {}
    assert match.state.setup is None


# Playing out


def test_a_playout_goes_the_same_way():
    """Dice, forced answers, places and secrets alike, without tape or checks."""
    rules = [asks(DIE, ask(1, ["only"])), silent, asks(both(1, 0)), asks(ask(0, Line()), Roll((D6, D6), each))]
    seats = [lambda ask: "x" if ask.secret else 7, lambda ask: "y"]
    end = play_out(game(*rules), Table(), seats, Fast(1))
    match = Match(game(*rules), Table(), Fast(1))
    match.answer("y", 1)
    match.answer("x", 0)
    match.answer("7", 0)
    assert end.digest() == match.state.digest()
    assert match.tape[1:4] == ["only", ("y", "x"), 7]
