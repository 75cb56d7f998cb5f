"""Numbers, lengths and places as a person types them; ValueError for what is none."""

import re
from collections.abc import Iterable
from decimal import Decimal

from theomachy.games.godbreaker.state import UNIT, At
from theomachy.geometry.plane import Point

MAX_COUNT = 999
"""of anything that is counted"""


def options(words: list[str], names: Iterable[str]) -> dict[str, str]:
    """Takes pairs such as `level 1` out of some words."""
    value_of = {}
    for name in names:
        if name in words:
            index = words.index(name)
            value_of[name] = words[index + 1]
            del words[index : index + 2]
    return value_of


SIZES = {"u": UNIT, "mm": 100, "": 1}
"""How many steps of the grid units and millimetres are. GB-A-01"""


def length(text: str) -> int:
    """Rounded to the grid."""
    parts = re.fullmatch(r"([0-9]{1,6}(?:\.[0-9]{1,4})?)(u|mm|)", text)
    if parts is None or ("." in text and not parts[2]):
        raise ValueError(text)
    return round(Decimal(parts[1]) * SIZES[parts[2]])


def point(text: str) -> Point:
    x, y = map(length, text.split(","))
    return x, y


def base_at(text: str, r: int) -> At:
    """A base at `x,y`, or at `x,y,level`."""
    x, y, level = text.split(",") if text.count(",") > 1 else (*text.split(","), "0")
    return At(length(x), length(y), r, number(level, 0, MAX_COUNT))


def number(text: str, low: int, high: int) -> int:
    if not (text.isascii() and text.isdigit() and low <= int(text[:9]) <= high):
        raise ValueError(text)
    return int(text)


def signed(text: str) -> int:
    return -number(text[1:], 1, MAX_COUNT) if text[:1] == "-" else number(text, 0, MAX_COUNT)
