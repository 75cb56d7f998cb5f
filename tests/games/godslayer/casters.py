"""Spellcasters about to act, for the tests of spells."""

from typing import Any

from tests.games.godslayer.kit import Given, battle, card
from theomachy.games.godslayer.state import Battle

NECROMANCY = ("aranite-torpor", "iron-grave", "knit-the-fallen")


def casting_by(caster: str, *others: Given, spells: tuple[str, ...], **fields: Any) -> Battle:
    return battle(card(f"a {caster}", "10,10", spells=spells), *others, active="a1", **fields)


def necromagus(*others: Given, **fields: Any) -> Battle:
    """MAG 6, 5 ACT."""
    return casting_by("necromagus", *others, spells=NECROMANCY, **fields)


def priestess(*others: Given, **fields: Any) -> Battle:
    """MAG 7, 5 ACT."""
    spells = ("aegis-hymn", "searing-light", "mend-flesh")
    return casting_by("sanctum-priestess", *others, spells=spells, **fields)
