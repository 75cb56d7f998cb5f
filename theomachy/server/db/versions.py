"""Which version the tables of a database have, and how they are brought up to date."""

import re
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from theomachy.kernel import refuse
from theomachy.server.db import postgres

MIGRATIONS = Path(__file__).parent / "migrations"
UNRELEASED = re.compile(r"0\d{3}")
"""The versions that tables had before the first release. Nothing reads them."""


def migrate(connection: Connection) -> None:
    """Bring the tables up to date. Refused, with nothing changed, if their version is not known here."""
    if connection.dialect.name == "postgresql":
        postgres.wait_to_migrate(connection)
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        check_is_known(MigrationContext.configure(connection).get_current_revision() or "")
        raise


def check_is_known(version: str) -> None:
    """Refuse tables of a version that came after this one, or before the first release."""
    if UNRELEASED.fullmatch(version):
        raise refuse("serve-unreleased-data")
    if version not in {script.revision for script in _scripts().walk_revisions()}:
        raise refuse("serve-newer-data")


def check_is_current(connection: Connection) -> None:
    """Refused unless the tables are those of this version."""
    version = MigrationContext.configure(connection).get_current_revision()
    if version is None:
        raise refuse("move-no-tables")
    check_is_known(version)
    if version != _scripts().get_current_head():
        raise refuse("move-older")


def _scripts() -> ScriptDirectory:
    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
