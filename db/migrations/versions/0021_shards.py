"""Processes that share the shards take turns to begin a session, and tell each other which shards they have."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Make both tables. What stands in them is of this moment, so an older file has nothing to add."""
    op.create_table(
        "identified",
        sa.Column("bucket", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "held_shards",
        sa.Column("shard", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("shards", sa.Integer, nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("seen_at", sa.Float, nullable=False),
    )
