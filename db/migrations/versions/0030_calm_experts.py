"""At a table experts may play calmly and explain themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"


def upgrade() -> None:
    """At no open table they do, but those for practice."""
    op.add_column("tables", sa.Column("calm", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute("UPDATE tables SET calm = TRUE WHERE lessons IS NOT NULL")
