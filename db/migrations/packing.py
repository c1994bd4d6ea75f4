"""The actions of matches that were over before the last migration become one record each, as at the end of a match now.

Eights 1.0.0 reads both, so this is done some matches at a time, each time in a transaction of its own: what is packed
when the bot is killed stays so, and the next start goes on.
"""

import json
import zlib

from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

AT_ONCE = 50  # matches in one transaction


def pack_some(connection: Connection, after: int) -> int | None:
    """Pack the actions of some matches that are over, with ids ``after`` this one.

    Returns the last of them, or None if there were none. One whose actions can't be read keeps them as they are.
    """
    query = text(
        "SELECT id FROM matches WHERE id > :after AND ended_at IS NOT NULL"
        " AND EXISTS (SELECT 1 FROM actions WHERE match_id = matches.id) ORDER BY id LIMIT :count"
    )
    found = connection.execute(query.bindparams(after=after, count=AT_ONCE)).scalars().all()
    for match in found:
        _pack(connection, match)
    return found[-1] if found else None


def _pack(connection: Connection, match: int) -> None:
    of_match = "FROM actions WHERE match_id = :match"
    query = text(f"SELECT number, seat, action, events, at {of_match} ORDER BY number")
    try:
        moves = connection.execute(query.bindparams(match=match)).all()
    except DBAPIError:
        return
    packed = zlib.compress(json.dumps(list(zip(*moves, strict=True)), separators=(",", ":")).encode(), 9)
    record = text("INSERT INTO packed_actions (match_id, actions) VALUES (:match, :packed)")
    connection.execute(record.bindparams(match=match, packed=packed))
    connection.execute(text(f"DELETE {of_match}").bindparams(match=match))
