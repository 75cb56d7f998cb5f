"""Answers given in advance: what they come to, and what cannot be ordered."""

import pytest

from theomachy.features.auto_answers import AutoAnswer
from theomachy.kernel import Ask
from theomachy.play.auto_answers import How, StandingOrder, ordered_answer, why_not_order

WINDOWS = {
    "pay": AutoAnswer(lambda purse, ask: "gold", "none", lambda purse, ask: purse),
    "sing": AutoAnswer(lambda purse, ask: "loudly", "none"),
    "sign": AutoAnswer(lambda purse, ask: "quill"),
}


def answered(standing: StandingOrder, *options: str, question: str = "pay", purse: int = 3) -> str | None:
    return ordered_answer(WINDOWS, purse, Ask(0, question, options or ("gold", "none")), standing)


@pytest.mark.parametrize(
    ("standing", "key"),
    [
        (StandingOrder(), None),
        (StandingOrder("never"), "none"),
        (StandingOrder("always"), "gold"),
        (StandingOrder("at-least", 0), "gold"),
        (StandingOrder("at-least", 3), "gold"),
        (StandingOrder("at-least", 4), "none"),
    ],
)
def test_what_was_ordered_is_answered(standing: StandingOrder, key: str | None):
    assert answered(standing) == key


@pytest.mark.parametrize("how", ["never", "always"])
def test_what_is_no_option_now_is_left_to_the_person(how: How):
    assert answered(StandingOrder(how), "silver", "copper") is None


@pytest.mark.parametrize("how", ["never", "always", "at-least"])
def test_other_questions_are_left_to_the_person(how: How):
    assert answered(StandingOrder(how), question="rob") is None


def test_an_order_that_the_game_no_longer_knows_is_left_to_the_person():
    """It was given when the window was another."""
    assert answered(StandingOrder("never"), "quill", "none", question="sign") is None
    assert answered(StandingOrder("at-least", 1), "loudly", "none", question="sing") is None


def test_what_can_be_ordered():
    assert {name: window.hows for name, window in WINDOWS.items()} == {
        "pay": ("ask", "never", "always", "at-least"),
        "sing": ("ask", "never", "always"),
        "sign": ("ask", "always"),
    }
    for name, window in WINDOWS.items():
        assert all(why_not_order(WINDOWS, name, StandingOrder(how, 99)) is None for how in window.hows)


@pytest.mark.parametrize(
    ("question", "standing", "reason"),
    [
        ("rob", StandingOrder("never"), "no-such-window"),
        ("", StandingOrder(), "no-such-window"),
        ("sing", StandingOrder("at-least", 1), "window-not-so"),
        ("sign", StandingOrder("never"), "window-not-so"),
        ("sign", StandingOrder("at-least", 1), "window-not-so"),
        ("pay", StandingOrder("at-least", 100), "window-least"),
        ("pay", StandingOrder("at-least", -1), "window-least"),
        ("pay", StandingOrder("never", 10**30), "window-least"),
    ],
)
def test_what_cannot_be_ordered_says_why(question: str, standing: StandingOrder, reason: str):
    why = why_not_order(WINDOWS, question, standing)
    assert why is not None
    assert why.id == reason
