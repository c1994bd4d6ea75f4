"""Tables and tournaments that stand in a thread know its channel."""

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """As far as it is known: for tournaments and for tables that were given a thread of their own."""
    for name in ("tables", "tournaments"):
        op.add_column(name, sa.Column("parent_id", sa.BigInteger))
    op.execute(
        "UPDATE tables SET parent_id = (SELECT channel_id FROM leftovers"
        " WHERE leftovers.kind = 'thread' AND leftovers.message_id = tables.channel_id)"
    )
    op.execute(
        "UPDATE tables SET parent_id = (SELECT channel_id FROM tournaments"
        " WHERE tournaments.id = tables.tournament_id AND tournaments.channel_id <> tables.channel_id)"
        " WHERE tournament_id IS NOT NULL"
    )
