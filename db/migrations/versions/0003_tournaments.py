"""Tournaments, and the tables that belong to one."""

import sqlalchemy as sa
from alembic import op

from db.migrations.ids import continue_after, last_id

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the table of tournaments. Tables that were already open belong to none."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger),
        sa.Column("organiser_id", sa.BigInteger),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("set_name", sa.Text),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("turn_seconds", sa.Float, nullable=False),
        sa.Column("quick", sa.Boolean, nullable=False),
        sa.Column("threads", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("paused", sa.Boolean, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("entrants", sa.Text, nullable=False),
        sa.Column("played", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=False),
        sa.Column("notices", sa.Text, nullable=False),
        sa.Column("opened_at", sa.Float, nullable=False),
        sa.Column("ended_at", sa.Float),
        sa.Column("deadline", sa.Float),
        sa.Column("version", sa.Integer, nullable=False),
        sqlite_autoincrement=True,
    )
    op.create_index("tournaments_of_guild", "tournaments", ["guild_id", "ended_at"])
    connection = op.get_bind()
    last = last_id(connection)
    op.execute("ALTER TABLE tables ADD COLUMN tournament_id INTEGER REFERENCES tournaments (id)")
    op.add_column("tables", sa.Column("turn_seconds", sa.Float))
    op.add_column("tables", sa.Column("one_round", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("called", sa.Text))
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as batch:
        batch.alter_column("one_round", server_default=None)
        batch.alter_column("paused", server_default=None)
    # As in 0002: ids continue from the last table, open or closed.
    continue_after(connection, last)
