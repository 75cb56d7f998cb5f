"""What a side hopes for whatever the other one has: to hurt it, and not to be hurt. A style of play may weigh these."""

from typing import NamedTuple

from theomachy.games.scathe.state import Scathe


class Hopes(NamedTuple):
    harm: float
    """what the others have lost, as a part of all their health"""
    loss: float
    """what the own side has"""


HOPES = Hopes._fields


def hopes(t: Scathe) -> tuple[Hopes, Hopes]:
    """Those of each side."""
    red, blue = lost(t, 0), lost(t, 1)
    return Hopes(blue, red), Hopes(red, blue)


def lost(t: Scathe, seat: int) -> float:
    party = t.parties[seat]
    whole = sum([hero.card.health for hero in party])
    return 1 - sum([hero.health for hero in party if hero.alive]) / whole if whole else 0.0
