"""Reasons that several choices share: why a hex or a model is none of those that may be chosen."""

from collections.abc import Callable, Sequence

import msgspec

from theomachy.games.godtear.battlefield import DISTANCE, NAMES, OFF, place_of
from theomachy.games.godtear.state import Godtear, Model, ModelKind, Unit
from theomachy.kernel import Reason


def too_far(place: int, starts: Sequence[int], reach: int, clause: str = "GT-MOV-05") -> Reason | None:
    """Return why a hex is out of reach of all of these hexes, or None."""
    if any(DISTANCE[start][place] <= reach for start in starts):
        return None
    named = {"hex": NAMES[place], "range": reach, "starts": [NAMES[start] for start in dict.fromkeys(starts)]}
    return Reason("gt-too-far-from", clause, named)


def taken(t: Godtear, place: int, clause: str = "GT-ENT-02") -> Reason | None:
    """Return why a hex is not empty, or None. GT-ENT-02."""
    there = next(t.at(place), None)
    if there is None:
        return None
    return Reason("gt-banner-in-the-way" if there.kind == "banner" else "gt-hex-taken", clause, {"hex": NAMES[place]})


def no_objective(t: Godtear, place: int, clause: str) -> Reason | None:
    """Return why there is no objective hex in a hex, or None."""
    return None if place in t.objectives else Reason("gt-no-objective-there", clause, {"hex": NAMES[place]})


def unit_named(t: Godtear, key: str) -> Unit | None:
    """Return the champion or unit that a key names, itself or by one of its models."""
    model = next((model for model in t.models if model.id == key), None)
    return t.units[model.unit] if model else next((unit for unit in t.units if unit.id == key), None)


def not_itself(key: str, unit: Unit, clause: str) -> Reason | None:
    """Return the reason against a key that names one model of a unit, and not the champion or unit itself, or None."""
    return None if key == unit.id else Reason("gt-name-the-unit", clause, {"unit": unit.name})


def model_named(t: Godtear, key: str, able: Sequence[Model]) -> Model | Reason:
    """Return the model on the battlefield that a key names, or the reason why it names none. GT-HIT-03.

    A hex stands for those in it, first of all for those who are able.
    """
    place = place_of(key)
    if place is not None:
        nobody = Reason("gt-nobody-in-hex", "GT-HIT-03", {"hex": key})
        return next((model for model in t.at(place) if model in able), next(t.at(place), nobody))
    model = next((model for model in t.models if model.id == key), None)
    if model and model.place != OFF:
        return model
    unit = unit_named(t, key)
    if unit and not model:
        one_of = Reason("gt-name-one-of", "GT-HIT-03", {"unit": unit.name})
        return one_of if t.standing(unit) else Reason("gt-nobody-there", "GT-FOL-06", {"unit": unit.name})
    named = t.called(model) if model and model.kind == "banner" else key
    return Reason("gt-no-such-model", "GT-HIT-03", {"model": named})


def unit_out_of_range(t: Godtear, model: Model, starts: Sequence[int], reach: int) -> Reason | None:
    """Return why a model is out of reach of all of these hexes, or None. GT-SKL-04."""
    if any(DISTANCE[start][model.place] <= reach for start in starts):
        return None
    return Reason("gt-out-of-range", "GT-SKL-04", {"target": t.called(model), "range": reach})


def down(t: Godtear, model: Model, clause: str = "GT-C14") -> Reason | None:
    """Return why a model gains nothing, and loses nothing, while it is knocked out, or None. GT-KO-07, GT-C14."""
    is_down = model.kind == "champion" and t.units[model.unit].knocked_out
    return Reason("gt-is-knocked-out", clause, {"unit": t.called(model)}) if is_down else None


class Whom(msgspec.Struct, frozen=True, gc=False):
    """The conditions that a model must meet to be chosen; called with a model, it returns the first that fails."""

    t: Godtear
    kinds: tuple[ModelKind, ...] = ()
    """Kinds of models to choose from; empty for all."""
    seat: int = -1
    """Number of the seat whose models they are; -1 for both seats."""
    unit: int = -1
    """Number of the unit whose models they are; -1 for all units."""
    starts: tuple[int, ...] = ()
    """Hexes from which the range counts; empty for no range."""
    reach: int = 0
    rest: Callable[[Model], Reason | None] | None = None
    """Returns the reason by any other condition."""

    def __call__(self, model: Model) -> Reason | None:
        t, kinds = self.t, self.kinds
        named = {"target": t.called(model)}
        if self.unit >= 0 and model.unit != self.unit:
            return Reason("gt-not-of-unit", "GT-SKL-14", {**named, "unit": t.units[self.unit].name})
        if kinds and model.kind not in kinds:
            return Reason("gt-no-banners" if model.kind == "banner" else f"gt-{kinds[0]}s-only", "GT-SKL-14", named)
        if self.seat >= 0 and model.seat != self.seat:
            return Reason("gt-on-the-other-side", "GT-SKL-14", {**named, "seat": self.seat})
        if self.starts and (why := unit_out_of_range(t, model, self.starts, self.reach)):
            return why
        return self.rest(model) if self.rest else None


def chosen_already(t: Godtear, model: Model) -> Reason:
    """Return the reason against a model that meets all conditions, but has had its turn."""
    return Reason("gt-chosen-already", "GT-F3", {"target": t.called(model)})
