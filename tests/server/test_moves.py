"""From SQLite to PostgreSQL by one command, and copies of either: row for row, or nothing at all."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine
from typer.testing import CliRunner

from tests.server.engines import Postgres
from tests.server.kit import Player, at_random
from tests.server.processes import Nursery, Server
from theomachy.cli import app
from theomachy.hosting.ports import NotKept
from theomachy.server.app import prepare
from theomachy.server.db import moves, postgres
from theomachy.server.db.connections import parsed
from theomachy.server.db.copying import TABLES, is_empty, tally
from theomachy.server.db.store import SqlStore


def run(*flags: str) -> tuple[int, str]:
    found = CliRunner().invoke(app, [*flags, "--lang", "en"])
    return found.exit_code, found.output


def tallies(url: str) -> list[object]:
    engine = create_engine(parsed(url))
    with engine.connect() as connection:
        found: list[object] = [tally(connection, table) for table in TABLES]
    engine.dispose()
    return found


def empty(url: str) -> bool:
    engine = create_engine(parsed(url))
    with engine.connect() as connection:
        found = is_empty(connection)
    engine.dispose()
    return found


@pytest.fixture
def server(nursery: Nursery, tmp_path: Path) -> Iterator[Server]:
    """Over a file."""
    server = Server(tmp_path, nursery.start)
    yield server
    server.kill()


@pytest.fixture
def large(nursery: Nursery, tmp_path: Path, postgres_url: str) -> Iterator[Server]:
    """Over PostgreSQL."""
    server = Server(tmp_path, nursery.start, data=postgres_url)
    yield server
    server.kill()


@pytest.fixture
def played(server: Server) -> Path:
    """A file with a match in it, at rest."""
    Player(server).play(seats=("me", "me")).play_on(at_random(1), most=6)
    server.stop()
    return Path(server.data)


def change(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(statement)
        connection.commit()


def test_a_host_moves_and_everybody_plays_on(server: Server, nursery: Nursery, tmp_path: Path, postgres_url: str):
    player = Player(server)
    line = player.play(seats=("me", "me"))
    line.play_on(at_random(1), most=6)
    over = player.play(seats=("me", "me"))
    over.must("resign", n=over.catch_up().n)
    records = [player.text(f"/matches/{match}/record") for match in (line.match, over.match)]
    status, told = run("move", server.data, postgres_url)
    assert (status, told) == (2, f"theomachy: move: {server.data} is in use. Stop the server first.\n")
    server.stop()
    status, told = run("move", server.data, postgres_url)
    assert status == 0, told
    assert "matches: 2 of 2 rows." in told.splitlines()
    assert f"theomachy serve --data {postgres_url}" in told
    assert tallies(f"sqlite:///{server.data}") == tallies(postgres_url)
    (tmp_path / "new").mkdir()
    moved = Server(tmp_path / "new", nursery.start, data=postgres_url)
    player.server, player.http.base_url = moved, f"http://{moved.address}/api"
    assert player.get("/me") == player.me, "their cookies are good"
    assert [player.text(f"/matches/{match}/record") for match in (line.match, over.match)] == records
    line = player.look(line.match).play_on(at_random(2), most=4)
    line.must("resign", n=line.catch_up().n)
    assert player.get(f"/matches/{line.match}/verify")["held"]
    moved.kill()


def test_nothing_is_moved_to_where_something_is(played: Path, postgres_url: str):
    prepare(postgres_url)  # somebody has served it already: it has secrets
    before = tallies(postgres_url)
    assert "Move to an empty one" in run("move", str(played), postgres_url)[1]
    assert tallies(postgres_url) == before


def test_what_cannot_be_moved_is_told(played: Path, tmp_path: Path, postgres: Postgres, postgres_url: str):
    assert "That is a file" in run("move", postgres_url, str(played))[1]
    assert "no file" in run("move", str(tmp_path / "nowhere.db"), postgres_url)[1]
    with postgres.database() as nothing:
        assert "no matches of Theomachy" in run("move", nothing, postgres_url)[1]
    status, told = run("move", str(played), postgres.url("nowhere"))
    assert (status, "does not take part" in told) == (2, True), told
    assert "no URL" in run("move", str(played), "postgresql://host:port/x")[1]
    change(played, "update alembic_version set version_num = '0008'")
    assert "before the first release" in run("move", str(played), postgres_url)[1]
    assert empty(postgres_url)


def test_a_row_that_is_not_taken_stops_it_all(played: Path, postgres_url: str):
    change(played, "update guests set name = 'A' || char(0) || 'nn'")
    status, told = run("move", str(played), postgres_url)
    assert (status, "Nothing was changed" in told) == (2, True), told
    assert empty(postgres_url)


def test_a_row_that_arrives_otherwise_is_found_out(played: Path, postgres_url: str):
    with psycopg.connect(postgres_url) as connection:
        connection.execute(
            "create function spoil() returns trigger language plpgsql as $$ begin new.key = 'x'; return new; end $$"
        )
        connection.execute("create trigger spoil before insert on entries for each row execute function spoil()")
    status, told = run("move", str(played), postgres_url)
    assert (status, "entries has not arrived" in told) == (2, True), told
    assert empty(postgres_url)


def test_a_copy_of_postgresql_is_made_while_a_match_is_played_and_put_back(large: Server, tmp_path: Path):
    """What was copied comes back as it was; what came after is kept in a file."""
    player, copy = Player(large), tmp_path / "copy.db"
    line = player.play(seats=("me", "me"))
    line.play_on(at_random(1), most=6)
    record = player.text(f"/matches/{line.match}/record")
    status, told = run("backup", str(copy), "--data", large.data)
    assert (status, told.splitlines()[-1]) == (0, f"{copy} is a checked copy."), told
    assert tallies(f"sqlite:///{copy}") == tallies(large.data)
    assert "is there already" in run("backup", str(copy), "--data", large.data)[1]
    line.play_on(at_random(2), most=4)
    later = tallies(large.data)
    assert "is in use" in run("restore", str(copy), "--data", large.data)[1]
    large.stop()
    status, told = run("restore", str(copy), "--data", large.data)
    assert status == 0, told
    old = told.splitlines()[-1].removeprefix("What was there before lies in ").rstrip(".")
    assert tallies(f"sqlite:///{old}") == later
    large.start()
    assert player.text(f"/matches/{line.match}/record") == record
    player.look(line.match).play_on(at_random(3), most=3)


def test_a_copy_of_postgresql_is_a_database_of_its_own(large: Server, nursery: Nursery, tmp_path: Path):
    """A club that grew too large a house can go back."""
    player, file = Player(large), tmp_path / "small.db"
    match = player.play(seats=("me", "me")).play_on(at_random(1), most=3).match
    assert run("backup", str(file), "--data", large.data)[0] == 0
    small = Server(tmp_path, nursery.start, data=str(file))
    player.server, player.http.base_url = small, f"http://{small.address}/api"
    player.look(match).play_on(at_random(2), most=3)
    small.kill()


def test_nobody_begins_to_serve_what_is_being_replaced(postgres_url: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(postgres.SETTINGS, "lock_timeout", "10ms")
    with moves._unused(postgres_url), pytest.raises(NotKept) as no:
        asyncio.run(SqlStore(postgres_url).open())
    assert no.value.reason.args["why"] == "live-store-locked"
    asyncio.run(SqlStore(postgres_url).open())
