"""What a host keeps, as plain structs. A store keeps them as it likes."""

from datetime import datetime
from typing import Literal, TypeAlias

import msgspec

from theomachy.hosting.timing import TimeControl

Dice: TypeAlias = Literal["seeded", "typed"]
"""Whether a seed that was settled before rolls them, or people who type what they show."""


class GuestRow(msgspec.Struct, frozen=True):
    """A person who plays here. The id is a hash of what only their browser knows."""

    id: str
    name: str = ""


class MatchRow(msgspec.Struct, frozen=True):
    """What was agreed before the match, and how it ended."""

    id: str
    game: str
    rules: str
    content: str
    setup: str
    dice: Dice
    server_seed: bytes
    host: str
    made: datetime
    result: str = ""
    """each seat's share of the win as JSON, once it is over"""
    lesson: str | None = None
    """the teaching game that it is, if it is one"""
    clock: str = ""
    """how long people may take, as JSON; empty without a clock"""
    follows: str | None = None
    """the match after which the same people play this one; at most one match follows another"""
    hints: bool = False
    """whether several people have agreed that each may ask the coach"""

    @property
    def control(self) -> TimeControl | None:
        return msgspec.json.decode(self.clock, type=TimeControl) if self.clock else None


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits where. A seat with an invitation and no guest is open."""

    match: str
    number: int
    guest: str | None = None
    agent: str = ""
    """the level of the agent that plays it, perhaps in a style"""
    invite: str | None = None
    nonce: str = ""
    commitment: str = ""
    """the hash of the nonce that the seat has promised"""


class BranchRow(msgspec.Struct, frozen=True):
    """A match that goes on from a moment of another: a variation, kept for whoever set it up."""

    match: str
    origin: str
    """the match that it goes on from"""
    step: int
    """the line of the other's record after which it does"""
    name: str = ""


class ArmyListRow(msgspec.Struct, frozen=True):
    """An army that a guest keeps under a name."""

    id: str
    guest: str
    game: str
    name: str
    army: str
    """the text that a setup takes, legal or not"""
    kept: datetime
    """when it was last changed"""


class CampaignRow(msgspec.Struct, frozen=True):
    """Matches one after the other, with armies that live on: what holds for all of them."""

    id: str
    name: str
    game: str
    rules: str
    setup: str
    """with the armies at the beginning"""
    turns: str
    """what changes from match to match"""
    host: str
    made: datetime


class ChapterRow(msgspec.Struct, frozen=True):
    """A match of a campaign, and what lived on after it."""

    campaign: str
    number: int
    match: str
    played: str = ""
    """empty until the match is over and counted"""
