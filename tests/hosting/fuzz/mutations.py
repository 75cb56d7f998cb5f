"""Keys that are nearly right: made from keys of this request, of earlier ones and of other seats."""

import re
from collections.abc import Callable, Sequence
from random import Random

_FIGURES = re.compile("[0-9]+")
RUBBISH = (
    "", " ", "x", "none", "end", "no", "done", "nearest", ":", "::", "/", ",", "+", "@", " via ", "0", "-1", "0,0",
    "9" * 12 + ",0", "1,2,3,4", "0,0 0,0", "é", "神", "\x00", "\u202e", "__class__", "a" * 999, "move:", "all:", "d9",
)  # fmt: skip
"""Texts that are a key of no question, or of many questions."""

Mutation = Callable[[str, Sequence[str], Random], str]


def mutated(key: str, others: Sequence[str], random: Random) -> str:
    """Change a key a little; it may still be a legal one."""
    mutation: Mutation = random.choice(MUTATIONS)
    return mutation(key, others, random)[:1000]


def _other_figure(key: str, others: Sequence[str], random: Random) -> str:
    found = list(_FIGURES.finditer(key))
    if not found:
        return key + random.choice(("0", "1", ",0"))
    one = random.choice(found)
    value = int(one[0]) + random.choice((-1, 1, -100, 100, 254, -254, 10_000, -int(one[0])))
    return f"{key[: one.start()]}{value}{key[one.end() :]}"


def _part_of_another(key: str, others: Sequence[str], random: Random) -> str:
    """One part between colons, commas, spaces or at signs comes from another key."""
    pieces, from_other = (re.split("([:,+@ /])", text) for text in (key, random.choice(others)))
    pieces[random.randrange(0, len(pieces), 2)] = from_other[random.randrange(0, len(from_other), 2)]
    return "".join(pieces)


def _without_part(key: str, others: Sequence[str], random: Random) -> str:
    pieces = re.split("([:,+@ /])", key)
    del pieces[random.randrange(len(pieces))]
    return "".join(pieces)


def _of_another_request(key: str, others: Sequence[str], random: Random) -> str:
    return random.choice(others)


def _doubled(key: str, others: Sequence[str], random: Random) -> str:
    sign = random.choice((":", ",", " ", "+", "@", "/", ""))
    return f"{key}{sign}{random.choice((key, random.choice(others)))}"


def _misspelt(key: str, others: Sequence[str], random: Random) -> str:
    at = random.randint(0, len(key))
    return key[:at] + random.choice((" ", "0", "x", ":", ".", "-", "神", "\x00")) + key[at + random.randint(0, 1) :]


def _rubbish(key: str, others: Sequence[str], random: Random) -> str:
    return random.choice(RUBBISH)


MUTATIONS: tuple[Mutation, ...] = (
    _other_figure, _other_figure, _part_of_another, _part_of_another, _without_part, _of_another_request, _doubled,
    _misspelt, _rubbish,
)  # fmt: skip
