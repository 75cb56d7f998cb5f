"""Everything that a host keeps, as tagged rows. The tag of a row is the name of its table.

A row with some fields of another, under the same tag, is a view: reading it costs only those fields.
"""

from datetime import datetime
from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec
from msgspec import Meta

from theomachy.features.auto_answers import How
from theomachy.hosting.entries import ChronicleEdit, Kind, SavePoint, Summary
from theomachy.hosting.remarks import Phrase
from theomachy.hosting.timing import TimeControl

Dice: TypeAlias = Literal["seeded", "typed"]
"""Who rolls: a seed that is settled before the match, or people who type what their dice show."""
GuestId = Annotated[str, Meta(extra={"width": 64})]
Id = Annotated[str, Meta(extra={"width": 16})]
Name = Annotated[str, Meta(extra={"width": 40})]
Title = Annotated[str, Meta(extra={"width": 60})]
Token = Annotated[str, Meta(extra={"width": 32})]
LongText = Annotated[str, Meta(extra={"packed": True})]
"""A text that a database compresses."""


class Row(msgspec.Struct, frozen=True):
    """A row of a table, with how the table finds it."""

    KEY: ClassVar[tuple[str, ...]] = ()
    """The fields that identify a row, in order."""
    INDEXES: ClassVar[tuple[str, ...]] = ()
    """Further fields by which rows are found."""
    UNIQUE: ClassVar[tuple[str, ...]] = ()
    """Further fields by which one row is found. None may stand in several rows."""
    REFERS: ClassVar[dict[str, str]] = {}
    """The table of the row that a field refers to, by field. That row must be there."""


class HouseRow(Row, frozen=True, tag="house"):
    """A value that a host has to remember about itself, such as its secret."""

    KEY = ("name",)

    name: Name
    value: str


class GuestRow(Row, frozen=True, tag="guests"):
    """A person who plays here."""

    KEY = ("id",)

    id: GuestId
    """A hash of a secret that only their browser knows."""
    name: Name
    """The name that they have chosen, or nothing."""
    made: datetime
    """The time of the first thing that they did."""
    seen: datetime
    """The time when they last laid a table, sat down, kept an army list or took a name."""


class GuestName(Row, frozen=True, tag="guests"):
    """The name of a guest."""

    id: GuestId
    name: Name = ""


class MatchRow(Row, frozen=True, tag="matches"):
    """The head of a match: what was agreed before it, and how it ended."""

    KEY = ("id",)
    INDEXES = ("host", "made")
    UNIQUE = ("follows",)
    REFERS: ClassVar = {"host": "guests"}

    id: Id
    game: Name
    rules: Name
    content: Name
    setup: str
    dice: Dice
    server_seed: bytes
    host: GuestId
    made: datetime
    result: str = ""
    """Each seat's share of the win as JSON; empty until the match is over."""
    lesson: Name | None = None
    """The lesson that the match is; None if it is none."""
    clock: str = ""
    """The time control as JSON; empty without a clock."""
    follows: Id | None = None
    """The match after which the same people play this one. That match may be deleted."""
    hints: bool = False
    """True if several people have agreed that each may ask the coach."""

    @property
    def control(self) -> TimeControl | None:
        """Return the time control; None without a clock."""
        return msgspec.json.decode(self.clock, type=TimeControl) if self.clock else None


class MatchResult(Row, frozen=True, tag="matches"):
    """The result of a match."""

    id: Id
    result: str


class SeatRow(Row, frozen=True, tag="seats"):
    """A seat at a table. A seat with an invitation and no guest is open."""

    KEY = ("match", "number")
    INDEXES = ("guest",)
    UNIQUE = ("invite",)
    REFERS: ClassVar = {"match": "matches", "guest": "guests"}

    match: Id
    number: int
    guest: GuestId | None = None
    agent: Name = ""
    """The level of the agent that plays the seat, perhaps in a style; empty for a person's seat."""
    invite: Token | None = None
    """The last part of the link with which a person sits down; None if nobody is invited."""
    nonce: Token = ""
    commitment: GuestId = ""
    """The hash of the nonce that the seat has promised."""


class OwnMatchRow(Row, frozen=True, tag="own_matches"):
    """A match in the list of a guest who has laid its table or sits there."""

    KEY = ("guest", "made", "match")
    INDEXES = ("match",)
    REFERS: ClassVar = {"guest": "guests", "match": "matches"}

    guest: GuestId
    made: datetime
    match: Id
    away: bool = False
    """True if the guest has put the match out of sight."""


class EntryRow(Row, frozen=True, tag="entries"):
    """An entry of a match's log. Entries are only added: an undo is an entry, and no entry is ever changed."""

    KEY = ("match", "number")
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    number: int
    """The place in the log, counted from 1."""
    kind: Kind
    seat: int | None
    key: str
    faces: str
    """The dice that fell, as a record writes them."""
    told: ChronicleEdit
    """The change that the entry made to the chronicle."""
    made: datetime
    """The time when the entry was written."""
    summary: Summary | None = None
    """How the match stands after the entry, so that lists need not open it; None in a match that was imported."""


class EntryLine(Row, frozen=True, tag="entries"):
    """The part of an entry that is needed to apply it again."""

    kind: Kind
    seat: int | None
    key: str


class EntryFaces(Row, frozen=True, tag="entries"):
    """The part of an entry that is needed to write a record."""

    kind: Kind
    seat: int | None
    key: str
    faces: str


class EntryTold(Row, frozen=True, tag="entries"):
    """The change that an entry made to the chronicle."""

    told: ChronicleEdit


class EntryState(Row, frozen=True, tag="entries"):
    """How a match stands after an entry."""

    match: Id
    number: int
    made: datetime
    summary: Summary | None


class SaveRow(Row, frozen=True, tag="saves"):
    """A settled state on the way, so that nobody has to replay a long match from its start."""

    KEY = ("match", "number")
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    number: int
    """The number of the entry after which the state was saved."""
    point: SavePoint


class RecordRow(Row, frozen=True, tag="records"):
    """The record of a match that is over. It can be watched even when the rules have changed."""

    KEY = ("match",)
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    text: LongText


class ReviewRow(Row, frozen=True, tag="reviews"):
    """The coach's review of a match that is over. It can be worked out again."""

    KEY = ("match",)
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    text: LongText


class OrderRow(Row, frozen=True, tag="orders"):
    """A seat's standing order for a kind of question. No record and no chronicle tells it."""

    KEY = ("match", "seat", "window")
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    seat: int
    window: Title
    how: How
    least: int


class RemarkRow(Row, frozen=True, tag="remarks"):
    """A set phrase that a person at a table has said."""

    KEY = ("match", "number")
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    number: int
    seat: int
    phrase: Phrase


class BranchRow(Row, frozen=True, tag="branches"):
    """A variation: a match that goes on from a moment of another, kept for the guest who laid it."""

    KEY = ("match",)
    INDEXES = ("origin",)
    REFERS: ClassVar = {"match": "matches"}

    match: Id
    origin: Id
    """The match that it goes on from. That match may be deleted."""
    step: int
    """The line of the other match's record after which it goes on."""
    name: Title
    guest: GuestId
    """The guest who laid it."""
    made: datetime


class OpenedBranchRow(BranchRow, frozen=True, tag="branches"):
    """A variation together with all that came before it."""

    opening: LongText
    """The record of the other match up to the step."""


class BranchOpening(Row, frozen=True, tag="branches"):
    """The record of what came before a variation."""

    opening: LongText


class CampaignRow(Row, frozen=True, tag="campaigns"):
    """A campaign, matches one after the other with armies that live on: what holds for all of them."""

    KEY = ("id",)
    INDEXES = ("host",)
    REFERS: ClassVar = {"host": "guests"}

    id: Id
    name: Title
    game: Name
    rules: Name
    setup: str
    """The setup of the first match, with the armies as they begin."""
    turns: str
    """The fields of the setup that change from match to match, with their values in order, as JSON."""
    host: GuestId
    made: datetime


class ChapterRow(Row, frozen=True, tag="chapters"):
    """A match of a campaign, and what lived on after it."""

    KEY = ("campaign", "number")
    UNIQUE = ("match",)
    REFERS: ClassVar = {"campaign": "campaigns", "match": "matches"}

    campaign: Id
    number: int
    match: Id
    played: str = ""
    """What lived on after the match, as JSON; empty until the match is over and counted."""


class ChapterMatch(Row, frozen=True, tag="chapters"):
    """The place of a match in a campaign."""

    campaign: Id
    number: int
    match: Id


class OwnCampaignRow(Row, frozen=True, tag="own_campaigns"):
    """A campaign in the list of a guest who has begun it or plays in it."""

    KEY = ("guest", "made", "campaign")
    INDEXES = ("campaign",)
    REFERS: ClassVar = {"guest": "guests", "campaign": "campaigns"}

    guest: GuestId
    made: datetime
    campaign: Id


class ArmyListRow(Row, frozen=True, tag="army_lists"):
    """An army that a guest keeps under a name."""

    KEY = ("guest", "id")
    REFERS: ClassVar = {"guest": "guests"}

    id: Id
    guest: GuestId
    game: Name
    name: Title
    army: str
    """The text that a setup takes, legal or not."""
    kept: datetime
    """The time of the last change."""


KINDS: tuple[type[Row], ...] = (
    HouseRow,
    GuestRow,
    MatchRow,
    SeatRow,
    OwnMatchRow,
    EntryRow,
    SaveRow,
    RecordRow,
    ReviewRow,
    OrderRow,
    RemarkRow,
    OpenedBranchRow,
    CampaignRow,
    ChapterRow,
    OwnCampaignRow,
    ArmyListRow,
)
"""All tables, each by the row that has all of its fields. Tables come after those that they refer to."""
OF_MATCH = tuple(kind for kind in KINDS if kind.REFERS.get("match") == "matches")
"""The tables whose rows belong to a match and go with it."""
_WHOLE = {kind.__struct_config__.tag: kind for kind in KINDS}


def table_of(kind: type[Row]) -> str:
    """Return the name of the table of a row or of a view."""
    return str(kind.__struct_config__.tag)


def whole(kind: type[Row]) -> type[Row]:
    """Return the row that has all fields of a view's table."""
    return _WHOLE[kind.__struct_config__.tag]
