"""The best of a season may hold a role."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"


def upgrade() -> None:
    """Who won a season that is over stays without a role."""
    op.create_table(
        "champions",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("reigns", sa.Boolean, nullable=False),
        sa.Column("role_id", sa.BigInteger),
        sa.Column("given", sa.Boolean, nullable=False),
    )
    op.create_index("champions_of_member", "champions", ["user_id"])
