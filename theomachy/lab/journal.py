"""The file that the rows of a study go to, one after the other as they are done.

Of a `.csv` it is the file itself; of other kinds it is a CSV beside it, `FILE.partial`, and the file is made of it when
the last row is there. However a run ends, complete lines stay, and the next run goes on after the last of them.
"""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import BinaryIO

from theomachy.kernel import refuse
from theomachy.lab.formats import csv_lines, kind_of, read_line, read_table, write_table
from theomachy.lab.rows import Record, Row, columns, compare, record, row_of, well_formed
from theomachy.lab.study import Study


class Journal:
    """Use it in this order: `found` to its end, `begin`, `append`, `finish`; `close` in any case."""

    def __init__(self, study: Study, file: Path, *, resume: bool) -> None:
        self.study, self.file = study, file
        self.path = file if kind_of(file) == ".csv" else file.with_name(f"{file.name}.partial")
        self.columns = columns(study)
        self.head = csv_lines([self.columns])
        self.count = 0
        """Rows that are there."""
        self._size = 0  # bytes of the journal that are complete rows
        self._finished: list[Record] = []  # rows from a finished file that is to grow
        self._out: BinaryIO | None = None
        if not resume:
            for there in (self.path, file):
                if there.exists():
                    raise refuse("sim-out-exists", file=str(there))

    def found(self) -> Iterator[Row]:
        """The rows that are there already. Refused if they are not of this study; nothing is changed yet."""
        last: Record | None = None
        for last in self._records():
            if last["number"] != self.count or not well_formed(last):
                raise refuse("sim-line", line=self.count + 2)
            if self.count == 0:
                compare(self.study, last)
            self.count += 1
            yield row_of(self.study, last)
        if last is not None:
            compare(self.study, last)
        if self.count > self.study.total:
            raise refuse("sim-longer", rows=self.count, games=self.study.total)

    def _records(self) -> Iterator[Record]:
        if self.path.exists():
            yield from self._lines()
        elif self.file.exists():
            self._finished = list(read_table(self.file, self.columns))
            yield from self._finished

    def _lines(self) -> Iterator[Record]:
        with self.path.open("rb") as lines:
            head = lines.readline(len(self.head))
            if head != self.head:
                if self.head.startswith(head):  # ended before its first line was complete
                    return
                raise refuse("sim-not-a-table")
            self._size = len(head)
            for number, line in enumerate(lines, 2):
                if not line.endswith(b"\n"):  # ended in the midst of a row
                    return
                try:
                    record = read_line(self.columns, line)
                except ValueError:
                    raise refuse("sim-line", line=number) from None
                self._size += len(line)
                yield record

    def begin(self) -> None:
        """Make ready for more rows."""
        self._out = self.path.open("r+b" if self.path.exists() else "x+b")
        self._out.truncate(self._size)
        if self._size == 0:
            self._write(self.head + csv_lines(record.values() for record in self._finished))

    def append(self, rows: Sequence[Row]) -> None:
        self._write(csv_lines(record(self.study, row).values() for row in rows))
        self.count += len(rows)

    def _write(self, text: bytes) -> None:
        out = self._out
        assert out is not None
        if os.fstat(out.fileno()).st_size != self._size:
            raise refuse("sim-other-writer")
        out.seek(self._size)
        out.write(text)
        out.flush()
        self._size += len(text)

    def finish(self) -> None:
        """All rows are there: make the file."""
        self.close()
        if self.path != self.file and self.path.exists():
            new = self.file.with_name(f"{self.file.name}.new")
            write_table(new, self.file.suffix, self.path, self.columns)
            new.replace(self.file)
            self.path.unlink()

    def close(self) -> None:
        if self._out is not None:
            self._out.close()
            self._out = None
