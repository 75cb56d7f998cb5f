"""The contract of a game: ten things that it must give the kernel, and a list of features that it may offer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from theomachy.kernel.messages import Event, refuse
from theomachy.kernel.requests import Die, Procedure
from theomachy.kernel.scene import Scene

T = TypeVar("T")
F = TypeVar("F")

ONLOOKER: Final = -1
"""The viewer in place of a seat who holds no seat and sees what everybody sees."""

shallow: Callable[[Any], Any] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""A struct copied in C, its fields shared: a state's copy() starts with it and renews what can change."""


class SetupBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The base class of setups: everything agreed before the seats are known.

    Equal setups are written alike, because a field with its default value is left out. Since msgspec recognises a
    default by identity, equal values are replaced by the default itself.
    """

    def __post_init__(self) -> None:
        for name, usual in usual_values(type(self)):
            if getattr(self, name) == usual:
                msgspec.structs.force_setattr(self, name, usual)


@cache
def usual_values(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """List the defaulted fields of a struct whose values can be equal to the default without being identical."""
    fields = msgspec.structs.fields(kind)
    return [(field.name, field.default) for field in fields if isinstance(field.default, tuple | str | msgspec.Struct)]


class About(NamedTuple):
    """A note on a field of a setup: `scenario: Annotated[str, About("GT-SET-13", ("life", "death"))]`."""

    clause: str = ""
    values: tuple[str, ...] = ()
    """All that a text may be, where its type does not say so."""


class State(Protocol):
    """All there is to know between two procedures. Its parts refer to each other by id."""

    setup: Any
    log: list[Event] | None  # where verbs tell their events; None when nobody listens

    def copy(self: T) -> T:
        """Return an independent state without a log."""
        ...

    def digest(self) -> str:
        """Return a text that is equal for equal states, with a log or without."""
        ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Content:
    """The cards, tables and words of a game."""

    folder: Path
    """The folder that holds rulebook.md, and content/ with the words."""
    digest: str
    """The digest that names the content, made by `content.digest.digest_of`."""
    includes: tuple[str, ...] = ()
    """Digests of smaller contents that this one includes, such as the published cards without those made by fans."""

    def is_known_as(self, digest: str) -> bool:
        """Return True if a match that was begun with the content of this digest can go on with the present content."""
        return digest == self.digest or digest in self.includes


@dataclass(frozen=True)
class SetupRules:
    """The agreements before the seats are known, and the number of seats."""

    type: type[Any]
    """Struct of all that is agreed, table options included; without arguments it is the usual setup."""
    presets: Mapping[str, Callable[[Random], Any]]
    """Ready-made setups by name, the default one first."""
    seats: tuple[str, ...]
    """Message ids of all the seats there can be, in order."""
    players: Callable[[Any], int] | None = None
    """Return how many seats a setup has, counted from the first; None where every setup has all seats."""
    fewest: int = 0
    """The smallest number of seats that can be agreed on; 0 where it is always all of them."""
    for_players: Callable[[Any, int], Any] | None = None
    """A setup changed to this many seats, as new() would take it; None where a setup keeps its own number."""

    @property
    def numbers(self) -> range:
        """The numbers of seats that can be agreed on."""
        return range(self.fewest or len(self.seats), len(self.seats) + 1)

    def seated(self, setup: Any) -> tuple[str, ...]:
        """Return message ids of the seats that a setup has, in order."""
        return self.seats if self.players is None else self.seats[: self.players(setup)]

    def for_seats(self, setup: Any, number: int) -> Any:
        """Return a setup for a number of seats, changed if need be, or refuse."""
        own = len(self.seated(setup))
        if number == own:
            return setup
        if self.for_players is None:
            raise refuse("number-of-seats", needed=own, given=number)
        if number not in self.numbers:
            raise refuse("number-of-seats-between", least=self.numbers[0], most=self.numbers[-1], given=number)
        return self.for_players(setup, number)


@dataclass(frozen=True)
class Notation(Generic[S]):
    """A state as text: `read(write(state)) == state`."""

    write: Callable[[S], str]
    """The state as short text that a person can type."""
    read: Callable[[str], S]
    """The state that such a text describes, or Refused with the reason."""
    view: Callable[[S, int], str] | None = None
    """The state as a seat or ONLOOKER may see it: `?` stands for what is hidden, and `read` puts something usual in its
    place. The texts of states that the viewer cannot tell apart are equal. None if nothing is ever hidden."""
    forms: Mapping[str, str] = field(default_factory=dict)
    """An example of each kind of line, by its first word; that of the first line by an empty text, and that of lines
    that begin with a name by `*`. A refusal shows it."""


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game as the rest of the house knows it: the one public name of its folder."""

    id: str
    rules: str
    """Version of the rules: grows when the same answers may tell another story."""
    content: Content
    setup: SetupRules
    new: Callable[[Any], S]
    """The state before the first procedure, or Refused with the reason why the setup is not legal."""
    next_step: Callable[[S], Procedure[None] | None]
    """The next procedure, or None when the game is over."""
    result: Callable[[S], tuple[float, ...] | None]
    """Return each seat's share of the win once the game is over, else None."""
    scene: Callable[[S, int | None], Scene]
    """Return what one seat sees, or ONLOOKER; the seat None sees everything."""
    imagine: Callable[[S, int, Random], S]
    """A world that this seat, or ONLOOKER, cannot tell from the given one, drawn at random: the given state itself if
    nothing is hidden from the viewer, else another. For ONLOOKER the secrets of every seat are drawn."""
    notation: Notation[S]
    telling: str = "1"
    """Version of the story: grows when the same match of the same rules is told by other events or scenes."""
    dice: tuple[Die, ...] = ()
    """The kinds of dice that are rolled: by them the dice of a record of older rules are held against its seed."""
    is_quiescent: Callable[[S], bool] = lambda state: True
    """Return True if nothing is half done in a settled state, so that odds may stop and a judge may speak there."""
    features: tuple[object, ...] = ()
    """The game's features: at most one of each class in `theomachy.features`."""

    def feature(self, kind: type[F]) -> F | None:
        """Return what the game offers of a kind, or None."""
        return next((feature for feature in self.features if isinstance(feature, kind)), None)
