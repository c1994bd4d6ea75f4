"""When a tournament begins by itself, when its sign-up ends, and whether many tables go to threads."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Leave older tournaments as they were opened: begun by their organiser, with tables where they stand."""
    op.add_column("tournaments", sa.Column("spreads", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournaments", sa.Column("starts_at", sa.Float))
    op.add_column("tournaments", sa.Column("closes_at", sa.Float))
