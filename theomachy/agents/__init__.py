"""Who answers when no person does: random, novice, greedy, search.

An agent is named by a text: `random`; `novice`; `greedy` (with the game's newest judge), `greedy-1` (with a frozen
one); `search`, `search-1`; a search with its budget, `search:64` simulations or `search:0.5s` a decision.
"""

from theomachy.agents.registry import agent, names

__all__ = ["agent", "names"]
