"""Answers given in advance: how a seat wants a kind of question to be answered, whenever it comes.

A game names the questions for which that makes sense. The driver of the match looks here before asking a person, and
hands the answer in like any other.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from theomachy.kernel.messages import Reason
from theomachy.kernel.parts import AutoAnswer, How
from theomachy.kernel.requests import Ask

MAX_LEAST = 99
"""The highest number that "at least" may name."""

AutoAnswers = Mapping[str, AutoAnswer]
"""A game's, by the ids of their questions."""


class StandingOrder(msgspec.Struct, frozen=True):
    """How a seat wants to answer: itself, with no, with yes, or with yes if it has at least so much left."""

    how: How = "ask"
    least: int = 0


def why_not_order(auto_answers: AutoAnswers, question: str, order: StandingOrder) -> Reason | None:
    """Why a kind of question cannot be answered so in advance; None if it can."""
    if question not in auto_answers:
        return Reason("no-such-window")
    if order.how not in auto_answers[question].hows:
        return Reason("window-not-so")
    if not 0 <= order.least <= MAX_LEAST:
        return Reason("window-least", args={"most": MAX_LEAST})
    return None


def ordered_answer(auto_answers: AutoAnswers, state: Any, ask: Ask[Any], order: StandingOrder) -> str | None:
    """The key that was ordered; None where the person is to be asked, because they want to be or because what they
    ordered is no option now."""
    auto = auto_answers.get(ask.question)
    if auto is None or order.how == "ask" or order.how not in auto.hows:
        return None
    key = auto.always(state, ask) if _accepts(auto, state, ask, order) else auto.never
    return key if ask.takes(key) else None


def _accepts(auto: AutoAnswer, state: Any, ask: Ask[Any], order: StandingOrder) -> bool:
    if order.how == "at-least" and auto.tokens is not None:
        return auto.tokens(state, ask) >= order.least
    return order.how == "always"
