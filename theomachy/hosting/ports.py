"""What a host has to bring along: a store, news, a thinker, a clock, and a line to each viewer.

Each port is a handful of functions. `theomachy.server` fills them with a database, channels, processes and websockets;
`memory` with lists and dictionaries.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Literal, ParamSpec, Protocol, TypeVar, TypeVarTuple

import msgspec

from theomachy.hosting.notices import Notice
from theomachy.hosting.store.verbs import Behind as Behind
from theomachy.hosting.store.verbs import NotKept as NotKept
from theomachy.hosting.store.verbs import Store as Store
from theomachy.kernel.saves import Save

P = ParamSpec("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")


class News(Protocol):
    """What hosts of the same matches tell each other. A host hears its own attendance as well: from then on it misses
    nothing."""

    @property
    def node(self) -> str:
        """What the others know this host by; no other ever had the same name."""
        ...

    def publish(self, match: str, notice: Notice) -> None: ...

    def subscribe(self, match: str) -> AbstractAsyncContextManager[AsyncIterator[Notice]]: ...


class Thought(msgspec.Struct, frozen=True, tag="thought"):
    """What an agent is asked to decide."""

    match: str
    game: str
    save: Save
    seat: int
    level: str
    seed: int
    host: str = ""
    """the guest who set the table up"""
    request: str = ""
    """the id of what is asked: it never comes again in that match"""


class Counsel(msgspec.Struct, frozen=True, tag="counsel"):
    """What the coach is asked to advise on."""

    match: str
    game: str
    save: Save
    seat: int
    seed: int
    host: str
    """the guest who wants to know"""
    request: str = ""
    """the id of what is asked: it never comes again in that match"""
    shared: bool = False
    """True if several people read the advice at one screen: it must not depend on what only one of them knows."""


class Hindsight(msgspec.Struct, frozen=True, tag="hindsight"):
    """A part of a match that is over, to be looked back at."""

    match: str
    record: str
    start: int
    """its place on the tape"""
    stop: int
    host: str
    """the guest who wants to know"""


class Busy(Exception):
    """An agent cannot be had in time: too many wait for it."""


class AgentFailed(Exception):
    """An agent died, took too long, or had no answer."""


class Waits(Protocol):
    """Is told the place of a thought in the queue whenever it changes: 1 is the next. 0 means that it is thought, in
    some share of the time that it takes at ease."""

    def __call__(self, place: int, share: float = 1.0, /) -> None: ...


class Thinker(Protocol):
    """What answers for agents. May take long, may fail, may be cancelled: a match goes on all the same."""

    async def decide(self, thought: Thought, waits: Waits) -> str:
        """The key that the agent answers, or Busy."""
        ...

    async def first_look(self, thought: Thought) -> str:
        """What the agent answers without looking ahead."""
        ...

    async def advise(self, counsel: Counsel) -> str:
        """What the coach would do in the place of a seat, as JSON, or Busy."""
        ...

    async def look_back(self, part: Hindsight) -> str:
        """What the coach finds in a part of a match, as JSON, or Busy."""
        ...


class Clock(Protocol):
    def now(self) -> datetime: ...

    async def sleep(self, seconds: float) -> None: ...


class Line(Protocol):
    """The way to one viewer. A host sends what it is given in order, and drops the line when it is told to."""

    def send(self, message: bytes, *, table: bool = False, news: bool = False) -> None:
        """A whole `table` says again all that was `news` before it: what of that still waits is not sent."""
        ...

    def drop(self) -> None:
        """What is to be shown cannot be: the viewer has to come back for the whole table."""
        ...


class Aside(Protocol):
    """Runs a function that takes a while where it holds nobody up: `match = await aside(replay, record)`."""

    def __call__(self, function: Callable[P, T], /, *args: P.args, **more: P.kwargs) -> Awaitable[T]: ...


HeavyQueue = Literal["check", "import"]
"""Who waits for heavy work: readers of records that are kept, and those who bring a file."""


class Heavy(Protocol):
    """Does what costs seconds of CPU, where that holds nobody up: a function of a module, and arguments and a result
    that can be pickled. Refused with `live-busy` if too many wait already."""

    def __call__(self, queue: HeavyQueue, function: Callable[[*Ts], T], /, *args: *Ts) -> Awaitable[T]: ...


class Notary(Protocol):
    """What vouches for the records of matches that are over."""

    def sign(self, record: str, head: str) -> str: ...


class Ports(msgspec.Struct, frozen=True):
    """All that a host brings along. Without a notary nobody vouches for its records; its name stands in them if that
    has to be known."""

    store: Store
    news: News
    thinker: Thinker
    clock: Clock
    aside: Aside
    notary: Notary | None = None
    name: str = ""
    heavy: Heavy | None = None
    """What does heavy work; None where `aside` does it, too."""
