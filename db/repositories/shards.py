"""The servers of this process, as a condition: Discord spreads servers over the shards by their ids."""

from sqlalchemy import ColumnElement, Connection, Integer, literal, true

from db.database.transactions import Transaction
from model.servers.settings import ShardSet

MADE = 22  # bits of an id below the moment when it was made


def ours(transaction: Transaction | Connection, guild: ColumnElement[int]) -> ColumnElement[bool]:
    """Whether a server is on one of the shards with which the database was opened."""
    share: ShardSet | None = transaction.engine.get_execution_options().get("share")
    if share is None:
        return true()
    made: ColumnElement[int] = guild.bitwise_rshift(literal(MADE, Integer))  # PostgreSQL shifts by no larger type
    return (made % share.count).in_(share.ids)
