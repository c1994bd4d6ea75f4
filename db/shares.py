"""The servers of some shards, as a condition."""

from typing import Any

from sqlalchemy import ColumnElement, true

from model.share import MADE, Share


def in_share(guild: ColumnElement[Any], share: Share) -> ColumnElement[bool]:
    """Whether a server is on one of the shards."""
    return true() if share.is_whole else (guild.bitwise_rshift(MADE) % share.count).in_(share.ids)
