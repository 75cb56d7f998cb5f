"""Uses of each ability of a card in a game, and the strength that a card loses without it."""

import msgspec

from theomachy.lab.statistics.comparing import Difference, difference
from theomachy.lab.statistics.strengths import strength_of
from theomachy.lab.statistics.tables import UNCHANGED, Tables, changed_card


class Ability(msgspec.Struct, frozen=True):
    card: str
    ability: str
    sides: int
    """The number of sides that had the card."""
    uses: float
    """The mean number of uses in a game by a side that had the card."""
    used: float
    """The part of these sides that used the ability at least once."""


class Changed(msgspec.Struct, frozen=True):
    """A change of content, and the strength of its card before and after."""

    change: str
    card: str
    strength: Difference
    """The card's strength: `one` without the change, `other` with it."""


def abilities(tables: Tables) -> list[Ability]:
    """Return the abilities of all cards, the most used of each card first."""
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
    """Return what each change of a single card did to its strength, against the same cells without a change."""
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
