"""What a host has to bring along: a store, news, a thinker, a clock, and a line to each viewer.

Each port is a handful of functions. `theomachy.server` fills them with a database, channels, processes and websockets;
`memory` with lists and dictionaries.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Literal, ParamSpec, Protocol, TypeVar, TypeVarTuple

import msgspec

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.rows import ArmyListRow, BranchRow, CampaignRow, ChapterRow, GuestRow, MatchRow, SeatRow
from theomachy.hosting.talk import SHOWN_REMARKS, Phrase, Remark
from theomachy.kernel import Reason, Refused
from theomachy.kernel.saves import Save
from theomachy.play.auto_answers import StandingOrder

P = ParamSpec("P")
T = TypeVar("T")
Ts = TypeVarTuple("Ts")

Orders = dict[tuple[int, str], StandingOrder]
"""How each seat wants each kind of question to be answered."""


class Behind(Exception):
    """Another has written this first: read it before writing."""


class NotKept(Refused):
    """The store cannot write, or cannot be read, for now: nothing has changed, and the same may be tried again."""


class Guests(Protocol):
    """A guest is written down with the first thing that they do; those who only look are not."""

    async def guest(self, id: str) -> GuestRow | None: ...

    async def rename(self, id: str, name: str) -> None: ...

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """By id and in the order of the ids, of those that are known."""
        ...


class Matches(Protocol):
    async def add(self, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        """All of it or nothing; Behind if another match follows the same one already."""
        ...

    async def followed_by(self, match: str) -> MatchRow | None:
        """The match that the same people play after this one."""
        ...

    async def match(self, id: str) -> MatchRow | None: ...

    async def seats(self, match: str) -> list[SeatRow]:
        """In their order."""
        ...

    async def seats_at(self, matches: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of several matches, in their order."""
        ...

    async def matches_of(self, guest: str, most: int = 30) -> list[MatchRow]:
        """The newest matches that a guest sits at or has set up."""
        ...

    async def invited(self, invite: str) -> SeatRow | None: ...

    async def take_seat(self, match: str, number: int, guest: str) -> bool:
        """Sit down; False if another was quicker."""
        ...

    async def replace_agent(self, match: str, number: int, guest: str | None, agent: str) -> bool:
        """Let a guest or another agent play the seat of an agent; False if no agent plays it."""
        ...

    async def give_up_seat(self, match: str, number: int, guest: str, invite: str) -> bool:
        """A guest's seat is open to whoever has an invitation; False if they have promised a nonce."""
        ...

    async def promise(self, match: str, number: int, commitment: str) -> None:
        """A seat promises a nonce by its hash; once it has opened one nothing changes any more."""
        ...

    async def give_nonce(self, match: str, number: int, nonce: str) -> None:
        """The first nonce of a seat counts."""
        ...


class Logs(Protocol):
    async def append(
        self,
        match: str,
        number: int,
        change: Change,
        point: SavePoint | None,
        ending: Ending | None,
        summary: Summary | None = None,
    ) -> None:
        """Write an entry down, and with it what follows from it, in one transaction; or Behind, and nothing is
        written."""
        ...

    async def entries(self, match: str, after: int = 0) -> list[Entry]: ...

    async def lines(self, match: str) -> list[tuple[Entry, str]]:
        """All entries, and the dice that fell with each as a record writes them."""
        ...

    async def point(self, match: str) -> tuple[SavePoint | None, list[ChronicleEdit]]:
        """A save to go on from that leaves SAVE_EVERY_ENTRIES or more to be taken back, and what was told before it."""
        ...

    async def summaries(self, matches: Sequence[str]) -> dict[str, Summary | None]:
        """How matches that have begun stand after their last entries; None where nobody wrote it down."""
        ...

    async def touched(self, matches: Sequence[str]) -> dict[str, datetime]:
        """When something last happened in matches that have begun."""
        ...

    async def record(self, match: str) -> str | None:
        """The record of a match that is over."""
        ...


class StandingOrders(Protocol):
    async def stand(self, match: str, seats: Sequence[int], window: str, standing: StandingOrder) -> None:
        """From now on these seats answer a kind of question so."""
        ...

    async def orders(self, match: str) -> Orders: ...


class ReviewTexts(Protocol):
    async def keep_review(self, match: str, text: str) -> None:
        """In the place of one that is kept already."""
        ...

    async def review(self, match: str) -> str | None:
        """What was found out about a match that is over."""
        ...


class Branches(Protocol):
    async def add_branch(self, branch: BranchRow, opening: str, match: MatchRow, seats: Sequence[SeatRow]) -> None:
        """Lay the table of a match that goes on from another; `opening` is the record of what came before."""
        ...

    async def branch(self, match: str) -> BranchRow | None: ...

    async def opening(self, match: str) -> str | None:
        """What came before a match, if it goes on from another."""
        ...

    async def branches(self, origin: str, guest: str) -> list[BranchRow]:
        """Those that a guest has set up, by their steps, the oldest first."""
        ...

    async def rename_branch(self, match: str, name: str) -> None: ...

    async def delete_branch(self, match: str) -> None:
        """With the match and all that belongs to it."""
        ...


class Remarks(Protocol):
    async def remark(self, match: str, seat: int, phrase: Phrase) -> None:
        """A person says something."""
        ...

    async def remarks(self, match: str, most: int = SHOWN_REMARKS) -> list[Remark]:
        """The last ones, in their order."""
        ...


class Campaigns(Protocol):
    async def add_chapter(
        self, chapter: ChapterRow, match: MatchRow, seats: Sequence[SeatRow], new: CampaignRow | None = None
    ) -> None:
        """Lay the table of a campaign's next match, perhaps of its first; Behind if another was quicker."""
        ...

    async def campaign(self, id: str) -> CampaignRow | None: ...

    async def chapters(self, campaign: str) -> list[ChapterRow]:
        """In their order."""
        ...

    async def campaign_of(self, match: str) -> str:
        """The campaign that a match belongs to; empty if it stands alone."""
        ...

    async def campaigns_of(self, guest: str, most: int = 30) -> list[CampaignRow]:
        """The newest campaigns that a guest plays in or has begun."""
        ...

    async def counted(self, campaigns: Sequence[str]) -> dict[str, int]:
        """How many matches of each are over."""
        ...

    async def count(self, chapter: ChapterRow, played: str) -> None:
        """Write down what lived on after a match."""
        ...


class Desks(Protocol):
    """What each guest has laid aside for themselves."""

    async def put_away(self, guest: str, match: str, *, away: bool) -> None:
        """A match goes out of a guest's sight, or comes back."""
        ...

    async def put_away_by(self, guest: str) -> set[str]: ...

    async def army_lists(self, guest: str, game: str = "") -> list[ArmyListRow]:
        """Those of one game or of all, the one changed last first."""
        ...

    async def keep_army_list(self, row: ArmyListRow) -> None:
        """A new list, or one of theirs changed."""
        ...

    async def drop_army_list(self, guest: str, id: str) -> None: ...


class Store(Guests, Matches, Logs, ReviewTexts, StandingOrders, Branches, Remarks, Campaigns, Desks, Protocol):
    """Where everything is kept. Each function is one transaction or a read; NotKept where that cannot be had."""


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
