"""Eights 1.0.0. A new database begins here too, and the next revision makes its tables."""

revision = "0029"
down_revision = None


def upgrade() -> None:
    """Nothing is there yet."""
