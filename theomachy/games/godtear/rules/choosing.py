"""Choices that a player makes again and again: a hex, a model, a status token.

Options that cost time are worked out only when they are looked at, and nothing is asked where there is no choice.
"""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from theomachy.games.godtear.battlefield import NAMES, place_of
from theomachy.games.godtear.rules.entering import small
from theomachy.games.godtear.state import KINDS, Godtear, Model, Unit
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject

DONE, NONE = "done", "none"


# Hexes

Places = Sequence[int] | Callable[[], Sequence[int]]
"""Hexes, or how to find them."""


def subject(key: str) -> Subject:
    """Return the subject of a key: a hex, a model or unit, or the end of the choice."""
    if key == DONE:
        return Subject(role="end")
    return Subject(piece=key) if place_of(key) is None else Subject(zone=key)


class Hexes(msgspec.Struct, Choice[str], gc=False):
    """A choice of one of several hexes."""

    places: Places
    refusal: Reason
    """Reason to give for any other hex."""
    may: bool = False
    """True if the player may choose none."""

    def options(self) -> list[str]:
        keys = [NAMES[place] for place in (self.places() if callable(self.places) else self.places)]
        return [*keys, DONE] if self.may else keys

    def subject(self, option: str) -> Subject:
        return subject(option)

    def why_not(self, key: str) -> Reason | None:
        if key in self.options():
            return None
        if place_of(key) is None:
            return Reason("gt-no-such-hex", "GT-SET-12", {"hex": key})
        return Reason(self.refusal.id, self.refusal.clause, {**self.refusal.args, "hex": key})


def choose_hex(
    seat: int, question: str, places: Places, by: str, clause: str, refusal: str = "gt-hex-not-open"
) -> Procedure[int]:
    """Ask for one of these hexes and return it."""
    key = yield from Ask(seat, question, Hexes(places, Reason(refusal, clause)), by, clause)
    place = place_of(key)
    assert place is not None
    return place


# Models


class Models(msgspec.Struct, Choice[str], gc=False):
    """A choice of one of several models."""

    t: Godtear
    models: list[Model]
    may: bool
    """True if the player may choose none."""

    def options(self) -> list[str]:
        keys = [model.id for model in distinct(self.t, self.models)]
        return [*keys, DONE] if self.may else keys

    def subject(self, option: str) -> Subject:
        return subject(option)


def choose_model(
    t: Godtear, seat: int, question: str, models: list[Model], by: str, clause: str, may: bool = False
) -> Procedure[Model | None]:
    """Ask for one of these models. Return None if there is none or the player leaves it out."""
    if not models:
        return None
    key = yield from Ask(seat, question, Models(t, models, may), by, clause)
    return next((model for model in models if model.id == key), None)


def same_unit(t: Godtear, unit: Unit, place: int) -> list[Model]:
    return [model for model in t.at(place) if model.unit == unit.number]


def distinct(t: Godtear, models: list[Model]) -> list[Model]:
    """Return the models, but one for each hex where small followers of a unit stand together, as they are alike."""
    groups: dict[tuple[int, int], Model] = {}
    for model in models:
        groups.setdefault((model.unit, model.place) if small(t, model) else (-1, model.number), model)
    return list(groups.values())


def key_of_model(t: Godtear, model: Model) -> str:
    """Return the key of a model: the hex of a small follower, the name of any other model."""
    return NAMES[model.place] if small(t, model) else model.id


# Status tokens

SIGNS = {"boon": 1, "blight": -1}
KEYS = {(kind, sign): f"{name}-{what}" for kind, name in enumerate(KINDS) for what, sign in SIGNS.items()}
TOKENS = {key: token for token, key in KEYS.items()}


@cache
def tokens(text: str) -> tuple[tuple[int, int], ...]:
    """Return the tokens that a text offers: `any blight`, `dodge boon or protection boon`."""
    offered = []
    for part in text.split(" or "):
        kind, what = part.split()
        offered += [(number, SIGNS[what]) for number in range(len(KINDS)) if kind in ("any", KINDS[number])]
    return tuple(offered)


def choose_token(
    seat: int, offered: Sequence[tuple[int, int]], may: bool = False, by: str = ""
) -> Procedure[tuple[int, int]]:
    """Ask for one of these tokens. Return its kind and sign, or sign 0 if the player leaves it out."""
    keys = [KEYS[token] for token in offered]
    key = yield from Ask(seat, "gt-ask-token", [*keys, NONE] if may else keys, by, "GT-STA-01")
    return TOKENS[key] if key != NONE else (0, 0)
