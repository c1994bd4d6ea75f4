"""A table may be dealt the cards of a finished match, and the tables of a tournament round the same cards."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Every older table, match and tournament has cards of its own."""
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("cards_of", sa.Integer))
        op.add_column(table, sa.Column("deals", sa.Text, nullable=False, server_default="[]"))
    for table in ("tables", "tournaments"):
        op.add_column(table, sa.Column("duplicate", sa.Boolean, nullable=False, server_default=sa.false()))
