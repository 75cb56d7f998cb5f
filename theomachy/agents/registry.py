"""The agents that a name describes."""

import re
import sys
from importlib import import_module
from time import perf_counter
from typing import Any

from theomachy.agents.deployer import Deployer
from theomachy.agents.greedy import Greedy
from theomachy.agents.lookahead import Clock
from theomachy.agents.names import AgentName, read_name
from theomachy.agents.novice import Novice
from theomachy.agents.planner import Planner
from theomachy.agents.random import RandomAgent
from theomachy.agents.search import Search
from theomachy.agents.seats import Agent
from theomachy.features.ai import ai_of
from theomachy.kernel import Game, refuse

USUAL_SIMULATIONS = 32
"""Simulations of a search that names no budget."""
USUAL_PLANS = 48
"""Plans of a planner that names no budget."""
USUAL_ERROR = 20
"""Hundredths of the win by which a novice misjudges what it sees, at most."""
MAX_WORK = 1_000_000
"""Simulations or plans of one decision: more would take days."""
MAX_SECONDS = 3600
"""Seconds of one decision."""
MAX_ERROR = 100
"""Hundredths of the win by which a novice misjudges what it sees."""
YARDSTICK = "1"
"""The version whose judge and policy stay as they are, and which sets up by looking ahead."""

_BUDGETED = ("search", "planner")
_CLASS = re.compile(r"(?P<module>[A-Za-z_]\w*(\.\w+)*):(?P<name>[A-Za-z_]\w*)")


def names(game: Game[Any]) -> list[str]:
    """List the built-in agents that can play a game, without budgets."""
    ai = ai_of(game)
    versions = [f"-{version}" for version in ai.versions]
    kinds = ["novice", "greedy"] if ai.judges else []
    kinds += ["search"]
    kinds += ["planner"] if ai.judges and ai.policies and ai.is_between is not None else []
    return ["random", *(f"{kind}{version}" for kind in kinds for version in ("", *versions))]


def agent(game: Game[Any], name: str, seed: int, clock: Clock = perf_counter) -> Agent:
    """Make the agent that a name describes, or refuse the name with the reason.

    The clock is what agents with a time limit look at. `module:Class` is anybody's agent, made with the seed alone.
    """
    if (own := _CLASS.fullmatch(name)) and own["module"] not in names(game):
        return _made(own["module"], own["name"], seed)
    parts = read_name(name)
    if parts is None or not _is_known(game, parts) or not _may_cost(parts):
        raise refuse("no-such-agent", name=name, names=", ".join(names(game)))
    _check_budget(parts)
    if parts.style:
        _check_style(game, parts)
    if parts.kind == "random":
        return RandomAgent(seed)
    player = _player(game, parts, seed, clock)
    deployment = ai_of(game).deployment
    return player if parts.version == YARDSTICK or deployment is None else Deployer(player, deployment)


def _check_style(game: Game[Any], name: AgentName) -> None:
    """Refuse a style that an agent cannot play: only the newest judge has styles, and chance has none."""
    if name.style not in ai_of(game).styles:
        raise refuse("agent-no-style", name=str(name), style=name.style, known=list(ai_of(game).styles))
    if name.version or name.kind == "random":
        raise refuse("agent-unstyled", name=str(name), plain=str(name._replace(style="")))


def _player(game: Game[Any], name: AgentName, seed: int, clock: Clock) -> Agent:
    """Make the agent of a kind, with the judge and the policy of its version, or the newest judge in its style."""
    ai = ai_of(game)
    judge = ai.judge_of(name.version) if ai.judges else None
    judge = ai.styles[name.style] if name.style else judge
    policy = ai.policy_of(name.version)
    if name.kind == "search":
        simulations = name.work if name.has_budget else USUAL_SIMULATIONS
        return Search(judge, seed, simulations, name.seconds, policy, clock)
    assert judge is not None  # names() offers the others only with one
    if name.kind == "planner":
        assert policy is not None
        plans = name.work if name.has_budget else USUAL_PLANS
        return Planner(judge, seed, policy, plans, name.seconds, clock, looks_at_places=True)
    if name.kind == "novice":
        return Novice(judge, seed, (USUAL_ERROR if name.work is None else name.work) / 100, policy)
    return Greedy(judge, seed, policy)


def _is_known(game: Game[Any], name: AgentName) -> bool:
    """Return True if a game has agents of this kind and version."""
    return str(AgentName(name.kind, name.version)) in names(game)


def _may_cost(name: AgentName) -> bool:
    """Return True if an agent of this kind can have a budget: agents that do not look far ahead need no time."""
    return not name.has_budget or name.kind in _BUDGETED or (name.kind == "novice" and name.seconds is None)


def _check_budget(name: AgentName) -> None:
    """Refuse a budget with which an agent would think about nothing, or without end. A novice's is its error."""
    if name.kind == "novice":
        if (name.work or 0) > MAX_ERROR:
            raise refuse("agent-error", name=str(name), most=MAX_ERROR)
    elif 0 in (name.work, name.seconds) or (name.work or 0) > MAX_WORK or (name.seconds or 0) > MAX_SECONDS:
        raise refuse("agent-budget", name=str(name), most=MAX_WORK, seconds=MAX_SECONDS)


def _made(module: str, name: str, seed: int) -> Agent:
    """Make an agent of somebody's own class, which Python finds on its path or in the current folder."""
    if "" not in sys.path:
        sys.path.append("")
    try:
        kind = getattr(import_module(module), name)
    except AttributeError:
        raise refuse("agent-not-there", module=module, name=name) from None
    except Exception as error:  # noqa: BLE001 - somebody's own module may raise anything
        raise refuse("agent-not-found", name=f"{module}:{name}", why=str(error)) from None
    if not callable(getattr(kind, "decide", None)):
        raise refuse("agent-undecided", name=f"{module}:{name}")
    try:
        made: Agent = kind(seed)
    except TypeError as error:
        raise refuse("agent-not-made", name=f"{module}:{name}", why=str(error)) from None
    return made
