"""When the bot left a server, so that what was played there can be cleared after a time."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the list. It is empty: what was left before is noted at the next start."""
    op.create_table(
        "left_servers",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("left_at", sa.Float, nullable=False),
    )
