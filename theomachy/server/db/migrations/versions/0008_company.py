"""People at a table: clocks, matches that follow others, and what was said."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("matches", sa.Column("follows", sa.String(16), nullable=True))
    op.create_index("ix_matches_follows", "matches", ["follows"], unique=True)
    op.add_column("entries", sa.Column("timing", sa.Text, nullable=True))
    op.create_table(
        "phrases",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("phrases")
    op.drop_column("entries", "timing")
    op.drop_index("ix_matches_follows", "matches")
    op.drop_column("matches", "follows")
    op.drop_column("matches", "clock")
