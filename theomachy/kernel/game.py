"""What a game hands to the kernel: a few functions over a state that can be printed, copied and compared."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import msgspec

from theomachy.kernel.messages import Event
from theomachy.kernel.parts import Ai, ArmyRules, AutoAnswer, CampaignRules, Content, Notation, SetupRules
from theomachy.kernel.requests import Die, Procedure
from theomachy.kernel.scene import Measured, Scene

T = TypeVar("T")

End: TypeAlias = str
"""What one measures from or to: the id of a piece, or a place, `x,y` or `x,y,level`."""

shallow: Callable[[Any], Any] = msgspec.Struct.__copy__  # type: ignore[attr-defined]
"""A struct copied in C, its fields shared: a state's copy() starts with it and renews what can change."""


class SetupBase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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
        """The same for equal states, with a log or without."""
        ...


S = TypeVar("S", bound=State)


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
    """How much of the win each seat got, once the game is over."""
    scene: Callable[[S, int | None], Scene]
    """What one seat sees; None sees everything."""
    imagine: Callable[[S, int, Random], S]
    """A world that this seat cannot tell from the given one, drawn at random: the given state itself if nothing is
    hidden from the seat, else another."""
    notation: Notation[S]
    telling: str = "1"
    """Version of the story: grows when the same match of the same rules is told by other events or scenes."""
    dice: tuple[Die, ...] = ()
    """The kinds of dice that are rolled: by them the dice of a record of older rules are held against its seed."""
    ai: Ai[S] = field(default_factory=Ai)
    armies: ArmyRules | None = None
    """How what each seat brings along is put together; None where seats bring nothing."""
    campaign: CampaignRules[S] | None = None
    """What lives on after a match; None where nothing does."""
    ruler: Callable[[S, End, End], Measured] | None = None
    """What lies between two ends, for anyone at any time, or Refused; None where nobody may measure."""
    auto_answers: Mapping[str, AutoAnswer] = field(default_factory=dict)
    """The questions that a seat may answer in advance, by their ids."""
