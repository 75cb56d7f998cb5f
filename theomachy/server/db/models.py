"""The tables of the database, with the rows of `theomachy.hosting` in its columns. Entries are only ever added: an undo
is an entry, never a deletion."""

from datetime import UTC, datetime

from sqlalchemy import DateTime, Dialect, ForeignKey, LargeBinary, String, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from theomachy.features.auto_answers import How
from theomachy.hosting.entries import Kind
from theomachy.hosting.rows import Dice


def now() -> datetime:
    return datetime.now(UTC)


class Moment(TypeDecorator[datetime]):
    """A time, in the hours of Greenwich: SQLite forgets which, and PostgreSQL may tell others."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


class Base(DeclarativeBase):
    pass


class House(Base):
    """What the house has to remember about itself, such as its secret."""

    __tablename__ = "house"
    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class Guest(Base):
    """A person with a browser. The id is a hash of what their cookie holds."""

    __tablename__ = "guests"
    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(40), default="")
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    seen: Mapped[datetime] = mapped_column(Moment, default=now)
    """When they last set up a table, sat down, kept a list or took a name."""


class Match(Base):
    """What was agreed before the match, and how it ended."""

    __tablename__ = "matches"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(40))
    content: Mapped[str] = mapped_column(String(40))
    setup: Mapped[str] = mapped_column(Text)
    dice: Mapped[Dice] = mapped_column(String(10))
    server_seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    made: Mapped[datetime] = mapped_column(Moment, default=now, index=True)
    result: Mapped[str] = mapped_column(Text, default="")
    """Each seat's share of the win as JSON, once it is over."""
    lesson: Mapped[str | None] = mapped_column(String(40), default=None)
    """the teaching game that it is, if it is one"""
    clock: Mapped[str] = mapped_column(Text, default="")
    """how long people may take, as JSON"""
    follows: Mapped[str | None] = mapped_column(String(16), default=None, index=True, unique=True)
    """the match after which the same people play this one: it may be deleted before"""
    hints: Mapped[bool] = mapped_column(default=False)
    """whether several people have agreed that each may ask the coach"""


class Campaign(Base):
    """Matches one after the other, with armies that live on: what holds for all of them."""

    __tablename__ = "campaigns"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    name: Mapped[str] = mapped_column(String(60))
    game: Mapped[str] = mapped_column(String(40))
    rules: Mapped[str] = mapped_column(String(40))
    setup: Mapped[str] = mapped_column(Text)
    """with the armies at the beginning"""
    turns: Mapped[str] = mapped_column(Text)
    """what changes from match to match"""
    host: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    made: Mapped[datetime] = mapped_column(Moment, default=now)


class Branch(Base):
    """A match that goes on from a moment of another. The other may be gone: what came before is kept here."""

    __tablename__ = "branches"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    origin: Mapped[str] = mapped_column(String(16), index=True)
    step: Mapped[int]
    name: Mapped[str] = mapped_column(String(60), default="")
    opening: Mapped[bytes] = mapped_column(LargeBinary)
    """the record of what came before, deflated"""


class Chapter(Base):
    """A match of a campaign, and what lived on after it."""

    __tablename__ = "chapters"
    campaign: Mapped[str] = mapped_column(ForeignKey("campaigns.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), unique=True)
    played: Mapped[str] = mapped_column(Text, default="")
    """empty until the match is over and counted"""


class Seat(Base):
    """Who sits where. A seat with an invitation and no guest is open."""

    __tablename__ = "seats"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    guest: Mapped[str | None] = mapped_column(ForeignKey("guests.id"), index=True)
    agent: Mapped[str] = mapped_column(String(40), default="")
    invite: Mapped[str | None] = mapped_column(String(32), unique=True)
    nonce: Mapped[str] = mapped_column(String(32), default="")
    commitment: Mapped[str] = mapped_column(String(64), default="")
    """the hash of the nonce that the seat has promised"""


class LogEntry(Base):
    """One line of a match's log. `told` is what it changed in the chronicle; `asked` and `status` are how the match
    stands after it, so that nobody opens it to say so. They are None in a match that was imported."""

    __tablename__ = "entries"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    deed: Mapped[Kind] = mapped_column(String(10))
    seat: Mapped[int | None]
    key: Mapped[str] = mapped_column(Text, default="")
    faces: Mapped[str] = mapped_column(Text, default="")
    told: Mapped[str] = mapped_column(Text)
    made: Mapped[datetime] = mapped_column(Moment, default=now)
    asked: Mapped[str | None] = mapped_column(Text, default=None)
    """the seats that are asked, as JSON; null among them is any player"""
    status: Mapped[str | None] = mapped_column(Text, default=None)
    """messages as JSON"""
    timing: Mapped[str | None] = mapped_column(Text, default=None)
    """what the clocks showed, as JSON"""


class SavedPoint(Base):
    """A settled state on the way, so that nobody has to play a long match again from its start."""

    __tablename__ = "saved"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    """the entry after which it was saved"""
    saved: Mapped[str] = mapped_column(Text)


class Order(Base):
    """How a seat wants a kind of question to be answered. For its player alone: no record and no chronicle tells it."""

    __tablename__ = "standing"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    window: Mapped[str] = mapped_column(String(60), primary_key=True)
    how: Mapped[How] = mapped_column(String(10))
    least: Mapped[int]


class PutAway(Base):
    """A match that a guest wants out of sight."""

    __tablename__ = "put_away"
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), primary_key=True)
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)


class ArmyList(Base):
    """An army that a guest keeps under a name."""

    __tablename__ = "army_lists"
    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    guest: Mapped[str] = mapped_column(ForeignKey("guests.id"), index=True)
    game: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    army: Mapped[str] = mapped_column(Text)
    kept: Mapped[datetime] = mapped_column(Moment)


class Phrase(Base):
    """Something that a person at a table has said: one of a few set phrases."""

    __tablename__ = "phrases"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    phrase: Mapped[str] = mapped_column(String(20))


class Review(Base):
    """What was found out about a match that is over. May be worked out again."""

    __tablename__ = "reviews"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """the text, deflated"""


class Record(Base):
    """The record of a match that is over: to be watched for ever, even when the rules change."""

    __tablename__ = "records"
    match: Mapped[str] = mapped_column(ForeignKey("matches.id"), primary_key=True)
    packed: Mapped[bytes] = mapped_column(LargeBinary)
    """the text, deflated"""
