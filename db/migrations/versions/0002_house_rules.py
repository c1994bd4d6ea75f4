"""House rules: a table has its own rules instead of only a target, and a server keeps presets."""

import json

import sqlalchemy as sa
from alembic import op

from db.migrations.ids import continue_after, last_id

revision = "0002"
down_revision = "0001"

tables = sa.table(
    "tables", sa.column("id", sa.Integer), sa.column("game"), sa.column("target"), sa.column("house", sa.Text)
)


def upgrade() -> None:
    """Turn every target into a house rule."""
    op.create_table(
        "house_sets",
        sa.Column("guild_id", sa.BigInteger, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("made_by", sa.BigInteger),
        sa.Column("made_at", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("house", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("set_name", sa.Text))
    op.add_column("tables", sa.Column("quick", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("results", sa.Column("cost", sa.Integer))
    op.execute("UPDATE results SET cost = total")
    connection = op.get_bind()
    last = last_id(connection)
    for row in connection.execute(sa.select(tables)).all():
        house = {"is": "House", "game": row.game, "changes": [["target", row.target]]}
        text = json.dumps({"format": 2, "value": house}, separators=(",", ":"))
        connection.execute(sa.update(tables).where(tables.c.id == row.id).values(house=text))
    with op.batch_alter_table("tables", table_kwargs={"sqlite_autoincrement": True}) as batch:
        batch.drop_column("target")
        batch.alter_column("house", server_default=None)
        batch.alter_column("quick", server_default=None)
    # The rebuilt table would reuse the ids of closed tables, and an old button could then act on a new table.
    continue_after(connection, last)
