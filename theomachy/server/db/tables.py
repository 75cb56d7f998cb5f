"""The tables of the database, made from the rows that hosting keeps."""

import zlib
from datetime import UTC, datetime
from typing import Any

import msgspec
from msgspec import inspect
from sqlalchemy import (
    Boolean,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
)
from sqlalchemy.types import TypeEngine

from theomachy.hosting.rows import KINDS, Row, table_of

WORD_WIDTH = 20
"""The width of a column that holds one of a few words."""


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite forgets the time zone, and PostgreSQL may tell another."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return a time of the database in UTC."""
        if value is None:
            return None
        return value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC)


class JsonText(TypeDecorator[Any]):
    """A value that is kept as JSON."""

    impl = Text
    cache_ok = True

    def __init__(self, type: Any) -> None:
        super().__init__()
        self.type = type
        """The type of the value, by which SQLAlchemy tells two such columns apart."""
        self._decode = msgspec.json.Decoder(type).decode

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        """Return a value as the database keeps it."""
        return msgspec.json.encode(value).decode() if value is not None else None

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """Return a value that the database keeps."""
        return self._decode(value) if value is not None else None


class PackedText(TypeDecorator[str]):
    """A text that is kept deflated."""

    impl = LargeBinary
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: Dialect) -> bytes | None:
        """Return a text as the database keeps it."""
        return zlib.compress(value.encode(), 9) if value is not None else None

    def process_result_value(self, value: bytes | None, dialect: Dialect) -> str | None:
        """Return a text that the database keeps."""
        return zlib.decompress(value).decode() if value is not None else None


METADATA = MetaData()


def table(kind: type[Row]) -> Table:
    """Return the table of a row or of a view."""
    return METADATA.tables[table_of(kind)]


def _make(kind: type[Row]) -> None:
    name = table_of(kind)
    fields = inspect.type_info(kind).fields  # type: ignore[attr-defined]
    hints = {field.name: annotation for field, annotation in zip(fields, msgspec.structs.fields(kind), strict=True)}
    columns = [_column(kind, field, hints[field.name].type) for field in fields]
    indexes = [Index(f"ix_{name}_{field}", field) for field in kind.INDEXES]
    indexes += [Index(f"ix_{name}_{field}", field, unique=True) for field in kind.UNIQUE]
    Table(name, METADATA, *columns, *indexes)


def _column(kind: type[Row], field: inspect.Field, hint: Any) -> Column[Any]:
    refers = [ForeignKey(f"{kind.REFERS[field.name]}.id")] if field.name in kind.REFERS else []
    nullable = isinstance(field.type, inspect.UnionType) and field.type.includes_none
    return Column(
        field.name,
        _type(field.type, hint),
        *refers,
        primary_key=field.name in kind.KEY,
        autoincrement=False,
        nullable=nullable,
    )


def _type(type: inspect.Type, hint: Any) -> TypeEngine[Any]:
    """Return the type of a column; `hint` is the annotation of the field."""
    match type:
        case inspect.UnionType(types):
            (alone,) = (one for one in types if not isinstance(one, inspect.NoneType))
            return _type(alone, hint)
        case inspect.Metadata(_, _, {"packed": True}):
            return PackedText()
        case inspect.Metadata(_, _, {"width": int(width)}):
            return String(width)
        case inspect.LiteralType():
            return String(WORD_WIDTH)
        case inspect.StrType():
            return Text()
        case inspect.IntType():
            return Integer()
        case inspect.BoolType():
            return Boolean()
        case inspect.BytesType():
            return LargeBinary()
        case inspect.DateTimeType():
            return Moment()
        case _:
            return JsonText(hint)


for _kind in KINDS:
    _make(_kind)
