"""Special actions: their targets, the reasons against a target, and their performance. GB-ACT-04."""

from collections.abc import Callable
from typing import NamedTuple

from theomachy.games.godbreaker.state import Model, Saga
from theomachy.kernel import Procedure, Reason


class Special(NamedTuple):
    """A special action. Its targets are ids, or one empty string if it is used on nothing in particular."""

    targets: Callable[[Saga, Model], list[str]]
    why_not: Callable[[Saga, Model, str], Reason | None]
    perform: Callable[[Saga, Model, str], Procedure[None]]
