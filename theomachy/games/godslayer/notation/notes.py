"""Notes on what a card did in this round that name a number or a model: how they are written and found again."""

from collections.abc import Sequence
from itertools import count

MARKERS = 99
"""More than anybody has."""


def spared(times: int) -> str:
    """So many criticals were spared. GS-CRT-02"""
    return f"spared-{times}"


def times_spared(done: Sequence[str]) -> int:
    return next(times for times in count() if spared(times + 1) not in done)


def held_back(model: str) -> str:
    """A member was kept out of its unit's charge. GS-CHG-09"""
    return f"hold:{model}"


def at_marker(number: int) -> str:
    """A card was revealed at a secret marker. GS-DEP-08"""
    return f"at-marker-{number}"


AT_MARKERS = tuple([at_marker(number) for number in range(1, MARKERS + 1)])
