"""An invitation knows whom it is for."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Nobody knows whom the older ones are for, so their lines go at the first start of this version."""
    op.add_column("leftovers", sa.Column("user_id", sa.BigInteger))
