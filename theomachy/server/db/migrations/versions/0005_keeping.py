"""What a list of matches says without opening them, what is looked up by host and by age, and room for promises."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

INDEXED = [("matches", "host"), ("matches", "made"), ("campaigns", "host")]


def upgrade() -> None:
    empty = sa.text("''")
    op.add_column("guests", sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
    op.add_column("seats", sa.Column("commitment", sa.String(64), nullable=False, server_default=empty))
    op.add_column("entries", sa.Column("asked", sa.Text, nullable=True))
    op.add_column("entries", sa.Column("status", sa.Text, nullable=True))
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])


def downgrade() -> None:
    for table, column in INDEXED:
        op.drop_index(f"ix_{table}_{column}", table)
    for table, column in (("entries", "status"), ("entries", "asked")):
        op.drop_column(table, column)
    op.drop_column("seats", "commitment")
    op.drop_column("guests", "seen")
