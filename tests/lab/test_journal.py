"""The files that rows go to, whatever happens to them."""

import csv
import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import polars
import pytest

from tests.lab.studies import rows_of, study
from theomachy.kernel import Ai, Content, Refused
from theomachy.lab import parts
from theomachy.lab.journal import Journal
from theomachy.lab.rows import Row
from theomachy.lab.study import Study

SMALL = study("greedy", "random", games=6, preset="random")
KINDS = ("csv", "json", "parquet")


@cache
def rows() -> list[Row]:
    return rows_of(SMALL)


def keep(file: Path, what: Study = SMALL, *, resume: bool = False, upto: int | None = None) -> list[int]:
    """Carry a study out into a file, or as far as so many rows; returns the numbers of the rows that were there."""
    journal = Journal(what, file, resume=resume)
    there = [row.number for row in journal.found()]
    if len(there) < what.total:
        journal.begin()
        for row in rows()[len(there) : what.total if upto is None else upto]:
            journal.append([row])
    if upto is None:
        journal.finish()
    journal.close()
    return there


def refused(id: str, file: Path, what: Study = SMALL, **args: Any) -> None:
    """It is refused for this reason, and nothing in the folder changes."""
    before = {path: path.read_bytes() for path in file.parent.iterdir()}
    with pytest.raises(Refused) as caught:
        keep(file, what, resume=True)
    assert caught.value.reason.id == id
    assert args.items() <= caught.value.reason.args.items()
    assert {path: path.read_bytes() for path in file.parent.iterdir()} == before


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of an undisturbed study, by kind."""
    folder = tmp_path_factory.mktemp("whole")
    for kind in KINDS:
        keep(folder / f"x.{kind}")
    assert sorted(file.name for file in folder.iterdir()) == ["x.csv", "x.json", "x.parquet"]
    return {kind: (folder / f"x.{kind}").read_bytes() for kind in KINDS}


def test_all_kinds_of_file_tell_the_same(whole: dict[str, bytes], tmp_path: Path) -> None:
    told = [
        {column: value or None for column, value in row.items()}
        for row in csv.DictReader(whole["csv"].decode().splitlines())
    ]
    assert len(told) == 6
    assert told[1]["agent_2"] == "greedy"
    assert told[1]["seed"] == "3"
    assert told[0]["setup"] == told[1]["setup"] != told[2]["setup"]
    (tmp_path / "x.parquet").write_bytes(whole["parquet"])
    table = polars.read_parquet(tmp_path / "x.parquet")
    assert table.schema["decisions"] == polars.Int64
    assert table.schema["share_1"] == polars.Float64
    for rows in (json.loads(whole["json"]), table.to_dicts()):
        assert [{name: None if value is None else str(value) for name, value in row.items()} for row in rows] == told


def test_cut_anywhere_the_file_becomes_the_same_again(whole: dict[str, bytes], tmp_path: Path) -> None:
    """However many bytes were written when it was killed."""
    file, text = tmp_path / "x.csv", whole["csv"]
    ends = [at + 1 for at, letter in enumerate(text) if letter == 10]
    cuts = {0, 1, ends[0] // 2, len(text) - 1, len(text)} | {end + off for end in ends[:-1] for off in (-1, 0, 1, 60)}
    for cut in sorted(cuts):
        file.write_bytes(text[:cut])
        there = keep(file, resume=True)
        assert len(there) == max(0, sum(end <= cut for end in ends) - 1)
        assert file.read_bytes() == text


@pytest.mark.parametrize("kind", KINDS)
def test_rows_are_kept_as_they_are_done(kind: str, whole: dict[str, bytes], tmp_path: Path) -> None:
    file = tmp_path / f"x.{kind}"
    keep(file, upto=2)
    journal = file if kind == "csv" else tmp_path / f"x.{kind}.partial"
    assert list(tmp_path.iterdir()) == [journal]
    assert journal.read_bytes() == b"".join(whole["csv"].splitlines(keepends=True)[:3])
    assert keep(file, resume=True) == [0, 1]
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
        (tmp_path / "x.json.partial").write_bytes(whole["csv"])
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
        Journal(SMALL, tmp_path / name.removesuffix(".partial"), resume=False)
    assert (tmp_path / name).read_text() == "precious"


OTHERS = [
    (replace(SMALL, seed=4), "sim-differs", {"column": "seed", "there": "3", "here": "4"}),
    (study("random", "greedy", preset="random"), "sim-differs", {"column": "agent_1"}),
    (study("greedy", "greedy", preset="random"), "sim-differs", {"column": "agent_2", "there": "random"}),
    (study("greedy", "random"), "sim-differs", {"column": "setup", "here": "{}"}),
    (replace(SMALL, swap=False, games=7), "sim-differs", {"column": "agent_1", "there": "random"}),
    (replace(SMALL, game=replace(SMALL.game, rules="9")), "sim-differs", {"column": "rules", "here": "9"}),
    (replace(SMALL, game=replace(SMALL.game, content=Content(Path(), "x"))), "sim-differs", {"column": "content"}),
    (replace(SMALL, game=replace(SMALL.game, ai=Ai())), "sim-differs", {"column": "judge", "here": "none"}),
    (replace(SMALL, game=replace(SMALL.game, id="chess")), "sim-differs", {"column": "game", "there": "scathe"}),
    (replace(SMALL, lineups=(("greedy", "random", "random"),)), "sim-not-a-table", {}),
    (replace(SMALL, games=5), "sim-longer", {"rows": 6, "games": 5}),
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(("other", "id", "args"), OTHERS)
def test_another_study_is_refused_and_the_difference_named(
    kind: str, other: Study, id: str, args: dict[str, Any], whole: dict[str, bytes], tmp_path: Path
) -> None:
    file = tmp_path / f"x.{kind}"
    file.write_bytes(whole[kind])
    refused(id, file, other, **args)


def test_a_study_goes_on_though_the_content_is_known_by_another_digest(tmp_path: Path) -> None:
    keep(tmp_path / "x.csv", replace(SMALL, games=3))
    game = replace(SMALL.game, content=Content(Path(), "new", former=(SMALL.game.content.digest,)))
    assert keep(tmp_path / "x.csv", replace(SMALL, game=game), resume=True) == [0, 1, 2]


def test_whether_seats_change_and_who_meets_is_told_by_the_deals(tmp_path: Path) -> None:
    keep(tmp_path / "x.csv", replace(SMALL, games=3))
    refused("sim-differs-deal", tmp_path / "x.csv", replace(SMALL, swap=False))
    more = (*SMALL.lineups, ("greedy", "search"))
    (tmp_path / "x.csv").unlink()
    keep(tmp_path / "x.csv", replace(SMALL, games=5))
    refused("sim-differs-deal", tmp_path / "x.csv", replace(SMALL, lineups=more))


def test_what_is_no_table_is_refused(whole: dict[str, bytes], tmp_path: Path) -> None:
    spoilt = {
        "x.csv": [b"precious", b"\xff\xfe\n\n", b"a,b\n1,2\n", b"\x00" * 9, whole["json"]],
        "x.json": [b"", b"{", b"[1]", b'[{"a": 1}]', b"\xff", whole["csv"]],
        "x.parquet": [b"", b"PAR1", whole["csv"]],
    }
    for name, texts in spoilt.items():
        for text in texts:
            (tmp_path / name).write_bytes(text)
            refused("sim-not-a-table", tmp_path / name)
        (tmp_path / name).unlink()


def test_lines_that_were_changed_are_found(whole: dict[str, bytes], tmp_path: Path) -> None:
    lines = whole["csv"].splitlines(keepends=True)
    spoilt = [
        (3, [*lines[:2], lines[3], *lines[2:]]),
        (4, [*lines[:3], *lines[4:]]),
        (2, [lines[0], b"x" + lines[1], *lines[2:]]),
        (5, [*lines[:4], b"\n", *lines[4:]]),
        (3, [*lines[:2], lines[2].replace(b"greedy", b"\xff"), *lines[3:]]),
        (7, [*lines[:6], b'6,"\n']),
    ]
    for line, changed in spoilt:
        (tmp_path / "x.csv").write_bytes(b"".join(changed))
        refused("sim-line", tmp_path / "x.csv", line=line)


def test_values_that_were_changed_are_found(whole: dict[str, bytes], tmp_path: Path) -> None:
    for old, new in (
        (b'"first":1', b'"first":"1"'),
        (b'"steps":', b'"steps":0.'),
        (b'"share_1":1.0', b'"share_1":null'),
    ):
        assert old in whole["json"]
        (tmp_path / "x.json").write_bytes(whole["json"].replace(old, new))
        refused("sim-line", tmp_path / "x.json")


def test_two_do_not_write_to_one_file(tmp_path: Path) -> None:
    one, other = (Journal(SMALL, tmp_path / "x.csv", resume=True) for _ in range(2))
    for journal in (one, other):
        list(journal.found())
        journal.begin()
    one.append(rows()[:1])
    with pytest.raises(Refused, match="sim-other-writer"):
        other.append(rows()[:2])
    one.close()
    other.close()
    assert (tmp_path / "x.csv").read_bytes().count(b"\n") == 2


def test_other_kinds_of_file_are_refused(tmp_path: Path) -> None:
    for name in ("x", "x.txt", "x.CSV.gz"):
        with pytest.raises(Refused, match="sim-out-kind"):
            Journal(SMALL, tmp_path / name, resume=False)


def test_a_part_that_is_not_installed_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(parts, "find_spec", lambda name: None)
    with pytest.raises(Refused, match="polars"):
        Journal(SMALL, tmp_path / "x.parquet", resume=False)
    Journal(SMALL, tmp_path / "x.csv", resume=False)
