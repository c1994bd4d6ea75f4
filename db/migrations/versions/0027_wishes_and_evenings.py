"""People ask to be told of tables, and evenings are planned."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Nobody has asked for anything, and nothing is planned."""
    op.create_table(
        "wishes",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("first", sa.Integer),
        sa.Column("last", sa.Integer),
        sa.Column("rest", sa.Integer, nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("told_at", sa.Float),
        sa.Column("told_table", sa.Integer),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_index("wishes_of_member", "wishes", ["user_id"])
    op.create_table(
        "evenings",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("parent_id", sa.BigInteger),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("shown", sa.String(200)),
        sa.Column("organiser_id", sa.BigInteger),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("set_name", sa.Text),
        sa.Column("seats", sa.Integer),
        sa.Column("thread", sa.Boolean, nullable=False),
        sa.Column("starts_at", sa.Float, nullable=False),
        sa.Column("phase", sa.String(8), nullable=False),
        sa.Column("guests", sa.Text, nullable=False),
        sa.Column("table_id", sa.Integer),
        sa.Column("outcome", sa.String(12)),
        sa.Column("reason", sa.Text),
        sa.Column("deadline", sa.Float),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "calendar",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event_id", sa.BigInteger),
        sa.Column("starts_at", sa.Float, nullable=False),
        sa.Column("begun", sa.Boolean, nullable=False),
        sa.Column("trouble", sa.String(12), nullable=False),
    )
