"""What a game hands to the kernel: a few functions over a state that can be printed, copied and compared."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from theomachy.kernel.legacy import Legacy, Roster
from theomachy.kernel.messages import Event, refuse
from theomachy.kernel.muster import Muster
from theomachy.kernel.requests import Ask, Procedure
from theomachy.kernel.scene import Measured, Scene
from theomachy.kernel.standing import Window

T = TypeVar("T")

End: TypeAlias = str
"""What one measures from or to: the id of a piece, or a place, `x,y` or `x,y,level`."""

shallow: Callable[[Any], Any] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""A struct copied in C, its fields shared: a state's copy() starts with it and renews what can change."""


class Agreed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is agreed before the seats are known: a game's setup is one. Equal ones are written alike, because what has
    its usual value is left out, and msgspec knows the usual value by identity."""

    def __post_init__(self) -> None:
        for name, usual in usual_values(type(self)):
            if getattr(self, name) == usual:
                msgspec.structs.force_setattr(self, name, usual)


@cache
def usual_values(kind: type[msgspec.Struct]) -> list[tuple[str, Any]]:
    """The fields of a struct whose usual value may be equal to another without being the same."""
    fields = msgspec.structs.fields(kind)
    return [(field.name, field.default) for field in fields if isinstance(field.default, tuple | str | msgspec.Struct)]


class About(NamedTuple):
    """What a setup tells about one of its fields: `scenario: Annotated[str, About("GT-SET-13", ("life", "death"))]`."""

    clause: str = ""
    values: tuple[str, ...] = ()
    """All that a text may be, where its type does not say so."""


class State(Protocol):
    """All there is to know between two procedures. Its parts refer to each other by id."""

    setup: Any
    log: list[Event] | None  # where verbs tell their events; None when nobody listens

    def copy(self: T) -> T:
        """An independent state with no log."""
        ...

    def digest(self) -> str:
        """The same for equal states, whatever is listening."""
        ...


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game as the rest of the house knows it: the one public name of its folder."""

    id: str
    rules: str
    """Version of the rules: grows when the same answers may tell another story."""
    content: str
    """Digest of the content, made by `kernel.content.digest_of`."""
    seats: tuple[str, ...]
    """Message ids of all the seats there can be, in order."""
    Setup: type[Any]
    """Struct of all that is agreed before the seats are known, table options included."""
    presets: Mapping[str, Callable[[Random], Any]]
    """Ready-made setups by name, the default one first."""
    new: Callable[[Any], S]
    """The state before the first procedure, or Refused with the reason why the setup is not legal."""
    next_step: Callable[[S], Procedure[None] | None]
    """The next procedure, or None when the game is over."""
    result: Callable[[S], tuple[float, ...] | None]
    """How much of the win each seat got, once the game is over."""
    scene: Callable[[S, int | None], Scene]
    """What one seat sees; None sees everything."""
    imagine: Callable[[S, int, Random], S]
    """A world that this seat cannot tell from the given one, drawn at random: the given state itself if nothing is
    hidden from the seat, else another."""
    write: Callable[[S], str]
    """The state as short text that a person can type."""
    read: Callable[[str], S]
    """The state that such a text describes, or Refused with the reason."""
    folder: Path
    """Where rulebook.md lies and content/ with its words."""
    judges: Mapping[str, Callable[[S], Sequence[float]]] = field(default_factory=dict)
    """Judges of the winning chance by seat, by version, the newest last. A version once landed stays as it is."""
    plan: Callable[[S, Ask[Any]], str] | None = None
    """What a sensible player answers at once, even where there is nothing to decide, for games whose actions are many
    answers long: agents look ahead with it."""
    calm: Callable[[S], bool] = lambda state: True
    """Whether nothing is half done in a settled state, so that a judge may speak."""
    rest: Callable[[S], bool] | None = None
    """Where agents that look ahead by the plan stop; None where any calm state will do."""
    muster: Muster | None = None
    """How what each seat brings along is put together; None where seats bring nothing."""
    ruler: Callable[[S, End, End], Measured] | None = None
    """What lies between two ends, for anyone at any time, or Refused; None where nobody may measure."""
    players: Callable[[Any], int] | None = None
    """How many seats a setup has, the first ones of all; None where it is always all of them."""
    fewest: int = 0
    """The smallest number of seats that can be agreed on; 0 where it is always all of them."""
    for_players: Callable[[Any, int], Any] | None = None
    """A setup changed to this many seats, as new() would take it; None where a setup keeps its own number."""
    legacy: Callable[[S, Sequence[Event]], Legacy] | None = None
    """What lives on after a match, told from its last state and all its events; None where nothing does. The setup of
    such a game has a field `campaign`, whether there is a next match."""
    roster: Callable[[str], Roster] | None = None
    """Who an army is, for games with a legacy."""
    windows: Mapping[str, Window] = field(default_factory=dict)
    """The questions that a seat may answer in advance, by their ids."""
    former: tuple[str, ...] = ()
    """Digests by which the same content was known before: what was begun with them goes on."""

    def knows_content(self, digest: str) -> bool:
        """Whether what was begun with this content can be gone on with, because it is the present one."""
        return digest == self.content or digest in self.former

    @property
    def numbers(self) -> range:
        """The numbers of seats that can be agreed on."""
        return range(self.fewest or len(self.seats), len(self.seats) + 1)

    def seated(self, setup: Any) -> tuple[str, ...]:
        """Message ids of the seats that a setup has, in order."""
        return self.seats if self.players is None else self.seats[: self.players(setup)]

    def for_seats(self, setup: Any, number: int) -> Any:
        """A setup for this many seats: as it is or changed; Refused if that cannot be."""
        own = len(self.seated(setup))
        if number == own:
            return setup
        if self.for_players is None:
            raise refuse("number-of-seats", needed=own, given=number)
        if number not in self.numbers:
            raise refuse("number-of-seats-between", least=self.numbers[0], most=self.numbers[-1], given=number)
        return self.for_players(setup, number)
