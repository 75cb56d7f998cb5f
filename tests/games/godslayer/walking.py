"""A model about to move, for the tests of movement."""

from tests.games.godslayer.kit import battle, card
from theomachy.games.godslayer.state import Battle

FAR = card("b druid", "40,40")


def on_the_way(*others: object, tokens: int = 5, terrain: object = (), **more: object) -> Battle:
    """A princeptor (MOV 3) about to move, an enemy far away."""
    return battle(card("a princeptor", "10,10", tokens=tokens), FAR, *others, active="a1", terrain=terrain, **more)
