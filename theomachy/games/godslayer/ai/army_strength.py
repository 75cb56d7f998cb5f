"""What is left of each card, and how near the enemy it wants to be: what judges and policies go by."""

from functools import lru_cache
from typing import NamedTuple

from theomachy.games.godslayer.army.profiles import PROFILES
from theomachy.games.godslayer.setup import battle_level
from theomachy.games.godslayer.state import FIELD, HIDDEN, RESERVE, Battle, Card, Model

FAR = 10
"""Range in inches from which a model counts as one that shoots from afar."""


class Troop(NamedTuple):
    """A card as it stands now."""

    card: Card
    worth: float
    """what all of it costs, as a part of the battle level"""
    whole: int
    """its life points when nobody was hurt"""
    standing: list[Model]
    """who is left of it"""
    there: list[Model]
    """those of them who are on the table"""
    left: float
    """how much of its life points is left, as a part of the whole"""


def troops(t: Battle) -> list[Troop]:
    """All cards of the battle, destroyed ones among them."""
    level, all_troops = battle_level(t.setup), []
    for card in t.cards:
        models = [t.models[number] for number in card.models]
        whole = sum([model.lp for model in models])
        standing = [model for model in models if model.where in (FIELD, HIDDEN, RESERVE)]
        there = [model for model in standing if model.where == FIELD]
        left = sum([model.left for model in standing]) / whole
        all_troops.append(Troop(card, card.cost / level, whole, standing, there, left))
    return all_troops


def melee_affinity(card: Card) -> float:
    """How much a card wants to be near the enemy: who shoots far, and spellcasters, less."""
    return _affinity(card.profile)


@lru_cache(maxsize=1024)
def _affinity(id: str) -> float:
    profile = PROFILES[id]
    if any(weapon.type != "MEL" and weapon.rng >= FAR for weapon in profile.weapons):
        return 0.4
    return 0.6 if profile.spellcaster else 1.0
