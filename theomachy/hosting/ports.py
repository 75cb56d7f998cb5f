"""What a host has to bring along: a store, news, a thinker, a clock, and a line to each viewer.

Each port is a handful of functions. `theomachy.server` fills them with a database, channels, processes and websockets;
`memory` with lists and dictionaries.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import ParamSpec, Protocol, TypeVar

import msgspec

from theomachy.hosting.entries import Change, ChronicleEdit, Ending, Entry, SavePoint, Summary
from theomachy.hosting.rows import ArmyListRow, BranchRow, CampaignRow, ChapterRow, GuestRow, MatchRow, SeatRow
from theomachy.hosting.talk import SHOWN_REMARKS, Phrase, Remark
from theomachy.kernel import Refused
from theomachy.kernel.saves import Save
from theomachy.play.auto_answers import StandingOrder

P = ParamSpec("P")
T = TypeVar("T")

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


class Store(Guests, Matches, Logs, StandingOrders, Branches, Remarks, Campaigns, Desks, Protocol):
    """Where everything is kept. Each function is one transaction or a read; NotKept where that cannot be had."""


class News(Protocol):
    """What hosts of the same matches tell each other: numbers, never content. What is missed is caught up with."""

    def publish(self, match: str, n: int) -> None: ...

    def subscribe(self, match: str) -> AbstractAsyncContextManager[AsyncIterator[int]]: ...


class Thought(msgspec.Struct, frozen=True):
    """What an agent is asked to decide."""

    match: str
    game: str
    save: Save
    seat: int
    level: str
    seed: int
    host: str = ""
    """the guest who set the table up"""


class Busy(Exception):
    """An agent cannot be had in time: too many wait for it."""


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
