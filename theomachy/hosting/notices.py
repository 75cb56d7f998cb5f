"""The notices that hosts of the same matches send each other.

A notice of something that was written names only what to look up: whoever hears it reads the store. During an upgrade
hosts of two versions hear each other: fields may be added, and a notice of a kind or a version that a host does not
know is ignored.
"""

from datetime import datetime

import msgspec

from theomachy.kernel import Reason

VERSION = 1
"""The version of the notices that this code sends. It grows when a notice changes its meaning."""
HOUSE = ""
"""The channel of notices that concern all matches, in the place of a match."""


class _Notice(msgspec.Struct, frozen=True, kw_only=True):
    version: int = VERSION


class Wrote(_Notice, frozen=True, tag="wrote"):
    """An entry was written to the log."""

    n: int
    """The number of entries from then on."""


class SeatsChanged(_Notice, frozen=True, tag="seats"):
    """A person has taken a seat or given one up, or has promised or opened a nonce."""


class OrdersChanged(_Notice, frozen=True, tag="orders"):
    """A seat has decided something in advance."""


class Remarked(_Notice, frozen=True, tag="remarked"):
    """A person has said something."""


class RematchChanged(_Notice, frozen=True, tag="rematch"):
    """The same people may play another match, or one of them has declined it."""


class AgentsChanged(_Notice, frozen=True, tag="agents"):
    """A person has taken over the seat of an agent that has given up, or lets it try again."""


class Deleted(_Notice, frozen=True, tag="deleted"):
    """The match was deleted."""


class WhoLooks(_Notice, frozen=True, tag="who"):
    """A host asks all others who looks at the match."""


class Attendance(_Notice, frozen=True, tag="attendance"):
    """The guests who look at a match at one host."""

    node: str
    guests: dict[str, str] = {}
    """The name of each onlooker by guest; empty for a guest who plays."""
    since: datetime | None = None
    """The time from which on that host has known who looks; None if it does not."""
    left_at: dict[str, datetime] = {}
    """The time at which each player's last line was closed, by guest."""
    asks: bool = False
    """True if the other hosts are to answer with their own attendance."""


class Places(_Notice, frozen=True, tag="places"):
    """The places in the queue of the agents that one host lets think."""

    node: str
    places: dict[int, int]
    """The place of each agent by its seat; 0 while it thinks."""
    notes: dict[int, str]
    """The id of the note on the seat of each agent that has played its first look, was hurried, or has given up."""


class Renamed(_Notice, frozen=True, tag="renamed"):
    """A guest has another name."""

    guest: str
    name: str


class Reviewing(_Notice, frozen=True, tag="reviewing"):
    """The progress of one host with the review of a match."""

    node: str
    match: str
    done: float
    """The share that is done."""
    moments: str
    """The moments that are worked out so far, as JSON."""
    why: Reason | None = None
    """The reason why the review was given up; None if it was not."""


class Partitioned(_Notice, frozen=True, tag="partitioned"):
    """A host tells itself, again and again, that it cannot hear the others."""


class Rejoined(_Notice, frozen=True, tag="rejoined"):
    """A host tells itself that it can hear the others again, and may have missed something."""


Notice = (
    Wrote
    | SeatsChanged
    | OrdersChanged
    | Remarked
    | RematchChanged
    | AgentsChanged
    | Deleted
    | WhoLooks
    | Attendance
    | Places
    | Renamed
    | Reviewing
    | Partitioned
    | Rejoined
)
OfStore = Wrote | SeatsChanged | OrdersChanged | Remarked | RematchChanged | AgentsChanged | Deleted
"""The notices of what can be looked up in the store."""

_decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


def read_notice(text: bytes | str) -> Notice:
    """Read a notice of another host; msgspec.MsgspecError if this host does not know its kind or version."""
    notice: Notice = _decoder.decode(text)
    if notice.version > VERSION:
        raise msgspec.ValidationError(f"version {notice.version} of a notice is not known")
    return notice
