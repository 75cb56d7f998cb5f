"""How often each ability of a card is used in a game, and what a card loses without it."""

import msgspec

from theomachy.lab.statistics.comparing import Difference, difference
from theomachy.lab.statistics.strengths import strength_of
from theomachy.lab.statistics.tables import UNCHANGED, Tables, changed_card


class Ability(msgspec.Struct, frozen=True):
    card: str
    ability: str
    sides: int
    """that had the card"""
    uses: float
    """in a game, of a side that had it"""
    used: float
    """part of these sides that used it at all"""


class Changed(msgspec.Struct, frozen=True):
    """A change of content, and what became of the strength of the card that it is about."""

    change: str
    card: str
    strength: Difference
    """`one` without the change, `other` with it"""


def abilities(tables: Tables) -> list[Ability]:
    """Of all cards, the most used of each first."""
    sides: dict[str, int] = {}
    for row in tables.cards:
        sides[row.card] = sides.get(row.card, 0) + 1
    uses: dict[tuple[str, str], list[int]] = {}
    for use in tables.uses:
        uses.setdefault((use.card, use.ability), []).append(use.uses)
    listed = [
        Ability(card, ability, sides[card], sum(counts) / sides[card], len(counts) / sides[card])
        for (card, ability), counts in uses.items()
        if card in sides
    ]
    return sorted(listed, key=lambda one: (one.card, -one.uses, one.ability))


def changed(tables: Tables) -> list[Changed]:
    """What each change of a card did to its strength, beside the same cells without a change."""
    if tables.plain is tables:
        return []
    cards = {row.card for row in tables.cards}
    found = []
    for change in sorted({cell.change for cell in tables.cells.values()} - {UNCHANGED}):
        with_it = tables.of_change(change)
        card = changed_card(next(iter(with_it.cells.values())), cards)
        if card is None:
            continue
        before, after = strength_of(tables.beside(change), card), strength_of(with_it, card)
        if before is not None and after is not None:
            found.append(Changed(change, card, difference(before.strength, after.strength)))
    return found
