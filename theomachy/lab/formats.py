"""Tables as files of several kinds: CSV, JSON, Parquet."""

import csv
import io
from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from theomachy.kernel import refuse
from theomachy.lab.extras import need
from theomachy.lab.rows import Record, kind, read_value

T = TypeVar("T")
KINDS = (".csv", ".json", ".parquet")
CHUNK = 5000
"""Games that are put into tables at once."""


def kind_of(file: Path) -> str:
    """Return the format of a file by the end of its name; raise Refused if it is not one of the three."""
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
    """Read a row from its line; raise ValueError if it does not fit the columns."""
    try:
        values = next(csv.reader([line.decode()], strict=True), [])
    except csv.Error as error:
        raise ValueError(line) from error
    return {column: read_value(column, text) for column, text in zip(columns, values, strict=True)}


def write_table(file: Path, suffix: str, columns: list[str], records: Iterable[Record]) -> None:
    """Make a file of records; it is there as a whole or not at all."""
    new = file.with_name(f"{file.name}.new")
    if suffix == ".parquet":
        write_parquet({new: columns}, records, lambda record: {new: [record]})
    else:
        with new.open("wb") as out:
            out.write(csv_lines([columns]) if suffix == ".csv" else b"[")
            start = b"\n"
            for record in records:
                if suffix == ".csv":
                    out.write(csv_lines([record.values()]))
                else:
                    out.write(start + msgspec.json.encode(record))
                    start = b",\n"
            out.write(b"" if suffix == ".csv" else b"\n]\n")
    new.replace(file)


def write_parquet(
    tables: Mapping[Path, list[str]], items: Iterable[T], split: Callable[[T], Mapping[Path, Iterable[Record]]]
) -> None:
    """Make tables of items, each of which gives records to several of them."""
    import polars

    types = {int: polars.Int64, float: polars.Float64, str: polars.String}
    schemas = {file: {column: types[kind(column)] for column in columns} for file, columns in tables.items()}
    frames: dict[Path, list[polars.DataFrame]] = {file: [] for file in tables}
    left = iter(items)
    while some := list(islice(left, CHUNK)):
        records: dict[Path, list[Record]] = {file: [] for file in tables}
        for item in some:
            for file, given in split(item).items():
                records[file] += given
        for file, schema in schemas.items():
            frames[file].append(polars.DataFrame(records[file], schema=schema, orient="row"))
    for file, schema in schemas.items():
        whole = polars.concat(frames[file]) if frames[file] else polars.DataFrame(schema=schema)
        whole.rechunk().write_parquet(file, statistics=False)


def read_table(file: Path, columns: list[str]) -> Iterator[Record]:
    """Yield the rows of a complete file; raise Refused if it is not a table with these columns."""
    records: Any
    if file.suffix == ".csv":
        yield from _read_csv(file, columns)
        return
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


def _read_csv(file: Path, columns: list[str]) -> Iterator[Record]:
    head = csv_lines([columns])
    with file.open("rb") as lines:
        if lines.readline(len(head)) != head:
            raise refuse("sim-not-a-table")
        for number, line in enumerate(lines, 2):
            try:
                yield read_line(columns, line)
            except ValueError:
                raise refuse("sim-line", line=number) from None
