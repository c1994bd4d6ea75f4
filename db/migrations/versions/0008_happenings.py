"""A table remembers who came and went during its match."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Nothing is known of what happened before."""
    op.add_column("tables", sa.Column("happenings", sa.Text, nullable=False, server_default="[]"))
