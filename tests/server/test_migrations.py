"""The tables of the database, step by step from nothing: the same as the models say."""

import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, create_engine, inspect

from theomachy.server.app import prepare
from theomachy.server.db.models import Base
from theomachy.server.db.store import MIGRATIONS
from theomachy.server.serving import database


@pytest.fixture
def engine(tmp_path: Path) -> Engine:
    return create_engine(f"sqlite:///{tmp_path / 'matches.db'}")


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


def test_a_server_writes_before_it_says_so(tmp_path: Path):
    """WAL and a full sync: what was accepted survives the power."""
    file = tmp_path / "matches.db"
    prepare(database(str(file)))
    found = sqlite3.connect(file)
    assert found.execute("pragma journal_mode").fetchone() == ("wal",)
    found.close()
