"""The tables of the database, step by step from nothing: the same as the models say."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Event as Flag

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, create_engine, inspect, text

from tests.server.engines import Postgres
from theomachy.kernel import Refused
from theomachy.server.app import prepare
from theomachy.server.db.connections import parsed
from theomachy.server.db.store import SqlStore
from theomachy.server.db.tables import METADATA
from theomachy.server.db.versions import MIGRATIONS, check_is_current
from theomachy.server.db.versions import migrate as bring_up_to_date
from theomachy.server.serving import database


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Of a database in which nothing is yet."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'matches.db'}"
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as url:
        yield url


@pytest.fixture
def engine(url: str) -> Iterator[Engine]:
    engine = create_engine(parsed(url))
    yield engine
    engine.dispose()


def migrate(connection: Connection, to: str, way: str = "upgrade") -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    getattr(command, way)(config, to)


def differences(connection: Connection) -> list[object]:
    options = {"compare_type": True, "compare_server_default": True}
    return compare_metadata(MigrationContext.configure(connection, opts=options), METADATA)


def test_an_upgrade_from_nothing_makes_the_tables_of_the_models(engine: Engine):
    with engine.begin() as connection:
        migrate(connection, "head")
    with engine.begin() as connection:
        assert differences(connection) == []


def test_down_and_up_again(engine: Engine):
    with engine.begin() as connection:
        migrate(connection, "head")
    with engine.begin() as connection:
        migrate(connection, "base", "downgrade")
    with engine.begin() as connection:
        assert set(inspect(connection).get_table_names()) <= {"alembic_version"}
        migrate(connection, "head")
    with engine.begin() as connection:
        assert differences(connection) == []


@pytest.mark.parametrize("version", ["0001", "0010"])
def test_a_database_from_before_the_first_release_is_refused_untouched(url: str, version: str):
    """The reason says what to do; no table and no row of it is another afterwards."""
    prepare(url)
    engine = create_engine(parsed(url))
    with engine.begin() as connection:
        connection.execute(text(f"update alembic_version set version_num = '{version}'"))
        connection.execute(text("drop table reviews"))
        before = whole(connection)
    with pytest.raises(Refused) as no:
        prepare(url)
    assert no.value.reason.id == "serve-unreleased-data"
    with engine.begin() as connection:
        assert whole(connection) == before
    engine.dispose()


def whole(connection: Connection) -> dict[str, list[object]]:
    """All rows of all tables."""
    names = inspect(connection).get_table_names()
    return {name: [tuple(row) for row in connection.execute(text(f"select * from {name}"))] for name in names}


def test_tables_of_an_older_version_are_not_moved(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    """They have to be brought up to date first."""
    with engine.begin() as connection:
        migrate(connection, "head")
        monkeypatch.setattr(ScriptDirectory, "get_current_head", lambda scripts: "2")
        with pytest.raises(Refused) as no:
            check_is_current(connection)
    assert no.value.reason.id == "move-older"


def test_a_database_is_prepared_as_often_as_one_likes(tmp_path: Path):
    """Its secret stays: cookies of yesterday are good today."""
    url = database(str(tmp_path / "matches.db"))
    assert prepare(url) == prepare(url)


def test_servers_that_begin_at_once_bring_it_up_to_date_once(url: str):
    """The second waits until the first has, finds nothing left to do, and gets the same secrets."""

    async def story() -> None:
        first, second = SqlStore(url), SqlStore(url)
        busy, go_on, loop = asyncio.Event(), Flag(), asyncio.get_running_loop()

        def migrate_slowly(connection: Connection) -> None:
            bring_up_to_date(connection)
            loop.call_soon_threadsafe(busy.set)
            go_on.wait(60)

        beginning = asyncio.ensure_future(first.database.write(migrate_slowly))
        await busy.wait()
        waiting = asyncio.ensure_future(second.open())
        while not second.database.write._connection:  # it has come as far as the lock
            await asyncio.sleep(0.01)
        assert not waiting.done()
        go_on.set()
        await asyncio.gather(beginning, waiting)
        assert await first.secrets() == await second.secrets()
        for each in (first, second):
            await each.close()

    asyncio.run(story())


def test_a_server_writes_before_it_says_so(tmp_path: Path):
    """WAL and a full sync: what was accepted survives the power."""
    file = tmp_path / "matches.db"
    prepare(database(str(file)))
    found = sqlite3.connect(file)
    assert found.execute("pragma journal_mode").fetchone() == ("wal",)
    found.close()
