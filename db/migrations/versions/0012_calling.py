"""A person says once per server whether they want pings, and a warning knows the question that it is about."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0007"


def upgrade() -> None:
    """Nobody has been asked yet."""
    op.create_table(
        "ping_choices",
        sa.Column("guild_id", sa.BigInteger, primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True),
        sa.Column("wanted", sa.Boolean),
    )
    op.create_index("ping_choices_of_member", "ping_choices", ["user_id"])
    op.add_column("leftovers", sa.Column("question", sa.Integer))
