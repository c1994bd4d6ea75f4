"""A table may be for practice. It then remembers what it has explained."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0007"


def upgrade() -> None:
    """Add the column. No table that is open is for practice."""
    op.add_column("tables", sa.Column("lessons", sa.Text))
