"""The table as it stands between two procedures."""

from hashlib import blake2b
from typing import Literal, TypeAlias

import msgspec

from theomachy.games.scathe.heroes import Card
from theomachy.games.scathe.setup import Setup
from theomachy.kernel import Event, shallow

FRONT, BACK = 0, 1
RED, BLUE = 0, 1

Phase: TypeAlias = Literal["draft order", "draft", "rows", "first turn", "battle", "over"]
FIGHTING: tuple[Phase, ...] = ("battle", "over")
"""Phases in which heroes stand in their rows."""

DICE = 4
"""Action dice of each player. SC-SET-01."""


class Hero(msgspec.Struct):
    """One hero at the table. Its tokens are fields named like the tokens."""

    card: Card
    seat: int
    row: int
    health: int
    alive: bool = True
    dice: int = 0
    """Dice on the hero this round: one when used, two when fatigued."""
    fell: bool = False
    """True if the hero died this round with a die on it."""
    armor: int = 0
    taunt: int = 0
    physical: int = 0
    magic: int = 0
    cripple: int = 0


class Draft(msgspec.Struct):
    """The draft while it lasts. The deck is a bag: a card is drawn when it is revealed."""

    deck: tuple[str, ...]
    chooser: int | None = None
    """The seat that is to choose; None before the roll-off."""
    first: int = RED
    """The seat that chose first in this draft round."""
    display: tuple[str, ...] = ()
    set_aside: tuple[str, ...] = ()
    """The display kept for the other player while the chooser redraws (SC-A-21)."""
    discards: tuple[str, ...] = ()
    picked: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())


class Scathe(msgspec.Struct):
    """The whole table."""

    setup: Setup
    phase: Phase
    parties: list[list[Hero]]
    slots: dict[str, tuple[int, int]]
    """Seat and place in `parties` of each hero, by id."""
    draft: Draft | None = None
    waiting: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    """Heroes whose rows are still to be chosen, by seat."""
    round: int = 0
    first: int = RED
    active: int = RED
    dice: list[int] = msgspec.field(default_factory=lambda: [DICE, DICE])
    """Dice left to roll this round, by seat."""
    inspire: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    result: tuple[float, float] | None = None
    log: list[Event] | None = None

    def copy(self) -> "Scathe":
        new: Scathe = shallow(self)
        new.log = None
        new.dice = self.dice[:]
        new.inspire = self.inspire[:]
        red, blue = self.parties
        new.parties = [[shallow(hero) for hero in red], [shallow(hero) for hero in blue]]
        if self.draft is not None:
            new.draft = shallow(self.draft)
        return new

    def digest(self) -> str:
        heroes = [
            [hero.card.id, *[getattr(hero, field) for field in Hero.__struct_fields__[1:]]]
            for party in self.parties
            for hero in party
        ]
        rest = [getattr(self, field) for field in Scathe.__struct_fields__ if field not in ("parties", "slots", "log")]
        return blake2b(msgspec.json.encode([heroes, rest]), digest_size=8).hexdigest()

    def hero(self, id: str) -> Hero:
        seat, place = self.slots[id]
        return self.parties[seat][place]
