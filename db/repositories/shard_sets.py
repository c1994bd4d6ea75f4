"""The servers of some shards, as a condition."""

from sqlalchemy import ColumnElement, Integer, literal, true

from model.servers.shard_set import MADE, ShardSet


def in_share(guild: ColumnElement[int], share: ShardSet) -> ColumnElement[bool]:
    """Whether a server is on one of the shards."""
    if share.is_whole:
        return true()
    made = guild.bitwise_rshift(literal(MADE, Integer))  # PostgreSQL shifts by no larger type
    return (made % share.count).in_(share.ids)
