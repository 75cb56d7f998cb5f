"""Alembic's way in: the connection comes from the store, so any database that the server can open can be migrated."""

from alembic import context

from theomachy.server.db.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
