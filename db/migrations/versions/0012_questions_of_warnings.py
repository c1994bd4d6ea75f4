"""A warning before a turn is over knows the question that it is about."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """No warning is in a channel yet."""
    op.add_column("leftovers", sa.Column("question", sa.Integer))
