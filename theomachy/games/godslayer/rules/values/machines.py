"""GS-WMC: war-machines and their crews, as far as a look at a card tells."""

from typing import Final

from theomachy.games.godslayer.state import Battle, Card, Model

MACHINE: Final = "machine"


def is_machine(model: Model) -> bool:
    return model.role == MACHINE


def machine_of(t: Battle, card: Card) -> Model | None:
    """Return a card's war-machine, or None once it is off the table. GS-WMC-09."""
    return next((model for model in t.members(card) if is_machine(model)), None)


def living(t: Battle, card: Card) -> list[Model]:
    """Return the members of a card other than a machine: those who take tests and flee. GS-WMC-03, GS-WMC-08."""
    return [model for model in t.members(card) if not is_machine(model)]
