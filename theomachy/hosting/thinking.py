"""What an agent answers, worked out wherever there is room: in this process or in another."""

from theomachy import games
from theomachy.agents import agent
from theomachy.agents.levels import agent_of, looks_ahead, quick_agent_of
from theomachy.hosting.ports import Thought
from theomachy.kernel import Fast
from theomachy.kernel.saves import restore
from theomachy.kernel.seats import SeatView


def takes_time(thought: Thought) -> bool:
    """Whether the agent of a level looks far ahead."""
    return looks_ahead(games.game(thought.game), thought.level)


def think(thought: Thought) -> str:
    """What the agent of a level answers. It sees what its seat sees, and dice of its own."""
    return _decide(thought, agent_of(games.game(thought.game), thought.level))


def first_look(thought: Thought) -> str:
    """What it answers without looking ahead."""
    return _decide(thought, quick_agent_of(games.game(thought.game)))


def _decide(thought: Thought, name: str) -> str:
    game = games.game(thought.game)
    match = restore(game, thought.save, Fast(thought.seed), listen=True)
    return agent(game, name, thought.seed).decide(SeatView(match, thought.seat))
