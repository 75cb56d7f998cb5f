"""Destinations of a study's games: one table in a file, or a folder with all tables."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec

from theomachy import games
from theomachy.kernel import refuse
from theomachy.lab.extras import need
from theomachy.lab.file import read_study
from theomachy.lab.formats import kind_of, read_table, write_parquet, write_table
from theomachy.lab.journal import Head, Journal
from theomachy.lab.rows import (
    BLANK,
    CardRow,
    Row,
    UseRow,
    card_records,
    columns,
    compare_record,
    game_record,
    row_of,
    use_records,
    well_formed,
)
from theomachy.lab.study import compare, compare_versions

GAMES, CARDS, USES, TEXT, JOURNAL = "games.parquet", "cards.parquet", "uses.parquet", "study.toml", "journal.jsonl"
"""The files of a study's folder."""


class Sink(Protocol):
    journal: Path

    def there(self) -> Path | None:
        """Return the file that would be overwritten; None if there is none."""
        ...

    def finished(self, head: Head) -> Iterator[Row]:
        """Yield the games of finished tables; raise Refused if they are not of this study."""
        ...

    def write(self, head: Head, rows: Iterator[Row]) -> None:
        """Make tables of all games, in the order of their numbers."""
        ...


class FileSink:
    """A single table of games: a CSV, JSON or Parquet file by the end of its name."""

    def __init__(self, file: Path) -> None:
        self.file, self.suffix = file, kind_of(file)
        self.journal = file.with_name(f"{file.name}.partial")

    def there(self) -> Path | None:
        return next((path for path in (self.journal, self.file) if path.exists()), None)

    def finished(self, head: Head) -> Iterator[Row]:
        """Yield the games of a finished table; raise Refused if its first or last row is not of this study."""
        if not self.file.exists():
            return
        study, content = head.study, games.game(head.study.game).content
        known = dict.fromkeys(content.includes, content.digest)
        last: dict[str, Any] | None = None
        for count, record in enumerate(read_table(self.file, columns(study, head.versions))):
            if record["number"] != count or not well_formed(record):
                raise refuse("sim-line", line=count + 2)
            if count == 0:
                compare_record(study, head.versions, known, record)
            last = record
            if count < study.total:
                yield row_of(study, record)
        if last is not None:
            compare_record(study, head.versions, known, last)
            if last["number"] >= study.total:
                raise refuse("sim-longer", rows=last["number"] + 1, games=study.total)

    def write(self, head: Head, rows: Iterator[Row]) -> None:
        records = (game_record(head.study, head.versions, row) for row in rows)
        write_table(self.file, self.suffix, columns(head.study, head.versions), records)


class FolderSink:
    """A folder with all tables of a study and the text of the study's file."""

    def __init__(self, folder: Path, text: str) -> None:
        need("polars")
        self.folder, self.text = folder, text
        self.journal = folder / JOURNAL

    def there(self) -> Path | None:
        return None  # a study that was begun is gone on with

    def finished(self, head: Head) -> Iterator[Row]:
        if not (self.folder / GAMES).exists():
            return
        if not (self.folder / TEXT).exists():
            raise refuse("sim-not-a-table")
        study, _ = read_study((self.folder / TEXT).read_text("utf-8"))
        compare(study, head.study)
        yield from _folder_rows(self.folder, head)

    def write(self, head: Head, rows: Iterator[Row]) -> None:
        names = {
            CARDS: list(next(card_records(BLANK))),
            USES: list(next(use_records(BLANK))),
            GAMES: columns(head.study, head.versions),
        }
        new = {name: self.folder / f"{name}.new" for name in names}

        def split(row: Row) -> dict[Path, Any]:
            game = game_record(head.study, head.versions, row)
            return {new[GAMES]: [game], new[CARDS]: card_records(row), new[USES]: use_records(row)}

        write_parquet({new[name]: names[name] for name in names}, rows, split)
        (self.folder / TEXT).write_text(self.text, "utf-8")
        for name, file in new.items():  # the games last: where they are, all is
            file.replace(self.folder / name)

    def begin(self) -> None:
        """Make the folder, and write the study's text into it."""
        self.folder.mkdir(parents=True, exist_ok=True)
        if not (self.folder / TEXT).exists():
            (self.folder / TEXT).write_text(self.text, "utf-8")


def _folder_rows(folder: Path, head: Head) -> Iterator[Row]:
    """Yield the games of a folder's tables; raise Refused if other versions than those of `head` played them."""
    import polars

    study = head.study
    try:
        played, cards, uses = (polars.read_parquet(folder / name) for name in (GAMES, CARDS, USES))
    except polars.exceptions.PolarsError:
        raise refuse("sim-not-a-table") from None
    if played.columns != columns(study, head.versions):
        raise refuse("sim-not-a-table")
    names = list(next(iter(head.versions.values())))
    there: dict[str, dict[str, str]] = {}
    for change, *values in played.select("change", *names).unique().iter_rows():
        there[change] = dict(zip(names, values, strict=True))
    compare_versions(games.game(study.game), there, head.versions)
    last = played["number"].max()
    if isinstance(last, int) and last >= study.total:
        raise refuse("sim-longer", rows=last + 1, games=study.total)
    card_rows = cards.select("seat", "card", "kind", "copies", "points").iter_rows()
    use_rows = uses.select("seat", "card", "ability", "uses").iter_rows()
    of_cards = dict(cards["number"].value_counts().iter_rows())
    of_uses = dict(uses["number"].value_counts().iter_rows())
    for record in played.iter_rows(named=True):
        number = record["number"]
        yield msgspec.structs.replace(
            row_of(study, record),
            cards=tuple([_from_zero(CardRow(*next(card_rows))) for _ in range(of_cards.get(number, 0))]),
            uses=tuple([_from_zero(UseRow(*next(use_rows))) for _ in range(of_uses.get(number, 0))]),
        )


def _from_zero(row: Any) -> Any:
    return row._replace(seat=row.seat - 1)


class Kept:
    """The games of a study on disk: found, added to, made tables of."""

    def __init__(self, out: Sink, head: Head, *, resume: bool) -> None:
        self.out, self.head = out, head
        self.journal = Journal(out.journal, head)
        self._finished = False
        if not resume and (there := out.there()):
            raise refuse("sim-out-exists", file=str(there))

    def found(self) -> Iterator[Row]:
        """Yield the games on disk, without changing anything; raise Refused if they are not of this study."""
        if self.out.journal.exists():
            yield from self.journal.found()
            return
        for row in self.out.finished(self.head):
            self._finished = True
            self.journal.done.add(row.number)
            yield row

    @property
    def done(self) -> set[int]:
        return self.journal.done

    def begin(self) -> None:
        """Make ready for more games: a finished study becomes a journal again."""
        self.journal.begin(self.out.finished(self.head) if self._finished else ())

    def finish(self) -> None:
        """Make the tables, if there is anything new."""
        self.journal.close()
        if self.out.journal.exists():
            self.out.write(self.head, self.journal.rows())
            self.out.journal.unlink()

    def close(self) -> None:
        self.journal.close()
