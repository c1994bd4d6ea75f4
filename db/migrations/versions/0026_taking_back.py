"""At a table a play may be taken back, if the others agree."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    """Tables that are open allow it from their next match on."""
    op.add_column("tables", sa.Column("take_backs", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("agreeing", sa.Text, nullable=False, server_default="[]"))
