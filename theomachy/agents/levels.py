"""How strong an opponent is, by a name that players know.

Each game has a ladder, `ai/ladder.json` in its folder: which agent plays which level, and how often it won against the
level below when `python -m bench.ladder` last let them play. What a level does is settled by its work, so that it is as
strong on any machine; seconds only end what takes too long.

A level may be played in one of the styles of its game: `captain+bold` is an opponent as well.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from theomachy.agents.registry import names
from theomachy.kernel import Game

LEVELS = ("novice", "squire", "sergeant", "captain", "master", "titan")
"""Weakest first."""
STYLES = ("cautious", "bold", "objectives")
"""All that there are; a game has those of its `ai/styles.json`."""


class Measured(msgspec.Struct, frozen=True):
    """The share of the wins against the level below, with its interval."""

    games: int
    share: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """How strong it is against all others, with an interval: a novice is rated 1000, and who is rated 400 points higher
    wins ten games for every one lost."""

    rating: int
    low: int
    high: int
    games: int


class Rung(msgspec.Struct, frozen=True, omit_defaults=True):
    """A level of a game."""

    agent: str
    measured: Measured | None = None
    rated: Rated | None = None


JUDGED = ("novice:40", "novice:15", "greedy", "search:16/1s", "search:64/2s", "search:256/5s")
UNJUDGED = ("search:2", "search:4", "search:8", "search:16/1s", "search:64/2s", "search:256/5s")
"""Of games without a ladder of their own, with a judge and without one."""


def ladder(game: Game[Any]) -> dict[str, Rung]:
    """The levels of a game, weakest first."""
    file = game.content.folder / "ai" / "ladder.json"
    if file.exists():
        return _read_ladder(file)
    agents = JUDGED if "greedy" in names(game) else UNJUDGED
    return {level: Rung(agent) for level, agent in zip(LEVELS, agents, strict=True)}


@cache
def _read_ladder(file: Path) -> dict[str, Rung]:
    rungs = msgspec.json.decode(file.read_bytes(), type=dict[str, Rung])
    if tuple(rungs) != LEVELS:
        raise ValueError(f"{file}: the levels are {', '.join(LEVELS)}, in this order")
    return rungs


def parted(opponent: str) -> tuple[str, str]:
    """The level and the style of an opponent; without a style that is empty."""
    level, _, style = opponent.partition("+")
    return level, style


def is_opponent(game: Game[Any], opponent: str) -> bool:
    """Whether it is a level, as it is or in a style that the game has."""
    level, plus, style = opponent.partition("+")
    return level in LEVELS and (not plus or style in game.ai.styles)


def in_style(agent: str, style: str) -> str:
    """An agent or a level that plays in a style; in none if that is empty."""
    return f"{agent}+{style}" if style else agent


def agent_of(game: Game[Any], opponent: str) -> str:
    """The agent that plays a level of a game, perhaps in a style."""
    level, style = parted(opponent)
    return in_style(ladder(game)[level].agent, style)


def looks_ahead(game: Game[Any], opponent: str) -> bool:
    """Whether a level of a game takes its time: it searches."""
    return agent_of(game, opponent).startswith(("search", "planner"))


def seconds_of(game: Game[Any], opponent: str) -> float | None:
    """How long a level of a game thinks about a decision at most; None if nothing ends it but its work."""
    _, _, most = ladder(game)[parted(opponent)[0]].agent.partition("/")
    return float(most[:-1]) if most else None


def hurried_agent_of(game: Game[Any], opponent: str, share: float) -> str:
    """The agent that plays a level of a game in a share of its time; on a slow machine it may be more than all."""
    level, style = parted(opponent)
    name, _, _ = ladder(game)[level].agent.partition("/")
    seconds = seconds_of(game, level)
    return in_style(name if seconds is None else f"{name}/{share * seconds:.3f}s", style)


def quick_agent_of(game: Game[Any], opponent: str) -> str:
    """The agent that plays a level of a game when there is no time to think. It looks at least once: it never
    guesses."""
    return in_style("greedy" if "greedy" in names(game) else "search:8", parted(opponent)[1])
