"""Positions of Godslayer in a few calls, and playing on from them.

    t = battle(
        card("a legionnaires", "10,10 11.5,10 13,10 14.5,10", tokens=4),
        card("b gut-hackers", "10,12 12,12 14,12"),
        active="a1",
    )
    match = go(t, "melee:gladius | offensive | b1.1 | none", "4 5 | 3 3")
    assert model(match, "b1.1").wounds == 3
    assert refused(match, "move:5").clause == "GS-MOV-06"

Places are inches from the north-west corner of the table, the middle of a base. Cards get ids in order: the first of
seat a is a1, its models a1 or a1.1, a1.2 … A card's size is the number of places given. Round 2 is under way, it is the
turn of the active card's seat (else of seat a), tokens are full (the printed ACT) and nothing has been activated.

In answers, `10in` is ten inches in steps of the grid: `a1.1:10in,12.5in`.
"""

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import Any, NamedTuple

from tests import kit
from tests.kit import asked as asked
from tests.kit import events as events
from tests.kit import keys as keys
from tests.kit import play
from tests.kit import told as told
from theomachy.games.godslayer import GAME
from theomachy.games.godslayer.army.profiles import PROFILES
from theomachy.games.godslayer.army.warbands import Entry
from theomachy.games.godslayer.ground.terrain import Ground, Terrain
from theomachy.games.godslayer.rules.setup.laying import DIVIDED
from theomachy.games.godslayer.rules.setup.opening import enlist, with_subfactions
from theomachy.games.godslayer.setup import Rulings, Setup
from theomachy.games.godslayer.state import FIELD, LETTERS, Activation, Battle, Card, Model, Turn
from theomachy.games.godslayer.verbs import strength
from theomachy.geometry.plane import INCH
from theomachy.kernel import Match, Reason


class Given(NamedTuple):
    """A card of a position."""

    seat: int
    entry: Entry
    places: list[tuple[int, int]]
    fields: dict[str, Any]


def card(who: str, places: str = "", **fields: Any) -> Given:
    """`card("a legionnaires", "10,10 11.5,10", tokens=2, items=("kopis",))`; `parent="a1"` for attachments. Whatever
    else is given are fields of the Card, or of its models: `wounds=3` is for the first model, `wounds=(0, 2)` for the
    first two."""
    letter, profile = who.split()
    at = [_place(word) for word in places.split()]
    entry = Entry(profile, len(at), fields.pop("items", ()), fields.pop("spells", ()))
    return Given(LETTERS.index(letter), entry, at, fields)


def battle(
    *cards: Given, active: str = "", terrain: Sequence[Terrain] = (), round: int = 2, turn: str = "", **setup: Any
) -> Battle:
    """A position: see above. Fields of the setup and readings of unclear rules are given by name."""
    seats = max(2, *[given.seat + 1 for given in cards])
    fields = {name: setup.pop(name) for name in Setup.__struct_fields__ if name in setup}
    state = {name: setup.pop(name) for name in Battle.__struct_fields__ if name in setup}
    agreed = Setup(
        **{"warbands": tuple(["wyldfolk: pendragon"] * seats), "level": 300, "rulings": Rulings(**setup), **fields}
    )
    width = (72 if agreed.large else 48) * INCH
    t = Battle(agreed, width, 48 * INCH, tuple(terrain), Ground(terrain), [], [], points=(0,) * seats)
    for seat in range(seats):
        first = len(t.cards)
        for given in cards:
            if given.seat == seat:
                _enlist(t, given, first)
    t = with_subfactions(t)
    t.phase, t.round = "activation", round
    t.order = tuple(range(seats)) if not agreed.teams else tuple(agreed.teams.index(team) for team in (0, 1))
    t.sides = ("north", "south", "west", "east")[:seats]
    if seats > len(t.sides):
        t.sides = tuple(("north", "south")[team] for team in agreed.teams) or DIVIDED[seats]
    whose = LETTERS.index((active or turn or "a")[0])
    t.turn = Turn(whose)
    t.next = (t.order.index(whose) + 1) % len(t.order) if whose in t.order else 0
    for one in t.cards:
        one.strength = strength(t, one)
    if active:
        found = t.card_named(active)
        assert found is not None
        found.activated = True
        t.turn = Turn(whose, activated=(found.number,), last=found.number)
        t.activation = Activation(found.number)
    for name, value in state.items():
        setattr(t, name, value)
    return t


def _enlist(t: Battle, given: Given, first: int) -> None:
    enlist(t, given.seat, given.entry, first)
    new = t.cards[-1]
    new.tokens = PROFILES[given.entry.profile].stats["ACT"]
    models = [t.models[number] for number in new.models]
    for one, (x, y) in zip(models, given.places, strict=False):
        one.where, one.x, one.y = FIELD, x, y
    for name, value in given.fields.items():
        if name == "parent":
            found = t.card_named(value)
            assert found is not None
            new.parent = found.number
        elif name in Card.__struct_fields__:
            setattr(new, name, value)
        else:
            for one, of in zip(models, value if isinstance(value, tuple) else (value,), strict=False):
                setattr(one, name, of)


def _place(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return round(Decimal(x) * INCH), round(Decimal(y) * INCH)


def piece(kind: str, corners: str, **fields: Any) -> Terrain:
    """`piece("wall", "10,10 12,10 12,11 10,11", height=2, going="impassable")`: height in inches."""
    height = round(Decimal(str(fields.pop("height", 0))) * INCH)
    return Terrain(f"1-{kind}", kind, tuple(_place(word) for word in corners.split()), height=height, **fields)


def go(t: Battle, answers: str = "", dice: str = "") -> Match[Battle]:
    """Play on: answers one after another with `|` between, rolls likewise (each the faces of its dice: `4 5`).

    Every answer must be accepted and every die used, up to the next request.
    """
    return play(GAME, t, map(grid, split(answers)), split(dice))


def split(text: str) -> list[str]:
    return [part.strip() for part in text.split("|") if part.strip()]


def grid(text: str) -> str:
    """Convert a key from inches to steps of the grid: `move:2in,10in` is `move:5080,25400`."""
    return re.sub(r"(\d+(?:\.\d+)?)in\b", lambda found: str(round(Decimal(found[1]) * INCH)), text)


def state(t: Battle | Match[Battle]) -> Battle:
    return t.state if isinstance(t, Match) else t


def model(t: Battle | Match[Battle], id: str) -> Model:
    return next(model for model in state(t).models if model.id == id)


def at(t: Battle | Match[Battle], id: str) -> tuple[float, float]:
    """Return the place of a model in inches."""
    found = model(t, id)
    return round(found.x / INCH, 2), round(found.y / INCH, 2)


def the_card(t: Battle | Match[Battle], id: str) -> Card:
    return next(card for card in state(t).cards if card.id == id)


def allowed(match: Match[Battle], key: str) -> bool:
    """Return True if an answer would be accepted."""
    return asked(match).takes(grid(key))


def refused(match: Match[Battle], key: str) -> Reason:
    """Return the reason against a key, whose places may be typed in any unit."""
    return kit.refused(match, grid(key))


def why(match: Match[Battle], key: str) -> str:
    """Return the id of the reason against a key, and its clause: `gs-has-not-run GS-CHG-08`."""
    reason = refused(match, key)
    return f"{reason.id} {reason.clause}"
