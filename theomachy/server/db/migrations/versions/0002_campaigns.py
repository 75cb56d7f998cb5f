"""Campaigns and their matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False, unique=True),
        sa.Column("played", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("chapters", "campaigns"):
        op.drop_table(table)
