"""Objective hexes are laid, moved and taken away."""

from theomachy.games.godtear.battlefield import NAMES
from theomachy.games.godtear.state import Godtear
from theomachy.games.godtear.verbs.log import tell
from theomachy.games.godtear.verbs.models import move


def lay_objective(t: Godtear, place: int, clause: str) -> None:
    """Lay one more objective hex, on top of others if there are any. GT-SET-18, GT-SCN-CONSTRUCTION-04."""
    t.objectives[place] = t.objectives.get(place, 0) + 1
    tell(t, "gt-objective-laid", clause, hex=NAMES[place])


def curse(t: Godtear, place: int) -> None:
    """Lay an objective hex that lasts until the clash phase ends."""
    t.cursed += (place,)
    lay_objective(t, place, "GT-C30")


def lift_curse(t: Godtear) -> None:
    """Take away the objective hexes that last until the clash phase ends. GT-C30."""
    for place in t.cursed:
        if place in t.objectives:
            take_objective(t, place, "GT-C30")
    t.cursed = ()


def take_objective(t: Godtear, place: int, clause: str) -> None:
    """Take away an objective hex. Models stay where they stand. GT-SCN-DEATH-05."""
    del t.objectives[place]
    tell(t, "gt-objective-gone", clause, hex=NAMES[place])


def move_objective(t: Godtear, start: int, end: int, carried: bool, clause: str) -> None:
    """Move an objective hex with its stack and, if `carried`, its models. GT-SCN-CHANGE-07, GT-SCN-CONSTRUCTION-06."""
    t.objectives[end] = t.objectives.pop(start)
    t.cursed = tuple(end if place == start else place for place in t.cursed)
    tell(t, "gt-objective-moved", clause, start=NAMES[start], hex=NAMES[end])
    for number in t.hexes.get(start, ()) if carried else ():
        move(t, t.models[number], end, clause)
