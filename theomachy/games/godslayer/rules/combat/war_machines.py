"""GS-WMC: war-machines and their crews. They act as a unit and are none. GS-WMC-01, GS-A-75"""

from typing import Final

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.army.profiles import Weapon
from theomachy.games.godslayer.rules.combat.engagement import engaged_by
from theomachy.games.godslayer.rules.movement.formation import crew_in_formation, movement_limit
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.kernel import Reason

MACHINE: Final = "machine"
FOREVER: Final = "game"
"""Until when a machine without crew is stationary."""


def is_machine(model: Model) -> bool:
    return model.role == MACHINE


def machine_of(t: Battle, card: Card) -> Model | None:
    """The machine, while it is on the table. GS-WMC-09"""
    return next((model for model in t.members(card) if is_machine(model)), None)


def living(t: Battle, card: Card) -> list[Model]:
    """Members but for a machine: those who take tests and run. GS-WMC-03, GS-WMC-08"""
    return [model for model in t.members(card) if not is_machine(model)]


def served(t: Battle, card: Card) -> bool:
    """Whether a machine works: one crewman in formation is enough. GS-WMC-07"""
    return crew_in_formation(t, card) > 0


def why_not_charge(t: Battle, card: Card) -> Reason | None:
    """Neither machine nor crew; without their machine the crew are a unit like any other. GS-WMC-05, GS-WMC-09"""
    if machine_of(t, card) is not None:
        return Reason("gs-machines-do-not-charge", "GS-WMC-05", {"card": card.id})
    return None


def why_not_serve(t: Battle, model: Model) -> Reason | None:
    """GS-WMC-07"""
    if is_machine(model) and not served(t, t.card_of(model)):
        return Reason("gs-nobody-serves", "GS-WMC-07", {"model": model.id})
    return None


def must_return(t: Battle, card: Card) -> bool:
    """Whether a crew that ran from its machine is free to go back: it does nothing else before. GS-WMC-08"""
    crew = living(t, card)
    if machine_of(t, card) is None or not crew or served(t, card) or any(engaged_by(t, model) for model in crew):
        return False
    return card.tokens > 0 and card.moved < movement_limit(t, card)


def furthest(model: Model, weapon: Weapon) -> int:
    """How many inches a missile flies at most: twice its range, but for a machine's. GS-MIS-05, GS-WMC-10"""
    return weapon.rng if is_machine(model) else 2 * weapon.rng


def stop(t: Battle, card: Card) -> None:
    """With the last of its crew gone, a machine counts as destroyed and stays where it is, stationary. GS-WMC-07"""
    machine = machine_of(t, card)
    if machine is not None and not machine.still and not living(t, card):
        verbs.hold_still(t, machine, FOREVER, "GS-WMC-07")
