"""The verbs of a store over texts by path.

A row is one text under its table and key. Each indexed value has a path of its own that leads to the row:
`seats.guest/ann/4fVq/000001`, or `seats.invite/x7Q` where the value is unique.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any, TypeVar, assert_never

import msgspec

from theomachy.hosting.keyvalue.texts import KeptTexts, Range, below, packed, path
from theomachy.hosting.rows import Row, table_of, whole
from theomachy.hosting.store.verbs import Add, Behind, Change, Drop, Edit, Put, Store, Value

R = TypeVar("R", bound=Row)
Where = Mapping[str, Value | Collection[Value]]


class KeyValueStore(Store):
    """Rows as JSON texts."""

    def __init__(self, texts: KeptTexts) -> None:
        self._texts = texts

    async def read(self, kind: type[R], *key: Value) -> R | None:
        """Return the row with a key; None if there is none."""
        text = (await self._texts.get([path(table_of(kind), *key)]))[0]
        return msgspec.json.decode(text, type=kind) if text is not None else None

    async def select(
        self,
        kind: type[R],
        *,
        after: int | None = None,
        upto: int | None = None,
        last: int = 0,
        **where: Value | Collection[Value],
    ) -> list[R]:
        """Return the rows whose fields have given values, in the order of their keys."""
        texts = await self._found(kind, where, after, upto, last)
        return [msgspec.json.decode(text, type=kind) for text in texts.values()]

    async def last(self, kind: type[R], *firsts: Value) -> list[R]:
        """Return the last row of each of several series."""
        table = table_of(kind)
        found = await self._texts.scan([below(table, first) for first in firsts], 1)
        return [msgspec.json.decode(text, type=kind) for _, text in found]

    async def write(self, *changes: Change) -> None:
        """Make all changes in one transaction or none of them; Behind if a condition does not hold."""
        while True:  # somebody else may write between the look and the commit
            plan = _Plan(await self._seen(changes))
            for change in changes:
                plan.make(change)
            if await self._texts.commit(plan.changed, plan.seen):
                return

    async def _seen(self, changes: Iterable[Change]) -> dict[str, str | None]:
        """Return all texts on which changes depend."""
        paths = list(dict.fromkeys(path for change in changes for path in _places(change)))
        seen: dict[str, str | None] = dict(zip(paths, await self._texts.get(paths), strict=True)) if paths else {}
        for change in changes:
            if isinstance(change, Drop):
                seen |= await self._found(change.kind, change.where)
        return seen

    async def _found(
        self, kind: type[Row], where: Where, after: int | None = None, upto: int | None = None, last: int = 0
    ) -> dict[str, str]:
        """Return the texts of rows by path, in the order of the paths."""
        every, table = whole(kind), table_of(kind)
        several = {field: _several(value) for field, value in where.items()}
        firsts, rest = [path(table)], dict(several)
        for field in every.KEY:
            if field not in rest:
                break
            firsts = [path(first, value) for first in firsts for value in rest.pop(field)]
        bounded = after is not None or upto is not None
        if len(several) - len(rest) == len(every.KEY):
            texts = await self._texts.get(firsts)
            found = {place: text for place, text in zip(firsts, texts, strict=True) if text is not None}
        elif len(rest) < len(several):
            ranges = [_between(first, after, upto) if bounded else below(first) for first in firsts]
            found = dict(await self._texts.scan(ranges, 0 if rest else last))
        else:
            found = await self._indexed(every, several)
        if rest:
            held = ((place, text, msgspec.json.decode(text, type=every)) for place, text in found.items())
            found = {
                place: text
                for place, text, row in held
                if all(getattr(row, field) in values for field, values in several.items())
            }
        return dict(sorted(found.items())[-last:])

    async def _indexed(self, kind: type[Row], where: Mapping[str, Collection[Value]]) -> dict[str, str]:
        """Return the texts of the rows that an index finds for the first indexed field of a condition."""
        table = table_of(kind)
        field = next(field for field in where if field in (*kind.INDEXES, *kind.UNIQUE))
        if field in kind.UNIQUE:
            at = await self._texts.get([path(f"{table}.{field}", value) for value in where[field]])
            places = [place for place in at if place is not None]
        else:
            heads = [below(f"{table}.{field}", value) for value in where[field]]
            ends = [(found, head) for head in heads for found, _ in await self._texts.scan([head])]
            places = [path(table, found.removeprefix(head.start)) for found, head in ends]
        texts = await self._texts.get(places) if places else []
        return {place: text for place, text in zip(places, texts, strict=True) if text is not None}


class _Plan:
    """The texts that changes see, and those that they leave behind."""

    def __init__(self, seen: dict[str, str | None]) -> None:
        self.seen = seen
        self.changed: dict[str, str | None] = {}

    def make(self, change: Change) -> None:
        """Make a change; Behind if its condition does not hold."""
        match change:
            case Add(row):
                if self._row(type(row), _place(row)) is not None:
                    raise Behind
                self._replace(None, row)
            case Put(row, only):
                self._put(row, only)
            case Edit(kind, key, to, when):
                old = self._row(kind, path(table_of(kind), *key))
                if old is None or any(getattr(old, field) != value for field, value in when.items()):
                    raise Behind
                self._replace(old, msgspec.structs.replace(old, **to))
            case Drop():
                self._drop(change)
            case _:
                assert_never(change)

    def _put(self, row: Row, only: tuple[str, ...] | None) -> None:
        old = self._row(type(row), _place(row))
        if old is not None and only is not None:
            row = msgspec.structs.replace(old, **{field: getattr(row, field) for field in only})
        self._replace(old, row)

    def _drop(self, drop: Drop) -> None:
        table = f"{table_of(drop.kind)}/"
        rows = [self._row(drop.kind, place) for place in sorted(self.seen) if place.startswith(table)]
        gone = [row for row in rows if row is not None and _has(row, drop.where)]
        for row in gone[:-1] if drop.but_last else gone:
            self.changed |= dict.fromkeys(_texts(row))

    def _replace(self, old: Row | None, new: Row) -> None:
        before, after = _texts(old) if old is not None else {}, _texts(new)
        for place in _unique(new):
            if place not in before and self._text(place) is not None:
                raise Behind
        for place in _parents(new):
            if (old is None or place not in _parents(old)) and self._text(place) is None:
                raise Behind
        self.changed |= dict.fromkeys(before) | after

    def _row(self, kind: type[Row], place: str) -> Row | None:
        text = self._text(place)
        return msgspec.json.decode(text, type=whole(kind)) if text is not None else None

    def _text(self, place: str) -> str | None:
        return self.changed[place] if place in self.changed else self.seen[place]


def _several(value: Value | Collection[Value]) -> Collection[Value]:
    return value if isinstance(value, Collection) and not isinstance(value, str) else [value]


def _has(row: Row, where: Mapping[str, Any]) -> bool:
    return all(getattr(row, field) == value for field, value in where.items())


def _between(first: str, after: int | None, upto: int | None) -> Range:
    """Return the range of paths whose last number is greater than one number, and not greater than another."""
    every = below(first)
    start = every.start if after is None else path(first, after + 1)
    return Range(start, every.stop if upto is None else path(first, upto + 1))


def _places(change: Change) -> Iterator[str]:
    """Yield the paths that a change depends on, except those that are found by what they hold."""
    match change:
        case Add(row) | Put(row):
            yield _place(row)
            yield from _unique(row)
            yield from _parents(row)
        case Edit(kind, key, to):
            table, of = table_of(kind), whole(kind)
            yield path(table, *key)
            yield from (path(f"{table}.{field}", to[field]) for field in of.UNIQUE if to.get(field) is not None)
            yield from (path(of.REFERS[field], to[field]) for field in of.REFERS if to.get(field) is not None)


def _place(row: Row) -> str:
    return path(table_of(type(row)), *(getattr(row, field) for field in row.KEY))


def _unique(row: Row) -> list[str]:
    """Return the paths of a row's unique values."""
    table = table_of(type(row))
    values = [(field, getattr(row, field)) for field in row.UNIQUE]
    return [path(f"{table}.{field}", value) for field, value in values if value is not None]


def _parents(row: Row) -> list[str]:
    """Return the paths of the rows that a row refers to."""
    values = [(table, getattr(row, field)) for field, table in row.REFERS.items()]
    return [path(table, value) for table, value in values if value is not None]


def _texts(row: Row) -> dict[str, str | None]:
    """Return a row with all paths that lead to it."""
    table, place = table_of(type(row)), _place(row)
    end = place.removeprefix(f"{table}/")
    values = [(field, getattr(row, field)) for field in row.INDEXES]
    indexed = {path(f"{table}.{field}", value, end): "" for field, value in values if value is not None}
    return {place: packed(row), **indexed, **dict.fromkeys(_unique(row), place)}
