"""Answers given in advance: how a seat wants a kind of question to be answered, whenever it comes.

A game names the questions for which that makes sense, its windows. Whoever drives the match looks here before asking a
person, and hands the answer in like any other.
"""

from collections.abc import Callable, Mapping
from typing import Any, Literal, NamedTuple

import msgspec

from theomachy.kernel.messages import Reason
from theomachy.kernel.requests import Ask

How = Literal["ask", "never", "always", "at-least"]

MOST = 99
"""The highest number that "at least" may name."""


class Standing(msgspec.Struct, frozen=True):
    """How a seat wants to answer: itself, with no, with yes, or with yes if it has at least so much left."""

    how: How = "ask"
    least: int = 0


class Window(NamedTuple):
    """How a kind of question can be answered in advance."""

    always: Callable[[Any, Ask[Any]], str]
    """The key that accepts, in a state."""
    never: str = ""
    """The key that declines; empty where nothing does."""
    tokens: Callable[[Any, Ask[Any]], int] | None = None
    """What "at least" counts; None where there is nothing to be spared."""

    @property
    def hows(self) -> tuple[How, ...]:
        """All that can be ordered."""
        if not self.never:
            return "ask", "always"
        return ("ask", "never", "always") if self.tokens is None else ("ask", "never", "always", "at-least")


def why_not_stand(windows: Mapping[str, Window], question: str, standing: Standing) -> Reason | None:
    """Why a kind of question cannot be answered so in advance; None if it can."""
    window = windows.get(question)
    if window is None:
        return Reason("no-such-window")
    if standing.how not in window.hows:
        return Reason("window-not-so")
    if not 0 <= standing.least <= MOST:
        return Reason("window-least", args={"most": MOST})
    return None


def standing_answer(windows: Mapping[str, Window], state: Any, ask: Ask[Any], standing: Standing) -> str | None:
    """The key that was ordered; None where the person is to be asked, because they want to be or because what they
    ordered is no option now."""
    window = windows.get(ask.question)
    if window is None or standing.how == "ask" or standing.how not in window.hows:
        return None
    key = window.always(state, ask) if _accepts(window, state, ask, standing) else window.never
    return key if ask.takes(key) else None


def _accepts(window: Window, state: Any, ask: Ask[Any], standing: Standing) -> bool:
    if standing.how == "at-least" and window.tokens is not None:
        return window.tokens(state, ask) >= standing.least
    return standing.how == "always"
