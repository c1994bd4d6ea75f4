"""Tables and tournaments in a thread know its channel, and a table without a clock is looked after."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"


def upgrade() -> None:
    """The channel is known of tables that were given a thread. Tables without a clock are looked after in a day."""
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
    tomorrow = sa.text("UPDATE tables SET deadline = :at WHERE deadline IS NULL AND phase = 'match' AND pace = 'none'")
    op.execute(tomorrow.bindparams(at=time.time() + 24 * 3600))
