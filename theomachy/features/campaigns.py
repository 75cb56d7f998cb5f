"""Campaigns: armies that live on from one match to the next."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from theomachy.kernel.game import Game
from theomachy.kernel.messages import Event, Message, Reason
from theomachy.kernel.scene import Bar, Scene

S = TypeVar("S")


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that a member of an army did in a match, as its chronicle tells it."""

    seat: int
    """Number of the seat whose army the member belongs to."""
    who: str
    """The member's name within its army."""
    message: Message
    """The deed in words."""


class Aftermath(msgspec.Struct, frozen=True):
    """The armies and deeds that live on after a match."""

    armies: tuple[str, ...]
    """The armies for the next match, one text for each seat."""
    deeds: tuple[Deed, ...]
    """The deeds of the match, in the order in which they were done."""


class Member(msgspec.Struct, frozen=True):
    """A member of an army, as it stands between two matches."""

    name: str
    """The member's name, shown as it is."""
    growth: Bar
    """The member's progress."""
    lines: tuple[Message, ...] = ()
    """The member's abilities, a few words each."""
    icon: str = ""
    """The member's icon, as on the board."""


class Roster(msgspec.Struct, frozen=True):
    """An army as its players know it."""

    name: str
    """The army's name, shown as it is."""
    cause: str
    """The army's cause, shown as it is; empty where nobody has said."""
    lines: tuple[Message, ...]
    """Messages about the whole army."""
    members: tuple[Member, ...]
    """All members, in order."""


@dataclass(frozen=True)
class CampaignRules(Generic[S]):
    """The rules by which armies grow from one match to the next.

    The setup of such a game has a field `campaign`, which is true where there is a next match.
    """

    aftermath: Callable[[S, Sequence[Event]], Aftermath]
    """Return what lives on after a match, by its last state and all its events."""
    roster: Callable[[str], Roster]
    """Return the members of an army, by its text."""
    why_not_begin: Callable[[Any], Reason | None] = lambda setup: None
    """Return why a campaign cannot begin with a setup, such as armies that are not new; None if it can."""
    retold: Callable[[Any, Scene, Sequence[Event], Sequence[str]], Aftermath | None] | None = None
    """Return what lives on after a match of older rules, by its setup, last scene, events and answers, or None.

    The field is None where a game cannot tell that from a record.
    """


def campaign_rules_of(game: Game[Any]) -> CampaignRules[Any]:
    """Return the campaign rules of a game that is known to have some."""
    rules = game.feature(CampaignRules)
    assert rules is not None, f"{game.id} has no campaigns"
    return rules
