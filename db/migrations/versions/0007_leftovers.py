"""What a message shows is remembered, and so is what still has to be tidied up in channels."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Take every message for up to date, so that the first start of this version redraws none."""
    for table in ("tables", "tournaments"):
        op.add_column(table, sa.Column("shown", sa.String(200)))
    op.execute("UPDATE tables SET shown = CAST(version AS TEXT) WHERE message_id IS NOT NULL")
    op.create_table(
        "leftovers",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("nonce", sa.String(25)),
        sa.Column("seat", sa.Integer),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_autoincrement=True,
    )
