"""Answers given in advance: a seat's standing orders for kinds of questions.

A game names the questions for which that makes sense. The driver of the match looks here before asking a person, and
hands the answer in like any other.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from theomachy.features.auto_answers import AutoAnswer, How
from theomachy.kernel.messages import Reason
from theomachy.kernel.requests import Ask

MAX_LEAST = 99
"""The highest number that "at least" may name."""

AutoAnswers = Mapping[str, AutoAnswer]
"""The auto answers of a game, by the ids of their questions."""


class StandingOrder(msgspec.Struct, frozen=True):
    """A seat's wish for a kind of question: to be asked, always no, always yes, or yes with at least `least` left."""

    how: How = "ask"
    least: int = 0


def why_not_order(auto_answers: AutoAnswers, question: str, order: StandingOrder) -> Reason | None:
    """Return why a kind of question cannot be answered in advance with an order; None if it can."""
    if question not in auto_answers:
        return Reason("no-such-window")
    if order.how not in auto_answers[question].hows:
        return Reason("window-not-so")
    if not 0 <= order.least <= MAX_LEAST:
        return Reason("window-least", args={"most": MAX_LEAST})
    return None


def ordered_answer(auto_answers: AutoAnswers, state: Any, ask: Ask[Any], order: StandingOrder) -> str | None:
    """Return the key of the ordered answer; None if the person is to be asked.

    The person is asked if they want to be, or if the ordered answer is no option now.
    """
    auto = auto_answers.get(ask.question)
    if auto is None or order.how == "ask" or order.how not in auto.hows:
        return None
    key = auto.always(state, ask) if _accepts(auto, state, ask, order) else auto.never
    return key if ask.takes(key) else None


def _accepts(auto: AutoAnswer, state: Any, ask: Ask[Any], order: StandingOrder) -> bool:
    if order.how == "at-least" and auto.tokens is not None:
        return auto.tokens(state, ask) >= order.least
    return order.how == "always"
