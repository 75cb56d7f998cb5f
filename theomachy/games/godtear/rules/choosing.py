"""Choices that a player makes again and again: a hex, a model, a status token.

Options that cost time are worked out only when they are looked at, and nothing is asked where there is no choice.
"""

from collections.abc import Callable, Sequence
from functools import cache

import msgspec

from theomachy.games.godtear.battlefield import NAMES, OFF, place_of
from theomachy.games.godtear.rules.entering import small
from theomachy.games.godtear.rules.reasons import chosen_already, model_named, not_itself, unit_named
from theomachy.games.godtear.rules.values import is_near
from theomachy.games.godtear.state import KINDS, Godtear, Model, Unit
from theomachy.kernel import Ask, Choice, Procedure, Reason
from theomachy.kernel.keys import Subject

DONE, NONE = "done", "none"


class Listed(msgspec.Struct, Choice[str], gc=False):
    """A choice from a short list, such as of status tokens or numbers, which a refusal tells in full."""

    keys: list[str]

    def options(self) -> list[str]:
        return self.keys

    def why_not(self, key: str) -> Reason | None:
        named = {"key": key, "keys": [f"gt-{name}" if name in WORDED else name for name in self.keys]}
        return None if key in self.keys else Reason("gt-not-in-list", "GT-SKL-14", named)


# Hexes

Places = Sequence[int] | Callable[[], Sequence[int]]
"""Hexes, or how to find them."""


def subject(key: str) -> Subject:
    """Return the subject of a key: a hex, a model or unit, or the end of the choice."""
    if key == DONE:
        return Subject(role="end")
    return Subject(piece=key) if place_of(key) is None else Subject(zone=key)


WhyNot = Callable[[int], Reason | None]
"""A function that returns the reason against a hex."""


class Hexes(msgspec.Struct, Choice[str], gc=False):
    """A choice of one of several hexes."""

    places: Places
    why: WhyNot
    """Returns the reason against any other hex."""
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
        place = place_of(key)
        return Reason("gt-no-such-hex", "GT-SET-12", {"hex": key}) if place is None else self.why(place)


def choose_hex(seat: int, question: str, places: Places, by: str, clause: str, why: WhyNot) -> Procedure[int]:
    """Ask for one of these hexes and return it."""
    key = yield from Ask(seat, question, Hexes(places, why), by, clause)
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
    why: Callable[[Model], Reason | None]
    """Returns the reason against any other model, or None if it has been chosen before."""
    room: int = -1
    """Number of followers that can leave and come back; -1 if none of them come back."""

    def options(self) -> list[str]:
        keys = [model.id for model in distinct(self.t, self.models)]
        return [*keys, DONE] if self.may else keys

    def numbers(self) -> dict[str, int]:
        return {"room": self.room} if self.room >= 0 else {}

    def subject(self, option: str) -> Subject:
        return subject(option)

    def why_not(self, key: str) -> Reason | None:
        t = self.t
        if key in self.options():
            return None
        if place_of(key) is not None or key == DONE:
            return Reason("gt-name-a-model", "GT-SKL-14", {"key": key})
        model = model_named(t, key, self.models)
        if isinstance(model, Reason):
            return model
        alike = [other for other in self.models if small(t, model) and at_one(other, model)]
        if alike:
            return Reason("gt-one-for-all", "GT-HIT-03", {"target": t.called(model), "model": alike[0].id})
        return self.why(model) or chosen_already(t, model)


def at_one(one: Model, other: Model) -> bool:
    """Return True if two models are of one unit and in one hex."""
    return (one.unit, one.place) == (other.unit, other.place)


def choose_model(
    t: Godtear,
    seat: int,
    question: str,
    models: list[Model],
    by: str,
    clause: str,
    why: Callable[[Model], Reason | None],
    may: bool = False,
    room: int = -1,
) -> Procedure[Model | None]:
    """Ask for one of these models. Return None if there is none or the player leaves it out."""
    if not models:
        return None
    key = yield from Ask(seat, question, Models(t, models, may, why, room), by, clause)
    return next((model for model in models if model.id == key), None)


class Units(msgspec.Struct, Choice[str], gc=False):
    """A choice of one of several champions and units."""

    t: Godtear
    units: list[Unit]
    seat: int = -1
    """Number of the seat whose they are; -1 for both."""
    here: int = OFF
    """Hex from which the range counts; OFF for no range."""
    reach: int = 0
    rest: Callable[[Unit], Reason | None] | None = None
    """Returns the reason against a unit by any other condition."""
    may: bool = False
    """True if the player may choose none."""

    def options(self) -> list[str]:
        keys = [unit.id for unit in self.units]
        return [*keys, DONE] if self.may else keys

    def why_not(self, key: str) -> Reason | None:
        t = self.t
        if key in self.options():
            return None
        unit = unit_named(t, key)
        if unit is None:
            return Reason("gt-no-such-unit", "GT-SKL-08", {"key": key})
        named = {"target": unit.name, "range": self.reach}
        if self.seat not in (-1, unit.seat):
            return Reason("gt-on-the-other-side", "GT-SKL-08", {**named, "seat": self.seat})
        if self.here != OFF and not is_near(t, unit, self.here, self.reach):
            far = Reason("gt-out-of-range", "GT-SKL-04", named)
            return far if t.standing(unit) else Reason("gt-nobody-there", "GT-FOL-06", {"unit": unit.name})
        if unit in self.units:
            return not_itself(key, unit, "GT-SKL-08")
        if self.rest and (why := self.rest(unit)):
            return why
        if unit.knocked_out:
            return Reason("gt-is-knocked-out", "GT-KO-07", {"unit": unit.name})
        return Reason("gt-gives-to-others", "GT-C19", named)


def choose_unit(seat: int, question: str, choice: Units, by: str, clause: str) -> Procedure[Unit | None]:
    """Ask for one of these champions and units. Return None if the player leaves it out."""
    key = yield from Ask(seat, question, choice, by, clause)
    return next((unit for unit in choice.units if unit.id == key), None)


def misnamed(t: Godtear, model: Model, key: str) -> Reason | None:
    """Return why a key is not the one by which a model is named, or None: a hex for a small follower. GT-F3."""
    if key == key_of_model(t, model):
        return None
    if small(t, model):
        return Reason("gt-named-by-hex", "GT-F3", {"model": model.id, "hex": NAMES[model.place]})
    return Reason("gt-name-a-model", "GT-SKL-14", {"key": key})


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
WORDED = {*TOKENS, NONE, "north", "south"}
"""Keys of short lists that have words of their own."""


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
    key = yield from Ask(seat, "gt-ask-token", Listed([*keys, NONE] if may else keys), by, "GT-STA-01")
    return TOKENS[key] if key != NONE else (0, 0)
