"""The verbs of a store: read, select, last and write. What a use case needs is built on them, once for every store."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Protocol, TypeAlias, TypeVar

import msgspec

from theomachy.hosting.rows import Row
from theomachy.kernel import Refused

R = TypeVar("R", bound=Row)

Value: TypeAlias = str | int | datetime | None
"""The value of a field by which rows are found."""


class Behind(Exception):
    """A condition of a write does not hold, so nothing is written: read again before you write again."""


class NotKept(Refused):
    """The store can neither write nor read for now. Nothing has changed, and you may try again."""


class Add(msgspec.Struct, frozen=True):
    """A new row. Behind if its key or a unique value is taken, or if a row that it refers to is missing."""

    row: Row


class Put(msgspec.Struct, frozen=True):
    """A row that is written whether it is there or not."""

    row: Row
    only: tuple[str, ...] | None = None
    """The fields to change if the row is there already; None for all of them."""


class Edit(msgspec.Struct, frozen=True):
    """A change to some fields of one row. Behind if the row is missing or is not as expected."""

    kind: type[Row]
    key: tuple[Value, ...]
    to: Mapping[str, Any]
    """The new value of each field that changes."""
    when: Mapping[str, Any] = {}
    """The expected value of some fields."""


class Drop(msgspec.Struct, frozen=True):
    """The removal of all rows with some values. Nothing happens if there are none."""

    kind: type[Row]
    where: Mapping[str, Value]
    """The values by field. A part of them begins the key, or is an index."""
    but_last: bool = False
    """True if the last row, in the order of the keys, stays."""


Change: TypeAlias = Add | Put | Edit | Drop


class Store(Protocol):
    """The place where a host keeps everything. Each call is one transaction; NotKept if there cannot be one."""

    async def read(self, kind: type[R], *key: Value) -> R | None:
        """Return the row with a key; None if there is none."""
        ...

    async def select(
        self,
        kind: type[R],
        *,
        after: int | None = None,
        upto: int | None = None,
        last: int = 0,
        **where: Value | Collection[Value],
    ) -> list[R]:
        """Return the rows whose fields have given values, in the order of the numbers and times in their keys.

        A collection admits each of its values. The fields begin the key or include an index. `after` and `upto` limit
        the last field of the key, which is a number then. `last` asks for that many rows from the end; 0 asks for all.
        """
        ...

    async def last(self, kind: type[R], *firsts: Value) -> list[R]:
        """Return the last row of each of several series. The keys of a series begin with the same value."""
        ...

    async def write(self, *changes: Change) -> None:
        """Make all changes in one transaction, in their order, or none of them. Behind if a condition does not hold."""
        ...
