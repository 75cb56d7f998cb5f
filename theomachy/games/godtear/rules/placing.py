"""GT-MOV-04: a model is placed in a hex, wherever it was before."""

from collections.abc import Sequence
from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import OFF, place_of
from theomachy.games.godtear.rules.choosing import Hexes
from theomachy.games.godtear.rules.entering import arrive, ground, movable, why_not_enter
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.state import Godtear, Model
from theomachy.kernel import Ask, Procedure, Reason


class Places(Hexes, kw_only=True, gc=False):
    """A choice of a hex where a model may be placed."""

    t: Godtear
    model: Model

    def why_not(self, key: str) -> Reason | None:
        place = place_of(key)
        if key in self.options() or place is None:
            return super().why_not(key)
        if anyone(self.t, "ward", self.model, place):
            return Reason("gt-warded", "GT-B22", {"hex": key})
        return why_not_enter(self.t, self.model, place, "place") or super().why_not(key)


def places_for(t: Godtear, model: Model, among: Sequence[int], stays: bool = False) -> list[int]:
    """Return the hexes where a model may be placed, perhaps its own too. GT-MOV-04, GT-B12."""
    closed, through = ground(t, model, "place")
    places = [place for place in among if place not in closed and place not in through]
    if "ward" in t.hooks:
        places = [place for place in places if not anyone(t, "ward", model, place)]
    return [model.place, *places] if stays and model.place not in places else places


def has_place(t: Godtear, model: Model, among: Sequence[int]) -> bool:
    """Return True if a model may be placed in any of these hexes.

    Where no trait forbids it, an empty hex is open to all models.
    """
    for place in among:
        if place not in t.hexes and place not in t.objectives and not anyone(t, "ward", model, place):
            return True
    return bool(places_for(t, model, among))


def place(t: Godtear, seat: int, model: Model, among: Sequence[int], may: bool = False) -> Procedure[bool]:
    """Place a model in one of these hexes, if it can be, and return True if it was placed elsewhere. GT-MOV-04."""
    here = model.place
    if not movable(t, model, seat) or not (here in among or has_place(t, model, among)):
        return False
    places = partial(places_for, t, model, among, here in among or (may and here != OFF))
    choice = Places(places, Reason("gt-hex-not-open", "GT-MOV-04"), t=t, model=model)
    where = place_of((yield from Ask(seat, "gt-ask-place", choice, model.id, "GT-MOV-04")))
    if where is None or where == here:
        return False
    verbs.place(t, model, where)
    yield from arrive(t, model, (where,))
    return True
