"""Eights 1.0.0."""

from alembic import op

from db.migrations.first_release import metadata

revision = "0029"
down_revision = None


def upgrade() -> None:
    """Make every table of a new database."""
    metadata.create_all(op.get_bind())
