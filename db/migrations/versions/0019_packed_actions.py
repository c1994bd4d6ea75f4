"""The actions of old matches are packed, a row for each match."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Nothing is packed yet: that is done bit by bit while the bot runs."""
    op.create_table(
        "packed_actions",
        sa.Column("match_id", sa.Integer, sa.ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("actions", sa.LargeBinary, nullable=False),
    )
