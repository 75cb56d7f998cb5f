"""The agents of version 1 are the yardstick of strength: they play as they did when they were named."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.deployer import Deployer
from theomachy.agents.seats import SeatView
from theomachy.features.ai import ai_of
from theomachy.kernel import Fast, Match

TAPES = json.loads((Path(__file__).parent / "yardstick.json").read_text())
"""Of each game: who played, how many decisions, and the hash of all of them, as they were before anything of the policy
was changed."""


def decisions(game, names, number, seed=11):
    """The first decisions of two agents, by key."""
    match = Match(game, game.new(next(iter(game.setup.presets.values()))(None)), Fast(seed))
    agents = [agent(game, name, seed + seat) for seat, name in enumerate(names)]
    keys = []
    while match.request is not None and len(keys) < number:
        ask = match.asks[0]
        keys.append(agents[ask.seat].decide(SeatView(match, ask.seat)))
        match.answer(keys[-1], ask.seat)
    return keys


@pytest.mark.parametrize("tape", TAPES, ids=lambda tape: f"{tape['game']} {' '.join(tape['agents'])}")
def test_the_yardstick_plays_as_ever(tape):
    keys = decisions(games.game(tape["game"]), tape["agents"], tape["decisions"])
    assert sha256("\n".join(keys).encode()).hexdigest()[:16] == tape["hash"]


@pytest.mark.parametrize("name", games.names())
def test_only_the_yardstick_looks_ahead_to_set_up(name):
    """All others set up as is usual, where a game has anything to set up."""
    game = games.game(name)
    for agent_name in ("greedy-1", "search-1"):
        assert not isinstance(agent(game, agent_name, 1), Deployer)
    for agent_name in ("greedy", "novice", "search:8"):
        assert isinstance(agent(game, agent_name, 1), Deployer) == (ai_of(game).deployment is not None)


@pytest.mark.parametrize("name", games.names())
def test_a_version_keeps_its_policy(name):
    """The policy of a version is the last one that is not newer; without a version it is the newest."""
    ai = ai_of(games.game(name))
    versions = list(ai.policies)
    assert ai.policy_of("") is ai.policy
    assert ai.policy_of("1") is ai.policies.get("1")
    assert all(ai.policy_of(version) is ai.policies[versions[-1]] for version in ("2", "3", "99") if versions)
