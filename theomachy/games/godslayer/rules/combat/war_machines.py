"""GS-WMC: war-machines and their crews, which act as a unit without being one. GS-WMC-01, GS-A-75."""

from typing import Final

from theomachy.games.godslayer import verbs
from theomachy.games.godslayer.army.profiles import Weapon
from theomachy.games.godslayer.rules.space.engagement import engaged_by
from theomachy.games.godslayer.rules.space.formation import crew_in_formation, movement_limit
from theomachy.games.godslayer.rules.values.machines import is_machine, living, machine_of
from theomachy.games.godslayer.state import Battle, Card, Model
from theomachy.kernel import Reason

FOREVER: Final = "game"
"""Duration for which a machine without crew is stationary."""


def served(t: Battle, card: Card) -> bool:
    """Return True if a machine works, which one crewman in formation is enough for. GS-WMC-07."""
    return crew_in_formation(t, card) > 0


def why_not_charge(t: Battle, card: Card) -> Reason | None:
    """Return why a war-machine and its crew may not charge, or None.

    The crew is an ordinary unit once the machine is gone. GS-WMC-05, GS-WMC-09.
    """
    if machine_of(t, card) is not None:
        return Reason("gs-machines-do-not-charge", "GS-WMC-05", {"card": card.id})
    return None


def why_not_serve(t: Battle, model: Model) -> Reason | None:
    """Return why a machine cannot shoot, which is that nobody serves it, or None. GS-WMC-07."""
    if is_machine(model) and not served(t, t.card_of(model)):
        return Reason("gs-nobody-serves", "GS-WMC-07", {"model": model.id})
    return None


def must_return(t: Battle, card: Card) -> bool:
    """Return True if a crew must go back to its machine before it does anything else.

    It must do so if it ran from the machine, is not engaged and can still move. GS-WMC-08.
    """
    crew = living(t, card)
    if machine_of(t, card) is None or not crew or served(t, card) or any(engaged_by(t, model) for model in crew):
        return False
    return card.tokens > 0 and card.moved < movement_limit(t, card)


def furthest(model: Model, weapon: Weapon) -> int:
    """Return how many inches a missile flies at most: twice its range, but a machine's only its range.

    GS-MIS-05, GS-WMC-10.
    """
    return weapon.rng if is_machine(model) else 2 * weapon.rng


def stop(t: Battle, card: Card) -> None:
    """Make a machine stationary once the last of its crew is gone. It counts as destroyed and stays where it is.

    GS-WMC-07.
    """
    machine = machine_of(t, card)
    if machine is not None and not machine.still and not living(t, card):
        verbs.hold_still(t, machine, FOREVER, "GS-WMC-07")
