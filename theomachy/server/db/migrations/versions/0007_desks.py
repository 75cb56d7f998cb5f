"""What guests have laid aside: matches put away, armies kept under a name."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "put_away",
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
    )
    op.create_table(
        "army_lists",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), nullable=False, index=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("army", sa.Text, nullable=False),
        sa.Column("kept", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("army_lists")
    op.drop_table("put_away")
