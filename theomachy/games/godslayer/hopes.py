"""What a seat hopes for and its enemies do not mind: to come near them, and to hurt them.

How near two warbands are is the same for both, so a judge that weighs it for both sees nothing in it, and a warband
that could strike first stands still. So every seat counts what it does itself, and not what is done to it.
"""

from math import sqrt
from typing import NamedTuple

from theomachy.games.godslayer.rules.victory import rounds
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godslayer.state import FIELD, HIDDEN, RESERVE, Battle, Card
from theomachy.table.plane import INCH, Point

HOPES = ("hunt", "harm")
FAR = 10
"""Inches from which somebody shoots who need not come near."""
HALF_WAY = 10
"""Inches beyond striking distance from which an enemy counts as half hunted down."""
BESIDE, STAFF = 2, 6
"""Inches within which somebody strikes, and to which whoever casts spells comes at least."""


class Pack(NamedTuple):
    """A card as it stands: what all of it costs as a part of the battle level, how much of it is left, and where."""

    card: Card
    worth: float
    left: float
    places: list[Point]


def hopes(t: Battle, kills: tuple[int, ...]) -> list[tuple[float, float]]:
    """How far each seat has hunted its enemies down, and what it has done to them, for each of HOPES."""
    level, found = battle_level(t.setup), packs(t)
    near_end = min(1.0, (rounds(t) - t.round + 0.5) / 2)
    both = []
    for seat in range(t.players):
        own = [pack for pack in found if pack.card.seat == seat and t.members(pack.card)]
        foes = [pack for pack in found if not t.allied(pack.card.seat, seat)]
        harm = kills[seat] / level + sum([foe.worth * (1 - foe.left) for foe in foes])
        both.append(((hunted(own, foes) - 0.5) * near_end, harm))
    return both


def packs(t: Battle) -> list[Pack]:
    """Whoever is not on the table yet is thought to be in the middle of it, wherever that may be."""
    level, middle, found = battle_level(t.setup), (t.width // 2, t.height // 2), []
    for card in t.cards:
        models = [t.models[number] for number in card.models]
        there = [model for model in models if model.where in (FIELD, HIDDEN, RESERVE)]
        left = sum([model.left for model in there]) / sum([model.lp for model in models])
        places = [(model.x, model.y) for model in there if model.where == FIELD]
        found.append(Pack(card, card.cost / level, left, places or [middle]))
    return found


def hunted(own: list[Pack], foes: list[Pack]) -> float:
    """How near everybody is to every enemy, by what both are worth. Whoever is destroyed is as near as can be: to kill
    the only enemy at hand is no step back."""
    total = 0.0
    for pack in own:
        weight = pack.worth * pack.left * (1 + eager(pack.card)) / 2
        stop = reach(pack.card)
        for foe in foes:
            close = 1 / (1 + max(0.0, apart(pack, foe) - stop) / HALF_WAY) if foe.left else 0.0
            total += weight * foe.worth * (1 - foe.left + foe.left * close)
    return total


def apart(pack: Pack, foe: Pack) -> float:
    """Inches to the nearest member of another card, on average over one's own members."""
    there = foe.places
    gaps = [sqrt(min([(dx := x - u) * dx + (dy := y - v) * dy for u, v in there])) for x, y in pack.places]
    return sum(gaps) / len(gaps) / INCH


def reach(card: Card) -> int:
    """How near it wants to come."""
    return BESIDE if eager(card) == 1.0 else max([STAFF, *[weapon.rng for weapon in card.of.weapons]])


def eager(card: Card) -> float:
    """How much a card wants to be near the enemy: who shoots far, and spellcasters, less."""
    profile = card.of
    if any(weapon.type != "MEL" and weapon.rng >= FAR for weapon in profile.weapons):
        return 0.4
    return 0.6 if profile.spellcaster else 1.0
