"""Each action may name the interaction that caused it, so that one that is delivered twice acts once."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the interaction. Older actions have none."""
    op.add_column("actions", sa.Column("interaction", sa.BigInteger))
    op.create_index(
        "action_of_interaction",
        "actions",
        ["interaction"],
        unique=True,
        sqlite_where=sa.text("interaction IS NOT NULL"),
        postgresql_where=sa.text("interaction IS NOT NULL"),
    )
