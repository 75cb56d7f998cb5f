"""Guests, matches with their seats, logs, saves and records."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    when = sa.DateTime(timezone=True)
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", when, nullable=False),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("content", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("dice", sa.String(10), nullable=False),
        sa.Column("server_seed", sa.LargeBinary(32), nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made", when, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), nullable=True, index=True),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(32), nullable=True, unique=True),
        sa.Column("nonce", sa.String(32), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("deed", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("faces", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("made", when, nullable=False),
    )
    op.create_table(
        "saved",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("saved", sa.Text, nullable=False),
    )
    op.create_table(
        "records",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("records", "saved", "entries", "seats", "matches", "guests", "house"):
        op.drop_table(table)
