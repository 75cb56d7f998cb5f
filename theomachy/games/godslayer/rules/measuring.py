"""GS-TRM: distances from edge to edge, between models and between cards. Declared first, measured afterwards."""

from theomachy.games.godslayer.rules.formation import groups
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.table.plane import INCH, completely_within, gap, within


def in_range(origin: Model, target: Model, far: int) -> bool:
    """Whether any part of the target's base is within a distance, in plane units. GS-TRM-02, GS-TRM-06"""
    return origin.number == target.number or within(origin.disc, target.disc, far)


def wholly_in_range(origin: Model, target: Model, far: int) -> bool:
    """GS-TRM-06"""
    return origin.number == target.number or completely_within(target.disc, origin.disc, far)


def inches(origin: Model, target: Model) -> float:
    """For telling; never for deciding."""
    return gap(origin.disc, target.disc) / INCH


def card_in_range(t: Battle, origin: Model, card: Card, far: int) -> bool:
    """A unit is in range if one member that is in formation is. GS-TRM-07, GS-A-88"""
    return any(in_range(origin, model, far) for model in in_formation(t, card))


def card_wholly_in_range(t: Battle, origin: Model, card: Card, far: int) -> bool:
    """GS-TRM-07"""
    return all(wholly_in_range(origin, model, far) for model in t.members(card))


def in_formation(t: Battle, card: Card) -> list[Model]:
    """All members of a unit that hangs together; of one that does not, everybody counts for himself. GS-A-88"""
    return max(groups(t, card), key=len, default=[])
