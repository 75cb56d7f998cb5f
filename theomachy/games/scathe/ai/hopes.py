"""Hopes of one side alone: to hurt the other, and not to be hurt. A style of play may weigh them."""

from typing import NamedTuple

from theomachy.games.scathe.state import Scathe


class Hopes(NamedTuple):
    harm: float
    """Health that the other side has lost, as a part of all its health."""
    loss: float
    """Health that the own side has lost, as a part of all its health."""


HOPES = Hopes._fields


def hopes(t: Scathe) -> tuple[Hopes, Hopes]:
    """Return the hopes of each side, as far as they have come true."""
    red, blue = lost(t, 0), lost(t, 1)
    return Hopes(blue, red), Hopes(red, blue)


def lost(t: Scathe, seat: int) -> float:
    party = t.parties[seat]
    whole = sum([hero.card.health for hero in party])
    return 1 - sum([hero.health for hero in party if hero.alive]) / whole if whole else 0.0
