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
from sqlalchemy import Connection, Engine, create_engine, inspect

from tests.server.engines import Postgres
from theomachy.server.app import prepare
from theomachy.server.db.connections import parsed
from theomachy.server.db.models import Base
from theomachy.server.db.store import SqlStore
from theomachy.server.db.versions import MIGRATIONS
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
    return compare_metadata(MigrationContext.configure(connection, opts=options), Base.metadata)


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


def test_a_database_is_prepared_as_often_as_one_likes(tmp_path: Path):
    """Its secret stays: cookies of yesterday are good today."""
    url = database(str(tmp_path / "deep" / "down" / "matches.db"))
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

        beginning = asyncio.ensure_future(first.write(migrate_slowly))
        await busy.wait()
        waiting = asyncio.ensure_future(second.open())
        while not second.write._connection:  # it has come as far as the lock
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
