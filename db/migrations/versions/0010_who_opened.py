"""A table knows who opened it, and who agrees to close its match."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Whoever hosts an open table counts as the one who opened it."""
    op.add_column("tables", sa.Column("opened_by", sa.BigInteger))
    op.add_column("tables", sa.Column("closing", sa.Text, nullable=False, server_default="[]"))
    op.execute("UPDATE tables SET opened_by = host_id WHERE tournament_id IS NULL")
