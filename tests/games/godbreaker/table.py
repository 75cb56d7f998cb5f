"""Positions of The Godbreaker Saga in short text, and playing on from them.

    t = table('''
        activation
        active a1
        a1 D8 5u,5u fleet2
        b1 10u,5u damage 2
        wall barricade 7u,0u 7u,9u
    ''', vault_once=True)
    match = go(t, "move:9u,5u | engage:b1", "4 | 8 3")
    assert model(match, "b1").damage == 7
    assert refused(match, "move:30u,5u").clause == "GB-MOV-01"

The text is that of notation.py; its first line is the head. What the kit adds:

- All circles are plain: five godbreakers a1 to a5, b1 to b5 and so on, D8 D8 D6 D6 D6, with a base of 25 mm and no
  traits but those that their lines name. There are as many circles as letters in the text, two at least. Their shard
  shares Despoiling, which does nothing until there are casualties, and only while the marker `shard-1` is there.
- The ground is open but for the terrain in the text. The objective marker lies in the middle, at 12u,12u (15u,15u for
  three players, 18u,18u for more), unless the text says `objective none`.
- Fields of the setup and readings of unclear rules are given by name: `table(text, scenario="nest", ready=True,
  strict_zero=True)`; also `circles=("starter-1", "starter-2")`, `players=1`, or `ground="ready"` for its terrain.

In answers and places, `5.5u` is units and `40mm` millimetres; both become steps of the grid.
"""

import re
from decimal import Decimal
from textwrap import dedent
from typing import Any

import msgspec

from tests import kit
from tests.kit import asked as asked
from tests.kit import events as events
from tests.kit import keys as keys
from tests.kit import play
from tests.kit import told as told
from theomachy.games.godbreaker import GAME
from theomachy.games.godbreaker.army.circles import STARTERS
from theomachy.games.godbreaker.notation.reading import one_by_one
from theomachy.games.godbreaker.setup import Rulings, Setup
from theomachy.games.godbreaker.state import LETTERS, UNIT, At, Marker, Model, Saga
from theomachy.kernel import Match, Reason
from theomachy.play.notation import lines_of

PLAIN = "despoiling; One iron 8; Two iron 8; Three iron 6; Four iron 6; Five iron 6"
SIZES = {"u": UNIT, "mm": 100}
CELL = """
terrain 1-wall wall barricade 1u,1u 9u,1u 9u,4.2u 1u,4.2u
terrain 2-wall wall barricade 1u,5.8u 9u,5.8u 9u,9u 1u,9u
terrain 3-wall wall barricade 1u,4.2u 4.2u,4.2u 4.2u,5.8u 1u,5.8u
terrain 4-wall wall barricade 5.8u,4.2u 9u,4.2u 9u,5.8u 5.8u,5.8u
"""
"""Room for one model in the middle, at 5u,5u, and for no other within 0U of it."""


def table(text: str, **setup: Any) -> Saga:
    """A position: see above."""
    text = dedent(text).strip()
    if "setup {" in text:
        return GAME.notation.read(text)
    if "ground" not in setup and not re.search(r"^\s*cleared", text, re.MULTILINE):
        text += "\ncleared all"
    return GAME.notation.read(f"{text}\nsetup {msgspec.json.encode(agreement(text, setup)).decode()}")


def agreement(text: str, setup: dict[str, Any]) -> Setup:
    named = [LETTERS.index(letter) + 1 for letter in re.findall(r"^\s*([a-f])[1-5]\b", text, re.MULTILINE)]
    named += [int(number) for number in re.findall(r"^\s*shard-(\d)", text, re.MULTILINE)]
    players = setup.pop("players", max(2, *named, 2))
    circles = setup.pop("circles", (PLAIN,) * players)
    fields = {name: setup.pop(name) for name in Setup.__struct_fields__ if name in setup}
    if players == 1:
        fields = {"wild": "policy", **fields}
    brought = tuple(STARTERS.get(circle, circle) for circle in circles)
    return Setup(brought, **{"rulings": Rulings(**setup), **fields})


def go(t: Saga, answers: str = "", dice: str = "") -> Match[Saga]:
    """Play on: answers one after another with `|` between, rolls likewise (each the faces of its dice: `8 3`).

    Every answer must be accepted and every die used, up to the next request.
    """
    return play(GAME, t, map(grid, split(answers)), split(dice))


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


def grid(text: str) -> str:
    """Convert a key from units and millimetres to steps of the grid: `move:2u,10mm` is `move:5080,1000`."""
    lengths = re.compile(r"(\d+(?:\.\d+)?)(u|mm)\b")
    return lengths.sub(lambda found: str(round(Decimal(found[1]) * SIZES[found[2]])), text)


def at(text: str, r: int = 0) -> At:
    """A place: `at("5u,5u")` is a point, `at("5u,5u,1", 1250)` a base on the first level."""
    x, y, *level = map(int, grid(text).split(","))
    return At(x, y, r, *level)


def state(t: Saga | Match[Saga]) -> Saga:
    return t.state if isinstance(t, Match) else t


def model(t: Saga | Match[Saga], id: str) -> Model:
    return next(model for model in state(t).models if model.id == id)


def marker(t: Saga | Match[Saga], id: str) -> Marker:
    return next(marker for marker in state(t).markers if marker.id == id)


def place(t: Saga | Match[Saga], id: str) -> str:
    """Return the place of a model as keys have it: `12700,8890`."""
    found = model(t, id)
    return f"{found.x},{found.y},{found.level}" if found.level else f"{found.x},{found.y}"


def line(t: Saga | Match[Saga], id: str) -> str:
    """Return a model, marker or piece of terrain as the notation writes it; empty if it is as usual."""
    lines = [one.text for one in lines_of(GAME.notation.write(state(t))) for one in one_by_one(one)]
    found = [text for text in lines if text.startswith(f"{id} ")]
    return found[0].removeprefix(f"{id} ") if found else ""


def allowed(match: Match[Saga], key: str) -> bool:
    """Return True if an answer would be accepted."""
    return asked(match).takes(grid(key))


def refused(match: Match[Saga], key: str) -> Reason:
    """Return the reason against a key, whose places may be typed in any unit."""
    return kit.refused(match, grid(key))


def hurts(match: Match[Saga], clause: str = "") -> list[str]:
    """All damage so far, as `b1 3`; none of it by another clause, where one is given."""
    damage = events(match, "gb-hurt")
    assert all(event.clause == clause for event in damage if clause)
    return [f"{event.args['model']} {event.args['n']}" for event in damage]
