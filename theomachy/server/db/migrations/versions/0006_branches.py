"""Matches that go on from a moment of another."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "branches",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("opening", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_branches_origin", "branches", ["origin"])


def downgrade() -> None:
    op.drop_table("branches")
