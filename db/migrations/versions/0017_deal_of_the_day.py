"""Each day a server may have a deal that everyone plays once, at a table of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """No table that is open is a try at a deal, and no deal was played."""
    op.add_column("tables", sa.Column("day", sa.Integer))
    op.create_table(
        "day_deals",
        sa.Column("guild_id", sa.BigInteger, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("told_at", sa.Float),
    )
    op.create_table(
        "day_tries",
        sa.Column("guild_id", sa.BigInteger, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True),
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
        sa.Column("points", sa.Integer),
        sa.Column("place", sa.Integer),
    )
    op.create_index("tries_of_user", "day_tries", ["user_id"])
    op.create_index("try_of_match", "day_tries", ["match_id"], unique=True)
