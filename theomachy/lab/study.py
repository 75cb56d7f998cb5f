"""What is to be played. A study settles every game before the first is played, so that its rows are the same whoever
plays them, on however many processes, and however often it is interrupted.
"""

import platform
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from theomachy import __version__
from theomachy.kernel import Game


class Task(msgspec.Struct, frozen=True):
    """All there is to know about a game before it is played."""

    number: int
    deal: int
    """Which draw of setup and dice this is: games of one deal differ only in who sits where."""
    agents: tuple[str, ...]
    """Their names, by seat."""
    setup: str
    """As JSON."""
    dice: int
    """Settles all dice."""
    seeds: tuple[int, ...]
    """Settle what the agents draw, by seat. An agent takes its own along when it changes seats."""


@dataclass(frozen=True)
class Study:
    """Every lineup plays every deal. With `swap` it does so once from each seat, in games next to each other.

    The lineups say how many seats there are; all of them are as long.
    """

    game: Game[Any]
    settle: Callable[[Random], Any]
    """The setup of a deal."""
    lineups: tuple[tuple[str, ...], ...]
    """Names of agents, one for each seat."""
    games: int
    """How many each lineup plays. The first rows of a longer study are those of a shorter one."""
    seed: int
    swap: bool

    @property
    def total(self) -> int:
        return self.games * len(self.lineups)

    @property
    def seats(self) -> int:
        return len(self.lineups[0])

    @property
    def turns(self) -> int:
        """Games that a lineup plays on one deal."""
        return self.seats if self.swap else 1

    @cached_property
    def versions(self) -> dict[str, str]:
        return versions(self.game)

    def task(self, number: int) -> Task:
        """A game by its number: deal by deal, of each deal lineup by lineup, of each lineup seat by seat."""
        block, turn = divmod(number, self.turns)
        deal, which = divmod(block, len(self.lineups))
        lineup = self.lineups[which]
        seats = [(seat + turn) % self.seats for seat in range(self.seats)]
        random = Random(f"{self.seed} {deal}")
        settled = self.game.setup.for_seats(self.settle(random), self.seats)
        setup = msgspec.json.encode(settled, order="deterministic").decode()
        dice, *seeds = [random.getrandbits(64) for _ in range(1 + self.seats)]
        return Task(number, deal, tuple([lineup[n] for n in seats]), setup, dice, tuple([seeds[n] for n in seats]))


def versions(game: Game[Any]) -> dict[str, str]:
    """All that may change what the same seed tells."""
    return {
        "theomachy": __version__,
        "rules": game.rules,
        "content": game.content.digest,
        "judge": next(reversed(list(game.ai.judges)), "none"),
        "python": platform.python_version(),
    }
