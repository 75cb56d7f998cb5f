"""GT-SET-18, GT-B10, GT-B13 to 16: where objective hexes may lie, and how they move with all that is on them."""

from collections.abc import Iterator, Sequence

from theomachy.games.godtear import verbs
from theomachy.games.godtear.battlefield import COLUMNS, DISTANCE, NAMES, NEIGHBOURS, ROWS
from theomachy.games.godtear.rules.entering import arrive
from theomachy.games.godtear.rules.reasons import no_objective, taken, too_far
from theomachy.games.godtear.rules.windows import anyone
from theomachy.games.godtear.scenarios import SCENARIOS
from theomachy.games.godtear.state import Godtear, Model
from theomachy.kernel import Procedure, Reason

SUPPLY = 24
"""Objective hexes in the starter box. GT-B16."""


def supply_left(t: Godtear) -> bool:
    """Return True if there is another objective hex to lay. GT-B16."""
    return t.setup.rulings.objective_supply == "unlimited" or sum(t.objectives.values()) < SUPPLY


def within(t: Godtear, here: int, reach: int) -> list[int]:
    """Return the objective hexes within a distance of a hex, nearest first, then in reading order."""
    far = DISTANCE[here]
    return sorted([place for place in t.objectives if far[place] <= reach], key=lambda place: (far[place], place))


def open_hexes(t: Godtear, among: Sequence[int] = range(ROWS * COLUMNS)) -> list[int]:
    """Return the hexes where an objective hex may be laid. GT-SET-18, GT-B13, GT-B16.

    They are empty, have no objective hex yet, and are no deployment hexes.
    """
    if not supply_left(t):
        return []
    return list(lying_free(t, among))


def any_open(t: Godtear) -> bool:
    """Return True if there is any hex where an objective hex may be laid."""
    return supply_left(t) and any(True for _ in lying_free(t, range(ROWS * COLUMNS)))


def lying_free(t: Godtear, among: Sequence[int]) -> Iterator[int]:
    closed = SCENARIOS[t.setup.scenario].closed
    return (place for place in among if place not in t.hexes and place not in t.objectives and place not in closed)


def why_none_left(t: Godtear) -> Reason | None:
    """Return why there is no objective hex to lay, or None. GT-B16."""
    return None if supply_left(t) else Reason("gt-supply-gone", "GT-B16", {"supply": SUPPLY})


def why_not_lay(t: Godtear, place: int) -> Reason | None:
    """Return why no objective hex may lie in a hex, or None. GT-SET-18, GT-B13."""
    if place in t.objectives:
        return Reason("gt-objective-there", "GT-B13", {"hex": NAMES[place]})
    if place in SCENARIOS[t.setup.scenario].closed:
        return Reason("gt-deployment-hex", "GT-SET-18", {"hex": NAMES[place]})
    return taken(t, place, "GT-B13")


def why_not_to(t: Godtear, start: int, place: int) -> Reason | None:
    """Return why an objective hex may not move to a hex, or None. GT-SET-18, GT-B13."""
    return too_far(place, (start,), 1) or why_not_lay(t, place)


def why_not_shift(t: Godtear, seat: int, start: int) -> Reason | None:
    """Return why effects of a seat cannot move the objective hex of a hex, or None. GT-B10, GT-B13, GT-B14."""
    held = next((model for model in t.at(start) if not carried(t, seat, model)), None)
    if held is not None:
        down = held.kind == "champion" and t.units[held.unit].knocked_out
        named = {"hex": NAMES[start], "unit": t.called(held)}
        return Reason("gt-knocked-out-on-it", "GT-B14", named) if down else Reason("gt-held-in-place", "GT-B10", named)
    return no_objective(t, start, "GT-B13") or why_no_way(t, start)


def why_no_way(t: Godtear, start: int) -> Reason | None:
    """Return why the objective hex of a hex has nowhere to go, or None. GT-B13."""
    return None if beside(t, start) else Reason("gt-nowhere-to-shift", "GT-B13", {"hex": NAMES[start]})


def beside(t: Godtear, start: int) -> list[int]:
    """Return the hexes to which an objective hex may move, one hex far. GT-SET-18, GT-B13."""
    return list(lying_free(t, NEIGHBOURS[start]))


def ways(t: Godtear, seat: int, start: int) -> list[int]:
    """Return where effects of a seat may move an objective hex with all that is on it. GT-B10, GT-B14."""
    return beside(t, start) if all(carried(t, seat, model) for model in t.at(start)) else []


def carried(t: Godtear, seat: int, model: Model) -> bool:
    """Return True if a model goes along when a seat moves the objective hex under it. GT-B10, GT-B14."""
    rulings = t.setup.rulings
    if model.kind == "champion" and t.units[model.unit].knocked_out and not rulings.carry_knocked_out:
        return False
    return rulings.cannot_be_moved == "model only" or not anyone(t, "firm", model, seat)


def shift(t: Godtear, start: int, end: int, clause: str, carry: bool = True) -> Procedure[None]:
    """Move an objective hex, and let models on it enter the hex where it comes to lie.

    GT-ENT-01, GT-SCN-CONSTRUCTION-06.
    """
    models = list(t.at(start)) if carry else []
    verbs.move_objective(t, start, end, carry, clause)
    for model in models:
        yield from arrive(t, model, (end,))
