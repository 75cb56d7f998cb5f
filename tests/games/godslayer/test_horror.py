"""GS-PSY-07: horror in the middle of an action: striking back, walking past; and what a unit tests with."""

from typing import Any

from tests.games.godslayer.courage import ROW, met, others, taken
from tests.games.godslayer.kit import asked, at, battle, card, events, go, keys, the_card, told
from theomachy.games.godslayer import tasks
from theomachy.games.godslayer.rules.combat.counter_attacks import CounterAttacks
from theomachy.games.godslayer.rules.values.lead_tests import lead
from theomachy.games.godslayer.state import Battle, Effect
from theomachy.kernel import Match, Reason

# Striking back


def charged_in_horror(dice: str, **rulings: Any) -> Match[Battle]:
    """A moloch charges a princeptor (RNG 1), who fails the test."""
    t = battle(card("a princeptor", "10,20"), card("b moloch", "10,26"), *others(), active="b1", **rulings)
    return go(t, "charge:crushing-claws:normal | a1 | b1:10in,22.2in", f"6 6 {dice}")


def test_who_failed_in_horror_may_strike_back_before_running():
    """GS-A-147, GS-FLE-02, GS-FLE-05: nobody is fleeing before the enemy's action is over."""
    match = charged_in_horror("")
    assert (asked(match).question, keys(match)) == ("gs-ask-counter", ["spathe", "swordfist", "none"])
    assert not the_card(match, "a1").fleeing


def test_it_may_be_agreed_that_nobody_strikes_back_in_horror():
    """GS-A-147: it is not even asked."""
    match = charged_in_horror("| 1 2", no_counter_in_horror=True)
    assert told(match).index("gs-attack") < told(match).index("gs-flees")
    t = match.state.copy()
    t.agenda, the_card(t, "a1").fleeing = (tasks.Flee(0, "GS-PSY-07"),), False
    answers = CounterAttacks(t, the_card(t, "a1"), the_card(t, "b1").number)
    assert answers.why_not("spathe") == Reason("gs-will-flee", "GS-A-147", {"card": "a1"})


# Walking past them


def walking(answers: str, dice: str = "", **rulings: Any) -> Match[Battle]:
    """A princeptor walks past a moloch, through its melee range (RNG 2) and out of it."""
    t = battle(card("a princeptor", "6,17.2"), card("b moloch", "10,20"), *others(), active="a1", **rulings)
    return go(t, f"move:3 | a1:14in,17.2in | {answers}", dice)


def test_whoever_walks_into_horror_tests_at_once():
    """GS-A-148, GS-PSY-07: in the middle of the way; who passes goes on, and is struck at when leaving."""
    match = walking("", "4 4")
    assert taken(match) == [("a1", "gs-test-horror")]
    assert asked(match).question == "gs-ask-free-strike"
    match = walking("none", "4 4")
    assert at(match, "a1") == (14, 17.2)
    assert taken(match) == [("a1", "gs-test-horror")]  # and not again at the end


def test_whoever_fails_there_flees_from_there():
    """GS-A-148, GS-PSY-07, GS-FLE-01: nothing of the move is left to be walked."""
    match = walking("", "6 6")
    assert the_card(match, "a1").fleeing
    assert (at(match, "a1")[0], "gs-free-strike" in told(match)) == (7.78, False)


def test_those_whom_a_horror_walks_past_test_too():
    """GS-A-148, GS-PSY-07, GS-FLE-02: as soon as it engages them; they run when its move is over."""
    t = battle(card("a princeptor", "10,20"), card("b moloch", "6,17.2"), *others(), active="b1")
    match = go(t, "move:3 | b1:14in,17.2in", "6 6")
    order = [id for id in told(match) if id in ("gs-moves", "gs-test-failed", "gs-flees")]
    assert order == ["gs-moves", "gs-test-failed", "gs-moves", "gs-flees", "gs-moves"]
    assert at(match, "b1") == (14, 17.2)


def test_it_may_be_agreed_that_only_the_end_of_a_move_counts():
    """GS-A-148: nobody tests who is not engaged any more."""
    match = walking("none", horror_only_where_it_ends=True)
    assert (at(match, "a1"), taken(match)) == ((14, 17.2), [])


def test_fear_is_not_tested_in_passing():
    """GS-A-148, GS-PSY-03: nothing would come of it."""
    t = battle(card("a princeptor", "6,18.5"), card("b ursapine", "10,20"), *others(), active="a1")
    assert taken(go(t, "move:3 | a1:14in,18.5in | none")) == []


# Units of whom some suffer


DREAD = (Effect("dread-vision", "continuous", "lasting", round=2),)
"""LEAD -2"""
SONG = (Effect("hymn", "ordered", "round"),)
"""LEAD +1"""


def test_one_who_was_spared_does_not_spare_the_rest():
    """GS-A-150, GS-PSY-01: LEAD 8 less 2 for all of the unit, though only one of them sees what it dreads."""
    t = battle(card("a legionnaires", ROW, effects=(DREAD,)), card("b ursapine", "10,11.8"))
    match = go(met(t, "b1"), "", "4 3")
    assert [event.args["lead"] for event in events(match, "gs-test-failed")] == [6]
    t = battle(card("a legionnaires", ROW, effects=(DREAD, DREAD)), card("b ursapine", "10,11.8"))
    assert told(go(met(t, "b1"), "", "3 3")).count("gs-test-passed") == 1


def test_what_helps_one_helps_all_all_the_same():
    """GS-A-150, GS-TRM-07: 8, less 2 for the vision of one, and 1 for the song that another hears."""
    t = battle(card("a legionnaires", ROW, effects=(DREAD, SONG)))
    assert lead(t, t.cards[0]) == 7
    both = battle(card("a legionnaires", ROW, effects=((*DREAD, *SONG), SONG)))
    assert lead(both, both.cards[0]) == 7


def test_it_may_be_agreed_that_the_best_member_tests():
    """GS-A-150"""
    t = battle(card("a legionnaires", ROW, effects=(DREAD, DREAD, DREAD)), best_member_tests=True)
    assert lead(t, t.cards[0]) == 8
