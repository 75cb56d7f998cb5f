"""GT-MOV-04: a model is placed in a hex, wherever it was before."""

from collections.abc import Sequence
from functools import partial

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NAMES, OFF, place_of
from theomachy.games.godtear.rules.choosing import Hexes
from theomachy.games.godtear.rules.entering import arrive, ground, movable, why_not_enter
from theomachy.games.godtear.rules.reasons import no_objective, too_far
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.state import Godtear, Model
from theomachy.kernel import Ask, Procedure, Reason


class Places(Hexes, gc=False):
    """A choice of a hex where a model may be placed."""


def why_not_place(t: Godtear, model: Model, place: int) -> Reason | None:
    """Return why a model may not be placed in a hex, or None. GT-MOV-04, GT-B12, GT-B22."""
    if anyone(t, "ward", model, place):
        return Reason("gt-warded", "GT-B22", {"hex": NAMES[place]})
    return why_not_enter(t, model, place, "place")


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


def place(
    t: Godtear, seat: int, model: Model, among: Sequence[int], starts: Sequence[int], reach: int, may: bool = False
) -> Procedure[bool]:
    """Place a model in one of these hexes, if it can be, and return True if it was placed elsewhere.

    They are those that lie within a distance of the starts, or the objective hexes among them. The model leaves its own
    hex, which is not empty, unless it may stay or the table rules otherwise. GT-MOV-04, GT-B12.
    """
    here = model.place
    stays = here != OFF and (may or (t.setup.rulings.stays_when_placed and here in among))
    others = among if stays else [place for place in among if place != here]
    if not movable(t, model, seat) or not (stays or has_place(t, model, others)):
        return False
    places = partial(places_for, t, model, others, stays)
    choice = Places(places, partial(why_not_there, t, model, starts, reach))
    where = place_of((yield from Ask(seat, "gt-ask-place", choice, model.id, "GT-MOV-04")))
    if where is None or where == here:
        return False
    verbs.place(t, model, where)
    yield from arrive(t, model, (where,))
    return True


def why_not_there(t: Godtear, model: Model, starts: Sequence[int], reach: int, place: int) -> Reason | None:
    """Return why a model cannot be placed in a hex by an effect with this reach. GT-B12."""
    if place == model.place:
        return Reason("gt-stands-there", "GT-B12", {"hex": NAMES[place]})
    return too_far(place, starts, reach) or why_not_place(t, model, place) or no_objective(t, place, "GT-MOV-04")
