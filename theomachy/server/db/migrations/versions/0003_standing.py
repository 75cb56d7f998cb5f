"""What seats have decided in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "standing",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("window", sa.String(60), primary_key=True),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standing")
