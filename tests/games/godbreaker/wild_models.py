"""Wild models in the last round, looked after by the first player unless the table plays them."""

from tests.games.godbreaker.table import table

PLAYED = "wild round 5 priority 2,1\nobjective none\n"
"""The first player is last in priority and looks after the wild models; the game ends with this round."""


def wild(text: str, **setup):
    return table(PLAYED + text, **setup)
