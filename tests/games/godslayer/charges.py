"""A charge about to be declared, for the tests of charges."""

from tests.games.godslayer.kit import battle, card
from theomachy.games.godslayer.state import Battle

SPATHE = "charge:spathe:normal"


def duel(far: str = "10,16", **more: object) -> Battle:
    """A princeptor (MOV 3) about to charge a druid."""
    return battle(card("a princeptor", "10,10"), card("b druid", far), active="a1", **more)
