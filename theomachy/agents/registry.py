"""Agents by name."""

import re
from typing import Any

from theomachy.agents.greedy import Greedy
from theomachy.agents.novice import Novice
from theomachy.agents.random import RandomAgent
from theomachy.agents.search import Search
from theomachy.kernel import Game, refuse
from theomachy.kernel.seats import Agent

USUAL_SIMULATIONS = 32
"""Simulations of a search that names no budget."""

_NAME = re.compile(r"(?P<kind>random|novice|greedy|search)(-(?P<judge>\d+))?(:(?P<budget>\d+|\d+(\.\d+)?s))?")


def names(game: Game[Any]) -> list[str]:
    """The agents that can play a game, without budgets."""
    versions = [f"-{version}" for version in game.ai.judges]
    greedy = ["novice", *(f"greedy{version}" for version in ("", *versions))] if versions else []
    return ["random", *greedy, *(f"search{version}" for version in ("", *versions))]


def agent(game: Game[Any], name: str, seed: int) -> Agent:
    """The agent that a name describes, or Refused with the reason."""
    parts = _NAME.fullmatch(name)
    if not parts or name.split(":")[0] not in names(game) or (parts["budget"] and parts["kind"] != "search"):
        raise refuse("no-such-agent", name=name, names=", ".join(names(game)))
    if parts["kind"] == "random":
        return RandomAgent(seed)
    judge = game.ai.judges[parts["judge"] or list(game.ai.judges)[-1]] if game.ai.judges else None
    if parts["kind"] == "greedy":
        assert judge is not None  # names() offers it only with one
        return Greedy(judge, seed)
    if parts["kind"] == "novice":
        assert judge is not None
        return Novice(judge, seed)
    budget = parts["budget"] or str(USUAL_SIMULATIONS)
    if budget.endswith("s"):
        return Search(judge, seed, seconds=float(budget[:-1]))
    return Search(judge, seed, simulations=int(budget))
