"""The lines of a match's log, and what each of them changed."""

from typing import Any, Literal

import msgspec

from theomachy.hosting.timing import Timing
from theomachy.kernel import Event, Message, Roll
from theomachy.kernel.requests import Faces
from theomachy.kernel.saves import Save

Kind = Literal["answer", "roll", "undo", "plea", "agree", "deny", "resign", "claim", "draw", "start"]
"""A plea asks the others to let something be taken back; they agree or deny. A claim ends the match against a seat that
has run out of time or stays away (the key says which), a draw ends it for the same reason without a winner."""


class Entry(msgspec.Struct, frozen=True):
    """One line of the log."""

    kind: Kind
    seat: int | None = None
    key: str = ""
    """of an answer; of an undo, how many decisions it takes back if it is more than one"""

    @property
    def times(self) -> int:
        """How many decisions an undo takes back."""
        return int(self.key or 1)


def take_back(seat: int, times: int) -> Entry:
    """A seat takes its last decisions back."""
    return Entry("undo", seat, str(times) if times > 1 else "")


class ChronicleEdit(msgspec.Struct, frozen=True):
    """What an entry changed in the chronicle: from where on it is new."""

    cut: int
    add: list[Event]


class Change(msgspec.Struct, frozen=True):
    """All that an entry changed."""

    entry: Entry
    chronicle: ChronicleEdit
    rolls: list[tuple[Roll[Any], Faces]]
    faces: str
    """the same dice as a record writes them"""


class Summary(msgspec.Struct, frozen=True):
    """How a match stands after an entry, for lists that tell of many: nobody has to open it to say so."""

    asked: list[int | None]
    """seats; None is any player"""
    status: list[Message]
    timing: Timing | None = None
    """What the clocks showed; None only in a summary that the service has not yet completed."""


class SavePoint(msgspec.Struct, frozen=True):
    """A save on the way, with what a log has to know besides."""

    save: Save
    told: int
    """lines of the chronicle at its settled state"""
    tape: int
    """entries of the tape before it"""
    undos: int
    head: str
    """The head of the chain of entries."""
    lines: int
    """The number of lines of the record so far."""


class Ending(msgspec.Struct, frozen=True):
    """What is written down when a match is over."""

    record: str
    shares: list[float]
