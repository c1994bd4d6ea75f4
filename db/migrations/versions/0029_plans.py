"""Players may plan a move."""

import sqlalchemy as sa
from alembic import op

revision = "0029"
down_revision = "0028"


def upgrade() -> None:
    """At every open table they may, and no one has."""
    op.add_column("tables", sa.Column("plans", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("planned", sa.Text, nullable=False, server_default="[]"))
