"""GT-B10, GT-B13, GT-B14: an effect moves an objective hex, with all that is on it."""

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import NEIGHBOURS
from theomachy.games.godtear.content.scenarios import SCENARIOS
from theomachy.games.godtear.rules.movement import arrive
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.state import Godtear, Model
from theomachy.kernel import Procedure


def ways(t: Godtear, seat: int, start: int) -> list[int]:
    """Where effects of a seat may move an objective hex, one hex far. GT-SET-18, GT-B13"""
    if not all(carried(t, seat, model) for model in t.at(start)):
        return []
    closed = SCENARIOS[t.setup.scenario].closed
    return [
        place
        for place in NEIGHBOURS[start]
        if place not in t.hexes and place not in t.objectives and place not in closed
    ]


def carried(t: Godtear, seat: int, model: Model) -> bool:
    """Whether a model goes along when a seat moves the objective hex under it. GT-B10, GT-B14"""
    rulings = t.setup.rulings
    if model.kind == "champion" and t.units[model.unit].knocked_out and not rulings.carry_knocked_out:
        return False
    return rulings.cannot_be_moved == "model only" or not anyone(t, "firm", model, seat)


def shift(t: Godtear, start: int, end: int, clause: str) -> Procedure[None]:
    """An objective hex moves; models on it enter the hex where it comes to lie. GT-ENT-01, GT-SCN-CONSTRUCTION-06"""
    models = list(t.at(start))
    verbs.move_objective(t, start, end, True, clause)
    for model in models:
        yield from arrive(t, model, (end,))
