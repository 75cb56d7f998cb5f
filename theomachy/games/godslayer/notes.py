"""Notes on a card's deeds in this round that name a number or a model: how they are written and found again."""

from collections.abc import Sequence
from itertools import count

MARKERS = 99
"""The highest number of a marker, more than any player has."""


def spared(times: int) -> str:
    """Return the note that a number of critical hits were spared. GS-CRT-02."""
    return f"spared-{times}"


def times_spared(done: Sequence[str]) -> int:
    return next(times for times in count() if spared(times + 1) not in done)


def held_back(model: str) -> str:
    """Return the note that a member was held back from its unit's charge. GS-CHG-09."""
    return f"hold:{model}"


def at_marker(number: int) -> str:
    """Return the note that a card was revealed at a secret marker. GS-DEP-08."""
    return f"at-marker-{number}"


AT_MARKERS = tuple([at_marker(number) for number in range(1, MARKERS + 1)])
