"""Tables as files: the journal's CSV, and what can be made of it when it is complete."""

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from theomachy.kernel import refuse
from theomachy.lab.parts import need
from theomachy.lab.rows import Record, kind, read_value

KINDS = (".csv", ".json", ".parquet")


def kind_of(file: Path) -> str:
    """How a file is to be written, by the end of its name."""
    if file.suffix not in KINDS:
        raise refuse("sim-out-kind", kinds=", ".join(KINDS))
    if file.suffix == ".parquet":
        need("polars")
    return file.suffix


def csv_lines(rows: Iterable[Iterable[Any]]) -> bytes:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    return text.getvalue().encode()


def read_line(columns: list[str], line: bytes) -> Record:
    """A row from its line, or ValueError."""
    try:
        values = next(csv.reader([line.decode()], strict=True), [])
    except csv.Error as error:
        raise ValueError(line) from error
    return {column: read_value(column, text) for column, text in zip(columns, values, strict=True)}


def write_table(file: Path, suffix: str, journal: Path, columns: list[str]) -> None:
    """Make a file of a complete journal."""
    if suffix == ".json":
        with journal.open("rb") as lines, file.open("wb") as out:
            next(lines)
            start = b"[\n"
            for line in lines:
                out.write(start + msgspec.json.encode(read_line(columns, line)))
                start = b",\n"
            out.write(b"\n]\n")
    else:
        import polars

        types = {int: polars.Int64, float: polars.Float64, str: polars.String}
        schema = {column: types[kind(column)] for column in columns}
        polars.read_csv(journal, schema=schema).write_parquet(file)


def read_table(file: Path, columns: list[str]) -> Iterator[Record]:
    """The rows of a complete file. Refused if it is no table of a study."""
    records: Any
    if file.suffix == ".json":
        try:
            records = msgspec.json.decode(file.read_bytes(), type=list[dict[str, int | float | str | None]])
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise refuse("sim-not-a-table") from None
    else:
        import polars

        try:
            records = polars.read_parquet(file).iter_rows(named=True)
        except polars.exceptions.PolarsError:
            raise refuse("sim-not-a-table") from None
    for record in records:
        if list(record) != columns:
            raise refuse("sim-not-a-table")
        yield record
