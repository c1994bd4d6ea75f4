"""People may take a bot's seat during a match."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"


def upgrade() -> None:
    """Everyone who has a seat by now sat down before the first deal."""
    op.add_column("tables", sa.Column("newcomers", sa.String(8), nullable=False, server_default="open"))
    op.add_column("tables", sa.Column("askers", sa.Text, nullable=False, server_default="[]"))
    op.add_column("results", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
