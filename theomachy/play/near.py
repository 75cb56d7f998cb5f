"""Guesses of the name that was meant by a name that does not exist."""

from collections.abc import Iterable
from difflib import get_close_matches

NEAR = 0.6
"""Share of the letters that two names have in common, in their order, from which on one may be meant by the other."""
SURE = 0.8
"""The share of common letters for names that a person could have: one letter of six is wrong."""


def nearest(text: str, known: Iterable[str], least: float = NEAR) -> str:
    """Return the known name that is most like a text, regardless of capitals; empty if none is near."""
    by_look = {name.casefold(): name for name in known}
    found = get_close_matches(text.casefold(), by_look, 1, least)
    return by_look[found[0]] if found else ""
