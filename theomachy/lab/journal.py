"""The journal of a study: games one after the other as they are done, a line each, in any order.

Its first line says which study it is of, and what it was played with. However a run ends, complete lines stay; the next
run plays what is not there. When all is there, tables are made of it and it is deleted.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

from theomachy import games
from theomachy.kernel import refuse
from theomachy.lab.rows import Row
from theomachy.lab.study import Study, compare, compare_versions

DAMAGED = (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError)


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The study and versions that all rows of a journal share."""

    study: Study
    versions: dict[str, dict[str, str]]
    """The versions that games are played with, by the text of their change."""


class Journal:
    """The open journal of a study.

    Use it in this order: `found` to its end, `begin`, `append`; `close` in any case.
    """

    def __init__(self, path: Path, head: Head) -> None:
        self.path, self.head = path, head
        self.done: set[int] = set()
        """Numbers of the games that are there."""
        self._size = 0  # bytes that are complete lines
        self._out: BinaryIO | None = None

    def found(self) -> Iterator[Row]:
        """Yield the games in the journal, without changing it; raise Refused if they are not of this study."""
        if not self.path.exists():
            return
        with self.path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith(b"\n"):  # ended in the midst of it
                    return
                if number == 1:
                    self._meet(line)
                else:
                    yield self._row(number, line)
                self._size += len(line)

    def _meet(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Head)
        except DAMAGED:
            raise refuse("sim-not-a-table") from None
        compare(head.study, self.head.study)
        compare_versions(games.game(self.head.study.game), head.versions, self.head.versions)

    def _row(self, number: int, line: bytes) -> Row:
        try:
            row = _decode(line)
        except DAMAGED:
            raise refuse("sim-line", line=number) from None
        if row.number in self.done or row.number < 0:
            raise refuse("sim-line", line=number)
        if row.number >= self.head.study.total:
            raise refuse("sim-longer", rows=row.number + 1, games=self.head.study.total)
        self.done.add(row.number)
        return row

    def begin(self, rows: Iterable[Row] = ()) -> None:
        """Make ready for more games; `rows` are those of a finished study that is to grow."""
        if self._size == 0:
            new = self.path.with_name(f"{self.path.name}.new")
            with new.open("wb") as out:
                out.write(msgspec.json.encode(self.head) + b"\n")
                for row in rows:
                    out.write(_line(row))
                    self.done.add(row.number)
                self._size = out.tell()
            new.replace(self.path)
        self._out = self.path.open("r+b")
        self._out.truncate(self._size)

    def append(self, rows: Sequence[Row]) -> None:
        out = self._out
        assert out is not None
        if os.fstat(out.fileno()).st_size != self._size:
            raise refuse("sim-other-writer")
        text = b"".join(map(_line, rows))
        out.seek(self._size)
        out.write(text)
        out.flush()
        self._size += len(text)
        self.done.update(row.number for row in rows)

    def rows(self) -> Iterator[Row]:
        """Yield all games in the journal, in the order of their numbers."""
        places: dict[int, int] = {}
        with self.path.open("rb") as lines:
            place = len(lines.readline())
            for line in lines:
                places[_decode(line).number] = place
                place += len(line)
            for number in sorted(places):
                lines.seek(places[number])
                yield _decode(lines.readline())

    def close(self) -> None:
        if self._out is not None:
            self._out.close()
            self._out = None


def read_part(path: Path) -> tuple[Head, list[Row]]:
    """Return the head of a journal that was left behind, and its games in the order of their numbers.

    Raise Refused if it cannot be read.
    """
    rows: dict[int, Row] = {}
    with path.open("rb") as lines:
        try:
            head = msgspec.json.decode(lines.readline(), type=Head)
        except DAMAGED:
            raise refuse("sim-not-a-table") from None
        for number, line in enumerate(lines, 2):
            if not line.endswith(b"\n"):  # ended in the midst of it
                break
            try:
                row = _decode(line)
            except DAMAGED:
                raise refuse("sim-line", line=number) from None
            rows[row.number] = row
    return head, [rows[number] for number in sorted(rows)]


def _line(row: Row) -> bytes:
    return msgspec.json.encode(row) + b"\n"


def _decode(line: bytes) -> Row:
    return msgspec.json.decode(line, type=Row)
