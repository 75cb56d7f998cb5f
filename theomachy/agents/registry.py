"""Agents by name."""

import re
from typing import Any

from theomachy.agents.deployer import Deployer
from theomachy.agents.greedy import Greedy
from theomachy.agents.novice import Novice
from theomachy.agents.random import RandomAgent
from theomachy.agents.search import Search
from theomachy.kernel import Game, refuse
from theomachy.kernel.seats import Agent

USUAL_SIMULATIONS = 32
"""Simulations of a search that names no budget."""
YARDSTICK = "1"
"""The version whose judge and policy stay as they are, and which sets up by looking ahead."""

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
    player = _player(game, parts["kind"], parts["judge"] or "", parts["budget"] or str(USUAL_SIMULATIONS), seed)
    return player if parts["judge"] == YARDSTICK or game.ai.deployment is None else Deployer(player)


def _player(game: Game[Any], kind: str, version: str, budget: str, seed: int) -> Agent:
    """The agent of a kind, with the judge and the policy of a version; without one, the newest of both."""
    ai = game.ai
    judge = ai.judges[version or list(ai.judges)[-1]] if ai.judges else None
    policy = ai.policy_of(version)
    if kind == "search":
        by_time = budget.endswith("s")
        simulations, seconds = (None, float(budget[:-1])) if by_time else (int(budget), None)
        return Search(judge, seed, simulations, seconds, policy)
    assert judge is not None  # names() offers it only with one
    return Greedy(judge, seed, policy) if kind == "greedy" else Novice(judge, seed)
