"""Copies of a database: made while a match is played, put back, played on."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tests.server.kit import Player, at_random
from tests.server.processes import Nursery, Server
from theomachy.cli import app
from theomachy.server.app import prepare
from theomachy.server.serving import database

pytestmark = pytest.mark.long


def run(*flags: str) -> tuple[int, str]:
    found = CliRunner().invoke(app, [*flags, "--lang", "en"])
    return found.exit_code, found.output


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path, nursery.start)
    yield server
    server.kill()


def test_a_copy_is_made_while_a_match_is_played_and_played_on_from(server: Server, tmp_path: Path):
    """What was copied comes back as it was, record and all; what came after is kept beside."""
    player, copy = Player(server), tmp_path / "copy.db"
    line = player.play(seats=("me", "me"))
    line.play_on(at_random(1), most=6)
    record = player.text(f"/matches/{line.match}/record")
    assert run("backup", str(copy), "--data", str(server.data)) == (0, f"{copy} is a checked copy.\n")
    line.play_on(at_random(2), most=4)
    later = player.text(f"/matches/{line.match}/record")
    assert later != record
    status, told = run("restore", str(copy), "--data", str(server.data))
    assert (status, told) == (2, f"theomachy: restore: {server.data} is in use. Stop the server first.\n")
    assert player.text(f"/matches/{line.match}/record") == later
    server.kill()  # what is in its journal is not lost either
    status, told = run("restore", str(copy), "--data", str(server.data))
    assert status == 0, told
    old = Path(told.splitlines()[1].removeprefix("What was there before lies in ").rstrip("."))
    assert len(rows(old, "select * from entries")) == len(rows(copy, "select * from entries")) + 4
    server.start()
    assert player.text(f"/matches/{line.match}/record") == record
    line = player.look(line.match)
    line.play_on(at_random(3), most=6)
    line.must("resign", n=line.catch_up().n)
    assert player.get(f"/matches/{line.match}/verify")["held"]


def rows(file: Path, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(file) as connection:
        return connection.execute(query).fetchall()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A database at rest."""
    file = tmp_path / "matches.db"
    prepare(database(str(file)))
    return file


def test_a_server_that_has_done_nothing_yet_is_in_use(server: Server, data: Path, tmp_path: Path):
    assert run("backup", str(tmp_path / "copy.db"), "--data", str(data))[0] == 0
    assert "is in use" in run("restore", str(tmp_path / "copy.db"), "--data", str(server.data))[1]


def test_nothing_is_written_over_by_mistake(data: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    copy.write_text("something dear")
    status, told = run("backup", str(copy), "--data", str(data))
    assert (status, "is there already" in told) == (2, True)
    assert copy.read_text() == "something dear"
    assert run("backup", str(copy), "--data", str(data), "--force")[0] == 0
    assert rows(copy, "pragma integrity_check") == [("ok",)]
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "matches.db"]


def test_what_is_no_database_is_not_put_back(data: Path, tmp_path: Path):
    before = rows(data, "select * from house")
    notes, other, newer = tmp_path / "notes.txt", tmp_path / "other.db", tmp_path / "newer.db"
    notes.write_text("nothing but notes " * 1000)
    with sqlite3.connect(other) as connection:
        connection.execute("create table something (id)")
    run("backup", str(newer), "--data", str(data))
    with sqlite3.connect(newer) as connection:
        connection.execute("update alembic_version set version_num = '9999'")
    for copy, why in ((notes, "no sound database"), (other, "no sound database"), (newer, "newer version")):
        status, told = run("restore", str(copy), "--data", str(data))
        assert (status, why in told) == (2, True), told
    assert "no file" in run("restore", str(tmp_path / "nowhere"), "--data", str(data))[1]
    assert "no file" in run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "nowhere"))[1]
    assert rows(data, "select * from house") == before


def test_a_torn_copy_is_found_out(data: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    run("backup", str(copy), "--data", str(data))
    torn = bytearray(copy.read_bytes())
    torn[4096 * 3 : 4096 * 9] = b"\xff" * 4096 * 6
    copy.write_bytes(torn)
    status, told = run("restore", str(copy), "--data", str(data))
    assert (status, "no sound database" in told) == (2, True)


def test_a_broken_database_is_replaced_and_kept(data: Path, tmp_path: Path):
    copy = tmp_path / "copy.db"
    run("backup", str(copy), "--data", str(data))
    secret = rows(data, "select * from house")
    data.write_bytes(b"broken" * 2000)
    status, told = run("restore", str(copy), "--data", str(data))
    assert status == 0, told
    assert rows(data, "select * from house") == secret
    kept = [file for file in tmp_path.glob("matches.db.2*") if not file.name.endswith(("-wal", "-shm"))]
    assert [file.read_bytes()[:6] for file in kept] == [b"broken"]


def test_a_copy_goes_where_nothing_was(data: Path, tmp_path: Path):
    copy, new = tmp_path / "copy.db", tmp_path / "new.db"
    run("backup", str(copy), "--data", str(data))
    assert run("restore", str(copy), "--data", str(new)) == (0, f"{new} is as the copy was.\n")
    assert rows(new, "select * from house") == rows(data, "select * from house")


def test_a_copy_makes_no_folder(data: Path, tmp_path: Path):
    """A slip in the name of the database would leave a folder behind."""
    copy = tmp_path / "copy.db"
    run("backup", str(copy), "--data", str(data))
    status, told = run("restore", str(copy), "--data", str(tmp_path / "nowhere" / "new.db"))
    assert (status, str(tmp_path / "nowhere") in told) == (2, True)
    assert not (tmp_path / "nowhere").exists()


def test_a_place_that_cannot_be_written(data: Path, tmp_path: Path):
    status, told = run("backup", str(tmp_path / "nowhere" / "copy.db"), "--data", str(data))
    assert status == 2, told
    assert "Traceback" not in told
