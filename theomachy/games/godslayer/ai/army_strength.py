"""Strength of cards: what is left of each, and how much it wants to be near the enemy, for judges and policies."""

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
    """The cost of the whole card, as a part of the battle level."""
    whole: int
    """The card's life points at the start."""
    standing: list[Model]
    """The models that are not destroyed."""
    there: list[Model]
    """The models that are on the table."""
    left: float
    """The share of the card's life points that is left, from 0 to 1."""


def troops(t: Battle) -> list[Troop]:
    """Return the strength of all cards of the battle, destroyed ones included."""
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
    """Return how much a card wants to be near the enemy, from 0 to 1.

    Fighters want it most, spellcasters less and long-range shooters least.
    """
    return _affinity(card.profile)


@lru_cache(maxsize=1024)
def _affinity(id: str) -> float:
    profile = PROFILES[id]
    if any(weapon.type != "MEL" and weapon.rng >= FAR for weapon in profile.weapons):
        return 0.4
    return 0.6 if profile.spellcaster else 1.0
