"""Texts that people type, line by line: whatever is wrong with one is refused with its number."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from theomachy.kernel.messages import Refused, refuse


class Line(NamedTuple):
    number: int
    text: str

    @property
    def words(self) -> list[str]:
        return self.text.split()


UNREADABLE = (
    ValueError,
    LookupError,
    ImportError,
    AttributeError,
    TypeError,
    AssertionError,
    ArithmeticError,
    RuntimeError,
    msgspec.MsgspecError,
)
"""What a text that describes no state may come to."""


def lines_of(text: str) -> list[Line]:
    """All lines that are not empty; Refused if there is none."""
    lines = [Line(number, line.strip()) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise refuse("bad-notation", line=1, text="")
    return lines


def attempt(take: Callable[[str], None], line: Line) -> None:
    """Take a line, or say which one could not be taken."""
    try:
        take(line.text)
    except Refused as no:
        raise refuse(no.reason.id, no.reason.clause, **{"line": line.number, **no.reason.args}) from None
    except UNREADABLE as error:
        raise refuse("bad-notation", line=line.number, text=line.text) from error
