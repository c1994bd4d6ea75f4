"""A table may be for practice, and then remembers what it has explained. Each server is greeted once."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """No table that is open is for practice, and no server was greeted."""
    op.add_column("tables", sa.Column("lessons", sa.Text))
    op.create_table(
        "greeted",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )
