"""Levels: opponents by names that players know, from novice to titan.

Each game has a ladder, `ai/ladder.json` in its folder: the agent that plays each level, and its share of wins against
the level below, as `python -m bench.ratings` last measured it. A level is defined by its work, so that it is as strong
on any machine; seconds only end what takes too long.

A level may be played in one of the styles of its game: `captain+bold` is an opponent as well.
"""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from theomachy.agents.names import AgentName, in_style, read_name
from theomachy.agents.registry import names
from theomachy.features.ai import ai_of
from theomachy.kernel import Game

LEVELS = ("novice", "squire", "sergeant", "captain", "master", "titan")
"""All levels, the weakest first."""
STYLES = ("cautious", "bold", "objectives")
"""All styles; a game has those in its `ai/styles.json`."""


class Measured(msgspec.Struct, frozen=True):
    """The share of the wins against the level below, with its interval."""

    games: int
    share: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """The strength of a level against all others, with its 95 % interval.

    A novice is rated 1000, and 400 points more mean ten wins for every loss.
    """

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
"""The levels of a game that has a judge but no ladder of its own."""
UNJUDGED = ("search:2", "search:4", "search:8", "search:16/1s", "search:64/2s", "search:256/5s")
"""The levels of a game that has neither a judge nor a ladder of its own."""


def ladder(game: Game[Any]) -> dict[str, Rung]:
    """Return the levels of a game, the weakest first."""
    file = game.content.folder / "ai" / "ladder.json"
    if file.exists():
        return _read_ladder(file)
    agents = JUDGED if "greedy" in names(game) else UNJUDGED
    return {level: Rung(agent) for level, agent in zip(LEVELS, agents, strict=True)}


@cache
def _read_ladder(file: Path) -> dict[str, Rung]:
    """Read a ladder's file, or raise ValueError if its levels are not the usual ones."""
    rungs = msgspec.json.decode(file.read_bytes(), type=dict[str, Rung])
    if tuple(rungs) != LEVELS:
        raise ValueError(f"{file}: the levels are {', '.join(LEVELS)}, in this order")
    return rungs


def level_and_style(opponent: str) -> tuple[str, str]:
    """Return the level of an opponent and its style, which is empty for none. A text that is no name has no style."""
    name = read_name(opponent)
    return (opponent, "") if name is None else (name.kind, name.style)


def names_level(text: str) -> bool:
    """Return True if a text is the name of a level, alone or in any style."""
    level, style = level_and_style(text)
    return level in LEVELS and text == in_style(level, style)


def is_opponent(game: Game[Any], opponent: str) -> bool:
    """Return True if an opponent is a level, alone or in a style that the game has."""
    style = level_and_style(opponent)[1]
    return names_level(opponent) and (not style or style in ai_of(game).styles)


def agent_of(game: Game[Any], opponent: str) -> str:
    """Return the agent that plays an opponent of a game."""
    return str(_name_of(game, opponent))


def looks_ahead(game: Game[Any], opponent: str) -> bool:
    """Return True if an opponent takes its time because it searches."""
    return _name_of(game, opponent).kind in ("search", "planner")


def seconds_of(game: Game[Any], opponent: str) -> float | None:
    """Return the longest time that an opponent thinks about a decision, or None if only its work ends it."""
    return _name_of(game, opponent).seconds


def hurried_agent_of(game: Game[Any], opponent: str, share: float) -> str:
    """Return the agent that plays an opponent in a share of its time, which may be above 1 on a slow machine."""
    name = _name_of(game, opponent)
    return str(name if name.seconds is None else name._replace(seconds=round(share * name.seconds, 3)))


def quick_agent_of(game: Game[Any], opponent: str) -> str:
    """Return the agent that plays an opponent without time to think. It looks at least once and never guesses."""
    return in_style("greedy" if "greedy" in names(game) else "search:8", level_and_style(opponent)[1])


def _name_of(game: Game[Any], opponent: str) -> AgentName:
    """Return the name of the agent that plays an opponent of a game, in its parts."""
    level, style = level_and_style(opponent)
    name = read_name(ladder(game)[level].agent)
    assert name is not None, f"the ladder of {game.id} names no agent for {level}"
    return name._replace(style=style)
