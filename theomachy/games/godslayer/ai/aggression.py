"""Aggression: features by which a seat hopes to come near its enemies and hurt them, and which cost them nothing.

The distance between two warbands is equal for both, so it cancels out in a judge that weighs it for both sides, and a
warband that could strike first stands still. Therefore every seat counts only what it does itself, and not what is done
to it.
"""

from math import sqrt
from typing import NamedTuple, TypeAlias

from theomachy.exact import total
from theomachy.games.godslayer.ai.army_strength import Troop, melee_affinity
from theomachy.games.godslayer.rules.victory.outcome import rounds
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godslayer.state import Battle, Card
from theomachy.geometry.plane import INCH, Point

HALF_WAY = 10
"""Inches beyond striking distance from which an enemy counts as half hunted down."""
BESIDE, STAFF = 2, 6
"""Inches within which a fighter strikes, and to which a spellcaster comes at least."""


class Aggression(NamedTuple):
    hunt: float
    """Nearness of all enemies to the seat's cards, weighed by worth; less as the battle nears its end."""
    harm: float
    """Kill points and lost life points of the seat's enemies, as a part of the battle level."""


AGGRESSION = Aggression._fields
Pack: TypeAlias = tuple[Troop, list[Point]]
"""A card's present strength, and the places of its members."""


def aggression(t: Battle, troops: list[Troop], kills: tuple[int, ...]) -> list[Aggression]:
    """Return how aggressive each seat is, by seat."""
    level = battle_level(t.setup)
    packs = [(troop, places(t, troop)) for troop in troops]
    near_end = min(1.0, (rounds(t) - t.round + 0.5) / 2)
    both = []
    for seat in range(t.players):
        own = [(troop, where) for troop, where in packs if troop.card.seat == seat and troop.there]
        foes = [(troop, where) for troop, where in packs if not t.allied(troop.card.seat, seat)]
        harm = kills[seat] / level + total([foe.worth * (1 - foe.left) for foe, _ in foes])
        both.append(Aggression((hunted(own, foes) - 0.5) * near_end, harm))
    return both


def places(t: Battle, troop: Troop) -> list[Point]:
    """Return the places of a card's members; a card that is not on the table counts as standing in the middle of it."""
    return [(model.x, model.y) for model in troop.there] or [(t.width // 2, t.height // 2)]


def hunted(own: list[Pack], foes: list[Pack]) -> float:
    """Return how near a seat's cards are to all their enemies, weighed by the worth of both.

    A destroyed enemy counts as reached, so that killing the only enemy near by does not lower the sum.
    """
    hunt = 0.0
    for troop, here in own:
        weight = troop.worth * troop.left * (1 + melee_affinity(troop.card)) / 2
        stop = reach(troop.card)
        for foe, there in foes:
            close = 1 / (1 + max(0.0, apart(here, there) - stop) / HALF_WAY) if foe.left else 0.0
            hunt += weight * foe.worth * (1 - foe.left + foe.left * close)
    return hunt


def apart(here: list[Point], there: list[Point]) -> float:
    """Return the average distance in inches from a card's members to the nearest member of another card."""
    gaps = [sqrt(min([(dx := x - u) * dx + (dy := y - v) * dy for u, v in there])) for x, y in here]
    return total(gaps) / len(gaps) / INCH


def reach(card: Card) -> int:
    """Return from how many inches a card wants to attack its enemies."""
    return BESIDE if melee_affinity(card) == 1.0 else max([STAFF, *[weapon.rng for weapon in card.of.weapons]])
