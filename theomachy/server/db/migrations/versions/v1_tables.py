"""All tables of the first release. Until that release this file is edited in place; from then on it stays as it is."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

WHEN = sa.DateTime(timezone=True)
INDEXED = [
    ("army_lists", "guest"),
    ("branches", "origin"),
    ("campaigns", "host"),
    ("matches", "host"),
    ("matches", "made"),
    ("seats", "guest"),
]


def upgrade() -> None:
    _make_house_and_guests()
    _make_matches()
    _make_logs()
    _make_campaigns()
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])
    op.create_index("ix_matches_follows", "matches", ["follows"], unique=True)


def downgrade() -> None:
    for table in (
        *("chapters", "campaigns", "reviews", "records", "saved", "entries"),
        *("phrases", "standing", "branches", "put_away", "seats", "matches", "army_lists", "guests", "house"),
    ):
        op.drop_table(table)


def _make_house_and_guests() -> None:
    op.create_table(
        "house",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", WHEN, nullable=False),
        sa.Column("seen", WHEN, nullable=False),
    )
    op.create_table(
        "army_lists",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("army", sa.Text, nullable=False),
        sa.Column("kept", WHEN, nullable=False),
    )


def _make_matches() -> None:
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
        sa.Column("made", WHEN, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        sa.Column("lesson", sa.String(40), nullable=True),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("follows", sa.String(16), nullable=True),
        sa.Column("hints", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seats",
        *_numbered(),
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), nullable=True),
        sa.Column("agent", sa.String(40), nullable=False),
        sa.Column("invite", sa.String(32), nullable=True, unique=True),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
    )
    op.create_table(
        "put_away",
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
        _of_match(),
    )
    op.create_table(
        "branches",
        _of_match(),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("opening", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "standing",
        _of_match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("window", sa.String(60), primary_key=True),
        sa.Column("how", sa.String(10), nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
    )
    op.create_table(
        "phrases",
        *_numbered(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", sa.String(20), nullable=False),
    )


def _make_logs() -> None:
    op.create_table(
        "entries",
        *_numbered(),
        sa.Column("deed", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("faces", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("made", WHEN, nullable=False),
        sa.Column("asked", sa.Text, nullable=True),
        sa.Column("status", sa.Text, nullable=True),
        sa.Column("timing", sa.Text, nullable=True),
    )
    op.create_table("saved", *_numbered(), sa.Column("saved", sa.Text, nullable=False))
    for table in ("records", "reviews"):
        op.create_table(table, _of_match(), sa.Column("packed", sa.LargeBinary, nullable=False))


def _make_campaigns() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("host", sa.String(64), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("made", WHEN, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False, unique=True),
        sa.Column("played", sa.Text, nullable=False),
    )


def _of_match() -> sa.Column[str]:
    """Return the column that names the match of a row, as its key or as a part of it."""
    return sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True)


def _numbered() -> tuple[sa.Column[str], sa.Column[int]]:
    """Return the columns that name the match of a row and its number within the match."""
    return _of_match(), sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)
