"""Texts that people type, line by line: a line that is wrong is refused with its number."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import msgspec

from theomachy.kernel.messages import Refused, refuse
from theomachy.kernel.requests import Ask, Procedure, Request

S = TypeVar("S")


class TypedLine(NamedTuple):
    number: int
    text: str

    @property
    def words(self) -> list[str]:
        return self.text.split()


UNREADABLE = (ValueError, LookupError, RecursionError, msgspec.DecodeError)
"""Errors of a reader when a text describes no state: impossible values, unknown names, JSON that is broken or too deep.

Any other error is a fault of the reader itself.
"""


def hold(fact: object) -> None:
    """Raise ValueError unless a fact holds that every state must satisfy."""
    if not fact:
        raise ValueError("it cannot be so")


def lines_of(text: str) -> list[TypedLine]:
    """Return all lines that are not empty; refuse a text that has none."""
    lines = [TypedLine(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise refuse("bad-notation", line=1, text="")
    return lines


def attempt(take: Callable[[str], object], line: TypedLine) -> None:
    """Take a line, or say which one could not be taken."""
    try:
        take(line.text)
    except Refused as no:
        raise refuse(no.reason.id, no.reason.clause, **{"line": line.number, **no.reason.args}) from None
    except UNREADABLE as error:
        raise refuse("bad-notation", line=line.number, text=line.text) from error


def has_options(ask: Ask[Any]) -> bool:
    return bool(ask.look())


def try_out(
    next_step: Callable[[S], Procedure[None] | None], state: S, answerable: Callable[[Ask[Any]], bool] = has_options
) -> None:
    """Check that a game can go on from a typed state: its next question must have an answer. Changes the state.

    This is the only place where assumptions of the rules are tested. If one fails, the text is to blame.
    """
    try:
        request = _first(next_step, state)
        hold(not isinstance(request, Ask) or answerable(request))
    except (AssertionError, RuntimeError) as missing:  # a search in a procedure that finds nothing is a RuntimeError
        raise ValueError("something is missing") from missing


def _first(next_step: Callable[[S], Procedure[None] | None], state: S) -> Request | None:
    """Return the first question or roll from a state, or None if the game is over."""
    while (procedure := next_step(state)) is not None:
        for request in procedure:
            return request
    return None
