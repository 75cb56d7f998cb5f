"""Alembic's way in: the connection comes from the store, so any database that the server can open can be migrated."""

from alembic import context

from theomachy.server.db.models import Base

context.configure(connection=context.config.attributes["connection"], target_metadata=Base.metadata)
with context.begin_transaction():
    context.run_migrations()
