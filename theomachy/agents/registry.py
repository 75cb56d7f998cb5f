"""Agents by name."""

import re
import sys
from importlib import import_module
from typing import Any

from theomachy.agents.deployer import Deployer
from theomachy.agents.greedy import Greedy
from theomachy.agents.novice import Novice
from theomachy.agents.planner import Planner
from theomachy.agents.random import RandomAgent
from theomachy.agents.search import Search
from theomachy.kernel import Game, refuse
from theomachy.kernel.seats import Agent

USUAL_SIMULATIONS = 32
"""Simulations of a search that names no budget."""
USUAL_PLANS = 48
"""Plans of a planner that names no budget."""
USUAL_ERROR = 20
"""Hundredths of the win by which a novice misjudges what it sees, at most."""
YARDSTICK = "1"
"""The version whose judge and policy stay as they are, and which sets up by looking ahead."""

_BUDGETED = ("search", "planner")
_KINDS = re.compile(
    r"(?P<kind>[a-z]+)(-(?P<version>\d+))?(:(?P<budget>\d+(/\d+(\.\d+)?s)?|\d+(\.\d+)?s))?(\+(?P<style>[a-z]+))?"
)
_CLASS = re.compile(r"(?P<module>[A-Za-z_]\w*(\.\w+)*):(?P<name>[A-Za-z_]\w*)")


def names(game: Game[Any]) -> list[str]:
    """The agents of the house that can play a game, without budgets."""
    versions = [f"-{version}" for version in game.ai.versions]
    kinds = ["novice", "greedy"] if game.ai.judges else []
    kinds += ["search"]
    kinds += ["planner"] if game.ai.judges and game.ai.policies and game.ai.is_between is not None else []
    return ["random", *(f"{kind}{version}" for kind in kinds for version in ("", *versions))]


def agent(game: Game[Any], name: str, seed: int) -> Agent:
    """The agent that a name describes, or Refused with the reason. `module:Class` is anybody's: it is made with a
    seed."""
    if (own := _CLASS.fullmatch(name)) and own["module"] not in names(game):
        return _made(own["module"], own["name"], seed)
    parts = _KINDS.fullmatch(name)
    if not parts or not _is_known(game, parts) or not _may_cost(parts["kind"], parts["budget"] or ""):
        raise refuse("no-such-agent", name=name, names=", ".join(names(game)))
    if parts["style"]:
        _check_style(game, name, parts)
    if parts["kind"] == "random":
        return RandomAgent(seed)
    player = _player(game, parts, seed)
    return player if parts["version"] == YARDSTICK or game.ai.deployment is None else Deployer(player)


def _check_style(game: Game[Any], name: str, parts: re.Match[str]) -> None:
    """Refused unless an agent can play in its style: only the newest judge has any, and chance has none."""
    if parts["style"] not in game.ai.styles:
        raise refuse("agent-no-style", name=name, style=parts["style"], known=list(game.ai.styles))
    if parts["version"] or parts["kind"] == "random":
        raise refuse("agent-unstyled", name=name, plain=name.partition("+")[0])


def _player(game: Game[Any], parts: re.Match[str], seed: int) -> Agent:
    """The agent of a kind, with the judge and the policy of a version; without one, the newest of both, or its judge in
    a style."""
    kind, version, budget = parts["kind"], parts["version"] or "", parts["budget"] or ""
    judge = game.ai.judge_of(version) if game.ai.judges else None
    judge = game.ai.styles[parts["style"]] if parts["style"] else judge
    policy = game.ai.policy_of(version)
    number, seconds = _read_budget(budget)
    if kind == "search":
        return Search(judge, seed, number if budget else USUAL_SIMULATIONS, seconds, policy)
    assert judge is not None  # names() offers the others only with one
    if kind == "planner":
        assert policy is not None
        return Planner(judge, seed, policy, number if budget else USUAL_PLANS, seconds, looks_at_places=True)
    if kind == "novice":
        return Novice(judge, seed, (USUAL_ERROR if number is None else number) / 100, policy)
    return Greedy(judge, seed, policy)


def _is_known(game: Game[Any], parts: re.Match[str]) -> bool:
    """Whether a game has agents of a kind and a version."""
    version = f"-{parts['version']}" if parts["version"] else ""
    return f"{parts['kind']}{version}" in names(game)


def _may_cost(kind: str, budget: str) -> bool:
    """Whether an agent of a kind may have such a budget: who does not look far ahead needs no time."""
    return not budget or kind in _BUDGETED or (kind == "novice" and budget.isdigit())


def _read_budget(budget: str) -> tuple[int | None, float | None]:
    """A number, seconds, or a number in so many seconds at most."""
    work, _, most = budget.rpartition("/")
    if not most.endswith("s"):
        work, most = most, ""
    return int(work) if work else None, float(most[:-1]) if most else None


def _made(module: str, name: str, seed: int) -> Agent:
    """Somebody's agent, of a class from where Python finds it or from the current folder."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        kind = getattr(import_module(module), name)
    except AttributeError:
        raise refuse("agent-not-there", module=module, name=name) from None
    except Exception as error:  # whatever is wrong with a module of theirs
        raise refuse("agent-not-found", name=f"{module}:{name}", why=str(error)) from None
    if not callable(getattr(kind, "decide", None)):
        raise refuse("agent-undecided", name=f"{module}:{name}")
    try:
        made: Agent = kind(seed)
    except TypeError as error:
        raise refuse("agent-not-made", name=f"{module}:{name}", why=str(error)) from None
    return made
