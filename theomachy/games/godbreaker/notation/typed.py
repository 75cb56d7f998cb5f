"""Numbers, lengths and places as a person types them; the readers raise ValueError for anything else."""

import re
from collections.abc import Iterable
from decimal import Decimal

from theomachy.games.godbreaker.state import UNIT, At
from theomachy.geometry.plane import Point

MAX_COUNT = 999
"""Largest value of any count."""


def options(words: list[str], names: Iterable[str]) -> dict[str, str]:
    """Take pairs such as `level 1` out of the words, and return them by name."""
    value_of = {}
    for name in names:
        if name in words:
            index = words.index(name)
            value_of[name] = words[index + 1]
            del words[index : index + 2]
    return value_of


SIZES = {"u": UNIT, "mm": 100, "": 1}
"""Steps of the grid by the name of a unit: units, millimetres, or steps themselves. GB-A-01."""


def length(text: str) -> int:
    """Return the length that a text names, rounded to the grid."""
    parts = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,4})?)(u|mm|)", text)
    if parts is None or ("." in text and not parts[2]):
        raise ValueError(text)
    return round(Decimal(parts[1]) * SIZES[parts[2]])


def point(text: str) -> Point:
    x, y = map(length, text.split(","))
    return x, y


def base_at(text: str, r: int) -> At:
    """Return the base at a place written as `x,y` or `x,y,level`."""
    x, y, level = text.split(",") if text.count(",") > 1 else (*text.split(","), "0")
    return At(length(x), length(y), r, number(level, 0, MAX_COUNT))


def number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text[:9]) <= high):
        raise ValueError(text)
    return int(text)


def signed(text: str) -> int:
    return -number(text[1:], 1, MAX_COUNT) if text[:1] == "-" else number(text, 0, MAX_COUNT)
