"""Armies: building one before a match, and figures about its cards."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from theomachy.kernel.game import Game
from theomachy.kernel.messages import Event, Reason
from theomachy.kernel.scene import Card, Track


class DrawArmy(Protocol):
    """A function that draws a legal army at random."""

    def __call__(self, random: Random, without: Sequence[str] = ()) -> str:
        """Draw a legal army. In games where nothing exists twice, it uses none of the ids in `without`."""
        ...


@dataclass(frozen=True)
class ArmyGroup:
    """Chosen ids that belong together, such as everything that one member of an army carries."""

    name: str
    """The name of the group, as players read it."""
    icon: str
    """The icon of the group, as on the board."""
    of: tuple[int, ...]
    """Positions of the group's ids among the chosen ids; ids that the name already tells are left out."""
    figures: Mapping[str, int] = dataclasses.field(default_factory=dict)
    """Numbers shown beside the name, by message id."""


class ArmyChoice(NamedTuple):
    """The properties by which players filter a catalogue; empty or 0 where a game has no such property."""

    kind: str = ""
    """The kind of thing, as a message id."""
    faction: str = ""
    """The faction, as a message id."""
    cost: int = 0
    """The cost of the first model."""
    more: int = 0
    """The cost of every further model."""


class ArmyMeasure(NamedTuple):
    """A share of wins between equal players, in percent, with its 95 % interval."""

    name: str
    """The name of what was measured, as a message id."""
    share: float
    """Share of the wins, in percent."""
    low: float
    """Lower end of the interval, in percent."""
    high: float
    """Upper end of the interval, in percent."""
    games: int
    """Number of games measured."""


class ArmyStrength(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The additional wins in a hundred games with a card instead of an average one, between equal players."""

    strength: float
    """Games won more, in a hundred; negative for a weak card."""
    low: float
    """Lower end of the interval."""
    high: float
    """Upper end of the interval."""
    sides: int
    """Number of measured sides that had the card."""


class ArmyEntry(NamedTuple):
    """A card of an army, as a table of many games counts it."""

    card: str
    """The card's id in the content."""
    kind: str
    """The kind of card, such as a hero or a spell."""
    copies: int = 1
    """Number of copies of the card in the army."""
    points: float | None = None
    """The cost of one copy; None where cards cost nothing."""


class Used(NamedTuple):
    """An ability that was used, and the card that it is printed on."""

    seat: int
    """Number of the seat that used it."""
    card: str
    """The card's id in the content."""
    ability: str
    """The ability's id on that card."""


@dataclass(frozen=True)
class Armies:
    """The rules for building an army.

    An army is a text, as the setup takes it; while players choose, it is a list of ids in the order of choosing. All
    functions accept any ids and texts, legal or not.
    """

    field: str
    """The field of the setup that holds the armies, one text for each seat."""
    catalogue: Mapping[str, int]
    """The ids to choose from, in order, and how many of each; every id has a card in scenes, or in `cards`."""
    read: Callable[[str], tuple[str, ...]]
    """Return the ids that a text names, known or not."""
    write: Callable[[Sequence[str]], str]
    """Return the text of some ids: `read(write(ids)) == ids`."""
    faults: Callable[[str], list[Reason]]
    """List every reason why a text is not a legal army, each with its clause."""
    why_not_add: Callable[[Sequence[str], str], Reason | None]
    """Return why an id cannot be added to those chosen, or None if it can."""
    gauges: Callable[[Sequence[str]], list[Track]]
    """Return what is counted while choosing, such as a cost of 9 out of 12."""
    starters: Mapping[str, str]
    """Ready-made armies, by message id."""
    random: DrawArmy
    """Draw a legal army at random."""
    along: Mapping[str, tuple[str, ...]] = dataclasses.field(default_factory=dict)
    """Cards that come along with an id, such as a champion's followers, by that id."""
    cards: Mapping[str, Card] = dataclasses.field(default_factory=dict)
    """Cards that appear in a scene only where an army has them, by id."""
    groups: Callable[[Sequence[str]], list[ArmyGroup]] | None = None
    """Return how chosen ids belong together, in order; None where each stands for itself."""
    choices: Mapping[str, ArmyChoice] = dataclasses.field(default_factory=dict)
    """The properties by which players filter the catalogue, by id."""
    cost: str = ""
    """The word for cost, as a message id, on cards too."""
    measured: Callable[[Sequence[str]], list[ArmyMeasure]] | None = None
    """Return what was measured of some ids; None where nothing was measured."""
    strengths: Mapping[str, ArmyStrength] = dataclasses.field(default_factory=dict)
    """The strengths that a study found, by id."""
    measured_alone: bool = True
    """True where `measured` tells of each card by itself, False where it tells of an army like the chosen one."""
    entries: Callable[[str], Sequence[ArmyEntry]] | None = None
    """Return the cards of a legal army, each once; None where cards cannot be told apart."""
    used: Callable[[Any, Event], Used | None] | None = None
    """Return the ability whose use an event tells, by any later state; None where no event tells of abilities."""
    redrawn: Callable[[Any, Random], Any] | None = None
    """Draw armies for what a setup agrees on, such as a battle level; None where the preset `random` fits any setup."""


def armies_of(game: Game[Any]) -> Armies:
    """Return the army rules of a game that is known to have some."""
    armies = game.feature(Armies)
    assert armies is not None, f"{game.id} has no armies"
    return armies
