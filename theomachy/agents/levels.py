"""How strong an opponent is: by a name that players know, or a search by a number."""

from typing import Any

from theomachy.agents.registry import USUAL_SIMULATIONS, names
from theomachy.kernel import Game

LEVELS = {
    "novice": ("novice", "random"),
    "squire": ("greedy", "search:8"),
    "captain": ("search:0.5s", "search:16"),
    "master": ("search:1.5s", "search:64"),
    "titan": ("search:4s", "search:256"),
}
"""The agent of each level, weakest first; and what plays a game that has no judge."""
SIMULATIONS = {1: 8, 2: USUAL_SIMULATIONS, 3: 128, 4: 512}
"""Of a search that goes by a number, as on the command line."""


def agent_of(game: Game[Any], level: str) -> str:
    """The agent that plays a level of a game."""
    return LEVELS[level][0 if "greedy" in names(game) else 1]


def looks_ahead(game: Game[Any], level: str) -> bool:
    """Whether a level of a game takes its time: it searches."""
    return agent_of(game, level).startswith("search")


def seconds_of(game: Game[Any], level: str) -> float | None:
    """How long a level of a game searches a decision; None if it is not by time."""
    _, _, budget = agent_of(game, level).partition(":")
    return float(budget[:-1]) if budget.endswith("s") else None


def hurried_agent_of(game: Game[Any], level: str, share: float) -> str:
    """The agent that plays a level of a game when it has only a share of its time."""
    seconds = seconds_of(game, level)
    return agent_of(game, level) if seconds is None else f"search:{share * seconds:.3f}s"


def quick_agent_of(game: Game[Any]) -> str:
    """The agent that plays a game when there is no time to think. It looks at least once: it never guesses."""
    return agent_of(game, "squire")
