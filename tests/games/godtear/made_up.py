"""Champions that no file holds: they come through the door of the content and are known for one test only."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from tests.games.godtear import table as real
from theomachy.games.godtear.cards import CHAMPIONS, SHEETS
from theomachy.games.godtear.sheets import Sheet, read_champion
from theomachy.games.godtear.state import Godtear

Pair = tuple[Sheet, Sheet]
"""A champion's sheet and its followers'."""

BRONTES = """
class = "{class_}"

[champion]
speed = {speed}
dodge = {dodge}
protection = {protection}
health = {health}
traits = [{traits}]
ultimate = {ultimate}
plot = [{skills}]
clash = [{skills}]

[followers]
id = "cyclopes"
size = "{size}"
count = {count}
speed = [2, 2]
dodge = {dodge}
protection = {protection}
health = {follower_health}
traits = []
plot = [{followers}]
clash = [{followers}]
"""
USUAL = {
    "class_": "slayer",
    "speed": "[2, 2]",
    "dodge": 2,
    "protection": 1,
    "health": 5,
    "traits": "",
    "ultimate": '{ id = "thunder", type = "self", do = [{ give = "speed boon" }] }',
    "skills": "",
    "size": "small",
    "count": 5,
    "follower_health": 1,
    "followers": "",
}


def brontes(skills: str = "", followers: str = "", **figures: Any) -> Pair:
    """Brontes and the Cyclopes with these skills, in both phases; dodge 2 and protection 1 unless told otherwise."""
    text = BRONTES.format(**{**USUAL, **figures, "skills": skills, "followers": followers})
    return read_champion("brontes", text, "brontes.toml")


@contextmanager
def known(*champions: Pair) -> Iterator[None]:
    """As if these champions' files lay in the folder with the others."""
    cards = {champion.id: (champion, followers) for champion, followers in champions}
    with patch.dict(CHAMPIONS, cards), patch.dict(SHEETS, {sheet.id: sheet for pair in champions for sheet in pair}):
        yield


def table(champions: Pair | list[Pair], text: str, **setup: Any) -> Godtear:
    """A position in which made-up champions take part."""
    with known(*champions if isinstance(champions, list) else [champions]):
        return real.table(text, **setup)


def trait(t: Godtear, id: str, window: str, what: Any) -> Godtear:
    """A position in which a unit has one trait more."""
    number = real.unit(t, id).number
    t.hooks = {**t.hooks, window: (*t.hooks.get(window, ()), (number, what))}
    return t
