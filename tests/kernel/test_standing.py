"""Answers given in advance: what they come to, and what cannot be ordered."""

import pytest

from theomachy.kernel import Ask, Window
from theomachy.kernel.standing import How, Standing, standing_answer, why_not_stand

WINDOWS = {
    "pay": Window(lambda purse, ask: "gold", "none", lambda purse, ask: purse),
    "sing": Window(lambda purse, ask: "loudly", "none"),
    "sign": Window(lambda purse, ask: "quill"),
}


def answered(standing: Standing, *options: str, question: str = "pay", purse: int = 3) -> str | None:
    return standing_answer(WINDOWS, purse, Ask(0, question, options or ("gold", "none")), standing)


@pytest.mark.parametrize(
    ("standing", "key"),
    [
        (Standing(), None),
        (Standing("never"), "none"),
        (Standing("always"), "gold"),
        (Standing("at-least", 0), "gold"),
        (Standing("at-least", 3), "gold"),
        (Standing("at-least", 4), "none"),
    ],
)
def test_what_was_ordered_is_answered(standing: Standing, key: str | None):
    assert answered(standing) == key


@pytest.mark.parametrize("how", ["never", "always"])
def test_what_is_no_option_now_is_left_to_the_person(how: How):
    assert answered(Standing(how), "silver", "copper") is None


@pytest.mark.parametrize("how", ["never", "always", "at-least"])
def test_other_questions_are_left_to_the_person(how: How):
    assert answered(Standing(how), question="rob") is None


def test_an_order_that_the_game_no_longer_knows_is_left_to_the_person():
    """It was given when the window was another."""
    assert answered(Standing("never"), "quill", "none", question="sign") is None
    assert answered(Standing("at-least", 1), "loudly", "none", question="sing") is None


def test_what_can_be_ordered():
    assert {name: window.hows for name, window in WINDOWS.items()} == {
        "pay": ("ask", "never", "always", "at-least"),
        "sing": ("ask", "never", "always"),
        "sign": ("ask", "always"),
    }
    for name, window in WINDOWS.items():
        assert all(why_not_stand(WINDOWS, name, Standing(how, 99)) is None for how in window.hows)


@pytest.mark.parametrize(
    ("question", "standing", "reason"),
    [
        ("rob", Standing("never"), "no-such-window"),
        ("", Standing(), "no-such-window"),
        ("sing", Standing("at-least", 1), "window-not-so"),
        ("sign", Standing("never"), "window-not-so"),
        ("sign", Standing("at-least", 1), "window-not-so"),
        ("pay", Standing("at-least", 100), "window-least"),
        ("pay", Standing("at-least", -1), "window-least"),
        ("pay", Standing("never", 10**30), "window-least"),
    ],
)
def test_what_cannot_be_ordered_says_why(question: str, standing: Standing, reason: str):
    why = why_not_stand(WINDOWS, question, standing)
    assert why is not None
    assert why.id == reason
