"""The questions that a seat may answer in advance for a whole match."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from theomachy.kernel.game import Game
from theomachy.kernel.requests import Ask

How = Literal["ask", "never", "always", "at-least"]
"""Orders of a seat: to be asked, to decline, to accept, or to accept while it has enough left."""


class AutoAnswer(NamedTuple):
    """The ways to answer one question in advance."""

    always: Callable[[Any, Ask[Any]], str]
    """Return the key that accepts, in a state."""
    never: str = ""
    """The key that declines; empty where no key does."""
    tokens: Callable[[Any, Ask[Any]], int] | None = None
    """Return the number that the order "at least" compares; None where there is nothing to be saved up."""

    @property
    def hows(self) -> tuple[How, ...]:
        """The orders that a seat may give."""
        if not self.never:
            return "ask", "always"
        return ("ask", "never", "always") if self.tokens is None else ("ask", "never", "always", "at-least")


@dataclass(frozen=True)
class AutoAnswers:
    """All questions of a game that can be answered in advance."""

    by_question: Mapping[str, AutoAnswer] = field(default_factory=dict)
    """The ways to answer each question in advance, by the id of the question."""


def auto_answers_of(game: Game[Any]) -> Mapping[str, AutoAnswer]:
    """Return how the questions of a game can be answered in advance, by the id of the question."""
    offered = game.feature(AutoAnswers)
    return offered.by_question if offered is not None else {}
