"""The files that rows go to, whatever happens to them."""

import csv
import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import polars
import pytest
from msgspec.structs import replace

from tests.lab.studies import cell, head, rows_of, study
from theomachy.kernel import Refused
from theomachy.lab import extras
from theomachy.lab.journal import Head
from theomachy.lab.rows import Row
from theomachy.lab.sinks import FileSink, Kept
from theomachy.lab.study import Study

SMALL = study("greedy", "random", games=6, preset="random")
KINDS = ("csv", "json", "parquet")


@cache
def rows() -> list[Row]:
    return rows_of(SMALL)


def keep(
    file: Path, what: Study | Head = SMALL, *, resume: bool = False, upto: int | None = None, backwards: bool = False
) -> list[int]:
    """Carry a study out into a file, or as far as so many rows; returns the numbers of the rows that were there."""
    kept = Kept(FileSink(file), head(what) if isinstance(what, Study) else what, resume=resume)
    there = [row.number for row in kept.found()]
    total = kept.head.study.total
    if len(there) < total:
        kept.begin()
        new = [row for row in rows()[: total if upto is None else upto] if row.number not in kept.done]
        for row in reversed(new) if backwards else new:
            kept.journal.append([row])
    kept.close()
    if upto is None:
        kept.finish()
    return there


def refused(id: str, file: Path, what: Study | Head = SMALL, **args: Any) -> None:
    """It is refused for this reason, and nothing in the folder changes."""
    before = {path: path.read_bytes() for path in file.parent.iterdir()}
    with pytest.raises(Refused) as caught:
        keep(file, what, resume=True)
    assert caught.value.reason.id == id
    assert args.items() <= caught.value.reason.args.items()
    assert {path: path.read_bytes() for path in file.parent.iterdir()} == before


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of an undisturbed study, by kind, and its journal."""
    folder = tmp_path_factory.mktemp("whole")
    for kind in KINDS:
        keep(folder / f"x.{kind}")
    assert sorted(file.name for file in folder.iterdir()) == ["x.csv", "x.json", "x.parquet"]
    keep(folder / "y.csv", upto=6)
    files = {kind: (folder / f"x.{kind}").read_bytes() for kind in KINDS}
    return {**files, "journal": (folder / "y.csv.partial").read_bytes()}


def test_all_kinds_of_file_tell_the_same(whole: dict[str, bytes], tmp_path: Path) -> None:
    told = [
        {column: value or None for column, value in row.items()}
        for row in csv.DictReader(whole["csv"].decode().splitlines())
    ]
    assert len(told) == 6
    assert (told[1]["agent_2"], told[1]["seed"], told[1]["setup"]) == ("greedy", "3", "random")
    assert told[0]["settled"] == told[1]["settled"] != told[2]["settled"]
    assert told[0]["army_1"] in str(told[0]["settled"])
    (tmp_path / "x.parquet").write_bytes(whole["parquet"])
    table = polars.read_parquet(tmp_path / "x.parquet")
    assert table.schema["decisions"] == polars.Int64
    assert table.schema["share_1"] == polars.Float64
    for rows in (json.loads(whole["json"]), table.to_dicts()):
        assert [
            {name: None if value in (None, "") else str(value) for name, value in row.items()} for row in rows
        ] == told


def test_cut_anywhere_the_file_becomes_the_same_again(whole: dict[str, bytes], tmp_path: Path) -> None:
    """However many bytes were written when it was killed."""
    file, text = tmp_path / "x.csv", whole["journal"]
    ends = [at + 1 for at, letter in enumerate(text) if letter == 10]
    cuts = {0, 1, ends[0] // 2, len(text) - 1, len(text)} | {end + off for end in ends[:-1] for off in (-1, 0, 1, 60)}
    for cut in sorted(cuts):
        (tmp_path / "x.csv.partial").write_bytes(text[:cut])
        there = keep(file, resume=True)
        assert len(there) == max(0, sum(end <= cut for end in ends) - 1)
        assert file.read_bytes() == whole["csv"]
        assert list(tmp_path.iterdir()) == [file]
        file.unlink()


@pytest.mark.parametrize("kind", KINDS)
def test_rows_are_kept_as_they_are_done_and_sorted_in_the_end(
    kind: str, whole: dict[str, bytes], tmp_path: Path
) -> None:
    file = tmp_path / f"x.{kind}"
    keep(file, upto=2, backwards=True)
    journal = tmp_path / f"x.{kind}.partial"
    assert list(tmp_path.iterdir()) == [journal]
    first, two, one = whole["journal"].splitlines(keepends=True)[0], *journal.read_bytes().splitlines()[1:]
    assert journal.read_bytes().startswith(first)
    assert (json.loads(two)["number"], json.loads(one)["number"]) == (1, 0)
    assert keep(file, resume=True, backwards=True) == [1, 0]
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == whole[kind]


@pytest.mark.parametrize("kind", KINDS)
def test_a_finished_file_is_left_alone_or_grows(kind: str, whole: dict[str, bytes], tmp_path: Path) -> None:
    file = tmp_path / f"x.{kind}"
    keep(file, replace(SMALL, games=4))
    before = file.stat()
    assert keep(file, replace(SMALL, games=4), resume=True) == [0, 1, 2, 3]
    assert file.stat().st_mtime_ns == before.st_mtime_ns
    assert keep(file, resume=True) == [0, 1, 2, 3]
    assert list(tmp_path.iterdir()) == [file]
    assert file.read_bytes() == whole[kind]


def test_killed_between_the_file_and_its_journal(whole: dict[str, bytes], tmp_path: Path) -> None:
    """All rows are in the journal, but there is no file yet, or there is and the journal still is, too."""
    for made in (False, True):
        (tmp_path / "x.json.partial").write_bytes(whole["journal"])
        (tmp_path / "x.json.new").write_bytes(whole["json"][:100])
        if made:
            (tmp_path / "x.json").write_bytes(whole["json"])
        assert len(keep(tmp_path / "x.json", resume=True)) == 6
        assert [file.name for file in tmp_path.iterdir()] == ["x.json"]
        assert (tmp_path / "x.json").read_bytes() == whole["json"]
        (tmp_path / "x.json").unlink()


def test_to_go_on_with_nothing_is_to_begin(whole: dict[str, bytes], tmp_path: Path) -> None:
    assert keep(tmp_path / "x.csv", resume=True) == []
    assert (tmp_path / "x.csv").read_bytes() == whole["csv"]


@pytest.mark.parametrize("name", ["x.csv", "x.json", "x.json.partial"])
def test_what_is_there_is_not_written_over(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("precious")
    with pytest.raises(Refused, match="sim-out-exists"):
        Kept(FileSink(tmp_path / name.removesuffix(".partial")), head(SMALL), resume=False)
    assert (tmp_path / name).read_text() == "precious"


def other(**versions: str) -> Head:
    """The same study, played with something else."""
    now = head(SMALL)
    return Head(SMALL, {"{}": {**now.versions["{}"], **versions}})


OTHERS = [
    (replace(SMALL, seed=4), "sim-differs", {"column": "seed", "there": "3", "here": "4"}),
    (study("random", "greedy", preset="random"), "sim-differs", {}),
    (study("greedy", "greedy", preset="random"), "sim-differs", {}),
    (study("greedy", "random"), "sim-differs", {}),
    (replace(SMALL, swap=False, games=7), "sim-differs", {}),
    (other(rules="9"), "sim-differs", {"column": "rules", "here": "9"}),
    (other(content="x"), "sim-differs", {"column": "content"}),
    (other(judge="none"), "sim-differs", {"column": "judge", "here": "none"}),
    (other(python="2.7"), "sim-differs", {"column": "python"}),
    (replace(SMALL, games=5), "sim-longer", {"rows": 6, "games": 5}),
]


@pytest.mark.parametrize("kind", [*KINDS, "journal"])
@pytest.mark.parametrize(("other", "id", "args"), OTHERS)
def test_another_study_is_refused_and_the_difference_named(
    kind: str, other: Study | Head, id: str, args: dict[str, Any], whole: dict[str, bytes], tmp_path: Path
) -> None:
    file = tmp_path / ("x.csv" if kind == "journal" else f"x.{kind}")
    (tmp_path / "x.csv.partial" if kind == "journal" else file).write_bytes(whole[kind])
    refused(id, file, other, **args)


def test_a_table_of_more_seats_is_another(whole: dict[str, bytes], tmp_path: Path) -> None:
    three = replace(SMALL, cells=(cell("random", ("greedy", "random", "random")),))
    (tmp_path / "x.csv").write_bytes(whole["csv"])
    refused("sim-not-a-table", tmp_path / "x.csv", three)


def test_whether_seats_change_and_who_meets_is_told_by_the_deals(tmp_path: Path) -> None:
    keep(tmp_path / "x.csv", replace(SMALL, games=3))
    refused("sim-differs-deal", tmp_path / "x.csv", replace(SMALL, swap=False))


def test_what_is_no_table_is_refused(whole: dict[str, bytes], tmp_path: Path) -> None:
    spoilt = {
        "x.csv": [b"precious", b"\xff\xfe\n\n", b"a,b\n1,2\n", b"\x00" * 9, whole["json"]],
        "x.json": [b"", b"{", b"[1]", b'[{"a": 1}]', b"\xff", whole["csv"]],
        "x.parquet": [b"", b"PAR1", whole["csv"]],
        "x.csv.partial": [b"precious\n", b"\xff\n", whole["csv"], whole["json"]],
    }
    for name, texts in spoilt.items():
        for text in texts:
            (tmp_path / name).write_bytes(text)
            refused("sim-not-a-table", tmp_path / name.removesuffix(".partial"))
        (tmp_path / name).unlink()


def test_lines_that_were_changed_are_found(whole: dict[str, bytes], tmp_path: Path) -> None:
    lines = whole["journal"].splitlines(keepends=True)
    spoilt = [
        (4, [*lines[:3], lines[2], *lines[3:]]),
        (2, [lines[0], b"x" + lines[1], *lines[2:]]),
        (5, [*lines[:4], b"\n", *lines[4:]]),
        (3, [*lines[:2], lines[2].replace(b"greedy", b"\xff"), *lines[3:]]),
        (3, [*lines[:2], lines[2].replace(b'"number":1', b'"number":"1"'), *lines[3:]]),
    ]
    for line, changed in spoilt:
        (tmp_path / "x.csv.partial").write_bytes(b"".join(changed))
        refused("sim-line", tmp_path / "x.csv", line=line)


def test_values_that_were_changed_are_found(whole: dict[str, bytes], tmp_path: Path) -> None:
    for old, new in (
        (b'"first":1', b'"first":"1"'),
        (b'"steps":', b'"steps":0.'),
        (b'"share_1":1.0', b'"share_1":null'),
        (b'"number":1', b'"number":7'),
    ):
        assert old in whole["json"]
        (tmp_path / "x.json").write_bytes(whole["json"].replace(old, new))
        refused("sim-line", tmp_path / "x.json")


def test_two_do_not_write_to_one_file(tmp_path: Path) -> None:
    one, other = (Kept(FileSink(tmp_path / "x.csv"), head(SMALL), resume=True) for _ in range(2))
    for kept in (one, other):
        list(kept.found())
        kept.begin()
    other.journal.append(rows()[:1])
    one.journal.close()
    again = Kept(FileSink(tmp_path / "x.csv"), head(SMALL), resume=True)
    list(again.found())
    again.begin()
    again.journal.append(rows()[1:2])
    with pytest.raises(Refused, match="sim-other-writer"):
        other.journal.append(rows()[2:3])
    for kept in (other, again):
        kept.close()
    assert (tmp_path / "x.csv.partial").read_bytes().count(b"\n") == 3


def test_other_kinds_of_file_are_refused(tmp_path: Path) -> None:
    for name in ("x", "x.txt", "x.CSV.gz"):
        with pytest.raises(Refused, match="sim-out-kind"):
            FileSink(tmp_path / name)


def test_a_part_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    with pytest.raises(Refused, match="polars"):
        FileSink(tmp_path / "x.parquet")
    FileSink(tmp_path / "x.csv")


def test_a_journal_says_what_it_is_of(whole: dict[str, bytes]) -> None:
    said = msgspec.json.decode(whole["journal"].splitlines()[0], type=Head)
    assert said == head(SMALL)
