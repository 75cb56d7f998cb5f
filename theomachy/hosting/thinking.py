"""What an agent answers, worked out in this process or in another."""

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.levels import hurried_agent_of, looks_ahead, quick_agent_of, seconds_of
from theomachy.hosting.ports import Thought
from theomachy.kernel import Fast
from theomachy.kernel.saves import restore
from theomachy.kernel.seats import SeatView


def takes_time(thought: Thought) -> bool:
    """Whether the agent of a level looks far ahead."""
    return looks_ahead(games.game(thought.game), thought.level)


def seconds(thought: Thought) -> float:
    """How long the agent of a level thinks, if that is by time; else 0."""
    return seconds_of(games.game(thought.game), thought.level) or 0.0


def think(thought: Thought, share: float = 1.0) -> str:
    """What the agent of a level answers, perhaps in a share of its time. It sees what its seat sees, and dice of its
    own."""
    return _decide(thought, hurried_agent_of(games.game(thought.game), thought.level, share))


def first_look(thought: Thought) -> str:
    """What it answers without looking ahead."""
    return _decide(thought, quick_agent_of(games.game(thought.game)))


def _decide(thought: Thought, name: str) -> str:
    game = games.game(thought.game)
    match = restore(game, thought.save, Fast(thought.seed), listen=True)
    return agent(game, name, thought.seed).decide(SeatView(match, thought.seat))
