"""A server has settings, a person has preferences, and a table has a pace."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Nothing is set, and tables keep the time for a turn that they had."""
    op.create_table(
        "server_settings",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("settings", sa.Text, nullable=False),
    )
    op.create_table(
        "preferences",
        sa.Column("guild_id", sa.BigInteger, primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True),
        sa.Column("preferences", sa.Text, nullable=False),
    )
    op.create_index("preferences_of_member", "preferences", ["user_id"])
    op.add_column("tables", sa.Column("pace", sa.String(8)))
