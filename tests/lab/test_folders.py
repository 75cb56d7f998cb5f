"""The folder of a study: three tables that stay the same, whatever happens on the way to them."""

from functools import cache
from pathlib import Path

import polars
import pytest
from msgspec.structs import replace

from tests.lab.studies import cell, head, rows_of
from theomachy.kernel import Refused
from theomachy.lab.file import read_study
from theomachy.lab.journal import Head
from theomachy.lab.rows import Row
from theomachy.lab.sinks import FolderSink, Kept
from theomachy.lab.worker import Player

TEXT = """
name = "small"
game = "scathe"
games = 4
seed = 5
[grid]
setup = ["random"]
agents = ["random", ["greedy", "random"]]
change = [{}, { "scathe.heroes.knight.cost" = 2 }]
"""
STUDY, _ = read_study(TEXT)
FILES = ["cards.parquet", "games.parquet", "study.toml", "uses.parquet"]


@cache
def whole() -> tuple[Head, list[Row]]:
    return head(STUDY), rows_of(STUDY, 2)


def keep(folder: Path, upto: int | None = None, text: str = TEXT, what: Head | None = None) -> int:
    """Carry the study out into a folder, or as far as so many rows; returns how many were there."""
    now, rows = whole()
    out = FolderSink(folder, text)
    out.begin()
    kept = Kept(out, what or now, resume=True)
    there = len(list(kept.found()))
    if there < kept.head.study.total:
        kept.begin()
        total = kept.head.study.total
        for row in [row for row in rows if row.number not in kept.done and row.number < total][:upto]:
            kept.journal.append([row])
    kept.close()
    if upto is None:
        kept.finish()
    return there


def files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


@pytest.fixture(scope="module")
def done(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("done")
    keep(folder)
    assert sorted(files(folder)) == FILES
    return files(folder)


@pytest.mark.long
def test_rows_are_the_same_on_any_number_of_processes() -> None:
    _, rows = whole()
    assert sorted(rows, key=lambda row: row.number) == sorted(rows_of(STUDY, 1), key=lambda row: row.number)
    assert sorted(row.number for row in rows) == list(range(16))


def test_a_row_a_game(done: dict[str, bytes], tmp_path: Path) -> None:
    keep(tmp_path)
    table = polars.read_parquet(tmp_path / "games.parquet")
    assert table["number"].to_list() == list(range(16))
    assert table["cell"].to_list() == [0, 0, 1, 1, 2, 2, 3, 3] * 2
    assert table["deal"].to_list() == [0] * 8 + [1] * 8
    assert table.filter(polars.col("cell") == 1)["change"].unique().to_list() == ['{"scathe.heroes.knight.cost":2}']
    assert table["content"].n_unique() == 2
    assert table["settled"].n_unique() > 4
    judged = table.drop_nulls("lowest")
    assert judged.height
    assert judged["lowest"].is_between(0, 1).all()
    for row in table.iter_rows(named=True):
        assert row["winner"] is None or row[f"share_{row['winner']}"] == 1
        assert row["first"] in (1, 2)
    first, second = table.head(2).iter_rows(named=True)
    assert (first["army_1"], first["army_2"]) == (second["army_2"], second["army_1"]), "the same agents: armies move"


def test_a_row_a_card_and_a_row_an_ability(tmp_path: Path) -> None:
    keep(tmp_path)
    table, cards, uses = (polars.read_parquet(tmp_path / f"{name}.parquet") for name in ("games", "cards", "uses"))
    game = table.row(0, named=True)
    for seat in (1, 2):
        mine = cards.filter((polars.col("number") == 0) & (polars.col("seat") == seat))
        assert mine["card"].to_list() == game[f"army_{seat}"].split(",")
        assert mine["share"].unique().to_list() == [game[f"share_{seat}"]]
        assert mine["points"].sum() == 12
    changed = cards.filter(polars.col("cell").is_in([1, 3]) & (polars.col("card") == "knight"))
    assert set(changed["points"]) <= {2.0}
    assert uses["uses"].min() == 1
    had = cards.select("number", "seat", "card").unique()
    assert uses.join(had, on=["number", "seat", "card"], how="anti").height == 0
    assert set(uses["ability"]) <= set("123456")


def test_cut_anywhere_the_folder_becomes_the_same_again(done: dict[str, bytes], tmp_path: Path) -> None:
    keep(tmp_path / "x", upto=9)
    text = (tmp_path / "x" / "journal.jsonl").read_bytes()
    ends = [at + 1 for at, letter in enumerate(text) if letter == 10]
    for cut in (0, 1, ends[0], ends[0] + 7, ends[4] - 1, ends[4], ends[7] + 100, len(text)):
        folder = tmp_path / f"at-{cut}"
        folder.mkdir()
        (folder / "journal.jsonl").write_bytes(text[:cut])
        assert keep(folder) == max(0, sum(end <= cut for end in ends) - 1)
        assert files(folder) == done


def test_a_finished_study_is_left_alone_or_grows(done: dict[str, bytes], tmp_path: Path) -> None:
    shorter = TEXT.replace("games = 4", "games = 2")
    now = whole()[0]
    keep(tmp_path, text=shorter, what=Head(replace(STUDY, games=2), now.versions))
    assert polars.read_parquet(tmp_path / "games.parquet").height == 8
    assert keep(tmp_path) == 8
    assert files(tmp_path) == done
    before = (tmp_path / "games.parquet").stat().st_mtime_ns
    assert keep(tmp_path) == 16
    assert (tmp_path / "games.parquet").stat().st_mtime_ns == before


OTHERS = {
    "seed": replace(STUDY, seed=6),
    "agents (1)": replace(STUDY, cells=(cell("random", ("greedy", "greedy")), *STUDY.cells[1:])),
    "cells": replace(STUDY, cells=STUDY.cells[:3]),
}


@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize("name", OTHERS)
def test_another_study_is_refused_and_nothing_is_lost(name: str, finished: bool, tmp_path: Path) -> None:
    keep(tmp_path, upto=None if finished else 5)
    before = files(tmp_path)
    with pytest.raises(Refused) as caught:
        keep(tmp_path, what=Head(OTHERS[name], whole()[0].versions))
    assert (caught.value.reason.id, caught.value.reason.args["column"]) == ("sim-differs", name)
    assert files(tmp_path) == before


@pytest.mark.parametrize("finished", [True, False])
@pytest.mark.parametrize("name", ["theomachy", "rules", "content", "judge", "python"])
@pytest.mark.parametrize("change", ["{}", '{"scathe.heroes.knight.cost":2}'])
def test_other_versions_are_not_mixed_in(name: str, change: str, finished: bool, tmp_path: Path) -> None:
    keep(tmp_path, upto=None if finished else 5)
    before, now = files(tmp_path), whole()[0].versions
    with pytest.raises(Refused) as caught:
        keep(tmp_path, what=Head(STUDY, {**now, change: {**now[change], name: "other"}}))
    assert caught.value.reason.args["column"] == name
    assert files(tmp_path) == before


def test_a_process_that_would_play_another_game_is_refused() -> None:
    now = whole()[0].versions
    other = Head(STUDY, {**now, "{}": {**now["{}"], "rules": "other"}})
    with pytest.raises(Refused, match="sim-differs column=rules"):
        Player(STUDY, {}, other.versions["{}"]).begin()
