"""Statements for the verbs of a store. Each is made once for each of its forms, and used with other values."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple, assert_never

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Executable,
    Insert,
    Integer,
    Select,
    Update,
    bindparam,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from theomachy.hosting.rows import Row, whole
from theomachy.hosting.store.verbs import Add, Behind, Change, Drop, Edit, Put
from theomachy.server.db.tables import table

Names = tuple[str, ...]

EXPECTED = "expected "
"""With which the name of a parameter begins that holds the expected value of a field."""


class Step(NamedTuple):
    """A statement, and the values of each row that it is for."""

    statement: Executable
    rows: list[dict[str, Any]]
    must_find: bool = False
    """True if it is Behind where it finds no row."""


# Reading


class Where(NamedTuple):
    """The form of a condition."""

    one: Names
    """The fields that have one value."""
    some: Names = ()
    """The fields that have one of several values."""
    after: bool = False
    upto: bool = False
    last: bool = False


@cache
def selecting(kind: type[Row], where: Where) -> Select[Any]:
    """Return the statement that selects rows. Its parameters are fields, `after_`, `upto_` and `last_`."""
    columns, key = table(kind).c, whole(kind).KEY
    asked = select(*(columns[field] for field in kind.__struct_fields__))
    asked = asked.where(*(columns[field] == bindparam(field) for field in where.one))
    asked = asked.where(*(columns[field].in_(bindparam(field, expanding=True)) for field in where.some))
    end = columns[key[-1]]
    if where.after:
        asked = asked.where(end > bindparam("after_"))
    if where.upto:
        asked = asked.where(end <= bindparam("upto_"))
    order = [columns[field] for field in key if field not in where.one]
    if not where.last:
        return asked.order_by(*order)
    return asked.order_by(*(column.desc() for column in order)).limit(bindparam("last_", type_=Integer))


@cache
def selecting_last(kind: type[Row]) -> Select[Any]:
    """Return the statement that selects the last row of each series. Its parameter `firsts` holds their first keys."""
    every, rows = whole(kind), table(kind)
    first, number = every.KEY
    parents = rows.metadata.tables[every.REFERS[first]]
    newest = select(func.max(rows.c[number])).where(rows.c[first] == parents.c.id).correlate(parents).scalar_subquery()
    ends = (rows.c[first] == parents.c.id) & (rows.c[number] == newest)
    asked = select(*(rows.c[field] for field in kind.__struct_fields__)).select_from(parents).join(rows, ends)
    return asked.where(parents.c.id.in_(bindparam("firsts", expanding=True)))


# Writing


def steps(changes: Sequence[Change], dialect: str) -> list[Step]:
    """Return the statements of changes. Neighbours that use one statement share it, unless each has to find its row."""
    made: list[Step] = []
    for change in changes:
        statement, values = _statement(change, dialect)
        if made and made[-1].statement is statement and not made[-1].must_find:
            made[-1].rows.append(values)
        else:
            made.append(Step(statement, [values], isinstance(change, Edit)))
    return made


def _statement(change: Change, dialect: str) -> tuple[Executable, dict[str, Any]]:
    match change:
        case Add(row):
            return _adding(type(row)), msgspec.structs.asdict(row)
        case Put(row, only):
            return _putting(type(row), only, dialect), msgspec.structs.asdict(row)
        case Edit(kind, key, to, when):
            found = dict(zip(whole(kind).KEY, key, strict=True)) | dict(when)
            values = {f"{EXPECTED}{field}": value for field, value in found.items()}
            missing = tuple(field for field, value in found.items() if value is None)
            return _editing(kind, tuple(to), tuple(found), missing), {**to, **values}
        case Drop(kind, where, but_last):
            values = {f"{EXPECTED}{field}": value for field, value in where.items()}
            return _dropping(kind, tuple(where), but_last), values
        case _:
            assert_never(change)


@cache
def _adding(kind: type[Row]) -> Insert:
    return insert(table(kind))


@cache
def _putting(kind: type[Row], only: Names | None, dialect: str) -> Insert:
    adding = (postgresql.insert if dialect == "postgresql" else sqlite.insert)(table(kind))
    fields = only if only is not None else [field for field in kind.__struct_fields__ if field not in kind.KEY]
    if not fields:
        return adding.on_conflict_do_nothing(index_elements=kind.KEY)
    changed = {field: adding.excluded[field] for field in fields}
    return adding.on_conflict_do_update(index_elements=kind.KEY, set_=changed)


@cache
def _editing(kind: type[Row], to: Names, found: Names, missing: Names) -> Update:
    columns = table(kind).c
    conditions = [
        columns[field].is_(None) if field in missing else columns[field] == bindparam(f"{EXPECTED}{field}")
        for field in found
    ]
    return update(table(kind)).where(*conditions).values({field: bindparam(field) for field in to})


@cache
def _dropping(kind: type[Row], where: Names, but_last: bool) -> Delete:
    rows = table(kind)
    conditions = [rows.c[field] == bindparam(f"{EXPECTED}{field}") for field in where]
    if but_last:
        end = rows.alias()
        newest = select(func.max(end.c[whole(kind).KEY[-1]]))
        newest = newest.where(*(end.c[field] == bindparam(f"{EXPECTED}{field}") for field in where))
        conditions.append(rows.c[whole(kind).KEY[-1]] < newest.scalar_subquery())
    return delete(rows).where(*conditions)


def carry_out(connection: Connection, changes: Sequence[Change]) -> None:
    """Make changes; Behind if a condition does not hold."""
    for step in steps(changes, connection.dialect.name):
        try:
            found = connection.execute(step.statement, step.rows if len(step.rows) > 1 else step.rows[0])
        except IntegrityError:
            raise Behind from None
        if step.must_find and not found.rowcount:
            raise Behind
