"""Agents, which answer when no person does: random, novice, greedy, search, planner.

An agent is named by a text: `random`; `novice`; `greedy` (with the game's newest judge), `greedy-1` (with a frozen
one); `search`, `search-1`; a search or a planner with its budget, `search:64` simulations, `search:0.5s` or both,
`search:64/2s`; anybody's by `module:Class`.
"""

from theomachy.agents.registry import agent, names

__all__ = ["agent", "names"]
