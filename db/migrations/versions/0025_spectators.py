"""People cheer at tables, and those who watch guess who wins."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    """At tables that are open anyone may cheer."""
    op.add_column("tables", sa.Column("cheers", sa.Boolean, nullable=False, server_default=sa.true()))
    _of_tables("cheers", sa.Column("kind", sa.String(16), nullable=False), sa.Column("at", sa.Float, nullable=False))
    _of_tables("winner_guesses", sa.Column("seat", sa.Integer, nullable=False))


def _of_tables(name: str, *columns: sa.Column[Any]) -> None:
    """What each member said last at a table."""
    op.create_table(
        name,
        sa.Column("guild_id", sa.BigInteger, primary_key=True),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        *columns,
    )
    op.create_index(f"{name}_of_member", name, ["user_id"])
    op.create_index(f"{name}_at_table", name, ["table_id"])
