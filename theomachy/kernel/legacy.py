"""What lives on after a match, in games whose armies grow from one match to the next."""

import msgspec

from theomachy.kernel.messages import Message
from theomachy.kernel.scene import Bar


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the chronicle of somebody tells of a match."""

    seat: int
    who: str
    """By name, as the army calls its members."""
    message: Message


class Legacy(msgspec.Struct, frozen=True):
    armies: tuple[str, ...]
    """One text per seat, for the next match."""
    deeds: tuple[Deed, ...]
    """In the order in which they were done."""


class Member(msgspec.Struct, frozen=True):
    """One of an army, as it stands between two matches."""

    name: str
    growth: Bar
    """How far it has come."""
    lines: tuple[Message, ...] = ()
    """What it can do, a few words each."""
    icon: str = ""
    """How it is drawn, as on the board."""


class Roster(msgspec.Struct, frozen=True):
    """An army as its players know it. Names are shown as they are."""

    name: str
    cause: str
    lines: tuple[Message, ...]
    """What all have in common."""
    members: tuple[Member, ...]
