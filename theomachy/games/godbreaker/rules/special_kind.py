"""A special action: what it can be used on, why not on something, and doing it. GB-ACT-04"""

from collections.abc import Callable
from typing import NamedTuple

from theomachy.games.godbreaker.state import Model, Saga
from theomachy.kernel import Procedure, Reason


class Special(NamedTuple):
    """`targets` are ids, or one empty text for an action that is used on nothing in particular."""

    targets: Callable[[Saga, Model], list[str]]
    why_not: Callable[[Saga, Model, str], Reason | None]
    perform: Callable[[Saga, Model, str], Procedure[None]]
