"""Matches that teach."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.String(40), nullable=True))


def downgrade() -> None:
    op.drop_column("matches", "lesson")
