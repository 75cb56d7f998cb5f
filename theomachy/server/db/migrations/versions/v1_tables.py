"""All tables of the first release. Until that release this file is edited in place; from then on it stays as it is."""

from datetime import datetime

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None

WHEN = sa.DateTime(timezone=True)
WORD = sa.String(20)
INDEXED = [
    ("branches", "origin"),
    ("campaigns", "host"),
    ("matches", "host"),
    ("matches", "made"),
    ("own_campaigns", "campaign"),
    ("own_matches", "match"),
    ("seats", "guest"),
]
UNIQUE = [("chapters", "match"), ("matches", "follows"), ("seats", "invite")]


def upgrade() -> None:
    _make_house_and_guests()
    _make_matches()
    _make_logs()
    _make_campaigns()
    for table, column in INDEXED:
        op.create_index(f"ix_{table}_{column}", table, [column])
    for table, column in UNIQUE:
        op.create_index(f"ix_{table}_{column}", table, [column], unique=True)


def downgrade() -> None:
    for table in (
        *("own_campaigns", "chapters", "campaigns", "reviews", "records", "saves", "entries"),
        *("remarks", "orders", "branches", "own_matches", "seats", "matches", "army_lists", "guests", "house"),
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
        sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True),
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
        sa.Column("dice", WORD, nullable=False),
        sa.Column("server_seed", sa.LargeBinary, nullable=False),
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
        sa.Column("invite", sa.String(32), nullable=True),
        sa.Column("nonce", sa.String(32), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
    )
    op.create_table(
        "own_matches",
        *_own(),
        _of_match(),
        sa.Column("away", sa.Boolean, nullable=False),
    )
    op.create_table(
        "branches",
        _of_match(),
        sa.Column("origin", sa.String(16), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("made", WHEN, nullable=False),
        sa.Column("opening", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "orders",
        _of_match(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("window", sa.String(60), primary_key=True),
        sa.Column("how", WORD, nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
    )
    op.create_table(
        "remarks",
        *_numbered(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("phrase", WORD, nullable=False),
    )


def _make_logs() -> None:
    op.create_table(
        "entries",
        *_numbered(),
        sa.Column("kind", WORD, nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("faces", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("made", WHEN, nullable=False),
        sa.Column("summary", sa.Text, nullable=True),
    )
    op.create_table("saves", *_numbered(), sa.Column("point", sa.Text, nullable=False))
    for table in ("records", "reviews"):
        op.create_table(table, _of_match(), sa.Column("text", sa.LargeBinary, nullable=False))


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
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("played", sa.Text, nullable=False),
    )
    op.create_table(
        "own_campaigns",
        *_own(),
        sa.Column("campaign", sa.String(16), sa.ForeignKey("campaigns.id"), primary_key=True),
    )


def _own() -> tuple[sa.Column[str], sa.Column[datetime]]:
    """Return the columns with which the key of a guest's list begins: the guest, and the time by which it is sorted."""
    guest = sa.Column("guest", sa.String(64), sa.ForeignKey("guests.id"), primary_key=True)
    return guest, sa.Column("made", WHEN, primary_key=True)


def _of_match() -> sa.Column[str]:
    """Return the column that names the match of a row, as its key or as a part of it."""
    return sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True)


def _numbered() -> tuple[sa.Column[str], sa.Column[int]]:
    """Return the columns that name the match of a row and its number within the match."""
    return _of_match(), sa.Column("number", sa.Integer, primary_key=True, autoincrement=False)
