"""Every deal has a scheme, and the presses that are mixed in. The seal is stored with its match."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """What has begun before is of the first scheme, which mixes in nothing."""
    for table in ("tables", "matches"):
        op.add_column(table, sa.Column("scheme", sa.Integer, nullable=False, server_default="1"))
        op.add_column(table, sa.Column("entropy", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("seal", sa.String(64)))
    op.add_column("tournaments", sa.Column("entropy", sa.Text, nullable=False, server_default="[]"))
