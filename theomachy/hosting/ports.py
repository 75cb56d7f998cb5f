"""What a host has to bring along: a store, news, a thinker, a clock, and a line to each viewer.

Each port is a handful of functions. `theomachy.server` fills them with a database, channels, processes and websockets;
`memory` with lists and dictionaries.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Literal, ParamSpec, Protocol, TypeVar, TypeVarTuple

import msgspec

from theomachy.hosting.store.by_name import Store as Store
from theomachy.hosting.store.verbs import Behind as Behind
from theomachy.hosting.store.verbs import NotKept as NotKept
from theomachy.kernel import Reason
from theomachy.kernel.saves import Save
from theomachy.play.auto_answers import StandingOrder

P = ParamSpec("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Orders = dict[tuple[int, str], StandingOrder]
"""How each seat wants each kind of question to be answered."""


class Attendance(msgspec.Struct, frozen=True, tag="attendance"):
    """Who looks at a match at one host."""

    node: str
    guests: dict[str, str] = {}
    """by guest: the name of an onlooker"""
    since: datetime | None = None
    """from when on that host has known who looks"""
    left_at: dict[str, datetime] = {}
    """by guest: when a player's last line was closed"""
    asks: bool = False
    """whether the others are to say the same"""


class Places(msgspec.Struct, frozen=True, tag="places"):
    """How the agents stand that one host lets think."""

    node: str
    places: dict[int, int]
    """by seat: its place in line, 0 while it thinks"""
    excuses: dict[int, str]
    """by seat: why it has played its first look, or what has hurried it"""


class Renamed(msgspec.Struct, frozen=True, tag="renamed"):
    """A guest has another name."""

    guest: str
    name: str


class Reviewing(msgspec.Struct, frozen=True, tag="reviewing"):
    """How far a host has come with the review of a match."""

    node: str
    match: str
    done: float
    """as a share"""
    moments: str
    """that are worked out, as JSON"""
    why: Reason | None = None
    """why it was given up"""


Notice = int | Attendance | Places | Renamed | Reviewing
"""What hosts tell each other. Of what is written only the number: whoever hears it reads the store. A negative number
tells of what is written beside the log."""
SEATS, ORDERS, REMARKS, REMATCH = -1, -2, -3, -4
"""A person sat down; a person has decided something in advance; a person has said something; the same people may play
another match."""
CUT, AGAIN = -5, -6
"""Told by a host to itself: others cannot be heard for now, which comes again and again meanwhile; they can be heard
again, and something may have been missed."""
AGENTS = -9
"""A person has taken an agent's seat over, or lets an agent try again that could not go on."""
WHO, GONE = -7, -8
"""Whoever has the match open is to say who looks at it there; it has been deleted."""
HOUSE = ""
"""In the place of a match: what concerns all of them."""


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
